# Revenir sur une partie finie : qui menait quand, et les décisions de chacun.

button-review = Qui menait ?
button-evening = Ma soirée
review-title = Qui menait, et quand
review-beginning = Je repasse le film de la soirée…
review-working = Je repasse le film de la soirée… { $done } décisions pesées sur { $steps }.
review-busy = Je repasse encore le film d’autres soirées. Réessaie dans une minute.
review-not-yours = Tu n’étais pas à cette table : pas de soirée à revoir.
review-turning = {"**"}{ $number } · tour { $turn }** · { $player } : { $before } → { $after }
review-steady = Aucun tour n’a décidé à lui seul : tout s’est joué peu à peu.
review-empty = Tout était fini avant le premier tour : rien à dessiner.
review-legend = -# Doré : plus de chances qu’à parts égales, d’après les vraies cartes ; rouge : moins. Le trait : ce que la table pouvait en savoir. Estimations, tirées de parties d’automates.
review-percent = { $number } %
evening-title = ### Ta soirée : { $figure } sur 100
evening-title-nothing = ### Ta soirée : rien à décider
evening-title-of = ### La soirée { INITIAL($player) ->
    [vowel] d’{ $player }
   *[other] de { $player }
} : { $figure } sur 100
evening-bluff = {"**"}Le plus beau bluff**, tour { $turn } : « Je suis { $character-the } ! », et personne n’en doute. { $before } → { $after }
evening-slip = {"**"}Le pire faux pas**, tour { $turn } : { $chosen } ({ $after }). Le choix d’un maître : { $best } ({ $before }).
evening-no-slip = Pas un faux pas : rien n’aurait été nettement mieux.
evening-decision = { $turn } · { $chosen } · { $after }
evening-slipped = { $turn } · { $chosen } · { $after } · un maître : { $best } · { $before }
evening-explained = -# Tes chances de gagner après chaque décision, la tienne ou celle d’un maître, selon ce que tu pouvais savoir. Un écart qui peut venir du hasard n’est pas un faux pas.
choice-swap = échanger { $card }
choice-feign = faire semblant d’échanger { $card }
choice-swap-own = échanger contre { $card }
choice-feign-own = faire semblant d’échanger contre { $card }
choice-peek = regarder secrètement
choice-announce = annoncer { $character-the }
choice-contest = contester { $character-the }
choice-pass = laisser passer { $character-the }
choice-seat = choisir { $player }
choice-card = regarder { $card }
choice-name = nommer { $character-the }
choice-decline = garder l’or
graph-truly = en vérité
graph-seemingly = aux yeux de la table
graph-axis = tour
graph-described = { $title }, d’après les vraies cartes :
graph-fate = { $player } : { $first } % au début, { $most } % au plus, { $last } % à la fin.
graph-turning = Tournants (tour) : { $turns }.
