### What moderators see and decide: sets, settings, care of games. Only the moderator sees it, but where the
### comment says otherwise. $set (text) is the name of a set; $counts (text) numbers of players, “8 to 10”;
### $player (name) whose seat it is, $place (number) the seat’s number, $channel (text) a link to a channel.

## Names of commands and of their options: small letters, at most 32, no spaces.

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

## Descriptions below the names, in Discord’s list of commands: at most 100 characters.

command-start-set = The characters to play with
command-forget-me = Take me out of finished games: my seat becomes “someone”
command-admin = Manage sets, settings and games (for moderators)
command-admin-sets = This server’s sets of characters
command-admin-sets-list = Show all sets with their codes
command-admin-sets-create = Make a new set
command-admin-sets-edit = Change a set
command-admin-sets-delete = Delete a set
command-admin-sets-default = Choose the default set for a number of players
command-admin-sets-import = Import a set by its code
command-admin-sets-name = The name of the set, at most 32 letters
command-admin-sets-which = The set
command-admin-sets-players = How many players
command-admin-sets-code = The code, such as 10G3-8F2K
command-admin-settings = Language, speed, channels, limits and more
command-admin-games = Games in progress
command-admin-games-list = Show the games in progress
command-admin-games-stop = Stop a game without a winner
command-admin-games-seat = Give an absent player’s seat to an automaton or to a member
command-admin-games-which = The game; leave empty for the one in this channel
command-admin-games-place = The seat whose player is absent
command-admin-games-member = Who takes the seat; leave empty for an automaton
command-admin-people = Who may play
command-admin-people-bar = Bar somebody from games
command-admin-people-unbar = Let somebody play again
command-admin-people-barred = Show who is barred
command-admin-people-who = The person
command-admin-history = Who changed what, and when
command-admin-forget = Delete everything stored about this server

## Refusals, seen by whoever used the command: moderators, and people who want to start or join a game.

admin-refuse-permission = You need *Manage Server* for this, or access given on the server’s Integrations page.
admin-refuse-value = This setting can’t have that value.
start-refuse-barred = A moderator has barred you from games on this server.
# $channels (text): a list of links to channels.
start-refuse-channel = There are no games in this channel. Play here: { $channels }.
start-refuse-channels-gone = The channels where games may be played have been deleted. A moderator can choose others with </mascarade-admin settings>.
# $role (text): a role, as Discord shows it.
start-refuse-role = Only { $role } may open tables on this server.
start-refuse-role-gone = The role that may open tables on this server has been deleted. A moderator can choose another with </mascarade-admin settings>.
# $most (number): how many games the server allows.
start-refuse-games = { $most ->
    [one] This server allows only one game at a time. Wait until it is over.
   *[other] This server allows { $most } games at a time. Wait until one is over.
}
# $most (number): how many games the server allows each person; $links (text): links to theirs.
start-refuse-each = { $most ->
    [one] You can play only one game at a time on this server. Finish or leave yours first: { $links }
   *[other] You can play { $most } games at a time on this server. Finish or leave one first: { $links }
}
# To the host. $thread (text): a link to the thread.
start-done-thread = The table is open: { $thread }
# The name of a game’s thread. $host (name): who opened the table.
start-thread-name = Mascarade · { $host }
# To a player who asks for notes.
notes-not-allowed = This table is played from memory: there are no notes.
# As Discord names it in the settings of a server.
permission-create_public_threads = Create Public Threads

## Sets: their names, and what is wrong with one. Players see them too, in a lobby’s select.

set-recommended = Recommended
set-seven = Seven cards, with the Fool
# A line of a select, at most 100 characters.
set-label = { $set } ({ $counts } players)
# Put together: “8 to 10” in other texts. $first, $last (numbers).
counts-range = { $first } to { $last }
# “Peasant ×2”, in lists. $copies (number): how many cards.
set-copies = { $character } ×{ $copies }
# Instead of a name: somebody who asked to be forgotten.
someone = someone

## What is wrong with a set. Put together: a list below preview-misfit, or the $problem of a verdict.
## $needed, $actual, $cards (numbers): cards, of which the first are needed and the second there.

