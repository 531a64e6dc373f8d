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

story-line = { $turn } · { $story }
story-swap = { $player } nimmt { $first } und { $second } unter den Tisch. Vertauscht – oder auch nicht?
story-swap-real = { $player } nimmt { $first } und { $second } unter den Tisch und vertauscht sie.
story-swap-not = { $player } nimmt { $first } und { $second } unter den Tisch und tut nur so, als ob.
story-peek = { $player } schaut geheim { $card } an.
story-peek-saw = { $player } schaut geheim { $card } an und sieht { $character-acc }.
story-look = { $player } schaut geheim { $first } und { $second } an.
story-announced = { $player }: „Ich bin { $character-the }!“
story-announced-left = { $player }, die Hand auf der linken Karte: „Ich bin { $character-the }!“
story-announced-right = { $player }, die Hand auf der rechten Karte: „Ich bin { $character-the }!“
story-uncontested = Kein Widerwort.
story-unopposed = Kein Widerwort: { $player } ist { $character-the } – so heißt es jedenfalls.
story-contested = { $count ->
    [one] { $players } widerspricht.
   *[other] { $players } widersprechen.
}
story-showed = { $player } deckt { $character-acc } auf.
story-showed-left = { $player } deckt die linke Karte auf: { $character-acc }.
story-showed-right = { $player } deckt die rechte Karte auf: { $character-acc }.
story-showed-protected = { $player } deckt die geschützte Karte auf: { $character-acc }.
story-unmasked = Masken ab: { $masks }.
story-nobody-right = Masken ab – und alle lagen falsch! { $masks }.
mask = { $player } ({ $character })
mask-left = { $player } (links: { $character })
mask-right = { $player } (rechts: { $character })
mask-protected = { $player } (geschützt: { $character })
mask-true = **{ $mask }** ✔
mask-false = { $mask } ✘
story-took-bank = { $player } nimmt { gold } aus der Bank.
story-took-court = { $player } nimmt { gold } vom Gericht.
story-court-empty = { $player } findet das Gericht leer vor.
story-bank-gave-nothing = { $player } nimmt nichts aus der Bank.
story-took-player = { $player } nimmt { $other } { gold } ab.
story-took-players = { $player } nimmt { $others } je { gold } ab.
story-fortunes = { $player } tauscht mit { $other } das Vermögen ({ $given } gegen { $got }).
story-declined = { $player } behält das eigene Gold.
story-chose-player = { $player } zeigt auf { $other }.
story-answer-which-character = { $player } nennt { $character-acc }.
story-answer-who-are-you = { $player } sagt: „Ich bin { $character-the }.“
story-no-effect = Nichts passiert.
story-fines =
    { $count ->
        [one] Strafe: { $players } −1.
       *[other] Strafe: { $players } je −1.
    }
story-power-won = { $player } hat mindestens 10 Goldstücke – und gewinnt auf der Stelle!
story-time-ran-out = Für { $players } ist die Zeit um.
story-turn-ran-out = Für { $players } ist die Zeit um: Nichts wird getauscht.
story-late-declined = Für { $player } ist die Zeit um: Das eigene Gold bleibt, wo es ist.
story-late-chose-player = Für { $player } ist die Zeit um: Es trifft { $other }.
story-late-answer-which-character = Für { $player } ist die Zeit um: Als genannt gilt { $character-the }.
story-late-answer-who-are-you = Für { $player } ist die Zeit um. Schweigen heißt: „Ich bin { $character-the }.“
story-kept = Für { $player } spielt jetzt ein Bot.
story-returned = { $player } ist zurück am Tisch.
story-left-by = { $player } hat den Tisch verlassen; auf Platz { $place } spielt jetzt ein Bot.
story-given = Die Moderation hat Platz { $place } von { $player } einem Bot gegeben.
story-joined = { $player } hat Platz { $place } übernommen.
story-cards-down = Die Karten liegen verdeckt. Masken auf!
story-replaced = { $player } hat Platz { $place } von { $other } übernommen, den die Moderation angeboten hatte.
story-stopped = Das Spiel wurde abgebrochen.
story-deserted = Niemand war mehr da, also wurde das Spiel abgebrochen.

story-title = ### Was wirklich geschah ({ $page } von { $pages })
story-dealt = **Das Austeilen**
button-earlier = Früher
button-later = Später
story-not-yet = Was wirklich geschah, erfährst du nach dem Ende des Spiels.
