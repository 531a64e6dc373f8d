command-name-admin = álarcosbál-kezelés
command-name-set = készlet
command-name-forget-me = felejts-el
command-name-sets = készletek
command-name-list = lista
command-name-create = új
command-name-edit = módosítás
command-name-delete = törlés
command-name-default = alapértelmezett
command-name-import = importálás
command-name-name = név
command-name-players = játékosok
command-name-code = kód
command-name-settings = beállítások
command-name-games = játékok
command-name-seat = helyátadás
command-name-game = játék
command-name-place = hely
command-name-member = tag
command-name-people = emberek
command-name-bar = kitiltás
command-name-unbar = visszaengedés
command-name-barred = kitiltottak
command-name-person = személy
command-name-history = napló
command-name-forget = felejtés

command-start-set = A karakterek, amelyekkel játszotok
command-forget-me = Vegyél ki a befejezett játékokból: a helyemen „valaki” marad
command-admin = Készletek, beállítások és játékok kezelése, moderátoroknak
command-admin-sets = A szerver karakterkészletei
command-admin-sets-list = Az összes készlet a kódjával együtt
command-admin-sets-create = Új készlet összeállítása
command-admin-sets-edit = Egy készlet módosítása
command-admin-sets-delete = Egy készlet törlése
command-admin-sets-default = Melyik készlet legyen az alapértelmezett egy játékosszámnál
command-admin-sets-import = Készlet importálása a kódjával
command-admin-sets-name = A készlet neve, legfeljebb 32 betű
command-admin-sets-which = A készlet
command-admin-sets-players = Hány játékos
command-admin-sets-code = A kód, például 10G3-8F2K
command-admin-settings = Nyelv, tempó, csatornák, korlátok és egyebek
command-admin-games = A folyamatban lévő játékok
command-admin-games-list = A folyamatban lévő játékok listája
command-admin-games-stop = Egy játék leállítása győztes nélkül
command-admin-games-seat = Egy távol lévő játékos helyének átadása gépi játékosnak vagy tagnak
command-admin-games-which = A játék; ha üresen hagyod, az ebben a csatornában lévő
command-admin-games-place = Az a hely, amelynek játékosa távol van
command-admin-games-member = Ki üljön oda; ha üresen hagyod, gépi játékos
command-admin-people = Ki játszhat
command-admin-people-bar = Valaki kitiltása a játékokból
command-admin-people-unbar = Valaki visszaengedése a játékokba
command-admin-people-barred = A kitiltottak listája
command-admin-people-who = Kiről van szó
command-admin-history = Ki, mit és mikor változtatott
command-admin-forget = Minden törlése, amit erről a szerverről tárolunk

admin-refuse-permission = Ehhez *Szerver kezelése* jog kell, vagy engedély a szerver Integrációk oldalán.
admin-refuse-value = Ennek a beállításnak nem lehet ilyen értéke.
start-refuse-barred = Egy moderátor kitiltott a szerver játékaiból.
start-refuse-channel = Ebben a csatornában nem játszunk. Itt igen: { $channels }.
start-refuse-channels-gone = Törölték azokat a csatornákat, ahol játszani szabad. Egy moderátor itt választhat másikat: </mascarade-admin settings>
start-refuse-role = Ezen a szerveren csak ez a rang nyithat asztalt: { $role }.
start-refuse-role-gone = Törölték azt a rangot, amely ezen a szerveren asztalt nyithat. Egy moderátor itt választhat másikat: </mascarade-admin settings>
start-refuse-games = { $most ->
    [one] Ezen a szerveren egyszerre csak egy játék folyhat. Várd meg, amíg véget ér.
   *[other] Ezen a szerveren egyszerre legfeljebb { $most } játék folyhat. Várd meg, amíg az egyik véget ér.
}
start-refuse-each = { $most ->
    [one] Ezen a szerveren egyszerre csak egy játékban vehetsz részt. Előbb fejezd be vagy hagyd ott a tiédet: { $links }
   *[other] Ezen a szerveren egyszerre legfeljebb { $most } játékban vehetsz részt. Előbb fejezz be vagy hagyj ott egyet: { $links }
}
start-done-thread = Az asztal nyitva áll: { $thread }
start-thread-name = Álarcosbál · { $host }
notes-not-allowed = Ennél az asztalnál emlékezetből játszunk: nincsenek jegyzetek.
permission-create_public_threads = Nyilvános szálak létrehozása

