# Quiet advice in somebody's first games; only they see it.

command-name-advice = advice
command-advice = Whether your first games come with advice, which only you see
advice-on = In your first three games, and whenever you practise, your own prompts have a line of advice. Nobody else can tell.
advice-off = You get no advice any more.
button-advice-on = Advise me
button-advice-off = No advice, please

advice-line = -# Advice: { $advice } · </mascarade advice>
advice-early = The others see which cards you take, never what you do with them.
advice-forced = Everybody has seen your card. After this turn they can doubt it again.
advice-sure = You know that you are { $character-the }.
advice-not-looked = You have not looked at your card for { $turns } turns.
advice-win = If you are believed to be { $character-the } now, you win.
advice-gain = Right now { $character-the } could take { gold }.
advice-contest = You know that you are { $character-the }.
advice-no-contest = You know that you are somebody else, and a wrong contest costs { gold }.
advice-doubt = You cannot be sure who you are, and a wrong contest costs { gold }.
advice-richest = { $player } is the richest, with { gold }.
advice-unseen-swap = Only you will know whether they were swapped.
