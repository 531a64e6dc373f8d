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

power-judge = takes all the gold on the court.
power-bishop = takes 2 gold from the richest other player.
power-king = takes 3 gold from the bank.
power-fool = takes 1 gold from the bank, then exchanges two other players' cards, or not.
power-queen = takes 2 gold from the bank.
power-thief = takes 1 gold from each neighbour.
power-witch = may exchange fortunes with another player.
power-spy = looks in secret at their own card and another one, then exchanges them, or not.
power-peasant = takes 1 gold from the bank; if both Peasants show themselves, each takes 2.
power-cheat = wins at once with 10 gold or more.
power-inquisitor = points at a player, who must name their own character and show it, or pay 4 gold if wrong.
power-widow = takes gold from the bank up to a total of 10.
