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
    Iedereen draagt een masker, en onder de tafel wisselen de maskers van eigenaar. Beweer maar dat je bent wie je wilt: als niemand het betwist, mag je de eigenschap gebruiken. Zodra iemand 13 goud heeft is het bal voorbij, en de rijkste wint.
    -# Een eerste rondje met drie bots duurt drie minuten. Alleen jij ziet het.
learn-deal = > Iedereen heeft 6 goud en één kaart; er liggen er nog twee in het midden. Onthoud dit: kaart 1 in het midden is de Heks. Dan gaan de maskers op.
learn-swap = > In de eerste vier beurten mag je alleen ruilen – of niet. Neem de Heks uit het midden en ruil. De anderen zien welke kaarten je onder de tafel houdt, nooit wat je ermee doet.
learn-peek = > { $right } hield net jouw kaart onder de tafel. Geruild – of niet? Vanaf nu mag je ook in het geheim kijken of omroepen. Kijk maar eens: ben je nog de Heks?
learn-peeked = > Nog steeds de Heks: { $right } deed maar alsof. Dat was je beurt, en niemand anders weet wat je hebt gezien.
learn-pass = > “Ik ben de Koning!” Daar komt geen kaart aan te pas. Wie het betwist, beweert zelf de Koning te zijn en betaalt 1 goud als dat niet klopt. Jij bent de Heks, dus pas.
learn-wait = > Niemand durfde het te betwisten, dus nam { $left } 3 goud. Waar of niet? Niemand die het weet. Nu wil { $across } de Koningin zijn. Pas nog een keer, en kijk toe.
learn-caught = > Maskers af! { $left } is de Koningin en neemt 2 goud; { $across } zat ernaast en betaalt 1 aan de rechtbank. De Koning van zonet was dus gelogen – maar niemand betwistte het op tijd.
learn-contest = > De Heks? Dat ben jij, en je weet het. Betwist het!
learn-power = > Je had gelijk, dus jij mag de eigenschap gebruiken, ook al is het niet jouw beurt; { $right } betaalt straks 1 goud boete. Ruil je 6 goud voor het fortuin van { $left }.
learn-pretend = > Iedereen heeft net je kaart gezien, dus deze beurt mag je alleen ruilen – of niet. Neem de kaart van { $left }, maar doe alsof je ruilt. Laat ze maar gissen.
learn-lie = > Je hebt 11 goud, en er liggen er 2 in de rechtbank: met de eigenschap van de Rechter heb je er 13! Jij bent de Rechter niet. Maar wie durft dat te betwisten?
learn-end = > Niemand durfde: je wint, met een leugen. Nu mag alles verteld worden.
learn-story = > Wie loog en wie maar deed alsof: nu weet je het. Speel een heel spel in je eigen tempo, of schuif aan bij een tafel.

help-learn =
    {"**"}Nieuw hier?** Met </mascarade learn> leer je het spel al spelend in drie minuten; alleen jij ziet het. </mascarade practice> is een spel van jou alleen, tegen bots. Met </mascarade advice> zet je de tips in je eerste spellen aan of uit.