set-recommended = Ajánlott
set-seven = Hét lap, a Bolonddal
set-label = { $set } ({ $counts } játékos)
counts-range = { $first }–{ $last }
set-copies = { $character } ×{ $copies }
someone = valaki

problem-required_missing = hiányzik { $character-the }
problem-too_little_gold = { $actual ->
    [0] { $cards ->
        [1] az egyetlen lap nem hoz aranyat a bankból; legalább { $needed } kell
       *[other] { $cards } lap közül egy sem hoz aranyat a bankból; legalább { $needed } kell
    }
   *[other] { $cards } lap közül csak { $actual } hoz aranyat a bankból; legalább { $needed } kell
}
problem-too_few_players = { $character }: csak legalább { $needed } játékosnál
problem-too_few_cards = { $actual ->
    [0] még nincs lap; legalább { $needed } kell
   *[other] csak { $actual } lap van; legalább { $needed } kell
}
problem-too_many_cards = túl sok lap: { $actual }, legfeljebb { $needed } lehet

verdict-playable = **Játszható { $counts } játékossal.**
verdict-unplayable = **Ez a készlet még semmilyen játékosszámhoz nem jó, ezért nem menthető.**
verdict-problem = - { $problem }
verdict-for-some = { $counts } játékosnál: { $problem }
verdict-fits = -# { $cards } lappal { $counts } játékos játszhat.
verdict-rich = -# A lapok több mint fele aranyat hoz. A szabályfüzet legfeljebb a felét ajánlja.

set-refuse-name-empty = A készletnek látható név kell.
set-refuse-name-long = Ez a név hosszabb 32 betűnél.
set-refuse-name-taken = Már van „{ $set }” nevű készlet.
set-refuse-name-built-in = „{ $set }” beépített készlet; válassz másik nevet.
set-refuse-built-in = „{ $set }” beépített készlet, nem módosítható és nem törölhető.
set-refuse-too-many = Ennek a szervernek már { $most } készlete van. Előbb törölj egyet.
set-refuse-unknown = Nincs „{ $set }” nevű készlet. Válassz egyet a listából.
set-refuse-unplayable = Ez a készlet semmilyen játékosszámhoz nem jó, ezért nem mentettük.
set-refuse-misfit = „{ $set }” nem jó ennyi játékosnak.
set-refuse-changed = „{ $set }”: ezt a készletet közben valaki más módosította, ezért semmit sem mentettünk. Most így néz ki.
set-refuse-gone = „{ $set }” közben törlődött. Ha elmented, újra létrejön.

code-refuse-digit = Ez nem kód: nem szerepelhet benne „{ $what }”.
code-refuse-length = Egy kód 8 betűből és számjegyből áll; ez { $what } jelből.
code-refuse-version = Ez a kód a játék egy másik változatából való, itt nem olvasható.
code-refuse-checksum = Elírás van ebben a kódban. Másold ki újra.
code-refuse-character = Ez a kód olyan karaktereket nevez meg, amelyek ebben a játékban nincsenek.

sets-title = ### A szerver készletei
    Saját készletek: { $own }/{ $most } · { $page }/{ $pages }. oldal
sets-own = **{ $set }** · { $counts } játékos
sets-built-in = **{ $set }** (beépített) · { $counts } játékos
sets-recommended-why = Amit a szabályfüzet az egyes játékosszámokhoz ajánl.
sets-cards = { $characters } · `{ $code }`
sets-default-for = Alapértelmezett { $counts } játékosnál.

