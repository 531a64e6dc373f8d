lobby-head = ### Un bal se prépare
    { $host } invite · { $count ->
    [one] { $count } place prise sur { $most }
   *[other] { $count } places prises sur { $most }
}
lobby-head-passed = ### Un bal se prépare
    L’hôte a quitté la table, { $host } invite désormais · { $count ->
    [one] { $count } place prise sur { $most }
   *[other] { $count } places prises sur { $most }
}
lobby-seat-reserved = { $player } (place réservée)
lobby-set-named = « { $set } »
lobby-set-centre = { $centre ->
    [one] une carte au centre
   *[other] { $centre } cartes au centre
}
lobby-level = automates : { $level }
lobby-closes = se ferme { $deadline }

lobby-too-few = Il faut au moins 2 joueurs. Invite des amis, ou complète avec des automates.
lobby-too-few-people = Il faut au moins 2 joueurs. Invite des amis !
lobby-misfit = « { $set } » se joue à { $counts } joueurs, et vous êtes { $count }. L’hôte peut choisir une autre combinaison sous « { button-table } ».
lobby-advice-hard = -# À deux ou trois, mieux vaut bien connaître le jeu.
lobby-hosts-language = -# À cette table, on parle français, la langue de l’hôte.
lobby-started = **Mascarade** · la partie a commencé.
lobby-cancelled = **Mascarade** · cette table est annulée. </mascarade start> en ouvre une autre.
lobby-expired = **Mascarade** · cette table a attendu trop longtemps, elle est fermée. </mascarade start> en ouvre une autre.

speed-live = En direct
speed-relaxed = Tranquille
speed-correspondence = Par correspondance
speed-and-time = { $speed } ({ $time } par tour)
contest-mode-together = tout le monde répond à la fois
contest-mode-clockwise = chacun répond à son tour
level-novice = débutant
level-regular = habitué
level-master = maître

button-join = Rejoindre
button-leave = Quitter
button-fill = Compléter à { $count } avec des automates
button-filled = La table est complète
button-start = Commencer
button-table = Table…
button-how-to-play = Comment jouer
button-cancel = Fermer la table

lobby-panel = ### Ta table
    Combinaison, rythme, contestation : chaque choix s’applique aussitôt.
lobby-choice = { $what } : { $value }
lobby-pick-set = Combinaison
lobby-pick-set-from = Combinaison, à partir de { $set }
lobby-pick-speed = Rythme
lobby-pick-contest = Contestation
lobby-pick-level = Automates
lobby-pick-players = Joueurs
lobby-pick-remove = Retirer quelqu’un…
lobby-set-default = le choix du serveur
lobby-option-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs, automates compris
}

lobby-refuse-full = Les 13 places sont prises. Tu peux regarder, ou ouvrir une table dans un autre salon.
lobby-refuse-already-in = Tu as déjà une place ici.
lobby-refuse-not-in = Tu n’as pas de place ici.
lobby-refuse-not-host = Seul l’hôte de la table ({ $host }) ou la modération peut faire cela.
lobby-refuse-passed-on = Le premier hôte a quitté la table : l’hôte est maintenant { $host }. Seul l’hôte ou la modération peut faire cela.
lobby-refuse-too-few = Il faut au moins 2 joueurs.
lobby-refuse-misfit = Cette combinaison ne convient pas à { $count } joueurs.
lobby-refuse-gone = Cette place est déjà vide.
lobby-refuse-over = Cette table n’attend plus de joueurs. </mascarade start> en ouvre une autre.
lobby-refuse-begun = La partie a commencé : { $link }
lobby-refuse-channel-busy = Il y a déjà une table dans ce salon : { $link }
lobby-refuse-no-automata = Ce serveur joue sans automates.
rematch-not-yet = La partie n’est pas encore finie.
