command-name-admin = mascarade-admin
command-name-set = set
command-name-forget-me = vergiss-mich
command-name-sets = sets
command-name-list = liste
command-name-create = erstellen
command-name-edit = ändern
command-name-delete = löschen
command-name-default = standard
command-name-import = importieren
command-name-name = name
command-name-players = spieler
command-name-code = code
command-name-settings = einstellungen
command-name-games = spiele
command-name-seat = platz
command-name-game = spiel
command-name-place = nummer
command-name-member = mitglied
command-name-people = leute
command-name-bar = sperren
command-name-unbar = entsperren
command-name-barred = gesperrt
command-name-person = wer
command-name-history = verlauf
command-name-forget = vergessen

command-start-set = Die Personen, mit denen gespielt wird
command-forget-me = Mich aus beendeten Spielen nehmen: Mein Platz wird zu „jemand“
command-admin = Sets, Einstellungen und Spiele verwalten (für die Moderation)
command-admin-sets = Die Personen-Sets dieses Servers
command-admin-sets-list = Alle Sets mit ihren Codes zeigen
command-admin-sets-create = Ein neues Set zusammenstellen
command-admin-sets-edit = Ein Set ändern
command-admin-sets-delete = Ein Set löschen
command-admin-sets-default = Das Standard-Set für eine Spielerzahl wählen
command-admin-sets-import = Ein Set über seinen Code importieren
command-admin-sets-name = Der Name des Sets, höchstens 32 Zeichen
command-admin-sets-which = Das Set
command-admin-sets-players = Wie viele Spieler
command-admin-sets-code = Der Code, zum Beispiel 10G3-8F2K
command-admin-settings = Sprache, Tempo, Kanäle, Grenzen und mehr
command-admin-games = Die laufenden Spiele
command-admin-games-list = Die laufenden Spiele zeigen
command-admin-games-stop = Ein Spiel ohne Sieger abbrechen
command-admin-games-seat = Den Platz eines abwesenden Spielers einem Bot oder Mitglied geben
command-admin-games-which = Das Spiel; leer lassen für das in diesem Kanal
command-admin-games-place = Der Platz, dessen Spieler abwesend ist
command-admin-games-member = Wer den Platz bekommt; leer lassen für einen Bot
command-admin-people = Wer spielen darf
command-admin-people-bar = Jemanden von Spielen ausschließen
command-admin-people-unbar = Jemanden wieder mitspielen lassen
command-admin-people-barred = Zeigen, wer ausgeschlossen ist
command-admin-people-who = Um wen es geht
command-admin-history = Wer wann was geändert hat
command-admin-forget = Alles löschen, was von diesem Server gespeichert ist

admin-refuse-permission = Dafür brauchst du *Server verwalten* oder eine Freigabe auf der Seite „Integrationen“ des Servers.
admin-refuse-value = Diesen Wert kann die Einstellung nicht haben.
start-refuse-barred = Die Moderation hat dich auf diesem Server von Spielen ausgeschlossen.
start-refuse-channel = In diesem Kanal wird nicht gespielt. Spiel hier: { $channels }.
start-refuse-channels-gone = Die Kanäle, in denen gespielt werden darf, wurden gelöscht. Die Moderation kann mit </mascarade-admin settings> andere wählen.
start-refuse-role = Auf diesem Server darf nur { $role } Tische eröffnen.
start-refuse-role-gone = Die Rolle, die auf diesem Server Tische eröffnen darf, wurde gelöscht. Die Moderation kann mit </mascarade-admin settings> eine andere wählen.
start-refuse-games =
    { $most ->
        [one] Auf diesem Server läuft immer nur ein Spiel. Warte, bis es zu Ende ist.
       *[other] Auf diesem Server laufen höchstens { $most } Spiele zugleich. Warte, bis eins zu Ende ist.
    }
start-refuse-each =
    { $most ->
        [one] Auf diesem Server kannst du nur an einem Spiel zugleich teilnehmen. Beende oder verlass zuerst deins: { $links }
       *[other] Auf diesem Server kannst du an höchstens { $most } Spielen zugleich teilnehmen. Beende oder verlass zuerst eins: { $links }
    }
