command-name-admin = maskerade-beheer
command-name-set = set
command-name-forget-me = vergeet-mij
command-name-sets = sets
command-name-list = lijst
command-name-create = maken
command-name-edit = wijzigen
command-name-delete = verwijderen
command-name-default = standaard
command-name-import = importeren
command-name-name = naam
command-name-players = spelers
command-name-code = code
command-name-settings = instellingen
command-name-games = spellen
command-name-seat = plaats
command-name-game = spel
command-name-place = nummer
command-name-member = lid
command-name-people = mensen
command-name-bar = weren
command-name-unbar = toelaten
command-name-barred = geweerd
command-name-person = persoon
command-name-history = geschiedenis
command-name-forget = vergeten

command-start-set = De personages waarmee gespeeld wordt
command-forget-me = Haal me uit afgelopen spellen: mijn plaats wordt “iemand”
command-admin = Sets, instellingen en zorg voor spellen, voor moderators
command-admin-sets = De sets van personages van deze server
command-admin-sets-list = Alle sets met hun codes laten zien
command-admin-sets-create = Een nieuwe set maken
command-admin-sets-edit = Een set wijzigen
command-admin-sets-delete = Een set verwijderen
command-admin-sets-default = Kiezen welke set een aantal spelers standaard krijgt
command-admin-sets-import = Een set binnenhalen met zijn code
command-admin-sets-name = De naam van de set, hoogstens 32 tekens
command-admin-sets-which = De set
command-admin-sets-players = Hoeveel spelers
command-admin-sets-code = De code, zoals 10G3-8F2K
command-admin-settings = Taal, tempo, plekken, grenzen en meer
command-admin-games = De spellen die bezig zijn
command-admin-games-list = De spellen die bezig zijn laten zien
command-admin-games-stop = Een spel stoppen zonder winnaar
command-admin-games-seat = De plaats van een afwezige speler aan een bot of een lid geven
command-admin-games-which = Het spel; dat in dit kanaal als je er geen noemt
command-admin-games-place = De plaats aan tafel waarvan de speler afwezig is
command-admin-games-member = Wie de plaats krijgt; niemand voor een bot
command-admin-people = Wie mag spelen
command-admin-people-bar = Iemand van spellen weren
command-admin-people-unbar = Iemand weer laten spelen
command-admin-people-barred = Laten zien wie geweerd is
command-admin-people-who = De persoon
command-admin-history = Wie wat wanneer heeft veranderd
command-admin-forget = Alles wissen wat van deze server is opgeslagen

admin-refuse-permission = Dit is voor leden met het recht *Server beheren*, en voor wie dit commando op de pagina Integraties van de server mag gebruiken.
admin-refuse-value = Die waarde kan deze instelling niet hebben.
start-refuse-barred = Een moderator heeft je op deze server van spellen geweerd.
start-refuse-channel = In dit kanaal wordt niet gespeeld. Wel hier: { $channels }.
start-refuse-channels-gone = De kanalen waar gespeeld mag worden zijn verwijderd. Een moderator kan andere kiezen met </mascarade-admin settings>.
start-refuse-role = Op deze server mag alleen { $role } spellen beginnen.
start-refuse-role-gone = De rol die op deze server spellen mag beginnen is verwijderd. Een moderator kan een andere kiezen met </mascarade-admin settings>.
start-refuse-games = { $most ->
    [one] Op deze server wordt maar één spel tegelijk gespeeld. Wacht tot het is afgelopen.
   *[other] Op deze server worden hoogstens { $most } spellen tegelijk gespeeld. Wacht tot er een is afgelopen.
}
start-refuse-each = { $most ->
    [one] Op deze server speelt niemand meer dan één spel tegelijk. Speel eerst dat van jou uit, of verlaat het: { $links }
   *[other] Op deze server speelt niemand meer dan { $most } spellen tegelijk. Speel er eerst een uit, of verlaat er een: { $links }
}
start-done-thread = De tafel is open: { $thread }
start-thread-name = Maskerade · { $host }
notes-not-allowed = Aan deze tafel wordt uit het hoofd gespeeld: er zijn geen notities.
permission-create_public_threads = Openbare threads maken

