# Mit hozna egy bejelentés vagy választás, egy sorban, és amit megnéztél.

brief-judge = elviszed a Bíróságon lévő összes aranyat
brief-bishop = 2 aranyat veszel el a többiek közül a leggazdagabbtól
brief-king = 3 aranyat kapsz a bankból
brief-fool = 1 aranyat kapsz, aztán látatlanban megcseréled mások két lapját – vagy nem
brief-queen = 2 aranyat kapsz a bankból
brief-thief = 1-1 aranyat veszel el a két szomszédodtól
brief-witch = elcserélheted a vagyonod ({ gold }) máséval
brief-spy = megnézed a lapodat és még egyet, aztán megcseréled a kettőt – vagy nem
brief-peasant = 1 aranyat kapsz a bankból; 2-t, ha mindkét Parasztot felfedik
brief-cheat = legalább 10 arannyal azonnal nyersz
brief-inquisitor = megkérdezel valakit, kinek hiszi magát; ha téved, 4 aranyat fizet neked
brief-widow = a bank 10 aranyra egészíti ki a vagyonodat

brings-bank = { gold.acc } kapsz a bankból
brings-court = { gold.acc } viszel el a Bíróságról
brings-player = { gold.acc } veszel el { $player } vagyonából
brings-richest = { gold.acc } veszel el a leggazdagabbtól: { $player }
brings-part = { $player } ({ $amount })
brings-parts = aranyat veszel el tőlük: { $parts }
brings-among = { $brief }: { $players }
brings-nothing = { $brief } – most semmit sem hozna
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
