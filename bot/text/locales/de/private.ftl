prompt-swap = Welche Karte nimmst du zusammen mit deiner unter den Tisch?
prompt-swap-pair = Welche beiden Karten nimmst du unter den Tisch?
prompt-swap-decide = Du hältst { $first } und { $second }. Niemand sieht, was du tust.
prompt-peek = Welche deiner Karten schaust du an?
prompt-announce = Für wen gibst du dich aus?
prompt-contest = Welche deiner Karten soll { $character-the } sein?
prompt-which-seat = Welchen Spieler wählst du?
prompt-which-card = Welche Karte außer deiner eigenen schaust du an?
prompt-which-character = Welche Person nennst du?
prompt-who-are-you = Wer glaubst du zu sein? Danach wird deine Karte aufgedeckt: Liegst du falsch, zahlst du { $other } 4 Goldstücke.
prompt-swap-others = Welche beiden fremden Karten nimmst du unter den Tisch?

pick-card = Karte
pick-player = Spieler
pick-character = Person
pick-pair = Zwei Karten

option-yours = deine Karte
option-your-left = deine linke Karte
option-your-right = deine rechte Karte
option-your-protected = deine geschützte Karte
option-card-of = { $player }
option-card-of-left = { $player } (links)
option-card-of-right = { $player } (rechts)
option-card-of-protected = { $player } (geschützt)
option-centre = die Karte in der Tischmitte
option-centre-numbered = Karte { $number } in der Tischmitte
option-with-left = { $name }, mit deiner linken Karte
option-with-right = { $name }, mit deiner rechten Karte
option-pair = { $first } und { $second }
option-gold = { $player } ({ gold })
both-languages = { $mine } · { $theirs }

button-exchange = Vertauschen
button-do-not = Nur so tun
button-decline =
    { $amount ->
        [one] Mein Goldstück behalten
       *[other] Meine { gold } behalten
    }

done-contested = Du behauptest, { $character-the } zu sein. Anders überlegt? Antworte einfach neu.
done-passed = Du passt. Anders überlegt? Antworte einfach neu.
done-passing-on = Du passt bis zu deinem nächsten Zug, außer du meldest dich vorher zu Wort.
done-lodged = Notiert. Deine Antwort kommt auf den Tisch, wenn du an der Reihe bist.

notes-title = ### Was du gesehen und getan hast
notes-empty = Du hast noch keine Karte angeschaut und keine getauscht.
notes-line = Zug { $turn }: { $what }
notes-saw = Du hast { $card } angeschaut: { $name }.
notes-swapped = Du hast { $first } und { $second } vertauscht.
notes-not-swapped = Du hast { $first } und { $second } genommen und nur so getan, als ob.
notes-shown = Du hast { $card } aufgedeckt: { $name }.
notes-warning = Seitdem können Karten gewandert sein.

refuse-game_over = Dieses Spiel ist zu Ende.
refuse-question_over = Zu spät, das Spiel ist schon weiter: { $link }
refuse-not_your_turn = { $player } ist am Zug.
refuse-not_asked = Jetzt muss { $player } antworten, nicht du.
refuse-no_such_seat = Du sitzt nicht an diesem Tisch.
refuse-first_turns = In den ersten vier Zügen darfst du nur tauschen – oder auch nicht.
refuse-forced_swap = Du musstest gerade erst deine Karte aufdecken; diesmal darfst du nur tauschen – oder auch nicht.
refuse-not_in_play = Diese Person spielt hier nicht mit.
refuse-protected_card = Mit der geschützten Karte geht das nicht.
refuse-not_your_card = Das ist nicht deine Karte.
refuse-out_of_reach = Diese beiden Karten kann man nicht zusammen nehmen.
refuse-own_announcement = Das ist deine eigene Ansage; die anderen antworten darauf.
refuse-already_said = Das hast du schon gesagt.
refuse-answer_is_final = Alle haben deine Antwort gehört; zurücknehmen kannst du sie nicht mehr.
refuse-not_an_option = Das steht nicht zur Wahl. Fang bei der Nachricht des Tisches noch einmal an.
refuse-stranger = Du sitzt nicht an diesem Tisch. Du kannst zuschauen oder in einem anderen Kanal selbst einen Tisch eröffnen.
refuse-may-return = Auf dem Platz, den du verlassen hast, spielt ein Bot; </mascarade join> bringt dich zurück.
refuse-not-away = Du sitzt schon am Tisch.
refuse-no_game = Dieses Spiel gibt es hier nicht mehr. Spiele werden gelöscht, wenn ihr Server es wünscht, und 30 Tage nachdem ich entfernt wurde.
refuse-try_again = Das ließ sich gerade nicht speichern. Nichts ist verloren; bitte klick noch einmal.
refuse-too_fast = Immer mit der Ruhe! Warte ein paar Sekunden und versuch es dann noch einmal.
thread-locked = Dieser Thread ist gesperrt. Spiel und Uhren stehen still, bis die Moderation ihn entsperrt.
refuse-unreadable = Dieser Button gilt nicht mehr. Nimm die neueste Nachricht des Tisches.
refuse-set_aside = Dieses Spiel ließ sich nicht mehr lesen und musste beiseitegelegt werden. Wende dich an die Betreiber dieses Bots.
refuse-unexpected = Hier ist etwas schiefgegangen; der Fehler ist protokolliert. Bitte versuch es noch einmal.
refuse-channel-taken = In diesem Kanal gibt es schon einen Tisch.
refuse-already_over = Zu spät, das Spiel ist schon weiter. Nimm die neueste Nachricht des Tisches.
refuse-not_host = Das kann nur der Host dieses Tisches oder die Moderation.
