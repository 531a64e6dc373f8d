### What a claim or a choice would bring, in a line under it, and what one has looked at; only the player sees it.
### $player (name) is another player; $amount (number) is gold.

## What each character does, in a few words, told to whoever may announce it: the description of an option
## (at most 100 characters) and the line above a power’s question. Put together: read after the name.

brief-judge = take all the gold in the courthouse
brief-bishop = take 2 gold from the richest other player
brief-king = take 3 gold from the bank
# Must be right for two players too, where both cards are the opponent’s.
brief-fool = take 1 gold, then swap two cards of others unseen – or not
brief-queen = take 2 gold from the bank
brief-thief = take 1 gold from each neighbour
# $amount (number): the reader’s own gold.
brief-witch = trade your { gold } for another player’s fortune – or not
brief-spy = look at your card and another, then swap the two – or not
brief-peasant = take 1 gold from the bank, 2 if both are revealed
brief-cheat = win on the spot with 10 gold or more
brief-inquisitor = ask a player who they think they are; if wrong, they pay you 4 gold
brief-widow = take gold from the bank until you have 10

## The same where it can be counted: what it would bring right now. Read after the character’s name, or a player’s.

brings-bank = { gold } from the bank
brings-court = { gold } from the courthouse
brings-player = { gold } from { $player }
brings-richest = { gold } from { $player }, the richest
# Put together into brings-parts. The Thief.
brings-part = { $amount } from { $player }
# $parts (text): a list of brings-part.
brings-parts = { $parts }
# $brief (text): a text brief-…; $players (text): names between whom to choose.
brings-among = { $brief }: { $players }
# $brief (text): a text brief-….
brings-nothing = { $brief } – nothing right now
# The Witch. $got, $given (numbers): the other’s gold and the reader’s.
brings-fortune = { $got } gold for your { $given }
# $what (text): one of the texts above.
brings-victory = { $what } – and you win!
# $what (text): one of the texts above.
brings-end = { $what } – and the game ends
brings-win = you win on the spot!

## “My card”, “I’m back”, and the choice of the last time.

# Put together: after an option and a dash.
option-as-last-time = as last time
button-card = My card
button-back = I’m back
card-none = You have not looked at a card lately.
# Below the card that somebody saw last. $count (number): how often it may have been swapped since.
card-moved = { $count ->
    [0] Nobody else has touched it since.
    [one] Since then somebody else may have swapped it, once.
   [2] Since then others may have swapped it, twice.
   *[other] Since then others may have swapped it, { $count } times.
}
