# Palmarès : profils, classements, titres, saisons, et le choix de ne pas y figurer.

command-name-profile = profil
command-name-player = joueur
command-name-ranking = classement
command-name-titles = titres
command-name-privacy = discrétion
command-name-season = saison
command-profile = Comment quelqu’un joue sur ce serveur ; personne d’autre ne le voit
command-profile-player = La personne dont tu veux voir le profil ; toi, si tu ne nommes personne
command-ranking = Qui joue le mieux sur ce serveur ; personne d’autre ne le voit
command-titles = Les titres à gagner, et ceux que tu as
command-privacy = Choisir si tu figures dans les classements et les profils
command-admin-season = Ouvrir une nouvelle saison : les cotes se resserrent sans s’effacer

setting-records = Palmarès
setting-records-why = Montrer les classements, profils et titres ; ils sont tenus à jour dans tous les cas.
setting-records-true = montré
setting-records-false = caché
setting-counted = Salons qui comptent
setting-counted-why = Les salons dont les parties entrent au palmarès, anciennes comprises ; un fil suit son salon.
history-season-begin = a ouvert la saison { $season }

help-records = {"**"}Palmarès** : </mascarade profile> montre comment quelqu’un joue, </mascarade ranking> qui joue le mieux, </mascarade titles> ce qu’on peut gagner. </mascarade privacy> t’en tient à l’écart.
records-refuse-hidden = Ce serveur garde son palmarès pour lui.
profile-refuse-hidden = Cet invité garde son masque : son palmarès reste secret.
profile-refuse-bot = Les automates n’ont pas de profil ; </mascarade ranking> dit ce qu’ils valent.
records-counting = -# On fait encore les comptes : { $counted } parties sur { $games }.

record-rating = { $points } ± { $doubt }
record-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
record-lies = { $lies ->
    [one] { $lies } mensonge réussi
   *[other] { $lies } mensonges réussis
}
record-review = { $figure } sur 100

ranking-title = ## { $by } – { $season }
ranking-note = -# entre parenthèses : nombre de parties
ranking-note-reviewed = -# entre parenthèses : nombre de parties revues
ranking-all-time = depuis toujours
ranking-season = saison { $season }
ranking-by-mu = Cote
ranking-by-wins = Victoires
ranking-by-believed = Mensonges réussis
ranking-by-review = Décisions
ranking-line = { $rank } · { $player } **{ $value }** ({ $games })
ranking-own = Toi : { $line }
ranking-nobody = Personne n’est encore classé : il faut { $games } parties qui comptent.
ranking-nobody-reviewed = Rien à classer pour l’instant : les décisions sont pesées dès que quelqu’un demande *{ button-review }* après une partie.
ranking-newcomers = -# Nouveaux venus, avec moins de { $games } parties : { $people }
ranking-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
ranking-automata = -# Les automates, pour te mesurer à eux : { $automata }
ranking-automaton = { $level } { $value } ({ $games })
ranking-pick-order = Classer par
ranking-pick-season = Saison

titles-title = ## Titres – tu en as { $count } sur { $all }
titles-others = ### Encore à gagner
titles-line = {"**"}{ $title }** – { $how } · { $holders ->
    [one] { $holders } titulaire
   *[other] { $holders } titulaires
}
titles-line-open = {"**"}{ $title }** – { $how }
award = { $player } *{ $title }*
awards = <:winner:> Nouveaux titres : { $awards }
awards-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}

