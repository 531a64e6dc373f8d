finished-unknown = Ezzel a kóddal itt nem ismerek befejezett játékot.
finished-shown = Ezt itt már láthatta mindenki.
finished-code = -# `{ $code }` játék · </mascarade replay> újra megmutatja.

button-turns = Körről körre
button-file = Szövegfájlként
button-recap = Az egész kép
button-show = Megmutatom a csatornának
button-replay = Visszajátszás

recap-title = ### A bál után
recap-legend = -# Minden vonal egy lap. Ahol keresztezik egymást, ott tényleg cseréltek; pontozva: csak színlelték. Szem: megnézték. Zöld: igaz. Piros álarccal: hazugság. ✔ ✘: vétó. Kis lap: felfedve. Érmék: vagyonok.
recap-centre = közép
recap-centre-numbered = közép { $number }

truth-turn = **{ $turn } · { $player }**
truth-true = Ez igaz volt.
truth-lie = Hazugság: { $player } { $character-the } volt.
truth-lie-hand = Hazugság: az a lap { $character-the } volt.
truth-quiet = Közben { $character-the } végig { $players } volt, és egy szó sem hangzott el.
truth-centre = Közben { $character-the } végig az asztal közepén feküdt.
truth-other-hand = Közben { $character-the } { $player } másik lapja volt.
truth-now = Most: { $cards }.
truth-now-centre = közép ({ $character })
truth-saw = Amit látott: { $first } és { $second }.
truth-took-back = { $player } is tiltakozott, majd titokban visszavonta.
truth-plucked-up = { $player } először passzolt, aztán mégis tiltakozott.
truth-wavered = { $player } habozott: összesen { $count } válasz.
truth-ahead-pass = { $player } már előre passzolt.
truth-ahead-claim = { $player } már előre tiltakozott.
truth-unheard-pass = { $player } passzolt, de ez már nem hangzott el.
truth-unheard-claim = { $player } tiltakozott, de ez már nem hangzott el.
truth-passing = Passzol a következő saját köréig: { $players }.
truth-pick = Körök
truth-range = { $first }–{ $last }. kör
truth-range-one = { $first }. kör
truth-range-start = Az osztás
truth-file = Minden, ami történt, az osztástól a végéig.
truth-file-title = Mascarade · { $code } játék

fact-contest = A legdrágább vita: „Én vagyok { $character-the }!” – { gold.acc } hozott a bíróságnak ({ $turn }. kör).
fact-unfound = Akit senki sem talált meg: { $count } alkalommal hangzott el, hogy „Én vagyok { $character-the }!”, és sosem volt igaz.
fact-wrong = A legtöbbet tévedett önmagáról: { $player }, { $count } alkalommal.
fact-honest = Túl őszinte ehhez a bálhoz: { $player }, { $count } állítás, és mind igaz.
fact-traveller = Nyughatatlan: { $character-the } { $count } alkalommal cserélt helyet.
fact-faces = A legtöbb arc: { $player } egyetlen este { $count } különböző karakter volt.
fact-pretender = Hideg kezek: { $player } { $count } alkalommal nyúlt az asztal alá, és sosem cserélt igazán.
fact-silent = Néma, mint az álarc: { $player } { $count } alkalommal hallotta, hogy más mondja magát az ő karakterének, és hallgatott.
fact-home = Újra otthon: { $character-the } { $count } alkalommal cserélt helyet, és visszatért ide: { $player }.
fact-loss = A legrosszabb kör: { $player } { gold.acc } veszített ({ $turn }. kör).
fact-curious = Maga a kíváncsiság: { $player } { $count } alkalommal nézett meg lapokat.

replay-step = **{ $step } / { $steps }** · { $turn }. kör
replay-deal = **{ $step } / { $steps }** · az osztás

replay-jump = Ugrás egy körre
replay-player = [A lejátszó megnyitása]({ $link })
button-play = Lejátszás
button-pause = Szünet
button-open = Nyílt lapok
button-closed = Rejtett lapok

command-name-replay = visszajátszás
command-replay = A szerver egyik befejezett játéka újra, lépésről lépésre
command-replay-code = A játék vége alatt álló kód

picture-recap = Az egész játék, { $turns } kör; minden lap egy vonal a helyek között.
picture-recap-counts = Csere: { $real } valódi, { $pretended } színlelt. Állítás: { $true } igaz, { $false } hamis, { $contested } vétózott. Megnézett lap: { $looks }.
picture-recap-path = { $card }: { $path }.
picture-recap-ends = { $card }: { $first } → { $last } ({ $count }×).
picture-recap-fortune = Vagyonok a végén: { $seats }.
picture-exchanged = Az asztal alatt tényleg cseréltek: { $places }.
