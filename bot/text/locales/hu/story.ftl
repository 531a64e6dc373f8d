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
    [1] az 1. középső lapot
    [5] az 5. középső lapot
   *[other] a { $number }. középső lapot
}

# .acc a tárgyeset: «3 aranyat».
gold = { $amount ->
    [one] { $amount } arany
   *[other] { $amount } arany
}
    .acc = { $amount ->
        [one] { $amount } aranyat
       *[other] { $amount } aranyat
    }
    .with = { $amount ->
        [one] { $amount } arannyal
       *[other] { $amount } arannyal
    }

story-line = { $turn } · { $story }
story-swap = { $player } az asztal alá vette { $first } és { $second }. Megcserélte – vagy nem?
story-swap-real = { $player } az asztal alá vette { $first } és { $second }, és megcserélte őket.
story-swap-not = { $player } az asztal alá vette { $first } és { $second }, és nem cserélte meg őket.
story-peek = { $player } titokban megnézte { $card }.
story-peek-saw = { $player } titokban megnézte { $card }, és { $character-acc } látta.
story-look = { $player } titokban megnézte { $first } és { $second }.
story-announced = { $player }: „Én vagyok { $character-the }!”
story-announced-left = { $player }, kezével a bal lapján: „Én vagyok { $character-the }!”
story-announced-right = { $player }, kezével a jobb lapján: „Én vagyok { $character-the }!”
story-uncontested = Senki sem tiltakozott.
story-unopposed = Senki sem tiltakozott: { $player } tehát { $character-the } – állítólag.
story-contested = { $count ->
    [one] { $players } megvétózta.
   *[other] { $players } mind megvétózta.
}
story-showed = { $player } { $character-acc } fedte fel.
story-showed-left = { $player } a bal lapját fedte fel: { $character-acc }.
story-showed-right = { $player } a jobb lapját fedte fel: { $character-acc }.
story-showed-protected = { $player } a védett lapját fedte fel: { $character-acc }.
story-unmasked = Le az álarcokkal: { $masks }.
story-nobody-right = Le az álarcokkal – és mind tévedtek! { $masks }.
mask = { $player } ({ $character })
mask-left = { $player } (bal: { $character })
mask-right = { $player } (jobb: { $character })
mask-protected = { $player } (védett: { $character })
mask-true = **{ $mask }** ✔
mask-false = { $mask } ✘
story-took-bank = { $player } { gold.acc } kapott a bankból.
story-took-court = { $player } elvett { gold.acc } a Bíróságról.
story-court-empty = { $player } üresen találta a Bíróságot.
story-bank-gave-nothing = { $player } semmit sem kapott a bankból.
story-took-player = { $player } elvett { gold.acc } { $other } vagyonából.
story-fortunes = { $player } és { $other } vagyont cserélt ({ $given } arany { $got } aranyért).
story-declined = { $player } megtartotta a vagyonát.
story-chose-player = { $player } erre a játékosra mutatott: { $other }.
story-answer-which-character = { $player } megnevezte { $character-acc }.
story-answer-who-are-you = { $player } azt mondta: „Én vagyok { $character-the }.”
story-no-effect = Nem történt semmi.
story-fines = { $count ->
    [one] { $players } −1.
   *[other] { $players } fejenként −1.
}
story-power-won = { $player } legalább 10 aranyat gyűjtött, és ezzel nyert!
story-time-ran-out = Lejárt az idő: { $players }.
story-turn-ran-out = Lejárt az idő: { $players } nem cserélt semmit.
story-late-declined = Lejárt az idő: { $player } megtartotta a vagyonát.
story-late-chose-player = Lejárt az idő: { $player } erre a játékosra mutatott: { $other }.
story-late-answer-which-character = Lejárt az idő: { $player } megnevezte { $character-acc }.
story-late-answer-who-are-you = Lejárt az idő: { $player } hallgatása azt jelenti: „Én vagyok { $character-the }.”
story-kept = { $player } helyett most egy gépi játékos játszik.
story-returned = { $player } visszatért az asztalhoz.
story-left-by = { $player } elhagyta az asztalt; mostantól gépi játékos játszik itt: { $place }. hely.
story-given = Egy moderátor gépi játékosnak adta { $player } helyét ({ $place }. hely).
story-joined = { $player } beült ide: { $place }. hely.
story-cards-down = Minden lap lefordítva fekszik. Álarcokat fel!
story-replaced = { $player } átvette { $other } helyét ({ $place }. hely), amelyet egy moderátor ajánlott fel.
story-stopped = A játékot leállították.
story-deserted = Mindenki távol volt, ezért a játék leállt.

story-title = ### Ami valójában történt ({ $page }/{ $pages })
story-dealt = **Kezdetben**
button-earlier = Korábbi
button-later = Későbbi
story-not-yet = Hogy mi történt valójában, a játék végén derül ki.
