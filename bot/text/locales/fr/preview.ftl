command-name-preview = essayer
command-admin-sets-preview = Faire essayer un jeu de personnages par des automates, pour voir s’il est équilibré

preview-title = ### Essai de « { $set } » à { $players } joueurs
preview-progress = Parties jouées : { $done } sur { $games }. Le résultat paraîtra ici.
preview-nothing = Aucune partie n’est arrivée à son terme à temps. Essaie encore une fois.
preview-refuse-running = Un essai est déjà en cours sur ce serveur. Le résultat arrive d’ici une minute.
preview-refuse-busy = D’autres serveurs font des essais en ce moment. Réessaie dans une minute.
preview-misfit = « { $set } » ne se joue pas à { $players } joueurs :
preview-possible = « { $set } » se joue à { $counts } joueurs. À { $players } joueurs, on peut prendre : { $sets }.

preview-games = { $games ->
    [one] { $games } partie entre automates (niveau : { level-regular }).
   *[other] { $games } parties entre automates (niveau : { level-regular }).
}
preview-length = Une partie dure { $mean } tours en moyenne, de { $shortest } à { $longest }.
preview-endings = Comment elles finissent : { $endings }.
preview-ending-thirteen = { $share } par les 13 pièces d’or de quelqu’un
preview-ending-ruin = { $share } par une ruine
preview-ending-power = { $share } par un pouvoir
preview-places = **Victoires selon la place dans l’ordre du jeu**
preview-place = { $place } : { $share }
preview-characters = **Personnages** : combien d’annonces, combien d’entre elles sont contestées et combien sont vraies, et quelle part des parties gagne qui se sert du pouvoir
preview-character = { $character } : { $times } annonces par partie, { $contested } contestées, { $truthful } vraies ; qui s’en sert gagne { $won } des parties
preview-character-never = { $character } : aucune annonce
preview-chance = -# Une part égale des victoires serait { $fair }. Avec si peu de parties, un écart de { $margin } peut venir du hasard.
