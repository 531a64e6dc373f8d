# What moderators see and decide: sets, settings, care of games.

## Commands: names (small letters, at most 32), then descriptions (at most 100 characters)

command-name-admin = mascarade-admin
command-name-set = set
command-name-forget-me = forget-me
command-name-sets = sets
command-name-list = list
command-name-create = create
command-name-edit = edit
command-name-delete = delete
command-name-default = default
command-name-import = import
command-name-name = name
command-name-players = players
command-name-code = code
command-name-settings = settings
command-name-games = games
command-name-seat = seat
command-name-game = game
command-name-place = place
command-name-member = member
command-name-people = people
command-name-bar = bar
command-name-unbar = unbar
command-name-barred = barred
command-name-person = person
command-name-history = history
command-name-forget = forget

command-start-set = The characters to play with
command-forget-me = Take me out of finished games: my seat becomes “someone”
command-admin = Sets, settings and care of games, for moderators
command-admin-sets = The sets of characters of this server
command-admin-sets-list = Show all sets with their codes
command-admin-sets-create = Make a new set
command-admin-sets-edit = Change a set
command-admin-sets-delete = Delete a set
command-admin-sets-default = Choose the set that a number of players gets by default
command-admin-sets-import = Bring in a set by its code
command-admin-sets-name = The name of the set, at most 32 characters
command-admin-sets-which = The set
command-admin-sets-players = How many players
command-admin-sets-code = The code, such as 10G3-8F2K
command-admin-settings = Language, speed, places, limits and more
command-admin-games = The games that are being played
command-admin-games-list = Show the games that are being played
command-admin-games-stop = Stop a game without a winner
command-admin-games-seat = Give an absent player’s seat to an automaton or to a member
command-admin-games-which = The game; the one in this channel if you name none
command-admin-games-place = The seat whose player is absent
command-admin-games-member = Who takes the seat; nobody for an automaton
command-admin-people = Who may play
command-admin-people-bar = Bar somebody from games
command-admin-people-unbar = Let somebody play again
command-admin-people-barred = Show who is barred
command-admin-people-who = The person
command-admin-history = Who changed what, and when
command-admin-forget = Delete everything that is stored about this server

## Refusals

admin-refuse-permission = This is for members who may *Manage Server*, and for those whom the server’s Integrations page lets use this command.
admin-refuse-value = That is not a value this setting can have.
start-refuse-barred = A moderator has barred you from games on this server.
start-refuse-channel = Games are not played in this channel. They are played in: { $channels }.
start-refuse-channels-gone = The channels where games may be played have been deleted. A moderator can choose others with </mascarade-admin settings>.
start-refuse-role = Only { $role } may start games on this server.
start-refuse-role-gone = The role that may start games on this server has been deleted. A moderator can choose another with </mascarade-admin settings>.
start-refuse-games = { $most ->
    [one] Only one game at a time is played on this server. Wait until it is over.
   *[other] At most { $most } games at a time are played on this server. Wait until one is over.
}
start-refuse-each = { $most ->
    [one] On this server nobody plays more than one game at a time. Finish or leave yours first: { $links }
   *[other] On this server nobody plays more than { $most } games at a time. Finish or leave one first: { $links }
}
start-done-thread = The table is open: { $thread }
start-thread-name = Mascarade · { $host }
notes-not-allowed = This table is played from memory: there are no notes.
permission-create_public_threads = Create Public Threads

## Sets in general

set-recommended = Recommended
set-seven = Seven, with the Fool
set-label = { $set } ({ $counts } players)
counts-range = { $first } to { $last }
set-copies = { $character } ×{ $copies }
someone = someone

