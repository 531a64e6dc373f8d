command-name-mascarade = álarcosbál
command-name-start = asztalnyitás
command-name-speed = tempó
command-name-contest = vétó
command-name-automata = gépi-játékosok
command-name-table = asztal
command-name-rules = szabályok
command-name-character = karakter
command-name-notes = jegyzetek
command-name-leave = távozás
command-name-join = beülés
command-name-stop = leállítás
command-name-calls = értesítés
command-name-help = súgó

command-mascarade = Álarcosbál, ahol senki sem az, akinek mondja magát
command-start = Asztal nyitása ebben a csatornában
command-start-speed = Mennyi idő jut egy-egy döntésre
command-start-contest = Egyszerre válaszol mindenki a bejelentésre, vagy sorban?
command-start-automata = Milyen jól játszanak a gépi játékosok
command-table = Az asztal megmutatása újra, a csatorna alján
command-rules = Így játsszuk: az egész játék, vagy csak egy karakter
command-rules-character = Melyik karakterre vagy kíváncsi
command-notes = A jegyzeteid: mit láttál és tettél ebben a játékban; csak te látod
command-leave = Felállsz az asztaltól; a helyedre gépi játékos ül
command-join = Beülsz a csatorna játékának egyik szabad helyére, vagy vissza a sajátodra
command-games = A játékaid ezen a szerveren, és hogy melyik vár rád; csak te látod
command-stop = A játék leállítása győztes nélkül
command-calls = Szóljon-e neked a játék, ha rád vár
command-help = Mit tud ez a bot

permission-view_channel = Csatorna megtekintése
permission-send_messages = Üzenetek küldése
permission-send_messages_in_threads = Üzenetek küldése szálakban
permission-read_message_history = Üzenetelőzmények olvasása
start-permissions-missing = Ebben a csatornában még nem vezethetek játékot. Ez kellene hozzá: { $permissions }.

table-again-soon = Az asztal épp az imént jelent meg újra: { $link }
table-none = Ebben a csatornában nincs játék. Így nyithatsz asztalt: </mascarade start>
table-waiting = Ez az asztal még játékosokra vár: { $link }

leave-done = Felálltál az asztaltól. A helyedet gépi játékos tartja melegen; amíg más el nem foglalja, így ülhetsz vissza: </mascarade join>
leave-done-for-good = Kiléptél a játékból.
leave-done-lobby = Felálltál az asztaltól.
leave-not-seated = Ennek a csatornának a játékában nincs helyed. A te játékaid: </mascarade games>
join-done = Leültél az asztalhoz: { $place }. hely.
join-done-lobby = Leültél az asztalhoz.
join-back = Jó, hogy újra itt vagy! A helyed megint a tiéd.
join-none-free = Ebben a játékban nincs szabad hely. Nézheted a játékot, vagy nyithatsz saját asztalt egy másik csatornában.
join-seated = Már van helyed ebben a játékban: { $link }

own-games-title = ### A játékaid
own-games-none = Ezen a szerveren nincs nyitott játékod. Így nyithatsz asztalt: </mascarade start>
own-game-awaited = { $link } · **rád vár**, az idő { $deadline } lejár
own-game-waits = { $link } · másokra vár
own-game-kept = { $link } · helyetted gépi játékos játszik
own-game-lobby = { $link } · játékosokra vár
own-game-reserved = { $link } · fenntartott hely vár

stop-confirm = Leállítod ezt a játékot? Győztes nélkül ér véget, és mindenki látja, ki kicsoda volt.
stop-yes = Játék leállítása
stop-no = Játsszunk tovább
stop-refused = A játékot csak { $host }, az asztal házigazdája, vagy egy moderátor állíthatja le.

calls-on = Ha egy játék rád vár, említéssel szól neked.
calls-off = Többé egyetlen játék sem szól neked, egyik szerveren sem.
button-calls-on = Szóljon nekem
button-calls-off = Ne szóljon nekem

