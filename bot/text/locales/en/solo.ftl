# Games of one's own: the guided one and those for practice.

turn-header-unhurried = **{ $mention }, it is your turn** · { $turn }
memorise-waiting-unhurried = Masks go on when you are ready.
contest-together-unhurried = **Who dares?** Answers stay masked.
contest-clockwise-unhurried = **{ $player }, are you { $character-the } too?**
button-solo-back = Back to the table
solo-moved-on = That question is over; the game has moved on.

command-name-practice = practice
command-practice = A game of your own against automata, at your own pace; only you see it
command-practice-players = How many play, with you
button-practise = Practise with automata
button-practice-go-on = Go on with it
button-practice-anew = Begin a new one
button-practice-another = Another game
practice-unfinished = You have a game under way, in turn { $turn }. A new one takes its place.
practice-gone = That game for practice is not there any more. </mascarade practice> begins another.
practice-refuse-players = For practice { $least } to { $most } play, with you.
