# Before the game.

# A row of facts about the table, with a dot between each two.
lobby-head = ### A ball is being prepared
    { $host } invites · { $count } of { $most } seats
lobby-head-passed = ### A ball is being prepared
    The host has left, { $host } invites now · { $count } of { $most } seats
lobby-seat-reserved = { $player } (reserved)
lobby-set-named = “{ $set }”
lobby-set-centre = { $centre ->
    [one] one card in the centre
   *[other] { $centre } cards in the centre
}
lobby-level = automata: { $level }
lobby-closes = closes { $deadline }

lobby-too-few = At least 2 players are needed. Call your friends, or fill up with automata.
lobby-too-few-people = At least 2 players are needed. Call your friends!
lobby-misfit = “{ $set }” is for { $counts } players, and you are { $count }. The host can choose another set under “{ button-table }”.
lobby-advice-hard = -# With two or three, it helps to know the game well.
lobby-hosts-language = -# This table speaks English, its host’s language.
lobby-started = **Mascarade** · the game has begun.
lobby-cancelled = **Mascarade** · this table was cancelled. </mascarade start> opens a new one.
lobby-expired = **Mascarade** · this table waited too long and was closed. </mascarade start> opens a new one.

speed-live = Live
speed-relaxed = Relaxed
speed-correspondence = Correspondence
# “Live (90 seconds a turn)”
speed-and-time = { $speed } ({ $time } a turn)
contest-mode-together = everybody answers at once
contest-mode-clockwise = answers go round the table
level-novice = novice
level-regular = regular
level-master = master

button-join = Join
button-leave = Leave
button-fill = Fill up to { $count } with automata
button-filled = The table is full
button-start = Start
button-table = Table…
button-how-to-play = How to play
button-cancel = Close the table

# The host's panel; a select shows only the chosen line: “Automata: regular”.
lobby-panel = ### Your table
    Set, speed, contest: what you choose counts at once.
lobby-choice = { $what }: { $value }
lobby-pick-set = Set
lobby-pick-set-from = Set, from { $set } on
lobby-pick-speed = Speed
lobby-pick-contest = Contest
lobby-pick-level = Automata
lobby-pick-players = Players
lobby-pick-remove = Remove somebody…
lobby-set-default = the server’s choice
lobby-option-players = { $automata ->
    [0] { $count }, no automata
    [one] { $count }, one of them an automaton
   *[other] { $count }, { $automata } of them automata
}

lobby-refuse-full = All 13 seats are taken.
lobby-refuse-already-in = You already have a seat here.
lobby-refuse-not-in = You have no seat here.
lobby-refuse-not-host = Only the host, { $host }, or a moderator can do that.
lobby-refuse-passed-on = The first host left the table, and { $host } is the host now. Only { $host } or a moderator can do that.
lobby-refuse-too-few = At least 2 players are needed.
lobby-refuse-misfit = This set does not work with { $count } players.
lobby-refuse-gone = That seat is already empty.
lobby-refuse-over = This table is no longer waiting for players.
lobby-refuse-begun = The game has begun: { $link }
lobby-refuse-channel-busy = There is already a table in this channel: { $link }
lobby-refuse-no-automata = Automata are not welcome on this server.
rematch-not-yet = The game is not over yet.
