finished-unknown = Ich kenne hier kein beendetes Spiel mit diesem Code.
finished-shown = Das wurde hier schon gezeigt.
finished-code = -# Spiel `{ $code }` · </mascarade replay> zeigt es noch einmal.

button-turns = Zug für Zug
button-file = Als Textdatei
button-recap = Das ganze Bild
button-show = Dem Kanal zeigen
button-replay = Noch einmal ansehen

recap-title = ### Nach dem Ball
recap-legend = -# Jede Linie ist eine Karte. Wo sich Linien kreuzen, wurde wirklich getauscht; gepunktet: nur so getan. Auge: ein Blick. Grün: wahr. Rot mit Maske: gelogen. ✔ ✘: angezweifelt. Kleine Karte: aufgedeckt. Münzen: Vermögen.
recap-centre = Mitte
recap-centre-numbered = Mitte { $number }

truth-turn = **{ $turn } · { $player }**
truth-true = Das war die Wahrheit.
truth-lie = Gelogen: { $player } war { $character-the }.
truth-lie-hand = Gelogen: Diese Karte war { $character-the }.
truth-quiet = { $character } war die ganze Zeit { $players } – und kein Wort.
truth-centre = { $character } lag die ganze Zeit in der Tischmitte.
truth-other-hand = { $character } lag auf der anderen Karte von { $player }.
truth-now = Jetzt: { $cards }.
truth-now-centre = Mitte ({ $character })
truth-saw = Gesehen: { $first } und { $second }.
truth-took-back = { $player } hatte auch widersprochen und es heimlich zurückgenommen.
truth-plucked-up = { $player } hatte zuerst gepasst und dann doch widersprochen.
truth-wavered = { $player } hatte geschwankt: { $count } Antworten insgesamt.
truth-ahead-pass = { $player } hatte im Voraus gepasst.
truth-ahead-claim = { $player } hatte im Voraus widersprochen.
truth-unheard-pass = { $player } hatte gepasst, ungehört.
truth-unheard-claim = { $player } hatte widersprochen, ungehört.
truth-passing = Passt bis zum nächsten eigenen Zug: { $players }.
truth-pick = Züge
truth-range = Züge { $first } bis { $last }
truth-range-one = Zug { $first }
truth-range-start = Das Austeilen
truth-file = Alles, was geschah, vom Austeilen bis zum Schluss.
truth-file-title = Mascarade · Spiel { $code }

fact-contest = Der teuerste Streit (Zug { $turn }): „Ich bin { $character-the }!“ brachte dem Gericht { gold }.
fact-unfound = Nie gefunden: { $count } Mal hieß es „Ich bin { $character-the }!“, und nie stimmte es.
fact-wrong = Am häufigsten über sich selbst geirrt: { $player }, { $count } Mal.
fact-honest = Zu ehrlich für diesen Ball: { $player } sagte { $count } Mal, wer da sitzt, und immer die Wahrheit.
fact-traveller = Rastlos: { $character-the } wechselte { $count } Mal den Platz.
fact-faces = Die meisten Gesichter: { $player } war an einem Abend { $count } verschiedene Personen.
fact-pretender = Kalte Hände: { $player } griff { $count } Mal unter den Tisch und tauschte nie wirklich.
fact-silent = Stumm wie eine Maske: { $count } Mal gab sich jemand als die Person von { $player } aus, und es kam kein Wort.
fact-home = Wieder daheim: { $character-the } wechselte { $count } Mal den Platz und kam zurück zu { $player }.
fact-loss = Der schlimmste Zug: { $player } verlor { gold } in Zug { $turn }.
fact-curious = Die Neugier selbst: { $player } schaute { $count } Mal Karten an.

replay-step = **{ $step } von { $steps }** · Zug { $turn }
replay-deal = **{ $step } von { $steps }** · das Austeilen

replay-jump = Zu einem Zug
replay-player = [Zum Abspielen öffnen]({ $link })
button-play = Abspielen
button-pause = Anhalten
button-open = Karten offen
button-closed = Karten verdeckt

command-name-replay = nochmal
command-replay = Ein beendetes Spiel dieses Servers Schritt für Schritt ansehen
command-replay-code = Der Code unter dem Ende des Spiels

picture-recap = Das ganze Spiel, { $turns } Züge; jede Karte ist eine Linie durch die Plätze.
picture-recap-counts = Getauscht: { $real } wirklich, { $pretended } zum Schein. Ansagen: { $true } wahr, { $false } falsch, { $contested } angezweifelt. Blicke: { $looks }.
picture-recap-path = { $card }: { $path }.
picture-recap-ends = { $card }: { $first } → { $last } ({ $count }×).
picture-recap-fortune = Vermögen am Ende: { $seats }.
picture-exchanged = Unter dem Tisch wirklich getauscht: { $places }.
