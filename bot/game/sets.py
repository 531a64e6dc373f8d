"""Which characters play: the printed sets, and what any other set must fulfil (RULES 2.2–2.4, 8, 9)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType

import msgspec

from .characters import CHARACTERS

MIN_PLAYERS = 2
MAX_PLAYERS = 13
FEWEST_CARDS = 6
MAX_CARDS = 13

ORDER = (
    "judge",
    "bishop",
    "king",
    "fool",
    "queen",
    "thief",
    "witch",
    "spy",
    "peasant",
    "cheat",
    "inquisitor",
    "widow",
)
"""The order in which characters are listed everywhere."""

if sorted(ORDER) != sorted(CHARACTERS):
    raise ValueError("the usual order does not name every character once")


def in_order(characters: Iterable[str]) -> tuple[str, ...]:
    """The same cards in the usual order; unknown characters last."""
    return ordered(tuple(characters))


@lru_cache(maxsize=1024)
def ordered(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The same, found once for equal cards."""
    rank = {name: index for index, name in enumerate(ORDER)}
    return tuple(sorted(cards, key=lambda name: (rank.get(name, len(rank)), name)))


def cards_of(*characters: str) -> tuple[str, ...]:
    """The cards of these characters, with every copy, in the usual order."""
    return in_order(name for name in characters for _ in range(CHARACTERS[name].copies))


SMALL = cards_of("bishop", "fool", "judge", "queen", "king", "witch")
COURT_SIX = ("judge", "bishop", "king", "queen", "witch", "cheat")
COURT_SEVEN = ("judge", "bishop", "king", "queen", "thief", "witch")
FOOLS_EIGHT = ("judge", "bishop", "king", "fool", "queen", "witch", "peasant")

RECOMMENDED: Mapping[int, tuple[str, ...]] = MappingProxyType(
    {
        2: SMALL,
        3: SMALL,
        4: cards_of("judge", "bishop", "king", "queen", "thief", "cheat"),
        5: cards_of(*COURT_SIX),
        6: cards_of(*COURT_SIX),
        7: cards_of(*COURT_SEVEN, "spy"),
        8: cards_of(*FOOLS_EIGHT),
        9: cards_of(*FOOLS_EIGHT, "cheat"),
        10: cards_of(*FOOLS_EIGHT, "spy", "cheat"),
        11: cards_of(*FOOLS_EIGHT, "spy", "cheat", "inquisitor"),
        12: cards_of(*FOOLS_EIGHT, "spy", "cheat", "inquisitor", "widow"),
        13: cards_of(*FOOLS_EIGHT, "thief", "spy", "cheat", "inquisitor", "widow"),
    }
)
SEVEN_WITH_FOOL = cards_of(*COURT_SEVEN, "fool")
"""The built-in alternative for 7 players (RULES 2.3)."""


class Condition(StrEnum):
    """A condition that a set can break; each is a text key."""

    PLAYERS = "players"
    UNKNOWN_CHARACTER = "unknown_character"
    REQUIRED_MISSING = "required_missing"
    TOO_LITTLE_GOLD = "too_little_gold"
    WRONG_COPIES = "wrong_copies"
    TOO_FEW_PLAYERS = "too_few_players"
    TOO_FEW_CARDS = "too_few_cards"
    TOO_MANY_CARDS = "too_many_cards"


class Problem(msgspec.Struct, frozen=True):
    """A broken condition: which character it is about, what there is and what is needed."""

    condition: Condition
    character: str = ""
    actual: int = 0
    needed: int = 0


def card_counts(players: int) -> range:
    """How many cards that number of players may use (RULES 2.2)."""
    if players < 5:
        return range(FEWEST_CARDS, FEWEST_CARDS + 1)
    return range(max(players, FEWEST_CARDS), min(players + 2, MAX_CARDS) + 1)


def is_printed(cards: tuple[str, ...], players: int) -> bool:
    """Whether the rules print this very set for that number of players."""
    printed = [RECOMMENDED.get(players), SEVEN_WITH_FOOL if players == 7 else None]
    return in_order(cards) in printed


def problems(cards: tuple[str, ...], players: int) -> tuple[Problem, ...]:
    """Every condition that the set breaks for that number of players, all at once; none if it is allowed."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        nearest = MIN_PLAYERS if players < MIN_PLAYERS else MAX_PLAYERS
        return (Problem(Condition.PLAYERS, actual=players, needed=nearest),)
    if is_printed(cards, players):
        return ()
    return (*character_problems(cards, players), *count_problems(cards, players))


def character_problems(cards: tuple[str, ...], players: int) -> list[Problem]:
    """What is wrong with single characters."""
    found = []
    copies = Counter(cards)
    for name, character in CHARACTERS.items():
        if character.required and not copies[name]:
            found.append(Problem(Condition.REQUIRED_MISSING, name))
    for name in dict.fromkeys(in_order(cards)):
        known = CHARACTERS.get(name)
        if known is None:
            found.append(Problem(Condition.UNKNOWN_CHARACTER, name))
            continue
        if copies[name] != known.copies:
            found.append(Problem(Condition.WRONG_COPIES, name, copies[name], known.copies))
        if players < known.min_players:
            found.append(Problem(Condition.TOO_FEW_PLAYERS, name, players, known.min_players))
    return found


def count_problems(cards: tuple[str, ...], players: int) -> list[Problem]:
    """What is wrong with the number of cards, and of those that bring gold from the bank."""
    found = []
    golden = sum(CHARACTERS[name].brings_gold for name in cards if name in CHARACTERS)
    third = -(-len(cards) // 3)
    if golden < third:
        found.append(Problem(Condition.TOO_LITTLE_GOLD, actual=golden, needed=third))
    allowed = card_counts(players)
    if len(cards) < allowed.start:
        found.append(Problem(Condition.TOO_FEW_CARDS, actual=len(cards), needed=allowed.start))
    if len(cards) >= allowed.stop:
        found.append(Problem(Condition.TOO_MANY_CARDS, actual=len(cards), needed=allowed.stop - 1))
    return found


def playable_counts(cards: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of players that may use the set."""
    return tuple(n for n in range(MIN_PLAYERS, MAX_PLAYERS + 1) if not problems(cards, n))
