"""The table as everyone sees it, and the game with its secrets."""

from enum import StrEnum

import msgspec

from .actions import ContestAnswer, PowerAnswer
from .audience import Guarded
from .history import History
from .places import Layout
from .questions import HearContests, Question

RULES_VERSION = 2
"""Of the rules that this program plays by; a game goes on by those that it began with."""
ANSWERS_WAIT = 2
"""From this version on, what was said ahead to a contest waits until the table gives it."""
BANK = -1
COURT = -2
"""Where gold lies when it is no seat's, counted from the end; seats are numbered from 0."""


class ContestMode(StrEnum):
    """How the others are asked about an announcement."""

    TOGETHER = "together"
    CLOCKWISE = "clockwise"


class EndReason(StrEnum):
    """Why a game is over."""

    THIRTEEN = "thirteen"
    RUIN = "ruin"
    POWER = "power"
    STOPPED = "stopped"


class Setup(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What a game began with and never changes."""

    layout: Layout
    characters: tuple[str, ...]
    """One entry per card, in the order of the set."""
    contest: ContestMode
    starter: int
    rules: int

    @property
    def in_play(self) -> tuple[str, ...]:
        """The characters in play, each once."""
        return tuple(dict.fromkeys(self.characters))


class Claim(msgspec.Struct, frozen=True, gc=False):
    """Somebody saying with a hand on a card that it is the announced character."""

    seat: int
    card: int


class Announcement(msgspec.Struct, frozen=True, gc=False):
    """The announcement of this turn and what has become of it."""

    by: int
    character: str
    card: int
    contests: tuple[Claim, ...] = ()
    """Those heard so far (clockwise), or all once the contest is closed."""
    users: tuple[Claim, ...] = ()
    """Who uses the power."""
    wrong: tuple[int, ...] = ()
    """Who will pay a fine."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended."""

    reason: EndReason
    winners: tuple[int, ...]
    gold: tuple[int, ...]


class Table(msgspec.Struct, frozen=True, gc=False):
    """Everything that everyone at the table sees."""

    setup: Setup
    gold: tuple[int, ...]
    court: int
    bank: int
    turn: int
    number: int
    """Of the present question; it rises only when the public question changes."""
    question: Question | None
    up: tuple[tuple[int, str], ...] = ()
    """The cards lying face up: place and character."""
    shown: tuple[int, ...] = ()
    """The seats whose card was turned up during this turn."""
    announcement: Announcement | None = None
    kept: tuple[int, ...] = ()
    """The seats that an automaton keeps for an absent person."""
    outcome: Outcome | None = None

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is (before the first turn: will be)."""
        return (self.setup.starter + self.turn - (self.turn > 0)) % self.setup.layout.players

    def is_open(self, number: int) -> bool:
        """Whether an answer to question `number` still counts; all numbers of an open contest do."""
        if isinstance(self.question, HearContests):
            return self.question.opened <= number <= self.number
        return self.question is not None and number == self.number

    def awaited(self) -> tuple[int, ...]:
        """The seats that, as far as everyone can see, have not answered the present question."""
        return () if self.question is None else self.question.awaited


class Pending(msgspec.Struct, frozen=True, gc=False):
    """A power under way: the game as it stood when it began, the answers and facts since."""

    base: "Game"
    answers: tuple[PowerAnswer, ...] = ()
    facts: tuple[Guarded, ...] = ()


class Game(msgspec.Struct, frozen=True, gc=False):
    """The whole game, secrets included; its repr shows only the public table."""

    table: Table
    cards: tuple[str, ...]
    """The character lying at each place."""
    sealed: tuple[ContestAnswer | None, ...]
    """Each seat's answer to the open contest, unless it has been heard already."""
    standing: tuple[int, ...] = ()
    """The seats that pass until their next turn."""
    pending: Pending | None = None
    history: History = History()

    def __repr__(self) -> str:
        return f"Game({self.table!r})"