start-done-thread = Der Tisch ist eröffnet: { $thread }
start-thread-name = Mascarade · { $host }
notes-not-allowed = An diesem Tisch wird aus dem Gedächtnis gespielt: Es gibt keine Notizen.
permission-create_public_threads = Öffentliche Threads erstellen

set-recommended = Empfohlen
set-seven = Sieben Karten, mit dem Narren
set-label = { $set } ({ $counts } Spieler)
counts-range = { $first } bis { $last }
set-copies = { $character } ×{ $copies }
someone = jemand

problem-required_missing = { $character-the } fehlt
problem-too_little_gold = { $actual ->
    [0] { $cards ->
        [1] die einzige Karte bringt kein Gold aus der Bank; nötig ist { $needed }
       *[other] keine der { $cards } Karten bringt Gold aus der Bank; nötig sind { $needed }
    }
    [one] nur { $actual } der { $cards } Karten bringt Gold aus der Bank; nötig sind { $needed }
   *[other] nur { $actual } der { $cards } Karten bringen Gold aus der Bank; nötig sind { $needed }
}
problem-too_few_players = { $character }: erst ab { $needed } Spielern
problem-too_few_cards = { $actual ->
    [0] es sind noch keine Karten da; nötig sind mindestens { $needed }
    [one] es ist nur eine Karte; nötig sind mindestens { $needed }
   *[other] es sind nur { $actual } Karten; nötig sind mindestens { $needed }
}
problem-too_many_cards = zu viele Karten: { $actual }, erlaubt sind höchstens { $needed }

verdict-playable = **Spielbar mit { $counts } Spielern.**
verdict-unplayable = **Noch passt dieses Set zu keiner Spielerzahl; so lässt es sich nicht speichern.**
verdict-problem = - { $problem }
verdict-for-some = mit { $counts } Spielern: { $problem }
verdict-fits = -# { $cards } Karten ergeben ein Set für { $counts } Spieler.
verdict-rich = -# Mehr als die Hälfte der Karten bringt Gold. Die Spielregel rät zu höchstens der Hälfte.

set-refuse-name-empty = Ein Set braucht einen sichtbaren Namen.
set-refuse-name-long = Dieser Name hat mehr als 32 Zeichen.
set-refuse-name-taken = Es gibt schon ein Set namens „{ $set }“.
set-refuse-name-built-in = „{ $set }“ ist ein eingebautes Set; wähle einen anderen Namen.
set-refuse-built-in = „{ $set }“ ist eingebaut und lässt sich weder ändern noch löschen.
set-refuse-too-many = Dieser Server hat schon { $most } Sets. Lösche zuerst eins.
set-refuse-unknown = Es gibt kein Set namens „{ $set }“. Wähle eins aus der Liste.
set-refuse-unplayable = Dieses Set passt zu keiner Spielerzahl und wurde nicht gespeichert.
set-refuse-misfit = „{ $set }“ passt nicht zu dieser Spielerzahl.
set-refuse-changed = Jemand anders hat „{ $set }“ inzwischen geändert, also wurde nichts gespeichert. So sieht es jetzt aus.
set-refuse-gone = „{ $set }“ wurde inzwischen gelöscht. Speichere es, um es neu anzulegen.

code-refuse-digit = Das ist kein Code: „{ $what }“ kommt in keinem vor.
code-refuse-length = Ein Code hat 8 Buchstaben und Ziffern; dieser hat { $what }.
code-refuse-version = Dieser Code stammt aus einer anderen Version des Spiels und lässt sich hier nicht lesen.
code-refuse-checksum = In diesem Code steckt ein Tippfehler. Kopier ihn noch einmal.
code-refuse-character = Dieser Code nennt Personen, die es in diesem Spiel nicht gibt.

sets-title = ### Sets dieses Servers
    { $own } von { $most } eigenen Sets · Seite { $page } von { $pages }
sets-own = **{ $set }** · { $counts } Spieler
sets-built-in = **{ $set }** (eingebaut) · { $counts } Spieler
sets-recommended-why = Was die Spielregel für jede Spielerzahl vorschlägt.
sets-cards = { $characters } · `{ $code }`
sets-default-for = Standard für { $counts } Spieler.

