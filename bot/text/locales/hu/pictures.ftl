picture-said = „Én vagyok { $character-the }!”
picture-deal-title = Ki kicsoda?

picture-table = Az asztal, az óramutató járása szerint: { $seats }. Bíróság { $court }, bank { $bank }.
picture-deal = Minden lap felfordítva, az óramutató járása szerint: { $seats }.
picture-reveal = { $said } Le az álarcokkal: { $claimants }.
picture-peek = { $where }: { $card }. { $power }
picture-entry = { $card }: { $power }

picture-seat = { $place } { $player }, { gold }
picture-seat-noted = { $place } { $player }, { gold } ({ $notes })
picture-between = { $before }; { $after }
picture-dealt = { $place } { $player }: { $cards }
picture-dealt-noted = { $place } { $player } ({ $notes }): { $cards }
picture-centre = Középen: { $cards }.
picture-centre-down = { $count ->
    [one] Középen egy lefordított lap.
   *[other] Középen { $count } lefordított lap.
}
picture-claim = { $player }: { $said }
picture-swapped = Legutóbb az asztal alatt: { $places }.
picture-the-centre = a közép
picture-right = { $place } { $player }: { $card }, igaza volt
picture-wrong = { $place } { $player }: { $card }, tévedett

picture-note-turn = ő következik
picture-note-automaton = gépi játékos
picture-note-away = távol van, gépi játékos játszik helyette
picture-note-winner = nyert
picture-note-claims = azt állítja, hogy ő az
picture-note-shows = felfedve: { $cards }
picture-note-gained = { $amount } aranyat szerzett
picture-note-lost = { $amount } aranyat veszített
