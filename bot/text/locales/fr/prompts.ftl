# Ce qu'une annonce ou un choix rapporterait, en une ligne, et ce qu'on a regardé.

brief-judge = prendre tout l’or du tribunal
brief-bishop = prendre 2 pièces d’or au plus riche des autres
brief-king = prendre 3 pièces d’or à la banque
brief-fool = prendre 1 pièce d’or, puis échanger deux cartes adverses sans les regarder – ou pas
brief-queen = prendre 2 pièces d’or à la banque
brief-thief = prendre 1 pièce d’or à chaque voisin
brief-witch = échanger { $amount ->
    [one] ta pièce d’or
   *[other] tes { gold }
} contre la fortune d’un autre – ou pas
brief-spy = regarder ta carte et une autre, puis les échanger – ou pas
brief-peasant = prendre 1 pièce d’or à la banque, 2 si les deux Paysans sont révélés
brief-cheat = gagner aussitôt avec 10 pièces d’or ou plus
brief-inquisitor = demander à un autre qui il pense être ; s’il se trompe, il te paie 4 pièces d’or
brief-widow = recevoir de la banque de quoi avoir 10 pièces d’or

brings-bank = prendre { gold } à la banque
brings-court = prendre { gold } au tribunal
brings-player = prendre { gold } à { $player }
brings-richest = prendre { gold } à { $player }, la plus grosse fortune
brings-part = { $amount } à { $player }
brings-parts = prendre { $parts }
brings-among = { $brief } : { $players }
brings-nothing = { $brief } – rien pour l’instant
brings-fortune = { $got } contre tes { $given }
brings-victory = { $what } – et gagner !
brings-end = { $what } – et la partie s’arrête
brings-win = gagner sur-le-champ !

option-as-last-time = comme la dernière fois
button-card = Ma carte
button-back = Me revoilà
card-none = Tu n’as regardé aucune carte récemment.
card-moved = { $count ->
    [0] Personne d’autre n’y a touché depuis.
    [one] Depuis, quelqu’un d’autre a pu l’échanger, une fois.
   *[other] Depuis, d’autres ont pu l’échanger, { $count } fois.
}
