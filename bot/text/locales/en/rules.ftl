### Pages of /mascarade rules for a number of players, alone or with a character. $players (number) is how many.

## The page for a number of players.

command-rules-players = Only what matters with this many players
rules-players = { $players ->
    [2] ### With two players
    [3] ### With three players
   *[other] ### With { $players } players
}
# $hands (number): how many cards everyone has.
rules-hands = { $hands ->
    [3] Everyone has three cards – left, right and a protected one – and 6 gold. Swap your left or right card with another of your own, or with your opponent’s left or right one. Peek at any of yours. Announce with left or right; contest with any of the three. Only that card counts.
    [2] Everyone has two cards, left and right, and 6 gold. Swap one of them with your other one or with any card of an opponent. Peek at one, announce or contest with one: only that card counts.
   *[other] Everyone has one card and 6 gold.
}

## What is different about each character with two or three players, below its power.

# Stands for all characters that have nothing else to say.
small-claim = Put a hand on one of your cards when you announce or contest: only that one counts.
small-bishop = { $players ->
    [2] With two players that is your opponent.
   *[other] { small-claim }
}
small-fool = { $players ->
    [2] With two players these are your opponent’s left and right cards.
   *[other] With three players it is one card from each opponent.
}
small-thief = { $players ->
    [2] With two players your opponent sits on both sides of you and pays 2 gold.
   *[other] With three players both opponents are your neighbours.
}
small-spy = { $players ->
    [2] With two players you look at the card you announced or contested with and at any other one, except your opponent’s protected card.
   *[other] With three players you look at the card you announced or contested with and at any other one.
}
small-judge = { small-claim }
small-king = { small-claim }
small-queen = { small-claim }
small-witch = { small-claim }
small-cheat = { small-claim }
small-peasant = { small-claim }
small-inquisitor = { small-claim }
small-widow = { small-claim }
