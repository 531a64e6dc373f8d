card-own = sa carte
card-own-left = sa carte de gauche
card-own-right = sa carte de droite
card-own-protected = sa carte protégée
card-your = ta carte
card-your-left = ta carte de gauche
card-your-right = ta carte de droite
card-your-protected = ta carte protégée
card-of = { INITIAL($player) ->
    [vowel] la carte d’{ $player }
   *[other] la carte de { $player }
}
card-of-left = { INITIAL($player) ->
    [vowel] la carte de gauche d’{ $player }
   *[other] la carte de gauche de { $player }
}
card-of-right = { INITIAL($player) ->
    [vowel] la carte de droite d’{ $player }
   *[other] la carte de droite de { $player }
}
card-of-protected = { INITIAL($player) ->
    [vowel] la carte protégée d’{ $player }
   *[other] la carte protégée de { $player }
}
card-centre = la carte du centre
card-centre-numbered = la carte { $number } du centre

gold = { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
}

story-line = { $turn } · { $story }
story-swap = { $player } glisse { $first } et { $second } sous la table. Échange – ou pas ?
story-swap-real = { $player } échange vraiment { $first } et { $second }.
story-swap-not = { $player } fait semblant d’échanger { $first } et { $second }.
story-peek = { $player } regarde secrètement { $card }.
story-peek-saw = { $player } regarde secrètement { $card } et découvre { $character-the }.
story-look = { $player } regarde secrètement { $first } et { $second }.
story-announced = { $player } : « Je suis { $character-the } ! »
story-announced-left = { $player }, la main sur sa carte de gauche : « Je suis { $character-the } ! »
story-announced-right = { $player }, la main sur sa carte de droite : « Je suis { $character-the } ! »
story-uncontested = Nul n’ose contester.
story-unopposed = Nul n’ose contester : { $player } est { $character-the } – à ce qu’on dit.
story-contested = { $count ->
    [one] { $players } conteste.
   *[other] { $players } contestent.
}
story-showed = { $player } révèle { $character-the }.
story-showed-left = { $player } révèle sa carte de gauche : { $character-the }.
story-showed-right = { $player } révèle sa carte de droite : { $character-the }.
story-showed-protected = { $player } révèle sa carte protégée : { $character-the }.
story-unmasked = Bas les masques : { $masks }.
story-nobody-right = Bas les masques – et personne n’avait raison ! { $masks }.
mask = { $player } ({ $character })
mask-left = { $player } (à gauche : { $character })
mask-right = { $player } (à droite : { $character })
mask-protected = { $player } (protégée : { $character })
mask-true = **{ $mask }** ✔
mask-false = { $mask } ✘
story-took-bank = { $player } prend { gold } à la banque.
story-took-court = { $player } prend { gold } au tribunal.
story-court-empty = { $player } trouve le tribunal vide.
story-bank-gave-nothing = { $player } ne prend rien à la banque.
story-took-player = { $player } prend { gold } à { $other }.
story-took-players = { $player } prend { gold } à chacun : { $others }.
story-fortunes = { $player } échange sa fortune avec { $other } ({ $given } contre { $got }).
story-declined = { $player } garde sa fortune.
story-chose-player = { $player } désigne { $other }.
story-answer-which-character = { $player } nomme { $character-the }.
story-answer-who-are-you = { $player } dit : « Je suis { $character-the }. »
story-no-effect = Le pouvoir est sans effet.
story-fines = { $count ->
    [one] Amende (−1) : { $players }.
   *[other] Amendes (−1) : { $players }.
}
story-power-won = Avec au moins 10 pièces d’or, { $player } gagne la partie sur-le-champ !
story-time-ran-out = Temps écoulé pour { $players }.
story-turn-ran-out = Temps écoulé pour { $players } : rien n’est échangé.
story-late-declined = Temps écoulé pour { $player }, qui garde sa fortune.
story-late-chose-player = Temps écoulé pour { $player }, qui désigne { $other }.
story-late-answer-which-character = Temps écoulé pour { $player }, qui nomme { $character-the }.
story-late-answer-who-are-you = Temps écoulé pour { $player } : son silence veut dire « Je suis { $character-the }. »
story-kept = Un automate joue maintenant pour { $player }.
story-returned = { $player } est de retour à la table.
story-left-by = { $player } a quitté la table ; un automate joue maintenant à la place { $place }.
story-given = La modération a confié à un automate la place { $place }, qui était à { $player }.
story-joined = { $player } prend la place { $place }.
story-cards-down = Toutes les cartes sont face cachée. À vos masques !
story-replaced = { $player } prend la place { $place }, qui était à { $other } et que la modération proposait.
story-stopped = La partie est arrêtée.
story-deserted = Tout le monde était absent : la partie est arrêtée.

story-title = ### Ce qui s’est vraiment passé ({ $page } sur { $pages })
story-dealt = **La donne**
button-earlier = Plus tôt
button-later = Plus tard
story-not-yet = Patience : la vérité se lira quand la partie sera finie.
