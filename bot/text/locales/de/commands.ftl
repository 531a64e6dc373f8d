command-name-mascarade = mascarade
command-name-start = eröffnen
command-name-speed = tempo
command-name-contest = widerspruch
command-name-automata = automaten
command-name-table = tisch
command-name-rules = regeln
command-name-character = person
command-name-notes = notizen
command-name-leave = verlassen
command-name-join = mitspielen
command-name-stop = abbrechen
command-name-help = hilfe

command-mascarade = Mascarade, das Spiel der geheimen Identitäten
command-start = Einen Tisch in diesem Kanal eröffnen
command-start-speed = Wie viel Zeit für jede Entscheidung bleibt
command-start-contest = Wie die anderen auf eine Ansage antworten
command-start-automata = Wie gut die Automaten spielen
command-table = Den Tisch noch einmal unten im Kanal zeigen
command-rules = Das Spiel oder eine Person erklären
command-rules-character = Die Person, um die es geht
command-notes = Was du in diesem Spiel gesehen und getan hast; nur du siehst es
command-leave = Das Spiel verlassen; ein Automat übernimmt deinen Platz
command-join = Einen frei gewordenen Platz einnehmen
command-stop = Das Spiel ohne Sieger abbrechen
command-help = Was dieser Bot kann

permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-read_message_history = Nachrichtenverlauf anzeigen
start-permissions-missing = Ich darf in diesem Kanal kein Spiel leiten. Mir fehlt noch: { $permissions }.

table-again = Hier ist der Tisch noch einmal.
table-none = In diesem Kanal läuft kein Spiel. </mascarade start> eröffnet eins.
table-waiting = Dieser Tisch wartet noch auf Mitspieler: Benutze die Knöpfe unter seiner Nachricht.

leave-done = Du hast das Spiel verlassen. Ein Automat hält deinen Platz; </mascarade join> bringt dich zurück.
leave-not-seated = Du hast keinen Platz im Spiel dieses Kanals.
join-done = Du hast einen Platz: Nummer { $place }.
join-back = Willkommen zurück: Dein Platz gehört wieder dir.
join-none-free = In diesem Spiel ist kein Platz frei.
join-seated = Du hast in diesem Spiel schon einen Platz.
join-lobby = Dieser Tisch wartet noch auf Mitspieler: Klicke unter seiner Nachricht auf „{ $button }“.

stop-confirm = Dieses Spiel abbrechen? Es endet ohne Sieger, und alle sehen, wer wer war.
stop-yes = Spiel abbrechen
stop-no = Weiterspielen
stop-kept-playing = Das Spiel geht weiter.
stop-done = Das Spiel ist abgebrochen.
stop-refused = Nur { $host } oder die Moderation kann das Spiel abbrechen.

help-text =
    ## Mascarade
    Alle haben eine geheime Identität, und Karten wechseln heimlich den Platz. Gib dich aus, für wen du willst: Widerspricht niemand, gehört die Fähigkeit dir. Sobald jemand 13 Goldstücke hat, ist das Spiel aus, und wer am meisten hat, gewinnt.
    - </mascarade start> eröffnet hier einen Tisch: 2 bis 13 Spieler, auf Wunsch mit Automaten.
    - </mascarade table> zeigt den Tisch noch einmal.
    - </mascarade rules> erklärt das Spiel und seine Personen.
    - </mascarade notes> zeigt, was du gesehen und getan hast.
    - </mascarade leave> gibt deinen Platz auf, </mascarade join> nimmt einen ein.
    - </mascarade stop> beendet ein Spiel ohne Sieger.
    - </mascarade forget-me> nimmt dich aus allen beendeten Spielen.

help-automata = {"**"}Automaten** füllen leere Plätze und vertreten, wer fehlt. Die Stufe *{ level-novice }* vergisst Karten und blufft nach Laune; *{ level-regular }* verfolgt, wo die Karten liegen könnten, und spielt auf Gold; *{ level-master }* denkt außerdem voraus und lässt sich nicht durchschauen. Sie sehen nichts, was man an ihrem Platz nicht auch sähe.

rules-title = ## So wird Mascarade gespielt
rules-body =
    Alle beginnen mit 6 Goldstücken und einer Personenkarte. Zuerst liegen alle Karten offen: Merk sie dir. Dann werden sie verdeckt, und von nun an weiß niemand mehr sicher, wer wer ist. Zu viert und zu fünft liegen die übrigen Karten in der Tischmitte.

    {"**"}Die ersten vier Züge** sind nur zum *Tauschen – oder auch nicht*. Danach tust du in deinem Zug eins von drei Dingen:
    - **Tauschen – oder auch nicht**: Nimm deine und eine andere Karte unter den Tisch und vertausche sie, oder tu nur so. Niemand schaut die Karten an, und nur du weißt, was du getan hast.
    - **Geheim anschauen**: Schau deine eigene Karte an.
    - **Ansagen**: Sag, dass du eine der Personen im Spiel bist, ob es stimmt oder nicht.

    {"**"}Widersprechen**: Sagt jemand eine Person an, dürfen alle anderen behaupten, dieselbe zu sein. Widerspricht niemand, wird die Fähigkeit genutzt, ohne dass eine Karte aufgedeckt wird. Sonst decken alle, die es behaupten, ihre Karte auf: Wer recht hat, nutzt die Fähigkeit; danach zahlen alle, die falsch liegen, 1 Goldstück ans Gericht.

    {"**"}Aufgedeckt**: Hast du deine Karte gezeigt, weil du widersprochen hast oder der Inquisitor es wollte, und bist gleich danach am Zug, darfst du nur tauschen – oder auch nicht.

    {"**"}Das Ende**: Sobald jemand 13 Goldstücke hat oder das letzte verliert, gewinnt, wer am reichsten ist. Mehr, als man hat, zahlt man nie.
rules-small = **Zu dritt** haben alle zwei Karten, *links* und *rechts*. **Zu zweit** kommt eine *geschützte* Karte dazu, die das Gegenüber nicht anrühren und mit der man nichts ansagen darf. Angesagt und widersprochen wird mit einer Karte, und nur sie zählt.
rules-characters = ### Die Personen
rules-character-line = **{ $character }** – { $power }
rules-unknown = Diese Person gibt es nicht. Wähle eine aus der Liste.
start-done = Der Tisch ist eröffnet.
