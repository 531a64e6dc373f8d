lobby-title = ## Álarcosbál
lobby-head = { $host } asztala · { $count } hely foglalt, összesen { $most }
lobby-seat = { $place }. { $player }
lobby-seat-host = { $place }. { $player } (házigazda)
lobby-seat-automaton = { $place }. { $player } (automata, { $level })
lobby-seat-reserved = { $place }. { $player } (fenntartott hely, még nincs itt)
lobby-set = { $count ->
    [one] { $count } játékosnál: { $characters }.
   *[other] { $count } játékosnál: { $characters }.
}
lobby-set-centre = { $centre ->
    [one] Egy lap az asztal közepén fekszik.
   *[other] { $centre } lap az asztal közepén fekszik.
}
lobby-too-few = Legalább 2 játékos kell. Jöhetnek barátok, és jöhetnek automaták is.
lobby-misfit = { $count ->
    [one] A választott karakterek nem illenek { $count } játékoshoz.
   *[other] A választott karakterek nem illenek { $count } játékoshoz.
}
lobby-advice-hard = Kettesben vagy hármasban játszani azoknak való, akik jól ismerik a játékot.
lobby-clock = { $speed } · { $contest } · zár { $deadline }
lobby-hosts-language = Ennél az asztalnál magyarul beszélünk, a házigazda nyelvén.
lobby-started = **Álarcosbál** · a játék elkezdődött.
lobby-cancelled = **Álarcosbál** · ez az asztal elmarad. Újat így nyithatsz: </mascarade start>
lobby-expired = **Álarcosbál** · ez az asztal túl sokáig várt, bezártuk. Újat így nyithatsz: </mascarade start>

speed-live = Élő
speed-relaxed = Ráérős
speed-correspondence = Levelező
contest-mode-together = vétó egyszerre
contest-mode-clockwise = vétó sorban
level-novice = kezdő
level-regular = gyakorlott
level-master = mester

button-join = Beülök
button-leave = Felállok
button-add-automaton = Jöjjön egy automata
button-remove = Eltávolítás…
button-start = Kezdés
button-cancel = Lemondás

lobby-prompt-remove = Kit távolítasz el az asztaltól?
lobby-pick-remove = Ki álljon fel az asztaltól

lobby-done-joined = Van helyed. A játék akkor kezdődik, amikor { $host } elindítja.
lobby-done-left = Felálltál az asztaltól.
lobby-done-added = { $player } leült az asztalhoz.
lobby-done-removed = { $player } már nem ül az asztalnál.
lobby-done-cancelled = Az asztal bezárt.
lobby-done-started = Kezdődik a játék.

lobby-refuse-full = Mind a 13 hely foglalt.
lobby-refuse-already-in = Már van itt helyed.
lobby-refuse-not-in = Nincs itt helyed.
lobby-refuse-not-host = Ezt csak { $host }, az asztal házigazdája, vagy egy moderátor teheti meg.
lobby-refuse-too-few = Legalább 2 játékos kell. Hívj meg valakit, vagy ültess le egy automatát.
lobby-refuse-misfit = { $count ->
    [one] A választott karakterek nem illenek { $count } játékoshoz.
   *[other] A választott karakterek nem illenek { $count } játékoshoz.
}
lobby-refuse-nobody-to-remove = Nincs senki más az asztalnál.
lobby-refuse-gone = Az a hely már üres.
lobby-refuse-over = Ez az asztal már nem vár játékosokra.
lobby-refuse-channel-busy = Ebben a csatornában már van asztal: { $link }
lobby-refuse-no-automata = Ezen a szerveren automaták nélkül játszunk.
rematch-not-yet = A játék még nem ért véget.