set-recommended = Aanbevolen
set-seven = Zeven, met de Nar
set-label = { $set } ({ $counts } spelers)
counts-range = { $first } t/m { $last }
set-copies = { $character } ×{ $copies }
someone = iemand

problem-required_missing = { $character-the } ontbreekt
problem-too_little_gold = { $actual ->
    [0] { $cards ->
        [1] de enige kaart brengt geen goud van de bank op; er is er { $needed } nodig
       *[other] geen van de { $cards } kaarten brengt goud van de bank op; er zijn er { $needed } nodig
    }
    [one] maar { $actual } van de { $cards } kaarten brengt goud van de bank op; er zijn er { $needed } nodig
   *[other] maar { $actual } van de { $cards } kaarten brengen goud van de bank op; er zijn er { $needed } nodig
}
problem-too_few_players = { $character }: pas vanaf { $needed } spelers
problem-too_few_cards = { $actual ->
    [0] er zijn nog geen kaarten; er zijn er minstens { $needed } nodig
    [one] er is maar één kaart; er zijn er minstens { $needed } nodig
   *[other] er zijn maar { $actual } kaarten; er zijn er minstens { $needed } nodig
}
problem-too_many_cards = te veel kaarten: { $actual }, hoogstens { $needed } kan

verdict-playable = **Speelbaar met { $counts } spelers.**
verdict-unplayable = **Deze set past nog bij geen enkel aantal spelers, dus opslaan gaat niet.**
verdict-problem = - { $problem }
verdict-for-some = met { $counts } spelers: { $problem }
verdict-fits = -# { $cards } kaarten passen bij { $counts } spelers.
verdict-rich = -# Meer dan de helft van de kaarten brengt goud op. De spelregels raden hoogstens de helft aan.

set-refuse-name-empty = Een set heeft een zichtbare naam nodig.
set-refuse-name-long = Die naam is langer dan 32 tekens.
set-refuse-name-taken = Er is al een set met de naam “{ $set }”.
set-refuse-name-built-in = “{ $set }” is een ingebouwde set; kies een andere naam.
set-refuse-built-in = “{ $set }” is ingebouwd en kan niet worden gewijzigd of verwijderd.
set-refuse-too-many = Deze server heeft al { $most } sets. Verwijder er eerst een.
set-refuse-unknown = Er is geen set met de naam “{ $set }”. Kies er een uit de lijst.
set-refuse-unplayable = Deze set past bij geen enkel aantal spelers, dus hij is niet opgeslagen.
set-refuse-misfit = “{ $set }” past niet bij dat aantal spelers.
set-refuse-changed = Iemand anders heeft “{ $set }” intussen gewijzigd, dus er is niets opgeslagen. Zo ziet hij er nu uit.
set-refuse-gone = “{ $set }” is intussen verwijderd. Sla hem op om hem opnieuw te maken.

code-refuse-digit = Dat is geen code: “{ $what }” komt er nooit in voor.
code-refuse-length = Een code heeft 8 letters en cijfers; deze heeft er { $what }.
code-refuse-version = Die code komt uit een andere versie van dit spel, die deze niet kan lezen.
code-refuse-checksum = Er zit een fout in die code. Kopieer hem opnieuw.
code-refuse-character = Die code noemt personages die dit spel niet heeft.

sets-title = ### Sets van deze server
    { $own } van { $most } eigen sets · pagina { $page } van { $pages }
sets-own = **{ $set }** · { $counts } spelers
sets-built-in = **{ $set }** (ingebouwd) · { $counts } spelers
sets-recommended-why = Wat de spelregels voor elk aantal spelers geven.
sets-cards = { $characters } · `{ $code }`
sets-default-for = Standaard voor { $counts } spelers.

