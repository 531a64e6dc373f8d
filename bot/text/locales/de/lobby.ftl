lobby-title = ## Mascarade
lobby-head = Ein Tisch von { $host } · { $count } von { $most } Plätzen
lobby-seat = { $place }. { $player }
lobby-seat-host = { $place }. { $player } (lädt ein)
lobby-seat-automaton = { $place }. { $player } (Automat, { $level })
lobby-seat-reserved = { $place }. { $player } (Platz reserviert, noch nicht da)
lobby-set = { $count ->
    [one] Mit { $count } Spieler: { $characters }.
   *[other] Mit { $count } Spielern: { $characters }.
}
lobby-set-centre = { $centre ->
    [one] Eine Karte liegt in der Tischmitte.
   *[other] { $centre } Karten liegen in der Tischmitte.
}
lobby-too-few = Mindestens 2 Spieler sind nötig. Freunde können mitspielen, Automaten auch.
lobby-misfit = { $count ->
    [one] Die gewählten Personen passen nicht zu { $count } Spieler.
   *[other] Die gewählten Personen passen nicht zu { $count } Spielern.
}
lobby-advice-hard = Zu zweit und zu dritt spielen am besten Leute, die das Spiel gut kennen.
lobby-clock = { $speed } · { $contest } · schließt { $deadline }
lobby-hosts-language = An diesem Tisch wird Deutsch gesprochen, die Sprache, in der er eröffnet wurde.
lobby-started = **Mascarade** · das Spiel hat begonnen.
lobby-cancelled = **Mascarade** · dieser Tisch wurde abgesagt. </mascarade start> eröffnet einen neuen.
lobby-expired = **Mascarade** · dieser Tisch hat zu lange gewartet und wurde geschlossen. </mascarade start> eröffnet einen neuen.

speed-live = Live
speed-relaxed = Gemütlich
speed-correspondence = Fernpartie
contest-mode-together = Widerspruch von allen zugleich
contest-mode-clockwise = Widerspruch reihum
level-novice = Anfänger
level-regular = geübt
level-master = Meister

button-join = Mitspielen
button-leave = Verlassen
button-add-automaton = Automat dazu
button-remove = Entfernen…
button-start = Beginnen
button-cancel = Absagen

lobby-prompt-remove = Wen entfernst du vom Tisch?
lobby-pick-remove = Wer den Tisch verlässt

lobby-done-joined = Du hast einen Platz. Es geht los, wenn { $host } das Spiel beginnt.
lobby-done-left = Du hast den Tisch verlassen.
lobby-done-added = { $player } nimmt Platz.
lobby-done-removed = { $player } ist nicht mehr am Tisch.
lobby-done-cancelled = Der Tisch ist geschlossen.
lobby-done-started = Das Spiel beginnt.

lobby-refuse-full = Alle 13 Plätze sind besetzt.
lobby-refuse-already-in = Du hast hier schon einen Platz.
lobby-refuse-not-in = Du hast hier keinen Platz.
lobby-refuse-not-host = Das kann nur { $host } oder die Moderation.
lobby-refuse-too-few = Mindestens 2 Spieler sind nötig. Lade jemanden ein, oder nimm einen Automaten dazu.
lobby-refuse-misfit = { $count ->
    [one] Die gewählten Personen passen nicht zu { $count } Spieler.
   *[other] Die gewählten Personen passen nicht zu { $count } Spielern.
}
lobby-refuse-nobody-to-remove = Sonst sitzt niemand am Tisch.
lobby-refuse-gone = Dieser Platz ist schon leer.
lobby-refuse-over = Dieser Tisch wartet nicht mehr auf Mitspieler.
lobby-refuse-channel-busy = In diesem Kanal gibt es schon einen Tisch: { $link }
lobby-refuse-no-automata = Auf diesem Server wird ohne Automaten gespielt.
rematch-not-yet = Das Spiel ist noch nicht zu Ende.