problem-required_missing = { $character-the } is missing
problem-too_little_gold = { $actual ->
    [0] { $cards ->
        [1] the only card does not bring gold from the bank; at least { $needed } must
       *[other] none of the { $cards } cards brings gold from the bank; { $needed } must
    }
    [one] only { $actual } of the { $cards } cards brings gold from the bank; { $needed } are needed
   *[other] only { $actual } of the { $cards } cards bring gold from the bank; { $needed } are needed
}
# $needed (number): players.
problem-too_few_players = { $character }: only for { $needed } or more players
problem-too_few_cards = { $actual ->
    [0] there are no cards yet; at least { $needed } are needed
    [one] there is only one card; at least { $needed } are needed
   *[other] there are only { $actual } cards; at least { $needed } are needed
}
problem-too_many_cards = too many cards: { $actual }, at most { $needed } can be used

## Below a set in the editor: whether it can be played. $problem (text): a text problem-….

verdict-playable = **Playable with { $counts } players.**
verdict-unplayable = **This set does not work with any number of players yet, so it can’t be saved.**
verdict-problem = - { $problem }
verdict-for-some = with { $counts } players: { $problem }
# $cards (number): how many.
verdict-fits = -# { $cards } cards make a set for { $counts } players.
verdict-rich = -# More than half of the cards bring gold. The rulebook advises half at the most.

## Refusals about sets.

set-refuse-name-empty = A set needs a visible name.
set-refuse-name-long = That name has more than 32 letters.
set-refuse-name-taken = There is already a set called “{ $set }”.
set-refuse-name-built-in = “{ $set }” is a built-in set; choose another name.
set-refuse-built-in = “{ $set }” is built in and cannot be changed or deleted.
# $most (number): how many sets a server may have.
set-refuse-too-many = This server has { $most } sets already. Delete one first.
set-refuse-unknown = There is no set called “{ $set }”. Choose one from the list.
set-refuse-unplayable = This set does not work with any number of players, so it was not saved.
set-refuse-misfit = “{ $set }” does not work with that number of players.
set-refuse-changed = Somebody else changed “{ $set }” in the meantime, so nothing was saved. This is the current version.
set-refuse-gone = “{ $set }” was deleted in the meantime. Save it to create it again.

# $what (text): the letter or sign that is wrong.
code-refuse-digit = That isn’t a code: it can’t contain “{ $what }”.
# $what (number): how many.
code-refuse-length = A code has 8 letters and digits; this one has { $what }.
code-refuse-version = That code comes from another version of this game and can’t be read here.
code-refuse-checksum = There is a typo in that code. Copy it again.
code-refuse-character = That code names characters that this game does not have.

## The list of sets and the editor. $code (text): the code by which a set can be imported.

# $own, $most (numbers): how many sets of how many; $page, $pages (numbers): this page of how many.
sets-title = ### Sets of this server
    { $own } of { $most } sets of its own · page { $page } of { $pages }
sets-own = **{ $set }** · { $counts } players
sets-built-in = **{ $set }** (built in) · { $counts } players
sets-recommended-why = What the rulebook suggests for each number of players.
# $characters (text): a list of names.
sets-cards = { $characters } · `{ $code }`
sets-default-for = Default for { $counts } players.

editor-title = ### The set “{ $set }”
editor-title-new = ### A new set, “{ $set }”
# $count (number): how many; $characters (text): a list of names.
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
editor-default-dropped = It was the default for { $counts } players, but “{ $set }” no longer works for them: they get “{ set-recommended }” again.
editor-discarded = Nothing was changed.
sets-deleted = “{ $set }” is deleted. With its code, `{ $code }`, you can import the same cards again under any name. It is no longer a default.
# $players (number): how many play.
sets-default-done = { $players } players now get “{ $set }” unless the host chooses otherwise.

## Settings: the panel with all of them, and the page of one. $setting (text): a setting’s name, $value (text): what is
## chosen, $why (text): what it means. Put together: name, value and meaning of each are the texts below.

panel-title = ### Settings of this server
panel-note = -# Changes apply to new games. Who changed what is in </mascarade-admin history>.
panel-pick = Change…
panel-changed = Somebody else changed the settings in the meantime, so nothing was saved. These are the current ones.
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

## Each setting: its name, -why what it means, and its values.

setting-language = Language
setting-language-why = The language of the public messages.
setting-language-auto = the server’s, or else the host’s
setting-speed = Speed
setting-speed-why = How much time there is, unless the host chooses otherwise.
setting-speed-own = the server’s own times
speed-own = The server’s own times
setting-own_times = Own times
setting-own_times-why = Used when the speed is “{ speed-own }”.
## The server’s own times: values and lines of selects. $time (text): “90 seconds”.

