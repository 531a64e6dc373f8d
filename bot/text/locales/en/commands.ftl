### Slash commands: their names, descriptions and answers. Answers are seen only by whoever used the command.
### A command in a text is written </mascarade start>, in English whatever the language; it becomes a link that
### opens the command.

## Names of commands and of their options: small letters, at most 32, no spaces.

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

## Descriptions below the names, in Discord’s list of commands: at most 100 characters.

command-mascarade = Mascarade, the game of secret identities
command-start = Open a table in this channel
command-start-speed = How much time there is for each decision
command-start-contest = Does everybody answer a claim at once, or one after the other?
command-start-automata = How strong the automata (bots) are
command-table = Show the table again at the bottom of the channel
command-rules = Explain the game, or one character
command-rules-character = The character to explain
command-notes = Your private notes: what you have seen and done in this game
command-leave = Leave the game; an automaton takes your seat
command-join = Take a free seat in this channel’s game, or come back to your own
command-games = Your games on this server, and which of them wait for you; only you see it
command-stop = Stop the game without a winner
command-calls = Whether games that wait for you may call you
command-help = What this bot can do

## Permissions, named as Discord names them in the settings of a server; they stand in the refusal below.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-read_message_history = Read Message History
# $permissions (text): those that are missing, as a list.
start-permissions-missing = I can’t run a game in this channel yet. I need: { $permissions }.

## Answers to /mascarade table. $link (text): leads to the table’s message.

table-again-soon = The table was shown just a moment ago: { $link }
table-none = There is no game in this channel. </mascarade start> opens one.
table-waiting = This table is still filling up: { $link }

## Answers to /mascarade leave and /mascarade join.

leave-done = You have left. An automaton keeps your seat warm; until somebody else takes it, </mascarade join> brings you back.
leave-done-for-good = You have left the game.
leave-done-lobby = You have left the table.
leave-not-seated = You have no seat in this channel’s game. </mascarade games> lists yours.
# $place (number): the seat’s number.
join-done = You’re in: seat { $place }.
join-done-lobby = You’re in!
join-back = Welcome back! Your seat is yours again.
join-none-free = There is no free seat in this game. You can watch, or start a game of your own in another channel.
# $link (text): leads to the table’s message.
join-seated = You already have a seat in this game: { $link }

## Answer to /mascarade games: a heading and a line for each game. $link (text): leads to its channel.

own-games-title = ### Your games
own-games-none = You have no open game on this server. </mascarade start> opens one.
# $deadline (text): “in 5 minutes”, counted down by Discord.
own-game-awaited = { $link } · **waiting for you**, time is up { $deadline }
own-game-waits = { $link } · waiting for others
own-game-kept = { $link } · an automaton plays for you
own-game-lobby = { $link } · waiting for players
own-game-reserved = { $link } · a seat is kept for you

## Answers to /mascarade stop; stop-yes and stop-no are buttons below the question.

stop-confirm = Stop this game? It ends without a winner, and everybody sees who was who.
stop-yes = Stop the game
stop-no = Play on
# $host (name): who opened the table.
stop-refused = Only { $host }, the host of this table, or a moderator can stop the game.

## Answers to /mascarade calls, with a button to change it.

calls-on = When a game waits for you, it calls you with a mention.
calls-off = No game calls you any more, on any server.
button-calls-on = Call me
button-calls-off = Don’t call me

## Answer to /mascarade help. Put together: each text is a paragraph of its own, and some may be left out.

help-text =
    ## Mascarade
    Everybody hides behind a mask, and the masks change hands under the table. Claim to be whoever you like: if nobody else claims the same, the power is yours. The moment somebody owns 13 gold the ball is over, and the richest wins.
    - </mascarade start> opens a table here, for 2 to 13 players.
    - </mascarade table> shows the table again.
    - </mascarade rules> explains the game and its characters.
    - </mascarade notes> shows what you have seen and done.
    - </mascarade leave> gives up your seat, and </mascarade join> takes one.
    - </mascarade games> lists your own games.
    - </mascarade replay> shows a finished game again.
    - </mascarade stop> ends a game without a winner.
    - </mascarade calls> decides whether games may call you when they wait for you.
    - </mascarade forget-me> takes you out of all finished games.

help-automata = {"**"}Automata** (bots) fill empty seats and stand in for people who are away. A *{ level-novice }* forgets cards and bluffs on a whim; a *{ level-regular }* keeps track of the cards and plays for gold; a *{ level-master }* also thinks ahead and has a perfect poker face. They see no more than a player in their seat would. Their tempers go with their names: the bold announce nearly every turn, the cautious look first, the suspicious contest, the honest claim what they are, the vengeful pay everything back, and the playful swap with everybody.
# Instead of help-automata, on servers where hosts may not add any.
help-stand-ins = {"**"}Automata** (bots) stand in for people who are away. They see no more than a player in their seat would.
help-time = {"**"}When time runs out**, you swap nothing, contest nothing, and what you only *may* do is left undone. The Bishop takes from the first of the richest, clockwise; the Inquisitor points at the left neighbour, and whoever is asked says “Judge”; the Spy looks at the left neighbour’s card; Spy and Fool swap nothing. Where all answer at once, you may change your answer until everyone has answered or time is up.

## The pages of /mascarade rules, and of the button “The rules”.

# $page, $pages (numbers): this page, and how many there are.
rules-title = ## The rules ({ $page } of { $pages })
rules-deal = Everyone starts with 6 gold and one character card. At first all cards lie face up: remember them. Then they are turned face down, and from then on nobody is sure who is who. With 4 or 5 players, the leftover cards lie in the centre of the table.
rules-turns =
    {"**"}The first four turns** are only for *swapping – or not*. After that you do one of three things on your turn:
    - **Swap – or not**: take your card and another one under the table and swap them – or only pretend to. No peeking: only you know what you did.
    - **Peek**: look at your own card in secret.
    - **Announce**: say that you are one of the characters in play, true or not.
rules-contest = **Contest**: when somebody announces a character, anybody else may say “No, I am!” If nobody does, the power is used and no card is revealed. Otherwise everyone who claims the character reveals their card: the real one uses the power, then everyone who was wrong pays a fine of 1 gold to the courthouse.
rules-shown = **A revealed card**: if you had to reveal your card and the very next turn is yours, all you can do is swap – or not.
rules-end = **The end**: as soon as somebody owns 13 gold or loses their last coin, the game is over and the richest wins. You never pay more than you have.
rules-small = **With three players** everyone has two cards, *left* and *right*. **With two players** everyone also has a *protected* card: your opponent can’t touch it, and you can’t announce with it – but you may contest with it. You announce and contest with one card, and only that one counts.
rules-characters = ### The characters
# $power (text): what the character does, a text power-….
rules-character-line = **{ $character }** – { $power }
button-previous = Previous
button-next = Next
rules-unknown = There is no such character. Choose one from the list.
