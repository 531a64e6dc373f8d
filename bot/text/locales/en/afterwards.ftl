### After the end: what really happened, the recap and the replay. Only whoever clicks sees it, until they show it to
### the channel. $player (name) is a player, $players (text) a list of them; $turn (number) a turn; $code (text) the
### game’s code; $amount (number) gold.

## Buttons, refusals, and the small line below the end of a game.

finished-unknown = I know of no finished game here that this leads to. Games are deleted when their server asks for it, and 30 days after I was removed.
finished-shown = This has been shown here already.
finished-code = -# Game `{ $code }` · </mascarade replay> shows it again.

button-turns = Turn by turn
button-file = As a text file
button-recap = The whole picture
button-show = Show the channel
button-replay = Replay

## The recap: one picture of the whole game. recap-centre is written into it, before the lines of those cards.

recap-title = ### After the ball
recap-legend = -# Every line is a card. Where lines cross, cards were really swapped; dots: only pretended. Eye: a look. Green: a true claim. Red, with a mask: a lie. ✔ ✘: contested. Small card: revealed. Coins: fortunes.
recap-centre = centre
# $number (number): which of the cards in the centre.
recap-centre-numbered = centre { $number }

## Turn by turn: what was hidden. Put together: after the sentences of the story (story.ftl), one after the other.

truth-turn = **{ $turn } · { $player }**
truth-true = It was true.
truth-lie = A lie: { $player } was { $character-the }.
# Where everyone has two or three cards.
truth-lie-hand = A lie: that card was { $character-the }.
truth-quiet = The real { $character } kept quiet: { $players }.
truth-centre = The real { $character } lay in the centre.
# Where everyone has two or three cards.
truth-other-hand = The real { $character } was { $player }’s other card.
# Which cards lie where after a real swap. $cards (text): a list of names with characters, texts mask or truth-now-centre.
truth-now = Now: { $cards }.
truth-now-centre = centre ({ $character })
# The Spy. $first, $second (text): characters’ names.
truth-saw = Seen: { $first } and { $second }.
truth-took-back = { $player } had objected, and took it back.
truth-plucked-up = { $player } had passed at first, and then objected.
# $count (number): how often they answered, always more than two.
truth-wavered = { $player } had wavered: { $count } answers in all.
truth-ahead-pass = { $player } had passed in advance.
truth-ahead-claim = { $player } had objected in advance.
# An answer that was given but not heard, because the game was stopped.
truth-unheard-pass = { $player } had passed, unheard.
truth-unheard-claim = { $player } had objected, unheard.
truth-passing = Passing until their next turn: { $players }.

## Choosing the turns to read, and the text file.

truth-pick = Turns
# $first, $last (numbers): turns.
truth-range = Turns { $first }–{ $last }
# $first (number): a turn.
truth-range-one = Turn { $first }
truth-range-start = The deal
truth-file = Everything that happened, from the deal to the end.
truth-file-title = Mascarade · game { $code }

## One or two curiosities, for the whole channel, below the end of a game. $count (number): always more than one.

fact-contest = Costliest quarrel: in turn { $turn } the cry “I am { $character-the }!” brought the courthouse { gold }.
fact-unfound = The one nobody found: “I am { $character-the }!” was said { $count ->
    [2] twice
   *[other] { $count } times
}, and it was never true.
fact-wrong = Most often wrong about themselves: { $player }, { $count ->
    [2] twice
   *[other] { $count } times
}.
fact-honest = Too honest for this ball: { $player } made { $count } claims, all of them true.
fact-traveller = Restless: { $character-the } moved { $count ->
    [2] twice
   *[other] { $count } times
}.
fact-faces = Most faces: { $player } was { $count } different characters in one evening.
fact-pretender = Cold hands: { $player } reached under the table { $count ->
    [2] twice
   *[other] { $count } times
} and never really swapped.
fact-silent = Silent as a mask: { $player } heard others claim their character { $count ->
    [2] twice
   *[other] { $count } times
}, and said nothing.
fact-home = Home again: { $character-the } moved { $count ->
    [2] twice
   *[other] { $count } times
} and came back to { $player }.
fact-loss = Worst turn: { $player } lost { gold } in turn { $turn }.
fact-curious = Most curious: { $player } looked at cards { $count ->
    [2] twice
   *[other] { $count } times
}.

## The replay, step by step. $step, $steps (numbers): this step of how many.

replay-step = **{ $step } of { $steps }** · turn { $turn }
replay-deal = **{ $step } of { $steps }** · the deal

replay-jump = Go to a turn
# $link (text): a web address.
replay-player = [Open the player]({ $link })
button-play = Play
button-pause = Pause
button-open = Cards up
button-closed = Cards down

## /mascarade replay: names (small letters, at most 32), then descriptions (at most 100 characters).

command-name-replay = replay
command-replay = Show a finished game from this server again, step by step
command-replay-code = The code below the end of the game

## Descriptions of the recap and of a step, read aloud by a screen reader. Put together: several sentences.

# $turns (number): how many.
picture-recap = The whole game, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}; every card is a line through the seats.
# All numbers. $real, $pretended: swaps; $true, $false, $contested: claims; $looks: how often a card was looked at.
picture-recap-counts = Swaps: { $real } real, { $pretended } pretended. Claims: { $true } true, { $false } false, { $contested } contested. Looks: { $looks }.
# $card (text): a character’s name; $path (text): names with arrows between.
picture-recap-path = { $card }: { $path }.
# The same in short. $card (text): a character’s name; $first, $last (names): whose it was; $count (number): real swaps.
picture-recap-ends = { $card }: { $first } → { $last } ({ $count }×).
# $seats (text): names with gold.
picture-recap-fortune = Fortunes at the end: { $seats }.
# $places (text): whose two cards: names, or picture-the-centre.
picture-exchanged = Really swapped under the table: { $places }.
