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
command-name-bar = uitsluiten
command-name-unbar = toelaten
command-name-barred = uitgesloten
command-name-person = persoon
command-name-history = geschiedenis
command-name-forget = vergeten

command-start-set = De karakters waarmee gespeeld wordt
command-forget-me = Haal me uit afgelopen spellen: mijn plaats wordt “iemand”
command-admin = Sets, instellingen en spellen beheren (voor moderators)
command-admin-sets = De karaktersets van deze server
command-admin-sets-list = Alle sets met hun codes laten zien
command-admin-sets-create = Een nieuwe set maken
command-admin-sets-edit = Een set wijzigen
command-admin-sets-delete = Een set verwijderen
command-admin-sets-default = De standaardset voor een aantal spelers kiezen
command-admin-sets-import = Een set importeren met zijn code
command-admin-sets-name = De naam van de set, hoogstens 32 tekens
command-admin-sets-which = De set
command-admin-sets-players = Hoeveel spelers
command-admin-sets-code = De code, zoals 10G3-8F2K
command-admin-settings = Taal, tempo, kanalen, limieten en meer
command-admin-games = De spellen die bezig zijn
command-admin-games-list = De spellen die bezig zijn laten zien
command-admin-games-stop = Een spel stoppen zonder winnaar
command-admin-games-seat = De plaats van een afwezige speler aan een bot of een lid geven
command-admin-games-which = Het spel; laat leeg voor dat in dit kanaal
command-admin-games-place = De plaats waarvan de speler afwezig is
command-admin-games-member = Wie de plaats krijgt; laat leeg voor een bot
command-admin-people = Wie mag spelen
command-admin-people-bar = Iemand van spellen uitsluiten
command-admin-people-unbar = Iemand weer laten spelen
command-admin-people-barred = Laten zien wie uitgesloten is
command-admin-people-who = De persoon
command-admin-history = Wie wat heeft veranderd, en wanneer
command-admin-forget = Alles wissen wat over deze server is opgeslagen

admin-refuse-permission = Hiervoor heb je *Server beheren* nodig, of toegang via de pagina Integraties van de server.
admin-refuse-value = Die waarde kan deze instelling niet hebben.
start-refuse-barred = Een moderator heeft je op deze server van spellen uitgesloten.
start-refuse-channel = In dit kanaal wordt niet gespeeld. Hier wel: { $channels }.
start-refuse-channels-gone = De kanalen waar gespeeld mag worden zijn verwijderd. Een moderator kan andere kiezen met </mascarade-admin settings>.
start-refuse-role = Op deze server mag alleen { $role } tafels openen.
start-refuse-role-gone = De rol die op deze server tafels mag openen is verwijderd. Een moderator kan een andere kiezen met </mascarade-admin settings>.
start-refuse-games = { $most ->
    [one] Op deze server wordt maar één spel tegelijk gespeeld. Wacht tot het is afgelopen.
   *[other] Op deze server worden hoogstens { $most } spellen tegelijk gespeeld. Wacht tot er een is afgelopen.
}
start-refuse-each = { $most ->
    [one] Op deze server speel je maar één spel tegelijk. Speel eerst dat van jou uit, of stap eruit: { $links }
   *[other] Op deze server speel je hoogstens { $most } spellen tegelijk. Speel er eerst een uit, of stap ergens uit: { $links }
}
start-done-thread = De tafel is open: { $thread }
start-thread-name = Maskerade · { $host }
notes-not-allowed = Aan deze tafel wordt uit het hoofd gespeeld: er zijn geen notities.
permission-create_public_threads = Openbare threads maken

set-recommended = Aanbevolen
set-seven = Zeven kaarten, met de Nar
set-label = { $set } ({ $counts } spelers)
counts-range = { $first } t/m { $last }
set-copies = { $character } ×{ $copies }
someone = iemand

