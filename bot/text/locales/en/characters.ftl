### The characters. A sentence may need a name in several forms: each is an attribute of the name, so that
### $character brings $character-the and whatever other forms a language has (.acc, .of, .gen …) along.

## What is printed on the card, everywhere; .the is the form of “I am …”.

character-judge = Judge
    .the = the Judge
character-bishop = Bishop
    .the = the Bishop
character-king = King
    .the = the King
character-fool = Fool
    .the = the Fool
character-queen = Queen
    .the = the Queen
character-thief = Thief
    .the = the Thief
character-witch = Witch
    .the = the Witch
character-spy = Spy
    .the = the Spy
character-peasant = Peasant
    .the = a Peasant
character-cheat = Cheat
    .the = the Cheat
character-inquisitor = Inquisitor
    .the = the Inquisitor
character-widow = Widow
    .the = the Widow

## What each character does: the rules, a claim at the table, a card that somebody has looked at.
## Put together: read after the name and a dash.

power-judge = takes all the gold in the courthouse.
power-bishop = takes 2 gold from the richest of the other players.
power-king = takes 3 gold from the bank.
# Must be right for two players too, where both cards are the opponent’s.
power-fool = takes 1 gold from the bank, then swaps two cards of other players without looking – or not.
power-queen = takes 2 gold from the bank.
power-thief = takes 1 gold from each neighbour, left and right.
power-witch = may swap their whole fortune with another player’s.
power-spy = peeks at their own card and one other, then swaps the two – or not.
power-peasant = takes 1 gold from the bank; if both Peasants are revealed in the same turn, each takes 2.
power-cheat = wins on the spot with 10 gold or more.
power-inquisitor = points at another player, who says who they think they are, then reveals their card; if wrong, they pay the Inquisitor 4 gold.
power-widow = takes gold from the bank until they have 10.

## What else there is to know about each, below its power: /mascarade rules with a character.

more-judge = Fines of this very turn are paid afterwards and wait in the courthouse for the next Judge. There is a Judge in every game.
more-bishop = If several players tie for richest, the Bishop picks one of them.
more-king = No tricks, just gold. Everybody wants to be King, and plenty will say they are.
more-fool = Only the Fool knows whether the cards were really swapped. The Fool may touch neither their own card nor those in the centre. With two players these are the opponent’s left and right cards.
more-queen = A little less than the King, and a little less suspicious.
more-thief = Left and right are seen from the Thief. With two players your opponent sits on both sides of you, and pays twice.
more-witch = Every coin changes hands. The Witch may also keep what they have.
more-spy = Everybody sees which card the Spy picked. Only the Spy knows what it was, and whether the two were swapped.
more-peasant = There are two Peasants. They come as a pair, and only with 8 players or more.
more-cheat = With less than 10 gold nothing happens. The Cheat never shares a victory.
more-inquisitor = Whoever is asked may get it wrong on purpose. The Inquisitor needs 8 players or more.
more-widow = With 10 gold or more nothing happens, and nothing is lost.
