command-name-mascarade = álarcosbál
command-name-start = asztalnyitás
command-name-speed = tempó
command-name-contest = vétó
command-name-automata = automaták
command-name-table = asztal
command-name-rules = szabályok
command-name-character = karakter
command-name-notes = jegyzetek
command-name-leave = távozás
command-name-join = beülés
command-name-stop = leállítás
command-name-help = súgó

command-mascarade = Álarcosbál, a titkos személyazonosságok játéka
command-start = Asztal nyitása ebben a csatornában
command-start-speed = Mennyi idő jut egy-egy döntésre
command-start-contest = Hogyan válaszolnak a többiek egy bejelentésre
command-start-automata = Milyen jól játszanak az automaták
command-table = Az asztal újra, a csatorna aljára
command-rules = A játék vagy egy karakter magyarázata
command-rules-character = Melyik karakterről legyen szó
command-notes = Amit ebben a játékban láttál és tettél; csak te látod
command-leave = Kilépsz a játékból; a helyedre automata ül
command-join = Beülsz egy megüresedett helyre
command-stop = A játék leállítása győztes nélkül
command-help = Mit tud ez a bot

permission-view_channel = Csatorna megtekintése
permission-send_messages = Üzenetek küldése
permission-send_messages_in_threads = Üzenetek küldése szálakban
permission-read_message_history = Üzenetelőzmények olvasása
start-permissions-missing = Ebben a csatornában nem vezethetek játékot. Még ez kellene: { $permissions }.

table-again = Itt van újra az asztal.
table-none = Ebben a csatornában nincs játék. Ezzel nyithatsz egyet: </mascarade start>
table-waiting = Ez az asztal még játékosokra vár: használd az üzenetén lévő gombokat.

leave-done = Felálltál az asztaltól. A helyedet egy automata őrzi; így ülhetsz vissza: </mascarade join>
leave-not-seated = Ennek a csatornának a játékában nincs helyed.
join-done = Van helyed: a sorszáma { $place }.
join-back = Örülünk, hogy újra itt vagy: a helyed megint a tiéd.
join-none-free = Ebben a játékban nincs szabad hely.
join-seated = Már van helyed ebben a játékban.
join-lobby = Ez az asztal még játékosokra vár: kattints az üzenetén a következő gombra: „{ $button }”.

stop-confirm = Leállítod ezt a játékot? Győztes nélkül ér véget, és mindenki látja, ki kicsoda volt.
stop-yes = Játék leállítása
stop-no = Játsszunk tovább
stop-kept-playing = A játék folytatódik.
stop-done = A játékot leállítottad.
stop-refused = A játékot csak { $host }, az asztal nyitója, vagy egy moderátor állíthatja le.

help-text =
    ## Álarcosbál
    Mindenkinek titkos karaktere van, és a lapok titokban gazdát cserélnek. Állítsd, hogy az vagy, aki csak akarsz: ha senki sem vétózza meg, tiéd a képessége. Amint valakinek 13 aranya van, vége a játéknak, és a leggazdagabb nyer.
    - </mascarade start> – asztalt nyit: 2–13 játékos, ha kell, automatákkal.
    - </mascarade table> – újra megmutatja az asztalt.
    - </mascarade rules> – elmagyarázza a játékot és a karaktereket.
    - </mascarade notes> – megmutatja, mit láttál és tettél.
    - </mascarade leave> – feladod a helyedet; </mascarade join> – beülsz egyre.
    - </mascarade stop> – győztes nélkül véget vet a játéknak.
    - </mascarade forget-me> – kivesz az összes befejezett játékból.

help-automata = {"**"}Az automaták** üres helyekre ülnek, és beugranak a távol lévők helyett. A „{ level-novice }” elfelejti a lapokat, és szeszélyből blöfföl; a „{ level-regular }” követi, hol lehetnek a lapok, és az aranyra játszik; a „{ level-master }” előre is gondolkodik, és nem lehet kiismerni. Semmi olyat nem látnak, amit a helyükön ülő játékos ne látna.

rules-title = ## Hogyan játsszuk az Álarcosbált?
rules-body =
    Mindenki 6 arannyal és egy karakterlappal kezd. Először minden lap felfordítva fekszik: jegyezd meg őket. Aztán lefordítjuk mindet, és onnantól senki sem tudja biztosan, ki kicsoda. 4 vagy 5 játékosnál a megmaradt lapok az asztal közepén fekszenek.

    {"**"}Az első négy körben** csak *cserélni lehet – vagy nem*. Utána a körödben három dolog közül egyet teszel:
    - **Csere – vagy nem**: fogd a lapodat és egy másikat az asztal alatt, és cseréld meg őket, vagy csak tégy úgy. Senki sem nézi meg a lapokat, és csak te tudod, mit tettél.
    - **Titokban megnézed** a saját lapodat.
    - **Bejelentés**: azt mondod, hogy a játékban lévő karakterek egyike vagy, akár igaz, akár nem.

    {"**"}Vétó**: ha valaki bejelent egy karaktert, a többiek mind állíthatják, hogy ők azok. Ha senki sem vétóz, a képesség érvényesül, és senki sem mutat lapot. Ha valaki vétóz, mindenki, aki azt állítja, hogy ő az, felfedi a lapját: akinek igaza van, használja a képességet, utána pedig mindenki, aki tévedett, 1 aranyat fizet a Bíróságnak.

    {"**"}Felfedett lap**: ha vétó miatt vagy az Inkvizítor kérésére felfedted a lapodat, és rögtön utána te következel, csak cserélhetsz – vagy nem.

    {"**"}A játék vége**: amint valaki eléri a 13 aranyat, vagy elveszíti az utolsót is, a leggazdagabb nyer. Senki sem fizet többet, mint amennyije van.
rules-small = **Három játékosnál** mindenkinek két lapja van, *bal* és *jobb*. **Két játékosnál** mindenkinek van egy *védett* lapja is, amelyhez az ellenfél nem nyúlhat, és amellyel nem lehet bejelentést tenni. Bejelenteni és vétózni egy lappal kell, és csak az számít.
rules-characters = ### A karakterek
rules-character-line = **{ $character }** – { $power }
rules-unknown = Nincs ilyen karakter. Válassz egyet a listából.
start-done = Az asztal nyitva áll.
