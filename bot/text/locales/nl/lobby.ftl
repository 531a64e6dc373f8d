lobby-title = ## Maskerade
lobby-head = Een tafel van { $host } · { $count } van { $most } plaatsen
lobby-seat = { $place }. { $player }
lobby-seat-host = { $place }. { $player } (host)
lobby-seat-automaton = { $place }. { $player } (automaat, { $level })
lobby-seat-reserved = { $place }. { $player } (plaats gereserveerd, nog niet hier)
lobby-set = { $count ->
    [one] Met { $count } speler: { $characters }.
   *[other] Met { $count } spelers: { $characters }.
}
lobby-set-centre = { $centre ->
    [one] Eén kaart ligt in het midden van de tafel.
   *[other] { $centre } kaarten liggen in het midden van de tafel.
}
lobby-too-few = Er zijn minstens 2 spelers nodig. Vrienden kunnen meedoen, automaten ook.
lobby-misfit = { $count ->
    [one] De gekozen personages passen niet bij { $count } speler.
   *[other] De gekozen personages passen niet bij { $count } spelers.
}
lobby-advice-hard = Met twee of drie spelen is iets voor wie het spel goed kent.
lobby-clock = { $speed } · { $contest } · sluit { $deadline }
lobby-hosts-language = Aan deze tafel spreken we Nederlands, de taal van de host.
lobby-started = **Maskerade** · het spel is begonnen.
lobby-cancelled = **Maskerade** · deze tafel gaat niet door. </mascarade start> opent een nieuwe.
lobby-expired = **Maskerade** · deze tafel heeft te lang gewacht en is gesloten. </mascarade start> opent een nieuwe.

speed-live = Live
speed-relaxed = Rustig
speed-correspondence = Correspondentie
contest-mode-together = allemaal tegelijk betwisten
contest-mode-clockwise = om de beurt betwisten
level-novice = beginner
level-regular = geoefend
level-master = meester

button-join = Meedoen
button-leave = Verlaten
button-add-automaton = Automaat erbij
button-remove = Verwijderen…
button-start = Beginnen
button-cancel = Annuleren

lobby-prompt-remove = Wie haal je van de tafel?
lobby-pick-remove = Wie de tafel verlaat

lobby-done-joined = Je hebt een plaats. Het spel begint als { $host } het start.
lobby-done-left = Je hebt de tafel verlaten.
lobby-done-added = { $player } neemt plaats.
lobby-done-removed = { $player } zit niet meer aan tafel.
lobby-done-cancelled = De tafel is gesloten.
lobby-done-started = Het spel begint.

lobby-refuse-full = Alle 13 plaatsen zijn bezet.
lobby-refuse-already-in = Je hebt hier al een plaats.
lobby-refuse-not-in = Je hebt hier geen plaats.
lobby-refuse-not-host = Alleen de host van deze tafel, { $host }, of een moderator kan dat doen.
lobby-refuse-too-few = Er zijn minstens 2 spelers nodig. Nodig iemand uit, of zet er een automaat bij.
lobby-refuse-misfit = { $count ->
    [one] De gekozen personages passen niet bij { $count } speler.
   *[other] De gekozen personages passen niet bij { $count } spelers.
}
lobby-refuse-nobody-to-remove = Er zit verder niemand aan tafel.
lobby-refuse-gone = Die plaats is al leeg.
lobby-refuse-over = Deze tafel wacht niet meer op spelers.
lobby-refuse-channel-busy = Er is al een tafel in dit kanaal: { $link }
lobby-refuse-no-automata = Op deze server spelen we zonder automaten.
rematch-not-yet = Het spel is nog niet afgelopen.
