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

gold = { $amount } goud

story-line = { $turn } · { $story }
story-swap = { $player } houdt { $first } en { $second } onder de tafel. Geruild – of niet?
story-swap-real = { $player } houdt { $first } en { $second } onder de tafel en ruilt ze.
story-swap-not = { $player } houdt { $first } en { $second } onder de tafel en doet alsof.
story-peek = { $player } bekijkt in het geheim { $card }.
story-peek-saw = { $player } bekijkt in het geheim { $card } en ziet { $character-the }.
story-look = { $player } bekijkt in het geheim { $first } en { $second }.
story-announced = { $player }: “Ik ben { $character-the }!”
story-announced-left = { $player }, met een hand op de linkerkaart: “Ik ben { $character-the }!”
story-announced-right = { $player }, met een hand op de rechterkaart: “Ik ben { $character-the }!”
story-uncontested = Niemand durft het te betwisten.
story-unopposed = Niemand durft het te betwisten: { $player } is { $character-the } – naar men zegt.
story-contested = { $count ->
    [one] { $players } betwist het.
   *[other] { $players } betwisten het.
}
story-showed = { $player } onthult { $character-the }.
story-showed-left = { $player } onthult de linkerkaart: { $character-the }.
story-showed-right = { $player } onthult de rechterkaart: { $character-the }.
story-showed-protected = { $player } onthult de beschermde kaart: { $character-the }.
story-unmasked = Maskers af: { $masks }.
story-nobody-right = Maskers af – en ze zaten er allemaal naast! { $masks }.
mask = { $player } ({ $character })
mask-left = { $player } (links: { $character })
mask-right = { $player } (rechts: { $character })
mask-protected = { $player } (beschermd: { $character })
mask-true = **{ $mask }** ✔
mask-false = { $mask } ✘
story-took-bank = { $player } neemt { gold } van de bank.
story-took-court = { $player } neemt { gold } van de rechtbank.
story-court-empty = { $player } vindt een lege rechtbank.
story-bank-gave-nothing = { $player } krijgt niets van de bank.
story-took-player = { $player } neemt { gold } van { $other }.
story-took-players = { $player } neemt van { $others } elk { gold }.
story-fortunes = { $player } ruilt van fortuin met { $other } ({ $given } tegen { $got }).
story-declined = { $player } houdt het eigen goud.
story-chose-player = { $player } wijst { $other } aan.
story-answer-which-character = { $player } noemt { $character-the }.
story-answer-who-are-you = { $player } zegt: “Ik ben { $character-the }.”
story-no-effect = Er gebeurt niets.
story-fines = { $count ->
    [one] Boete: { $players } −1.
   *[other] Boete: { $players } elk −1.
}
story-power-won = { $player } heeft minstens 10 goud – en wint meteen!
story-time-ran-out = De tijd van { $players } is om.
story-turn-ran-out = De tijd van { $players } is om: er is niets geruild.
story-late-declined = De tijd is om: { $player } houdt het eigen goud.
story-late-chose-player = De tijd is om: { $player } wijst { $other } aan.
story-late-answer-which-character = De tijd is om: { $player } noemt { $character-the }.
story-late-answer-who-are-you = De tijd is om: { $player } zwijgt, en dat betekent: “Ik ben { $character-the }.”
story-kept = Een bot valt nu in voor { $player }.
story-returned = { $player } is terug aan tafel.
story-left-by = { $player } heeft de tafel verlaten; op plaats { $place } speelt nu een bot.
story-given = Een moderator heeft plaats { $place } van { $player } aan een bot gegeven.
story-joined = { $player } heeft plaats { $place } overgenomen.
story-cards-down = Alle kaarten liggen nu gedekt. Maskers op!
story-replaced = { $player } heeft plaats { $place } van { $other } overgenomen, aangeboden door een moderator.
story-stopped = Het spel is gestopt.
story-deserted = Iedereen was weg; het spel is gestopt.

story-title = ### Wat er echt gebeurde ({ $page } van { $pages })
story-dealt = **Het delen**
button-earlier = Eerder
button-later = Later
story-not-yet = Geduld: wat er echt gebeurde, lees je als het spel is afgelopen.
