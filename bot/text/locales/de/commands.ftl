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
command-start-contest = Wie die anderen auf eine Ansage antworten
command-start-automata = Wie gut die Bots spielen
command-table = Den Tisch noch einmal unten im Kanal zeigen
command-rules = Das Spiel oder eine Person erklären
command-rules-character = Die Person, um die es geht
command-notes = Was du in diesem Spiel gesehen und getan hast; nur du siehst es
command-leave = Das Spiel verlassen; ein Bot übernimmt deinen Platz
command-join = Einen frei gewordenen Platz einnehmen
command-games = Wo du auf diesem Server spielst und wo man auf dich wartet; nur du siehst es
command-stop = Das Spiel ohne Sieger abbrechen
command-calls = Ob Spiele, die auf dich warten, dich benachrichtigen
command-help = Was dieser Bot kann

permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-read_message_history = Nachrichtenverlauf anzeigen
start-permissions-missing = Ich darf in diesem Kanal kein Spiel leiten. Mir fehlt noch: { $permissions }.

table-again-soon = Der Tisch wurde gerade erst noch einmal gezeigt: { $link }
table-none = In diesem Kanal läuft kein Spiel. </mascarade start> eröffnet eins.
table-waiting = Dieser Tisch wartet noch auf Mitspieler: { $link }

leave-done = Du hast das Spiel verlassen. Ein Bot hält deinen Platz; </mascarade join> bringt dich zurück.
leave-done-for-good = Du hast das Spiel verlassen.
leave-done-lobby = Du hast den Tisch verlassen.
leave-not-seated = Du hast keinen Platz im Spiel dieses Kanals.
join-done = Du hast einen Platz: Nummer { $place }.
join-done-lobby = Du hast einen Platz.
join-back = Willkommen zurück: Dein Platz gehört wieder dir.
join-none-free = In diesem Spiel ist kein Platz frei.
join-seated = Du hast in diesem Spiel schon einen Platz: { $link }

own-games-title = ### Deine Spiele
own-games-none = Du hast auf diesem Server kein offenes Spiel. </mascarade start> eröffnet eins.
own-game-awaited = { $link } · **man wartet auf dich**, die Zeit endet { $deadline }
own-game-waits = { $link } · wartet auf andere
own-game-kept = { $link } · ein Bot spielt für dich
own-game-lobby = { $link } · wartet auf Mitspieler
own-game-reserved = { $link } · ein Platz ist für dich frei gehalten

stop-confirm = Dieses Spiel abbrechen? Es endet ohne Sieger, und alle sehen, wer wer war.
stop-yes = Spiel abbrechen
stop-no = Weiterspielen
stop-refused = Nur { $host } oder die Moderation kann das Spiel abbrechen.

calls-on = Spiele, die auf dich warten, benachrichtigen dich.
calls-off = Kein Spiel benachrichtigt dich mehr, auf keinem Server.
button-calls-on = Mich benachrichtigen
button-calls-off = Nicht benachrichtigen

help-text =
    ## Mascarade
    Alle haben eine geheime Identität, und Karten wechseln heimlich den Platz. Gib dich aus, für wen du willst: Widerspricht niemand, gehört die Fähigkeit dir. Sobald jemand 13 Goldstücke hat, ist das Spiel aus, und wer am meisten hat, gewinnt.
    - </mascarade start> eröffnet hier einen Tisch für 2 bis 13 Spieler.
    - </mascarade table> zeigt den Tisch noch einmal.
    - </mascarade rules> erklärt das Spiel und seine Personen.
    - </mascarade notes> zeigt, was du gesehen und getan hast.
    - </mascarade leave> gibt deinen Platz auf, </mascarade join> nimmt einen ein.
    - </mascarade games> zeigt deine eigenen Spiele.
    - </mascarade replay> zeigt ein beendetes Spiel noch einmal.
    - </mascarade stop> beendet ein Spiel ohne Sieger.
    - </mascarade calls>: Spiele, die auf dich warten, benachrichtigen dich, oder auch nicht.
    - </mascarade forget-me> nimmt dich aus allen beendeten Spielen.

help-automata = {"**"}Bots** füllen leere Plätze und vertreten, wer fehlt. Die Stufe *{ level-novice }* vergisst Karten und blufft nach Laune; *{ level-regular }* verfolgt, wo die Karten liegen könnten, und spielt auf Gold; *{ level-master }* denkt außerdem voraus und lässt sich nicht durchschauen. Sie sehen nichts, was man an ihrem Platz nicht auch sähe.
help-stand-ins = {"**"}Bots** vertreten, wer fehlt. Sie sehen nichts, was man an ihrem Platz nicht auch sähe.
help-time = {"**"}Läuft die Zeit ab**, so wird in einem Zug nichts getauscht, einer Ansage nicht widersprochen und nichts getan, was man nur *darf*. Der Bischof nimmt vom ersten der Reichsten, im Uhrzeigersinn; der Inquisitor zeigt auf den linken Nachbarn; wen er fragt, sagt „Richter“; die Spionin sieht die Karte des linken Nachbarn an; niemand tauscht. Werden alle zugleich gefragt, darfst du deine Antwort ändern, bis alle geantwortet haben oder die Zeit um ist.

rules-title = ## So wird Mascarade gespielt ({ $page } von { $pages })
rules-deal = Alle beginnen mit 6 Goldstücken und einer Personenkarte. Zuerst liegen alle Karten offen: Merk sie dir. Dann werden sie umgedreht, und von nun an weiß niemand mehr sicher, wer wer ist. Zu viert und zu fünft liegen die übrigen Karten in der Tischmitte.
rules-turns =
    {"**"}In den ersten vier Zügen** wird nur *getauscht – oder auch nicht*. Danach tust du in deinem Zug eins von drei Dingen:
    - **Tauschen – oder auch nicht**: Nimm deine und eine andere Karte unter den Tisch und vertausche sie – oder tu nur so. Niemand schaut die Karten an, und nur du weißt, was du getan hast.
    - **Geheim anschauen**: Schau deine eigene Karte an.
    - **Ansagen**: Sag, dass du eine der Personen im Spiel bist, ob es stimmt oder nicht.
rules-contest = **Widersprechen**: Sagt jemand eine Person an, dürfen alle anderen behaupten, dieselbe zu sein. Widerspricht niemand, wird die Fähigkeit genutzt, ohne dass eine Karte aufgedeckt wird. Sonst decken alle, die es behaupten, ihre Karte auf: Wer es wirklich ist, nutzt die Fähigkeit; danach zahlen alle anderen je 1 Goldstück Strafe ans Gericht.
rules-shown = **Aufgedeckt**: Musstest du deine Karte aufdecken und bist gleich danach am Zug, darfst du nur tauschen – oder auch nicht.
rules-end = **Das Ende**: Sobald jemand 13 Goldstücke hat oder sein letztes verliert, endet das Spiel, und der Reichste gewinnt. Niemand zahlt mehr, als er hat.
rules-small = **Zu dritt** haben alle zwei Karten, *links* und *rechts*. **Zu zweit** kommt eine *geschützte* Karte dazu, die das Gegenüber nicht anrühren und mit der man nicht ansagen, wohl aber widersprechen darf. Angesagt und widersprochen wird mit einer Karte, und nur sie zählt.
rules-characters = ### Die Personen
rules-character-line = **{ $character }** – { $power }
button-previous = Zurück
button-next = Weiter
rules-unknown = Diese Person gibt es nicht. Wähle eine aus der Liste.
