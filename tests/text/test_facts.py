"""What is told of a finished game is true."""

import pytest

from bot.game import Game, step, view
from bot.game.actions import Announce, Pass, Stop, TimeOut
from bot.game.curiosities import Kind, curiosities
from bot.game.lookback import turns_of
from bot.render.context import ScreenContext
from bot.render.facts import remarkable, told_fact
from bot.text import words
from tests.game.fifth_turn import fifth_turn

from .screens import DEADLINE, longest_games, roster_of


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_was_most_characters_was_so_many(players: int) -> None:
    (game,) = (one for one in longest_games() if one.table.setup.layout.players == players)
    over = ScreenContext("a1b2", view(game, None), roster_of("plain", players), words("en"), DEADLINE)
    (most,) = (one for one in remarkable(over) if one.kind is Kind.FACES)
    own = over.layout.own(most.seat)
    been = {turn.cards[place] for turn in turns_of(over.view) for place in own}
    assert f"was {len(been)} different characters" in told_fact(over, most)


def secrets_after(game: Game, character: str) -> set[str]:
    """Whose secrets are told once the seat on turn has announced a character and nobody has contested."""
    seat = game.table.on_turn
    game, _ = step(game, Announce(seat, character, game.table.setup.layout.own(seat)[0]))
    for other in game.table.setup.layout.others(seat):
        game, _ = step(game, Pass(other))
    for _ in range(8):
        game, _ = step(game, TimeOut(game.table.number))
    game, _ = step(game, Stop())
    turns = turns_of(view(game, None))
    found = curiosities(turns, game.table.setup.layout)
    return {one.character for one in found if one.kind is Kind.SECRET and one.character is not None}


def test_what_its_player_said_aloud_is_no_secret_bug() -> None:
    """A Bishop who had announced it in every turn was praised for the longest-held secret."""
    game = fifth_turn("king", 4)
    assert game.cards[game.table.on_turn] == "king"
    assert "king" not in secrets_after(game, "king")
    assert secrets_after(game, "queen") == {"king"}
