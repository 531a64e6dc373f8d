# Eigen spellen: het begeleide en die om te oefenen.

turn-header-unhurried = **{ $mention }, jij bent aan de beurt** · { $turn }
memorise-waiting-unhurried = De maskers gaan op zodra je klaar bent.
contest-together-unhurried = **Wie durft?** De antwoorden blijven gemaskerd.
contest-clockwise-unhurried = **Beweert { $player } ook { $character-the } te zijn?**
button-solo-back = Terug naar de tafel
solo-moved-on = Te laat, het spel is al verder.

command-name-practice = oefenen
command-practice = Een spel van jou alleen, tegen bots en in je eigen tempo; alleen jij ziet het
command-practice-players = Hoeveel er spelen, met jou erbij
button-practise = Oefenen met bots
button-practice-go-on = Verder spelen
button-practice-anew = Nieuw spel beginnen
button-practice-another = Nog een spel
practice-unfinished = Je bent nog bezig met een spel, in beurt { $turn }. Een nieuw spel komt ervoor in de plaats.
practice-gone = Dat oefenspel is er niet meer. Met </mascarade practice> begin je een nieuw spel.
practice-refuse-players = Een oefenspel is voor { $least } t/m { $most } spelers, jij meegeteld.
