"""What is told of a finished game is true."""

import pytest

from bot.game import view
from bot.game.curiosities import Kind
from bot.game.lookback import turns_of
from bot.render.context import ScreenContext
from bot.render.facts import remarkable, told_fact
from bot.text import words

from .screens import DEADLINE, longest_games, roster_of


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_was_most_characters_was_so_many(players: int) -> None:
    (game,) = (one for one in longest_games() if one.table.setup.layout.players == players)
    over = ScreenContext("a1b2", view(game, None), roster_of("plain", players), words("en"), DEADLINE)
    (most,) = (one for one in remarkable(over) if one.kind is Kind.FACES)
    own = over.layout.own(most.seat)
    been = {turn.cards[place] for turn in turns_of(over.view) for place in own}
    assert f"was {len(been)} different characters" in told_fact(over, most)