problem-required_missing = { $character-the } is missing
problem-too_little_gold = { $actual ->
    [0] { $cards ->
        [1] the only card does not bring gold from the bank; at least { $needed } must
       *[other] none of the { $cards } cards brings gold from the bank; { $needed } must
    }
    [one] only { $actual } of the { $cards } cards brings gold from the bank; { $needed } are needed
   *[other] only { $actual } of the { $cards } cards bring gold from the bank; { $needed } are needed
}
problem-too_few_players = { $character }: only for { $needed } or more players
problem-too_few_cards = { $actual ->
    [0] there are no cards yet; at least { $needed } are needed
    [one] there is only one card; at least { $needed } are needed
   *[other] there are only { $actual } cards; at least { $needed } are needed
}
problem-too_many_cards = too many cards: { $actual }, at most { $needed } can be used

verdict-playable = **Playable with { $counts } players.**
verdict-unplayable = **No number of players can use this set yet, so it cannot be saved.**
verdict-problem = - { $problem }
verdict-for-some = with { $counts } players: { $problem }
verdict-fits = -# { $cards } cards are right for { $counts } players.
verdict-rich = -# More than half of the cards bring gold. The rulebook advises half at the most.

set-refuse-name-empty = A set needs a name that can be seen.
set-refuse-name-long = That name is longer than 32 characters.
set-refuse-name-taken = There is already a set called “{ $set }”.
set-refuse-name-built-in = “{ $set }” is a built-in set; choose another name.
set-refuse-built-in = “{ $set }” is built in and cannot be changed or deleted.
set-refuse-too-many = This server has { $most } sets already. Delete one first.
set-refuse-unknown = There is no set called “{ $set }”. Choose one from the list.
set-refuse-unplayable = No number of players can use this set, so it was not saved.
set-refuse-misfit = “{ $set }” cannot be used by that number of players.
set-refuse-changed = Somebody else changed “{ $set }” meanwhile, so nothing was saved. This is how it stands now.
set-refuse-gone = “{ $set }” was deleted meanwhile. Save it to make it anew.

code-refuse-digit = That is no code: “{ $what }” never stands in one.
code-refuse-length = A code has 8 letters and digits; this one has { $what }.
code-refuse-version = That code was made by another version of this game, which this one cannot read.
code-refuse-checksum = There is a slip in that code. Copy it again.
code-refuse-character = That code names characters that this game does not have.

## The list of sets and the editor

sets-title = ### Sets of this server
    { $own } of { $most } sets of its own · page { $page } of { $pages }
sets-own = **{ $set }** · { $counts } players
sets-built-in = **{ $set }** (built in) · { $counts } players
sets-recommended-why = What the rules print for each number of players.
sets-cards = { $characters } · `{ $code }`
sets-default-for = Default for { $counts } players.

editor-title = ### The set “{ $set }”
editor-title-new = ### A new set, “{ $set }”
editor-cards = { $count ->
    [one] One card: { $characters }
   *[other] { $count } cards: { $characters }
}
editor-pick = Characters
editor-code = Code: `{ $code }`
button-save = Save
button-discard = Discard
editor-saved = Saved: “{ $set }” for { $counts } players. Its code is `{ $code }`.
editor-saved-old = Games that have begun keep the old one.
editor-default-dropped = It was the default for { $counts } players, whom “{ $set }” does not fit any more: they get “Recommended” again.
editor-discarded = Nothing was changed.
sets-deleted = “{ $set }” is deleted. Its code was `{ $code }`: importing it brings the same cards back, under the name you give them then. It is not a default any more.
sets-default-done = { $players } players now get “{ $set }” unless the host chooses otherwise.

## Settings

panel-title = ### Settings of this server
panel-note = -# Changes apply to new games. Who changed what is in </mascarade-admin history>.
panel-pick = Change…
panel-changed = Somebody else changed the settings meanwhile, so nothing was saved. This is how they stand now.
panel-saved = Saved.
setting-line = **{ $setting }**: { $value }
    -# { $why }
setting-title = ### { $setting }
setting-now = Now: { $value }
setting-pick = Value
setting-pick-channels = Channels; none for all
setting-pick-role = A role; none for everyone
setting-no-limit = no limit
button-all-settings = All settings

