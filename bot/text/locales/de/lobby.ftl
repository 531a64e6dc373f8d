lobby-head = ### Ein Ball wird vorbereitet
    { $host } lädt ein · { $count } von { $most } Plätzen besetzt
lobby-head-passed = ### Ein Ball wird vorbereitet
    Der Host ist gegangen, jetzt lädt { $host } ein · { $count } von { $most } Plätzen besetzt
lobby-seat-reserved = { $player } (reserviert)
lobby-set-named = „{ $set }“
lobby-set-centre = { $centre ->
    [one] eine Karte in der Tischmitte
   *[other] { $centre } Karten in der Tischmitte
}
lobby-level = Bots: { $level }
lobby-closes = schließt { $deadline }

lobby-too-few = Mindestens 2 Spieler sind nötig. Hol Freunde dazu – oder Bots!
lobby-too-few-people = Mindestens 2 Spieler sind nötig. Hol Freunde dazu!
lobby-misfit = „{ $set }“ ist für { $counts } Spieler, und ihr seid { $count }. Der Host kann unter „{ button-table }“ ein anderes Set wählen.
lobby-advice-hard = -# Zu zweit oder zu dritt hilft es, das Spiel gut zu kennen.
lobby-hosts-language = -# An diesem Tisch wird Deutsch gesprochen, die Sprache des Hosts.
lobby-started = **Mascarade** · das Spiel hat begonnen.
lobby-cancelled = **Mascarade** · dieser Tisch wurde abgesagt. </mascarade start> eröffnet einen neuen.
lobby-expired = **Mascarade** · dieser Tisch hat zu lange gewartet und wurde geschlossen. </mascarade start> eröffnet einen neuen.

speed-live = Live
speed-relaxed = Gemütlich
speed-correspondence = Fernpartie
speed-and-time = { $speed } ({ $time } pro Zug)
contest-mode-together = alle antworten zugleich
contest-mode-clockwise = geantwortet wird reihum
level-novice = Anfänger
level-regular = Kenner
level-master = Meister

button-join = Mitspielen
button-leave = Verlassen
button-fill = Mit Bots auf { $count } auffüllen
button-filled = Der Tisch ist voll
button-start = Starten
button-table = Tisch …
button-how-to-play = So wird gespielt
button-cancel = Tisch schließen

lobby-panel = ### Dein Tisch
    Set, Tempo, Widerspruch: Was du wählst, gilt sofort.
lobby-choice = { $what }: { $value }
lobby-pick-set = Set
lobby-pick-set-from = Set, ab { $set }
lobby-pick-speed = Tempo
lobby-pick-contest = Widerspruch
lobby-pick-level = Bots
lobby-pick-players = Spieler
lobby-pick-remove = Jemanden entfernen …
lobby-set-default = Standard des Servers
lobby-option-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler, Bots eingerechnet
}

lobby-refuse-full = Alle 13 Plätze sind besetzt. Du kannst zuschauen oder in einem anderen Kanal selbst einen Tisch eröffnen.
lobby-refuse-already-in = Du hast hier schon einen Platz.
lobby-refuse-not-in = Du hast hier keinen Platz.
lobby-refuse-not-host = Das kann nur { $host }, der Host dieses Tisches, oder die Moderation.
lobby-refuse-passed-on = Der erste Host ist gegangen; jetzt ist es { $host }. Das kann nur { $host } oder die Moderation.
lobby-refuse-too-few = Mindestens 2 Spieler sind nötig.
lobby-refuse-misfit = Dieses Set passt nicht zu { $count } Spielern.
lobby-refuse-gone = Dieser Platz ist schon leer.
lobby-refuse-over = Dieser Tisch wartet nicht mehr auf Mitspieler. </mascarade start> eröffnet einen neuen.
lobby-refuse-begun = Das Spiel hat begonnen: { $link }
lobby-refuse-channel-busy = In diesem Kanal gibt es schon einen Tisch: { $link }
lobby-refuse-no-automata = Auf diesem Server wird ohne Bots gespielt.
rematch-not-yet = Das Spiel ist noch nicht zu Ende.
