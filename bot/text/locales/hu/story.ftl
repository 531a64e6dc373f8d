# A lapok tárgyesetben állnak: «az asztal alá vette …», «megnézte …».

card-own = a saját lapját
card-own-left = a saját bal lapját
card-own-right = a saját jobb lapját
card-own-protected = a saját védett lapját
card-your = a lapodat
card-your-left = a bal lapodat
card-your-right = a jobb lapodat
card-your-protected = a védett lapodat
card-of = { $player } lapját
card-of-left = { $player } bal lapját
card-of-right = { $player } jobb lapját
card-of-protected = { $player } védett lapját
card-centre = a középen lévő lapot
card-centre-numbered = { $number ->
    [1] középről az 1. lapot
   *[other] középről a { $number }. lapot
}

# .acc a tárgyeset («3 aranyat»), .with a -val, -vel rag («3 arannyal»).
gold = { $amount } arany
    .acc = { $amount } aranyat
    .with = { $amount } arannyal

story-line = { $turn } · { $story }
story-swap = { $player } az asztal alá vette { $first } és { $second }. Csere – vagy nem?
story-swap-real = { $player } az asztal alá vette { $first } és { $second }, és megcserélte őket.
story-swap-not = { $player } az asztal alá vette { $first } és { $second }, de csak színlelte a cserét.
story-peek = { $player } titokban megnézte { $card }.
story-peek-saw = { $player } titokban megnézte { $card }, és { $character-acc } látta.
story-look = { $player } titokban megnézte { $first } és { $second }.
story-announced = { $player }: „Én vagyok { $character-the }!”
story-announced-left = { $player }, keze a bal lapján: „Én vagyok { $character-the }!”
story-announced-right = { $player }, keze a jobb lapján: „Én vagyok { $character-the }!”
story-uncontested = Senki sem mert vétózni.
story-unopposed = Senki sem mert vétózni: { $player } tehát { $character-the } – állítólag.
story-contested = { $count ->
    [one] { $players } vétózott.
   *[other] { $players } is vétózott.
}
story-showed = { $player } { $character-acc } fedte fel.
story-showed-left = { $player } a bal lapját fedte fel: { $character-acc }.
story-showed-right = { $player } a jobb lapját fedte fel: { $character-acc }.
story-showed-protected = { $player } a védett lapját fedte fel: { $character-acc }.
story-unmasked = Le az álarcokkal: { $masks }.
story-nobody-right = Le az álarcokkal – és senki sem az, akinek mondta magát! { $masks }.
mask = { $player } ({ $character })
mask-left = { $player } (bal: { $character })
mask-right = { $player } (jobb: { $character })
mask-protected = { $player } (védett: { $character })
mask-true = **{ $mask }** ✔
mask-false = { $mask } ✘
story-took-bank = { $player } { gold.acc } kapott a bankból.
story-took-court = { $player } { gold.acc } vitt el a Bíróságról.
story-court-empty = { $player } üresen találta a Bíróságot.
story-bank-gave-nothing = { $player } semmit sem kapott a bankból.
story-took-player = { $player } { gold.acc } vett el { $other } vagyonából.
story-took-players = { $player } fejenként { gold.acc } vett el tőlük: { $others }.
story-fortunes = { $player } és { $other } vagyont cserélt ({ $given } arany { $got } aranyért).
story-declined = { $player } megtartotta a vagyonát.
story-chose-player = { $player } ujja { $other } felé mutatott.
story-answer-which-character = { $player } { $character-acc } nevezte meg.
story-answer-who-are-you = { $player } azt felelte: „Én vagyok { $character-the }.”
story-no-effect = Nem történt semmi.
story-fines = { $count ->
    [one] Büntetés: { $players } −1.
   *[other] Büntetés: { $players } fejenként −1.
}
story-power-won = { $player } legalább 10 aranyat gyűjtött – és egy csapásra nyert!
story-time-ran-out = { $players } kifutott az időből.
story-turn-ran-out = { $players } kifutott az időből, és nem cserélt semmit.
story-late-declined = { $player } kifutott az időből, és megtartotta a vagyonát.
story-late-chose-player = { $player } kifutott az időből: ujja { $other } felé mutatott.
story-late-answer-which-character = { $player } kifutott az időből, és { $character-acc } nevezte meg.
story-late-answer-who-are-you = { $player } kifutott az időből, és hallgatása azt jelenti: „Én vagyok { $character-the }.”
story-kept = { $player } helyett most gépi játékos játszik.
story-returned = { $player } visszatért az asztalhoz.
story-left-by = { $player } felállt az asztaltól; mostantól gépi játékos játszik itt: { $place }. hely.
story-given = Egy moderátor gépi játékosnak adta { $player } helyét ({ $place }. hely).
story-joined = { $player } beült az asztalhoz: { $place }. hely.
story-cards-down = Minden lap lefordítva fekszik. Fel az álarcokkal!
story-replaced = { $player } átvette { $other } helyét ({ $place }. hely), amelyet egy moderátor ajánlott fel.
story-stopped = A játékot leállították.
story-deserted = Mindenki távol volt, ezért a játék leállt.

story-title = ### Ami valójában történt ({ $page }/{ $pages })
story-dealt = **Az osztás**
button-earlier = Korábbi
button-later = Későbbi
story-not-yet = Hogy mi történt valójában, a játék végén derül ki.