editor-title = ### A készlet: „{ $set }”
editor-title-new = ### Új készlet: „{ $set }”
editor-cards = { $count } lap: { $characters }
editor-pick = Karakterek
editor-code = Kód: `{ $code }`
button-save = Mentés
button-discard = Elvetés
editor-saved = Mentve: „{ $set }”, { $counts } játékosnak. A kódja `{ $code }`.
editor-saved-old = A már elkezdett játékok a régivel folytatódnak.
editor-default-dropped = { $counts } játékosnál ez volt az alapértelmezett, de „{ $set }” már nem jó nekik: ott újra „{ set-recommended }” érvényes.
editor-discarded = Semmi sem változott.
sets-deleted = „{ $set }” törölve. A kódja ez volt: `{ $code }`. Ha importálod, ugyanazok a lapok térnek vissza, az akkor megadott néven. Már sehol sem alapértelmezett.
sets-default-done = { $players } játékosnál mostantól „{ $set }” a készlet, hacsak a házigazda mást nem választ.

panel-title = ### A szerver beállításai
panel-note = -# A változtatások az új játékokra vonatkoznak. Ki mit változtatott: </mascarade-admin history>
panel-pick = Módosítás…
panel-changed = Közben valaki más módosította a beállításokat, ezért semmit sem mentettünk. Most így állnak.
panel-saved = Mentve.
setting-line = **{ $setting }**: { $value }
    -# { $why }
setting-title = ### { $setting }
setting-now = Most: { $value }
setting-pick = Érték
setting-pick-channels = Csatornák; ha egy sincs, mind
setting-pick-role = Egy rang; ha nincs, mindenki
setting-no-limit = nincs korlát
button-all-settings = Minden beállítás

setting-language = Nyelv
setting-language-why = A nyilvános üzenetek nyelve.
setting-language-auto = a szerveré, ha nincs, a házigazdáé
setting-speed = Tempó
setting-speed-why = Mennyi idő van, hacsak a házigazda mást nem választ.
setting-speed-own = a szerver saját időkeretei
speed-own = A szerver saját időkeretei
setting-own_times = Saját időkeretek
setting-own_times-why = Akkor érvényesek, ha ez a tempó: „{ speed-own }”.
own-time-memorise = { $time } a megjegyzésre
own-time-turn = { $time } egy körre
own-time-contest = { $time } a vétóra
own-time-power = { $time } egy képességre
own-time-memorise-pick = Idő a megjegyzésre
own-time-turn-pick = Idő egy körre
own-time-contest-pick = Idő a vétóra
own-time-power-pick = Idő egy képességre
setting-contest = Vétó
setting-contest-why = Egyszerre vagy sorban válaszol-e mindenki egy bejelentésre, hacsak a házigazda mást nem választ.
setting-first = Ki kezd
setting-first-why = Kié az első kör.
setting-first-youngest = a legújabb fiók
setting-first-random = véletlenszerűen
setting-first-host = a házigazda
setting-place = Csatorna vagy szál
setting-place-why = A csatornában vagy külön szálban folyik-e a játék.
setting-place-channel = a csatornában
setting-place-thread = külön szálban
setting-automata = Gépi játékosok
setting-automata-why = Ültethet-e a házigazda gépi játékosokat, és milyen jók legyenek. Aki távol van, azt mindig helyettesíti egy.
setting-automata-none = nélkülük játszunk
setting-notes = Jegyzetek
setting-notes-why = Visszanézhetik-e a játékosok, mit láttak és tettek.
setting-notes-true = szabad
setting-notes-false = nem szabad
setting-reveal = Felfedés
setting-reveal-why = Legyen-e egy izgalmas pillanat, mielőtt a lapokat felfedjük.
setting-reveal-true = izgalmas szünettel
setting-reveal-false = azonnal
setting-banter = Beszólások
setting-banter-why = Megszólaljanak-e néha a gépi játékosok.
setting-banter-true = néha
setting-banter-false = soha
setting-mentions = Említések
setting-mentions-why = Kit értesít a játék említéssel.
setting-mentions-awaited = akinek válaszolnia kell, félidőben emlékeztetővel
setting-mentions-turn = akinek válaszolnia kell
setting-mentions-nobody = senkit
setting-channels = Csatornák
setting-channels-why = Hol szabad játszani; a szál a csatornáját követi.
setting-channels-all = mind
setting-channels-more = még { $count }
setting-channels-gone = { $count } törölt csatorna
setting-role = Ki nyithat asztalt
setting-role-why = Melyik rang nyithat asztalt; akinek van *Szerver kezelése* joga, mindig nyithat.
setting-role-everyone = mindenki
setting-role-gone = egy törölt rang
setting-games = Játékok egyszerre
setting-games-why = Hány játék és nyitott asztal lehet egyszerre a szerveren.
setting-games_each = Játékok fejenként
setting-games_each-why = Hány játékban és nyitott asztalnál lehet helye valakinek egyszerre.

