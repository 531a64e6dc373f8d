# Before the game.

lobby-title = ## Mascarade
lobby-head = A table by { $host } · { $count } of { $most } seats
lobby-seat = { $place }. { $player }
lobby-seat-host = { $place }. { $player } (host)
lobby-seat-automaton = { $place }. { $player } (automaton, { $level })
lobby-seat-reserved = { $place }. { $player } (seat kept, not here yet)
lobby-set = With { $count } players: { $characters }.
lobby-set-centre = { $centre ->
    [one] One card lies in the centre.
   *[other] { $centre } cards lie in the centre.
}
lobby-too-few = At least 2 players are needed. Friends can join, and automata too.
lobby-misfit = The chosen set does not fit { $count } players.
lobby-advice-hard = Two and three players are for people who know the game well.
lobby-clock = { $speed } · { $contest } · closes { $deadline }
lobby-hosts-language = This table speaks English, its host's language.
lobby-started = **Mascarade** · the game has begun.
lobby-cancelled = **Mascarade** · this table was cancelled. </mascarade start> opens a new one.
lobby-expired = **Mascarade** · this table waited too long and was closed. </mascarade start> opens a new one.

speed-live = Live
speed-relaxed = Relaxed
speed-correspondence = Correspondence
contest-mode-together = contest all at once
contest-mode-clockwise = contest clockwise
level-novice = novice
level-regular = regular
level-master = master

button-join = Join
button-leave = Leave
button-add-automaton = Add automaton
button-remove = Remove…
button-start = Start
button-cancel = Cancel

lobby-prompt-remove = Whom do you remove from the table?
lobby-pick-remove = Who leaves the table

lobby-done-joined = You have a seat. The game begins when { $host } starts it.
lobby-done-left = You have left the table.
lobby-done-added = { $player } takes a seat.
lobby-done-removed = { $player } has been removed.
lobby-done-cancelled = The table is closed.
lobby-done-started = The game begins.

lobby-refuse-full = All 13 seats are taken.
lobby-refuse-already-in = You already have a seat here.
lobby-refuse-not-in = You have no seat here.
lobby-refuse-not-host = Only the host, { $host }, or a moderator can do that.
lobby-refuse-too-few = At least 2 players are needed. Invite someone, or add an automaton.
lobby-refuse-misfit = The chosen set does not fit { $count } players.
lobby-refuse-nobody-to-remove = There is nobody else to remove.
lobby-refuse-gone = That seat is already empty.
lobby-refuse-over = This table is no longer waiting for players.
lobby-refuse-channel-busy = There is already a table in this channel: { $link }
lobby-refuse-no-automata = Automata are not welcome on this server.
rematch-not-yet = The game is not over yet.