editor-title = ### Das Set „{ $set }“
editor-title-new = ### Ein neues Set, „{ $set }“
editor-cards = { $count ->
    [one] Eine Karte: { $characters }
   *[other] { $count } Karten: { $characters }
}
editor-pick = Personen
editor-code = Code: `{ $code }`
button-save = Speichern
button-discard = Verwerfen
editor-saved = Gespeichert: „{ $set }“ für { $counts } Spieler. Der Code ist `{ $code }`.
editor-saved-old = Begonnene Spiele behalten das alte.
editor-default-dropped = Es war der Standard für { $counts } Spieler, zu denen „{ $set }“ nicht mehr passt: Sie bekommen wieder „{ set-recommended }“.
editor-discarded = Es wurde nichts geändert.
sets-deleted = „{ $set }“ ist gelöscht. Mit seinem Code, `{ $code }`, kannst du dieselben Karten unter beliebigem Namen wieder importieren. Standard ist es nirgends mehr.
sets-default-done = { $players } Spieler bekommen jetzt „{ $set }“, wenn der Host nichts anderes wählt.

panel-title = ### Einstellungen dieses Servers
panel-note = -# Änderungen gelten für neue Spiele. Wer was geändert hat, zeigt </mascarade-admin history>.
panel-pick = Ändern …
panel-changed = Jemand anders hat die Einstellungen inzwischen geändert, also wurde nichts gespeichert. So stehen sie jetzt.
panel-saved = Gespeichert.
setting-line = **{ $setting }**: { $value }
    -# { $why }
setting-title = ### { $setting }
setting-now = Jetzt: { $value }
setting-pick = Wert
setting-pick-channels = Kanäle; keiner für alle
setting-pick-role = Eine Rolle; keine für alle
setting-no-limit = unbegrenzt
button-all-settings = Alle Einstellungen

setting-language = Sprache
setting-language-why = Die Sprache der öffentlichen Nachrichten.
setting-language-auto = die des Servers, sonst die des Hosts
setting-speed = Tempo
setting-speed-why = Wie viel Zeit bleibt, wenn der Host nichts anderes wählt.
setting-speed-own = die eigenen Zeiten des Servers
speed-own = Die eigenen Zeiten des Servers
setting-own_times = Eigene Zeiten
setting-own_times-why = Gelten beim Tempo „{ speed-own }“.
own-time-memorise = { $time } zum Einprägen
own-time-turn = { $time } für einen Zug
own-time-contest = { $time } zum Widersprechen
own-time-power = { $time } für eine Fähigkeit
own-time-memorise-pick = Zeit zum Einprägen
own-time-turn-pick = Zeit für einen Zug
own-time-contest-pick = Zeit zum Widersprechen
own-time-power-pick = Zeit für eine Fähigkeit
setting-contest = Widerspruch
setting-contest-why = Ob auf eine Ansage alle zugleich antworten oder reihum, wenn der Host nichts anderes wählt.
setting-first = Wer beginnt
setting-first-why = Wer den ersten Zug hat.
setting-first-youngest = das neueste Konto
setting-first-random = per Zufall
setting-first-host = der Host
setting-place = Kanal oder Thread
setting-place-why = Ob im Kanal oder in einem eigenen Thread gespielt wird.
setting-place-channel = im Kanal
setting-place-thread = in einem eigenen Thread
setting-automata = Bots
setting-automata-why = Ob Hosts Bots dazuholen dürfen und wie stark sie sind. Wer fehlt, wird immer vertreten.
setting-automata-none = keine
setting-notes = Notizen
setting-notes-why = Ob man nachlesen darf, was man gesehen und getan hat.
setting-notes-true = erlaubt
setting-notes-false = nicht erlaubt
setting-reveal = Spannung
setting-reveal-why = Ob es einen Augenblick spannend bleibt, bevor die Karten aufgedeckt werden.
setting-reveal-true = einen Augenblick lang
setting-reveal-false = keine, sofort aufdecken
setting-banter = Sprüche
setting-banter-why = Ob Bots ab und zu etwas sagen.
setting-banter-true = ab und zu
setting-banter-false = keine
setting-mentions = Erwähnungen
setting-mentions-why = Wer benachrichtigt wird.
setting-mentions-awaited = wer antworten muss, zur Halbzeit mit Erinnerung
setting-mentions-turn = wer antworten muss
setting-mentions-nobody = niemand
setting-channels = Kanäle
setting-channels-why = Wo gespielt werden darf; ein Thread folgt seinem Kanal.
setting-channels-all = alle
setting-channels-more = { $count } weitere
setting-channels-gone =
    { $count ->
        [one] ein gelöschter Kanal
       *[other] { $count } gelöschte Kanäle
    }
