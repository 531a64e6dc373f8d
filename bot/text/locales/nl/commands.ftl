command-name-mascarade = maskerade
command-name-start = openen
command-name-speed = tempo
command-name-contest = betwisten
command-name-automata = bots
command-name-table = tafel
command-name-rules = regels
command-name-character = karakter
command-name-notes = notities
command-name-leave = vertrekken
command-name-join = meedoen
command-name-stop = stoppen
command-name-calls = oproepen
command-name-help = hulp

command-mascarade = Maskerade, het spel van de geheime identiteiten
command-start = Een tafel openen in dit kanaal
command-start-speed = Hoeveel tijd er is voor elke beslissing
command-start-contest = Antwoordt iedereen tegelijk als iemand omroept, of om de beurt?
command-start-automata = Hoe sterk de bots zijn
command-table = De tafel opnieuw laten zien, onderaan het kanaal
command-rules = Het spel of één karakter uitleggen
command-rules-character = Het karakter om uit te leggen
command-notes = Je eigen notities: wat je in dit spel hebt gezien en gedaan
command-leave = Uit het spel stappen; een bot neemt je plaats in
command-join = Een vrije plaats in het spel van dit kanaal innemen, of terugkomen op die van jou
command-games = Jouw spellen op deze server, en welke op je wachten; alleen jij ziet het
command-stop = Het spel stoppen zonder winnaar
command-calls = Of spellen die op je wachten je mogen oproepen
command-help = Wat deze bot kan

permission-view_channel = Kanaal bekijken
permission-send_messages = Berichten verzenden
permission-send_messages_in_threads = Berichten verzenden in threads
permission-read_message_history = Berichtgeschiedenis lezen
start-permissions-missing = Ik kan in dit kanaal nog geen spel leiden. Ik heb nog nodig: { $permissions }.

table-again-soon = De tafel is net nog getoond: { $link }
table-none = Er is geen spel in dit kanaal. </mascarade start> opent er een.
table-waiting = Deze tafel wacht nog op spelers: { $link }

leave-done = Je hebt het spel verlaten. Een bot houdt je plaats warm; zolang niemand anders die neemt, kom je terug met </mascarade join>.
leave-done-for-good = Je hebt het spel verlaten.
leave-done-lobby = Je hebt de tafel verlaten.
leave-not-seated = Je hebt geen plaats in het spel van dit kanaal. </mascarade games> toont die van jou.
join-done = Je doet mee: plaats { $place }.
join-done-lobby = Je doet mee!
join-back = Welkom terug! Je plaats is weer van jou.
join-none-free = In dit spel is geen plaats vrij. Je mag meekijken, of zelf een spel beginnen in een ander kanaal.
join-seated = Je hebt al een plaats in dit spel: { $link }

own-games-title = ### Jouw spellen
own-games-none = Je hebt geen open spel op deze server. </mascarade start> opent er een.
own-game-awaited = { $link } · **wacht op jou**, de tijd loopt { $deadline } af
own-game-waits = { $link } · wacht op anderen
own-game-kept = { $link } · een bot valt voor je in
own-game-lobby = { $link } · wacht op spelers
own-game-reserved = { $link } · er is een plaats voor je vrijgehouden

stop-confirm = Dit spel stoppen? Het eindigt zonder winnaar, en iedereen ziet wie wie was.
stop-yes = Spel stoppen
stop-no = Doorspelen
stop-refused = Alleen { $host }, de host van deze tafel, of een moderator kan het spel stoppen.

calls-on = Wacht een spel op jou, dan roept het je op met een vermelding.
calls-off = Geen enkel spel roept je nog op, op geen enkele server.
button-calls-on = Roep mij op
button-calls-off = Roep mij niet op

