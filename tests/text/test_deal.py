"""Who the deal says is still looking."""

import random

from bot.automata.self_play import deal
from bot.game import step, view
from bot.game.actions import GetReady
from bot.game.sets import RECOMMENDED
from bot.render.context import ScreenContext
from bot.render.deal import memorise
from bot.render.roster import Person, Roster
from bot.text import words

PEOPLE = (Person("Anna", user_id=1), Person("Colombina"), Person("Doll"), Person("Bob", user_id=4))


def shown(*ready: int) -> str:
    game = deal(random.Random(1), 4, RECOMMENDED[4])
    for seat in ready:
        game, _ = step(game, GetReady(seat))
    context = ScreenContext(
        game="game", view=view(game, None), roster=Roster(PEOPLE), words=words("en"), deadline=60
    )
    return memorise(context).texts[-1]


def test_automata_count_as_ready_before_they_say_so_bug() -> None:
    """“(1 of 4)” stood beside “Still looking” with a single name, since automata answer a moment later.
    Nobody waits for them to look, and now they count as ready from the first."""
    assert "(2 of 4)" in shown()
    assert "<@1>" in shown()
    assert "(3 of 4)" in shown(0)
    assert "<@1>" not in shown(0)
    assert "(3 of 4)" in shown(0, 1, 2)
