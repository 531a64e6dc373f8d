"""Looking ahead: a sampled world played on with the real rules by quick, plausible players."""

from copy import copy
from random import Random
from typing import cast

import numpy as np
from msgspec.structs import replace

from ...game import ContestMode, Event, Game, SeatAction, View, imagine, legal_actions, step
from ...game.actions import Announce, Contest, NameCharacter, Peek, Swap
from ...game.legal import swaps
from ...game.questions import HearContests, TakeTurn, UsePower, WhichCharacter, WhichSeat
from ...game.rules import RICH, close_contest
from ...game.state import Claim
from ..arrays import Floats
from ..beliefs.contest_model import contest_chances
from ..beliefs.knowledge import Knowledge
from ..beliefs.turn_model import REGULARS, Turns
from ..outcomes.announcements import prospect, standing_of
from ..outcomes.glance import aimed_at, glance_at
from .win_chance import win_chance

MOST_STEPS_A_TURN = 40


class Common:
    """What all worlds that are imagined for one decision share."""

    def __init__(self, knowledge: Knowledge, turns: Turns = REGULARS) -> None:
        layout = knowledge.layout
        self.knowledge = knowledge
        self.turns = turns
        """How everybody uses their turns."""
        self.hands = [layout.open_own(seat) for seat in range(layout.players)]
        """The places that each seat may announce with."""
        self.found: dict[tuple[int, tuple[int, ...], Claim, float], tuple[Floats, Floats]] = {}

    def contest_chances(
        self, knowledge: Knowledge, gold: tuple[int, ...], claim: Claim, brings: float
    ) -> Floats:
        """How likely others contest: worked out once for all worlds in which as much is known."""
        key = (id(knowledge.table), gold, claim, brings)
        if key not in self.found:
            self.found[key] = (knowledge.table, contest_chances(knowledge, gold, claim, brings))
        return self.found[key][1]


class World:
    """One imagined game under way; everybody knows in it what they could know at the table."""

    def __init__(self, known: View, cards: tuple[str, ...], common: Common) -> None:
        setup = replace(known.table.setup, contest=ContestMode.TOGETHER)
        question = known.table.question
        if isinstance(question, HearContests):
            question = replace(question, asked=None)
        table = replace(known.table, setup=setup, question=question)
        self.game: Game = imagine(replace(known, table=table), cards)
        self.common = common
        self.knowledge = copy(common.knowledge)

    @property
    def over(self) -> bool:
        """Whether the imagined game has ended."""
        return self.game.table.outcome is not None

    def act(self, action: SeatAction) -> None:
        """Do something."""
        self.become(*step(self.game, action))

    def become(self, game: Game, events: tuple[Event, ...]) -> None:
        """Let everybody notice what they may of what has happened."""
        self.game = game
        if not self.over:
            for event in events:
                self.knowledge.notice(event)

    def finish_turn(self, rng: Random) -> None:
        """Play until the next turn begins or the game is over."""
        turn = self.game.table.turn
        for _ in range(MOST_STEPS_A_TURN):
            table = self.game.table
            if self.over or table.turn != turn:
                return
            question = table.question
            if isinstance(question, TakeTurn):
                self.act(self.take_turn(question, rng))
            elif isinstance(question, HearContests):
                self.hear(question, rng)
            elif isinstance(question, UsePower):
                self.act(self.answer(question, rng))

    def take_turn(self, question: TakeTurn, rng: Random) -> SeatAction:
        """What people do at such a table: claim, truly or not, take a better card, or look at their own."""
        turns = self.common.turns
        seat, layout, cards = question.by, self.knowledge.layout, self.game.cards
        place = rng.choice(layout.open_own(seat))
        brings = glance_at(self.game.table, seat)
        worths = np.array([brings[name] for name in cards])
        known = self.knowledge.table[seat]
        options: list[SeatAction] = [*swaps(layout, seat)]
        appeals = turns.swap_appeals(cast(list[Swap], options), (worths @ known).tolist())
        if not (question.early or question.forced):
            mine, theirs = known[:, place], self.knowledge.as_own().copy()
            theirs[seat] = 0.0
            wins = (self.game.table.gold[seat] + worths >= RICH).astype(np.float64)
            options += [*(Announce(seat, name, place) for name in cards), Peek(seat, place)]
            appeals += turns.claim_appeals(mine, worths, theirs.max(axis=0), wins).tolist()
            appeals.append(float(turns.look_appeals(mine.max())))
        (chosen,) = rng.choices(options, np.exp(appeals).tolist())
        return chosen

    def hear(self, question: HearContests, rng: Random) -> None:
        """Let everybody who has not answered contest or pass."""
        table, layout = self.game.table, self.knowledge.layout
        announcement = table.announcement
        assert announcement is not None
        brings = glance_at(table, announcement.by)[announcement.character]
        chances = self.common.contest_chances(
            self.knowledge, table.gold, Claim(announcement.by, announcement.card), brings
        )
        held = [place for place, name in enumerate(self.game.cards) if name == announcement.character]
        likely = chances[:, held].max(axis=1).tolist()
        contests: list[Contest] = []
        for seat in layout.others(announcement.by):
            if seat not in question.answered and rng.random() < likely[seat]:
                own = layout.own(seat)
                believed = self.knowledge.table[seat][held][:, own].max(axis=0)
                contests.append(Contest(seat, own[int(believed.argmax())]))
        self.become(*close_contest(self.game, contests))

    def answer(self, question: UsePower, rng: Random) -> SeatAction:
        """Aim at the richest, name what one thinks one is, and move cards at random."""
        choice = question.choice
        options = legal_actions(self.game, choice.by)
        if isinstance(choice, WhichSeat):
            return max(options, key=lambda option: aimed_at(option, self.game.table.gold))
        if isinstance(choice, WhichCharacter):
            place = self.knowledge.layout.own(choice.by)[0]
            believed = self.game.cards[int(self.knowledge.table[choice.by][:, place].argmax())]
            return next(o for o in options if isinstance(o, NameCharacter) and o.character == believed)
        return rng.choice(options)

    def win_chance(self, seat: int) -> float:
        """A seat's chance of winning in the world as it has become."""
        table = self.game.table
        if self.over:
            return prospect(standing_of(table), seat)
        return win_chance(self.game, self.knowledge, self.common.hands, seat)
