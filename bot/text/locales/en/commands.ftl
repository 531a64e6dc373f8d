# Slash commands: their names (small letters, at most 32, no spaces), descriptions (at most 100
# characters) and answers. A command in a text is written </mascarade start>, in English whatever the
# language; it becomes a link that opens the command.

command-name-mascarade = mascarade
command-name-start = start
command-name-speed = speed
command-name-contest = contest
command-name-automata = automata
command-name-table = table
command-name-rules = rules
command-name-character = character
command-name-notes = notes
command-name-leave = leave
command-name-join = join
command-name-stop = stop
command-name-calls = calls
command-name-help = help

command-mascarade = Mascarade, the game of secret identities
command-start = Open a table in this channel
command-start-speed = How much time there is for each decision
command-start-contest = How the others are asked about a claim
command-start-automata = How well the automata play
command-table = Show the table again at the bottom of the channel
command-rules = Explain the game, or one character
command-rules-character = The character to explain
command-notes = What you have seen and done in this game; only you see it
command-leave = Leave the game; an automaton takes your seat
command-join = Take a seat that was left
command-games = Where you play on this server, and where you are awaited; only you see it
command-stop = Stop the game without a winner
command-calls = Whether games that wait for you may call you
command-help = What this bot can do

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-read_message_history = Read Message History
start-permissions-missing = I may not run a game in this channel. I still need: { $permissions }.

table-again-soon = The table was shown again only a moment ago: { $link }
table-none = There is no game in this channel. </mascarade start> opens one.
table-waiting = This table is still waiting for players: { $link }

leave-done = You have left. An automaton keeps your seat; </mascarade join> brings you back.
leave-done-for-good = You have left the game.
leave-done-lobby = You have left the table.
leave-not-seated = You have no seat in this channel’s game.
join-done = You have a seat: number { $place }.
join-done-lobby = You have a seat.
join-back = Welcome back: your seat is yours again.
join-none-free = No seat of this game is free.
join-seated = You already have a seat in this game: { $link }

own-games-title = ### Your games
own-games-none = You have no open game on this server. </mascarade start> opens one.
own-game-awaited = { $link } · **you are awaited**, time is up { $deadline }
own-game-waits = { $link } · waiting for others
own-game-kept = { $link } · an automaton plays for you
own-game-lobby = { $link } · waiting for players
own-game-reserved = { $link } · a seat is kept for you

stop-confirm = Stop this game? It ends without a winner, and everybody sees who was who.
stop-yes = Stop the game
stop-no = Play on
stop-refused = Only { $host }, who opened this table, or a moderator can stop the game.

calls-on = Games that wait for you call you by a mention.
calls-off = No game calls you any more, on any server.
button-calls-on = Call me
button-calls-off = Don’t call me

help-text =
    ## Mascarade
    Everybody has a secret character, and cards change hands in secret. Claim to be whoever you like: if nobody else claims the same, the power is yours. As soon as somebody has 13 gold the game ends, and the richest wins.
    - </mascarade start> opens a table here, for 2 to 13 players.
    - </mascarade table> shows the table again.
    - </mascarade rules> explains the game and its characters.
    - </mascarade notes> shows what you have seen and done.
    - </mascarade leave> gives up your seat, and </mascarade join> takes one.
    - </mascarade games> lists your own games.
    - </mascarade replay> shows a finished game again.
    - </mascarade stop> ends a game without a winner.
    - </mascarade calls> lets games call you when they wait for you, or not.
    - </mascarade forget-me> takes you out of all finished games.

help-automata = {"**"}Automata** fill empty seats and stand in for people who are away. A *{ level-novice }* forgets cards and bluffs at whim; a *{ level-regular }* keeps track of where cards may be and plays for gold; a *{ level-master }* also thinks ahead and cannot be read. They see nothing that a player in their seat would not.
help-stand-ins = {"**"}Automata** stand in for people who are away. They see nothing that a player in their seat would not.
help-time = {"**"}When time runs out**, a turn swaps nothing, an announcement is not contested, and nothing is done that one only *may* do. The Bishop takes from the first of the richest, clockwise; the Inquisitor points at the left neighbour; whoever the Inquisitor asks says “Judge”; the Spy looks at the left neighbour’s card; nobody swaps. Where all are asked at once, you may change your answer until all have answered or the time is up.

rules-title = ## How to play Mascarade ({ $page } of { $pages })
rules-deal = Everyone starts with 6 gold and one character card. At first all cards lie face up: remember them. Then they are turned face down, and from now on nobody is sure who is who. With 4 or 5 players, the leftover cards lie in the centre of the table.
rules-turns =
    {"**"}The first four turns** are only for *swapping – or not*. After that you do one of three things on your turn:
    - **Swap – or not**: take your card and another one under the table and swap them – or only pretend to. No peeking: only you know what you did.
    - **Peek**: look at your own card in secret.
    - **Announce**: say that you are one of the characters in play, true or not.
rules-contest = **Contest**: when somebody announces a character, anybody else may say “No, I am!” If nobody does, the power is used and no card is shown. Otherwise all of them reveal their cards: the real one uses the power, then everyone who was wrong pays a fine of 1 gold to the courthouse.
rules-shown = **A revealed card**: if you had to reveal your card and the very next turn is yours, all you can do is swap – or not.
rules-end = **The end**: as soon as somebody owns 13 gold or loses their last coin, the game is over and the richest wins. You never pay more than you have.
rules-small = **With three players** everyone has two cards, *left* and *right*. **With two players** everyone also has a *protected* card: your opponent can’t touch it, and you can’t announce with it – but you may contest with it. You announce and contest with one card, and only that one counts.
rules-characters = ### The characters
rules-character-line = **{ $character }** – { $power }
button-previous = Previous
button-next = Next
rules-unknown = There is no such character. Choose one from the list.