setting-role = Wer Tische eröffnen darf
setting-role-why = Die Rolle, die Tische eröffnen darf; mit *Server verwalten* geht es immer.
setting-role-everyone = alle
setting-role-gone = eine gelöschte Rolle
setting-games = Spiele zugleich
setting-games-why = Wie viele Spiele und offene Tische der Server zugleich haben darf.
setting-games_each = Spiele pro Mitglied
setting-games_each-why = An wie vielen Spielen und offenen Tischen ein Mitglied zugleich sitzen darf.

games-title = ### Offene Spiele: { $count }
games-none = Auf diesem Server ist kein Spiel offen.
games-lobby = { $channel }: { $count ->
    [one] ein Platz besetzt, wartet auf Mitspieler
   *[other] { $count } Plätze besetzt, wartet auf Mitspieler
}
games-memorising = { $channel }: { $count } Spieler, noch liegen die Karten offen
games-playing = { $channel }: { $count } Spieler, Zug { $turn }
games-kept =
    { $count ->
        [one] · auf einem Platz springt ein Bot ein
       *[other] · auf { $count } Plätzen springen Bots ein
    }
games-here-none = In diesem Kanal läuft kein Spiel. Wähle eins aus der Liste.
games-unknown = Dieses Spiel gibt es auf diesem Server nicht mehr.
admin-stop-confirm = Das Spiel in { $channel } abbrechen? Es endet ohne Sieger, und alle sehen, wer wer war.
admin-stop-done = Das Spiel in { $channel } ist abgebrochen.
admin-close-confirm = Den Tisch in { $channel } schließen? Das Spiel hat noch nicht begonnen; wer dort wartet, erfährt, dass der Tisch abgesagt ist.
admin-close-done = Der Tisch in { $channel } ist geschlossen.
button-close-table = Tisch schließen
button-never = Lieber nicht
admin-never = Alles bleibt beim Alten.

seat-choice = Platz { $place }: { $player }
seat-given-automaton = Auf Platz { $place } spielt jetzt ein Bot. Am Tisch ist das bekannt.
seat-offered = { $name } wurde am Tisch gefragt und bekommt den Platz nach einem Ja.
seat-refuse-no-such-seat = Diesen Platz gibt es an dem Tisch nicht.
seat-refuse-not-absent = Dort fehlt niemand: In letzter Zeit wurde kein Zug versäumt.
seat-refuse-automaton = Dort spielt schon ein Bot.
seat-refuse-you-play = Du hast selbst mitgespielt; das muss jemand anders aus der Moderation entscheiden.
seat-refuse-has-sat = Dieses Mitglied hat in diesem Spiel schon mitgespielt und kann nur auf den eigenen Platz zurück, mit </mascarade join>.
seat-refuse-you-sat = Du hast in diesem Spiel schon mitgespielt und kannst nur auf deinen eigenen Platz zurück, mit </mascarade join>.
seat-refuse-is-bot = Nur Menschen können einen Platz einnehmen.
seat-refuse-not-member = Das ist kein Mitglied dieses Servers.
seat-refuse-barred = Dieses Mitglied ist auf diesem Server von Spielen ausgeschlossen.
seat-refuse-cannot-see = Dieses Mitglied kann den Kanal dieses Spiels nicht sehen.
seat-refuse-over = Dieses Spiel hat nicht begonnen oder ist zu Ende.
seat-refuse-not-yours = Dieser Platz ist jemand anderem angeboten.
seat-refuse-lapsed = Dieses Angebot gilt nicht mehr.
offer-open = { $mention }: { $moderator } von der Moderation bietet dir Platz { $place } an diesem Tisch an, denn { $player } fehlt. Du übernimmst Karte und Gold, wie sie sind.
offer-done = { $name } hat Platz { $place } von { $player } übernommen. Angeboten hat ihn { $moderator } von der Moderation.
offer-declined = { $name } hat Platz { $place } abgelehnt, den { $moderator } von der Moderation angeboten hat. Alles bleibt beim Alten.
offer-lapsed = { $moderator } von der Moderation hat { $name } Platz { $place } angeboten. Das Angebot gilt nicht mehr.
offer-automaton = { $moderator } von der Moderation hat Platz { $place } von { $player } einem Bot gegeben.
button-take = Platz nehmen
button-decline-seat = Nein, danke
offer-taken = Du bist dabei: Platz { $place }.
offer-refused = Du hast abgelehnt.

