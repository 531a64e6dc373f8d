temper-bold = vakmerő
temper-cautious = óvatos
temper-suspicious = gyanakvó
temper-honest = őszinte
temper-vengeful = bosszúálló
temper-playful = pajkos
lobby-seat-automaton = { $player }, { $temper }

says = -# { $player }: „{ $line }”
says-bold-claim = { $take ->
    [0] Vétózzatok, ha meritek.
    [1] Persze hogy igaz. Nézzetek a szemembe!
   *[other] Mondtam már merészebbet is, és elhitték.
}
says-bold-quiet = { $take ->
    [0] A szerencse a gyorsakat szereti.
    [1] Egy pislantás, és lemaradtatok róla.
   *[other] Jövő körben nagy ember leszek.
}
says-bold-exposed = { $take ->
    [0] Egy próbát megért.
    [1] Kis hazugság volt. Van nagyobb is.
   *[other] Láttátok volna az arcotokat!
}
says-bold-robbed = { $take ->
    [0] Tartsátok melegen nekem.
    [1] Jön az arany, megy az arany.
   *[other] Csak ennyit mertek elvinni?
}
says-cautious-claim = { $take ->
    [0] Majdnem biztos vagyok benne. Majdnem.
    [1] Kétszer is megszámoltam, esküszöm.
   *[other] Kérem, senki se álljon fel.
}
says-cautious-quiet = { $take ->
    [0] Sosem lehet elégszer megnézni.
    [1] Csak lassan, lassan.
   *[other] Jobb tudni, mint remélni.
}
says-cautious-exposed = { $take ->
    [0] Tudtam, hogy otthon kellett volna maradnom.
    [1] Soha többé. Legalábbis ma este.
   *[other] Jaj, az idegeim!
}
says-cautious-robbed = { $take ->
    [0] Az a spórolt pénzem volt!
    [1] Be kellett volna varrnom a kabátomba.
   *[other] Ezért nem járok én sehová.
}
says-suspicious-claim = { $take ->
    [0] És mindannyiótokat figyellek.
    [1] Aki megvétózza, annak van rejtegetnivalója.
   *[other] Tudom, hogy tudjátok. Vagy mégsem?
}
says-suspicious-quiet = { $take ->
    [0] Láttam azt a kezet az asztal alatt.
    [1] Valaki itt nem az, akinek mondja magát.
   *[other] Így senki sem mosolyog ok nélkül.
}
says-suspicious-exposed = { $take ->
    [0] Ki árulta el?
    [1] A hátam mögött beszéltetek.
   *[other] Tehát összeesküvés volt!
}
says-suspicious-robbed = { $take ->
    [0] Tudtam. Mindig tudom.
    [1] Ezt jegyezzétek meg mind.
   *[other] Számoljátok a pénzt, ha kialszanak a gyertyák.
}
says-honest-claim = { $take ->
    [0] Egyszerűen ez vagyok.
    [1] Hazudni? Nem is tudnék.
   *[other] Nekem hihettek. A legtöbben hisznek.
}
says-honest-quiet = { $take ->
    [0] Ezt tényleg megtettem ám.
    [1] Semmi trükk, csak két kéz.
   *[other] Elmondanám, de titok.
}
says-honest-exposed = { $take ->
    [0] Őszintén így hittem.
    [1] Engem is meglepett.
   *[other] Becsületes tévedés volt!
}
says-honest-robbed = { $take ->
    [0] Kérni is lehetett volna.
    [1] Remélem, jóra fordítod.
   *[other] Becsülettel kerestem azt az aranyat.
}
says-vengeful-claim = { $take ->
    [0] Emlékszem ám, ki vétózott a múltkor.
    [1] Vétózzatok csak, megjegyzem.
   *[other] Ezt azért kapjátok, amit velem tettetek.
}
says-vengeful-quiet = { $take ->
    [0] Listát vezetek.
    [1] Jól tudjátok, mit tettetek.
   *[other] Türelem. Mindenki sorra kerül.
}
says-vengeful-exposed = { $take ->
    [0] Ezt még megbánjátok.
    [1] Most már rajta vagytok a listán.
   *[other] Egy álarcot sem felejtek el.
}
says-vengeful-robbed = { $take ->
    [0] Kamatostul veszem vissza.
    [1] Tehát háború.
   *[other] Nevessetek, amíg lehet.
}
says-playful-claim = { $take ->
    [0] Találjátok ki!
    [1] Ma ehhez van kedvem.
   *[other] Az előbb még más voltam.
}
says-playful-quiet = { $take ->
    [0] Körbe-körbe, karikába.
    [1] Balra, jobbra, vagy egyik sem?
   *[other] Most már én sem tudom.
}
says-playful-exposed = { $take ->
    [0] Rossz lap, jó jelmez!
    [1] Úgy szeretem, ha néznek.
   *[other] Még egyszer, még egyszer!
}
says-playful-robbed = { $take ->
    [0] Túl nehéz volt a zsebem a tánchoz.
    [1] Kapjatok el, és tiétek a többi.
   *[other] Ó, fogócskázunk?
}
