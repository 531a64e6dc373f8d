"""How a person's own decisions are named, to them and to everybody."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.automata.review.report import Evening, Review, evening_of
from bot.game import view
from bot.game.actions import Swap
from bot.render.context import ScreenContext
from bot.render.review import PAGE, evening_screen, shown_evening
from bot.text import words

from .reviews import made_up_review
from .screens import DEADLINE, longest_games, roster_of


def evening(players: int) -> tuple[ScreenContext, Review, Evening]:
    """The first seat's evening in a game of so many."""
    (game,) = (one for one in longest_games() if one.table.setup.layout.players == players)
    over = ScreenContext("a1b2", view(game, None), roster_of("plain", players), words("en"), DEADLINE)
    review = made_up_review(game)
    return over, review, evening_of(review, lambda decision: decision.seat == 0)


def told(players: int) -> Iterator[str]:
    """All pages of it."""
    over, review, own = evening(players)
    for page in range(-(-len(own.decisions) // PAGE)):
        yield "\n".join(evening_screen(over, review, own, page, shown=False).texts)


def test_where_everyone_has_one_card_only_the_other_is_named() -> None:
    text = "\n".join(told(4))
    assert "· pretend to swap with card 1 from the centre ·" in text
    assert " ↔ " not in text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ones_own_evening_speaks_of_ones_own_cards(players: int) -> None:
    text = "\n".join(told(players))
    assert ("your left card ↔ " in text) is (players < 4)
    assert "their own" not in text


def test_somebody_elses_evening_speaks_of_theirs() -> None:
    over, review, own = evening(2)
    slip = next(one for one in own.decisions if isinstance(one.chosen, Swap))
    screen = shown_evening(over, review, replace(own, slip=slip), over.roster.name(0))
    assert "their own left card ↔ " in screen.texts[1]
    assert "your" not in screen.texts[1]