editor-title = ### De set “{ $set }”
editor-title-new = ### Een nieuwe set, “{ $set }”
editor-cards = { $count ->
    [one] Eén kaart: { $characters }
   *[other] { $count } kaarten: { $characters }
}
editor-pick = Personages
editor-code = Code: `{ $code }`
button-save = Opslaan
button-discard = Weggooien
editor-saved = Opgeslagen: “{ $set }” voor { $counts } spelers. De code is `{ $code }`.
editor-saved-old = Spellen die al begonnen zijn houden de oude.
editor-default-dropped = Het was de standaard voor { $counts } spelers, bij wie “{ $set }” niet meer past: zij krijgen weer de aanbevolen set.
editor-discarded = Er is niets veranderd.
sets-deleted = “{ $set }” is verwijderd. De code was `{ $code }`: importeren brengt dezelfde kaarten terug, onder de naam die je dan geeft. Standaard is hij nergens meer.
sets-default-done = { $players } spelers krijgen nu “{ $set }”, tenzij de host anders kiest.

panel-title = ### Instellingen van deze server
panel-note = -# Wijzigingen gelden voor nieuwe spellen. Wie wat heeft veranderd staat in </mascarade-admin history>.
panel-pick = Wijzigen…
panel-changed = Iemand anders heeft de instellingen intussen gewijzigd, dus er is niets opgeslagen. Zo staan ze nu.
panel-saved = Opgeslagen.
setting-line = **{ $setting }**: { $value }
    -# { $why }
setting-title = ### { $setting }
setting-now = Nu: { $value }
setting-pick = Waarde
setting-pick-channels = Kanalen; geen voor alle
setting-pick-role = Een rol; geen voor iedereen
setting-no-limit = onbeperkt
button-all-settings = Alle instellingen

setting-language = Taal
setting-language-why = Waarin de openbare berichten van spellen geschreven zijn.
setting-language-auto = die van de server, of anders die van de host
setting-speed = Tempo
setting-speed-why = Hoeveel tijd er is, tenzij de host anders kiest.
setting-speed-own = de eigen tijden van de server
speed-own = De eigen tijden van de server
setting-own_times = Eigen tijden
setting-own_times-why = De tijden van het tempo “De eigen tijden van de server”.
own-time-memorise = { $time } om te onthouden
own-time-turn = { $time } voor een beurt
own-time-contest = { $time } om te betwisten
own-time-power = { $time } voor een kracht
own-time-memorise-pick = Tijd om te onthouden
own-time-turn-pick = Tijd voor een beurt
own-time-contest-pick = Tijd om te betwisten
own-time-power-pick = Tijd voor een kracht
setting-contest = Betwisten
setting-contest-why = Hoe de anderen antwoorden als iemand iets omroept, tenzij de host anders kiest.
setting-first = Wie begint
setting-first-why = Wie de eerste beurt heeft.
setting-first-youngest = het nieuwste account
setting-first-random = iemand, door het lot bepaald
setting-first-host = de host
setting-place = Plek
setting-place-why = Of er in het kanaal of in een eigen thread wordt gespeeld.
setting-place-channel = in het kanaal
setting-place-thread = in een eigen thread
setting-automata = Bots
setting-automata-why = Of hosts bots mogen laten meedoen, en hoe goed die spelen. Afwezigen worden altijd vervangen.
setting-automata-none = niet welkom
setting-notes = Notities
setting-notes-why = Of spelers mogen nalezen wat ze hebben gezien en gedaan.
setting-notes-true = toegestaan
setting-notes-false = niet toegestaan
setting-reveal = Spanning
setting-reveal-why = Of het even spannend blijft voordat de kaarten worden omgedraaid.
setting-reveal-true = heel even
setting-reveal-false = geen, meteen omdraaien
setting-banter = Praatjes
setting-banter-why = Of bots af en toe iets zeggen.
setting-banter-true = af en toe
setting-banter-false = geen
setting-mentions = Vermeldingen
setting-mentions-why = Wie een melding van een spel krijgt.
setting-mentions-awaited = wie iets gevraagd wordt, en halverwege wie nog moet antwoorden
setting-mentions-turn = wie iets gevraagd wordt
setting-mentions-nobody = niemand
setting-channels = Kanalen
setting-channels-why = Waar gespeeld mag worden; een thread volgt zijn kanaal.
setting-channels-all = alle
setting-channels-more = nog { $count }
setting-channels-gone = { $count ->
    [one] { $count } verwijderd kanaal
   *[other] { $count } verwijderde kanalen
}
setting-role = Wie mag beginnen
setting-role-why = De rol die tafels mag openen; wie *Server beheren* mag, mag het altijd.
setting-role-everyone = iedereen
setting-role-gone = een verwijderde rol
setting-games = Spellen tegelijk
setting-games-why = Hoeveel spellen en open tafels de server tegelijk heeft.
setting-games_each = Spellen per persoon
setting-games_each-why = Aan hoeveel spellen en open tafels één persoon tegelijk zit.

