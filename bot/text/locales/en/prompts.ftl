# What a claim or a choice would bring, in a line under it, and what one has looked at.

# What each character does, in a few words, to be read after its name; $amount is the reader's own gold.
brief-judge = takes all the gold in the courthouse
brief-bishop = takes 2 gold from the richest other player
brief-king = takes 3 gold from the bank
brief-fool = takes 1 gold, then swaps two other players’ cards – or not
brief-queen = takes 2 gold from the bank
brief-thief = takes 1 gold from each neighbour
brief-witch = may trade your { gold } for another player’s fortune
brief-spy = looks at your card and another, then swaps the two – or not
brief-peasant = takes 1 gold from the bank, 2 if both are revealed
brief-cheat = wins on the spot with 10 gold or more
brief-inquisitor = asks a player who they are; if wrong, they pay you 4 gold
brief-widow = takes gold from the bank up to a total of 10

brings-bank = takes { gold } from the bank
brings-court = takes { gold } from the courthouse
brings-player = takes { gold } from { $player }
brings-richest = takes { gold } from { $player }, the richest
brings-part = { $amount } from { $player }
brings-parts = takes { $parts }
brings-among = { $brief }: { $players }
brings-nothing = { $brief } – nothing right now
brings-fortune = { $got } gold for your { $given }
brings-victory = { $what } – and wins!
brings-end = { $what } – and the game ends
brings-win = wins on the spot!

option-as-last-time = as last time
button-card = My card
button-back = I’m back
card-none = You have not looked at a card lately.
card-moved = { $count ->
    [0] Nobody else has touched it since.
    [one] Since then somebody else may have swapped it, once.
   *[other] Since then others may have swapped it, { $count } times.
}