setting-language = Language
setting-language-why = What the public messages of games are written in.
setting-language-auto = the server’s, or else the host’s
setting-speed = Speed
setting-speed-why = How much time there is, unless the host chooses otherwise.
setting-speed-own = the server’s own times
speed-own = The server’s own times
setting-own_times = Own times
setting-own_times-why = The times of the speed “The server’s own times”.
own-time-memorise = { $time } to memorise
own-time-turn = { $time } for a turn
own-time-contest = { $time } to contest
own-time-power = { $time } for a power
own-time-memorise-pick = Time to memorise
own-time-turn-pick = Time for a turn
own-time-contest-pick = Time to contest
own-time-power-pick = Time for a power
setting-contest = Contest
setting-contest-why = How the others are asked about a claim, unless the host chooses otherwise.
setting-first = Who begins
setting-first-why = Whose turn is the first.
setting-first-youngest = the newest account
setting-first-random = anybody, by chance
setting-first-host = the host
setting-place = Place
setting-place-why = Whether a game is played in the channel or in a thread of its own.
setting-place-channel = in the channel
setting-place-thread = in a thread of its own
setting-automata = Automata
setting-automata-why = Whether hosts may seat automata, and how well they play. Absent players are always stood in for.
setting-automata-none = not welcome
setting-notes = Notes
setting-notes-why = Whether players may look up what they have seen and done.
setting-notes-true = allowed
setting-notes-false = not allowed
setting-reveal = Staged reveal
setting-reveal-why = Whether there is a moment of suspense before the cards turn over.
setting-reveal-true = with suspense
setting-reveal-false = at once
setting-mentions = Mentions
setting-mentions-why = Who is notified by a game.
setting-mentions-awaited = whoever is asked, and those still awaited at half time
setting-mentions-turn = whoever is asked
setting-mentions-nobody = nobody
setting-channels = Channels
setting-channels-why = Where games may be played; a thread follows its channel.
setting-channels-all = all
setting-channels-more = { $count } more
setting-channels-gone = { $count ->
    [one] one that was deleted
   *[other] { $count } that were deleted
}
setting-role = Who may start
setting-role-why = The role that may open tables; who may *Manage Server* always may.
setting-role-everyone = everyone
setting-role-gone = a role that was deleted
setting-games = Games at once
setting-games-why = How many games and open tables the server has at a time.
setting-games_each = Games per person
setting-games_each-why = At how many games and open tables one person has a seat at a time.

## Care of games

games-title = ### Games that are open: { $count }
games-none = No game is open on this server.
games-lobby = { $channel }: { $count ->
    [one] one seat taken, waiting for players
   *[other] { $count } seats taken, waiting for players
}
games-memorising = { $channel }: { $count } players, looking at the cards
games-playing = { $channel }: { $count } players, turn { $turn }
games-kept = { $count ->
    [one] · one seat kept by an automaton
   *[other] · { $count } seats kept by automata
}
games-here-none = There is no game in this channel. Name one from the list.
games-unknown = There is no such game on this server any more.
admin-stop-confirm = Stop the game in { $channel }? It ends without a winner, and everybody sees who was who.
admin-stop-done = The game in { $channel } is stopped.
admin-close-confirm = Close the table in { $channel }? Its game has not begun, and those who wait there see that it is cancelled.
admin-close-done = The table in { $channel } is closed.
button-close-table = Close the table
button-never = Leave it
admin-never = Everything stays as it is.

