# Was eine Ansage oder eine Wahl bringen würde, in einer Zeile, und was man angeschaut hat.

brief-judge = nimmt alles Gold vom Gericht
brief-bishop = nimmt 2 Goldstücke vom reichsten Mitspieler
brief-king = nimmt 3 Goldstücke aus der Bank
brief-fool = nimmt 1 Goldstück, vertauscht dann blind zwei fremde Karten – oder auch nicht
brief-queen = nimmt 2 Goldstücke aus der Bank
brief-thief = nimmt je 1 Goldstück von beiden Nachbarn
brief-witch =
    tauscht { $amount ->
        [one] dein Goldstück
       *[other] deine { gold }
    } gegen das Vermögen eines Mitspielers – oder auch nicht
brief-spy = schaut deine und eine andere Karte an und vertauscht sie dann – oder auch nicht
brief-peasant = nimmt 1 Goldstück aus der Bank; 2, wenn beide aufgedeckt werden
brief-cheat = gewinnt auf der Stelle mit mindestens 10 Goldstücken
brief-inquisitor = fragt einen Mitspieler, wer er zu sein glaubt; liegt er falsch, zahlt er dir 4 Goldstücke
brief-widow = nimmt Gold aus der Bank, bis du 10 Goldstücke hast

brings-bank = nimmt { gold } aus der Bank
brings-court = nimmt { gold } vom Gericht
brings-player = nimmt { gold } von { $player }
brings-richest = nimmt { gold } von { $player } (am reichsten)
brings-part = { $amount } von { $player }
brings-parts = nimmt { $parts }
brings-among = { $brief }: { $players }
brings-nothing = { $brief } – bringt im Moment nichts
brings-fortune = { $got } gegen deine { $given }
brings-victory = { $what } – und du gewinnst!
brings-end = { $what } – und das Spiel endet
brings-win = du gewinnst auf der Stelle!

option-as-last-time = wie beim letzten Mal
button-card = Meine Karte
button-back = Ich bin wieder da
card-none = Du hast in letzter Zeit keine Karte angeschaut.
card-moved =
    { $count ->
        [0] Seitdem hat sie sonst niemand angerührt.
        [one] Seitdem könnte jemand anders sie einmal vertauscht haben.
       *[other] Seitdem könnten andere sie bis zu { $count }-mal vertauscht haben.
    }
