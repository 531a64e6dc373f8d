"""Whatever happens at once at one table is equal to some serial order of it."""

import asyncio
import itertools
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.game import Action, ContestMode, IllegalAction, Reason, TimeOut, legal_actions
from bot.store import Store, open_store
from bot.store.engines import PRAGMAS
from bot.tables import Seated, moves
from bot.tables.moves import Committed, Move
from bot.tables.tables import MEMORY, Tables, half_of_it, two_seconds
from bot.tables.waits import Pauses, wanted_deadlines
from tests.tables.helpers import HandClock, opening, play_randomly, url_of

channels = itertools.count()


class Op(msgspec.Struct, frozen=True):
    """Something done to a table: at which moment, on which question, under which key."""

    action: Action
    question: int
    delay: int
    key: str


Result = tuple[tuple[object, ...], Reason | None]
"""The events an op brought about, or why it was refused."""


def done(table: Seated, op: Op) -> Move:
    """The op as a pure step."""
    if isinstance(op.action, TimeOut):
        return moves.time_out(table, op.action.question)
    return moves.act(table, op.action, op.question)


def draw_ops(table: Seated, rng: random.Random) -> list[Op]:
    """Clicks of many seats, some late, some twice, and time-outs between them."""
    number, players = table.game.table.number, len(table.seats)
    possible: list[Action] = [a for seat in range(players) for a in legal_actions(table.game, seat)]
    possible += [TimeOut(number), TimeOut(number + 1), TimeOut(number)]
    ops = [
        Op(rng.choice(possible), number + rng.choice((0, 0, 0, 0, 1, -1)), rng.randrange(12), f"key {index}")
        for index in range(rng.randrange(2, 14))
    ]
    return ops + [replace(op, delay=rng.randrange(12)) for op in ops if rng.random() < 0.3]


async def perform(tables: Tables, game_id: str, op: Op) -> Committed | Reason:
    for _ in range(op.delay):
        await asyncio.sleep(0)
    try:
        return await tables.move(game_id, lambda table: done(table, op), op.key)
    except IllegalAction as refused:
        return refused.reason


async def interleave(store: Store, seed: int, contest: ContestMode, memory: int) -> None:
    rng = random.Random(seed)
    tables = Tables(store, clock=HandClock(), memory=memory)
    players, channel_id = rng.choice((2, 3, 4, 7)), next(channels)
    game_id = await tables.open(opening(players, seed=seed, contest=contest, channel_id=channel_id))
    start = await play_randomly(tables, game_id, rng, moves=rng.randrange(30))
    ops = draw_ops(start, rng)
    results = await asyncio.gather(*(perform(tables, game_id, op) for op in ops))
    end = await tables.look(game_id)
    assert end == await Tables(store, clock=HandClock()).look(game_id)
    explain(start, ops, results, end)


def explain(
    start: Seated,
    ops: list[Op],
    results: list[Committed | Reason],
    end: object,
) -> None:
    """Find the serial order: what changed something by its place in the log, the rest in any gap."""
    changes: dict[str, tuple[int, Op, Committed]] = {}
    for op, result in zip(ops, results, strict=True):
        if isinstance(result, Committed) and result.events and not result.repeated:
            assert op.key not in changes, "the same click acted twice"
            changes[op.key] = (result.table.version, op, result)
    gaps = [start]
    for version, op, told in sorted(changes.values(), key=lambda change: change[0]):
        move = done(gaps[-1], op)
        assert move.events == told.events
        deadlines = wanted_deadlines(move.after, HandClock().now(), Pauses(two_seconds, half_of_it))
        gaps.append(replace(move.after, deadlines=deadlines))
        assert gaps[-1].version == version
    assert gaps[-1] == end
    for op, result in zip(ops, results, strict=True):
        if isinstance(result, Reason):
            assert result in [refusal(table, op) for table in gaps]
        elif not result.events:
            assert any(refusal(table, op) is None and not done(table, op).events for table in gaps)


def refusal(table: Seated, op: Op) -> Reason | None:
    try:
        done(table, op)
    except IllegalAction as refused:
        return refused.reason
    return None


@pytest.fixture(scope="module")
def loop(template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[asyncio.Runner, Store]]:
    """A loop and a store that serve all examples; what is shown here does not hang on durability."""
    file = Path(shutil.copy(template, tmp_path_factory.mktemp("interleavings") / "mascarade.db"))
    with asyncio.Runner() as runner, pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.store.engines.PRAGMAS", (*PRAGMAS, "synchronous = OFF"))
        opened = open_store(url_of(file))
        yield runner, runner.run(opened.__aenter__())
        runner.run(opened.__aexit__(None, None, None))


@settings(max_examples=80, deadline=None)
@given(seed=st.integers(0, 2**32), contest=st.sampled_from(ContestMode), memory=st.sampled_from((0, MEMORY)))
def test_any_interleaving_is_equal_to_some_serial_order(
    loop: tuple[asyncio.Runner, Store], seed: int, contest: ContestMode, memory: int
) -> None:
    runner, store = loop
    runner.run(interleave(store, seed, contest, memory))