problem-required_missing = { $character-the } ontbreekt
problem-too_little_gold = { $actual ->
    [0] { $cards ->
        [1] de enige kaart levert geen goud van de bank op; er is er { $needed } nodig
       *[other] geen van de { $cards } kaarten levert goud van de bank op; er zijn er { $needed } nodig
    }
    [one] maar { $actual } van de { $cards } kaarten levert goud van de bank op; er zijn er { $needed } nodig
   *[other] maar { $actual } van de { $cards } kaarten leveren goud van de bank op; er zijn er { $needed } nodig
}
problem-too_few_players = { $character }: pas vanaf { $needed } spelers
problem-too_few_cards = { $actual ->
    [0] er zijn nog geen kaarten; er zijn er minstens { $needed } nodig
    [one] er is maar één kaart; er zijn er minstens { $needed } nodig
   *[other] er zijn maar { $actual } kaarten; er zijn er minstens { $needed } nodig
}
problem-too_many_cards = te veel kaarten: { $actual }, hoogstens { $needed } toegestaan

verdict-playable = **Speelbaar met { $counts } spelers.**
verdict-unplayable = **Deze set past nog bij geen enkel aantal spelers, dus opslaan gaat niet.**
verdict-problem = - { $problem }
verdict-for-some = met { $counts } spelers: { $problem }
verdict-fits = -# { $cards } kaarten zijn een set voor { $counts } spelers.
verdict-rich = -# Meer dan de helft van de kaarten levert goud op. De spelregels raden hoogstens de helft aan.

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

code-refuse-digit = Dat is geen code: “{ $what }” kan er niet in voorkomen.
code-refuse-length = Een code heeft 8 letters en cijfers; deze heeft er { $what }.
code-refuse-version = Die code komt uit een andere versie van dit spel en is hier niet te lezen.
code-refuse-checksum = Er zit een tikfout in die code. Kopieer hem opnieuw.
code-refuse-character = Die code noemt karakters die dit spel niet heeft.

sets-title = ### Sets van deze server
    { $own } van { $most } eigen sets · pagina { $page } van { $pages }
sets-own = **{ $set }** · { $counts } spelers
sets-built-in = **{ $set }** (ingebouwd) · { $counts } spelers
sets-recommended-why = Wat de spelregels per aantal spelers aanraden.
sets-cards = { $characters } · `{ $code }`
sets-default-for = Standaard voor { $counts } spelers.

editor-title = ### De set “{ $set }”
editor-title-new = ### Een nieuwe set, “{ $set }”
editor-cards = { $count ->
    [one] Eén kaart: { $characters }
   *[other] { $count } kaarten: { $characters }
}
editor-pick = Karakters
editor-code = Code: `{ $code }`
button-save = Opslaan
button-discard = Weggooien
editor-saved = Opgeslagen: “{ $set }” voor { $counts } spelers. De code is `{ $code }`.
editor-saved-old = Spellen die al begonnen zijn, houden de oude set.
editor-default-dropped = “{ $set }” was de standaard voor { $counts } spelers, maar past daar niet meer bij: zij krijgen weer “{ set-recommended }”.
editor-discarded = Er is niets veranderd.
sets-deleted = “{ $set }” is verwijderd. Met de code, `{ $code }`, kun je dezelfde kaarten onder elke naam opnieuw importeren. Deze set is niet langer de standaard.
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
setting-language-why = De taal van de openbare berichten.
setting-language-auto = die van de server, of anders die van de host
setting-speed = Tempo
setting-speed-why = Hoeveel tijd er is, tenzij de host anders kiest.
setting-speed-own = de eigen tijden van de server
speed-own = De eigen tijden van de server
setting-own_times = Eigen tijden
setting-own_times-why = Gelden bij het tempo “{ speed-own }”.
own-time-memorise = { $time } om te onthouden
own-time-turn = { $time } voor een beurt
own-time-contest = { $time } om te betwisten
own-time-power = { $time } voor een eigenschap
own-time-memorise-pick = Tijd om te onthouden
own-time-turn-pick = Tijd voor een beurt
own-time-contest-pick = Tijd om te betwisten
own-time-power-pick = Tijd voor een eigenschap
setting-contest = Betwisten
setting-contest-why = Of iedereen tegelijk of om de beurt antwoordt als iemand omroept, tenzij de host anders kiest.
setting-first = Wie begint
setting-first-why = Wie de eerste beurt heeft.
setting-first-youngest = het nieuwste account
setting-first-random = willekeurig
setting-first-host = de host
setting-place = Kanaal of thread
setting-place-why = Of er in het kanaal of in een eigen thread wordt gespeeld.
setting-place-channel = in het kanaal
setting-place-thread = in een eigen thread
setting-automata = Bots
setting-automata-why = Of hosts bots mogen toevoegen, en hoe goed die spelen. Afwezigen worden altijd vervangen.
setting-automata-none = niet welkom
setting-notes = Notities
setting-notes-why = Of spelers mogen nalezen wat ze hebben gezien en gedaan.
setting-notes-true = toegestaan
setting-notes-false = niet toegestaan
setting-reveal = Onthulling
setting-reveal-why = Of het nog even spannend blijft voordat de kaarten worden onthuld.
setting-reveal-true = met spanning
setting-reveal-false = meteen
setting-banter = Praatjes
setting-banter-why = Of bots af en toe iets zeggen.
setting-banter-true = af en toe
setting-banter-false = geen
setting-mentions = Vermeldingen
setting-mentions-why = Wie een melding krijgt.
setting-mentions-awaited = wie moet antwoorden, met een herinnering halverwege
setting-mentions-turn = wie moet antwoorden
setting-mentions-nobody = niemand
setting-channels = Kanalen
setting-channels-why = Waar gespeeld mag worden; een thread volgt zijn kanaal.
setting-channels-all = alle
setting-channels-more = nog { $count }
setting-channels-gone = { $count ->
    [one] één verwijderd kanaal
   *[other] { $count } verwijderde kanalen
}
setting-role = Wie tafels mag openen
setting-role-why = Welke rol dat mag. Wie *Server beheren* heeft, mag het altijd.
setting-role-everyone = iedereen
setting-role-gone = een verwijderde rol
setting-games = Spellen tegelijk
setting-games-why = Hoeveel spellen en open tafels de server tegelijk mag hebben.
setting-games_each = Spellen per persoon
setting-games_each-why = Aan hoeveel spellen en open tafels één persoon tegelijk mag zitten.

