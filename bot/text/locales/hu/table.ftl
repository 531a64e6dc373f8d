memorise-title = ### Nézzétek meg jól: ki kicsoda?
memorise-seat = { $place } { $player }: { $cards }
memorise-centre = Az asztal közepén: { $cards }
memorise-waiting = Fel az álarcokkal, amint mindenki készen áll ({ $ready }/{ $count }), legkésőbb { $deadline }!
memorise-looking = -# Még a lapokat nézi: { $players }
memorise-done = ### A lapok lefordítva fekszenek. Ki kicsoda volt? Láttátok… ugye?

hand-left = { $card } (bal)
hand-right = { $card } (jobb)
hand-protected = { $card } (védett)

turn-header = **{ $mention }, te következel** · { $turn } · az idő { $deadline } lejár
turn-automaton = **{ $player } gondolkodik…** · { $turn }
turn-early = Az első négy körben csak cserélni lehet – vagy nem.
turn-forced = { $player } az imént álarc nélkül maradt, ezért most csak cserélhet – vagy nem.

player-kept = { $player } (a helyét gépi játékos őrzi)

in-play = { $centre ->
    [0] Játékban: { $characters }
    [one] Játékban: { $characters } · egy lap középen
   *[other] Játékban: { $characters } · { $centre } lap középen
}
gold-seat = { $player } { $amount }
gold-seat-turn = **{ $player } { $amount }**
gold-line = -# <:gold:> Arany: { $seats } · <:court:> Bíróság { $court }

contest-header = ### { $player }: „Én vagyok { $character-the }!”
contest-header-left = ### { $player }, keze a bal lapján: „Én vagyok { $character-the }!”
contest-header-right = ### { $player }, keze a jobb lapján: „Én vagyok { $character-the }!”
contest-power = { $character } – { $power }
contest-together = **Ki mer vétózni?** Álarc mögül válaszoltok · { $deadline } lejár
contest-clockwise = **És { $player }? Talán ő { $character-the }?** Az idő { $deadline } lejár · a többiek előre is válaszolhatnak
contest-heard = { $player } vétózott.
contest-heard-left = { $player } vétózott, keze a bal lapján.
contest-heard-right = { $player } vétózott, keze a jobb lapján.
contest-heard-protected = { $player } vétózott, keze a védett lapján.
contest-heard-pass = { $player } passzolt.
contest-awaited = Még nem válaszolt: { $players }

ask-which-seat = ### { $player } { $character-the } képességével játékost választ.
ask-which-card = ### { $player } { $character-the } képességével lapot választ, hogy megnézze.
ask-whether-to-swap = ### { $player } { $character-the } képességével két lapot vesz az asztal alá.
ask-which-character = ### { $player } karaktert nevez meg { $character-the } képességéhez.
ask-who-are-you = ### { $other } { $character-the } képességével { $player } felé mutat: „Kinek hiszed magad?”
ask-clock = Az idő { $deadline } lejár.

end-title = { $count ->
    [one] ## <:winner:> { $winners } nyert { gold.with }!
   *[other] ## <:winner:> { $winners } együtt nyert, fejenként { gold.with }!
}
end-title-power = ## <:winner:> { $winners } egy csapásra nyert, { gold.with }!
end-title-stopped = ## A játékot leállították. Senki sem nyert.
end-title-deserted = ## Mindenki elhagyta a bált. Senki sem nyert.
end-reason-ruin = Az utolsó aranya is elúszott, tönkrement: { $players }.
end-fortune = { $place } · { $player }: { gold } – { $cards }
end-swaps = { $real ->
    [0] { $swaps } cseréből egy sem volt valódi.
   *[other] { $swaps } cseréből { $real } volt valódi.
}
end-lie = A legmerészebb hazugság: „Én vagyok { $character-the }!” – mondta { $player } ({ $was }), és { gold.acc } zsebelt be.
end-longest = A legtovább őrzött titok ({ $turn }. kör óta): { $player } volt { $character-the }.

button-ready = Készen állok
button-swap = Csere – vagy nem
button-peek = Titokban megnézem
button-announce = Bejelentés
button-notes = Jegyzeteim
button-contest = Én vagyok { $character-the }!
button-pass = Passz
button-pass-until-turn = Passz a következő körömig
button-choose = { $player }: választás
button-rematch = Visszavágó
button-story = Ami valójában történt
nudge = { $count ->
    [one] { $mentions }: rád vár az asztal. Az idő { $deadline } lejár.
   *[other] { $mentions }: rátok vár az asztal. Az idő { $deadline } lejár.
}
call = { $count ->
    [one] { $mentions }: várjuk a válaszodat.
   *[other] { $mentions }: várjuk a válaszotokat.
}
