picture-said = “Ik ben { $character-the }!”
picture-deal-title = Wie is wie?

picture-table = De tafel, met de klok mee: { $seats }. Rechtbank { $court }, bank { $bank }.
picture-deal = Alle kaarten open, met de klok mee: { $seats }.
picture-reveal = { $said } Maskers af: { $claimants }.
picture-peek = { $where }: { $card }. { $power }
picture-entry = { $card }: { $power }

picture-seat = { $place } { $player }, { gold }
picture-seat-noted = { $place } { $player }, { gold } ({ $notes })
picture-between = { $before }; { $after }
picture-dealt = { $place } { $player }: { $cards }
picture-dealt-noted = { $place } { $player } ({ $notes }): { $cards }
picture-centre = In het midden: { $cards }.
picture-centre-down = { $count ->
    [one] Eén gedekte kaart in het midden.
   *[other] { $count } gedekte kaarten in het midden.
}
picture-claim = { $player }: { $said }
picture-swapped = Het laatst onder de tafel: { $places }.
picture-the-centre = het midden
picture-right = { $place } { $player }: { $card }, klopt
picture-wrong = { $place } { $player }: { $card }, klopt niet

picture-note-turn = aan de beurt
picture-note-automaton = bot
picture-note-away = afwezig, een bot valt in
picture-note-winner = wint
picture-note-claims = beweert het
picture-note-shows = open: { $cards }
picture-note-gained = { $amount } erbij
picture-note-lost = { $amount } kwijt
