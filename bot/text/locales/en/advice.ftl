### Quiet advice in somebody’s first games and in practice; only they see it, in small letters below a question.

## /mascarade advice, with its answer and the button to change it.

command-name-advice = advice
command-advice = Whether your first games come with advice, which only you see
advice-on = In your first three games, and whenever you practise, my questions come with a line of advice. Nobody else sees it.
advice-off = You get no advice any more.
button-advice-on = Advise me
button-advice-off = No advice, please

## The advice itself. Put together: each is the $advice (text) of the line.
## $character: whom it is about; $amount (number): gold.

advice-line = -# Advice: { $advice } · </mascarade advice>
advice-early = The others see which cards you take, never what you do with them.
advice-forced = Everybody has seen your card. After this turn they can doubt it again.
advice-sure = You know that you are { $character-the }.
# $turns (number): how many turns ago, always more than one.
advice-not-looked = You have not looked at your card for { $turns } turns.
advice-win = If you are believed to be { $character-the } now, you win.
advice-gain = As { $character-the } you could take { gold } right now.
advice-contest = You know that you are { $character-the }.
advice-no-contest = You know that you are somebody else, and a wrong contest costs { gold }.
advice-doubt = Are you sure who you are? A wrong contest costs { gold }.
# $player (name): another player.
advice-richest = { $player } is the richest, with { gold }.
advice-unseen-swap = Only you will know whether they were swapped.
