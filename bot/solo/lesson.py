"""The guided game: its deal and what the others answer are prepared, everything else is the rules.

Whoever does what each step asks for plays the same game, so that the step alone says how it stands.
"""

from functools import cache

import msgspec

from bot.automata.levels import Level
from bot.automata.names import NAMES
from bot.game import Event, Game, SeatAction, begin, fold, step
from bot.game.audience import redact
from bot.game.notation import read_action
from bot.game.notation.words import read_character
from bot.tables.state import Seated

from .ids import lesson_id
from .table import ME, Owner, automata, table_of

PLAYERS = 4
DEAL = "CKQBWJ"
"""The cards of the seats in their order, then those in the centre."""
OTHERS = (NAMES[1], NAMES[2], NAMES[0])


class Step(msgspec.Struct, frozen=True):
    """A halt of the guided game: what the person does there, if anything, and what the others do then."""

    name: str
    does: str = ""
    then: tuple[str, ...] = ()
    tells: bool = True
    """Whether the table tells what was before; where that is much, the host says what matters."""


STEPS = (
    Step("welcome", then=("B is ready", "C is ready", "D is ready")),
    Step("deal", "A is ready"),
    Step("swap", "A swaps A-c1", ("B swaps B-C", "C does not swap C-D", "D does not swap D-A"), tells=False),
    Step("peek", "A peeks", tells=False),
    Step("peeked", then=("B says K", "C passes", "D passes")),
    Step("pass", "A passes", ("C says Q", "D passes", "B contests")),
    Step("wait", "A passes", tells=False),
    Step("caught", then=("D says W", "B passes", "C passes")),
    Step("contest", "A contests"),
    Step("power", "A picks B"),
    Step("pretend", "A does not swap A-B", ("B does not swap B-A", "C peeks", "D swaps D-C")),
    Step("lie", "A says J", ("B passes", "C passes", "D passes"), tells=False),
    Step("end", tells=False),
)
LAST = len(STEPS) - 1


class Halt(msgspec.Struct, frozen=True):
    """The game at a step, what the person knows of what happened since the last, and what leads on."""

    game: Game
    events: tuple[Event, ...]
    action: SeatAction | None


@cache
def halts() -> tuple[Halt, ...]:
    """The guided game, played once by the rules."""
    cards = tuple(map(read_character, DEAL))
    events = begin(PLAYERS, cards, cards)
    game = fold(events)
    found = []
    for one in STEPS:
        action = read_action(one.does, game.table) if one.does else None
        known = tuple(event for event in (redact(event, ME) for event in events) if event)
        found.append(Halt(game, known, action if isinstance(action, SeatAction) else None))
        events = ()
        for line in (one.does, *one.then):
            if line:
                game, more = step(game, read_action(line, game.table))
                events = (*events, *more)
    return tuple(found)


def since(number: int) -> int:
    """The turn from which on is told what happened: that of the step before, or only the present one."""
    return halts()[max(number - 1, 0) if STEPS[number].tells else number].game.table.turn


def lesson_table(number: int, owner: Owner) -> Seated:
    """The table of the guided game at a step."""
    halt = halts()[number]
    return table_of(lesson_id(number), owner, automata(OTHERS, Level.NOVICE, ME), halt.game)
