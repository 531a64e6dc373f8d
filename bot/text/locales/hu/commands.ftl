command-name-mascarade = álarcosbál
command-name-start = asztalnyitás
command-name-speed = tempó
command-name-contest = vétó
command-name-automata = gépi
command-name-table = asztal
command-name-rules = szabályok
command-name-character = karakter
command-name-notes = jegyzetek
command-name-leave = távozás
command-name-join = beülés
command-name-stop = leállítás
command-name-calls = értesítés
command-name-help = súgó

command-mascarade = Álarcosbál, a titkos személyazonosságok játéka
command-start = Asztal nyitása ebben a csatornában
command-start-speed = Mennyi idő jut egy-egy döntésre
command-start-contest = Hogyan válaszolnak a többiek egy bejelentésre
command-start-automata = Milyen jól játszanak a gépi játékosok
command-table = Az asztal újra, a csatorna aljára
command-rules = A játék vagy egy karakter magyarázata
command-rules-character = Melyik karakterről legyen szó
command-notes = Amit ebben a játékban láttál és tettél; csak te látod
command-leave = Kilépsz a játékból; a helyedre gépi játékos ül
command-join = Beülsz egy megüresedett helyre
command-games = Hol játszol ezen a szerveren, és hol várnak rád; csak te látod
command-stop = A játék leállítása győztes nélkül
command-calls = Szóljanak-e neked a játékok, amelyek rád várnak
command-help = Mit tud ez a bot

permission-view_channel = Csatorna megtekintése
permission-send_messages = Üzenetek küldése
permission-send_messages_in_threads = Üzenetek küldése szálakban
permission-read_message_history = Üzenetelőzmények olvasása
start-permissions-missing = Ebben a csatornában nem vezethetek játékot. Még ez kellene: { $permissions }.

table-again-soon = Az asztal az imént már újra megjelent: { $link }
table-none = Ebben a csatornában nincs játék. Ezzel nyithatsz egyet: </mascarade start>
table-waiting = Ez az asztal még játékosokra vár: { $link }

leave-done = Felálltál az asztaltól. A helyedet egy gépi játékos őrzi; így ülhetsz vissza: </mascarade join>
leave-done-for-good = Kiléptél a játékból.
leave-done-lobby = Felálltál az asztaltól.
leave-not-seated = Ennek a csatornának a játékában nincs helyed.
join-done = Van helyed: a sorszáma { $place }.
join-done-lobby = Van helyed.
join-back = Örülünk, hogy újra itt vagy: a helyed megint a tiéd.
join-none-free = Ebben a játékban nincs szabad hely.
join-seated = Már van helyed ebben a játékban: { $link }

own-games-title = ### A játékaid
own-games-none = Ezen a szerveren nincs nyitott játékod. Ezzel nyithatsz egyet: </mascarade start>
own-game-awaited = { $link } · **rád várnak**, az idő lejár { $deadline }
own-game-waits = { $link } · másokra vár
own-game-kept = { $link } · helyetted gépi játékos játszik
own-game-lobby = { $link } · játékosokra vár
own-game-reserved = { $link } · fenntartottunk neked egy helyet

stop-confirm = Leállítod ezt a játékot? Győztes nélkül ér véget, és mindenki látja, ki kicsoda volt.
stop-yes = Játék leállítása
stop-no = Játsszunk tovább
stop-refused = A játékot csak { $host }, az asztal nyitója, vagy egy moderátor állíthatja le.

calls-on = Ha egy játék rád vár, említéssel szól neked.
calls-off = Többé egyetlen játék sem szól neked, egyetlen szerveren sem.
button-calls-on = Szóljon nekem
button-calls-off = Ne szóljon nekem

