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
card-of = { $player }'s card
card-of-left = { $player }'s left card
card-of-right = { $player }'s right card
card-of-protected = { $player }'s protected card
card-centre = the card from the centre
card-centre-numbered = card { $number } from the centre

gold = { $amount ->
    [one] { $amount } gold
   *[other] { $amount } gold
}

story-swap = { $player } took { $first } and { $second } under the table. Exchanged, or not?
story-swap-real = { $player } took { $first } and { $second } under the table and exchanged them.
story-swap-not = { $player } took { $first } and { $second } under the table and did not exchange them.
story-peek = { $player } looked in secret at { $card }.
story-peek-saw = { $player } looked in secret at { $card } and saw { $character-the }.
story-look = { $player } looked in secret at { $first } and { $second }.
story-announced = { $player }: “I am { $character-the }!”
story-announced-left = { $player }, with a hand on the left card: “I am { $character-the }!”
story-announced-right = { $player }, with a hand on the right card: “I am { $character-the }!”
story-uncontested = Nobody contested.
story-contested = { $count ->
    [one] { $players } contested.
   *[other] { $players } contested.
}
story-showed = { $player } showed { $character-the }.
story-showed-left = { $player } showed their left card: { $character-the }.
story-showed-right = { $player } showed their right card: { $character-the }.
story-showed-protected = { $player } showed their protected card: { $character-the }.
story-nobody-right = Nobody was right.
story-took-bank = { $player } took { gold } from the bank.
story-took-court = { $player } took { gold } from the court.
story-court-empty = { $player } found the court empty.
story-bank-gave-nothing = { $player } took nothing from the bank.
story-took-player = { $player } took { gold } from { $other }.
story-fortunes = { $player } exchanged fortunes with { $other }: { $given } gold for { $got }.
story-declined = { $player } left everything as it was.
story-chose-player = { $player } pointed at { $other }.
story-answer-which-character = { $player } named { $character-the }.
story-answer-who-are-you = { $player } said: “I am { $character-the }.”
story-no-effect = Nothing came of it.
story-fines = { $count ->
    [one] { $players } paid 1 gold to the court.
   *[other] { $players } paid 1 gold each to the court.
}
story-power-won = { $player } has at least 10 gold, and wins.
story-time-ran-out = Time ran out for { $players }.
story-kept = An automaton now keeps { $player }'s seat.
story-returned = { $player } is back at the table.
story-left = An automaton now plays at place { $place }.
story-left-by = { $player } has left; an automaton now plays at place { $place }.
story-joined = { $player } has taken place { $place }.
story-cards-down = All cards now lie face down.
story-stopped = The game was stopped.

story-title = ### The whole story ({ $page } of { $pages })
story-turn = **{ $turn }.**
story-dealt = **At first**
button-earlier = Earlier
button-later = Later
story-not-yet = The whole story can be read when the game is over.
