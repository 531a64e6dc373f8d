memorise-title = ## Kijk goed: wie is wie?
memorise-body = Alle kaarten liggen open. Onthoud ze: zodra iedereen klaar is worden ze omgedraaid.
memorise-seat = { $place }. { $player }: { $cards }
memorise-centre = In het midden: { $cards }
memorise-waiting = Nog niet klaar: { $players } · de kaarten gaan uiterlijk { $deadline } dicht
memorise-done = ### De kaarten zijn gedeeld en omgedraaid. Wie was wie? Jullie hebben het gezien.

hand-left = { $card } (links)
hand-right = { $card } (rechts)
hand-protected = { $card } (beschermd)

turn-header = ### { $mention }, jij bent aan de beurt
turn-clock = Beurt { $turn } · eindigt { $deadline }
turn-early = De eerste vier beurten zijn alleen om te ruilen – of niet.
turn-forced = { $player } liet in de vorige beurt een kaart zien; deze beurt is alleen om te ruilen – of niet.

seat-line = { $place }. { $player }: { gold }
seat-line-turn = { $place }. **{ $player }: { gold }** ← aan de beurt
player-automaton = { $player } (automaat)
player-kept = { $player } (een automaat valt in)

pots = { $centre ->
    [0] Rechtbank { $court } · bank { $bank }
    [one] Rechtbank { $court } · bank { $bank } · één kaart in het midden
   *[other] Rechtbank { $court } · bank { $bank } · { $centre } kaarten in het midden
}
in-play = In het spel: { $characters }
gold-seat = { $player }: { gold }

contest-header = ### { $player }: “Ik ben { $character-the }!”
contest-header-left = ### { $player }, met een hand op de linkerkaart: “Ik ben { $character-the }!”
contest-header-right = ### { $player }, met een hand op de rechterkaart: “Ik ben { $character-the }!”
contest-power = { $character } – { $power }
contest-together = Beweert nog iemand { $character-the } te zijn? De antwoorden blijven geheim; het sluit { $deadline }.
contest-clockwise = { $player }, beweer jij ook dat je { $character-the } bent? Het sluit { $deadline }. Anderen mogen alvast antwoorden.
contest-heard = { $player } betwist het.
contest-heard-left = { $player } betwist het, met een hand op de linkerkaart.
contest-heard-right = { $player } betwist het, met een hand op de rechterkaart.
contest-heard-protected = { $player } betwist het, met een hand op de beschermde kaart.
contest-heard-pass = { $player } past.
contest-awaited = We wachten nog op: { $players }

ask-which-seat = ### { $player } gebruikt de kracht van { $character-the } en kiest een speler.
ask-which-card = ### { $player } gebruikt de kracht van { $character-the } en kiest een kaart om te bekijken.
ask-whether-to-swap = ### { $player } gebruikt de kracht van { $character-the } en neemt twee kaarten onder de tafel.
ask-which-character = ### { $player } noemt een karakter voor de kracht van { $character-the }.
ask-who-are-you = ### { $player }, { $other } gebruikt de kracht van { $character-the } en wijst jou aan: wie zeg je dat je bent?
ask-clock = Het eindigt { $deadline }.

end-title = { $count ->
    [one] ## { $winners } wint met { gold }.
   *[other] ## { $winners } winnen samen, met elk { gold }.
}
end-title-power = ## { $winners } wint door een kracht, met { gold }.
end-title-stopped = ## Het spel is gestopt. Niemand wint.
end-reason-ruin = { $count ->
    [one] { $players } heeft geen goud meer.
   *[other] { $players } hebben geen goud meer.
}
end-fortune = { $place }. { $player }: { gold } – { $cards }
end-swaps = { $swaps ->
    [one] Er werd { $real } van de { $swaps } keer echt geruild.
   *[other] Er werd { $real } van de { $swaps } keer echt geruild.
}
end-longest = Het langst bewaarde geheim: { $player } was van beurt { $turn } tot het einde { $character-the }.

button-ready = Klaar
button-swap = Ruilen – of niet
button-peek = In het geheim bekijken
button-announce = Omroepen
button-notes = Mijn notities
button-contest = Ik ben { $character-the }!
button-pass = Passen
button-pass-until-turn = Passen tot mijn beurt
button-choose = { $player }: kiezen
button-rematch = Revanche
button-story = Het hele verhaal
nudge = { $count ->
    [one] { $mentions }: de tafel wacht op je. Het eindigt { $deadline }.
   *[other] { $mentions }: de tafel wacht op jullie. Het eindigt { $deadline }.
}
turn-past = Beurt { $turn }, { $player }.
turn-past-announced = Beurt { $turn }: { $player } beweert { $character-the } te zijn.
