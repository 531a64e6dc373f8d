# Les règles pour un nombre de joueurs, seules ou avec un personnage.

command-rules-players = Seulement ce qu’il faut savoir à ce nombre de joueurs
rules-players = { $players ->
    [2] ### À deux
    [3] ### À trois
   *[other] ### À { $players }
}
rules-hands = { $hands ->
    [3] Chacun a trois cartes – gauche, droite et une carte protégée – et 6 pièces d’or. Échange ta carte de gauche ou de droite avec une autre des tiennes, ou avec celle de gauche ou de droite de l’adversaire. Regarde n’importe laquelle des tiennes. Annonce avec la gauche ou la droite ; conteste avec l’une des trois. Elle seule compte.
    [2] Chacun a deux cartes, gauche et droite, et 6 pièces d’or. Échange l’une d’elles avec ton autre carte ou avec n’importe quelle carte d’un adversaire. Regardes-en une ; annonce ou conteste avec l’une d’elles : elle seule compte.
   *[other] Chacun a une carte et 6 pièces d’or.
}

# Ce qui change pour chaque personnage à deux ou trois, après son pouvoir.
small-claim = Pose la main sur une de tes cartes quand tu annonces ou contestes : elle seule compte.
small-bishop = { $players ->
    [2] À deux, c’est l’adversaire.
   *[other] { small-claim }
}
small-fool = { $players ->
    [2] À deux, ce sont les cartes de gauche et de droite de l’adversaire.
   *[other] À trois, c’est une carte de chaque adversaire.
}
small-thief = { $players ->
    [2] À deux, l’adversaire est voisin des deux côtés et paie 2 pièces d’or.
   *[other] À trois, les deux adversaires sont tes voisins.
}
small-spy = { $players ->
    [2] À deux, tu regardes la carte avec laquelle tu as annoncé ou contesté et une autre, sauf la carte protégée de l’adversaire.
   *[other] À trois, tu regardes la carte avec laquelle tu as annoncé ou contesté et n’importe quelle autre.
}
small-judge = { small-claim }
small-king = { small-claim }
small-queen = { small-claim }
small-witch = { small-claim }
small-cheat = { small-claim }
small-peasant = { small-claim }
small-inquisitor = { small-claim }
small-widow = { small-claim }
