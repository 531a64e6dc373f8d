card-own = die eigene Karte
card-own-left = die eigene linke Karte
card-own-right = die eigene rechte Karte
card-own-protected = die eigene geschützte Karte
card-your = deine Karte
card-your-left = deine linke Karte
card-your-right = deine rechte Karte
card-your-protected = deine geschützte Karte
card-of = die Karte von { $player }
card-of-left = die linke Karte von { $player }
card-of-right = die rechte Karte von { $player }
card-of-protected = die geschützte Karte von { $player }
card-centre = die Karte aus der Tischmitte
card-centre-numbered = Karte { $number } aus der Tischmitte

# .dat steht nach «mit».
gold = { $amount ->
    [one] { $amount } Goldstück
   *[other] { $amount } Goldstücke
}
    .dat = { $amount ->
        [one] { $amount } Goldstück
       *[other] { $amount } Goldstücken
    }

story-swap = { $player } nimmt { $first } und { $second } unter den Tisch. Vertauscht – oder auch nicht?
story-swap-real = { $player } nimmt { $first } und { $second } unter den Tisch und vertauscht sie.
story-swap-not = { $player } nimmt { $first } und { $second } unter den Tisch und vertauscht sie nicht.
story-peek = { $player } schaut geheim { $card } an.
story-peek-saw = { $player } schaut geheim { $card } an und sieht { $character-acc }.
story-look = { $player } schaut geheim { $first } und { $second } an.
story-announced = { $player }: „Ich bin { $character-the }!“
story-announced-left = { $player }, die Hand auf der linken Karte: „Ich bin { $character-the }!“
story-announced-right = { $player }, die Hand auf der rechten Karte: „Ich bin { $character-the }!“
story-uncontested = Niemand widerspricht.
story-contested = { $count ->
    [one] { $players } widerspricht.
   *[other] { $players } widersprechen.
}
story-showed = { $player } zeigt { $character-acc }.
story-showed-left = { $player } zeigt die linke Karte: { $character-acc }.
story-showed-right = { $player } zeigt die rechte Karte: { $character-acc }.
story-showed-protected = { $player } zeigt die geschützte Karte: { $character-acc }.
story-nobody-right = Niemand hat recht.
story-took-bank = { $player } nimmt { gold } aus der Bank.
story-took-court = { $player } nimmt { gold } vom Gericht.
story-court-empty = { $player } findet beim Gericht nichts vor.
story-bank-gave-nothing = { $player } nimmt nichts aus der Bank.
story-took-player = { $player } nimmt { $other } { gold } ab.
story-fortunes = { $player } tauscht das Vermögen mit { $other }: { $given } gegen { $got }.
story-declined = { $player } lässt alles, wie es ist.
story-chose-player = { $player } zeigt auf { $other }.
story-answer-which-character = { $player } nennt { $character-acc }.
story-answer-who-are-you = { $player } sagt: „Ich bin { $character-the }.“
story-no-effect = Das bleibt ohne Folgen.
story-fines = { $count ->
    [one] { $players } zahlt 1 Goldstück ans Gericht.
   *[other] { $players } zahlen je 1 Goldstück ans Gericht.
}
story-power-won = { $player } hat mindestens 10 Goldstücke und gewinnt.
story-time-ran-out = Die Zeit von { $players } ist um.
story-kept = Ein Automat vertritt jetzt { $player }.
story-returned = { $player } ist zurück am Tisch.
story-left = Auf Platz { $place } spielt jetzt ein Automat.
story-left-by = { $player } hat den Tisch verlassen; auf Platz { $place } spielt jetzt ein Automat.
story-joined = { $player } hat Platz { $place } übernommen.
story-cards-down = Alle Karten liegen jetzt verdeckt.
story-stopped = Das Spiel wurde abgebrochen.

story-title = ### Die ganze Geschichte ({ $page } von { $pages })
story-turn = **{ $turn }.**
story-dealt = **Zu Beginn**
button-earlier = Früher
button-later = Später
story-not-yet = Die ganze Geschichte gibt es, wenn das Spiel zu Ende ist.
