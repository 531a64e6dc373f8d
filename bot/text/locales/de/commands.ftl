command-name-mascarade = mascarade
command-name-start = eröffnen
command-name-speed = tempo
command-name-contest = widerspruch
command-name-automata = bots
command-name-table = tisch
command-name-rules = regeln
command-name-character = person
command-name-notes = notizen
command-name-leave = verlassen
command-name-join = mitspielen
command-name-stop = abbrechen
command-name-calls = benachrichtigen
command-name-help = hilfe

command-mascarade = Mascarade, das Spiel der geheimen Identitäten
command-start = Einen Tisch in diesem Kanal eröffnen
command-start-speed = Wie viel Zeit für jede Entscheidung bleibt
command-start-contest = Antworten auf eine Ansage alle zugleich oder reihum?
command-start-automata = Wie stark die Bots sind
command-table = Den Tisch unten im Kanal noch einmal zeigen
command-rules = Das Spiel oder eine Person erklären
command-rules-character = Die Person, die erklärt werden soll
command-notes = Deine Notizen: was du in diesem Spiel gesehen und getan hast; nur du siehst sie
command-leave = Das Spiel verlassen; ein Bot übernimmt deinen Platz
command-join = Im Spiel dieses Kanals einen freien Platz nehmen oder auf deinen zurückkehren
command-games = Deine Spiele auf diesem Server, und wo man auf dich wartet; nur du siehst es
command-stop = Das Spiel ohne Sieger abbrechen
command-calls = Ob dich Spiele benachrichtigen, die auf dich warten
command-help = Was dieser Bot kann

permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-read_message_history = Nachrichtenverlauf anzeigen
start-permissions-missing = Noch kann ich in diesem Kanal kein Spiel leiten. Mir fehlt: { $permissions }.

table-again-soon = Der Tisch wurde gerade erst gezeigt: { $link }
table-none = In diesem Kanal läuft kein Spiel. </mascarade start> eröffnet eins.
table-waiting = Dieser Tisch wartet noch auf Mitspieler: { $link }

leave-done = Du hast das Spiel verlassen. Ein Bot hält dir den Platz warm; solange ihn niemand sonst nimmt, bringt dich </mascarade join> zurück.
leave-done-for-good = Du hast das Spiel verlassen.
leave-done-lobby = Du hast den Tisch verlassen.
leave-not-seated = Du hast keinen Platz im Spiel dieses Kanals. Deine Spiele zeigt </mascarade games>.
join-done = Du bist dabei: Platz { $place }.
join-done-lobby = Du bist dabei!
join-back = Willkommen zurück! Dein Platz gehört wieder dir.
join-none-free = In diesem Spiel ist kein Platz frei. Du kannst zuschauen oder in einem anderen Kanal selbst einen Tisch eröffnen.
join-seated = Du hast in diesem Spiel schon einen Platz: { $link }

own-games-title = ### Deine Spiele
own-games-none = Du hast auf diesem Server kein offenes Spiel. </mascarade start> eröffnet eins.
own-game-awaited = { $link } · **man wartet auf dich**, Schluss ist { $deadline }
own-game-waits = { $link } · wartet auf andere
own-game-kept = { $link } · ein Bot spielt für dich
own-game-lobby = { $link } · wartet auf Mitspieler
own-game-reserved = { $link } · ein Platz ist für dich reserviert

stop-confirm = Dieses Spiel abbrechen? Es endet ohne Sieger, und alle sehen, wer wer war.
stop-yes = Spiel abbrechen
stop-no = Weiterspielen
stop-refused = Nur { $host }, der Host dieses Tisches, oder die Moderation kann das Spiel abbrechen.

calls-on = Wenn ein Spiel auf dich wartet, benachrichtigt es dich mit einer Erwähnung.
calls-off = Kein Spiel benachrichtigt dich mehr, auf keinem Server.
button-calls-on = Mich benachrichtigen
button-calls-off = Nicht mehr benachrichtigen

