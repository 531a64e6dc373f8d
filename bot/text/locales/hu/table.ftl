memorise-title = ## Nézzétek meg jól: ki kicsoda?
memorise-body = Minden lap felfordítva fekszik. Jegyezzétek meg őket: amint mindenki készen áll, lefordítjuk mindet.
memorise-seat = { $place }. { $player }: { $cards }
memorise-centre = Az asztal közepén: { $cards }
memorise-waiting = Még nem áll készen: { $players } · a lapokat legkésőbb { $deadline } lefordítjuk
memorise-done = ### A lapokat kiosztottuk és lefordítottuk. Ki kicsoda volt? Láttátok.

hand-left = { $card } (bal)
hand-right = { $card } (jobb)
hand-protected = { $card } (védett)

turn-header = ### { $mention }, te következel
turn-clock = { $turn }. kör · lejár { $deadline }
turn-early = Az első négy körben csak cserélni lehet – vagy nem.
turn-forced = { $player } az előző körben felfedte a lapját, ezért most csak cserélhet – vagy nem.

seat-line = { $place }. { $player }: { gold }
seat-line-turn = { $place }. **{ $player }: { gold }** ← következik
player-automaton = { $player } (automata)
player-kept = { $player } (a helyét automata őrzi)

pots = { $centre ->
    [0] Bíróság { $court } · bank { $bank }
    [one] Bíróság { $court } · bank { $bank } · egy lap középen
   *[other] Bíróság { $court } · bank { $bank } · { $centre } lap középen
}
in-play = Játékban: { $characters }
gold-seat = { $player }: { gold }

contest-header = ### { $player }: „Én vagyok { $character-the }!”
contest-header-left = ### { $player }, kezével a bal lapján: „Én vagyok { $character-the }!”
contest-header-right = ### { $player }, kezével a jobb lapján: „Én vagyok { $character-the }!”
contest-power = { $character } – { $power }
contest-together = Állítja még valaki, hogy ő { $character-the }? A válaszok titokban maradnak; lejár { $deadline }.
contest-clockwise = { $player }, te is azt állítod, hogy te vagy { $character-the }? Lejár { $deadline }. A többiek előre is válaszolhatnak.
contest-heard = { $player } megvétózta.
contest-heard-left = { $player } megvétózta, kezével a bal lapján.
contest-heard-right = { $player } megvétózta, kezével a jobb lapján.
contest-heard-protected = { $player } megvétózta, kezével a védett lapján.
contest-heard-pass = { $player } passzolt.
contest-awaited = Akikre várunk: { $players }

ask-which-seat = ### { $player } { $character-the } képességével játékost választ.
ask-which-card = ### { $player } { $character-the } képességével lapot választ, hogy megnézze.
ask-whether-to-swap = ### { $player } { $character-the } képességével két lapot vesz az asztal alá.
ask-which-character = ### { $player } karaktert nevez meg { $character-the } képességéhez.
ask-who-are-you = ### { $player }, { $other } { $character-the } képességével rád mutat: mit mondasz, ki vagy?
ask-clock = Lejár { $deadline }.

end-title = { $count ->
    [one] ## { $winners } nyert, { gold.with }.
   *[other] ## { $winners } együtt nyert, fejenként { gold.with }.
}
end-title-power = ## { $winners } a képességével nyert, { gold.with }.
end-title-stopped = ## A játékot leállították. Senki sem nyert.
end-reason-ruin = { $count ->
    [one] { $players } elvesztette az utolsó aranyát.
   *[other] { $players } elvesztette az utolsó aranyát.
}
end-fortune = { $place }. { $player }: { gold } – { $cards }
end-swaps = { $swaps ->
    [one] Valódi csere: { $real } ({ $swaps } alkalomból).
   *[other] Valódi csere: { $real } ({ $swaps } alkalomból).
}
end-longest = A legtovább őrzött titok: { $player } volt { $character-the } ({ $turn }. kör – a játék vége).

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
button-story = A teljes történet
nudge = { $count ->
    [one] { $mentions }: rád vár az asztal. Lejár { $deadline }.
   *[other] { $mentions }: rátok vár az asztal. Lejár { $deadline }.
}
turn-past = { $turn }. kör, { $player }.
turn-past-announced = { $turn }. kör: { $player } azt állította, hogy ő { $character-the }.
