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

story-swap = { $player } az asztal alá vette { $first } és { $second }. Megcserélte – vagy nem?
story-swap-real = { $player } az asztal alá vette { $first } és { $second }, és megcserélte őket.
story-swap-not = { $player } az asztal alá vette { $first } és { $second }, és nem cserélte meg őket.
story-peek = { $player } titokban megnézte { $card }.
story-peek-saw = { $player } titokban megnézte { $card }, és { $character-acc } látta.
story-look = { $player } titokban megnézte { $first } és { $second }.
story-announced = { $player }: „Én vagyok { $character-the }!”
story-announced-left = { $player }, kezével a bal lapján: „Én vagyok { $character-the }!”
story-announced-right = { $player }, kezével a jobb lapján: „Én vagyok { $character-the }!”
story-uncontested = Senki sem vétózta meg.
story-contested = { $count ->
    [one] { $players } megvétózta.
   *[other] { $players } megvétózta.
}
story-showed = { $player } { $character-acc } fedte fel.
story-showed-left = { $player } a bal lapját fedte fel: { $character-acc }.
story-showed-right = { $player } a jobb lapját fedte fel: { $character-acc }.
story-showed-protected = { $player } a védett lapját fedte fel: { $character-acc }.
story-nobody-right = Senkinek sem volt igaza.
story-took-bank = { $player } { gold.acc } kapott a banktól.
story-took-court = { $player } elvett { gold.acc } a Bíróságról.
story-court-empty = { $player } üresen találta a Bíróságot.
story-bank-gave-nothing = { $player } semmit sem kapott a banktól.
story-took-player = { $player } elvett { gold.acc } { $other } vagyonából.
story-fortunes = { $player } és { $other } vagyont cserélt: { $given } arany { $got } aranyért.
story-declined = { $player } mindent a régiben hagyott.
story-chose-player = { $player } erre a játékosra mutatott: { $other }.
story-answer-which-character = { $player } megnevezte { $character-acc }.
story-answer-who-are-you = { $player } azt mondta: „Én vagyok { $character-the }.”
story-no-effect = Nem történt semmi.
story-fines = { $count ->
    [one] { $players } 1 aranyat fizetett a Bíróságnak.
   *[other] { $players } fejenként 1 aranyat fizetett a Bíróságnak.
}
story-power-won = { $player } vagyona legalább 10 arany, és ezzel nyert.
story-time-ran-out = Lejárt az idő: { $players }.
story-kept = { $player } helyét most egy automata őrzi.
story-returned = { $player } visszatért az asztalhoz.
story-left = Mostantól automata játszik itt: { $place }. hely.
story-left-by = { $player } elhagyta az asztalt; mostantól automata játszik itt: { $place }. hely.
story-joined = { $player } beült ide: { $place }. hely.
story-cards-down = Mostantól minden lap lefordítva fekszik.
story-stopped = A játékot leállították.

story-title = ### A teljes történet ({ $page }/{ $pages })
story-turn = **{ $turn }.**
story-dealt = **Kezdetben**
button-earlier = Korábbi
button-later = Későbbi
story-not-yet = A teljes történet a játék végén olvasható.
