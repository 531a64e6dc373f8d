# What happened, as everyone may know it. Each is a whole sentence.
# Cards are named in the form that «took …» or «looked at …» needs.

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
card-centre-numbered = card { $number } from the centre

gold = { $amount ->
    [one] { $amount } gold
   *[other] { $amount } gold
}

story-line = { $turn } · { $story }
story-swap = { $player } took { $first } and { $second } under the table. Swapped – or not?
story-swap-real = { $player } took { $first } and { $second } under the table and swapped them.
story-swap-not = { $player } took { $first } and { $second } under the table and only pretended to swap them.
story-peek = { $player } looked in secret at { $card }.
story-peek-saw = { $player } looked in secret at { $card } and saw { $character-the }.
story-look = { $player } looked in secret at { $first } and { $second }.
story-announced = { $player }: “I am { $character-the }!”
story-announced-left = { $player }, with a hand on the left card: “I am { $character-the }!”
story-announced-right = { $player }, with a hand on the right card: “I am { $character-the }!”
story-uncontested = Not a soul objected.
story-unopposed = Not a soul objected: { $player } is { $character-the } – or so they say.
story-contested = { $count ->
    [one] { $players } objected.
   *[other] { $players } all objected.
}
story-showed = { $player } showed { $character-the }.
story-showed-left = { $player } showed their left card: { $character-the }.
story-showed-right = { $player } showed their right card: { $character-the }.
story-showed-protected = { $player } showed their protected card: { $character-the }.
story-unmasked = Masks off: { $masks }.
story-nobody-right = Masks off – and every one of them was wrong! { $masks }.
mask = { $player } ({ $character })
mask-left = { $player } (left: { $character })
mask-right = { $player } (right: { $character })
mask-protected = { $player } (protected: { $character })
mask-true = **{ $mask }** ✔
mask-false = { $mask } ✘
story-took-bank = { $player } took { gold } from the bank.
story-took-court = { $player } took { gold } from the courthouse.
story-court-empty = { $player } found the courthouse empty.
story-bank-gave-nothing = { $player } took nothing from the bank.
story-took-player = { $player } took { gold } from { $other }.
story-fortunes = { $player } swapped fortunes with { $other } ({ $given } for { $got }).
story-declined = { $player } kept their own gold.
story-chose-player = { $player } pointed at { $other }.
story-answer-which-character = { $player } named { $character-the }.
story-answer-who-are-you = { $player } said: “I am { $character-the }.”
story-no-effect = Nothing happened.
story-fines = { $count ->
    [one] { $players } −1.
   *[other] { $players } −1 each.
}
story-power-won = { $player } has at least 10 gold – and wins on the spot!
story-time-ran-out = Time ran out for { $players }.
story-turn-ran-out = Time ran out for { $players }, who swapped nothing.
story-late-declined = Time ran out for { $player }, who kept their own gold.
story-late-chose-player = Time ran out for { $player }, who pointed at { $other }.
story-late-answer-which-character = Time ran out for { $player }, who named { $character-the }.
story-late-answer-who-are-you = Time ran out for { $player }: silence means “I am { $character-the }.”
story-kept = An automaton now plays for { $player }.
story-returned = { $player } is back at the table.
story-left-by = { $player } has left; an automaton now plays in seat { $place }.
story-joined = { $player } has taken seat { $place }.
story-cards-down = The cards are face down. Masks on!
story-given = A moderator has given { $player }’s seat, number { $place }, to an automaton.
story-replaced = { $player } has taken { $other }’s seat, number { $place }, which a moderator offered.
story-stopped = The game was stopped.
story-deserted = Everybody was away, so the game was stopped.

story-title = ### What really happened ({ $page } of { $pages })
story-dealt = **At first**
button-earlier = Earlier
button-later = Later
story-not-yet = What really happened can be read when the game is over.