games-title = ### Nyitott játékok: { $count }
games-none = Ezen a szerveren nincs nyitott játék.
games-lobby = { $channel }: { $count } hely foglalt, játékosokra vár
games-memorising = { $channel }: { $count } játékos, a lapokat nézik
games-playing = { $channel }: { $count } játékos, { $turn }. kör
games-kept = · { $count } helyet gépi játékos őriz
games-here-none = Ebben a csatornában nincs játék. Válassz egyet a listából.
games-unknown = Ez a játék már nincs meg ezen a szerveren.
admin-stop-confirm = Leállítod ezt a játékot: { $channel }? Győztes nélkül ér véget, és mindenki látja, ki kicsoda volt.
admin-stop-done = A játék leállt: { $channel }.
admin-close-confirm = Bezárod ezt az asztalt: { $channel }? A játék még nem kezdődött el; akik ott várnak, megtudják, hogy elmarad.
admin-close-done = Az asztal bezárult: { $channel }.
button-close-table = Asztal bezárása
button-never = Hagyjuk
admin-never = Minden marad a régiben.

seat-choice = { $place }. hely: { $player }
seat-given-automaton = Mostantól gépi játékos játszik itt: { $place }. hely. Az asztalnál szóltunk róla.
seat-offered = Az asztalnál szóltunk: { $name } megkapja a helyet, amint elfogadja.
seat-refuse-no-such-seat = Annál az asztalnál nincs ilyen hely.
seat-refuse-not-absent = Ez a játékos itt van: az utóbbi időben semmit sem mulasztott el.
seat-refuse-automaton = Ott már gépi játékos játszik.
seat-refuse-you-play = Te magad is részt vettél ebben a játékban, ezért erről egy másik moderátornak kell döntenie.
seat-refuse-has-sat = Ő már részt vett ebben a játékban, csak a saját helyére térhet vissza: </mascarade join>
seat-refuse-you-sat = Már részt vettél ebben a játékban, csak a saját helyedre térhetsz vissza: </mascarade join>
seat-refuse-is-bot = Helyet csak ember foglalhat el.
seat-refuse-not-member = Ő nem tagja ennek a szervernek.
seat-refuse-barred = Ő ki van tiltva a szerver játékaiból.
seat-refuse-cannot-see = Ő nem látja annak a játéknak a csatornáját.
seat-refuse-over = Az a játék még nem kezdődött el, vagy már véget ért.
seat-refuse-not-yours = Ezt a helyet másnak ajánlották fel.
seat-refuse-lapsed = Ez az ajánlat már lejárt.
offer-open = { $mention }: { $moderator } moderátor helyet ajánl neked ennél az asztalnál ({ $place }. hely), mert { $player } távol van. A lapot és az aranyat úgy veszed át, ahogy van.
offer-done = { $name } átvette { $player } helyét ({ $place }. hely). { $moderator } moderátor ajánlotta fel.
offer-declined = { $name } nem kéri a helyet ({ $place }. hely), amelyet { $moderator } moderátor ajánlott fel. Minden marad, ahogy volt.
offer-lapsed = { $moderator } moderátor helyet ajánlott ({ $place }. hely) neki: { $name }. Az ajánlat lejárt.
offer-automaton = { $moderator } moderátor gépi játékosnak adta { $player } helyét ({ $place }. hely).
button-take = Elfoglalom a helyet
button-decline-seat = Köszönöm, nem
offer-taken = Leültél az asztalhoz: { $place }. hely.
offer-refused = Nem kérted a helyet.

