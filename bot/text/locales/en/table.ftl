# The public messages of a game.

memorise-title = ### Take a good look: who is who?
memorise-seat = { $place } { $player }: { $cards }
memorise-centre = In the centre: { $cards }
memorise-waiting = Masks go on when all are ready ({ $ready } of { $count }), { $deadline } at the latest.
memorise-looking = -# Still looking: { $players }
memorise-done = ### The cards are face down. Who was who? You saw it… didn’t you?

hand-left = { $card } (left)
hand-right = { $card } (right)
hand-protected = { $card } (protected)

turn-header = **{ $mention }, it is your turn** · { $turn } · { $deadline }
turn-automaton = **{ $player } ponders …** · { $turn }
turn-early = In the first four turns you can only swap – or not.
turn-forced = { $player } was unmasked just before, so this turn is a swap – or not.

player-automaton = { $player } (automaton)
player-kept = { $player } (kept by an automaton)

in-play = { $centre ->
    [0] In play: { $characters }
    [one] In play: { $characters } · one card in the centre
   *[other] In play: { $characters } · { $centre } cards in the centre
}
gold-seat = { $player } { $amount }
gold-seat-turn = **{ $player } { $amount }**
gold-line = -# <:gold:> Gold: { $seats } · <:court:> courthouse { $court }

contest-header = ### { $player }: “I am { $character-the }!”
contest-header-left = ### { $player }, with a hand on the left card: “I am { $character-the }!”
contest-header-right = ### { $player }, with a hand on the right card: “I am { $character-the }!”
contest-power = { $character } – { $power }
contest-together = **Who dares?** Answers stay masked · { $deadline }
contest-clockwise = **{ $player }, are you { $character-the } too?** { $deadline } · the others may answer in advance
contest-heard = { $player } claims it too.
contest-heard-left = { $player } claims it too, with a hand on the left card.
contest-heard-right = { $player } claims it too, with a hand on the right card.
contest-heard-protected = { $player } claims it too, with a hand on the protected card.
contest-heard-pass = { $player } passes.
contest-awaited = Still to answer: { $players }

ask-which-seat = ### { $player } acts as { $character-the } and chooses a player.
ask-which-card = ### { $player } acts as { $character-the } and chooses a card to look at.
ask-whether-to-swap = ### { $player } acts as { $character-the } and takes two cards under the table.
ask-which-character = ### { $player } names a character for { $character-the }.
ask-who-are-you = ### { $player }, { $other } points at you as { $character-the }: who do you think you are?
ask-clock = Time is up { $deadline }.

end-title = { $count ->
    [one] ## <:winner:> { $winners } wins with { $amount } gold!
   *[other] ## <:winner:> { $winners } win together, with { $amount } gold each!
}
end-title-power = ## <:winner:> { $winners } wins on the spot, with { $amount } gold!
end-title-stopped = ## The game was stopped. Nobody wins.
end-title-deserted = ## Everybody has left the ball. Nobody wins.
end-reason-ruin = Ruined: { $players }.
end-fortune = { $place } · { $player }: { gold } – { $cards }
end-swaps = Real swaps: { $real } of { $swaps }.
end-lie = Boldest lie: “I am { $character-the }!” said { $player } ({ $was }) and took { gold }.
end-longest = Longest-held secret: { $player } was { $character-the } from turn { $turn } to the end.

button-ready = Ready
button-swap = Swap, or not
button-peek = Peek
button-announce = Announce
button-notes = My notes
button-contest = I am { $character-the }!
button-pass = Pass
button-pass-until-turn = Pass until my next turn
button-choose = { $player }: choose
button-rematch = Rematch
button-story = What really happened
nudge = { $count ->
    [one] { $mentions }: the table is waiting for you. Time is up { $deadline }.
   *[other] { $mentions }: the table is waiting for you all. Time is up { $deadline }.
}
call = { $count ->
    [one] { $mentions }, your answer is awaited.
   *[other] { $mentions }, your answers are awaited.
}
