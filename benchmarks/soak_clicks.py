"""Random clickers play whole games through the real client: `python -m benchmarks.soak_clicks --games 1000`.

Prints a line every ten games and, as its last line, one JSON object.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path

from bot.game import ContestMode
from bot.playground import Clock, Standin
from tests.channel.clicker import open_table, play_on
from tests.channel.conftest import running_bot


async def play(seed: int) -> tuple[int, int]:
    """One game on a stand-in and a database of its own: its players, and the clicks it took."""
    rng = random.Random(seed)
    players = rng.randint(2, 13)
    persons = rng.randint(1, players)
    contest = rng.choice(list(ContestMode))
    with tempfile.TemporaryDirectory() as folder:
        async with Standin(clock=Clock(scale=1000)) as standin:
            with standin.pointing_discord_here():
                guild = standin.guild("Court")
                async with running_bot(standin, Path(folder) / "mascarade.db") as bot:
                    people = [guild.member(f"Player {number}") for number in range(1, persons + 1)]
                    await open_table(bot, people, automata=players - persons, contest=contest.value)
                    return players, await play_on(bot, people, rng, limit=50_000)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    began, clicks = time.perf_counter(), 0
    sizes: Counter[int] = Counter()
    for number in range(1, arguments.games + 1):
        players, used = asyncio.run(play(arguments.seed + number))
        sizes[players] += 1
        clicks += used
        if number % 10 == 0:
            print(f"{number} games, {clicks} clicks, {time.perf_counter() - began:.0f} s", flush=True)
    print(json.dumps({"games": arguments.games, "clicks": clicks, "players": dict(sorted(sizes.items()))}))


if __name__ == "__main__":
    main()
