command-name-mascarade = maskerade
command-name-start = openen
command-name-speed = tempo
command-name-contest = betwisten
command-name-automata = automaten
command-name-table = tafel
command-name-rules = regels
command-name-character = personage
command-name-notes = notities
command-name-leave = verlaten
command-name-join = meedoen
command-name-stop = stoppen
command-name-help = hulp

command-mascarade = Maskerade, het spel van de geheime identiteiten
command-start = Een tafel openen in dit kanaal
command-start-speed = Hoeveel tijd er is voor elke beslissing
command-start-contest = Hoe de anderen antwoorden als iemand iets omroept
command-start-automata = Hoe goed de automaten spelen
command-table = De tafel opnieuw laten zien, onderaan het kanaal
command-rules = Het spel of één personage uitleggen
command-rules-character = Het personage om uit te leggen
command-notes = Wat je in dit spel hebt gezien en gedaan; alleen jij ziet het
command-leave = Het spel verlaten; een automaat neemt je plaats in
command-join = Een vrijgekomen plaats innemen
command-stop = Het spel stoppen zonder winnaar
command-help = Wat deze bot kan

permission-view_channel = Kanaal bekijken
permission-send_messages = Berichten verzenden
permission-send_messages_in_threads = Berichten verzenden in threads
permission-read_message_history = Berichtgeschiedenis lezen
start-permissions-missing = Ik mag in dit kanaal geen spel leiden. Ik heb nog nodig: { $permissions }.

table-again = Hier is de tafel opnieuw.
table-none = Er is geen spel in dit kanaal. </mascarade start> opent er een.
table-waiting = Deze tafel wacht nog op spelers: gebruik de knoppen onder het bericht.

leave-done = Je hebt het spel verlaten. Een automaat houdt je plaats warm; met </mascarade join> kom je terug.
leave-not-seated = Je hebt geen plaats in het spel van dit kanaal.
join-done = Je hebt een plaats: nummer { $place }.
join-back = Welkom terug: je plaats is weer van jou.
join-none-free = In dit spel is geen plaats vrij.
join-seated = Je hebt al een plaats in dit spel.
join-lobby = Deze tafel wacht nog op spelers: klik op “{ $button }” onder het bericht.

stop-confirm = Dit spel stoppen? Het eindigt zonder winnaar, en iedereen ziet wie wie was.
stop-yes = Spel stoppen
stop-no = Doorspelen
stop-kept-playing = Het spel gaat door.
stop-done = Het spel is gestopt.
stop-refused = Alleen { $host }, die deze tafel heeft geopend, of een moderator kan het spel stoppen.

help-text =
    ## Maskerade
    Iedereen heeft een geheim personage, en kaarten wisselen stiekem van plaats. Beweer dat je bent wie je maar wilt: als niemand het betwist, is de kracht voor jou. Zodra iemand 13 goud heeft is het spel afgelopen, en de rijkste wint.
    - </mascarade start> opent hier een tafel: 2 t/m 13 spelers, met automaten als je wilt.
    - </mascarade table> laat de tafel opnieuw zien.
    - </mascarade rules> legt het spel en de personages uit.
    - </mascarade notes> laat zien wat je hebt gezien en gedaan.
    - </mascarade leave> geeft je plaats op, </mascarade join> neemt er een in.
    - </mascarade stop> beëindigt een spel zonder winnaar.
    - </mascarade forget-me> haalt je uit alle afgelopen spellen.

help-automata = {"**"}Automaten** vullen lege plaatsen en vallen in voor wie er niet is. Op niveau *{ level-novice }* vergeten ze kaarten en bluffen ze maar wat; op niveau *{ level-regular }* houden ze bij waar de kaarten kunnen liggen en spelen ze op goud; op niveau *{ level-master }* denken ze ook vooruit en zijn ze niet te doorzien. Ze zien niets wat een speler op hun plaats niet ziet.

rules-title = ## Zo speel je Maskerade
rules-body =
    Iedereen begint met 6 goud en één personagekaart. Eerst liggen alle kaarten open: onthoud ze. Dan worden ze omgedraaid, en vanaf nu weet niemand meer zeker wie wie is. Met 4 of 5 spelers liggen de kaarten die overblijven in het midden van de tafel.

    {"**"}De eerste vier beurten** zijn alleen om te *ruilen – of niet*. Daarna doe je in je beurt één van drie dingen:
    - **Ruilen – of niet**: neem je kaart en een andere onder de tafel en ruil ze, of doe alsof. Niemand bekijkt de kaarten, en alleen jij weet wat je hebt gedaan.
    - **In het geheim bekijken**: kijk naar je eigen kaart.
    - **Omroepen**: zeg dat je een van de personages in het spel bent, of het nu waar is of niet.

    {"**"}Betwisten**: als iemand een personage omroept, mogen alle anderen beweren dat zij het zijn. Betwist niemand het, dan wordt de kracht gebruikt zonder dat er een kaart wordt omgedraaid. Anders draait iedereen die het beweert de eigen kaart om: wie gelijk heeft gebruikt de kracht, en daarna betaalt iedereen die ernaast zat 1 goud aan de rechtbank.

    {"**"}Een getoonde kaart**: heb je je kaart laten zien omdat je iets betwistte of omdat de Inquisiteur je aanwees, en ben jij meteen daarna aan de beurt, dan mag je alleen ruilen – of niet.

    {"**"}Het einde**: zodra iemand 13 goud heeft of het laatste goud verliest, wint de rijkste. Niemand hoeft ooit meer te betalen dan het eigen goud.
rules-small = **Met drie spelers** heeft iedereen twee kaarten, *links* en *rechts*. **Met twee spelers** komt daar een *beschermde* kaart bij, waar de tegenstander niet aan mag komen en waarmee je niets mag omroepen. Omroepen en betwisten doe je met één kaart, en alleen die telt.
rules-characters = ### De personages
rules-character-line = **{ $character }** – { $power }
rules-unknown = Dat personage bestaat niet. Kies er een uit de lijst.
start-done = De tafel is open.