own-time-memorise = { $time } to memorise
own-time-turn = { $time } for a turn
own-time-contest = { $time } to contest
own-time-power = { $time } for a power
own-time-memorise-pick = Time to memorise
own-time-turn-pick = Time for a turn
own-time-contest-pick = Time to contest
own-time-power-pick = Time for a power

## More settings: name, -why what it means, values.

setting-contest = Contest
setting-contest-why = Whether everybody answers a claim at once or in turn, unless the host chooses otherwise.
setting-first = Who begins
setting-first-why = Who takes the first turn.
setting-first-youngest = the newest account
setting-first-random = random
setting-first-host = the host
setting-place = Channel or thread
setting-place-why = Whether a game is played in the channel or in a thread of its own.
setting-place-channel = in the channel
setting-place-thread = in a thread of its own
setting-automata = Automata
setting-automata-why = Whether hosts may add automata, and how well they play. An absent player is always replaced.
setting-automata-none = not welcome
setting-notes = Notes
setting-notes-why = Whether players may look up what they have seen and done.
setting-notes-true = allowed
setting-notes-false = not allowed
setting-reveal = Staged reveal
setting-reveal-why = Whether there is a moment of suspense before the cards are revealed.
setting-reveal-true = with suspense
setting-reveal-false = at once
setting-banter = Banter
setting-banter-why = Whether automata say something now and then.
setting-banter-true = a line now and then
setting-banter-false = silence
setting-mentions = Mentions
setting-mentions-why = Who gets notified.
setting-mentions-awaited = whoever has to answer, plus a reminder halfway
setting-mentions-turn = whoever has to answer
setting-mentions-nobody = nobody
setting-channels = Channels
setting-channels-why = Where games may be played; a thread follows its channel.
setting-channels-all = all
# Put together: at the end of a list. $count (number): how many.
setting-channels-more = { $count } more
# Put together: at the end of a list. $count (number): how many.
setting-channels-gone = { $count ->
    [one] one that was deleted
   *[other] { $count } that were deleted
}
setting-role = Who may open tables
setting-role-why = The role that may open tables. Whoever has *Manage Server* always may.
setting-role-everyone = everyone
setting-role-gone = a role that was deleted
setting-games = Games at once
setting-games-why = How many games and open tables the server may have at a time.
setting-games_each = Games per person
setting-games_each-why = How many games and open tables one person may have a seat at.

## Care of games: the list of those that are open, and stopping one. $count (number): how many.

games-title = ### Open games: { $count }
games-none = No game is open on this server.
games-lobby = { $channel }: { $count ->
    [one] one seat taken, waiting for players
   *[other] { $count } seats taken, waiting for players
}
games-memorising = { $channel }: { $count } players, looking at the cards
# $turn (number): the turn.
games-playing = { $channel }: { $count } players, turn { $turn }
# Put together: after the line of a game.
games-kept = { $count ->
    [one] · one seat kept by an automaton
   *[other] · { $count } seats kept by automata
}
games-here-none = There is no game in this channel. Pick one from the list.
games-unknown = There is no such game on this server any more.
admin-stop-confirm = Stop the game in { $channel }? It ends without a winner, and everybody sees who was who.
admin-stop-done = The game in { $channel } is stopped.
admin-close-confirm = Close the table in { $channel }? The game has not begun; everyone waiting there is told that it is cancelled.
admin-close-done = The table in { $channel } is closed.
button-close-table = Close the table
button-never = Never mind
admin-never = Everything stays as it is.

## Giving an absent player’s seat to an automaton or to a member. $name (name): the member.

# A line of a list, at most 100 characters.
seat-choice = Seat { $place }: { $player }
seat-given-automaton = An automaton now plays in seat { $place }. The table has been told.
seat-offered = { $name } has been asked at the table; the seat is theirs once they accept.
seat-refuse-no-such-seat = There is no such seat at that table.
seat-refuse-not-absent = That player isn’t absent: they haven’t missed anything lately.
seat-refuse-automaton = An automaton plays there already.
seat-refuse-you-play = You have played in this game yourself, so another moderator must decide.
seat-refuse-has-sat = They have played in this game already and may only return to their own seat, with </mascarade join>.
seat-refuse-you-sat = You have played in this game already and may only return to your own seat, with </mascarade join>.
seat-refuse-is-bot = Only people can take a seat.
seat-refuse-not-member = They are not a member of this server.
seat-refuse-barred = They are barred from games on this server.
seat-refuse-cannot-see = They cannot see the channel of that game.
seat-refuse-over = That game has not begun or is over.
seat-refuse-not-yours = This seat is offered to somebody else.
seat-refuse-lapsed = This offer has expired.
## The offer, a message at the table that everybody sees. $moderator (name): who offers; $name (name): to whom.

