"""Moves per second through the real path, as a ratio to the bare driver with one move per transaction.

    python -m benchmarks.store [--moves 4000] [--rounds 3] [--postgres]

The driver is sqlite3, or psycopg on a PostgreSQL server of the benchmark's own, which writes to the disk as
servers do everywhere (fsync); there the real path has the fence of several processes.

Prints {"ratio": {"1": …, "50": …}, …}; target 1.0 and floor 0.3 with 50 games at once, floor 0.05 with one.
"""

import argparse
import asyncio
import itertools
import json
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path

from bot.game import Action, begin, fold, legal_actions, step
from bot.game.codec import encode
from bot.game.sets import RECOMMENDED
from bot.store import Store, open_store
from bot.store.engines import PRAGMAS, is_postgres
from bot.store.leases import Leases
from bot.store.planning import agreed_shards
from bot.tables import OpenGame, Options, SeatHolder, Times
from bot.tables.tables import Tables

PLAYERS = 4
LOADED = 150
INSERT_GAME = "INSERT INTO games (id, guild_id, channel_id, status, created, rules, settings) VALUES"
Script = list[tuple[Action, list[tuple[str, str]]]]
"""A game's actions, each with the events it brings about, encoded."""


def script(seed: int) -> tuple[tuple[str, ...], Script]:
    """A random game: how the cards are dealt and everything that is done."""
    rng = random.Random(seed)
    cards = tuple(rng.sample(RECOMMENDED[PLAYERS], len(RECOMMENDED[PLAYERS])))
    game = fold(begin(PLAYERS, RECOMMENDED[PLAYERS], cards))
    done: Script = []
    while game.table.outcome is None:
        action = rng.choice(legal_actions(game, rng.choice(game.table.awaited())))
        game, events = step(game, action)
        done.append((action, [encode(event) for event in events]))
    return cards, done


def scripts(games: int) -> list[tuple[tuple[str, ...], Script]]:
    """So many random games."""
    return [script(seed) for seed in range(games)]


