### Games of one’s own: the guided one and those for practice. Only that person sees them.

## The table without a clock: each stands where the text of the same name without “-unhurried” stands with one.

# $mention (text): the person, as Discord names them; $turn (number): the turn.
turn-header-unhurried = **{ $mention }, it’s your turn** · turn { $turn }
memorise-waiting-unhurried = Masks go on when you are ready.
contest-together-unhurried = **Who dares?** Answers stay masked.
# $player (name): who is asked, a person or an automaton; nobody is addressed.
contest-clockwise-unhurried = **Is { $player } { $character-the } too?**
button-solo-back = Back to the table
solo-moved-on = Too late, the game has moved on.

## /mascarade practice: its description, buttons, questions and refusals.

command-name-practice = practice
command-practice = A game of your own against automata, at your own pace; only you see it
command-practice-players = How many play, you included
button-practise = Practise with automata
button-practice-go-on = Go on with it
button-practice-anew = Begin a new one
button-practice-another = Another game
# $turn (number): the turn of that game.
practice-unfinished = You have a game under way, in turn { $turn }. A new one replaces it.
practice-gone = That practice game is gone. </mascarade practice> begins another.
# $least, $most (numbers): of players.
practice-refuse-players = A practice game is for { $least } to { $most } players, you included.
