finished-unknown = Ich kenne hier kein beendetes Spiel, zu dem das führt. Spiele werden gelöscht, wenn ihr Server es wünscht, und 30 Tage nachdem ich entfernt wurde.
finished-shown = Das steht hier schon.
finished-code = -# Spiel `{ $code }` · </mascarade replay> zeigt es noch einmal.

button-turns = Zug für Zug
button-file = Als Textdatei
button-recap = Auf einen Blick
button-show = Im Kanal zeigen
button-replay = Noch einmal ansehen

recap-title = ### Nach dem Ball
recap-legend = -# Jede Linie ist eine Karte. Wo sich Linien kreuzen, wurde wirklich getauscht; gepunktet: nur so getan. Auge: ein Blick. Grün: wahr. Rot mit Maske: gelogen. ✔ ✘: mit Widerspruch. Kleine Karte: aufgedeckt. Goldstücke: Vermögen.
recap-centre = Mitte
recap-centre-numbered = Mitte { $number }

truth-turn = **{ $turn } · { $player }**
truth-true = Das war die Wahrheit.
truth-lie = Gelogen: { $player } war { $character-the }.
truth-lie-hand = Gelogen: Diese Karte war { $character-the }.
truth-quiet = In Wahrheit { $character-the }, aber stumm: { $players }.
truth-centre = In Wahrheit lag { $character-the } in der Tischmitte.
truth-other-hand = In Wahrheit war { $character-the } die andere Karte von { $player }.
truth-now = Jetzt: { $cards }.
truth-now-centre = Mitte ({ $character })
truth-saw = Gesehen: { $first } und { $second }.
truth-took-back = { $player } hatte auch widersprochen und es wieder zurückgenommen.
truth-plucked-up = { $player } hatte zuerst gepasst und dann doch widersprochen.
truth-wavered = { $player } hatte geschwankt: insgesamt { $count } Antworten.
truth-ahead-pass = { $player } hatte vorab gepasst.
truth-ahead-claim = { $player } hatte vorab widersprochen.
truth-unheard-pass = { $player } hatte gepasst, ungehört.
truth-unheard-claim = { $player } hatte widersprochen, ungehört.
truth-passing = Passen bis zum nächsten eigenen Zug: { $players }.
truth-pick = Züge
truth-range = Züge { $first }–{ $last }
truth-range-one = Zug { $first }
truth-range-start = Das Austeilen
truth-file = Alles, was geschah, vom Austeilen bis zum Schluss.
truth-file-title = Mascarade · Spiel { $code }

fact-contest = Der teuerste Streit: In Zug { $turn } brachte „Ich bin { $character-the }!“ dem Gericht { gold }.
fact-unfound = Nie gefunden: „Ich bin { $character-the }!“ hieß es { $count }-mal, und kein einziges Mal stimmte es.
fact-wrong = In der eigenen Person geirrt: { $player }, { $count }-mal.
fact-honest = Zu ehrlich für diesen Ball: { $player }, { $count } Ansagen, alle wahr.
fact-traveller = Rastlos: { $count }-mal zog { $character-the } um.
fact-faces = Die meisten Gesichter: { $player } war an einem Abend { $count } verschiedene Personen.
fact-pretender = Alles nur Theater: { $player } griff { $count }-mal unter den Tisch und tauschte nie wirklich.
fact-silent = Stumm wie eine Maske: { $count }-mal ließ sich { $player } die eigene Person streitig machen – ohne ein Wort.
fact-home = Wieder daheim: Nach { $count } Wechseln kam { $character-the } zu { $player } zurück.
fact-loss = Der schwärzeste Zug: { $player } verlor { gold } in Zug { $turn }.
fact-curious = Die Neugier in Person: { $player } schaute { $count }-mal Karten an.

replay-step = **{ $step } von { $steps }** · Zug { $turn }
replay-deal = **{ $step } von { $steps }** · das Austeilen

replay-jump = Zu einem Zug
replay-player = [Wiedergabe öffnen]({ $link })
button-play = Abspielen
button-pause = Pause
button-open = Karten offen
button-closed = Karten verdeckt

command-name-replay = wiederholung
command-replay = Ein beendetes Spiel dieses Servers noch einmal ansehen, Schritt für Schritt
command-replay-code = Der Code unter dem Ende des Spiels

picture-recap = Das ganze Spiel, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}; jede Karte ist eine Linie durch die Plätze.
picture-recap-counts = Getauscht: { $real }-mal wirklich, { $pretended }-mal zum Schein. Ansagen: { $true } wahr, { $false } gelogen, { $contested } mit Widerspruch. Blicke: { $looks }.
picture-recap-path = { $card }: { $path }.
picture-recap-ends = { $card }: { $first } → { $last } ({ $count }×).
picture-recap-fortune = Vermögen am Ende: { $seats }.
picture-exchanged = Unter dem Tisch wirklich vertauscht: { $places }.