seat-choice = Seat { $place }: { $player }
seat-given-automaton = An automaton now plays in seat { $place }. It has been announced at the table.
seat-offered = { $name } has been asked at the table, and has the seat as soon as they accept.
seat-refuse-no-such-seat = There is no such seat at that table.
seat-refuse-not-absent = That player is not absent: they have not missed anything of late.
seat-refuse-automaton = An automaton plays there already.
seat-refuse-you-play = You have sat in this game yourself, so another moderator must decide this.
seat-refuse-has-sat = They have sat in this game already. They may only return to their own seat, with </mascarade join>.
seat-refuse-you-sat = You have sat in this game already. You may only return to your own seat, with </mascarade join>.
seat-refuse-is-bot = Only people can take a seat.
seat-refuse-not-member = They are not a member of this server.
seat-refuse-barred = They are barred from games on this server.
seat-refuse-cannot-see = They cannot see the channel of that game.
seat-refuse-over = That game has not begun or is over.
seat-refuse-not-yours = This seat is offered to somebody else.
seat-refuse-lapsed = This offer does not stand any more.
offer-open = { $mention }: { $moderator }, a moderator, offers you seat { $place } at this table. { $player } is absent. You take over the card and the gold as they stand.
offer-done = { $name } has taken seat { $place }, which was { $player }’s. { $moderator }, a moderator, offered it.
offer-declined = { $name } declined seat { $place }, which { $moderator }, a moderator, offered. It stays as it was.
offer-lapsed = { $moderator }, a moderator, offered seat { $place } to { $name }. That offer does not stand any more.
offer-automaton = { $moderator }, a moderator, gave seat { $place }, which was { $player }’s, to an automaton.
button-take = Take the seat
button-decline-seat = No, thank you
offer-taken = You have a seat: number { $place }.
offer-refused = You declined.

## People

people-barred = { $person } is barred from games on this server, and out of tables that were still waiting. Games that have begun go on.
people-barred-already = { $person } is barred already.
people-refuse-bot = Only people play, so only people can be barred.
people-unbarred = { $person } may play again.
people-unbarred-already = { $person } is not barred.
barred-none = Nobody is barred from games on this server.
barred-title = ### Barred from games: { $count }
barred-line = { $person } since { $at }

## History and forgetting

history-title = ### Who changed what · page { $page }
history-none = Nothing has been changed yet.
history-line = { $at } { $who }: { $what }
history-setting = { $setting }: from “{ $old }” to “{ $new }”
history-channels = { $setting }: { $changes }
history-channels-added = added { $channels }
history-channels-removed = removed { $channels }
history-set-create = made the set “{ $set }”: { $new }
history-set-import = imported the set “{ $set }”: { $new }
history-set-edit = changed the set “{ $set }” from { $old } to { $new }
history-set-delete = deleted the set “{ $set }”: { $old }
history-set-default = default for { $players } players: from “{ $old }” to “{ $new }”
history-person-bar = barred { $person }
history-person-unbar = let { $person } play again
history-game-stop = stopped the game in { $channel }
history-game-close = closed the table in { $channel }
history-seat-automaton = gave { $player }’s seat { $place } in { $channel } to an automaton
history-seat-offer = offered { $player }’s seat { $place } in { $channel } to { $person }
history-seat-taken = accepted { $player }’s seat { $place } in { $channel }
history-seat-declined = declined { $player }’s seat { $place } in { $channel }
forget-confirm = Delete everything that is stored about this server: settings, sets, bars, this record and all games? Games that are being played are stopped. This cannot be undone.
forget-done = { $games ->
    [0] Everything about this server has been deleted.
    [one] Everything about this server has been deleted, including one game.
   *[other] Everything about this server has been deleted, including { $games } games.
}
forget-me-confirm = Take you out of all finished games, on every server? Your seat in them becomes “someone”, and you cannot be put back. Games that are still open are not touched: ask again when they are over. Messages that stand in channels already may keep your name, and what moderators have written down stays with their server.
forget-me-done = { $games ->
    [0] You are in no finished game.
    [one] You have been taken out of one finished game.
   *[other] You have been taken out of { $games } finished games.
}
forget-later = Another program is reading the database right now, so that traces of it are left in the database’s log; they will be deleted as soon as that ends.
button-forget = Delete for good
