"""What announcements lead to, found by playing them on imagined games with the real rules."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

import msgspec
from msgspec.structs import replace

from ...game import ContestMode, Game, SeatAction, Table, legal_actions, step
from ...game.actions import Contest, NameCharacter, PickSeat
from ...game.questions import UsePower, WhichCharacter, WhichSeat
from ...game.rules import GOLD_IN_ALL, close_contest
from ...game.state import Announcement, Claim, Setup

EAGERNESS = 0.45
"""How steeply the prospect of winning rises with gold."""


RISE = {lead: exp(EAGERNESS * lead) for lead in range(-GOLD_IN_ALL, GOLD_IN_ALL + 1)}
"""How much likelier somebody wins who has so much more."""


class Settled(msgspec.Struct, frozen=True):
    """Where the gold lies once an announcement is settled, and who has won if that ended the game."""

    gold: tuple[int, ...]
    winners: tuple[int, ...] | None = None


Outcomes = tuple[tuple[float, Settled], ...]
"""What may come of something, with its chances."""


def prospect(settled: Settled, seat: int) -> float:
    """A seat's chance of winning as far as gold tells."""
    if settled.winners is not None:
        return 1 / len(settled.winners) if seat in settled.winners else 0.0
    mine = settled.gold[seat]
    return 1 / sum([RISE[gold - mine] for gold in settled.gold])


def value(outcomes: Outcomes, seat: int) -> float:
    """A seat's prospect over all that may come."""
    return sum(chance * prospect(settled, seat) for chance, settled in outcomes)


def gain(outcomes: Outcomes, table: Table, seat: int) -> float:
    """How much richer a seat gets; winning counts as the way to the end."""
    total = 0.0
    for chance, settled in outcomes:
        won = settled.winners is not None and seat in settled.winners
        total += chance * (WINNING if won else settled.gold[seat] - table.gold[seat])
    return total


WINNING = 8.0
UNSURE = 0.5


class Position(msgspec.Struct, frozen=True):
    """All that the outcome of an announcement depends on."""

    setup: Setup
    gold: tuple[int, ...]
    court: int
    bank: int
    character: str
    announcer: Claim
    contests: tuple[Claim, ...] = ()
    right: tuple[Claim, ...] = ()


def position(
    table: Table,
    character: str,
    announcer: Claim,
    contests: tuple[Claim, ...] = (),
    right: tuple[Claim, ...] = (),
) -> Position:
    """The announcement on a bare table: its gold, and that seat's turn."""
    setup = begun_by(table.setup, announcer.seat)
    return Position(setup, table.gold, table.court, table.bank, character, announcer, contests, right)


@lru_cache(maxsize=1_000)
def begun_by(setup: Setup, seat: int) -> Setup:
    """The same with another seat to begin."""
    return replace(setup, contest=ContestMode.TOGETHER, starter=seat)


@lru_cache(maxsize=5_000)
def settle(position: Position) -> Outcomes:
    """What an announcement leads to when these contest and those are right."""
    setup, announcer = position.setup, position.announcer
    table = Table(
        setup,
        position.gold,
        position.court,
        position.bank,
        turn=1,
        number=2,
        question=None,
        announcement=Announcement(announcer.seat, position.character, announcer.card),
    )
    claimed = (announcer.card, *(claim.card for claim in position.contests))
    cards = arranged(setup, position.character, claimed, tuple(claim.card for claim in position.right))
    game = Game(table, cards, sealed=(None,) * setup.layout.players)
    contests = [Contest(claim.seat, claim.card) for claim in position.contests]
    return resolve(close_contest(game, contests)[0], (UNSURE,) * setup.layout.players)


@lru_cache(maxsize=5_000)
def arranged(
    setup: Setup, character: str, claimed: tuple[int, ...], right: tuple[int, ...]
) -> tuple[str, ...]:
    """Some placing of the cards in which of the cards claimed exactly those are right that should be."""
    copies = [name for name in setup.characters if name == character]
    rest = [name for name in setup.characters if name != character]
    placed = [copies.pop() if place in right else "" for place in range(setup.layout.size)]
    for place in range(setup.layout.size):
        if not placed[place]:
            free = place not in claimed and bool(copies)
            placed[place] = copies.pop() if free or not rest else rest.pop()
    return tuple(placed)


def resolve(game: Game, sure: Sequence[float]) -> Outcomes:
    """Play a power to its end: everybody chooses what suits them, and names their card if sure of it."""
    question = game.table.question
    if game.table.outcome is not None or not isinstance(question, UsePower):
        return ((1.0, standing_of(game.table)),)
    choice = question.choice
    options = legal_actions(game, choice.by)
    if isinstance(choice, WhichSeat):
        results = [resolve(step(game, option)[0], sure) for option in unlike(options, game.table, sure)]
        return max(results, key=lambda outcomes: value(outcomes, choice.by))
    if isinstance(choice, WhichCharacter):
        own = {game.cards[place] for place in game.table.setup.layout.own(choice.by)}
        chance = sure[choice.by]
        right = next(option for option in options if names(option, own))
        wrong = next(option for option in options if not names(option, own))
        return (
            *((chance * share, end) for share, end in resolve(step(game, right)[0], sure)),
            *(((1 - chance) * share, end) for share, end in resolve(step(game, wrong)[0], sure)),
        )
    return resolve(step(game, options[0])[0], sure)


def unlike(options: tuple[SeatAction, ...], table: Table, sure: Sequence[float]) -> list[SeatAction]:
    """One choice of each kind: whoever picks a seat finds all those alike that are as rich and as sure."""
    kinds: dict[tuple[int, float] | None, SeatAction] = {}
    for option in options:
        kind = (table.gold[option.seat], sure[option.seat]) if isinstance(option, PickSeat) else None
        kinds.setdefault(kind, option)
    return list(kinds.values())


def names(option: object, characters: set[str]) -> bool:
    """Whether an answer names one of the characters."""
    return isinstance(option, NameCharacter) and option.character in characters


def standing_of(table: Table) -> Settled:
    """The gold and winners of a table."""
    outcome = table.outcome
    return Settled(table.gold, None if outcome is None else outcome.winners)
