lobby-head = ### Er komt een bal
    { $host } nodigt uit · { $count } van { $most } plaatsen bezet
lobby-head-passed = ### Er komt een bal
    De host is vertrokken, { $host } nodigt nu uit · { $count } van { $most } plaatsen bezet
lobby-seat-reserved = { $player } (gereserveerd)
lobby-set-named = “{ $set }”
lobby-set-centre = { $centre ->
    [one] één kaart in het midden
   *[other] { $centre } kaarten in het midden
}
lobby-level = bots: { $level }
lobby-closes = sluit { $deadline }

lobby-too-few = Er zijn minstens 2 spelers nodig. Roep je vrienden erbij – of vul aan met bots.
lobby-too-few-people = Er zijn minstens 2 spelers nodig. Roep je vrienden erbij!
lobby-misfit = “{ $set }” is voor { $counts } spelers, en jullie zijn met { $count }. De host kan onder “{ button-table }” een andere set kiezen.
lobby-advice-hard = -# Met z’n tweeën of drieën spelen is iets voor kenners.
lobby-hosts-language = -# Aan deze tafel spreken we Nederlands, de taal van de host.
lobby-started = **Maskerade** · het spel is begonnen.
lobby-cancelled = **Maskerade** · dit bal gaat niet door. </mascarade start> opent een nieuwe tafel.
lobby-expired = **Maskerade** · deze tafel heeft te lang gewacht en is gesloten. </mascarade start> opent een nieuwe.

speed-live = Live
speed-relaxed = Rustig
speed-correspondence = Correspondentie
speed-and-time = { $speed } ({ $time } per beurt)
contest-mode-together = iedereen antwoordt tegelijk
contest-mode-clockwise = iedereen antwoordt om de beurt
level-novice = beginner
level-regular = geoefend
level-master = meester

button-join = Meedoen
button-leave = Vertrekken
button-fill = Aanvullen tot { $count } met bots
button-filled = De tafel is vol
button-start = Beginnen
button-table = Tafel…
button-how-to-play = Leer het spel
button-cancel = Tafel sluiten

lobby-panel = ### Jouw tafel
    Set, tempo, betwisten: wat je kiest, geldt meteen.
lobby-choice = { $what }: { $value }
lobby-pick-set = Set
lobby-pick-set-from = Set, vanaf { $set }
lobby-pick-speed = Tempo
lobby-pick-contest = Betwisten
lobby-pick-level = Bots
lobby-pick-players = Spelers
lobby-pick-remove = Iemand verwijderen…
lobby-set-default = de keuze van de server
lobby-option-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers, bots meegeteld
}

lobby-refuse-full = Alle 13 plaatsen zijn bezet. Je mag meekijken, of zelf een spel beginnen in een ander kanaal.
lobby-refuse-already-in = Je hebt hier al een plaats.
lobby-refuse-not-in = Je hebt hier geen plaats.
lobby-refuse-not-host = Alleen de host, { $host }, of een moderator kan dat doen.
lobby-refuse-passed-on = De eerste host is vertrokken, en { $host } is nu de host. Alleen { $host } of een moderator kan dat doen.
lobby-refuse-too-few = Er zijn minstens 2 spelers nodig.
lobby-refuse-misfit = Deze set past niet bij { $count } spelers.
lobby-refuse-gone = Die plaats is al leeg.
lobby-refuse-over = Deze tafel wacht niet meer op spelers. </mascarade start> opent een nieuwe.
lobby-refuse-begun = Het spel is begonnen: { $link }
lobby-refuse-channel-busy = Er is al een tafel in dit kanaal: { $link }
lobby-refuse-no-automata = Op deze server spelen we zonder bots.
rematch-not-yet = Het spel is nog niet afgelopen.
