picture-said = „Ich bin { $character-the }!“
picture-deal-title = Wer ist wer?

picture-table = Der Tisch, im Uhrzeigersinn: { $seats }. Gericht { $court }, Bank { $bank }.
picture-deal = Alle Karten offen, im Uhrzeigersinn: { $seats }.
picture-reveal = { $said } Masken ab: { $claimants }.
picture-peek = { $where }: { $card }. { $power }
picture-entry = { $card }: { $power }

picture-seat = { $place } { $player }, { gold }
picture-seat-noted = { $place } { $player }, { gold } ({ $notes })
picture-between = { $before }; { $after }
picture-dealt = { $place } { $player }: { $cards }
picture-dealt-noted = { $place } { $player } ({ $notes }): { $cards }
picture-centre = In der Tischmitte: { $cards }.
picture-centre-down = { $count ->
    [one] Eine verdeckte Karte in der Tischmitte.
   *[other] { $count } verdeckte Karten in der Tischmitte.
}
picture-claim = { $player }: { $said }
picture-swapped = Zuletzt unter dem Tisch: { $places }.
picture-the-centre = die Tischmitte
picture-right = { $place } { $player }: { $card }, richtig
picture-wrong = { $place } { $player }: { $card }, falsch

picture-note-turn = am Zug
picture-note-automaton = Bot
picture-note-away = abwesend, ein Bot spielt
picture-note-winner = gewinnt
picture-note-claims = behauptet es
picture-note-shows = aufgedeckt: { $cards }
picture-note-gained = { $amount } gewonnen
picture-note-lost = { $amount } verloren
