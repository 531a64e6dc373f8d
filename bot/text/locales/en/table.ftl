# The public messages of a game.

memorise-title = ## Look well: who is who?
memorise-body = Every card lies face up. Remember them: when everyone is ready they are turned face down.
memorise-seat = { $place }. { $player }: { $cards }
memorise-centre = In the centre: { $cards }
memorise-waiting = Not ready yet: { $players } · the cards are turned down { $deadline } at the latest
memorise-done = ### The cards have been dealt and turned face down. Who was who? You saw it.

hand-left = { $card } (left)
hand-right = { $card } (right)
hand-protected = { $card } (protected)

turn-header = ### { $mention }, it is your turn
turn-clock = Turn { $turn } · time is up { $deadline }
turn-early = The first four turns are only for swapping, or not.
turn-forced = { $player } showed a card in the turn before, so this turn is only for swapping, or not.

seat-line = { $place }. { $player }: { gold }
seat-line-turn = { $place }. **{ $player }: { gold }** ← turn
player-automaton = { $player } (automaton)
player-kept = { $player } (kept by an automaton)

pots = { $centre ->
    [0] Court { $court } · bank { $bank }
    [one] Court { $court } · bank { $bank } · one card in the centre
   *[other] Court { $court } · bank { $bank } · { $centre } cards in the centre
}
in-play = In play: { $characters }
gold-seat = { $player }: { gold }

contest-header = ### { $player }: “I am { $character-the }!”
contest-header-left = ### { $player }, with a hand on the left card: “I am { $character-the }!”
contest-header-right = ### { $player }, with a hand on the right card: “I am { $character-the }!”
contest-power = { $character } – { $power }
contest-together = Does anybody else claim to be { $character-the }? Answers stay hidden; the contest closes { $deadline }.
contest-clockwise = { $player }, do you also claim to be { $character-the }? Time is up { $deadline }. Others may answer ahead.
contest-heard = { $player } claims it too.
contest-heard-left = { $player } claims it too, with a hand on the left card.
contest-heard-right = { $player } claims it too, with a hand on the right card.
contest-heard-protected = { $player } claims it too, with a hand on the protected card.
contest-heard-pass = { $player } passes.
contest-awaited = Awaited: { $players }

ask-which-seat = ### { $player } uses the power of { $character-the } and chooses a player.
ask-which-card = ### { $player } uses the power of { $character-the } and chooses a card to look at.
ask-whether-to-swap = ### { $player } uses the power of { $character-the } and takes two cards under the table.
ask-which-character = ### { $player } names a character for the power of { $character-the }.
ask-who-are-you = ### { $player }, { $other } uses the power of { $character-the } and points at you: who do you say you are?
ask-clock = Time is up { $deadline }.

end-title = { $count ->
    [one] ## { $winners } wins with { $amount } gold.
   *[other] ## { $winners } win together, with { $amount } gold each.
}
end-title-power = ## { $winners } wins by a power, with { $amount } gold.
end-title-stopped = ## The game was stopped. Nobody wins.
end-reason-ruin = { $count ->
    [one] { $players } lost their last coin.
   *[other] { $players } lost their last coin.
}
end-fortune = { $place }. { $player }: { gold } – { $cards }
end-swaps = { $swaps ->
    [one] Of { $swaps } swap { $real } was real.
   *[other] Of { $swaps } swaps { $real } were real.
}
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
button-story = The whole story
nudge = { $count ->
    [one] { $mentions }: the table is waiting for you. Time is up { $deadline }.
   *[other] { $mentions }: the table is waiting for you all. Time is up { $deadline }.
}
turn-past = Turn { $turn }, { $player }.
turn-past-announced = Turn { $turn }: { $player } claimed to be { $character-the }.
