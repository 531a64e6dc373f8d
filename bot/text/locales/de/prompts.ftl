# Was eine Ansage oder eine Wahl bringen würde, in einer Zeile, und was man angeschaut hat.

brief-judge = nimmt alles Gold vom Gericht
brief-bishop = nimmt dem reichsten anderen Spieler 2 Goldstücke ab
brief-king = nimmt 3 Goldstücke aus der Bank
brief-fool = nimmt 1 Goldstück, vertauscht dann zwei fremde Karten – oder auch nicht
brief-queen = nimmt 2 Goldstücke aus der Bank
brief-thief = nimmt jedem Nachbarn 1 Goldstück ab
brief-witch = darf deine { gold } gegen ein fremdes Vermögen tauschen
brief-spy = schaut deine und eine andere Karte an, vertauscht sie dann – oder auch nicht
brief-peasant = nimmt 1 Goldstück aus der Bank, 2, wenn beide aufgedeckt sind
brief-cheat = gewinnt sofort mit 10 oder mehr Goldstücken
brief-inquisitor = fragt einen Spieler, wer er ist; liegt er falsch, zahlt er dir 4 Goldstücke
brief-widow = füllt dein Gold aus der Bank auf 10 auf

brings-bank = nimmt { gold } aus der Bank
brings-court = nimmt { gold } vom Gericht
brings-player = nimmt { $player } { gold } ab
brings-richest = nimmt { $player }, am reichsten, { gold } ab
brings-part = { $amount } von { $player }
brings-parts = nimmt { $parts }
brings-among = { $brief }: { $players }
brings-nothing = { $brief } – jetzt nichts
brings-fortune = { $got } gegen deine { $given }
brings-victory = { $what } – und gewinnt!
brings-end = { $what } – und das Spiel endet
brings-win = gewinnt auf der Stelle!

option-as-last-time = wie beim letzten Mal
button-card = Meine Karte
button-back = Ich bin wieder da
card-none = Du hast in letzter Zeit keine Karte angeschaut.
card-moved = { $count ->
    [0] Seitdem hat sie sonst niemand angefasst.
    [one] Seitdem könnte sie jemand anderes vertauscht haben, einmal.
   *[other] Seitdem könnten andere sie vertauscht haben, { $count }-mal.
}
