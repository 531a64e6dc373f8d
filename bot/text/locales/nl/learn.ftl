# Het begeleide spel. $left, $across en $right zijn de drie anderen; $clicks is wat je aanklikt.

command-name-learn = leren
command-learn = Leer het spel door te spelen: drie minuten, en alleen jij ziet het
button-learn-begin = Beginnen
button-learn-rules = De regels
button-learn-again = Nog een keer
learn-click = ➜ { $clicks }
learn-not-now = Aan een echte tafel misschien. Klik hier op wat onderaan staat.

learn-welcome =
    ## Welkom op het bal
    Iedereen draagt een masker, en onder de tafel wisselen de maskers van eigenaar. Zeg dat je bent wie je maar wilt: betwist niemand het, dan is de eigenschap van jou. Zodra iemand 13 goud heeft is het bal voorbij, en de rijkste wint.
    -# Een eerste ronde met drie bots duurt drie minuten. Alleen jij ziet haar.
learn-deal = > Iedereen heeft 6 goud en één kaart. Onthoud dit: kaart 1 in het midden is de Heks.
learn-swap = > Neem de Heks uit het midden en ruil. De anderen zien welke kaarten je neemt, maar nooit wat je ermee doet.
learn-peek = > { $right } had net jouw kaart onder de tafel. Geruild – of niet? Nu mag je kijken: ben je nog de Heks?
learn-peeked = > Nog steeds de Heks: { $right } deed maar alsof. Dat was je beurt, en niemand anders weet wat je hebt gezien.
learn-pass = > “Ik ben de Koning!” Daarvoor wordt geen kaart onthuld. Wie het betwist, beweert zelf de Koning te zijn en betaalt 1 goud als dat niet klopt. Jij bent de Heks, dus pas.
learn-wait = > Niemand betwistte het, en { $left } nam 3 goud. Was het waar? Niemand weet het. Pas nog een keer, en kijk toe.
learn-caught = > { $across } betaalt 1 aan de rechtbank. En als { $left } de Koningin is, was de Koning van zonet gelogen – maar niemand betwistte het op tijd.
learn-contest = > De Heks? Dat ben jij, en je weet het. Betwist het!
learn-power = > Je had gelijk, dus jij gebruikt de eigenschap, ook al is het niet jouw beurt. { $left } is de rijkste!
learn-pretend = > Neem de kaart van { $left }, maar ruil niet. Laat ze maar gissen.
learn-lie = > Je hebt 11 goud, en er ligt 2 in de rechtbank: met de eigenschap van de Rechter heb je 13! Jij bent de Rechter niet. Maar wie durft dat te betwisten?
learn-end = > Niemand durfde: je wint, met een leugen.
learn-story = > Speel nu een heel spel in je eigen tempo, of schuif aan bij een tafel.

help-learn =
    {"**"}Nieuw hier?** Met </mascarade learn> leer je het spel in drie minuten al spelend; alleen jij ziet het. </mascarade practice> is een eigen spel tegen bots. Met </mascarade advice> zet je de raad in je eerste spellen aan of uit.
