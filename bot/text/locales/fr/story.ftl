card-own = sa propre carte
card-own-left = sa propre carte de gauche
card-own-right = sa propre carte de droite
card-own-protected = sa propre carte protégée
card-your = ta carte
card-your-left = ta carte de gauche
card-your-right = ta carte de droite
card-your-protected = ta carte protégée
card-of = { INITIAL($player) ->
    [vowel] la carte d'{ $player }
   *[other] la carte de { $player }
}
card-of-left = { INITIAL($player) ->
    [vowel] la carte de gauche d'{ $player }
   *[other] la carte de gauche de { $player }
}
card-of-right = { INITIAL($player) ->
    [vowel] la carte de droite d'{ $player }
   *[other] la carte de droite de { $player }
}
card-of-protected = { INITIAL($player) ->
    [vowel] la carte protégée d'{ $player }
   *[other] la carte protégée de { $player }
}
card-centre = la carte du centre
card-centre-numbered = la carte { $number } du centre

gold = { $amount ->
    [one] { $amount } pièce d'or
   *[other] { $amount } pièces d'or
}

story-swap = { $player } prend { $first } et { $second } sous la table. Échange, ou pas ?
story-swap-real = { $player } prend { $first } et { $second } sous la table et les échange.
story-swap-not = { $player } prend { $first } et { $second } sous la table et ne les échange pas.
story-peek = { $player } regarde secrètement { $card }.
story-peek-saw = { $player } regarde secrètement { $card } et voit { $character-the }.
story-look = { $player } regarde secrètement { $first } et { $second }.
story-announced = { $player } : « Je suis { $character-the } ! »
story-announced-left = { $player }, la main sur sa carte de gauche : « Je suis { $character-the } ! »
story-announced-right = { $player }, la main sur sa carte de droite : « Je suis { $character-the } ! »
story-uncontested = Personne ne conteste.
story-contested = { $count ->
    [one] { $players } conteste.
   *[other] { $players } contestent.
}
story-showed = { $player } montre { $character-the }.
story-showed-left = { $player } montre sa carte de gauche : { $character-the }.
story-showed-right = { $player } montre sa carte de droite : { $character-the }.
story-showed-protected = { $player } montre sa carte protégée : { $character-the }.
story-nobody-right = Personne n'a raison.
story-took-bank = { $player } prend { gold } à la banque.
story-took-court = { $player } prend { gold } au tribunal.
story-court-empty = { $player } trouve le tribunal vide.
story-bank-gave-nothing = { $player } ne prend rien à la banque.
story-took-player = { $player } prend { gold } à { $other }.
story-fortunes = { $player } échange sa fortune avec { $other } : { $given } contre { $got }.
story-declined = { $player } laisse tout en place.
story-chose-player = { $player } désigne { $other }.
story-answer-which-character = { $player } nomme { $character-the }.
story-answer-who-are-you = { $player } dit : « Je suis { $character-the }. »
story-no-effect = Cela reste sans effet.
story-fines = { $count ->
    [one] { $players } paie 1 pièce d'or au tribunal.
   *[other] { $players } paient chacun 1 pièce d'or au tribunal.
}
story-power-won = { $player } a au moins 10 pièces d'or, et gagne.
story-time-ran-out = Temps écoulé pour { $players }.
story-kept = { INITIAL($player) ->
    [vowel] Un automate garde maintenant la place d'{ $player }.
   *[other] Un automate garde maintenant la place de { $player }.
}
story-returned = { $player } est de retour à la table.
story-left = Un automate joue maintenant à la place { $place }.
story-left-by = { $player } a quitté la table ; un automate joue maintenant à la place { $place }.
story-joined = { $player } prend la place { $place }.
story-cards-down = Toutes les cartes sont maintenant face cachée.
story-stopped = La partie est arrêtée.

story-title = ### Toute l'histoire ({ $page } sur { $pages })
story-turn = **{ $turn }.**
story-dealt = **Au début**
button-earlier = Avant
button-later = Après
story-not-yet = Toute l'histoire se lit quand la partie est finie.
