"""Three processes of the bot and a spare, a stand-in with 12 shards, games on all, and fault after fault.

python -m benchmarks.soak_processes [--faults 100] [--kinds KIND …] [--minutes M] [--seed 1] [--asleep 60]
    [--log FILE]

Each fault comes within 1.5 s of the one before, once all tables are right again and there is a spare; those
asleep sleep on meanwhile. Prints {"faults": …, "lost": …, "doubled": …, "slowest_takeover_s": …, …}. Lost is
a move that was acknowledged and is not in the database, or a message that should stand and does not; doubled
is a move that was made twice, or a message that stands twice.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.postgres import running_server
from tests.processes.faults import Trial


async def soak(
    faults: int, kinds: Sequence[str], minutes: float, seed: int, asleep: float, log: Path
) -> dict[str, object]:
    """So many faults, at random moments, or as many as there is time for."""
    rng, end = random.Random(seed), time.monotonic() + 60 * minutes
    with running_server() as server:
        async with Trial(server, log, rng, asleep=asleep) as trial:
            for number in range(faults):
                if time.monotonic() > end:
                    break
                kind = rng.choice(kinds)
                took = await trial.suffer(kind)
                print(f"{number + 1} {kind} {took:.1f} s, {trial.moves} moves", file=sys.stderr, flush=True)
            return await trial.verdict()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=100)
    parser.add_argument("--kinds", nargs="+", choices=Trial.kinds, default=Trial.kinds)
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--asleep", type=float, default=60.0)
    parser.add_argument("--log", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        log = options.log or Path(directory) / "processes.log"
        work = soak(options.faults, options.kinds, options.minutes, options.seed, options.asleep, log)
        print(json.dumps(asyncio.run(work)))


if __name__ == "__main__":
    main()