games-title = ### Open spellen: { $count }
games-none = Op deze server is geen spel open.
games-lobby = { $channel }: { $count ->
    [one] één plaats bezet, wacht op spelers
   *[other] { $count } plaatsen bezet, wacht op spelers
}
games-memorising = { $channel }: { $count } spelers, de kaarten liggen open
games-playing = { $channel }: { $count } spelers, beurt { $turn }
games-kept = { $count ->
    [one] · op één plaats valt een bot in
   *[other] · op { $count } plaatsen vallen bots in
}
games-here-none = Er is geen spel in dit kanaal. Noem er een uit de lijst.
games-unknown = Dat spel is er op deze server niet meer.
admin-stop-confirm = Het spel in { $channel } stoppen? Het eindigt zonder winnaar, en iedereen ziet wie wie was.
admin-stop-done = Het spel in { $channel } is gestopt.
admin-close-confirm = De tafel in { $channel } sluiten? Het spel is nog niet begonnen, en wie daar wacht ziet dat het niet doorgaat.
admin-close-done = De tafel in { $channel } is gesloten.
button-close-table = Tafel sluiten
button-never = Laat maar
admin-never = Alles blijft zoals het is.

seat-choice = Plaats { $place }: { $player }
seat-given-automaton = Op plaats { $place } speelt nu een bot. Aan tafel is het gemeld.
seat-offered = { $name } heeft het aanbod aan tafel gekregen, en krijgt de plaats na een ja.
seat-refuse-no-such-seat = Die plaats is er niet aan die tafel.
seat-refuse-not-absent = Die speler is niet afwezig: er is de laatste tijd niets gemist.
seat-refuse-automaton = Daar speelt al een bot.
seat-refuse-you-play = Je hebt zelf in dit spel gezeten, dus een andere moderator moet dit beslissen.
seat-refuse-has-sat = Deze persoon heeft al in dit spel gezeten, en kan alleen terug naar de eigen plaats, met </mascarade join>.
seat-refuse-you-sat = Je hebt al in dit spel gezeten en kunt alleen terug naar je eigen plaats, met </mascarade join>.
seat-refuse-is-bot = Alleen mensen kunnen een plaats innemen.
seat-refuse-not-member = Deze persoon is geen lid van deze server.
seat-refuse-barred = Deze persoon is op deze server van spellen geweerd.
seat-refuse-cannot-see = Deze persoon kan het kanaal van dat spel niet zien.
seat-refuse-over = Dat spel is nog niet begonnen of al afgelopen.
seat-refuse-not-yours = Deze plaats is aan iemand anders aangeboden.
seat-refuse-lapsed = Dit aanbod geldt niet meer.
offer-open = { $mention }: moderator { $moderator } biedt je plaats { $place } aan deze tafel aan, want { $player } is afwezig. Je neemt de kaart en het goud over zoals ze zijn.
offer-done = { $name } heeft plaats { $place } van { $player } overgenomen. Moderator { $moderator } bood die aan.
offer-declined = { $name } wil plaats { $place } niet, die moderator { $moderator } aanbood. Alles blijft zoals het was.
offer-lapsed = Moderator { $moderator } bood plaats { $place } aan { $name } aan. Dat aanbod geldt niet meer.
offer-automaton = Moderator { $moderator } heeft plaats { $place } van { $player } aan een bot gegeven.
button-take = Plaats innemen
button-decline-seat = Nee, bedankt
offer-taken = Je hebt een plaats: nummer { $place }.
offer-refused = Je hebt bedankt.