# $mention (text): the member, as Discord names them.
offer-open = { $mention }: moderator { $moderator } offers you seat { $place } at this table, because { $player } is away. You take over the card and the gold as they are.
offer-done = { $name } has taken over { $player }’s seat ({ $place }), offered by moderator { $moderator }.
offer-declined = { $name } declined seat { $place }, offered by moderator { $moderator }. Nothing changes.
offer-lapsed = Moderator { $moderator } offered seat { $place } to { $name }. The offer has expired.
offer-automaton = Moderator { $moderator } gave { $player }’s seat ({ $place }) to an automaton.
button-take = Take the seat
button-decline-seat = No, thank you
# To the member alone.
offer-taken = You’re in: seat { $place }.
# To the member alone.
offer-refused = You declined.

## People who are barred from games. $person (text): as Discord names them.

people-barred = { $person } is barred from games on this server and has been removed from tables that had not begun. Games that have begun go on.
people-barred-already = { $person } is barred already.
people-refuse-bot = Only people play, so only people can be barred.
people-unbarred = { $person } may play again.
people-unbarred-already = { $person } is not barred.
barred-none = Nobody is barred from games on this server.
# $count (number): how many.
barred-title = ### Barred from games: { $count }
# $at (text): a date.
barred-line = { $person } since { $at }

## The log of what moderators changed: a line for each. Put together: history-line has one of the others as $what.
## $old, $new (text): values, or lists of characters; $person (text): as Discord names them.

# $page (number): this page.
history-title = ### Who changed what · page { $page }
history-none = Nothing has been changed yet.
# $at (text): date and time; $who (text): a moderator; $what (text): one of the texts below.
history-line = { $at } { $who }: { $what }
# $setting (text): a setting’s name.
history-setting = { $setting }: from “{ $old }” to “{ $new }”
# $setting (text): a setting’s name; $changes (text): one or both of the next two.
history-channels = { $setting }: { $changes }
# $channels (text): a list of channels.
history-channels-added = added { $channels }
# $channels (text): a list of channels.
history-channels-removed = removed { $channels }
# Both of them. $added, $removed (text): the two texts above.
history-channels-both = { $added }; { $removed }
history-set-create = made the set “{ $set }”: { $new }
history-set-import = imported the set “{ $set }”: { $new }
history-set-edit = changed the set “{ $set }” from { $old } to { $new }
history-set-delete = deleted the set “{ $set }”: { $old }
# $players (number): how many play.
history-set-default = default for { $players } players: from “{ $old }” to “{ $new }”
history-person-bar = barred { $person }
history-person-unbar = let { $person } play again
history-game-stop = stopped the game in { $channel }
history-game-close = closed the table in { $channel }
history-seat-automaton = gave { $player }’s seat { $place } in { $channel } to an automaton
history-seat-offer = offered { $player }’s seat { $place } in { $channel } to { $person }
history-seat-taken = accepted { $player }’s seat { $place } in { $channel }
history-seat-declined = declined { $player }’s seat { $place } in { $channel }

## Forgetting a server (moderators) or oneself (/mascarade forget-me). $games (number): finished games.

forget-confirm = Delete everything stored about this server: settings, sets, the list of barred people, the record of changes and all games? Games in progress are stopped. This cannot be undone.
forget-done = { $games ->
    [0] Everything about this server has been deleted.
    [one] Everything about this server has been deleted, including one game.
   *[other] Everything about this server has been deleted, including { $games } games.
}
forget-me-confirm = Take you out of all finished games, on every server? You become “{ someone }” there, and this can’t be undone. Games still open are not touched: ask again when they are over. Messages already posted may keep your name, and moderators’ notes stay with their server.
forget-me-done = { $games ->
    [0] You are in no finished game.
    [one] You have been taken out of one finished game.
   *[other] You have been taken out of { $games } finished games.
}
forget-later = Another program is reading the database right now, so its log still holds traces. They are deleted as soon as that program is done.
button-forget = Delete for good
