# De regels voor een aantal spelers, alleen of met een karakter.

command-rules-players = Alleen wat geldt voor dit aantal spelers
rules-players = { $players ->
    [2] ### Met twee spelers
    [3] ### Met drie spelers
   *[other] ### Met { $players } spelers
}
rules-hands = { $hands ->
    [3] Iedereen heeft drie kaarten – links, rechts en een beschermde – en 6 goud. Ruil je linker- of rechterkaart met een andere van jezelf, of met de linker- of rechterkaart van je tegenstander. Bekijk een van je eigen kaarten. Omroepen doe je met links of rechts, betwisten met een van de drie. Alleen die kaart telt.
    [2] Iedereen heeft twee kaarten, links en rechts, en 6 goud. Ruil er een met je andere of met een kaart van een tegenstander. Bekijk er een, roep om of betwist met een ervan: alleen die telt.
   *[other] Iedereen heeft één kaart en 6 goud.
}

# Wat er voor elk karakter anders is met twee of drie spelers.
small-claim = Leg je hand op een van je kaarten als je omroept of betwist: alleen die telt.
small-bishop = { $players ->
    [2] Met twee spelers is dat je tegenstander.
   *[other] { small-claim }
}
small-fool = { $players ->
    [2] Met twee spelers zijn dat de linker- en de rechterkaart van je tegenstander.
   *[other] Met drie spelers is het één kaart van elke tegenstander.
}
small-thief = { $players ->
    [2] Met twee spelers zit je tegenstander aan beide kanten en betaalt 2 goud.
   *[other] Met drie spelers zijn beide tegenstanders je buren.
}
small-spy = { $players ->
    [2] Met twee spelers bekijk je de kaart waarmee je hebt omgeroepen of betwist en een andere naar keuze, behalve de beschermde kaart van je tegenstander.
   *[other] Met drie spelers bekijk je de kaart waarmee je hebt omgeroepen of betwist en een andere naar keuze.
}
small-judge = { small-claim }
small-king = { small-claim }
small-queen = { small-claim }
small-witch = { small-claim }
small-cheat = { small-claim }
small-peasant = { small-claim }
small-inquisitor = { small-claim }
small-widow = { small-claim }
