"""Kills a bot that plays flat out, again and again, and looks for anything lost or done twice.

python -m benchmarks.soak_kill [--kills 1000] [--seed 1] [--file FILE | --postgres]
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, select, text

from bot.game import ContestMode, Game, TimeOut, fold, legal_actions
from bot.game.codec import decode
from bot.game.sets import RECOMMENDED
from bot.store import open_store
from bot.store.engines import SQLITE, connect_threads
from bot.store.models import deadlines, events, games, idempotency_keys
from bot.tables import OpenGame, Options, Seated, SeatHolder, Times
from bot.tables.tables import Tables

TABLES_AT_ONCE = 6
Acknowledged = dict[str, dict[str, int]]
"""Of each game: every key that was answered, and the version it brought about."""


# The child: plays, and says what was acknowledged


def some_game(rng: random.Random, channel_id: int) -> OpenGame:
    """A game for a random number of players."""
    players = rng.choice((2, 3, 4, 7))
    cards = RECOMMENDED[players]
    return OpenGame(
        guild_id=1,
        channel_id=channel_id,
        host_id=1,
        seats=tuple(SeatHolder(user_id=seat + 1, name=f"Person {seat}") for seat in range(players)),
        characters=cards,
        cards=tuple(rng.sample(cards, len(cards))),
        options=Options(times=Times(3600, 3600, 3600, 3600)),
        contest=rng.choice(list(ContestMode)),
    )


async def play_at(tables: Tables, channel_id: int, rng: random.Random) -> None:
    """Play one game after the other in a channel; every click is delivered twice."""
    while True:
        game_id = await tables.find(channel_id) or await tables.open(some_game(rng, channel_id))
        table = await tables.look(game_id)
        assert isinstance(table, Seated)
        while table.game.table.outcome is None:
            number = table.game.table.number
            seat = rng.choice(table.game.table.awaited())
            late = rng.random() < 0.1
            action = TimeOut(number) if late else rng.choice(legal_actions(table.game, seat))
            key = f"{rng.getrandbits(64):x}"
            told, again = await asyncio.gather(
                tables.act(game_id, action, question=number, key=key),
                tables.act(game_id, action, question=number, key=key),
            )
            assert again.repeated
            table = told.table
            os.write(sys.stdout.fileno(), f"{game_id} {key} {table.version}\n".encode())


async def play(url: str, seed: int) -> None:
    """Play at several tables until killed."""
    async with open_store(url) as store, Tables(store) as tables:
        players = (
            play_at(tables, channel, random.Random(f"{seed} {channel}")) for channel in range(TABLES_AT_ONCE)
        )
        await asyncio.gather(*players)


def serve() -> None:
    """Fork a player for every line on standard input, so that each begins with everything imported."""
    for line in sys.stdin:
        url, seed = json.loads(line)
        child = os.fork()
        if child == 0:
            asyncio.run(play(url, seed))
            os._exit(1)
        os.write(sys.stdout.fileno(), f"pid {child}\n".encode())
        os.waitpid(child, 0)
        os.write(sys.stdout.fileno(), b"dead\n")


# The killer: notes what was acknowledged, and compares it with the database


@contextmanager
def nursery() -> Iterator[subprocess.Popen[str]]:
    """The process from which players are forked."""
    command = [sys.executable, "-m", "benchmarks.soak_kill", "--serve"]
    root = Path(__file__).parents[1]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, cwd=root
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def kill_once(process: subprocess.Popen[str], url: str, rng: random.Random, known: Acknowledged) -> int:
    """Let a player play for a random moment, kill it, and return how many moves it said were made."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps([url, rng.getrandbits(32)]) + "\n")
    moves, child, wanted = 0, 0, rng.randrange(40)
    for line in process.stdout:
        if line == "dead\n":
            return moves
        if line.startswith("pid "):
            child = int(line.split()[1])
        else:
            game_id, key, version = line.split()
            known.setdefault(game_id, {})[key] = int(version)
            moves += 1
        if child and moves >= wanted:
            time.sleep(rng.random() * 0.02)
            os.kill(child, signal.SIGKILL)
            child = 0
    raise AssertionError("the nursery died")


def check(engine: Engine, known: Acknowledged) -> int:
    """Everything acknowledged is in the log, once; every log folds; every table has its deadline."""
    with engine.connect() as connection:
        found = connection.execute(select(games.c.id, games.c.status)).all()
        assert set(known) <= {game_id for game_id, _ in found}, "an acknowledged game is lost"
        for game_id, status in found:
            check_game(connection, game_id, status, known.get(game_id, {}))
        if engine.dialect.name == SQLITE:
            assert connection.execute(text("PRAGMA quick_check")).scalar() == "ok"
    return len(found)


def check_game(connection: Connection, game_id: str, status: str, known: dict[str, int]) -> None:
    """One game against what was acknowledged of it."""
    log = select(events.c.name, events.c.body).where(events.c.game_id == game_id).order_by(events.c.version)
    game: Game = fold(decode(name, body) for name, body in connection.execute(log))
    keys = select(idempotency_keys).where(idempotency_keys.c.game_id == game_id)
    reached, stored = 2, {}
    for row in connection.execute(keys.order_by(idempotency_keys.c.last)):
        assert row.first == reached, "events belong to no move, or to two"
        stored[row.key] = reached = row.last
    assert reached == len(game.history)
    for key, version in known.items():
        assert stored.get(key) == version, "an acknowledged move is lost"
    mine = (deadlines.c.game_id == game_id, deadlines.c.kind == "question")
    due = connection.execute(select(deadlines.c.question).where(*mine)).scalars().all()
    over = game.table.outcome is not None
    assert status == ("over" if over else "playing")
    assert due == ([] if over else [game.table.number]), "a table is without its deadline"


def kill_often(url: str, kills: int, seed: int) -> dict[str, int]:
    """Kill so many players, and check the database after each."""
    rng = random.Random(seed)
    known: Acknowledged = {}
    moves = checked = 0
    engine = connect_threads(url)
    with nursery() as process:
        for _ in range(kills):
            moves += kill_once(process, url, rng, known)
            checked = check(engine, known)
    engine.dispose()
    return {"kills": kills, "games": checked, "acknowledged": moves}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL server of its own")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve()
        return
    if options.postgres:
        from tests.postgres import running_server

        with running_server() as server:
            print(json.dumps(kill_often(server.url(server.create()), options.kills, options.seed)))
        return
    with tempfile.TemporaryDirectory() as directory:
        file = options.file or Path(directory) / "soak.db"
        print(json.dumps(kill_often(f"sqlite+aiosqlite:///{file}", options.kills, options.seed)))


if __name__ == "__main__":
    main()
