# What pictures say: a few words in them, and their descriptions for whoever does not see them.

picture-said = “I am { $character-the }!”
picture-deal-title = Who is who?

picture-table = The table, clockwise: { $seats }. Courthouse { $court }, bank { $bank }.
picture-deal = Every card face up, clockwise: { $seats }.
picture-reveal = { $said } Masks off: { $claimants }.
picture-peek = { $where }: { $card }. { $power }
picture-entry = { $card }: { $power }

picture-seat = { $place } { $player }, { gold }
picture-seat-noted = { $place } { $player }, { gold } ({ $notes })
picture-dealt = { $place } { $player }: { $cards }
picture-centre = In the centre: { $cards }.
picture-centre-down = { $count ->
    [one] A card face down in the centre.
   *[other] { $count } cards face down in the centre.
}
picture-claim = { $player }: { $said }
picture-swapped = Last under the table: { $places }.
picture-the-centre = the centre
picture-right = { $place } { $player }: { $card }, right
picture-wrong = { $place } { $player }: { $card }, wrong

picture-note-turn = to move
picture-note-automaton = automaton
picture-note-away = away, an automaton plays
picture-note-winner = wins
picture-note-claims = claims it
picture-note-shows = face up: { $cards }
picture-note-gained = gained { $amount }
picture-note-lost = lost { $amount }
