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
command-forget-me = Nimm mich aus beendeten Spielen: Mein Platz wird zu „jemand“
command-admin = Sets, Einstellungen und Betreuung der Spiele, für die Moderation
command-admin-sets = Die Personen-Sets dieses Servers
command-admin-sets-list = Alle Sets mit ihren Codes zeigen
command-admin-sets-create = Ein neues Set zusammenstellen
command-admin-sets-edit = Ein Set ändern
command-admin-sets-delete = Ein Set löschen
command-admin-sets-default = Festlegen, welches Set eine Spielerzahl normalerweise bekommt
command-admin-sets-import = Ein Set über seinen Code holen
command-admin-sets-name = Der Name des Sets, höchstens 32 Zeichen
command-admin-sets-which = Das Set
command-admin-sets-players = Wie viele Spieler
command-admin-sets-code = Der Code, zum Beispiel 10G3-8F2K
command-admin-settings = Sprache, Tempo, Orte, Grenzen und mehr
command-admin-games = Die laufenden Spiele
command-admin-games-list = Die laufenden Spiele zeigen
command-admin-games-stop = Ein Spiel ohne Sieger abbrechen
command-admin-games-seat = Den Platz eines abwesenden Spielers einem Bot oder Mitglied geben
command-admin-games-which = Das Spiel; das in diesem Kanal, wenn du keins nennst
command-admin-games-place = Der Platz am Tisch, dessen Spieler abwesend ist
command-admin-games-member = Wer den Platz bekommt; niemand für einen Bot
command-admin-people = Wer spielen darf
command-admin-people-bar = Jemanden von Spielen ausschließen
command-admin-people-unbar = Jemanden wieder mitspielen lassen
command-admin-people-barred = Zeigen, wer ausgeschlossen ist
command-admin-people-who = Um wen es geht
command-admin-history = Wer wann was geändert hat
command-admin-forget = Alles löschen, was von diesem Server gespeichert ist

admin-refuse-permission = Das dürfen nur Mitglieder mit dem Recht *Server verwalten*, oder wer diesen Befehl auf der Seite „Integrationen“ des Servers bekommen hat.
admin-refuse-value = Diesen Wert kann die Einstellung nicht haben.
start-refuse-barred = Die Moderation hat dich auf diesem Server von Spielen ausgeschlossen.
start-refuse-channel = In diesem Kanal wird nicht gespielt. Gespielt wird hier: { $channels }.
start-refuse-channels-gone = Die Kanäle, in denen gespielt werden darf, wurden gelöscht. Die Moderation kann mit </mascarade-admin settings> andere wählen.
start-refuse-role = Auf diesem Server darf nur { $role } Spiele eröffnen.
start-refuse-role-gone = Die Rolle, die auf diesem Server Spiele eröffnen darf, wurde gelöscht. Die Moderation kann mit </mascarade-admin settings> eine andere wählen.
start-refuse-games = { $most ->
    [one] Auf diesem Server wird immer nur ein Spiel gespielt. Warte, bis es zu Ende ist.
   *[other] Auf diesem Server werden höchstens { $most } Spiele zugleich gespielt. Warte, bis eins zu Ende ist.
}
start-refuse-each = { $most ->
    [one] Auf diesem Server spielt niemand mehr als ein Spiel zugleich. Beende oder verlasse zuerst deins: { $links }
   *[other] Auf diesem Server spielt niemand mehr als { $most } Spiele zugleich. Beende oder verlasse zuerst eins: { $links }
}
start-done-thread = Der Tisch ist eröffnet: { $thread }
start-thread-name = Mascarade · { $host }
notes-not-allowed = An diesem Tisch wird aus dem Gedächtnis gespielt: Es gibt keine Notizen.
permission-create_public_threads = Öffentliche Threads erstellen

set-recommended = Empfohlen
set-seven = Sieben, mit dem Narren
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
verdict-fits = -# { $cards } Karten sind richtig für { $counts } Spieler.
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
set-refuse-changed = Jemand anderes hat „{ $set }“ inzwischen geändert, also wurde nichts gespeichert. So sieht es jetzt aus.
set-refuse-gone = „{ $set }“ wurde inzwischen gelöscht. Speichere es, um es neu anzulegen.

code-refuse-digit = Das ist kein Code: „{ $what }“ kommt darin nie vor.
code-refuse-length = Ein Code hat 8 Buchstaben und Ziffern; dieser hat { $what }.
code-refuse-version = Dieser Code stammt aus einer anderen Version des Spiels, die diese nicht lesen kann.
code-refuse-checksum = In diesem Code steckt ein Fehler. Kopiere ihn noch einmal.
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
editor-default-dropped = Es war der Standard für { $counts } Spieler, zu denen „{ $set }“ nicht mehr passt: Sie bekommen wieder das empfohlene Set.
editor-discarded = Nichts wurde geändert.
sets-deleted = „{ $set }“ ist gelöscht. Der Code war `{ $code }`: Wer ihn importiert, holt dieselben Karten zurück, unter dem Namen, der dann angegeben wird. Standard ist es nirgends mehr.
sets-default-done = { $players } Spieler bekommen jetzt „{ $set }“, wenn am Tisch nichts anderes gewählt wird.