help-text =
    ## Mascarade
    Alle tragen eine Maske, und unter dem Tisch wechseln die Masken den Besitzer. Gib dich aus, für wen du willst: Widerspricht niemand, gehört die Fähigkeit dir. Sobald jemand 13 Goldstücke hat, ist der Ball vorbei, und der Reichste gewinnt.
    - </mascarade start> eröffnet hier einen Tisch für 2 bis 13 Spieler.
    - </mascarade table> zeigt den Tisch noch einmal.
    - </mascarade rules> erklärt das Spiel und seine Personen.
    - </mascarade notes> zeigt, was du gesehen und getan hast.
    - </mascarade leave> gibt deinen Platz auf, </mascarade join> nimmt einen ein.
    - </mascarade games> zeigt deine eigenen Spiele.
    - </mascarade replay> zeigt ein beendetes Spiel noch einmal.
    - </mascarade stop> beendet ein Spiel ohne Sieger.
    - </mascarade calls> legt fest, ob dich Spiele benachrichtigen, die auf dich warten.
    - </mascarade forget-me> nimmt dich aus allen beendeten Spielen.

help-automata = {"**"}Bots** füllen leere Plätze und springen ein, wenn jemand fehlt. Ein *{ level-novice }* vergisst Karten und blufft nach Lust und Laune; ein *{ level-regular }* behält die Karten im Blick und spielt auf Gold; ein *{ level-master }* denkt außerdem voraus und verzieht keine Miene. Sie sehen nicht mehr, als jeder Spieler auf ihrem Platz sähe. Wie sie sind, verrät ihr Name: Die Verwegenen sagen fast immer etwas an, die Vorsichtigen schauen erst nach, die Misstrauischen widersprechen gern, die Ehrlichen sagen, was sie sind, die Nachtragenden zahlen alles heim, und die Verspielten tauschen mit allen.
help-stand-ins = {"**"}Bots** springen ein, wenn jemand fehlt. Sie sehen nicht mehr, als jeder Spieler auf ihrem Platz sähe.
help-time = {"**"}Ist die Zeit um**, wird in deinem Zug nichts getauscht, einer Ansage nicht widersprochen, und was du nur tun *darfst*, unterbleibt. Der Bischof nimmt vom ersten der Reichsten, im Uhrzeigersinn; der Inquisitor zeigt auf den linken Nachbarn; wen er fragt, der sagt „Richter“; die Spionin schaut die Karte des linken Nachbarn an; Spionin und Narr vertauschen nichts. Werden alle zugleich gefragt, darfst du deine Antwort ändern, bis alle geantwortet haben oder die Zeit um ist.

rules-title = ## Die Regeln ({ $page } von { $pages })
rules-deal = Alle beginnen mit 6 Goldstücken und einer Personenkarte. Zuerst liegen alle Karten offen: Merk sie dir. Dann werden sie umgedreht, und von nun an weiß niemand mehr sicher, wer wer ist. Zu viert und zu fünft liegen die übrigen Karten in der Tischmitte.
rules-turns =
    {"**"}In den ersten vier Zügen** wird nur *getauscht – oder auch nicht*. Danach tust du in deinem Zug eins von drei Dingen:
    - **Tauschen – oder auch nicht**: Nimm deine und eine andere Karte unter den Tisch und vertausche sie – oder tu nur so. Nicht gucken: Nur du weißt, was du getan hast.
    - **Geheim anschauen**: Schau dir heimlich deine eigene Karte an.
    - **Ansagen**: Behaupte, eine der Personen im Spiel zu sein – ob es stimmt oder nicht.
rules-contest = **Widersprechen**: Sagt jemand eine Person an, dürfen alle anderen rufen: „Nein, das bin ich!“ Tut es niemand, wird die Fähigkeit genutzt und keine Karte aufgedeckt. Sonst decken sie alle ihre Karten auf: Wer es wirklich ist, nutzt die Fähigkeit; danach zahlen alle, die falschlagen, je 1 Goldstück Strafe ans Gericht.
rules-shown = **Aufgedeckt**: Musstest du deine Karte aufdecken und bist gleich danach am Zug, darfst du nur tauschen – oder auch nicht.
rules-end = **Das Ende**: Sobald jemand 13 Goldstücke hat oder sein letztes verliert, endet das Spiel, und der Reichste gewinnt. Du zahlst nie mehr, als du hast.
rules-small = **Zu dritt** haben alle zwei Karten, *links* und *rechts*. **Zu zweit** kommt eine *geschützte* Karte dazu: Dein Gegenüber darf sie nicht anrühren, und du darfst mit ihr nicht ansagen – wohl aber widersprechen. Angesagt und widersprochen wird mit einer Karte, und nur die zählt.
rules-characters = ### Die Personen
rules-character-line = **{ $character }** – { $power }
button-previous = Zurück
button-next = Weiter
rules-unknown = Diese Person gibt es nicht. Wähle eine aus der Liste.