games-title = ### Open spellen: { $count }
games-none = Op deze server is geen spel open.
games-lobby = { $channel }: { $count ->
    [one] één plaats bezet, wacht op spelers
   *[other] { $count } plaatsen bezet, wacht op spelers
}
games-memorising = { $channel }: { $count } spelers, de kaarten liggen nog open
games-playing = { $channel }: { $count } spelers, beurt { $turn }
games-kept = { $count ->
    [one] · op één plaats valt een bot in
   *[other] · op { $count } plaatsen vallen bots in
}
games-here-none = Er is geen spel in dit kanaal. Kies er een uit de lijst.
games-unknown = Dat spel is er op deze server niet meer.
admin-stop-confirm = Het spel in { $channel } stoppen? Het eindigt zonder winnaar, en iedereen ziet wie wie was.
admin-stop-done = Het spel in { $channel } is gestopt.
admin-close-confirm = De tafel in { $channel } sluiten? Het spel is nog niet begonnen; wie daar wacht, krijgt te lezen dat het niet doorgaat.
admin-close-done = De tafel in { $channel } is gesloten.
button-close-table = Tafel sluiten
button-never = Laat maar
admin-never = Alles blijft zoals het is.

seat-choice = Plaats { $place }: { $player }
seat-given-automaton = Op plaats { $place } speelt nu een bot. De tafel weet ervan.
seat-offered = Het aanbod ligt op tafel; de plaats is overgenomen zodra { $name } ja zegt.
seat-refuse-no-such-seat = Die plaats bestaat niet aan die tafel.
seat-refuse-not-absent = Die speler is niet afwezig: er is de laatste tijd niets gemist.
seat-refuse-automaton = Daar speelt al een bot.
seat-refuse-you-play = Je hebt zelf meegespeeld, dus moet een andere moderator beslissen.
seat-refuse-has-sat = Deze persoon heeft al meegespeeld en kan alleen terug naar de eigen plaats, met </mascarade join>.
seat-refuse-you-sat = Je hebt al meegespeeld en kunt alleen terug naar je eigen plaats, met </mascarade join>.
seat-refuse-is-bot = Alleen mensen kunnen een plaats innemen.
seat-refuse-not-member = Deze persoon is geen lid van deze server.
seat-refuse-barred = Deze persoon is op deze server van spellen uitgesloten.
seat-refuse-cannot-see = Deze persoon kan het kanaal van dat spel niet zien.
seat-refuse-over = Dat spel is nog niet begonnen of al afgelopen.
seat-refuse-not-yours = Deze plaats is aan iemand anders aangeboden.
seat-refuse-lapsed = Dit aanbod geldt niet meer.
offer-open = { $mention }: moderator { $moderator } biedt je plaats { $place } aan deze tafel aan, want { $player } is afwezig. Je neemt de kaart en het goud over zoals ze zijn.
offer-done = { $name } heeft plaats { $place } van { $player } overgenomen, aangeboden door moderator { $moderator }.
offer-declined = { $name } slaat plaats { $place } af, aangeboden door moderator { $moderator }. Alles blijft zoals het was.
offer-lapsed = Moderator { $moderator } bood plaats { $place } aan { $name } aan. Dat aanbod geldt niet meer.
offer-automaton = Moderator { $moderator } heeft plaats { $place } van { $player } aan een bot gegeven.
button-take = Plaats innemen
button-decline-seat = Nee, bedankt
offer-taken = Je doet mee: plaats { $place }.
offer-refused = Je hebt het aanbod afgeslagen.

