# Wat een bewering of een keuze zou opleveren, in één regel, en wat je hebt bekeken.

brief-judge = neemt al het goud van de rechtbank
brief-bishop = neemt 2 goud van de rijkste andere speler
brief-king = neemt 3 goud van de bank
brief-fool = neemt 1 goud en ruilt dan blind twee kaarten van anderen – of niet
brief-queen = neemt 2 goud van de bank
brief-thief = neemt 1 goud van elke buur
brief-witch = ruilt jouw { gold } voor het fortuin van een ander – of niet
brief-spy = bekijkt jouw kaart en een andere, en ruilt ze dan – of niet
brief-peasant = neemt 1 goud van de bank, 2 als beide worden onthuld
brief-cheat = wint meteen met 10 goud of meer
brief-inquisitor = vraagt een speler wie hij denkt te zijn; zit hij ernaast, dan krijg je 4 goud
brief-widow = neemt goud van de bank tot je er 10 hebt

brings-bank = { gold } van de bank
brings-court = { gold } van de rechtbank
brings-player = { gold } van { $player }
brings-richest = { gold } van { $player }, de rijkste
brings-part = { gold } van { $player }
brings-parts = { $parts }
brings-among = { $brief }: { $players }
brings-nothing = { $brief } – levert nu niets op
brings-fortune = { $got } goud voor jouw { $given }
brings-victory = { $what } – en je wint!
brings-end = { $what } – en het spel is afgelopen
brings-win = je wint meteen!

option-as-last-time = zoals de vorige keer
button-card = Mijn kaart
button-back = Ik ben er weer
card-none = Je hebt de laatste tijd geen kaart bekeken.
card-moved = { $count ->
    [0] Sindsdien heeft niemand anders eraan gezeten.
    [one] Sindsdien kan iemand anders hem één keer geruild hebben.
   *[other] Sindsdien kunnen anderen hem { $count } keer geruild hebben.
}
