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
command-stop = Stop the game without a winner
command-help = What this bot can do

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-read_message_history = Read Message History
start-permissions-missing = I may not run a game in this channel. I still need: { $permissions }.

table-again = Here is the table again.
table-none = There is no game in this channel. </mascarade start> opens one.
table-waiting = This table is still waiting for players: use the buttons on its message.

leave-done = You have left. An automaton keeps your seat; </mascarade join> brings you back.
leave-not-seated = You have no seat in this channel's game.
join-done = You have a seat: place { $place }.
join-back = Welcome back: your seat is yours again.
join-none-free = No seat of this game is free.
join-seated = You already have a seat in this game.
join-lobby = This table is still waiting for players: click “{ $button }” on its message.

stop-confirm = Stop this game? It ends without a winner, and everybody sees who was who.
stop-yes = Stop the game
stop-no = Play on
stop-kept-playing = The game goes on.
stop-done = The game is stopped.
stop-refused = Only { $host }, who opened this table, or a moderator can stop the game.

help-text =
    ## Mascarade
    Everybody has a secret character, and cards change hands in secret. Claim to be whoever you like: if nobody else claims the same, the power is yours. As soon as somebody has 13 gold the game ends, and the richest wins.
    - </mascarade start> opens a table here: 2 to 13 players, automata if you like.
    - </mascarade table> shows the table again.
    - </mascarade rules> explains the game and its characters.
    - </mascarade notes> shows what you have seen and done.
    - </mascarade leave> gives up your seat, and </mascarade join> takes one.
    - </mascarade stop> ends a game without a winner.
    - </mascarade forget-me> takes you out of all finished games.

help-automata = {"**"}Automata** fill empty seats and stand in for people who are away. A *{ level-novice }* forgets cards and bluffs at whim; a *{ level-regular }* keeps track of where cards may be and plays for gold; a *{ level-master }* also thinks ahead and cannot be read. They see nothing that a player in their seat would not.

rules-title = ## How Mascarade is played
rules-body =
    Everyone starts with 6 gold and one character card. At first all cards lie face up: remember them. Then they are turned face down, and from now on nobody is sure who is who. With 4 or 5 players, cards that nobody has lie in the centre of the table.

    {"**"}The first four turns** are only for *swapping, or not*. After that you do one of three things on your turn:
    - **Swap, or not**: take your card and another one under the table and exchange them, or only pretend to. Nobody looks at the cards, and only you know which you did.
    - **Peek**: look at your own card in secret.
    - **Announce**: say that you are one of the characters in play, true or not.

    {"**"}Contest**: when somebody announces a character, all others may claim to be the same. If nobody does, the power is used and no card is shown. Otherwise all who claimed turn their cards up: whoever is right uses the power, then all who were wrong pay 1 gold to the court.

    {"**"}A shown card**: if you showed your card because you contested, or because the Inquisitor made you, and the next turn is yours, you can only swap, or not.

    {"**"}The end**: as soon as somebody has 13 gold or has lost their last coin, the richest wins. Nobody ever pays more than they have.
rules-small = **With three players** everyone has two cards, *left* and *right*. **With two players** everyone also has a *protected* card, which the opponent cannot touch and which cannot be used to announce. You announce and contest with one card, and only that one counts.
rules-characters = ### The characters
rules-character-line = **{ $character }** – { $power }
rules-unknown = There is no such character. Choose one from the list.
start-done = The table is open.