help-text =
    ## Álarcosbál
    Mindenki álarc mögé bújik, és az álarcok az asztal alatt gazdát cserélnek. Add ki magad bárkinek: ha senki sem vétóz, tiéd a képessége. Amint valakinek 13 aranya lesz, vége a bálnak, és a leggazdagabb nyer.
    - </mascarade start> – asztalt nyit 2–13 játékosnak.
    - </mascarade table> – újra megmutatja az asztalt.
    - </mascarade rules> – elmagyarázza a játékot és a karaktereket.
    - </mascarade notes> – megmutatja, mit láttál és tettél.
    - </mascarade leave> – felállsz az asztaltól; </mascarade join> – beülsz egy szabad helyre.
    - </mascarade games> – felsorolja a játékaidat.
    - </mascarade replay> – újra megmutat egy befejezett játékot.
    - </mascarade stop> – győztes nélkül véget vet a játéknak.
    - </mascarade calls> – szóljon-e neked a játék, ha rád vár.
    - </mascarade forget-me> – kivesz téged az összes befejezett játékból.

help-automata = {"**"}A gépi játékosok** üres helyekre ülnek, és beugranak azok helyett, akik nincsenek itt. A *{ level-novice }* elfelejti a lapokat, és hasból blöfföl; a *{ level-regular }* követi a lapok útját, és az aranyra hajt; a *{ level-master }* előre is gondolkodik, és arcizma sem rezdül. Semmivel sem látnak többet, mint bárki más a helyükön. A természetük a nevükkel jár: a vakmerők szinte minden körben bejelentenek valakit, az óvatosak előbb megnézik a lapjukat, a gyanakvók sokat vétóznak, az őszinték annak mondják magukat, akik, a bosszúállók mindent visszaadnak, a pajkosak pedig mindenkivel cserélnek.
help-stand-ins = {"**"}A gépi játékosok** beugranak azok helyett, akik nincsenek itt. Semmivel sem látnak többet, mint bárki más a helyükön.
help-time = {"**"}Ha lejár az idő**, a körödben nem cserélsz semmit, a bejelentést nem vétózod meg, és elmarad, amit csak *szabad* megtenned. Ha több a leggazdagabb, a Püspök az óramutató járása szerint az elsőtől vesz el; az Inkvizítor a bal oldali szomszédjára mutat; akit kérdez, azt mondja: „Bíró”; a Kém a bal oldali szomszédja lapját nézi meg; a Kém és a Bolond nem cserél. Ha mindenkit egyszerre kérdezünk, addig módosíthatod a válaszodat, amíg mindenki nem válaszolt, vagy le nem jár az idő.

rules-title = ## A szabályok ({ $page }/{ $pages })
rules-deal = Mindenki 6 arannyal és egy karakterlappal kezd. Először minden lap felfordítva fekszik: jegyezd meg őket. Aztán lefordítjuk mindet, és onnantól senki sem tudja biztosan, ki kicsoda. 4 vagy 5 játékosnál a megmaradt lapok az asztal közepén fekszenek.
rules-turns =
    {"**"}Az első négy körben** csak *cserélni lehet – vagy nem*. Utána a körödben három dolog közül egyet teszel:
    - **Csere – vagy nem**: az asztal alá veszed a lapodat és egy másikat, és megcseréled őket – vagy csak színleled. Kukucskálni nem szabad: csak te tudod, mit tettél.
    - **Megnézés**: titokban megnézed a saját lapodat.
    - **Bejelentés**: azt mondod, hogy te vagy a játékban lévő karakterek egyike, akár igaz, akár nem.
rules-contest = **Vétó**: ha valaki bejelent egy karaktert, bárki más rávághatja: „Nem, én vagyok az!” Ha senki sem vétóz, a képesség lapmutatás nélkül használható. Ha viszont vétóznak, a bejelentő és minden vétózó felfedi a lapját: az igazi használja a képességet, utána pedig mindenki, aki tévedett, 1 arany büntetést fizet a Bíróságnak.
rules-shown = **Felfedett lap**: ha fel kellett fedned a lapodat, és rögtön utána te következel, csak cserélhetsz – vagy nem.
rules-end = **A játék vége**: amint valakinek 13 aranya lesz, vagy elveszíti az utolsót, a játék véget ér, és a leggazdagabb nyer. Senki sem fizet többet, mint amennyije van.
rules-small = **Három játékosnál** mindenkinek két lapja van, *bal* és *jobb*. **Két játékosnál** mindenkinek van egy *védett* lapja is: az ellenfél nem nyúlhat hozzá, és bejelenteni nem lehet vele – vétózni viszont igen. Bejelenteni és vétózni egy lappal kell, és csak az számít.
rules-characters = ### A karakterek
rules-character-line = **{ $character }** – { $power }
button-previous = Előző
button-next = Következő
rules-unknown = Nincs ilyen karakter. Válassz egyet a listából.
