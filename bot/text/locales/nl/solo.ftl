# Eigen spellen: het begeleide en die om te oefenen.

turn-header-unhurried = **{ $mention }, jij bent aan de beurt** · { $turn }
memorise-waiting-unhurried = De maskers gaan op zodra je klaar bent.
contest-together-unhurried = **Wie durft?** De antwoorden blijven gemaskerd.
contest-clockwise-unhurried = **{ $player }, ben jij ook { $character-the }?**
button-solo-back = Terug naar de tafel
solo-moved-on = Die vraag is voorbij; het spel is verdergegaan.

command-name-practice = oefenen
command-practice = Een eigen spel tegen bots, in je eigen tempo; alleen jij ziet het
command-practice-players = Hoeveel er spelen, met jou erbij
button-practise = Oefenen met bots
button-practice-go-on = Verder spelen
button-practice-anew = Een nieuw beginnen
button-practice-another = Nog een spel
practice-unfinished = Je hebt een lopend spel, in beurt { $turn }. Een nieuw komt ervoor in de plaats.
practice-gone = Dat oefenspel is er niet meer. Met </mascarade practice> begin je een ander.
practice-refuse-players = Om te oefenen spelen er { $least } tot { $most }, met jou erbij.
