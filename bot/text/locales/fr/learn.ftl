# La partie guidée. $left, $across et $right sont les trois autres ; $clicks, ce qu’il faut cliquer.

command-name-learn = apprendre
command-learn = Apprendre le jeu en jouant : trois minutes, et personne d’autre ne le voit
button-learn-begin = Commencer
button-learn-rules = Les règles
button-learn-again = Encore une fois
learn-click = ➜ { $clicks }
learn-not-now = À une vraie table, peut-être. Ici, clique sur ce qui est indiqué tout en bas.

learn-welcome =
    ## Bienvenue au bal
    Chacun porte un masque, et les masques changent de mains sous la table. Prétends être qui tu veux : si personne ne conteste, son pouvoir est à toi. Dès que quelqu’un a 13 pièces d’or, le bal est fini, et le plus riche gagne.
    -# Une première partie avec trois automates prend trois minutes. Personne d’autre ne la voit.
learn-deal = > Chacun a 6 pièces d’or et une carte. Retiens ceci : la carte 1 du centre est la Sorcière.
learn-swap = > Glisse sous la table ta carte et la Sorcière du centre, et échange-les. Les autres voient quelles cartes tu glisses, jamais ce que tu en fais.
learn-peek = > { $right } vient de glisser ta carte sous la table. Échangée – ou pas ? Maintenant, tu peux regarder : es-tu toujours la Sorcière ?
learn-peeked = > Toujours la Sorcière : { $right } a seulement fait semblant. C’était ton tour, et personne d’autre ne sait ce que tu as vu.
learn-pass = > « Je suis le Roi ! » – et aucune carte n’est révélée. Contester, c’est prétendre être le Roi, toi aussi, et payer 1 pièce d’or si c’est faux. Tu es la Sorcière : passe.
learn-wait = > Nul n’a osé contester : { $left } a pris 3 pièces d’or. Vrai ou faux ? Mystère. Passe encore, et regarde.
learn-caught = > { $across } paie 1 pièce d’or au tribunal. Et si { $left } est la Reine, le Roi de tout à l’heure était un mensonge – mais personne n’a contesté à temps.
learn-contest = > La Sorcière ? C’est toi, et tu le sais. Conteste !
learn-power = > Tu avais raison : le pouvoir est à toi, même si ce n’est pas ton tour. La plus grosse fortune : { $left } !
learn-pretend = > Glisse ta carte sous la table avec { INITIAL($left) ->
    [vowel] celle d’{ $left }
   *[other] celle de { $left }
} et fais juste semblant. À eux de deviner.
learn-lie = > Tu as 11 pièces d’or, et il y en a 2 au tribunal : avec le pouvoir du Juge, cela fait 13 ! Tu n’es pas le Juge. Mais qui osera contester ?
learn-end = > Personne n’a osé : tu gagnes grâce à un mensonge. Bien joué, beau masque !
learn-story = > À présent, joue une partie entière à ton rythme, ou rejoins une table.

help-learn =
    {"**"}Première fois ?** </mascarade learn> t’apprend le jeu en trois minutes, en jouant ; personne d’autre ne le voit. </mascarade practice> est une partie à toi contre des automates. </mascarade advice> : des conseils dans tes premières parties, ou pas.