panel-title = ### Einstellungen dieses Servers
panel-note = -# Änderungen gelten für neue Spiele. Wer was geändert hat, zeigt </mascarade-admin history>.
panel-pick = Ändern…
panel-changed = Jemand anderes hat die Einstellungen inzwischen geändert, also wurde nichts gespeichert. So stehen sie jetzt.
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
setting-language-why = In welcher Sprache die öffentlichen Nachrichten der Spiele stehen.
setting-language-auto = die des Servers, sonst die der einladenden Person
setting-speed = Tempo
setting-speed-why = Wie viel Zeit bleibt, wenn am Tisch nichts anderes gewählt wird.
setting-speed-own = die eigenen Zeiten des Servers
speed-own = Die eigenen Zeiten des Servers
setting-own_times = Eigene Zeiten
setting-own_times-why = Die Zeiten des Tempos „Die eigenen Zeiten des Servers“.
own-time-memorise = { $time } zum Einprägen
own-time-turn = { $time } für einen Zug
own-time-contest = { $time } zum Widersprechen
own-time-power = { $time } für eine Fähigkeit
own-time-memorise-pick = Zeit zum Einprägen
own-time-turn-pick = Zeit für einen Zug
own-time-contest-pick = Zeit zum Widersprechen
own-time-power-pick = Zeit für eine Fähigkeit
setting-contest = Widerspruch
setting-contest-why = Wie die anderen auf eine Ansage antworten, wenn am Tisch nichts anderes gewählt wird.
setting-first = Wer beginnt
setting-first-why = Wer den ersten Zug hat.
setting-first-youngest = das neueste Konto
setting-first-random = irgendwer, per Zufall
setting-first-host = wer den Tisch eröffnet
setting-place = Ort
setting-place-why = Ob im Kanal oder in einem eigenen Thread gespielt wird.
setting-place-channel = im Kanal
setting-place-thread = in einem eigenen Thread
setting-automata = Bots
setting-automata-why = Ob Bots mitspielen dürfen und wie gut sie sind. Abwesende werden immer vertreten.
setting-automata-none = unerwünscht
setting-notes = Notizen
setting-notes-why = Ob man nachlesen darf, was man gesehen und getan hat.
setting-notes-true = erlaubt
setting-notes-false = nicht erlaubt
setting-reveal = Spannung
setting-reveal-why = Ob es einen Augenblick spannend bleibt, bevor die Karten aufgedeckt werden.
setting-reveal-true = einen Augenblick
setting-reveal-false = keine, sofort aufdecken
setting-banter = Sprüche
setting-banter-why = Ob Bots ab und zu etwas sagen.
setting-banter-true = ab und zu
setting-banter-false = keine
setting-mentions = Erwähnungen
setting-mentions-why = Wen ein Spiel benachrichtigt.
setting-mentions-awaited = wer gefragt ist, und zur Halbzeit alle, die noch fehlen
setting-mentions-turn = wer gefragt ist
setting-mentions-nobody = niemanden
setting-channels = Kanäle
setting-channels-why = Wo gespielt werden darf; ein Thread folgt seinem Kanal.
setting-channels-all = alle
setting-channels-more = { $count } weitere
setting-channels-gone = { $count ->
    [one] { $count } gelöschter Kanal
   *[other] { $count } gelöschte Kanäle
}
setting-role = Wer eröffnen darf
setting-role-why = Die Rolle, die Tische eröffnen darf; wer *Server verwalten* darf, darf es immer.
setting-role-everyone = alle
setting-role-gone = eine gelöschte Rolle
setting-games = Spiele zugleich
setting-games-why = Wie viele Spiele und offene Tische der Server zugleich hat.
setting-games_each = Spiele pro Person
setting-games_each-why = An wie vielen Spielen und offenen Tischen eine Person zugleich sitzt.