def bare(file: Path, games: list[tuple[tuple[str, ...], Script]], moves: int) -> float:
    """Moves per second of sqlite3 alone: events, key and deadline of one move in one transaction."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        for pragma in PRAGMAS:
            db.execute(f"PRAGMA {pragma}")
        began = time.perf_counter()
        made = 0
        while made < moves:
            _, actions = games[made % len(games)]
            game_id, version = f"bare{made}", 0
            game = (game_id, -made - 1)
            db.execute(f"{INSERT_GAME} (?, 1, ?, 'playing', 0, 1, '{{}}')", game)
            for index, (_, events) in enumerate(actions):
                db.execute("BEGIN")
                rows = [(game_id, version + offset, *event, 0.0) for offset, event in enumerate(events)]
                db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", rows)
                key = (game_id, str(index), version, version)
                db.execute("INSERT INTO idempotency_keys VALUES (?, ?, ?, ?, 0)", key)
                db.execute("DELETE FROM deadlines WHERE game_id = ? AND kind = 'question'", (game_id,))
                db.execute("INSERT INTO deadlines VALUES (?, 'question', -1, 1, ?, 60)", (game_id, 1e9))
                db.execute("COMMIT")
                version += len(events)
                made += 1
        return made / (time.perf_counter() - began)


def bare_postgres(conninfo: str, games: list[tuple[tuple[str, ...], Script]], moves: int) -> float:
    """The same of psycopg alone."""
    import psycopg

    with psycopg.connect(conninfo, autocommit=True) as db:
        began = time.perf_counter()
        made = 0
        while made < moves:
            _, actions = games[made % len(games)]
            game_id, version = f"bare{made}", 0
            game = (game_id, -made - 1)
            db.execute(f"{INSERT_GAME} (%s, 1, %s, 'playing', 0, 1, '{{}}')", game)
            for index, (_, events) in enumerate(actions):
                with db.transaction(), db.cursor() as cursor:
                    rows = [(game_id, version + offset, *event, 0.0) for offset, event in enumerate(events)]
                    cursor.executemany("INSERT INTO events VALUES (%s, %s, %s, %s, %s)", rows)
                    key = (game_id, str(index), version, version)
                    cursor.execute("INSERT INTO idempotency_keys VALUES (%s, %s, %s, %s, 0)", key)
                    cursor.execute(
                        "DELETE FROM deadlines WHERE game_id = %s AND kind = 'question'", (game_id,)
                    )
                    cursor.execute(
                        "INSERT INTO deadlines VALUES (%s, 'question', -1, 1, %s, 60)", (game_id, 1e9)
                    )
                version += len(events)
                made += 1
        return made / (time.perf_counter() - began)


async def ours(store: Store, games: list[tuple[tuple[str, ...], Script]], at_once: int, moves: int) -> float:
    """Moves per second through tables, always so many games at once."""
    tables = Tables(store)
    dealt = itertools.cycle(games)
    channel = itertools.count(time.time_ns())

    async def play(moves: int) -> None:
        while moves > 0:
            cards, actions = next(dealt)
            game_id = await tables.open(opening(cards, next(channel)))
            for index, (action, _) in enumerate(actions[:moves]):
                await tables.act(game_id, action, key=str(index))
            moves -= len(actions)

    began = time.perf_counter()
    await asyncio.gather(*(play(moves // at_once) for _ in range(at_once)))
    return moves / (time.perf_counter() - began)


def opening(cards: tuple[str, ...], channel_id: int) -> OpenGame:
    """A game of four people."""
    return OpenGame(
        guild_id=1,
        channel_id=channel_id,
        host_id=1,
        seats=tuple(SeatHolder(user_id=seat + 1, name=f"Person {seat}") for seat in range(PLAYERS)),
        characters=RECOMMENDED[PLAYERS],
        cards=cards,
        options=Options(times=Times(60, 120, 40, 80)),
    )


async def loading(store: Store) -> float:
    """Milliseconds to load a game of 150 events that is not in memory."""
    tables = Tables(store)
    seed = 0
    while True:
        cards, actions = script(seed)
        if sum(len(events) for _, events in actions) > LOADED:
            break
        seed += 1
    game_id = await tables.open(opening(cards, time.time_ns()))
    version = 2
    for action, events in actions:
        version += len(events)
        if version > LOADED:
            break
        await tables.act(game_id, action)
    times = []
    for _ in range(20):
        began = time.perf_counter()
        await Tables(store).look(game_id)
        times.append(time.perf_counter() - began)
    return statistics.median(times) * 1000


Bare = Callable[[list[tuple[tuple[str, ...], Script]], int], float]
"""Moves per second of the driver alone."""


async def measure(databases: Iterable[tuple[str, Bare]], moves: int) -> dict[str, object]:
    """All rates, round by round in the same run, each on a database of its own."""
    games = scripts(60)
    rates: dict[str, list[float]] = {"bare": [], "1": [], "50": []}
    for url, bare_rate in databases:
        async with open_store(url) as store:
            if is_postgres(url):
                await agreed_shards(store.engine, 1, 1, 1)
                leases = Leases(store.engine, "benchmark")
                store.hold(await leases.take())
                await leases.disconnect()
            rates["bare"].append(await asyncio.to_thread(bare_rate, games, moves // 4))
            rates["50"].append(await ours(store, games, 50, moves))
            rates["1"].append(await ours(store, games, 1, moves // 8))
            load = await loading(store)
    ratios = {
        name: round(statistics.median(a / b for a, b in zip(rates[name], rates["bare"], strict=True)), 3)
        for name in ("1", "50")
    }
    per_second = {name: round(statistics.median(found)) for name, found in rates.items()}
    return {"ratio": ratios, "moves_per_second": per_second, "load_150_events_ms": round(load, 2)}


def on_postgres(moves: int, rounds: int) -> dict[str, object]:
    """The same on a PostgreSQL server that writes to the disk."""
    from tests.postgres import DURABLE, running_server

    with running_server(DURABLE) as server:
        names = [server.create() for _ in range(rounds)]
        databases = [(server.url(name), partial(bare_postgres, server.conninfo(name))) for name in names]
        return asyncio.run(measure(databases, moves))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--postgres", action="store_true")
    options = parser.parse_args()
    if options.postgres:
        print(json.dumps(on_postgres(options.moves, options.rounds)))
        return
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as directory:
        files = [Path(directory) / f"{number}.db" for number in range(options.rounds)]
        databases = [(f"sqlite+aiosqlite:///{file}", partial(bare, file)) for file in files]
        print(json.dumps(asyncio.run(measure(databases, options.moves))))


if __name__ == "__main__":
    main()
