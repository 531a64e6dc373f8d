### Before the game: the message at which people gather, the host’s panel and refusals.
### $host (name) is whoever opened the table.

## The gathering’s message, seen by the whole channel, line by line.

# $count, $most (numbers): how many sit there, and how many may.
lobby-head = ### A ball is being prepared
    { $host } invites · { $count } of { $most } seats
# The same once the first host has left. $count, $most (numbers): as above.
lobby-head-passed = ### A ball is being prepared
    The host has left; { $host } invites now · { $count } of { $most } seats
# In the row of seats. $player (name): somebody of the last game who has not come yet.
lobby-seat-reserved = { $player } (reserved)
# Put together: before the list of its characters. $set (text): the name of a set.
lobby-set-named = “{ $set }”
# Put together: after the list of characters and a dot. $centre (number): cards in the centre.
lobby-set-centre = { $centre ->
    [one] one card in the centre
   *[other] { $centre } cards in the centre
}
# Put together with speed and contest in a row of facts, a dot between each two. $level (text): a text level-….
lobby-level = automata: { $level }
# In the same row. $deadline (text): “in 14 minutes”, counted down by Discord.
lobby-closes = closes { $deadline }

lobby-too-few = At least 2 players are needed. Call your friends, or fill up with automata.
lobby-too-few-people = At least 2 players are needed. Call your friends!
# $set (text): the chosen set’s name; $counts (text): “8 to 10”; $count (number): how many sit there.
lobby-misfit = “{ $set }” is for { $counts } players, not { $count }. The host can choose another set under “{ button-table }”.
lobby-advice-hard = -# With two or three, it helps to know the game well.
# In each language: that it is this language.
lobby-hosts-language = -# This table speaks English, its host’s language.
lobby-started = **Mascarade** · the game has begun.
lobby-cancelled = **Mascarade** · this table was cancelled. </mascarade start> opens a new one.
lobby-expired = **Mascarade** · this table waited too long and was closed. </mascarade start> opens a new one.

## What a host may choose: the row of facts, the panel, options of /mascarade start and settings.

speed-live = Live
speed-relaxed = Relaxed
speed-correspondence = Correspondence
# “Live (90 seconds a turn)”. $speed (text): a text speed-…; $time (text): “90 seconds”.
speed-and-time = { $speed } ({ $time } a turn)
contest-mode-together = everybody answers at once
contest-mode-clockwise = answers go round the table
level-novice = novice
level-regular = regular
level-master = master

## Buttons of the message.

button-join = Join
button-leave = Leave
# $count (number): how many will play then.
button-fill = Fill up to { $count } with automata
button-filled = The table is full
button-start = Start
button-table = Table…
button-how-to-play = How to play
button-cancel = Close the table

## The host’s panel, behind “Table…”. A select shows only the chosen line: “Automata: regular”.

lobby-panel = ### Your table
    Set, speed, contest: what you choose takes effect at once.
# Put together. $what (text): a text lobby-pick-…; $value (text): what is chosen.
lobby-choice = { $what }: { $value }
lobby-pick-set = Set
# Over the further selects where there are many sets. $set (text): the name of its first.
lobby-pick-set-from = Set, from { $set } on
lobby-pick-speed = Speed
lobby-pick-contest = Contest
lobby-pick-level = Automata
lobby-pick-players = Players
lobby-pick-remove = Remove somebody…
lobby-set-default = the server’s choice
# An option of the host’s panel. $count (number): how many will play, for which automata sit down or get up.
lobby-option-players = { $count ->
    [one] 1 player
   *[other] { $count } players, automata included
}

## Refusals, seen only by whoever clicked.

lobby-refuse-full = All 13 seats are taken. You can watch, or start a game of your own in another channel.
lobby-refuse-already-in = You already have a seat here.
lobby-refuse-not-in = You have no seat here.
lobby-refuse-not-host = Only the host, { $host }, or a moderator can do that.
lobby-refuse-passed-on = The first host left the table, and { $host } is the host now. Only { $host } or a moderator can do that.
lobby-refuse-too-few = At least 2 players are needed.
# $count (number): how many sit there.
lobby-refuse-misfit = This set does not work with { $count } players.
lobby-refuse-gone = That seat is already empty.
lobby-refuse-over = This table is no longer waiting for players. </mascarade start> opens another.
# $link (text): leads to the table’s message.
lobby-refuse-begun = The game has begun: { $link }
# $link (text): leads to the table’s message.
lobby-refuse-channel-busy = There is already a table in this channel: { $link }
lobby-refuse-no-automata = Automata are not welcome on this server.
rematch-not-yet = The game is not over yet.
