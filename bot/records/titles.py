"""Titles: what somebody can earn once, from facts of a finished game or of all their games so far."""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import NamedTuple

from bot.game import EndReason

from .facts import GameFacts, SeatFacts
from .standing import Standing


class Title(StrEnum):
    """Every title there is; each is a text key."""

    FIRST_BALL = "first-ball"
    FIRST_LAUREL = "first-laurel"
    STRANGER = "stranger"
    HONEST = "honest"
    SILVER_TONGUE = "silver-tongue"
    BAREFACED = "barefaced"
    UNMASKER = "unmasker"
    HOTHEAD = "hothead"
    SHARED = "shared"
    PHOENIX = "phoenix"
    LANDSLIDE = "landslide"
    BY_A_COIN = "by-a-coin"
    SWIFT = "swift"
    LONG_NIGHT = "long-night"
    MANY_FACES = "many-faces"
    MASTERSTROKE = "masterstroke"
    UNDOUBTED = "undoubted"
    SILENT = "silent"
    FULL_HALL = "full-hall"
    DUEL = "duel"
    HOUSE_GUEST = "house-guest"
    FIXTURE = "fixture"
    HAT_TRICK = "hat-trick"
    HUNDRED_FACES = "hundred-faces"
    KEEN_EYE = "keen-eye"


class Earned(NamedTuple):
    """A title, and for one that names cards, which."""

    title: Title
    cards: tuple[str, ...] = ()


Deed = Callable[[SeatFacts, GameFacts, Standing], bool]
"""Whether a title is earned, by a game and by all games up to it."""


def margin(facts: SeatFacts, game: GameFacts) -> int:
    """By how much gold somebody is ahead of everybody else."""
    return facts.gold - max(gold for seat, gold in enumerate(game.gold) if seat != facts.seat)


def is_sole_winner(facts: SeatFacts, game: GameFacts) -> bool:
    """Whether somebody won alone, by gold."""
    return facts.won and len(game.winners) == 1 and game.reason is not EndReason.POWER


DEEDS: dict[Title, Deed] = {
    Title.FIRST_BALL: lambda facts, game, all_time: True,
    Title.FIRST_LAUREL: lambda facts, game, all_time: facts.won,
    Title.STRANGER: lambda facts, game, all_time: facts.won and facts.is_mistaken,
    Title.HONEST: lambda facts, game, all_time: facts.won and facts.claims == facts.true_claims >= 3,
    Title.SILVER_TONGUE: lambda facts, game, all_time: facts.won and facts.believed >= 3 > 3 * facts.caught,
    Title.BAREFACED: lambda facts, game, all_time: max(facts.believed_as.values(), default=0) >= 3,
    Title.UNMASKER: lambda facts, game, all_time: facts.right_contests >= 2,
    Title.HOTHEAD: lambda facts, game, all_time: facts.contests - facts.right_contests >= 3,
    Title.SHARED: lambda facts, game, all_time: facts.won and len(game.winners) > 1,
    Title.PHOENIX: lambda facts, game, all_time: facts.won and facts.lowest <= 2,
    Title.LANDSLIDE: lambda facts, game, all_time: is_sole_winner(facts, game) and margin(facts, game) >= 6,
    Title.BY_A_COIN: lambda facts, game, all_time: is_sole_winner(facts, game) and margin(facts, game) == 1,
    Title.SWIFT: lambda facts, game, all_time: facts.won and game.turns <= 12,
    Title.LONG_NIGHT: lambda facts, game, all_time: game.turns >= 60,
    Title.MANY_FACES: lambda facts, game, all_time: len(facts.uses) >= 4,
    Title.MASTERSTROKE: lambda facts, game, all_time: facts.won and game.reason is EndReason.POWER,
    Title.UNDOUBTED: lambda facts, game, all_time: facts.won and facts.claims >= 4 and not facts.doubted,
    Title.SILENT: lambda facts, game, all_time: facts.won and not facts.claims,
    Title.FULL_HALL: lambda facts, game, all_time: facts.won and game.players >= 10,
    Title.DUEL: lambda facts, game, all_time: facts.won and game.players == 2,
    Title.HOUSE_GUEST: lambda facts, game, all_time: all_time.games >= 10,
    Title.FIXTURE: lambda facts, game, all_time: all_time.games >= 50,
    Title.HAT_TRICK: lambda facts, game, all_time: all_time.streak >= 3,
    Title.HUNDRED_FACES: lambda facts, game, all_time: all_time.believed >= 100,
    Title.KEEN_EYE: lambda facts, game, all_time: all_time.right_contests >= 25,
}
"""How each title is earned."""


def earned(facts: SeatFacts, game: GameFacts, all_time: Standing) -> Iterator[Earned]:
    """The titles that a game earns somebody, whether or not they have them already; the rarest first."""
    for title in RAREST_FIRST:
        if DEEDS[title](facts, game, all_time):
            yield Earned(title, named_cards(title, facts))


def named_cards(title: Title, facts: SeatFacts) -> tuple[str, ...]:
    """The cards that a title tells of: who they were, and who they believed to be."""
    if title is not Title.STRANGER:
        return ()
    return facts.cards[0], next(iter(facts.own_cards.values()))


COMMON = (Title.FIRST_BALL, Title.FIRST_LAUREL)
"""Titles that everybody earns sooner or later, told last."""


def rarity(title: Title) -> tuple[int, int]:
    """In which order titles are told."""
    return (COMMON.index(title) + 1 if title in COMMON else 0), list(Title).index(title)


RAREST_FIRST = tuple(sorted(DEEDS, key=rarity))
"""All titles in that order."""
