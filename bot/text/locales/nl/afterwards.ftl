finished-unknown = Ik ken hier geen afgelopen spel dat hierbij hoort. Spellen worden gewist als hun server erom vraagt, en 30 dagen nadat ik ben verwijderd.
finished-shown = Dit is hier al getoond.
finished-code = -# Spel `{ $code }` · terugkijken met </mascarade replay>

button-turns = Beurt voor beurt
button-file = Als tekstbestand
button-recap = Het hele plaatje
button-show = In het kanaal tonen
button-replay = Terugkijken

recap-title = ### Na het bal
recap-legend = -# Elke lijn is een kaart. Waar lijnen elkaar kruisen, is echt geruild; stippels: alleen gedaan alsof. Oog: bekeken. Groen: waar. Rood, met masker: gelogen. ✔ ✘: betwist. Kleine kaart: onthuld. Munten: fortuinen.
recap-centre = midden
recap-centre-numbered = midden { $number }

truth-turn = **{ $turn } · { $player }**
truth-true = Dat was waar.
truth-lie = Gelogen: { $player } was { $character-the }.
truth-lie-hand = Gelogen: die kaart was { $character-the }.
truth-quiet = In werkelijkheid { $character-the }, zonder een woord te zeggen: { $players }.
truth-centre = In werkelijkheid lag { $character-the } in het midden.
truth-other-hand = In werkelijkheid was { $character-the } de andere kaart van { $player }.
truth-now = Nu: { $cards }.
truth-now-centre = midden ({ $character })
truth-saw = Gezien: { $first } en { $second }.
truth-took-back = { $player } had het ook betwist en kwam daar stilletjes op terug.
truth-plucked-up = { $player } had eerst gepast en betwistte het daarna toch.
truth-wavered = { $player } heeft getwijfeld: { $count } antwoorden in totaal.
truth-ahead-pass = { $player } had vooraf gepast.
truth-ahead-claim = { $player } had het vooraf betwist.
truth-unheard-pass = { $player } had gepast, maar dat heeft niemand meer gehoord.
truth-unheard-claim = { $player } had het ook betwist, maar dat heeft niemand meer gehoord.
truth-passing = Passen tot de eigen beurt: { $players }.
truth-pick = Beurten
truth-range = Beurten { $first } t/m { $last }
truth-range-one = Beurt { $first }
truth-range-start = Het delen
truth-file = Alles wat er gebeurd is, van het delen tot het einde.
truth-file-title = Maskerade · spel { $code }

fact-contest = De duurste ruzie: in beurt { $turn } leverde “Ik ben { $character-the }!” de rechtbank { gold } op.
fact-unfound = De onvindbare: { $count } keer klonk “Ik ben { $character-the }!”, en nooit was het waar.
fact-wrong = Wie was ik ook alweer? { $player } vergiste zich { $count } keer in het eigen masker.
fact-honest = Te eerlijk voor dit bal: { $player }, { $count } beweringen en allemaal waar.
fact-traveller = Rusteloos: { $character-the } verhuisde { $count } keer.
fact-faces = De meeste gezichten: { $player } was in één avond { $count } verschillende karakters.
fact-pretender = Loze gebaren: { $player } hield { $count } keer kaarten onder de tafel en ruilde nooit echt.
fact-silent = Zwijgen als het graf: { $count } keer gaf een ander zich uit voor het karakter van { $player } – en die gaf geen kik.
fact-home = Weer thuis: { $character-the } verhuisde { $count } keer en kwam terug bij { $player }.
fact-loss = De ergste beurt: { $player } verloor { gold } in beurt { $turn }.
fact-curious = De nieuwsgierigheid zelve: { $player } bekeek { $count } keer een kaart.

replay-step = **{ $step } van { $steps }** · beurt { $turn }
replay-deal = **{ $step } van { $steps }** · het delen

replay-jump = Naar een beurt
replay-player = [In de browser afspelen]({ $link })
button-play = Afspelen
button-pause = Pauze
button-open = Kaarten open
button-closed = Kaarten gedekt

command-name-replay = terugkijken
command-replay = Een afgelopen spel van deze server stap voor stap terugkijken
command-replay-code = De code onder het einde van het spel

picture-recap = Het hele spel, { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}; elke kaart is een lijn langs de plaatsen.
picture-recap-counts = Geruild: { $real } keer echt, { $pretended } keer alsof. Beweringen: { $true } waar, { $false } onwaar, { $contested } betwist. Bekeken: { $looks } keer.
picture-recap-path = { $card }: { $path }.
picture-recap-ends = { $card }: { $first } → { $last } ({ $count }×).
picture-recap-fortune = Fortuinen aan het einde: { $seats }.
picture-exchanged = Onder de tafel echt geruild: { $places }.
