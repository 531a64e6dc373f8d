"""What automata say: seldom, by what everyone knows, and not at all where that is not wanted."""

import random
from functools import cache
from itertools import pairwise

import pytest
from msgspec.structs import replace

from bot.automata import NAMES
from bot.automata.names import temper_of
from bot.automata.players.timid import timid_choice
from bot.game import Game, begin, fold, step, view
from bot.game.actions import Announce, Contest, Pass
from bot.game.notation import read_position
from bot.game.sets import RECOMMENDED
from bot.render.banter import APART, banter, reacting
from bot.render.context import ScreenContext
from bot.render.roster import Person, Roster
from bot.text import locales, words

PLAYERS = 6
AUTOMATA = Roster(tuple(Person(name) for name in NAMES[:PLAYERS]))
PEOPLE = Roster(tuple(Person(f"P{seat}", user_id=100 + seat) for seat in range(PLAYERS)))


def context_of(
    game: Game, game_id: str = "game", roster: Roster = AUTOMATA, locale: str = "en"
) -> ScreenContext:
    return ScreenContext(game=game_id, view=view(game, None), roster=roster, words=words(locale), banter=True)


@cache
def games(number: int) -> list[Game]:
    """Every position of a game of timid players."""
    rng, cards = random.Random(number), RECOMMENDED[PLAYERS]
    game = fold(begin(PLAYERS, cards, tuple(rng.sample(cards, len(cards)))))
    found = []
    while game.table.outcome is None:
        found.append(game)
        game, _ = step(game, timid_choice(view(game, game.table.awaited()[0]), rng))
    return found


def test_somebody_speaks_now_and_then_and_never_in_more_than_one_turn_of_three() -> None:
    spoken = turns = 0
    for number in range(8):
        said = {
            game.table.turn: tuple(banter(context_of(game, f"game{number}")))
            for game in games(number)
            if game.table.turn and tuple(banter(context_of(game, f"game{number}")))
        }
        assert all(len(lines) == 1 for lines in said.values())
        assert all(later - turn >= APART for turn, later in pairwise(sorted(said)))
        turns += max(game.table.turn for game in games(number))
        spoken += len(said)
    assert turns / 20 < spoken


def test_the_one_who_speaks_has_a_temper_and_a_sign() -> None:
    for game in games(1):
        for line in banter(context_of(game)):
            name = next(name for name in NAMES[:PLAYERS] if name in line)
            assert temper_of(name) is not None
            assert "\N{GEAR}" in line


def test_what_is_said_depends_on_nothing_that_not_everyone_knows() -> None:
    """Other cards under the same public past leave every line as it is."""
    for game in games(2):
        other = replace(game, cards=game.cards[::-1])
        assert tuple(banter(context_of(game))) == tuple(banter(context_of(other)))
        told = context_of(game)
        for seat in range(PLAYERS):
            as_seat = replace(told, view=view(game, seat))
            assert tuple(banter(as_seat)) == tuple(banter(told))


def test_people_are_not_spoken_for_and_where_it_is_not_wanted_nobody_speaks() -> None:
    for game in games(3):
        assert not tuple(banter(context_of(game, roster=PEOPLE)))
        assert not tuple(banter(replace(context_of(game), banter=False)))


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("KQ", {(0, "proven"), (1, "mistaken")}),
        ("QK", {(0, "exposed"), (1, "caught")}),
        ("QT", {(0, "exposed"), (1, "mistaken")}),
    ],
)
def test_who_turned_cards_up_may_speak_of_it(cards: str, said: set[tuple[int, str]]) -> None:
    game = read_position(
        f"{cards[0]}6 {cards[1]}6 B6 J6 +{''.join(sorted(set('KQTC') - set(cards)))}, turn 9 of A"
    )
    for action in (Announce(0, "king", 0), Contest(1, 1), Pass(2), Pass(3)):
        game, _ = step(game, action)
    told = set(reacting(context_of(game, roster=AUTOMATA)))
    assert told == said


@pytest.mark.parametrize("locale", locales())
def test_every_line_is_short(locale: str) -> None:
    found = {
        line
        for number in range(6)
        for game in games(number)
        for line in banter(context_of(game, f"{number}", locale=locale))
    }
    assert found
    assert max(map(len, found)) < 110