help-text =
    ## Álarcosbál
    Mindenkinek titkos karaktere van, és a lapok titokban gazdát cserélnek. Állítsd, hogy az vagy, aki csak akarsz: ha senki sem vétózza meg, tiéd a képessége. Amint valakinek 13 aranya van, vége a játéknak, és a leggazdagabb nyer.
    - </mascarade start> – asztalt nyit 2–13 játékosnak.
    - </mascarade table> – újra megmutatja az asztalt.
    - </mascarade rules> – elmagyarázza a játékot és a karaktereket.
    - </mascarade notes> – megmutatja, mit láttál és tettél.
    - </mascarade leave> – feladod a helyedet; </mascarade join> – beülsz egyre.
    - </mascarade games> – felsorolja a saját játékaidat.
    - </mascarade replay> – újra megmutat egy befejezett játékot.
    - </mascarade stop> – győztes nélkül véget vet a játéknak.
    - </mascarade calls> – szóljon-e neked a játék, ha rád vár.
    - </mascarade forget-me> – kivesz az összes befejezett játékból.

help-automata = {"**"}A gépi játékosok** üres helyekre ülnek, és beugranak a távol lévők helyett. A „{ level-novice }” elfelejti a lapokat, és szeszélyből blöfföl; a „{ level-regular }” követi, hol lehetnek a lapok, és az aranyra játszik; a „{ level-master }” előre is gondolkodik, és nem lehet kiismerni. Semmi olyat nem látnak, amit a helyükön ülő játékos ne látna.
help-stand-ins = {"**"}A gépi játékosok** beugranak a távol lévők helyett. Semmi olyat nem látnak, amit a helyükön ülő játékos ne látna.
help-time = {"**"}Ha lejár az idő**, a körben nem történik csere, a bejelentést senki sem vétózza meg, és elmarad, amit csak *szabad* megtenni. A Püspök a leggazdagabbak közül az óramutató járása szerint elsőtől vesz el; az Inkvizítor a bal oldali szomszédra mutat; akit kérdez, azt mondja: „Bíró”; a Kém a bal oldali szomszéd lapját nézi meg; senki sem cserél. Ha mindenkit egyszerre kérdezünk, a válaszodat addig módosíthatod, amíg mindenki nem válaszolt, vagy le nem jár az idő.

rules-title = ## A szabályok ({ $page }/{ $pages })
rules-deal = Mindenki 6 arannyal és egy karakterlappal kezd. Először minden lap felfordítva fekszik: jegyezd meg őket. Aztán lefordítjuk mindet, és onnantól senki sem tudja biztosan, ki kicsoda. 4 vagy 5 játékosnál a megmaradt lapok az asztal közepén fekszenek.
rules-turns =
    {"**"}Az első négy körben** csak *cserélni lehet – vagy nem*. Utána a körödben három dolog közül egyet teszel:
    - **Csere – vagy nem**: fogd a lapodat és egy másikat az asztal alatt, és cseréld meg őket – vagy csak tégy úgy. Senki sem nézi meg a lapokat, és csak te tudod, mit tettél.
    - **Titokban megnézed** a saját lapodat.
    - **Bejelentés**: azt mondod, hogy a játékban lévő karakterek egyike vagy, akár igaz, akár nem.
rules-contest = **Vétó**: ha valaki bejelent egy karaktert, bárki más állíthatja, hogy valójában ő az. Ha senki sem vétóz, a képesség felfedés nélkül használható. Ha valaki vétóz, mindenki, aki azt állítja, hogy ő az, felfedi a lapját: akinél tényleg ott a lap, használja a képességet, utána pedig mindenki, aki tévedett, 1 arany büntetést fizet a Bíróságnak.
rules-shown = **Felfedett lap**: ha fel kellett fedned a lapodat, és rögtön utána te következel, csak cserélhetsz – vagy nem.
rules-end = **A játék vége**: amint valaki eléri a 13 aranyat, vagy elveszíti az utolsót, a játék véget ér, és a leggazdagabb nyer. Senki sem fizet többet, mint amennyije van.
rules-small = **Három játékosnál** mindenkinek két lapja van, *bal* és *jobb*. **Két játékosnál** mindenkinek van egy *védett* lapja is, amelyhez az ellenfél nem nyúlhat, és amellyel bejelenteni nem lehet, vétózni viszont igen. Bejelenteni és vétózni egy lappal kell, és csak az számít.
rules-characters = ### A karakterek
rules-character-line = **{ $character }** – { $power }
button-previous = Előző
button-next = Következő
rules-unknown = Nincs ilyen karakter. Válassz egyet a listából.
