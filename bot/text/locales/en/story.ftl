### What happened, told by the host. $player and $other (names) are players, with a sign where an automaton plays;
### $players (text) is a list of them, $count (number) how many it has; $amount (number) is gold.

## Cards, in the form that “took …” and “looked at …” need. Put together: into the story, notes and questions.

card-own = their own card
card-own-left = their own left card
card-own-right = their own right card
card-own-protected = their own protected card
card-your = your card
card-your-left = your left card
card-your-right = your right card
card-your-protected = your protected card
card-of = { $player }’s card
card-of-left = { $player }’s left card
card-of-right = { $player }’s right card
card-of-protected = { $player }’s protected card
card-centre = the card from the centre
# $number (number): which of the cards in the centre.
card-centre-numbered = card { $number } from the centre

## An amount of gold, in other texts.

gold = { $amount } gold

## What happened in a turn, as everyone may know it: in the turn’s message for the whole channel, which in the end
## is one line. Each is a whole sentence. Put together: several follow each other.

# The turn’s last form. $turn (number): the turn; $story (text): the sentences below.
story-line = { $turn } · { $story }
# $first, $second (text): two cards, texts card-….
story-swap = { $player } took { $first } and { $second } under the table. Swapped – or not?
# After the game. $first, $second (text): two cards, texts card-….
story-swap-real = { $player } really swapped { $first } and { $second }.
# After the game. $first, $second (text): two cards, texts card-….
story-swap-not = { $player } only pretended to swap { $first } and { $second }.
# $card (text): a card, a text card-….
story-peek = { $player } looked in secret at { $card }.
# After the game. $card (text): a card, a text card-….
story-peek-saw = { $player } looked in secret at { $card } and saw { $character-the }.
# The Spy. $first, $second (text): two cards, texts card-….
story-look = { $player } looked in secret at { $first } and { $second }.
story-announced = { $player }: “I am { $character-the }!”
story-announced-left = { $player }, with a hand on the left card: “I am { $character-the }!”
story-announced-right = { $player }, with a hand on the right card: “I am { $character-the }!”
story-uncontested = Not a soul objected.
story-unopposed = Not a soul objected: { $player } is { $character-the } – or so they say.
story-contested = { $count ->
    [one] Objection: { $players }.
   *[other] Objections: { $players }.
}
story-showed = { $player } revealed { $character-the }.
story-showed-left = { $player } revealed their left card: { $character-the }.
story-showed-right = { $player } revealed their right card: { $character-the }.
story-showed-protected = { $player } revealed their protected card: { $character-the }.
# Put together. $masks (text): a list of mask-true and mask-false.
story-unmasked = Masks off: { $masks }.
# Put together. $masks (text): a list of mask-false.
story-nobody-right = Masks off – and nobody was right! { $masks }.
# Put together: into mask-true or mask-false.
mask = { $player } ({ $character })
mask-left = { $player } (left: { $character })
mask-right = { $player } (right: { $character })
mask-protected = { $player } (protected: { $character })
# $mask (text): one of the texts above.
mask-true = **{ $mask }** ✔
# $mask (text): one of the texts above.
mask-false = { $mask } ✘
story-took-bank = { $player } took { gold } from the bank.
story-took-court = { $player } took { gold } from the courthouse.
story-court-empty = { $player } found the courthouse empty.
story-bank-gave-nothing = { $player } took nothing from the bank.
story-took-player = { $player } took { gold } from { $other }.
# The Thief. $others (text): the two neighbours, from each of whom it is taken.
story-took-players = { $player } took { gold } each from { $others }.
# The Witch. $given, $got (numbers): gold.
story-fortunes = { $player } swapped fortunes with { $other } ({ $given } for { $got }).
# The Witch.
story-declined = { $player } kept their own gold.
# The Inquisitor.
story-chose-player = { $player } pointed at { $other }.
story-answer-which-character = { $player } named { $character-the }.
# Whom the Inquisitor asked.
story-answer-who-are-you = { $player } said: “I am { $character-the }.”
story-no-effect = Nothing happened.
# Fines, paid to the courthouse.
story-fines = { $count ->
    [one] Fine: { $players } −1.
   *[other] Fines: { $players } −1 each.
}
# The Cheat.
story-power-won = { $player } has at least 10 gold – and wins on the spot!
story-time-ran-out = Time ran out for { $players }.
story-turn-ran-out = Time ran out for { $players }, who swapped nothing.
story-late-declined = Time ran out for { $player }, who kept their own gold.
story-late-chose-player = Time ran out for { $player }, who pointed at { $other }.
story-late-answer-which-character = Time ran out for { $player }, who named { $character-the }.
story-late-answer-who-are-you = Time ran out for { $player }: silence means “I am { $character-the }.”
story-kept = An automaton now plays for { $player }.
story-returned = { $player } is back at the table.
# $place (number): the seat’s number.
story-left-by = { $player } has left; an automaton now plays in seat { $place }.
# $place (number): the seat’s number.
story-joined = { $player } has taken seat { $place }.
story-cards-down = The cards are face down. Masks on!
# $place (number): the seat’s number.
story-given = A moderator has given { $player }’s seat ({ $place }) to an automaton.
# $place (number): the seat’s number.
story-replaced = { $player } has taken over { $other }’s seat ({ $place }), offered by a moderator.
story-stopped = The game was stopped.
story-deserted = Everybody was away, so the game was stopped.

## The whole game turn by turn, once it is over.

# $page, $pages (numbers): this page, and how many there are.
story-title = ### What really happened ({ $page } of { $pages })
story-dealt = **The deal**
# These two turn the pages of lists in the order of time, the newest first or last.
button-earlier = Earlier
button-later = Later
story-not-yet = Patience: the truth comes out when the game is over.
