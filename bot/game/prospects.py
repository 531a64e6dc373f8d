"""What a claim or an answer would bring, found by playing it with the rules on what everyone sees."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from .actions import Announce, PowerAnswer, TimeOut
from .events import Event, Fact
from .identity import Same
from .questions import PowerChoice, UsePower
from .rules import step
from .state import ContestMode, Game, Outcome, Table
from .view import View, imagine

REMEMBERED = 256
"""Claims of which it is kept in mind what they would bring."""


class Prospect(msgspec.Struct, frozen=True):
    """What would happen up to a power's next question."""

    facts: tuple[Fact, ...]
    choice: PowerChoice | None
    """What the power asks then."""
    outcome: Outcome | None
    """How the game would end by it."""


def of_claim(table: Table, claim: Announce) -> Prospect:
    """What an announcement brings that nobody contests, up to its power's first question."""
    return of_claim_at(Same(table), claim)


@lru_cache(maxsize=REMEMBERED)
def of_claim_at(at: Same[Table], claim: Announce) -> Prospect:
    """The same, played once for a prompt and for the advice below it."""
    table = at.value
    together = replace(table, setup=replace(table.setup, contest=ContestMode.TOGETHER))
    cards = assumed(table, {claim.card: claim.character})
    game, _ = step(imagine(View(None, together, None, False, None, ()), cards), claim)
    return found(*step(game, TimeOut(game.table.number)))


def of_answer(known: View, answer: PowerAnswer) -> Prospect:
    """What an answer to a power brings, up to the power's next question."""
    return found(*step(imagine(known, assumed(known.table, {})), answer))


def found(game: Game, events: tuple[Event, ...]) -> Prospect:
    """What has come of an imagined action."""
    question = game.table.question
    return Prospect(
        facts=tuple(event for event in events if isinstance(event, Fact)),
        choice=question.choice if isinstance(question, UsePower) else None,
        outcome=game.table.outcome,
    )


def assumed(table: Table, wished: Mapping[int, str]) -> tuple[str, ...]:
    """Some placing of the cards that agrees with those face up and with what is wished."""
    known = {**wished, **dict(table.up)}
    left = list((Counter(table.setup.characters) - Counter(known.values())).elements())
    return tuple(known[place] if place in known else left.pop() for place in range(table.setup.layout.size))
