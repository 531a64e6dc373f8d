"""Whether the ranking tells who plays best, and what counting and reading it cost.

`python -m benchmarks.records` prints one line of JSON:

- `tau`: Kendall's τ between true strengths and the ranking, for 12 players who have played 30 games each at
  tables of 2 to 12, the mean of many tries. No game is played: the order in which they finish is drawn by
  their strengths (Plackett–Luce), which are evenly spaced on the scale of ratings and at most tenfold apart;
  for `tau_linear` the strengths themselves are evenly spaced, so that the strong are closer together;
- `tau_automata`: the same of games that are played, by automata of hidden skill: each decides this share of
  the time as a regular and else like a timid player, shares evenly spaced from never to always;
- `rebuild_games_per_second`: games that were played by chance, read from a database and counted anew;
- `end_ms`: what counting adds to the transaction that ends a game;
- `ranking_ms_at_100000_games`: the slowest of all pages, orders and seasons of a server with 100,000 games
  and 4,000 people, as the database takes it; `ranking_whole_ms` is with all that is done around it.

Milliseconds are those for which a thread works, without those for which others keep it waiting.
"""

import asyncio
import json
import random
import tempfile
from collections.abc import Callable
from functools import partial
from itertools import combinations, product
from pathlib import Path
from statistics import mean, median
from time import perf_counter, thread_time

from sqlalchemy import Connection, event, insert

from bot.automata import Level
from bot.automata.players.by_level import choose
from bot.automata.players.timid import timid_choice
from bot.automata.self_play import deal, play_game
from bot.game import SeatAction, View
from bot.game.sets import RECOMMENDED
from bot.records import queries
from bot.records.ledger import count_at_end
from bot.records.ratings import Rating, rated
from bot.records.recount import rebuild
from bot.records.standing import ALL_TIME, ENOUGH, Listing, Order
from bot.store import Store, open_store
from bot.store.models import games
from bot.store.record_models import record_books, record_seats, record_standings, seasons
from bot.tables import Seated
from bot.tables.tables import Tables
from tests.records.histories import GUILD, play_out, store_game, table_of

PLAYERS, GAMES, TRIES = 12, 30, 60
PLAYED_TRIES = 20
TENFOLD = 10
PLAYED = 150
MANY = 100_000
PEOPLE = 4_000


def kendall(one: list[float], other: list[float]) -> float:
    """How well two orders agree."""
    pairs = list(combinations(range(len(one)), 2))
    agree = sum(1 if (one[a] - one[b]) * (other[a] - other[b]) > 0 else -1 for a, b in pairs)
    return agree / len(pairs)


Finish = Callable[[list[int], random.Random], list[int]]
"""The places in which some players finish."""


def tried(strengths: list[float], finish: Finish, rng: random.Random) -> float:
    """The ranking's agreement with the truth once everybody has played enough."""
    ratings, left = [Rating()] * len(strengths), [GAMES] * len(strengths)
    while len(waiting := [player for player, games in enumerate(left) if games]) > 1:
        rng.shuffle(waiting)
        waiting.sort(key=lambda player: -left[player])
        table = waiting[: rng.randint(2, len(waiting))]
        after = rated([ratings[player] for player in table], finish(table, rng))
        for player, rating in zip(table, after, strict=True):
            ratings[player] = rating
            left[player] -= 1
    return kendall(strengths, [rating.mu for rating in ratings])


def drawn(strengths: list[float], table: list[int], rng: random.Random) -> list[int]:
    """How a table finishes, by chance and strength."""
    waiting, order = list(table), []
    while waiting:
        (first,) = rng.choices(waiting, [strengths[player] for player in waiting])
        waiting.remove(first)
        order.append(first)
    return [order.index(player) for player in table]


def played(skills: list[float], table: list[int], rng: random.Random) -> list[int]:
    """How a table of automata finishes that plays a game: winners first, then by gold."""
    seats = len(table)
    game = deal(rng, seats, RECOMMENDED[seats], starter=rng.randrange(seats))
    end = play_game(game, [partial(decided, skills[player], rng) for player in table]).table
    winners = () if end.outcome is None else end.outcome.winners
    order = [(seat not in winners, -end.gold[seat]) for seat in range(seats)]
    return [sum(other < one for other in order) for one in order]


def decided(skill: float, rng: random.Random, view: View) -> SeatAction:
    """What an automaton does that plays well only sometimes."""
    if rng.random() < skill:
        return choose(view, Level.REGULAR, rng.randrange(2**32))
    return timid_choice(view, rng)


def agreement(
    strength: Callable[[float], float],
    finish: Callable[[list[float], list[int], random.Random], list[int]] = drawn,
    tries: int = TRIES,
) -> float:
    """The mean agreement of many tries."""
    strengths = [strength(player / (PLAYERS - 1)) for player in range(PLAYERS)]
    rng = random.Random(1)
    return mean(tried(strengths, partial(finish, strengths), rng) for _ in range(tries))


