# Mit hozna egy bejelentés vagy választás, egy sorban, és amit megnéztél.

brief-judge = elviszi a Bíróság összes aranyát
brief-bishop = elvesz 2 aranyat a leggazdagabb másik játékostól
brief-king = 3 aranyat kap a bankból
brief-fool = 1 aranyat kap, aztán megcseréli két másik játékos lapját – vagy nem
brief-queen = 2 aranyat kap a bankból
brief-thief = 1-1 aranyat vesz el a két szomszédtól
brief-witch = elcserélheti a { $amount } aranyadat más vagyonára
brief-spy = megnézi a lapodat és egy másikat, aztán megcseréli őket – vagy nem
brief-peasant = 1 aranyat kap a bankból, 2-t, ha mindkettőt felfedik
brief-cheat = legalább 10 arannyal azonnal nyer
brief-inquisitor = megkérdez valakit, kicsoda; ha téved, 4 aranyat fizet neked
brief-widow = 10-re egészíti ki az aranyaidat a bankból

brings-bank = { gold.acc } kap a bankból
brings-court = { gold.acc } visz el a Bíróságról
brings-player = { gold.acc } vesz el: { $player }
brings-richest = { gold.acc } vesz el a leggazdagabbtól: { $player }
brings-part = { $amount } – { $player }
brings-parts = elvesz: { $parts }
brings-among = { $brief }: { $players }
brings-nothing = { $brief } – most semmi
brings-fortune = { $got } arany a te { $given } aranyadért
brings-victory = { $what } – és nyer!
brings-end = { $what } – és vége a játéknak
brings-win = azonnal nyer!

option-as-last-time = mint legutóbb
button-card = A lapom
button-back = Itt vagyok újra
card-none = Mostanában nem néztél meg lapot.
card-moved = { $count ->
    [0] Azóta senki más nem nyúlt hozzá.
    [one] Azóta valaki más egyszer elcserélhette.
   *[other] Azóta mások { $count } alkalommal cserélhették el.
}
