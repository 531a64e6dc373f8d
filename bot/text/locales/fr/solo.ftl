# Les parties à soi : celle qui est guidée et celles d’entraînement.

turn-header-unhurried = **{ $mention }, c’est à toi de jouer** · tour { $turn }
memorise-waiting-unhurried = On met les masques dès que tu as bien regardé.
contest-together-unhurried = **Qui ose ?** Les réponses restent masquées.
contest-clockwise-unhurried = **Et { $player } ? Aussi { $character-the } ?**
button-solo-back = Retour à la table
solo-moved-on = Trop tard, la partie a avancé.

command-name-practice = entraînement
command-practice = Une partie à toi contre des automates, à ton rythme ; personne d’autre ne la voit
command-practice-players = Combien jouent, en te comptant
button-practise = S’entraîner avec des automates
button-practice-go-on = La continuer
button-practice-anew = En commencer une autre
button-practice-another = Une autre partie
practice-unfinished = Tu as une partie en cours, au tour { $turn }. Une nouvelle prendrait sa place.
practice-gone = Cette partie d’entraînement n’est plus là. </mascarade practice> en commence une autre.
practice-refuse-players = Pour s’entraîner, il faut de { $least } à { $most } joueurs, en te comptant.
