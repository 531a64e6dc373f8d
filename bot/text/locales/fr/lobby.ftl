lobby-title = ## Mascarade
lobby-head = { INITIAL($host) ->
    [vowel] Table d'{ $host } · { $count } sur { $most }
   *[other] Table de { $host } · { $count } sur { $most }
}
lobby-seat = { $place }. { $player }
lobby-seat-host = { $place }. { $player } (hôte)
lobby-seat-automaton = { $place }. { $player } (automate, { $level })
lobby-seat-reserved = { $place }. { $player } (place réservée)
lobby-set = { $count ->
    [one] À { $count } joueur : { $characters }.
   *[other] À { $count } joueurs : { $characters }.
}
lobby-set-centre = { $centre ->
    [one] Une carte est au centre de la table.
   *[other] { $centre } cartes sont au centre de la table.
}
lobby-too-few = Il faut au moins 2 joueurs. On peut inviter des amis, et aussi des automates.
lobby-misfit = { $count ->
    [one] Les personnages choisis ne vont pas pour { $count } joueur.
   *[other] Les personnages choisis ne vont pas pour { $count } joueurs.
}
lobby-advice-hard = À deux ou trois, mieux vaut bien connaître le jeu.
lobby-clock = { $speed } · { $contest } · se ferme { $deadline }
lobby-hosts-language = À cette table on parle français, la langue de l'hôte.
lobby-started = **Mascarade** · la partie a commencé.
lobby-cancelled = **Mascarade** · cette table est annulée. </mascarade start> en ouvre une autre.
lobby-expired = **Mascarade** · cette table a attendu trop longtemps, elle est fermée. </mascarade start> en ouvre une autre.

speed-live = En direct
speed-relaxed = Tranquille
speed-correspondence = Par correspondance
contest-mode-together = on conteste tous à la fois
contest-mode-clockwise = on conteste à tour de rôle
level-novice = débutant
level-regular = habitué
level-master = maître

button-join = Rejoindre
button-leave = Quitter
button-add-automaton = Ajouter un automate
button-remove = Retirer…
button-start = Commencer
button-cancel = Annuler

lobby-prompt-remove = Qui retires-tu de la table ?
lobby-pick-remove = Qui quitte la table

lobby-done-joined = Tu as une place. La partie commence quand { $host } la lance.
lobby-done-left = Tu as quitté la table.
lobby-done-added = { $player } prend place.
lobby-done-removed = { $player } n'est plus à la table.
lobby-done-cancelled = La table est fermée.
lobby-done-started = La partie commence.

lobby-refuse-full = Les 13 places sont prises.
lobby-refuse-already-in = Tu as déjà une place ici.
lobby-refuse-not-in = Tu n'as pas de place ici.
lobby-refuse-not-host = Seul l'hôte de la table ({ $host }) ou la modération peut faire cela.
lobby-refuse-too-few = Il faut au moins 2 joueurs. Invite quelqu'un, ou ajoute un automate.
lobby-refuse-misfit = { $count ->
    [one] Les personnages choisis ne vont pas pour { $count } joueur.
   *[other] Les personnages choisis ne vont pas pour { $count } joueurs.
}
lobby-refuse-nobody-to-remove = Il n'y a personne d'autre à retirer.
lobby-refuse-gone = Cette place est déjà vide.
lobby-refuse-over = Cette table n'attend plus de joueurs.
lobby-refuse-channel-busy = Il y a déjà une table dans ce salon : { $link }
lobby-refuse-no-automata = Ce serveur joue sans automates.
rematch-not-yet = La partie n'est pas encore finie.
