finished-unknown = Ik ken hier geen afgelopen spel met die code.
finished-shown = Dat is hier al getoond.
finished-code = -# Spel `{ $code }` · </mascarade replay> laat het nog eens zien.

button-turns = Beurt voor beurt
button-file = Als tekstbestand
button-recap = Het hele plaatje
button-show = Aan het kanaal tonen
button-replay = Terugkijken

recap-title = ### Na het bal
recap-legend = -# Elke lijn is een kaart. Waar lijnen kruisen, is echt geruild; stippels: alsof. Oog: een blik. Groen: waar. Rood met masker: gelogen. ✔ ✘: betwist. Kleine kaart: onthuld. Munten: fortuinen.
recap-centre = midden
recap-centre-numbered = midden { $number }

truth-turn = **{ $turn } · { $player }**
truth-true = Dat was waar.
truth-lie = Gelogen: { $player } was { $character-the }.
truth-lie-hand = Gelogen: die kaart was { $character-the }.
truth-quiet = Al die tijd was { $players } { $character-the }, zonder een woord.
truth-centre = Al die tijd lag { $character-the } in het midden.
truth-other-hand = Al die tijd was { $character-the } de andere kaart van { $player }.
truth-now = Nu: { $cards }.
truth-now-centre = midden ({ $character })
truth-saw = Gezien: { $first } en { $second }.
truth-took-back = { $player } had het ook betwist en nam dat stilletjes terug.
truth-plucked-up = { $player } had eerst gepast en betwistte het toen toch.
truth-wavered = { $player } had getwijfeld: { $count } antwoorden in totaal.
truth-ahead-pass = { $player } had vooraf gepast.
truth-ahead-claim = { $player } had het vooraf betwist.
truth-unheard-pass = { $player } had gepast, ongehoord.
truth-unheard-claim = { $player } had het betwist, ongehoord.
truth-passing = Past tot de volgende eigen beurt: { $players }.
truth-pick = Beurten
truth-range = Beurten { $first } t/m { $last }
truth-range-one = Beurt { $first }
truth-range-start = Het delen
truth-file = Alles wat er gebeurde, van het delen tot het einde.
truth-file-title = Mascarade · spel { $code }

fact-contest = De duurste ruzie (beurt { $turn }): “Ik ben { $character-the }!” bracht de rechtbank { gold } op.
fact-unfound = Nooit gevonden: { $count } keer klonk “Ik ben { $character-the }!”, en nooit was het waar.
fact-wrong = Het vaakst fout over zichzelf: { $player }, { $count } keer.
fact-honest = Te eerlijk voor dit bal: { $player } zei { $count } keer wie daar zat, en altijd de waarheid.
fact-traveller = Rusteloos: { $character-the } verhuisde { $count } keer.
fact-faces = De meeste gezichten: { $player } was op één avond { $count } verschillende karakters.
fact-pretender = Koude handen: { $player } hield { $count } keer kaarten onder de tafel en ruilde nooit echt.
fact-silent = Stil als een masker: { $count } keer gaf een ander zich uit voor het karakter van { $player }, en er kwam geen woord.
fact-home = Weer thuis: { $character-the } verhuisde { $count } keer en kwam terug bij { $player }.
fact-loss = De ergste beurt: { $player } verloor { gold } in beurt { $turn }.
fact-curious = De nieuwsgierigheid zelf: { $player } bekeek { $count } keer kaarten.

replay-step = **{ $step } van { $steps }** · beurt { $turn }
replay-deal = **{ $step } van { $steps }** · het delen

replay-jump = Naar een beurt
replay-player = [De speler openen]({ $link })
button-play = Afspelen
button-pause = Pauze
button-open = Kaarten open
button-closed = Kaarten gedekt

command-name-replay = terugkijken
command-replay = Een afgelopen spel van deze server stap voor stap terugkijken
command-replay-code = De code onder het einde van het spel

picture-recap = Het hele spel, { $turns } beurten; elke kaart is een lijn langs de plaatsen.
picture-recap-counts = Geruild: { $real } echt, { $pretended } alsof. Uitspraken: { $true } waar, { $false } onwaar, { $contested } betwist. Blikken: { $looks }.
picture-recap-path = { $card }: { $path }.
picture-recap-ends = { $card }: { $first } → { $last } ({ $count }×).
picture-recap-fortune = Fortuinen aan het einde: { $seats }.
picture-exchanged = Onder de tafel echt geruild: { $places }.