people-barred = { $person } is op deze server van spellen uitgesloten en zit niet meer aan tafels die nog wachten. Begonnen spellen gaan door.
people-barred-already = { $person } is al uitgesloten.
people-refuse-bot = Alleen mensen spelen, dus alleen mensen kun je uitsluiten.
people-unbarred = { $person } mag weer spelen.
people-unbarred-already = { $person } is niet uitgesloten.
barred-none = Op deze server is niemand van spellen uitgesloten.
barred-title = ### Van spellen uitgesloten: { $count }
barred-line = { $person } sinds { $at }

history-title = ### Wie wat heeft veranderd · pagina { $page }
history-none = Er is nog niets veranderd.
history-line = { $at } { $who }: { $what }
history-setting = { $setting }: van “{ $old }” naar “{ $new }”
history-channels = { $setting }: { $changes }
history-channels-added = toegevoegd: { $channels }
history-channels-removed = weggehaald: { $channels }
history-channels-both = { $added }; { $removed }
history-set-create = maakte de set “{ $set }”: { $new }
history-set-import = importeerde de set “{ $set }”: { $new }
history-set-edit = wijzigde de set “{ $set }” van { $old } in { $new }
history-set-delete = verwijderde de set “{ $set }”: { $old }
history-set-default = standaard voor { $players } spelers: van “{ $old }” naar “{ $new }”
history-person-bar = sloot { $person } uit
history-person-unbar = liet { $person } weer meespelen
history-game-stop = stopte het spel in { $channel }
history-game-close = sloot de tafel in { $channel }
history-seat-automaton = gaf plaats { $place } van { $player } in { $channel } aan een bot
history-seat-offer = bood { $person } plaats { $place } van { $player } in { $channel } aan
history-seat-taken = nam plaats { $place } van { $player } in { $channel } over
history-seat-declined = sloeg plaats { $place } van { $player } in { $channel } af
forget-confirm = Alles wissen wat over deze server is opgeslagen: instellingen, sets, de lijst van uitgesloten mensen, dit logboek en alle spellen? Spellen die bezig zijn, worden gestopt. Dit kan niet ongedaan worden gemaakt.
forget-done = { $games ->
    [0] Alles over deze server is gewist.
    [one] Alles over deze server is gewist, waaronder één spel.
   *[other] Alles over deze server is gewist, waaronder { $games } spellen.
}
forget-me-confirm = Jou uit alle afgelopen spellen halen, op elke server? Je heet daar dan “{ someone }”, en dat is niet terug te draaien. Spellen die nog open zijn, blijven zoals ze zijn: vraag het opnieuw als ze zijn afgelopen. Berichten die er al staan, kunnen je naam houden, en wat moderators hebben genoteerd blijft bij hun server.
forget-me-done = { $games ->
    [0] Je zit in geen enkel afgelopen spel.
    [one] Je bent uit één afgelopen spel gehaald.
   *[other] Je bent uit { $games } afgelopen spellen gehaald.
}
forget-later = Een ander programma leest nu de database, dus staan er nog sporen in het logboek daarvan. Die worden gewist zodra dat programma klaar is.
button-forget = Voorgoed wissen
