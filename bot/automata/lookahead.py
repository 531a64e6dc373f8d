"""Looking ahead: a sampled world played on with the real rules by quick, plausible players."""

from math import inf
from random import Random

import numpy as np
from msgspec.structs import replace

from ..game import ContestMode, Event, Game, SeatAction, TimeOut, View, imagine, legal_actions, step
from ..game import events as e
from ..game.actions import Announce, Contest, NameCharacter, Peek, Swap
from ..game.questions import HearContests, TakeTurn, UsePower, WhichCharacter, WhichSeat
from .beliefs import REALLY, Floats
from .conduct import contest_chances
from .minds import Minds
from .outcomes import prospect, standing_of
from .pricebook import Pricebook

CLAIM_AT = 0.3
"""A claim must promise so much gold, else a turn is better used otherwise."""
MOST_STEPS_A_TURN = 40


class World:
    """One imagined game under way; everybody knows in it what they could know at the table."""

    def __init__(self, known: View, cards: tuple[str, ...], minds: Minds, prices: Pricebook) -> None:
        setup = replace(known.table.setup, contest=ContestMode.TOGETHER)
        question = known.table.question
        if isinstance(question, HearContests):
            question = replace(question, asked=None)
        table = replace(known.table, setup=setup, question=question)
        self.game: Game = imagine(replace(known, table=table), cards)
        self.minds = Minds(minds.layout)
        self.minds.table = minds.table
        self.prices = prices

    @property
    def over(self) -> bool:
        """Whether the imagined game has ended."""
        return self.game.table.outcome is not None

    def act(self, action: SeatAction | TimeOut) -> None:
        """Do something, and let everybody notice what they may."""
        self.game, events = step(self.game, action)
        for event in events:
            self.notice(event)

    def notice(self, event: Event) -> None:
        """Keep track of who can know what."""
        if isinstance(event, e.CardsSwapped):
            self.minds.exchange(event.by, *event.cards, float(bool(event.really)), REALLY)
        elif isinstance(event, e.CardsSeen):
            self.minds.look(event.by, event.cards)
        elif isinstance(event, e.CardShown):
            self.minds.show(event.card)

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
        """Claim what one may well be, else take a better card, else look at one's own."""
        seat, layout = question.by, self.minds.layout
        known = self.minds.table[seat]
        prices = self.prices.prices(self.game.table, seat).gold
        worths = np.array([prices[name] for name in self.game.cards])
        place = rng.choice(layout.open_own(seat))
        mine: Floats = known[:, place]
        if not (question.early or question.forced):
            promises = mine * (worths + 1) - 1
            best = int(promises.argmax())
            if promises[best] > CLAIM_AT:
                return Announce(seat, self.game.cards[best], place)
            if mine.max() < 0.6 and rng.random() < 0.5:
                return Peek(seat, place)
        swaps = [action for action in legal_actions(self.game, seat) if isinstance(action, Swap)]
        expected = worths @ known
        return max(
            swaps,
            key=lambda action: expected[action.cards[1 if action.really else 0]] + 0.1 * rng.random(),
        )

    def hear(self, question: HearContests, rng: Random) -> None:
        """Let everybody who has not answered contest or pass."""
        table, layout = self.game.table, self.minds.layout
        announcement = table.announcement
        assert announcement is not None
        worth = self.prices.prices(table, announcement.by).gold[announcement.character]
        chances = contest_chances(self.minds, worth)
        held = [place for place, name in enumerate(self.game.cards) if name == announcement.character]
        for seat in layout.others(announcement.by):
            if seat in question.answered:
                continue
            if rng.random() < max(chances[seat, place] for place in held):
                own = layout.own(seat)
                believed = self.minds.table[seat][held][:, own].max(axis=0)
                self.act(Contest(seat, own[int(believed.argmax())]))
                if not isinstance(self.game.table.question, HearContests):
                    return
        self.act(TimeOut(self.game.table.number))

    def answer(self, question: UsePower, rng: Random) -> SeatAction:
        """Take what suits one's purse, name what one thinks one is, and move cards at random."""
        choice = question.choice
        options = legal_actions(self.game, choice.by)
        if isinstance(choice, WhichSeat):
            return max(options, key=lambda option: self.purse_after(option, choice.by))
        if isinstance(choice, WhichCharacter):
            place = self.minds.layout.own(choice.by)[0]
            believed = self.game.cards[int(self.minds.table[choice.by][:, place].argmax())]
            return next(o for o in options if isinstance(o, NameCharacter) and o.character == believed)
        return rng.choice(options)

    def purse_after(self, option: SeatAction, seat: int) -> float:
        """A seat's prospect right after an answer."""
        game, _ = step(self.game, option)
        return prospect(standing_of(game.table), seat) if game.table.gold != self.game.table.gold else -inf

    def promise(self, seat: int, horizon: float) -> float:
        """What the world has become for a seat: its gold, and the card it can be sure of."""
        table = self.game.table
        now = prospect(standing_of(table), seat)
        if self.over:
            return now
        known = self.minds.table[seat]
        rises = self.prices.prices(table, seat).prospect
        own = self.minds.layout.open_own(seat)
        rise = max(float(known[place, place]) * rises[self.game.cards[place]] for place in own)
        return now + horizon * max(rise, 0.0)
