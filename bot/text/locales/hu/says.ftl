temper-bold = vakmerő
temper-cautious = óvatos
temper-suspicious = gyanakvó
temper-honest = őszinte
temper-vengeful = bosszúálló
temper-playful = pajkos
seat-automaton = { $player }, { $temper }

says = -# { $player }: „{ $line }”
says-bold-claim = { $take ->
    [0] Vétózzatok csak! Ráérek.
    [1] Hazudna ez az álarc?
   *[other] Mondtam én már cifrábbat is, és megtapsoltak.
}
says-bold-quiet = { $take ->
    [0] Gyorsaké a szerencse.
    [1] Pislogtatok? Akkor lemaradtatok róla.
   *[other] A következő köröm óriási lesz. Hozzatok virágot!
}
says-bold-exposed = { $take ->
    [0] Megérte a büntetést.
    [1] Kis hazugság volt. A nagyok még hátravannak.
   *[other] Valljátok be, majdnem tapsoltatok.
}
says-bold-robbed = { $take ->
    [0] Tartsátok melegen, még visszajövök érte.
    [1] Jól van, legyen borravaló.
   *[other] Csak ennyi? Én vittem volna az erszényt is.
}
says-bold-caught = { $take ->
    [0] Ez a jelmez sajnos már foglalt.
   *[other] El a kezekkel a nagyjelenetemtől!
}
says-bold-mistaken = { $take ->
    [0] Az arcotokért megérte.
   *[other] Mellé, de milyen stílusosan!
}
says-bold-proven = { $take ->
    [0] Egyszer mondok igazat!
   *[other] És most kérem a tapsot.
}
says-cautious-claim = { $take ->
    [0] Majdnem biztos vagyok benne. Majdnem.
    [1] Csak most ne szóljatok. A szívem!
   *[other] Semmi hirtelen mozdulat, könyörgök!
}
says-cautious-quiet = { $take ->
    [0] Jobb félni, mint megijedni.
    [1] Lassan járj, tovább érsz.
   *[other] Néz valaki? Inkább ne nézzen senki.
}
says-cautious-exposed = { $take ->
    [0] Ágyban kellett volna maradnom.
    [1] Soha többé! Mármint vacsora előtt.
   *[other] Jaj, az idegeim! Az idegeim meg az aranyam!
}
says-cautious-robbed = { $take ->
    [0] Azt öreg napjaimra tettem félre!
    [1] Be kellett volna varrnom a kabátomba.
   *[other] Na, ezért nem járok én sehová.
}
says-cautious-caught = { $take ->
    [0] Elnézést… azt hiszem, az én vagyok.
   *[other] Még remegek. De igazam volt!
}
says-cautious-mistaken = { $take ->
    [0] Ide vezet a nagy bátorság.
   *[other] Egyszer szólalok meg!
}
says-cautious-proven = { $take ->
    [0] Megnéztem előtte. Kétszer.
   *[other] Hű. Most már leülhetek?
}
says-suspicious-claim = { $take ->
    [0] Figyellek. Igen, téged. Meg téged is.
    [1] Aki vétóz, annak van rejtegetnivalója.
   *[other] Tudom, hogy tudjátok, hogy tudom.
}
says-suspicious-quiet = { $take ->
    [0] Kié volt az a kéz az asztal alatt?
    [1] Van itt valaki, aki álarcot visel!
   *[other] Ok nélkül senki sem mosolyog így.
}
says-suspicious-exposed = { $take ->
    [0] Ki köpött?
    [1] Egész este sugdolóztok! Azt hiszitek, nem hallom?
   *[other] Összeesküvés! Én előbb tudtam, mint ti.
}
says-suspicious-robbed = { $take ->
    [0] Tudtam! Utólag mindig tudom.
    [1] Senki se mozduljon! Megszámolom a pénzt.
   *[other] Előbb mosolyognak, aztán oda az arany.
}
says-suspicious-caught = { $take ->
    [0] Aha! Rajtatok tartottam a szemem.
   *[other] És még azt mondják, rémeket látok!
}
says-suspicious-mistaken = { $take ->
    [0] Attól még bűnös képet vágtok.
   *[other] Jó. És mit titkoltok valójában?
}
says-suspicious-proven = { $take ->
    [0] Gyanakodni itt az én dolgom!
   *[other] Most már tudom, ki nem bízik bennem.
}
says-honest-claim = { $take ->
    [0] Ha nem lenne igaz, szólnék.
    [1] Ha hazudnék, elpirulna az álarcom.
   *[other] Nekem hihettek. Anyám is hisz nekem.
}
says-honest-quiet = { $take ->
    [0] Nincs semmi az ingujjamban. Megnézitek?
    [1] Elmondanám én, de nem szabad.
   *[other] A titkoktól mindig csuklom.
}
says-honest-exposed = { $take ->
    [0] Pedig én tényleg azt hittem!
    [1] Én lepődtem meg a legjobban.
   *[other] Becsületes tévedés. Sok ilyenem van.
}
says-honest-robbed = { $take ->
    [0] Csak kérni kellett volna.
    [1] Legalább valami szépre költsétek.
   *[other] Becsülettel kerestem! Legalábbis a javát.
}
says-honest-caught = { $take ->
    [0] Sajnálom, de az én vagyok.
   *[other] Úgy tisztességes, ha szólok.
}
says-honest-mistaken = { $take ->
    [0] Az én hibám. Máris fizetek.
   *[other] Meg mertem volna rá esküdni.
}
says-honest-proven = { $take ->
    [0] Én megmondtam. Én mindig megmondom.
   *[other] Látjátok? Nincs harag.
}
says-vengeful-claim = { $take ->
    [0] Vétózzatok, és új oldalt kezdek a listámban.
    [1] Rajta, vétózzatok. Kitűnő a memóriám.
   *[other] Ezt nektek ajánlom. Tudjátok, miért.
}
says-vengeful-quiet = { $take ->
    [0] Mellesleg listát vezetek.
    [1] Jól tudjátok, mit tettetek.
   *[other] Türelem. Mindenki sorra kerül.
}
says-vengeful-exposed = { $take ->
    [0] Ezt megbánjátok. Ábécésorrendben.
    [1] Hogy is írják a neveteket? A listámhoz kell.
   *[other] Álarcot én nem felejtek.
}
says-vengeful-robbed = { $take ->
    [0] Visszaveszem, kamatostul.
    [1] Szóval háború. Na végre!
   *[other] Csak nevessetek. Ezt is felírom.
}
says-vengeful-caught = { $take ->
    [0] Eggyel kevesebb név a listámon.
   *[other] Fájt? Helyes.
}
says-vengeful-mistaken = { $take ->
    [0] Elvi kérdés volt.
   *[other] Bosszúnak olcsó volt.
}
says-vengeful-proven = { $take ->
    [0] Kételkedtek bennem? Felírtam.
   *[other] Előbb a büntetés. A bosszú külön jön.
}
says-playful-claim = { $take ->
    [0] Igaz? Hazugság? Találjátok ki!
    [1] Olyan jól megy a cipőmhöz!
   *[other] Holnap kérdezzétek, akkor más leszek.
}
says-playful-quiet = { $take ->
    [0] Hol is tartottam? Ki is vagyok?
    [1] Jobbra? Balra? Fejjel lefelé?
   *[other] Remek! Most már én sem értem.
}
says-playful-exposed = { $take ->
    [0] Rossz lap, de micsoda jelmez!
    [1] Mindenki engem néz, de jó!
   *[other] Még egyszer! Most bukfenccel.
}
says-playful-robbed = { $take ->
    [0] Üres zsebbel könnyebb a tánc!
    [1] Kapjatok el, és tiétek a többi.
   *[other] Ó, fogócska? Akkor én vagyok a fogó!
}
says-playful-caught = { $take ->
    [0] Meglepetés! Végig én voltam az!
   *[other] Kukucs!
}
says-playful-mistaken = { $take ->
    [0] Ó! Akkor én ki vagyok?
   *[other] Hoppá. Még egyszer lehet?
}
says-playful-proven = { $take ->
    [0] Tényleg? Az vagyok? De jó!
   *[other] Meglepődtetek? Én is!
}
