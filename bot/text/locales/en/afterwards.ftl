# After the end: the truth, the recap and the replay.

finished-unknown = I know of no finished game with that code here.
finished-shown = This has been shown here already.
finished-code = -# Game `{ $code }` · </mascarade replay> shows it again.

button-turns = Turn by turn
button-file = As a text file
button-recap = The whole picture
button-show = Show the channel
button-replay = Replay

recap-title = ### After the ball
recap-legend = -# Every line is a card. Where lines cross, cards were really swapped; dots: only pretended. Eye: a look. Green: a true claim. Red, with a mask: a lie. ✔ ✘: contested. Small card: turned up. Coins: fortunes.
recap-centre = centre
recap-centre-numbered = centre { $number }

truth-turn = **{ $turn } · { $player }**
truth-true = It was true.
truth-lie = A lie: { $player } was { $character-the }.
truth-lie-hand = A lie: that card was { $character-the }.
truth-quiet = All the while, { $character-the } was { $players }, and not a word.
truth-centre = All the while, { $character-the } lay in the centre.
truth-other-hand = All the while, { $character-the } was { $player }’s other card.
truth-now = Now: { $cards }.
truth-now-centre = centre ({ $character })
truth-saw = Seen: { $first } and { $second }.
truth-took-back = { $player } had claimed it too, and took it back.
truth-plucked-up = { $player } had passed at first, and then claimed it too.
truth-wavered = { $player } had wavered: { $count } answers in all.
truth-ahead-pass = { $player } had passed in advance.
truth-ahead-claim = { $player } had claimed it in advance.
truth-unheard-pass = { $player } had passed, unheard.
truth-unheard-claim = { $player } had claimed it too, unheard.
truth-passing = Resolved to pass until their next turn: { $players }.
truth-pick = Turns
truth-range = Turns { $first }–{ $last }
truth-range-one = Turn { $first }
truth-range-start = The deal
truth-file = Everything that happened, from the deal to the end.
truth-file-title = Mascarade · game { $code }

fact-contest = Costliest quarrel: in turn { $turn } the cry “I am { $character-the }!” brought the courthouse { gold }.
fact-unfound = The one nobody found: “I am { $character-the }!” was said { $count } times, and never was it true.
fact-wrong = Most often wrong about themselves: { $player }, { $count } times.
fact-honest = Too honest for this ball: { $player } made { $count } claims, all of them true.
fact-traveller = Restless: { $character-the } changed hands { $count } times.
fact-faces = Most faces: { $player } was { $count } different characters in one evening.
fact-pretender = Cold hands: { $player } reached under the table { $count } times and never really swapped.
fact-silent = Silent as a mask: { $count } times { $player } heard another claim their character, and said nothing.
fact-home = Home again: { $character-the } changed hands { $count } times and came back to { $player }.
fact-loss = Worst turn: { $player } lost { gold } in turn { $turn }.
fact-curious = Most curious: { $player } looked at cards { $count } times.

replay-step = **{ $step } of { $steps }** · turn { $turn }
replay-deal = **{ $step } of { $steps }** · the deal

replay-jump = Go to a turn
replay-player = [Open the player]({ $link })
button-play = Play
button-pause = Pause
button-open = Cards up
button-closed = Cards down

command-name-replay = replay
command-replay = Show a finished game of this server again, step by step
command-replay-code = The code below the end of the game

picture-recap = The whole game, { $turns } turns; every card is a line through the seats.
picture-recap-counts = Swaps: { $real } real, { $pretended } pretended. Claims: { $true } true, { $false } false, { $contested } contested. Looks: { $looks }.
picture-recap-path = { $card }: { $path }.
picture-recap-ends = { $card }: { $first } → { $last } ({ $count }×).
picture-recap-fortune = Fortunes at the end: { $seats }.
picture-exchanged = Really swapped under the table: { $places }.
