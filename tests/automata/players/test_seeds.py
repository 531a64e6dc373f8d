"""Chance of an automaton: from seeds that are secret, stored and its own, and enough of it not to be read."""

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.automata import Level
from bot.automata.players.by_level import choose
from bot.automata.players.master import MANY, WARMTH
from bot.automata.players.mixing import TOO_DEAR, Scores, drawn, feigned
from bot.automata.players.regular import REGULAR
from bot.automata.self_play import deal, play_game
from bot.game import Game, SeatAction, View, step, view
from bot.game.actions import Contest, Pass, Peek, Swap
from bot.game.sets import RECOMMENDED
from bot.lobby import dealing
from bot.servers.settings import ServerSettings
from bot.store import open_store
from bot.tables import Lobby, Options, SeatHolder
from bot.tables.tables import Tables
from tests.tables.helpers import TIMES, seated, url_of

HOST = 100
FAIR = 0.25


def lobby() -> Lobby:
    person = SeatHolder(user_id=HOST, name="Ada")
    automata = [SeatHolder(name=f"Doll {number}", automaton="master") for number in range(4)]
    return Lobby("game", 5, 7, (person, *automata), HOST, Options(times=TIMES))


def first_turn(players: int, number: int) -> Game:
    game = deal(random.Random(number), players, RECOMMENDED[players])
    for seat in range(players):
        game, _ = step(game, view(game, seat).actions[0])
    return game


def test_every_seat_gets_a_seed_that_nothing_public_tells() -> None:
    deals = [dealing(HOST, False, random.SystemRandom(), ServerSettings())(lobby()) for _ in range(2)]
    seeds = [holder.seed for dealt in deals for holder in dealt.seats]
    # Two deals of one lobby share every id; all ten seeds are there, different, and too large to try out.
    assert len(set(seeds)) == 10
    assert all(seed is not None and 0 <= seed < 2**62 for seed in seeds)
    assert max(seed or 0 for seed in seeds) > 2**48


async def test_seeds_are_stored_with_the_game(tmp_path: Path) -> None:
    dealt = dealing(HOST, False, random.SystemRandom(), ServerSettings())(lobby())
    async with open_store(url_of(tmp_path / "mascarade.db")) as store:
        game_id = await Tables(store).open(dealt)
    async with open_store(url_of(tmp_path / "mascarade.db")) as store:
        table = await seated(Tables(store), game_id)
    assert [holder.seed for holder in table.seats] == [holder.seed for holder in dealt.seats]


@pytest.mark.parametrize("level", Level)
def test_another_seed_gives_another_game(level: Level) -> None:
    def game(dealing: int, seed: int) -> Game:
        def player(known: View) -> SeatAction:
            return choose(known, level, seed)

        return play_game(deal(random.Random(dealing), 4, RECOMMENDED[4]), [player] * 4, most_steps=20)

    assert any(game(dealing, 1).history != game(dealing, 2).history for dealing in range(12))


def test_what_is_mixed_goes_by_its_worth() -> None:
    clearly_worse = FAIR - 10 * WARMTH
    scores: Scores = {Peek(0, 0): FAIR, Peek(0, 1): FAIR, Peek(0, 2): clearly_worse}
    assert spread(lambda rng: drawn(scores, FAIR, WARMTH, rng)) == pytest.approx([0.5, 0.5], abs=0.05)


def test_nobody_wavers_where_next_to_nothing_is_left_to_win() -> None:
    """Half of a thousandth is half as much as all of it, and no reason to pay the last coin."""
    scores: Scores = {Pass(0): 0.001, Contest(0, 0): 0.0005}
    assert spread(lambda rng: drawn(scores, FAIR, WARMTH, rng)) == [1.0]
    assert spread(lambda rng: drawn(scores, FAIR, REGULAR.nerves, rng)) == [1.0]


def test_what_is_done_under_the_table_is_freer_but_gives_no_win_away() -> None:
    exchange, feint = Swap(0, (0, 1), True), Swap(0, (0, 1), False)
    cheap: Scores = {exchange: 0.0, feint: -10 * WARMTH}
    assert spread(lambda rng: feigned(exchange, cheap, FAIR, MANY.feints, rng)) == pytest.approx(
        [1 - MANY.feints, MANY.feints], abs=0.05
    )
    dear: Scores = {exchange: 0.0, feint: -2 * TOO_DEAR * FAIR}
    assert spread(lambda rng: feigned(exchange, dear, FAIR, MANY.feints, rng)) == [1.0]


def spread(draw: Callable[[random.Random], SeatAction]) -> list[float]:
    """How often each action is drawn, the most frequent first."""
    rng = random.Random(1)
    counts = Counter(draw(rng) for _ in range(1000))
    return [count / 1000 for _, count in counts.most_common()]


def test_a_master_cannot_be_read() -> None:
    """Of what it takes under the table it exchanges neither nearly all nor nearly nothing, nor by rote."""
    asked = [view(first_turn(4, number), 0) for number in range(8)]
    done = [
        [choose(known, Level.MASTER, 10 * number + seed) for seed in range(10)]
        for number, known in enumerate(asked)
    ]
    really = [bool(action.really) for actions in done for action in actions if isinstance(action, Swap)]
    assert 0.2 < sum(really) / len(really) < 0.9
    assert sum(len(set(actions)) > 1 for actions in done) >= 4
