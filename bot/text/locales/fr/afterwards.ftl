finished-unknown = Je ne connais ici aucune partie finie qui corresponde. Les parties sont effacées quand leur serveur le demande, et 30 jours après mon départ.
finished-shown = Cela a déjà été montré ici.
finished-code = -# Partie `{ $code }` · à revoir avec </mascarade replay>

button-turns = Tour par tour
button-file = En fichier texte
button-recap = Vue d’ensemble
button-show = Montrer au salon
button-replay = Revoir

recap-title = ### Après le bal
recap-legend = -# Chaque ligne est une carte. Là où deux lignes se croisent, l’échange était réel ; pointillé : on a fait semblant. Œil : un regard. Vert : annonce vraie. Rouge, avec un masque : mensonge. ✔ ✘ : contestée. Petite carte : révélée. Pièces : fortunes.
recap-centre = centre
recap-centre-numbered = centre { $number }

truth-turn = **{ $turn } · { $player }**
truth-true = C’était vrai.
truth-lie = Un mensonge : { $player }, c’était { $character-the }.
truth-lie-hand = Un mensonge : cette carte était { $character-the }.
truth-quiet = En réalité, { $character-the }, c’était { $players } – sans un mot.
truth-centre = En réalité, { $character-the } était au centre de la table.
truth-other-hand = En réalité, { $character-the } était { INITIAL($player) ->
    [vowel] l’autre carte d’{ $player }
   *[other] l’autre carte de { $player }
}.
truth-now = Désormais : { $cards }.
truth-now-centre = le centre ({ $character })
truth-saw = Cartes vues : { $first } et { $second }.
truth-took-back = { $player } avait contesté, avant de se rétracter en secret.
truth-plucked-up = { $player } avait d’abord passé, puis contesté.
truth-wavered = { $player } avait hésité : { $count } réponses en tout.
truth-ahead-pass = { $player } avait passé d’avance.
truth-ahead-claim = { $player } avait contesté d’avance.
truth-unheard-pass = { $player } avait passé, sans qu’on l’entende.
truth-unheard-claim = { $player } avait contesté, sans qu’on l’entende.
truth-passing = Silence promis jusqu’au prochain tour : { $players }.
truth-pick = Tours
truth-range = Tours { $first } à { $last }
truth-range-one = Tour { $first }
truth-range-start = La donne
truth-file = Tout ce qui s’est passé, de la donne à la fin.
truth-file-title = Mascarade · partie { $code }

fact-contest = La dispute la plus chère : au tour { $turn }, « Je suis { $character-the } ! » a rapporté { gold } au tribunal.
fact-unfound = L’introuvable : « Je suis { $character-the } ! » a été dit { $count } fois, et jamais ce n’était vrai.
fact-wrong = « Je » est un autre : { $player } a fait erreur sur son propre masque, { $count } fois.
fact-honest = Trop honnête pour ce bal : { $player }, { $count } annonces, toutes vraies.
fact-traveller = Jamais en place : { $character-the } a bougé { $count } fois.
fact-faces = Un masque par danse : { $player }, { $count } personnages en une soirée.
fact-pretender = Poudre aux yeux : { $player } a glissé { $count } fois des cartes sous la table sans jamais les échanger.
fact-silent = Pas un mot sous le masque : { $count } fois, { $player } a entendu annoncer son propre personnage sans rien dire.
fact-home = Retour au bercail : { $character-the } a bougé { $count } fois et finit chez { $player }, comme au début.
fact-loss = Coup dur : { $player } perd { gold } au tour { $turn }.
fact-curious = La curiosité même : { $player } a regardé des cartes { $count } fois.

replay-step = **{ $step } sur { $steps }** · tour { $turn }
replay-deal = **{ $step } sur { $steps }** · la donne

replay-jump = Aller à un tour
replay-player = [Ouvrir le lecteur]({ $link })
button-play = Lecture
button-pause = Pause
button-open = Cartes visibles
button-closed = Cartes cachées

command-name-replay = revoir
command-replay = Revoir pas à pas une partie finie de ce serveur
command-replay-code = Le code sous la fin de la partie

picture-recap = Toute la partie, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} ; chaque carte est une ligne à travers les places.
picture-recap-counts = Échanges réels : { $real }, feints : { $pretended }. Annonces vraies : { $true }, fausses : { $false }, contestées : { $contested }. Regards : { $looks }.
picture-recap-path = { $card } : { $path }.
picture-recap-ends = { $card } : { $first } → { $last } ({ $count }×).
picture-recap-fortune = Fortunes à la fin : { $seats }.
picture-exchanged = Vraiment échangées sous la table : { $places }.
