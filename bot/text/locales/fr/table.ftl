memorise-title = ### Un bon coup d’œil : qui est qui ?
memorise-seat = { $place } { $player } : { $cards }
memorise-centre = Au centre de la table : { $cards }
memorise-waiting = On met les masques dès que tout le monde est prêt ({ $ready } sur { $count }), au plus tard { $deadline }.
memorise-looking = -# On attend encore : { $players }
memorise-done = ### Les cartes sont face cachée. Qui était qui ? C’était pourtant clair… non ?

hand-left = { $card } (gauche)
hand-right = { $card } (droite)
hand-protected = { $card } (protégée)

turn-header = **{ $mention }, c’est à toi de jouer** · tour { $turn } · fin { $deadline }
turn-automaton = **{ $player } réfléchit…** · tour { $turn }
turn-early = Pendant les quatre premiers tours, on ne fait qu’échanger – ou pas.
turn-forced = { $player } vient de tomber le masque et ne peut qu’échanger – ou pas.

player-kept = { $player } (place gardée par un automate)

in-play = { $centre ->
    [0] En jeu : { $characters }
    [one] En jeu : { $characters } · une carte au centre
   *[other] En jeu : { $characters } · { $centre } cartes au centre
}
gold-seat = { $player } { $amount }
gold-seat-turn = **{ $player } { $amount }**
gold-line = -# <:gold:> Or : { $seats } · <:court:> tribunal { $court }

contest-header = ### { $player } : « Je suis { $character-the } ! »
contest-header-left = ### { $player }, la main sur sa carte de gauche : « Je suis { $character-the } ! »
contest-header-right = ### { $player }, la main sur sa carte de droite : « Je suis { $character-the } ! »
contest-power = { $character } – { $power }
contest-together = **Qui ose ?** Les réponses restent masquées · fin { $deadline }
contest-clockwise = **Et { $player } ? Aussi { $character-the } ?** Fin { $deadline } · les autres peuvent répondre d’avance
contest-heard = { $player } conteste.
contest-heard-left = { $player } conteste, la main sur sa carte de gauche.
contest-heard-right = { $player } conteste, la main sur sa carte de droite.
contest-heard-protected = { $player } conteste, la main sur sa carte protégée.
contest-heard-pass = { $player } passe.
contest-awaited = On attend : { $players }

ask-which-seat = ### { $player } utilise le pouvoir { $character-of } et choisit un joueur.
ask-which-card = ### { $player } utilise le pouvoir { $character-of } et choisit une carte à regarder.
ask-whether-to-swap = ### { $player } utilise le pouvoir { $character-of } et glisse deux cartes sous la table.
ask-which-character = ### { $player } nomme un personnage pour le pouvoir { $character-of }.
ask-who-are-you = ### { $other } utilise le pouvoir { $character-of } et désigne { $player } : « Qui penses-tu être ? »
ask-clock = Fin { $deadline }.

end-title = { $count ->
    [one] ## <:winner:> { $winners } gagne avec { gold } !
   *[other] ## <:winner:> { $winners } gagnent ensemble, avec { gold } par tête !
}
end-title-power = ## <:winner:> { $winners } gagne sur-le-champ, avec { gold } !
end-title-stopped = ## La partie est arrêtée. Personne ne gagne.
end-title-deserted = ## Tout le monde a quitté le bal. Personne ne gagne.
end-reason-ruin = Ruine ! Sur la paille : { $players }.
end-fortune = { $place } · { $player } : { gold } – { $cards }
end-swaps = Vrais échanges : { $real } sur { $swaps }.
end-lie = Le plus beau mensonge : « Je suis { $character-the } ! », dit { $player } ({ $was }) en prenant { gold }.
end-longest = Le secret le mieux gardé : du tour { $turn } à la fin, { $character-the }, c’était { $player }.

button-ready = J’ai bien regardé
button-swap = Échanger – ou pas
button-peek = Regarder secrètement
button-announce = Annoncer
button-notes = Mes notes
button-contest = Je suis { $character-the } !
button-pass = Passer
button-pass-until-turn = Passer jusqu’à mon tour
button-choose = { $player } : choisir
button-rematch = Revanche
button-story = Ce qui s’est vraiment passé
nudge = { $count ->
    [one] { $mentions } : la table t’attend. Fin { $deadline }.
   *[other] { $mentions } : la table vous attend. Fin { $deadline }.
}
call = { $count ->
    [one] { $mentions } : à toi !
   *[other] { $mentions } : à vous !
}