people-barred = { $person } ki van tiltva a szerver játékaiból, és a még várakozó asztaloktól is fel kellett állnia. Az elkezdett játékok folytatódnak.
people-barred-already = { $person } már ki van tiltva.
people-refuse-bot = Csak emberek játszanak, ezért kitiltani is csak embert lehet.
people-unbarred = { $person } újra játszhat.
people-unbarred-already = { $person } nincs kitiltva.
barred-none = Ezen a szerveren senki sincs kitiltva a játékokból.
barred-title = ### A játékokból kitiltva: { $count }
barred-line = { $person }, { $at } óta

history-title = ### Ki mit változtatott · { $page }. oldal
history-none = Még semmi sem változott.
history-line = { $at } { $who }: { $what }
history-setting = { $setting }: „{ $old }” helyett „{ $new }”
history-channels = { $setting }: { $changes }
history-channels-added = hozzáadva: { $channels }
history-channels-removed = eltávolítva: { $channels }
history-channels-both = { $added }; { $removed }
history-set-create = új készlet: „{ $set }”, { $new }
history-set-import = importált készlet: „{ $set }”, { $new }
history-set-edit = módosított készlet: „{ $set }”, { $old } helyett { $new }
history-set-delete = törölt készlet: „{ $set }”, { $old }
history-set-default = alapértelmezés { $players } játékosnál: „{ $old }” helyett „{ $new }”
history-person-bar = kitiltva: { $person }
history-person-unbar = újra játszhat: { $person }
history-game-stop = leállított játék: { $channel }
history-game-close = bezárt asztal: { $channel }
history-seat-automaton = gépi játékosnak adott hely: { $place }. hely, { $channel }, játékosa: { $player }
history-seat-offer = felajánlott hely: { $place }. hely, { $channel }, játékosa: { $player }, címzett: { $person }
history-seat-taken = elfogadott hely: { $place }. hely, { $channel }, játékosa: { $player }
history-seat-declined = visszautasított hely: { $place }. hely, { $channel }, játékosa: { $player }
forget-confirm = Törlöd mindazt, amit erről a szerverről tárolunk: a beállításokat, a készleteket, a kitiltásokat, ezt a naplót és az összes játékot? A folyamatban lévő játékok leállnak. Ezt nem lehet visszavonni.
forget-done = { $games ->
    [0] Minden törölve, ami ehhez a szerverhez tartozott.
   *[other] Minden törölve, ami ehhez a szerverhez tartozott, köztük { $games } játék.
}
forget-me-confirm = Kivegyünk téged az összes befejezett játékból, minden szerveren? A helyeden „{ someone }” marad, és ezt nem lehet visszacsinálni. A nyitott játékokhoz nem nyúlunk: kérd újra, ha véget értek. A már kint lévő üzenetekben ott maradhat a neved, és amit a moderátorok feljegyeztek, az a szerverüknél marad.
forget-me-done = { $games ->
    [0] Nem szerepelsz befejezett játékban.
   *[other] Kivettünk téged { $games } befejezett játékból.
}
forget-later = Egy másik program éppen olvassa az adatbázist, ezért a naplójában még maradtak nyomok; amint végzett, ezek is törlődnek.
button-forget = Végleges törlés
