memorise-title = ## Regardez bien : qui est qui ?
memorise-body = Toutes les cartes sont visibles. Retenez-les : dès que tout le monde est prêt, on les retourne.
memorise-seat = { $place }. { $player } : { $cards }
memorise-centre = Au centre de la table : { $cards }
memorise-waiting = On attend encore : { $players } · les cartes sont retournées au plus tard { $deadline }
memorise-done = ### Les cartes ont été distribuées et retournées. Qui était qui ? Vous l'avez vu.

hand-left = { $card } (gauche)
hand-right = { $card } (droite)
hand-protected = { $card } (protégée)

turn-header = ### { $mention }, c'est à toi de jouer
turn-clock = Tour { $turn } · fin { $deadline }
turn-early = Les quatre premiers tours ne servent qu'à échanger – ou pas.
turn-forced = { $player } a montré une carte au tour précédent : ce tour ne sert qu'à échanger – ou pas.

seat-line = { $place }. { $player } : { gold }
seat-line-turn = { $place }. **{ $player } : { gold }** ← joue
player-automaton = { $player } (automate)
player-kept = { $player } (place gardée par un automate)

pots = { $centre ->
    [0] Tribunal { $court } · banque { $bank }
    [one] Tribunal { $court } · banque { $bank } · une carte au centre
   *[other] Tribunal { $court } · banque { $bank } · { $centre } cartes au centre
}
in-play = En jeu : { $characters }
gold-seat = { $player } : { gold }

contest-header = ### { $player } : « Je suis { $character-the } ! »
contest-header-left = ### { $player }, la main sur sa carte de gauche : « Je suis { $character-the } ! »
contest-header-right = ### { $player }, la main sur sa carte de droite : « Je suis { $character-the } ! »
contest-power = { $character } – { $power }
contest-together = Quelqu'un d'autre prétend-il être { $character-the } ? Les réponses restent cachées ; fin { $deadline }.
contest-clockwise = { $player }, prétends-tu aussi être { $character-the } ? Fin { $deadline }. Les autres peuvent répondre d'avance.
contest-heard = { $player } conteste.
contest-heard-left = { $player } conteste, la main sur sa carte de gauche.
contest-heard-right = { $player } conteste, la main sur sa carte de droite.
contest-heard-protected = { $player } conteste, la main sur sa carte protégée.
contest-heard-pass = { $player } passe.
contest-awaited = On attend : { $players }

ask-which-seat = ### { $player } utilise le pouvoir { $character-of } et choisit un joueur.
ask-which-card = ### { $player } utilise le pouvoir { $character-of } et choisit une carte à regarder.
ask-whether-to-swap = ### { $player } utilise le pouvoir { $character-of } et prend deux cartes sous la table.
ask-which-character = ### { $player } nomme un personnage pour le pouvoir { $character-of }.
ask-who-are-you = ### { $player }, { $other } utilise le pouvoir { $character-of } et te désigne : qui dis-tu être ?
ask-clock = Fin { $deadline }.

end-title = { $count ->
    [one] ## { $winners } gagne avec { gold }.
   *[other] ## { $winners } gagnent ensemble, avec chacun { gold }.
}
end-title-power = ## { $winners } gagne par un pouvoir, avec { gold }.
end-title-stopped = ## La partie est arrêtée. Personne ne gagne.
end-reason-ruin = { $count ->
    [one] { $players } a perdu sa dernière pièce d'or.
   *[other] { $players } ont perdu leur dernière pièce d'or.
}
end-fortune = { $place }. { $player } : { gold } – { $cards }
end-swaps = { $swaps ->
    [one] Vrais échanges : { $real } sur { $swaps }.
   *[other] Vrais échanges : { $real } sur { $swaps }.
}
end-longest = Le secret le mieux gardé : { $player } a été { $character-the } du tour { $turn } à la fin.

button-ready = J'ai bien regardé
button-swap = Échanger – ou pas
button-peek = Regarder secrètement
button-announce = Annoncer
button-notes = Mes notes
button-contest = Je suis { $character-the } !
button-pass = Passer
button-pass-until-turn = Passer jusqu'à mon tour
button-choose = { $player } : choisir
button-rematch = Revanche
button-story = Toute l'histoire
nudge = { $count ->
    [one] { $mentions } : la table t'attend. Fin { $deadline }.
   *[other] { $mentions } : la table vous attend. Fin { $deadline }.
}
turn-past = Tour { $turn }, { $player }.
turn-past-announced = Tour { $turn } : { $player } prétend être { $character-the }.