games-title = ### Offene Spiele: { $count }
games-none = Auf diesem Server ist kein Spiel offen.
games-lobby = { $channel }: { $count ->
    [one] ein Platz besetzt, wartet auf Mitspieler
   *[other] { $count } Plätze besetzt, wartet auf Mitspieler
}
games-memorising = { $channel }: { $count } Spieler, die Karten liegen offen
games-playing = { $channel }: { $count } Spieler, Zug { $turn }
games-kept = { $count ->
    [one] · ein Platz von einem Bot vertreten
   *[other] · { $count } Plätze von Bots vertreten
}
games-here-none = In diesem Kanal läuft kein Spiel. Nenne eins aus der Liste.
games-unknown = Dieses Spiel gibt es auf diesem Server nicht mehr.
admin-stop-confirm = Das Spiel in { $channel } abbrechen? Es endet ohne Sieger, und alle sehen, wer wer war.
admin-stop-done = Das Spiel in { $channel } ist abgebrochen.
admin-close-confirm = Den Tisch in { $channel } schließen? Das Spiel hat noch nicht begonnen, und wer dort wartet, sieht, dass der Tisch abgesagt ist.
admin-close-done = Der Tisch in { $channel } ist geschlossen.
button-close-table = Tisch schließen
button-never = Lassen
admin-never = Alles bleibt, wie es ist.

seat-choice = Platz { $place }: { $player }
seat-given-automaton = Auf Platz { $place } spielt jetzt ein Bot. Am Tisch wurde es gesagt.
seat-offered = { $name } wurde am Tisch gefragt und hat den Platz, sobald die Antwort Ja ist.
seat-refuse-no-such-seat = Diesen Platz gibt es an dem Tisch nicht.
seat-refuse-not-absent = Dort fehlt niemand: In letzter Zeit wurde nichts versäumt.
seat-refuse-automaton = Dort spielt schon ein Bot.
seat-refuse-you-play = Du hast selbst in diesem Spiel gesessen; das muss jemand anderes aus der Moderation entscheiden.
seat-refuse-has-sat = Diese Person hat in diesem Spiel schon gesessen. Sie kann nur auf ihren eigenen Platz zurück, mit </mascarade join>.
seat-refuse-you-sat = Du hast in diesem Spiel schon gesessen. Du kannst nur auf deinen eigenen Platz zurück, mit </mascarade join>.
seat-refuse-is-bot = Nur Menschen können einen Platz einnehmen.
seat-refuse-not-member = Diese Person ist nicht Mitglied dieses Servers.
seat-refuse-barred = Diese Person ist auf diesem Server von Spielen ausgeschlossen.
seat-refuse-cannot-see = Diese Person kann den Kanal dieses Spiels nicht sehen.
seat-refuse-over = Dieses Spiel hat nicht begonnen oder ist zu Ende.
seat-refuse-not-yours = Dieser Platz ist jemand anderem angeboten.
seat-refuse-lapsed = Dieses Angebot gilt nicht mehr.
offer-open = { $mention }: { $moderator } von der Moderation bietet dir Platz { $place } an diesem Tisch an, denn { $player } fehlt. Du übernimmst Karte und Gold, wie sie sind.
offer-done = { $name } hat Platz { $place } von { $player } übernommen. Angeboten hat ihn { $moderator } von der Moderation.
offer-declined = { $name } hat Platz { $place } abgelehnt, den { $moderator } von der Moderation angeboten hat. Alles bleibt, wie es war.
offer-lapsed = { $moderator } von der Moderation hat { $name } Platz { $place } angeboten. Das Angebot gilt nicht mehr.
offer-automaton = { $moderator } von der Moderation hat Platz { $place } von { $player } einem Bot gegeben.
button-take = Platz nehmen
button-decline-seat = Nein, danke
offer-taken = Du hast einen Platz: Nummer { $place }.
offer-refused = Du hast abgelehnt.

people-barred = { $person } ist auf diesem Server von Spielen ausgeschlossen und von wartenden Tischen entfernt. Begonnene Spiele gehen weiter.
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
forget-done = { $games ->
    [0] Alles von diesem Server ist gelöscht.
    [one] Alles von diesem Server ist gelöscht, darunter { $games } Spiel.
   *[other] Alles von diesem Server ist gelöscht, darunter { $games } Spiele.
}
forget-me-confirm = Dich aus allen beendeten Spielen nehmen, auf allen Servern? Dein Platz darin wird zu „jemand“, und es gibt kein Zurück. Offene Spiele bleiben unberührt: Frag wieder, wenn sie zu Ende sind. Nachrichten, die schon in Kanälen stehen, können deinen Namen behalten, und was die Moderation aufgeschrieben hat, bleibt bei ihrem Server.
forget-me-done = { $games ->
    [0] Du bist in keinem beendeten Spiel.
    [one] Du bist aus { $games } beendeten Spiel herausgenommen.
   *[other] Du bist aus { $games } beendeten Spielen herausgenommen.
}
forget-later = Ein anderes Programm liest gerade die Datenbank, deshalb sind in ihrem Protokoll noch Spuren davon; sie werden gelöscht, sobald es damit fertig ist.
button-forget = Löschen
