lobby-head = ### Bál készül
    Házigazdátok { $host } · { $count }/{ $most } hely foglalt
lobby-head-passed = ### Bál készül
    A házigazda elment, mostantól { $host } a házigazdátok · { $count }/{ $most } hely foglalt
lobby-seat-reserved = { $player } (fenntartva)
lobby-set-named = „{ $set }”
lobby-set-centre = { $centre ->
    [one] egy lap középen
   *[other] { $centre } lap középen
}
lobby-level = gépi játékosok: { $level }
lobby-closes = { $deadline } bezár

lobby-too-few = Legalább 2 játékos kell. Hívd a barátaidat, vagy ültess ide gépi játékosokat.
lobby-too-few-people = Legalább 2 játékos kell. Hívd a barátaidat!
lobby-misfit = „{ $set }” { $counts } játékosnak való, itt pedig { $count } ül. A házigazda másik készletet választhat itt: „{ button-table }”.
lobby-advice-hard = -# Két-három játékossal inkább haladóknak való.
lobby-hosts-language = -# Ennél az asztalnál magyarul beszélünk, a házigazda nyelvén.
lobby-started = **Álarcosbál** · a játék elkezdődött.
lobby-cancelled = **Álarcosbál** · ez a bál elmarad. Új asztalt így nyithatsz: </mascarade start>
lobby-expired = **Álarcosbál** · ez az asztal túl sokáig várt, ezért bezárt. Újat így nyithatsz: </mascarade start>

speed-live = Élő
speed-relaxed = Ráérős
speed-correspondence = Levelező
speed-and-time = { $speed } (körönként { $time })
contest-mode-together = mindenki egyszerre válaszol
contest-mode-clockwise = mindenki sorban válaszol
level-novice = kezdő
level-regular = gyakorlott
level-master = mester

button-join = Beülök
button-leave = Felállok
button-fill = Feltöltés { $count } főre gépi játékosokkal
button-filled = Az asztal megtelt
button-start = Kezdés
button-table = Asztal…
button-how-to-play = Így játsszuk
button-cancel = Asztal bezárása

lobby-panel = ### Az asztalod
    Készlet, tempó, vétó: amit választasz, azonnal érvényes.
lobby-choice = { $what }: { $value }
lobby-pick-set = Készlet
lobby-pick-set-from = Készlet, innen: { $set }
lobby-pick-speed = Tempó
lobby-pick-contest = Vétó
lobby-pick-level = Gépi játékosok
lobby-pick-players = Játékosok
lobby-pick-remove = Ki álljon fel az asztaltól?
lobby-set-default = a szerver választása
lobby-option-players = { $count ->
    [1] 1 játékos
   *[other] { $count } játékos, a gépiekkel együtt
}

lobby-refuse-full = Mind a 13 hely foglalt. Nézheted a játékot, vagy nyithatsz saját asztalt egy másik csatornában.
lobby-refuse-already-in = Már van itt helyed.
lobby-refuse-not-in = Nincs itt helyed.
lobby-refuse-not-host = Ezt csak { $host }, az asztal házigazdája, vagy egy moderátor teheti meg.
lobby-refuse-passed-on = Az első házigazda elment, most { $host } a házigazda. Ezt csak { $host } vagy egy moderátor teheti meg.
lobby-refuse-too-few = Legalább 2 játékos kell.
lobby-refuse-misfit = Ez a készlet nem jó { $count } játékosnak.
lobby-refuse-gone = Az a hely már üres.
lobby-refuse-over = Ez az asztal már nem vár játékosokra. Így nyithatsz másikat: </mascarade start>
lobby-refuse-begun = A játék elkezdődött: { $link }
lobby-refuse-channel-busy = Ebben a csatornában már van asztal: { $link }
lobby-refuse-no-automata = Ezen a szerveren gépi játékosok nélkül játszunk.
rematch-not-yet = A játék még nem ért véget.