people-barred = { $person } ist auf diesem Server von Spielen ausgeschlossen und sitzt an keinem wartenden Tisch mehr. Begonnene Spiele gehen weiter.
people-barred-already = { $person } ist schon ausgeschlossen.
people-refuse-bot = Nur Menschen spielen mit, also lassen sich auch nur Menschen ausschließen.
people-unbarred = { $person } darf wieder spielen.
people-unbarred-already = { $person } ist nicht ausgeschlossen.
barred-none = Auf diesem Server ist niemand von Spielen ausgeschlossen.
barred-title = ### Von Spielen ausgeschlossen: { $count }
barred-line = { $person } seit { $at }

history-title = ### Wer was geändert hat · Seite { $page }
history-none = Noch wurde nichts geändert.
history-line = { $at } { $who }: { $what }
history-setting = { $setting }: von „{ $old }“ zu „{ $new }“
history-channels = { $setting }: { $changes }
history-channels-added = hinzugefügt: { $channels }
history-channels-removed = entfernt: { $channels }
history-channels-both = { $added }; { $removed }
history-set-create = Set „{ $set }“ erstellt: { $new }
history-set-import = Set „{ $set }“ importiert: { $new }
history-set-edit = Set „{ $set }“ geändert, von { $old } zu { $new }
history-set-delete = Set „{ $set }“ gelöscht: { $old }
history-set-default = Standard für { $players } Spieler: von „{ $old }“ zu „{ $new }“
history-person-bar = { $person } ausgeschlossen
history-person-unbar = { $person } wieder zugelassen
history-game-stop = Spiel in { $channel } abgebrochen
history-game-close = Tisch in { $channel } geschlossen
history-seat-automaton = Platz { $place } von { $player } in { $channel } einem Bot gegeben
history-seat-offer = Platz { $place } von { $player } in { $channel } angeboten: { $person }
history-seat-taken = Platz { $place } von { $player } in { $channel } angenommen
history-seat-declined = Platz { $place } von { $player } in { $channel } abgelehnt
forget-confirm = Alles löschen, was von diesem Server gespeichert ist: Einstellungen, Sets, Sperren, diesen Verlauf und alle Spiele? Laufende Spiele werden abgebrochen. Das lässt sich nicht rückgängig machen.
forget-done =
    { $games ->
        [0] Alles von diesem Server ist gelöscht.
        [one] Alles von diesem Server ist gelöscht, darunter ein Spiel.
       *[other] Alles von diesem Server ist gelöscht, darunter { $games } Spiele.
    }
forget-me-confirm = Dich aus allen beendeten Spielen nehmen, auf allen Servern? Dein Platz darin wird zu „{ someone }“, und das lässt sich nicht rückgängig machen. Offene Spiele bleiben unberührt: Versuch es wieder, wenn sie zu Ende sind. Nachrichten, die schon in Kanälen stehen, können deinen Namen behalten, und was die Moderation notiert hat, bleibt bei ihrem Server.
forget-me-done =
    { $games ->
        [0] Du kommst in keinem beendeten Spiel vor.
        [one] Du bist aus einem beendeten Spiel herausgenommen.
       *[other] Du bist aus { $games } beendeten Spielen herausgenommen.
    }
forget-later = Ein anderes Programm liest gerade die Datenbank, deshalb stehen in ihrem Protokoll noch Spuren. Sie werden gelöscht, sobald es fertig ist.
button-forget = Endgültig löschen
