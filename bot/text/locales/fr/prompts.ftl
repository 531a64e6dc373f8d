# Ce qu'une annonce ou un choix rapporterait, en une ligne, et ce qu'on a regardé.

brief-judge = prend tout l’or du tribunal
brief-bishop = prend 2 pièces d’or au plus riche des autres
brief-king = prend 3 pièces d’or à la banque
brief-fool = prend 1 pièce d’or, puis échange les cartes de deux autres joueurs – ou pas
brief-queen = prend 2 pièces d’or à la banque
brief-thief = prend 1 pièce d’or à chaque voisin
brief-witch = peut échanger { $amount ->
    [one] ta pièce d’or
   *[other] tes { gold }
} contre la fortune d’un autre
brief-spy = regarde ta carte et une autre, puis les échange – ou pas
brief-peasant = prend 1 pièce d’or à la banque, 2 si les deux se révèlent
brief-cheat = gagne aussitôt avec 10 pièces d’or ou plus
brief-inquisitor = demande à un joueur qui il est ; s’il se trompe, il te paie 4 pièces d’or
brief-widow = prend à la banque de quoi avoir 10 pièces d’or

brings-bank = prend { gold } à la banque
brings-court = prend { gold } au tribunal
brings-player = prend { gold } à { $player }
brings-richest = prend { gold } à { $player }, le plus riche
brings-part = { $amount } à { $player }
brings-parts = prend { $parts }
brings-among = { $brief } : { $players }
brings-nothing = { $brief } – rien pour l’instant
brings-fortune = { $got } contre tes { $given }
brings-victory = { $what } – et gagne !
brings-end = { $what } – et la partie finit
brings-win = gagne sur-le-champ !

option-as-last-time = comme la dernière fois
button-card = Ma carte
button-back = Me revoilà
card-none = Tu n’as regardé aucune carte récemment.
card-moved = { $count ->
    [0] Personne d’autre n’y a touché depuis.
    [one] Depuis, quelqu’un d’autre a pu l’échanger, une fois.
   *[other] Depuis, d’autres ont pu l’échanger, { $count } fois.
}
