finished-unknown = Nem ismerek itt befejezett játékot, amely ehhez tartozna. A játékok törlődnek, ha a szerverük kéri, és 30 nappal azután is, hogy eltávolítottak.
finished-shown = Ezt a csatorna már látta.
finished-code = -# A játék kódja: `{ $code }` · </mascarade replay> újra megmutatja.

button-turns = Körről körre
button-file = Szövegfájlként
button-recap = Az este egy képen
button-show = Megmutatom a csatornának
button-replay = Visszajátszás

recap-title = ### A bál után
recap-legend = -# Minden vonal egy lap. Ahol keresztezik egymást, ott valódi volt a csere; pontok: csak színlelték. Szem: megnézték. Zöld: igaz bejelentés. Piros, álarccal: hazugság. ✔ ✘: vétó. Kis lap: felfedve. Érmék: vagyonok.
recap-centre = közép
recap-centre-numbered = közép { $number }

truth-turn = **{ $turn } · { $player }**
truth-true = Igaz volt.
truth-lie = Hazugság: { $player } { $character-the } volt.
truth-lie-hand = Hazugság: az a lap { $character-the } volt.
truth-quiet = Az igazi { $character } végig hallgatott: { $players }.
truth-centre = Az igazi { $character } végig az asztal közepén feküdt.
truth-other-hand = Az igazi { $character } végig { $player } másik lapja volt.
truth-now = Most: { $cards }.
truth-now-centre = közép ({ $character })
truth-saw = Amit látott: { $first } és { $second }.
truth-took-back = { $player } is vétózott, de visszavonta.
truth-plucked-up = { $player } először passzolt, aztán mégis vétózott.
truth-wavered = { $player } habozott: { $count } választ is adott, mire döntött.
truth-ahead-pass = { $player } már előre passzolt.
truth-ahead-claim = { $player } már előre vétózott.
truth-unheard-pass = { $player } passzolt, de ezt már senki sem hallotta.
truth-unheard-claim = { $player } vétózott, de ezt már senki sem hallotta.
truth-passing = A következő köréig mindenre passzolt: { $players }.
truth-pick = Körök
truth-range = { $first }–{ $last }. kör
truth-range-one = { $first }. kör
truth-range-start = Az osztás
truth-file = Minden, ami történt, az osztástól a végéig.
truth-file-title = Álarcosbál · a játék kódja: { $code }

fact-contest = A legdrágább vita ({ $turn }. kör): „Én vagyok { $character-the }!” – és a Bíróság { gold.with } lett gazdagabb.
fact-unfound = Akit senki sem talált meg: „Én vagyok { $character-the }!” – hangzott el { $count } alkalommal, és egyszer sem volt igaz.
fact-wrong = Önmagát sem ismerte: { $player } { $count } alkalommal tévedett abban, hogy kicsoda.
fact-honest = Túl őszinte ehhez a bálhoz: { $player } { $count } bejelentése mind igaz volt.
fact-traveller = Nyughatatlan: { $character-the } { $count } alkalommal kelt útra.
fact-faces = Ezerarcú: { $player } egyetlen este alatt { $count } karakter bőrébe bújt.
fact-pretender = Csak a látszat kedvéért: { $player } { $count } alkalommal nyúlt az asztal alá, és egyszer sem cserélt igazán.
fact-silent = Néma, mint az álarc: { $player } { $count } alkalommal hallotta, hogy más adja ki magát az ő karakterének, és hallgatott.
fact-home = Hazatalált: { $character-the } { $count } út végén ott kötött ki, ahonnan elindult: { $player } kezében.
fact-loss = A legrosszabb kör ({ $turn }. kör): { $player } { gold.acc } veszített.
fact-curious = Maga a kíváncsiság: { $player } { $count } alkalommal nézett meg lapot.

replay-step = **{ $step }/{ $steps }** · { $turn }. kör
replay-deal = **{ $step }/{ $steps }** · az osztás

replay-jump = Ugrás egy körre
replay-player = [A lejátszó megnyitása]({ $link })
button-play = Lejátszás
button-pause = Szünet
button-open = Nyílt lapok
button-closed = Rejtett lapok

command-name-replay = visszajátszás
command-replay = A szerver egyik befejezett játéka újra, lépésről lépésre
command-replay-code = A játék vége alatt álló kód

picture-recap = Az egész játék, { $turns } kör; minden lap egy vonal, amely helyről helyre vezet.
picture-recap-counts = Csere: { $real } valódi, { $pretended } színlelt. Bejelentés: { $true } igaz, { $false } hamis, { $contested } megvétózott. Megnézett lap: { $looks }.
picture-recap-path = { $card }: { $path }.
picture-recap-ends = { $card }: { $first } → { $last } ({ $count }×).
picture-recap-fortune = Vagyonok a végén: { $seats }.
picture-exchanged = Az asztal alatt valóban cserélt: { $places }.
