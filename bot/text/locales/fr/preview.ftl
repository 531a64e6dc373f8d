command-name-preview = essayer
command-admin-sets-preview = Faire essayer une combinaison par des automates, pour voir si elle est équilibrée

preview-title = ### Essai de « { $set } » à { $players } joueurs
preview-progress = Parties jouées : { $done } sur { $games }. Le résultat s’affichera ici.
preview-nothing = Aucune partie ne s’est terminée à temps. Réessaie.
preview-refuse-running = Un essai est déjà en cours sur ce serveur. Le résultat arrive d’ici une minute.
preview-refuse-busy = D’autres serveurs font des essais en ce moment. Réessaie dans une minute.
preview-misfit = « { $set } » ne se joue pas à { $players } joueurs :
preview-possible = « { $set } » se joue à { $counts } joueurs. À { $players } joueurs, on peut prendre : { $sets }.

preview-games = { $games ->
    [one] { $games } partie entre automates (niveau : { level-regular }).
   *[other] { $games } parties entre automates (niveau : { level-regular }).
}
preview-length = Une partie dure { $mean } tours en moyenne, de { $shortest } à { $longest }.
preview-endings = Les parties finissent : { $endings }.
preview-ending-thirteen = { $share } quand un joueur atteint 13 pièces d’or
preview-ending-ruin = { $share } quand un joueur est ruiné
preview-ending-power = { $share } grâce à un pouvoir
preview-places = **Victoires selon la place dans l’ordre du jeu**
preview-place = { $place } : { $share }
preview-characters = **Personnages** : annonces par partie, part contestée, part de vraies, et victoires de qui a utilisé le pouvoir
preview-character = { $character } : { $times } par partie · { $contested } contestées · { $truthful } vraies · { $won } de victoires
preview-character-never = { $character } : aucune annonce
preview-chance = -# À parts égales, chacun gagnerait { $fair } des parties. Sur si peu de parties, un écart de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} de pourcentage peut venir du hasard.
