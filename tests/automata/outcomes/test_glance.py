"""What automata guess at a glance that a power brings, which they find in the power itself."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.automata.outcomes.announcements import WINNING, gain, position, settle
from bot.automata.outcomes.glance import glance_at, takes_what_it_sees
from bot.automata.self_play import deal
from bot.game import Table
from bot.game.characters import CHARACTERS
from bot.game.sets import RECOMMENDED
from bot.game.state import Claim

PLAYERS = 8


def table_with(*gold: int, court: int = 0) -> Table:
    """A table for eight, where the others have nothing."""
    dealt = deal(random.Random(1), PLAYERS, RECOMMENDED[PLAYERS]).table
    return replace(dealt, gold=(*gold, *[0] * (PLAYERS - len(gold))), court=court, bank=0)


def some_tables(players: int) -> Iterator[Table]:
    rng = random.Random(players)
    game = deal(rng, players, RECOMMENDED[players])
    for _ in range(20):
        gold = tuple(rng.randrange(2, 10) for _ in range(players))
        yield replace(game.table, gold=gold, court=rng.randrange(4))


@pytest.mark.parametrize("players", [4, 8, 13])
def test_a_glance_is_near_what_the_rules_give(players: int) -> None:
    """All but the Inquisitor's, whose victims may well know their card."""
    for table in some_tables(players):
        for name in set(RECOMMENDED[players]) - {"inquisitor"}:
            by_the_rules = gain(settle(position(table, name, Claim(0, 0))), table, 0)
            assert glance_at(table, 0)[name] == pytest.approx(by_the_rules, abs=1.3), (name, table.gold)


@pytest.mark.parametrize(
    ("name", "worth"),
    [
        ("bishop", 1),
        ("cheat", WINNING),
        ("fool", 1.2),
        ("inquisitor", 2),
        ("judge", 3),
        ("king", 3),
        ("peasant", 1.2),
        ("queen", 2),
        ("spy", 0.5),
        ("thief", 2),
        ("widow", 0),
        ("witch", 0),
    ],
)
def test_purses_count_where_the_power_looks_and_are_full_elsewhere(name: str, worth: float) -> None:
    assert glance_at(table_with(11, 1, court=3), 0)[name] == worth


def test_who_may_choose_aims_at_the_richest_and_lets_the_poor_be() -> None:
    table = table_with(4, 2, 9)
    assert glance_at(table, 0)["witch"] == 5
    assert glance_at(table, 2)["witch"] == 0


def test_only_one_power_takes_the_card_that_it_sees() -> None:
    setup = table_with().setup
    assert [name for name in CHARACTERS if takes_what_it_sees(name, setup)] == ["spy"]
