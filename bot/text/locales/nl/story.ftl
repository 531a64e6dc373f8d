card-own = de eigen kaart
card-own-left = de eigen linkerkaart
card-own-right = de eigen rechterkaart
card-own-protected = de eigen beschermde kaart
card-your = je kaart
card-your-left = je linkerkaart
card-your-right = je rechterkaart
card-your-protected = je beschermde kaart
card-of = de kaart van { $player }
card-of-left = de linkerkaart van { $player }
card-of-right = de rechterkaart van { $player }
card-of-protected = de beschermde kaart van { $player }
card-centre = de kaart uit het midden
card-centre-numbered = kaart { $number } uit het midden

gold = { $amount ->
    [one] { $amount } goud
   *[other] { $amount } goud
}

story-swap = { $player } neemt { $first } en { $second } onder de tafel. Geruild – of niet?
story-swap-real = { $player } neemt { $first } en { $second } onder de tafel en ruilt ze.
story-swap-not = { $player } neemt { $first } en { $second } onder de tafel en ruilt ze niet.
story-peek = { $player } bekijkt in het geheim { $card }.
story-peek-saw = { $player } bekijkt in het geheim { $card } en ziet { $character-the }.
story-look = { $player } bekijkt in het geheim { $first } en { $second }.
story-announced = { $player }: “Ik ben { $character-the }!”
story-announced-left = { $player }, met een hand op de linkerkaart: “Ik ben { $character-the }!”
story-announced-right = { $player }, met een hand op de rechterkaart: “Ik ben { $character-the }!”
story-uncontested = Niemand betwist het.
story-contested = { $count ->
    [one] { $players } betwist het.
   *[other] { $players } betwisten het.
}
story-showed = { $player } laat { $character-the } zien.
story-showed-left = { $player } laat de linkerkaart zien: { $character-the }.
story-showed-right = { $player } laat de rechterkaart zien: { $character-the }.
story-showed-protected = { $player } laat de beschermde kaart zien: { $character-the }.
story-nobody-right = Niemand heeft gelijk.
story-took-bank = { $player } neemt { gold } van de bank.
story-took-court = { $player } neemt { gold } van de rechtbank.
story-court-empty = { $player } vindt niets bij de rechtbank.
story-bank-gave-nothing = { $player } krijgt niets van de bank.
story-took-player = { $player } neemt { gold } van { $other }.
story-fortunes = { $player } ruilt van fortuin met { $other }: { $given } tegen { $got } goud.
story-declined = { $player } laat alles zoals het is.
story-chose-player = { $player } wijst { $other } aan.
story-answer-which-character = { $player } noemt { $character-the }.
story-answer-who-are-you = { $player } zegt: “Ik ben { $character-the }.”
story-no-effect = Er gebeurt niets.
story-fines = { $count ->
    [one] { $players } betaalt 1 goud aan de rechtbank.
   *[other] { $players } betalen elk 1 goud aan de rechtbank.
}
story-power-won = { $player } heeft minstens 10 goud, en wint.
story-time-ran-out = De tijd van { $players } is om.
story-kept = Een automaat valt nu in voor { $player }.
story-returned = { $player } is terug aan tafel.
story-left = Op plaats { $place } speelt nu een automaat.
story-left-by = { $player } heeft de tafel verlaten; op plaats { $place } speelt nu een automaat.
story-joined = { $player } heeft plaats { $place } overgenomen.
story-cards-down = Alle kaarten liggen nu dicht.
story-stopped = Het spel is gestopt.

story-title = ### Het hele verhaal ({ $page } van { $pages })
story-turn = **{ $turn }.**
story-dealt = **In het begin**
button-earlier = Eerder
button-later = Later
story-not-yet = Het hele verhaal is te lezen als het spel is afgelopen.
