memorise-title = ### Kijk goed om je heen: wie is wie?
memorise-seat = { $place } { $player }: { $cards }
memorise-centre = In het midden: { $cards }
memorise-waiting = De maskers gaan op zodra iedereen klaar is ({ $ready } van { $count }), uiterlijk { $deadline }.
memorise-looking = -# Nog aan het kijken: { $players }
memorise-done = ### De kaarten liggen gedekt. Wie was wie? Iedereen heeft het gezien… toch?

hand-left = { $card } (links)
hand-right = { $card } (rechts)
hand-protected = { $card } (beschermd)

turn-header = **{ $mention }, jij bent aan de beurt** · { $turn } · einde { $deadline }
turn-automaton = **{ $player } denkt na…** · { $turn }
turn-early = In de eerste vier beurten mag je alleen ruilen – of niet.
turn-forced = { $player } moest net het masker afzetten en mag nu alleen ruilen – of niet.

player-kept = { $player } (een bot valt in)

in-play = { $centre ->
    [0] In het spel: { $characters }
    [one] In het spel: { $characters } · één kaart in het midden
   *[other] In het spel: { $characters } · { $centre } kaarten in het midden
}
gold-seat = { $player } { $amount }
gold-seat-turn = **{ $player } { $amount }**
gold-line = -# <:gold:> Goud: { $seats } · <:court:> rechtbank { $court }

contest-header = ### { $player }: “Ik ben { $character-the }!”
contest-header-left = ### { $player }, met een hand op de linkerkaart: “Ik ben { $character-the }!”
contest-header-right = ### { $player }, met een hand op de rechterkaart: “Ik ben { $character-the }!”
contest-power = { $character } – { $power }
contest-together = **Wie durft?** De antwoorden blijven gemaskerd · einde { $deadline }
contest-clockwise = **Beweert { $player } ook { $character-the } te zijn?** Einde { $deadline } · de anderen mogen alvast antwoorden
contest-heard = { $player } betwist het.
contest-heard-left = { $player } betwist het, met een hand op de linkerkaart.
contest-heard-right = { $player } betwist het, met een hand op de rechterkaart.
contest-heard-protected = { $player } betwist het, met een hand op de beschermde kaart.
contest-heard-pass = { $player } past.
contest-awaited = We wachten nog op: { $players }

ask-which-seat = ### { $player } gebruikt de eigenschap van { $character-the } en kiest een speler.
ask-which-card = ### { $player } gebruikt de eigenschap van { $character-the } en kiest een kaart om te bekijken.
ask-whether-to-swap = ### { $player } gebruikt de eigenschap van { $character-the } en houdt twee kaarten onder de tafel.
ask-which-character = ### { $player } noemt een karakter voor de eigenschap van { $character-the }.
ask-who-are-you = ### { $other } gebruikt de eigenschap van { $character-the } en wijst { $player } aan: “Wie denk je dat je bent?”
ask-clock = De tijd loopt { $deadline } af.

end-title = { $count ->
    [one] ## <:winner:> { $winners } wint met { gold }!
   *[other] ## <:winner:> { $winners } winnen samen, met elk { gold }!
}
end-title-power = ## <:winner:> { $winners } wint meteen, met { gold }!
end-title-stopped = ## Het spel is gestopt. Niemand wint.
end-title-deserted = ## Iedereen heeft het bal verlaten. Niemand wint.
end-reason-ruin = Failliet tot op de laatste munt: { $players }.
end-fortune = { $place } · { $player }: { gold } – { $cards }
end-swaps = Echt geruild: { $real } van de { $swaps } keer.
end-lie = De brutaalste leugen: “Ik ben { $character-the }!” zei { $player } ({ $was }), en streek { gold } op.
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
button-story = Wat er echt gebeurde
nudge = { $count ->
    [one] { $mentions }: de tafel wacht op je. De tijd loopt { $deadline } af.
   *[other] { $mentions }: de tafel wacht op jullie. De tijd loopt { $deadline } af.
}
call = { $count ->
    [one] { $mentions }: jij bent aan zet!
   *[other] { $mentions }: jullie zijn aan zet!
}
