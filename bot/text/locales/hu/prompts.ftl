# Mit hozna egy bejelentés vagy választás, egy sorban, és amit megnéztél.

brief-judge = elviszi a Bíróságon lévő összes aranyat
brief-bishop = 2 aranyat vesz el a többiek közül a leggazdagabbtól
brief-king = 3 aranyat kap a bankból
brief-fool = 1 aranyat kap, aztán látatlanban megcseréli mások két lapját – vagy nem
brief-queen = 2 aranyat kap a bankból
brief-thief = 1-1 aranyat vesz el a két szomszédjától
brief-witch = elcserélheti a vagyonodat ({ gold }) egy másik játékoséra
brief-spy = megnézi a lapodat és még egyet, aztán megcseréli a kettőt – vagy nem
brief-peasant = 1 aranyat kap a bankból; 2-t, ha mindkét Parasztot felfedik
brief-cheat = legalább 10 arannyal azonnal nyer
brief-inquisitor = megkérdez valakit, kinek hiszi magát; ha téved, 4 aranyat fizet neked
brief-widow = a bankból 10 aranyra egészíti ki a vagyonodat

brings-bank = { gold.acc } kap a bankból
brings-court = { gold.acc } visz el a Bíróságról
brings-player = { gold.acc } vesz el { $player } vagyonából
brings-richest = { gold.acc } vesz el a leggazdagabbtól: { $player }
brings-part = { $player } ({ $amount })
brings-parts = aranyat vesz el tőlük: { $parts }
brings-among = { $brief }: { $players }
brings-nothing = { $brief } – most semmit sem hoz
brings-fortune = { $got } arany a te { $given } aranyadért
brings-victory = { $what } – és nyersz!
brings-end = { $what } – és vége a játéknak
brings-win = azonnal nyersz!

option-as-last-time = mint legutóbb
button-card = A lapom
button-back = Újra itt vagyok
card-none = Mostanában nem néztél meg lapot.
card-moved = { $count ->
    [0] Azóta senki más nem nyúlt hozzá.
    [one] Azóta valaki más egyszer elcserélhette.
   *[other] Azóta mások { $count } alkalommal is elcserélhették.
}
