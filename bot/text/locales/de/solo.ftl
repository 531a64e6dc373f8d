# Eigene Spiele: das geführte und die zum Üben.

turn-header-unhurried = **{ $mention }, du bist am Zug** · { $turn }
memorise-waiting-unhurried = Masken auf, sobald du bereit bist.
contest-together-unhurried = **Wer wagt es?** Die Antworten bleiben maskiert.
contest-clockwise-unhurried = **{ $player }, bist du auch { $character-the }?**
button-solo-back = Zurück zum Tisch
solo-moved-on = Diese Frage ist vorbei; das Spiel ist weitergegangen.

command-name-practice = üben
command-practice = Ein eigenes Spiel gegen Bots, in deinem Tempo; nur du siehst es
command-practice-players = Wie viele spielen, mit dir
button-practise = Mit Bots üben
button-practice-go-on = Weiterspielen
button-practice-anew = Ein neues beginnen
button-practice-another = Noch ein Spiel
practice-unfinished = Du hast ein laufendes Spiel, im Zug { $turn }. Ein neues tritt an seine Stelle.
practice-gone = Dieses Übungsspiel gibt es nicht mehr. </mascarade practice> beginnt ein neues.
practice-refuse-players = Zum Üben spielen { $least } bis { $most }, mit dir.