people-barred = { $person } is op deze server van spellen geweerd en van wachtende tafels gehaald. Begonnen spellen gaan door.
people-barred-already = { $person } is al geweerd.
people-refuse-bot = Alleen mensen spelen, dus alleen mensen kunnen worden geweerd.
people-unbarred = { $person } mag weer spelen.
people-unbarred-already = { $person } is niet geweerd.
barred-none = Op deze server is niemand van spellen geweerd.
barred-title = ### Van spellen geweerd: { $count }
barred-line = { $person } sinds { $at }

history-title = ### Wie wat heeft veranderd · pagina { $page }
history-none = Er is nog niets veranderd.
history-line = { $at } { $who }: { $what }
history-setting = { $setting }: van “{ $old }” naar “{ $new }”
history-channels = { $setting }: { $changes }
history-channels-added = toegevoegd: { $channels }
history-channels-removed = weggehaald: { $channels }
history-set-create = maakte de set “{ $set }”: { $new }
history-set-import = importeerde de set “{ $set }”: { $new }
history-set-edit = wijzigde de set “{ $set }” van { $old } in { $new }
history-set-delete = verwijderde de set “{ $set }”: { $old }
history-set-default = standaard voor { $players } spelers: van “{ $old }” naar “{ $new }”
history-person-bar = weerde { $person }
history-person-unbar = liet { $person } weer toe
history-game-stop = stopte het spel in { $channel }
history-game-close = sloot de tafel in { $channel }
history-seat-automaton = gaf plaats { $place } van { $player } in { $channel } aan een bot
history-seat-offer = bood plaats { $place } van { $player } in { $channel } aan: { $person }
history-seat-taken = accepteerde plaats { $place } van { $player } in { $channel }
history-seat-declined = bedankte voor plaats { $place } van { $player } in { $channel }
forget-confirm = Alles wissen wat van deze server is opgeslagen: instellingen, sets, geweerde mensen, deze lijst en alle spellen? Spellen die bezig zijn worden gestopt. Dit kan niet ongedaan worden gemaakt.
forget-done = { $games ->
    [0] Alles van deze server is gewist.
    [one] Alles van deze server is gewist, waaronder { $games } spel.
   *[other] Alles van deze server is gewist, waaronder { $games } spellen.
}
forget-me-confirm = Jou uit alle afgelopen spellen halen, op elke server? Je plaats daarin wordt “iemand”, en dat is niet terug te draaien. Spellen die nog open zijn blijven zoals ze zijn: vraag het opnieuw als ze afgelopen zijn. Berichten die al in kanalen staan kunnen je naam houden, en wat moderators hebben opgeschreven blijft bij hun server.
forget-me-done = { $games ->
    [0] Je zit in geen enkel afgelopen spel.
    [one] Je bent uit { $games } afgelopen spel gehaald.
   *[other] Je bent uit { $games } afgelopen spellen gehaald.
}
forget-later = Een ander programma leest op dit moment de database, daarom staan er nog sporen van in haar logboek; die worden gewist zodra het klaar is.
button-forget = Wissen
