# Wat een bewering of een keuze zou opleveren, in één regel, en wat je hebt bekeken.

brief-judge = neemt al het goud van de rechtbank
brief-bishop = neemt 2 goud van de rijkste andere speler
brief-king = neemt 3 goud van de bank
brief-fool = neemt 1 goud en ruilt dan de kaarten van twee anderen – of niet
brief-queen = neemt 2 goud van de bank
brief-thief = neemt 1 goud van elke buur
brief-witch = mag je { gold } ruilen voor het fortuin van een ander
brief-spy = bekijkt je kaart en een andere, en ruilt ze dan – of niet
brief-peasant = neemt 1 goud van de bank, 2 als beide zijn onthuld
brief-cheat = wint meteen met 10 goud of meer
brief-inquisitor = vraagt een speler wie die is; bij een fout krijg je 4 goud
brief-widow = neemt goud van de bank tot een totaal van 10

brings-bank = neemt { gold } van de bank
brings-court = neemt { gold } van de rechtbank
brings-player = neemt { gold } van { $player }
brings-richest = neemt { gold } van { $player }, de rijkste
brings-part = { $amount } van { $player }
brings-parts = neemt { $parts }
brings-among = { $brief }: { $players }
brings-nothing = { $brief } – nu niets
brings-fortune = { $got } voor jouw { $given } goud
brings-victory = { $what } – en wint!
brings-end = { $what } – en het spel eindigt
brings-win = wint op slag!

option-as-last-time = zoals de vorige keer
button-card = Mijn kaart
button-back = Ik ben er weer
card-none = Je hebt de laatste tijd geen kaart bekeken.
card-moved = { $count ->
    [0] Sindsdien heeft niemand anders eraan gezeten.
    [one] Sindsdien kan iemand anders hem geruild hebben, één keer.
   *[other] Sindsdien kunnen anderen hem geruild hebben, { $count } keer.
}
