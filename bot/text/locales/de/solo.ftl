# Eigene Spiele: das geführte und die zum Üben.

turn-header-unhurried = **{ $mention }, du bist am Zug** · { $turn }
memorise-waiting-unhurried = Masken auf, sobald du bereit bist.
contest-together-unhurried = **Wer wagt es?** Die Antworten bleiben maskiert.
contest-clockwise-unhurried = **Will { $player } auch { $character-the } sein?**
button-solo-back = Zurück zum Tisch
solo-moved-on = Zu spät, das Spiel ist schon weiter.

command-name-practice = üben
command-practice = Ein eigenes Spiel gegen Bots, in deinem Tempo; nur du siehst es
command-practice-players = Wie viele mitspielen, dich mitgezählt
button-practise = Mit Bots üben
button-practice-go-on = Weiterspielen
button-practice-anew = Ein neues beginnen
button-practice-another = Noch ein Spiel
practice-unfinished = Du hast noch ein Spiel laufen, in Zug { $turn }. Ein neues würde es ersetzen.
practice-gone = Dieses Übungsspiel gibt es nicht mehr. </mascarade practice> beginnt ein neues.
practice-refuse-players = Ein Übungsspiel ist für { $least } bis { $most } Spieler, dich mitgezählt.