title-first-ball = Premier bal
title-first-ball-how = finir une partie
title-first-laurel = Premiers lauriers
title-first-laurel-how = gagner une partie
title-stranger = Qui suis-je ?
title-stranger-how = gagner sous un autre masque que celui qu’on croit porter
title-stranger-as = gagner en étant { $character-the }, tout en se croyant { $believed }
title-honest = À visage découvert
title-honest-how = gagner avec au moins trois annonces, toutes vraies
title-silver-tongue = Bouche d’or
title-silver-tongue-how = gagner avec au moins trois mensonges, tous crus
title-barefaced = Sans rougir
title-barefaced-how = réussir trois fois le même mensonge dans une partie
title-unmasker = Bas les masques
title-unmasker-how = contester deux fois à raison dans une partie
title-hothead = Tête brûlée
title-hothead-how = contester trois fois à tort dans une partie
title-shared = Pas de deux
title-shared-how = partager une victoire
title-phoenix = Phénix
title-phoenix-how = gagner après une chute à 2 pièces d’or ou moins
title-landslide = Raz de marée
title-landslide-how = gagner sans partage, avec au moins 6 pièces d’or d’avance
title-by-a-coin = À une pièce près
title-by-a-coin-how = gagner sans partage, avec 1 pièce d’or d’avance
title-swift = Avant minuit
title-swift-how = gagner en 12 tours au plus
title-long-night = Jusqu’à l’aube
title-long-night-how = finir une partie de 60 tours ou plus
title-many-faces = Caméléon
title-many-faces-how = utiliser quatre pouvoirs différents dans une partie
title-masterstroke = Coup de maître
title-masterstroke-how = gagner grâce à un pouvoir plutôt que par l’or
title-undoubted = Au-dessus de tout soupçon
title-undoubted-how = gagner avec au moins quatre annonces que nul n’a contestées
title-silent = Le silence est d’or
title-silent-how = gagner sans jamais rien annoncer
title-full-hall = Salle comble
title-full-hall-how = gagner une partie à dix ou plus
title-duel = Duelliste
title-duel-how = gagner une partie à deux
title-house-guest = Comme chez soi
title-house-guest-how = finir 10 parties
title-fixture = Fait partie des meubles
title-fixture-how = finir 50 parties
title-hat-trick = Jamais deux sans trois
title-hat-trick-how = gagner trois parties de suite
title-hundred-faces = Cent visages
title-hundred-faces-how = réussir 100 mensonges
title-keen-eye = Œil de lynx
title-keen-eye-how = contester 25 fois à raison

privacy-shown = Tu figures dans les classements, et d’autres peuvent voir ton profil. </mascarade forget-me> te retirerait tout à fait des parties finies.
privacy-hidden = Tu ne figures dans aucun classement, personne d’autre ne voit ton profil, et tu n’es la bête noire de personne, sur aucun serveur. Pour toi, tes parties comptent toujours.
button-privacy-hide = Me cacher
button-privacy-show = Me montrer

season-first = La première saison court depuis la première partie.
season-since = La saison { $season } court depuis le { $at }.
season-confirm = Ouvrir la saison { $next } avec la prochaine partie terminée ? Les cotes se resserrent sans s’effacer, et tout ce qui a été compté reste.
button-season = Ouvrir la saison { $season }
season-already = La saison { $season } vient de s’ouvrir.
season-begun = La saison { $season } s’ouvre avec la prochaine partie terminée.

profile-title = ## { $player }
profile-none = Aucune partie d’ici ne compte encore pour cet invité.
profile-none-own = Aucune de tes parties ne compte encore ici. </mascarade start> ouvre une table.
profile-played = { $games ->
    [one] {"**"}{ $games }** partie,
   *[other] {"**"}{ $games }** parties,
} { $wins ->
    [one] **{ $wins }** gagnée
   *[other] **{ $wins }** gagnées
}
profile-share = {"**"}{ $share } %**, contre { $fair } % à parts égales
profile-rating = Cote : **{ $rating }**, rang { $rank } sur { $people }
profile-rating-newcomer = Cote : **{ $rating }**, pas de rang avant { $games ->
    [one] { $games } partie de plus
   *[other] { $games } parties de plus
}
profile-season = Saison { $season } : **{ $rating }** après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
profile-claims = Annonces vraies : **{ $share } %** sur { $count }
profile-lies = mensonges réussis : **{ $share } %** sur { $count }
profile-contests = contestations justes : **{ $share } %** sur { $count }
profile-best = Meilleur personnage : { $card }, gain de { gold }
profile-victim = Victime préférée : { $player }, { gold } de butin
profile-nemesis = Bête noire : { $player }, perte de { gold }
profile-titles = Titres : { $titles }
profile-games = Dernières parties : { $games }
profile-place = { $place } sur { $players }
profile-place-won = victoire à { $players }
profile-hidden = -# Tu te caches : personne d’autre ne voit ceci.

card-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
card-rank = rang { $rank } sur { $people }
card-newcomer = { $games ->
    [one] rang après { $games } partie de plus
   *[other] rang après { $games } parties de plus
}
card-doubt = ± { $doubt }
card-share = { $share } %
card-wins = Victoires (part égale : { $fair } %)
card-truth = Annonces vraies
card-lies = Mensonges réussis
card-contests = Contestations justes
card-best = Meilleur personnage
card-victim = Victime préférée
card-nemesis = Bête noire
card-other = { $player } ({ $amount })
card-last = Dernières parties
card-place = rang { $place }
picture-profile = { $player } : { $caption } ; cote { $rating }, { $rank }.
picture-share = { $what } : { $share }
