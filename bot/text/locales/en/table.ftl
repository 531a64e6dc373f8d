### The public messages of a game. $player and $other (names) are players, with a sign where an automaton plays;
### $players (text) is a list of them; $deadline (text) is “in 40 seconds”, counted down by Discord;
### $amount (number) is gold.

## The deal: all cards lie face up, until everyone is ready.

memorise-title = ### Take a good look: who is who?
# $place (number): the seat’s number; $cards (text): characters’ names.
memorise-seat = { $place } { $player }: { $cards }
# $cards (text): characters’ names.
memorise-centre = In the centre: { $cards }
# $ready, $count (numbers): how many of how many.
memorise-waiting = Masks go on when all are ready ({ $ready } of { $count }), { $deadline } at the latest.
memorise-looking = -# Still looking: { $players }
# What stays of it.
memorise-done = ### The cards are face down. Who was who? You saw it… didn’t you?

## Where everyone has two or three cards: which one it is. $card (text): a character’s name.

hand-left = { $card } (left)
hand-right = { $card } (right)
hand-protected = { $card } (protected)

## A turn: whose it is, what they may do, everybody’s gold.

# $mention (text): the person, as Discord names them; $turn (number): the turn.
turn-header = **{ $mention }, it’s your turn** · turn { $turn } · ends { $deadline }
# $turn (number): the turn.
turn-automaton = **{ $player } ponders…** · turn { $turn }
turn-early = In the first four turns you can only swap – or not.
turn-forced = { $player }’s mask has just come off: this turn is a swap – or not.

# In lists of the seats, of somebody who is away.
player-kept = { $player } (kept by an automaton)

# $characters (text): a list of names; $centre (number): cards in the centre.
in-play = { $centre ->
    [0] In play: { $characters }
    [one] In play: { $characters } · one card in the centre
   *[other] In play: { $characters } · { $centre } cards in the centre
}
# Put together: into gold-line.
gold-seat = { $player } { $amount }
# The same of whoever’s turn it is.
gold-seat-turn = **{ $player } { $amount }**
# $seats (text): the texts gold-seat, with dots between; $court (number): the gold in the courthouse.
gold-line = -# <:gold:> Gold: { $seats } · <:court:> courthouse { $court }

## A claim, and how it is answered.

contest-header = ### { $player }: “I am { $character-the }!”
contest-header-left = ### { $player }, with a hand on the left card: “I am { $character-the }!”
contest-header-right = ### { $player }, with a hand on the right card: “I am { $character-the }!”
# Put together: what the character does. $power (text): a text power-… or brief-….
contest-power = { $character } – { $power }
contest-together = **Who dares?** Answers stay masked · closes { $deadline }
# $player (name): who is asked, a person or an automaton; nobody is addressed.
contest-clockwise = **Is { $player } { $character-the } too?** Ends { $deadline } · the others may answer in advance
contest-heard = { $player } objects.
contest-heard-left = { $player } objects, with a hand on the left card.
contest-heard-right = { $player } objects, with a hand on the right card.
contest-heard-protected = { $player } objects, with a hand on the protected card.
contest-heard-pass = { $player } passes.
contest-awaited = Still to answer: { $players }

## A power that asks something: who acts, and as whom.

ask-which-seat = ### { $player } acts as { $character-the } and chooses a player.
ask-which-card = ### { $player } acts as { $character-the } and chooses a card to look at.
ask-whether-to-swap = ### { $player } acts as { $character-the } and takes two cards under the table.
ask-which-character = ### { $player } names a character for { $character-the }.
# $other (name): the Inquisitor; $player (name): whom they ask, a person or an automaton.
ask-who-are-you = ### { $other }, as { $character-the }, points at { $player }: “Who do you think you are?”
ask-clock = Time is up { $deadline }.

## The end. $winners (text): a list of names.

# $count (number): how many win.
end-title = { $count ->
    [one] ## <:winner:> { $winners } wins with { $amount } gold!
   *[other] ## <:winner:> { $winners } win together, with { $amount } gold each!
}
# The Cheat.
end-title-power = ## <:winner:> { $winners } wins on the spot with { $amount } gold!
end-title-stopped = ## The game was stopped. Nobody wins.
end-title-deserted = ## Everybody has left the ball. Nobody wins.
end-reason-ruin = Ruined: { $players }.
# $place (number): rank by gold; $cards (text): characters’ names.
end-fortune = { $place } · { $player }: { gold } – { $cards }
# $real, $swaps (numbers): how many of how many.
end-swaps = Real swaps: { $real } of { $swaps }.
# $was (text): the character that they really were.
end-lie = Boldest lie: “I am { $character-the }!” said { $player } ({ $was }) and took { gold }.
# $turn (number): a turn.
end-longest = Longest-held secret: { $player } was { $character-the } from turn { $turn } to the end.

## Buttons of the table (at most 80 characters; short ones fit a phone).

button-ready = Ready
button-swap = Swap – or not
button-peek = Peek
button-announce = Announce
button-notes = My notes
button-contest = I am { $character-the }!
button-pass = Pass
button-pass-until-turn = Pass until my next turn
button-choose = { $player }: choose
button-rematch = Rematch
button-story = What really happened

## Messages that call people. $mentions (text): the people, as Discord names them; $count (number): how many.

# At half time.
nudge = { $count ->
    [one] { $mentions }: the table is waiting for you. Time is up { $deadline }.
   *[other] { $mentions }: the table is waiting for you all. Time is up { $deadline }.
}
call = { $count ->
    [one] { $mentions }, over to you!
   *[other] { $mentions }, over to you all!
}
