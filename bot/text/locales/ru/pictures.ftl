picture-said = «Я — { $character }!»
picture-deal-title = Кто есть кто?

picture-table = Стол, по часовой стрелке: { $seats }. Суд { $court }, банк { $bank }.
picture-deal = Все карты лицом вверх, по часовой стрелке: { $seats }.
picture-reveal = { $said } Маски долой: { $claimants }.
picture-peek = { $where }: { $card }. { $power }
picture-entry = { $card }: { $power }

picture-seat = { $place } { $player }, { gold }
picture-seat-noted = { $place } { $player }, { gold } ({ $notes })
picture-between = { $before }; { $after }
picture-dealt = { $place } { $player }: { $cards }
picture-dealt-noted = { $place } { $player } ({ $notes }): { $cards }
picture-centre = В центре стола: { $cards }.
picture-centre-down = { $count ->
    [one] { $count } карта рубашкой вверх в центре стола.
    [few] { $count } карты рубашкой вверх в центре стола.
   *[many] { $count } карт рубашкой вверх в центре стола.
}
picture-claim = { $player }: { $said }
picture-swapped = Последними под столом побывали: { $places }.
picture-the-centre = центр стола
picture-right = { $place } { $player }: { $card }, верно
picture-wrong = { $place } { $player }: { $card }, неверно

picture-note-turn = ходит
picture-note-automaton = бот
picture-note-away = отсутствует, играет бот
picture-note-winner = победа
picture-note-claims = претендует
picture-note-shows = лицом вверх: { $cards }
picture-note-gained = +{ $amount }
picture-note-lost = −{ $amount }
