# The characters. Every form that a sentence may need is an attribute;
# sentences use them as $character, $character-the and so on.

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

# What each character does, to be read after the name and a dash.
power-judge = takes all the gold in the courthouse.
power-bishop = takes 2 gold from the richest of the other players.
power-king = takes 3 gold from the bank.
power-fool = takes 1 gold from the bank, then swaps two other players’ cards without looking at them – or not.
power-queen = takes 2 gold from the bank.
power-thief = takes 1 gold from the neighbour on the left and 1 from the neighbour on the right.
power-witch = may swap their whole fortune with another player’s.
power-spy = looks in secret at their own card and one other, then swaps the two – or not.
power-peasant = takes 1 gold from the bank; if both Peasants show themselves, each takes 2.
power-cheat = wins at once with 10 gold or more.
power-inquisitor = points at a player, who says who they are and shows their card; if wrong, they pay the Inquisitor 4 gold.
power-widow = takes gold from the bank up to a total of 10.

# What else there is to know about each, for those who ask.
more-judge = Fines of this very turn are paid afterwards and wait in the courthouse for the next Judge. There is a Judge in every game.
more-bishop = If several others are equally rich, the Bishop chooses one of them.
more-king = No choice and no secret: simple, strong, and therefore often claimed.
more-fool = Only the Fool knows whether the cards were swapped. The Fool’s own card and those in the centre are out of reach.
more-queen = A little less than the King, and a little less suspicious.
more-thief = Left and right are seen from whoever is the Thief. With two players the one opponent is both neighbours.
more-witch = All the gold changes hands at once. The Witch may also leave everything as it is.
more-spy = Everybody sees which card the Spy chose, a player’s or one in the centre; only the Spy knows what it was, and whether the two were swapped.
more-peasant = There are two Peasant cards. They come together or not at all, and need 8 players or more.
more-cheat = With less than 10 gold nothing happens. Whoever wins as the Cheat wins alone.
more-inquisitor = The player may be wrong on purpose. The Inquisitor needs 8 players or more.
more-widow = With 10 gold or more nothing happens, and nothing is lost.