async def counting(store: Store) -> tuple[float, float]:
    """Games counted per second when all are counted anew, and milliseconds at a game's end."""
    spent: list[float] = []

    def timed(connection: Connection, table: Seated) -> None:
        began = thread_time()
        count_at_end(connection, table)
        spent.append(1000 * (thread_time() - began))

    rng, tables = random.Random(2), Tables(store, finish=timed)
    for number in range(PLAYED):
        people = rng.sample(range(101, 141), rng.randint(3, 8))
        await store_game(tables, play_out(table_of(people, rng), rng, name=f"game{number}"))
    began = perf_counter()
    await rebuild(store, lambda guild_id, now: None)
    return PLAYED / (perf_counter() - began), median(spent)


def fill(connection: Connection) -> None:
    """The records of a server with very many games, without their logs."""
    rng = random.Random(3)
    fields = ("true_claims", "caught", "contests", "right_contests", "streak", "reviewed", "review_sum")
    standings = []
    for season in (ALL_TIME, 1, 2):
        for player in range(PEOPLE):
            played = rng.randint(1, 200)
            listing = Listing.RANKED if played >= ENOUGH else Listing.NEWCOMER
            row = {
                "guild_id": GUILD,
                "season": season,
                "player": str(10**17 + player),
                "listing": listing.value,
            }
            counts = {"games": played, "wins": played // 5, "claims": 9, "believed": rng.randint(0, 500)}
            figures = {
                "mu": rng.gauss(25, 5),
                "sigma": 2.0,
                "fair": played / 5,
                "review": rng.uniform(0, 100),
            }
            standings.append(row | counts | figures | dict.fromkeys(fields, 1))
    connection.execute(insert(record_standings), standings)
    row = {
        "channel_id": 1,
        "status": "over",
        "created": 0.0,
        "rules": 2,
        "settings": "{}",
        "closed": "thirteen",
    }
    for first in range(1, MANY + 1, 10_000):
        numbers = range(first, first + 10_000)
        game_rows = [
            {"id": f"g{n}", "guild_id": GUILD, "ended": float(n), "finished": n, **row} for n in numbers
        ]
        connection.execute(insert(games), game_rows)
        seat = {"guild_id": GUILD, "season": 1, "place": 1, "players": 5, "won": True}
        seat_rows = [
            {
                "finished": n,
                "seat": place,
                "game_id": f"g{n}",
                "player": str(10**17 + rng.randrange(PEOPLE)),
                **seat,
            }
            for n in numbers
            for place in range(5)
        ]
        connection.execute(insert(record_seats), seat_rows)
    connection.execute(insert(record_books), [{"guild_id": GUILD, "upto": MANY, "wiping": False}])
    connection.execute(insert(seasons), [{"guild_id": GUILD, "number": 2, "after": MANY // 2, "since": 0.0}])


async def reading(store: Store) -> tuple[float, float]:
    """Milliseconds of the slowest page of the ranking, in the database and as a whole."""
    await store.commit(fill)

    def slowest(connection: Connection) -> tuple[float, float]:
        reader, spent = str(10**17), list[float]()
        event.listen(connection, "before_cursor_execute", lambda *_: spent.append(-thread_time()))
        event.listen(connection, "after_cursor_execute", lambda *_: spent.append(thread_time()))
        pages = []
        for order, season, page in product(Order, (ALL_TIME, 2), (0, 100, 10_000)):
            tries = []
            for _ in range(7):
                spent.clear()
                began = thread_time()
                queries.ranking(connection, GUILD, season, order, page, reader)
                tries.append((sum(spent), thread_time() - began))
            pages.append([median(part) for part in zip(*tries, strict=True)])
        database, whole = (1000 * max(part) for part in zip(*pages, strict=True))
        return database, whole

    return await store.read(slowest)


async def measured() -> dict[str, float]:
    """All figures."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_store(f"sqlite+aiosqlite:///{Path(folder) / 'played.db'}") as store:
            per_second, end = await counting(store)
        async with open_store(f"sqlite+aiosqlite:///{Path(folder) / 'large.db'}") as store:
            ranking, whole = await reading(store)
    return {
        "tau": round(agreement(lambda at: TENFOLD**at), 3),
        "tau_linear": round(agreement(lambda at: 1 + (TENFOLD - 1) * at), 3),
        "tau_automata": round(agreement(lambda at: at, played, PLAYED_TRIES), 3),
        "rebuild_games_per_second": round(per_second, 1),
        "end_ms": round(end, 2),
        "ranking_ms_at_100000_games": round(ranking, 2),
        "ranking_whole_ms": round(whole, 2),
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measured())))
