### What pictures say: a few words in them, and their descriptions for whoever does not see them.
### $player (name) is a player; $place (number) their seat’s number; $amount (number) gold;
### $card, $cards (text) are characters’ names; $power (text) is a text power-….

## Written into pictures.

picture-said = “I am { $character-the }!”
picture-deal-title = Who is who?

## Descriptions of whole pictures, read aloud by a screen reader.

# The turn. $seats (text): a list of picture-seat; $court, $bank (numbers): the gold lying there.
picture-table = The table, clockwise: { $seats }. Courthouse { $court }, bank { $bank }.
# $seats (text): a list of picture-dealt.
picture-deal = Every card face up, clockwise: { $seats }.
# $said (text): picture-said; $claimants (text): a list of picture-right and picture-wrong.
picture-reveal = { $said } Masks off: { $claimants }.
# A card that somebody looks at. $where (text): whose it is, a text option-….
picture-peek = { $where }: { $card }. { $power }
picture-entry = { $card }: { $power }

## Parts of the descriptions above. Put together: lists, and sentences one after the other.

picture-seat = { $place } { $player }, { gold }
# $notes (text): a list of picture-note-….
picture-seat-noted = { $place } { $player }, { gold } ({ $notes })
# Put together: $before and $after (text) are two seats, or two who claimed something.
picture-between = { $before }; { $after }
picture-dealt = { $place } { $player }: { $cards }
# $notes (text): picture-note-automaton or picture-note-away.
picture-dealt-noted = { $place } { $player } ({ $notes }): { $cards }
picture-centre = In the centre: { $cards }.
# $count (number): how many.
picture-centre-down = { $count ->
    [one] A card face down in the centre.
   *[other] { $count } cards face down in the centre.
}
# $said (text): picture-said.
picture-claim = { $player }: { $said }
# $places (text): whose two cards were taken: names, or picture-the-centre.
picture-swapped = Last under the table: { $places }.
picture-the-centre = the centre
picture-right = { $place } { $player }: { $card }, right
picture-wrong = { $place } { $player }: { $card }, wrong

## What is said of a seat, in brackets after it. Put together: a list.

picture-note-turn = to move
picture-note-automaton = automaton
picture-note-away = away, an automaton plays
picture-note-winner = wins
picture-note-claims = objects
picture-note-shows = face up: { $cards }
picture-note-gained = gained { $amount }
picture-note-lost = lost { $amount }