help-text =
    ## Maskerade
    Iedereen draagt een masker, en onder de tafel wisselen de maskers van eigenaar. Geef je uit voor wie je maar wilt: betwist niemand het, dan mag je de eigenschap van dat karakter gebruiken. Zodra iemand 13 goud heeft, is het bal voorbij en wint de rijkste.
    - </mascarade start> opent hier een tafel voor 2 t/m 13 spelers.
    - </mascarade table> laat de tafel opnieuw zien.
    - </mascarade rules> legt het spel en de karakters uit.
    - </mascarade notes> laat zien wat je hebt gezien en gedaan.
    - </mascarade leave> geeft je plaats op, </mascarade join> neemt er een in.
    - </mascarade games> toont je eigen spellen.
    - </mascarade replay> laat een afgelopen spel nog eens zien.
    - </mascarade stop> beëindigt een spel zonder winnaar.
    - </mascarade calls> bepaalt of spellen die op je wachten je oproepen.
    - </mascarade forget-me> haalt je uit alle afgelopen spellen.

help-automata = {"**"}Bots** vullen lege plaatsen en vallen in voor wie er niet is. Op niveau *{ level-novice }* vergeten ze kaarten en bluffen ze maar wat; op niveau *{ level-regular }* houden ze de kaarten bij en jagen ze op goud; op niveau *{ level-master }* denken ze ook vooruit, met een volmaakte pokerface. Ze zien niet meer dan een speler op hun plaats zou zien. Hun aard hoort bij hun naam: de brutale roepen bijna elke beurt iets om, de voorzichtige kijken eerst, de achterdochtige betwisten veel, de eerlijke zeggen wie ze zijn, de rancuneuze zetten je alles betaald, en de speelse ruilen met iedereen.
help-stand-ins = {"**"}Bots** vallen in voor wie er niet is. Ze zien niet meer dan een speler op hun plaats zou zien.
help-time = {"**"}Als de tijd om is**, ruil je in je beurt niets, betwist je niets en doe je niets wat alleen maar *mag*. De Bisschop neemt van de eerste van de rijksten, met de klok mee; de Inquisiteur wijst de linkerbuur aan; wie ondervraagd wordt, zegt “Rechter”; de Spion bekijkt de kaart van de linkerbuur; Spion en Nar ruilen niets. Wordt het iedereen tegelijk gevraagd, dan mag je je antwoord veranderen tot iedereen heeft geantwoord of de tijd om is.

rules-title = ## De regels ({ $page } van { $pages })
rules-deal = Iedereen begint met 6 goud en één karakterkaart. Eerst liggen alle kaarten open: onthoud ze. Dan worden ze gedekt neergelegd, en vanaf dat moment weet niemand meer zeker wie wie is. Met 4 of 5 spelers liggen de kaarten die overblijven in het midden van de tafel.
rules-turns =
    {"**"}In de eerste vier beurten** mag je alleen *ruilen – of niet*. Daarna doe je in je beurt één van deze drie dingen:
    - **Ruilen – of niet**: houd je kaart en een andere onder de tafel en ruil ze – of doe alsof. Kijken mag niet, en alleen jij weet wat je hebt gedaan.
    - **In het geheim bekijken**: bekijk je eigen kaart; niemand anders ziet hem.
    - **Omroepen**: zeg dat je een van de karakters in het spel bent, of het nu waar is of niet.
rules-contest = **Betwisten**: roept iemand een karakter om, dan mag elke andere speler zeggen: “Nee, dat ben ik!” Betwist niemand het, dan wordt de eigenschap gebruikt zonder een kaart te onthullen. Anders onthult iedereen die het beweert zijn kaart: wie het echt is, gebruikt de eigenschap, en daarna betaalt iedereen die ernaast zat 1 goud boete aan de rechtbank.
rules-shown = **Een onthulde kaart**: moest je je kaart onthullen en ben jij meteen daarna aan de beurt, dan mag je alleen ruilen – of niet.
rules-end = **Het einde**: zodra iemand 13 goud heeft of zijn laatste munt verliest, is het spel afgelopen en wint de rijkste. Je betaalt nooit meer dan je hebt.
rules-small = **Met drie spelers** heeft iedereen twee kaarten, *links* en *rechts*. **Met twee spelers** komt daar een *beschermde* kaart bij, waar de tegenstander niet aan mag komen en waarmee je niet mag omroepen, maar wel betwisten. Omroepen en betwisten doe je met één kaart, en alleen die telt.
rules-characters = ### De karakters
rules-character-line = **{ $character }** – { $power }
button-previous = Vorige
button-next = Volgende
rules-unknown = Dat karakter bestaat niet. Kies er een uit de lijst.
