# Het begeleide spel. $left, $across en $right zijn de drie anderen; $clicks is wat je aanklikt.

command-name-learn = leren
command-learn = Leer het spel door te spelen: drie minuten, en alleen jij ziet het
button-learn-begin = Beginnen
button-learn-rules = De regels
button-learn-again = Nog een keer
learn-click = ➜ { $clicks }
learn-not-now = Aan een echte tafel misschien. Klik hier op wat er achter ➜ staat.

learn-welcome =
    ## Welkom op het bal
    Iedereen draagt een masker, en onder de tafel wisselen de maskers van eigenaar. Geef je uit voor wie je maar wilt: betwist niemand het, dan mag je de eigenschap van dat karakter gebruiken. Zodra iemand 13 goud heeft, is het bal voorbij en wint de rijkste.
    -# Een eerste rondje met drie bots duurt drie minuten. Alleen jij ziet het.
learn-deal = > Iedereen heeft 6 goud en één kaart. Onthoud dit: kaart 1 in het midden is de Heks.
learn-swap = > Neem de Heks uit het midden en ruil. De anderen zien welke kaarten je onder de tafel houdt, nooit wat je ermee doet.
learn-peek = > { $right } hield net jouw kaart onder de tafel. Geruild – of niet? Nu mag je kijken: ben je nog de Heks?
learn-peeked = > Nog steeds de Heks: { $right } deed maar alsof. Dat was je beurt, en niemand anders weet wat je hebt gezien.
learn-pass = > “Ik ben de Koning!” Daar komt geen kaart aan te pas. Wie het betwist, beweert zelf de Koning te zijn en betaalt 1 goud als dat niet klopt. Jij bent de Heks, dus pas.
learn-wait = > Niemand durfde het te betwisten, dus nam { $left } 3 goud. Waar of niet? Niemand die het weet. Pas nog een keer, en kijk toe.
learn-caught = > { $across } betaalt 1 goud aan de rechtbank. En als { $left } de Koningin is, was die Koning van zonet een leugen – maar toen betwistte niemand het.
learn-contest = > De Heks? Dat ben jij, en je weet het. Betwist het!
learn-power = > Je had gelijk: jij gebruikt de eigenschap, al is het niet jouw beurt. { $left } is de rijkste!
learn-pretend = > Neem de kaart van { $left }, maar doe alleen alsof. Laat ze maar raden.
learn-lie = > Je hebt 11 goud, en in de rechtbank ligt nog 2 goud: als Rechter kom je op 13! Je bent het niet. Maar wie durft het te betwisten?
learn-end = > Niemand durfde! Je wint – met een leugen.
learn-story = > Speel nu een heel spel in je eigen tempo, of schuif aan bij een tafel.

help-learn =
    {"**"}Nieuw hier?** Met </mascarade learn> leer je het spel al spelend in drie minuten; alleen jij ziet het. </mascarade practice> is een spel van jou alleen, tegen bots. Met </mascarade advice> zet je de tips in je eerste spellen aan of uit.
