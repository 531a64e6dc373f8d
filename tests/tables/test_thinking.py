"""Automata think while they pause, and what they thought is given when it is due, or let go."""

import asyncio
import random

import pytest
from msgspec.structs import replace

from bot.game import ContestMode, KeepSeat, ReturnSeat, SeatAction, View
from bot.game.actions import Announce, GetReady, Pass
from bot.game.questions import HearContests
from bot.store import Store, open_store
from bot.tables import SeatHolder, thinking
from bot.tables.deadlines import Kind
from bot.tables.moves import Change
from bot.tables.sittings import reseat
from bot.tables.tables import Tables
from bot.tables.thinking import Thought
from bot.tables.waits import answers_by_itself
from tests.tables.helpers import HandClock, opening, play_randomly, running, seated

PAUSE = 3.0


class Minds:
    """Automata that note what they are shown, and answer with the last thing possible once they may."""

    def __init__(self) -> None:
        self.seen: list[View] = []
        self.holders: list[SeatHolder] = []
        self.waits: list[float] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def think(self, view: View, holder: SeatHolder, wait: float) -> SeatAction:
        self.seen.append(view)
        self.holders.append(holder)
        self.waits.append(wait)
        await self.may_answer.wait()
        return view.actions[-1]


def pause(table: object, seat: int) -> float:
    return PAUSE


def thoughts(tables: Tables) -> list[Thought]:
    return [thought for seats in tables.thinking.thoughts.values() for thought in seats.values()]


async def test_thinking_begins_with_the_question_and_the_answer_is_given_when_it_is_due(store: Store) -> None:
    clock, minds = HandClock(), Minds()
    async with running(store, clock, think=minds.think, pause=pause) as tables:
        game_id = await tables.open(opening(4, automata=2))
        await clock.advance(PAUSE - 0.1)
        assert [(view.seat, wait) for view, wait in zip(minds.seen, minds.waits, strict=True)] == [
            (2, PAUSE),
            (3, PAUSE),
        ]
        assert (await seated(tables, game_id)).game.table.awaited() == (0, 1, 2, 3)
        await clock.advance(0.1)
        assert (await seated(tables, game_id)).game.table.awaited() == (0, 1)
        assert len(minds.seen) == 2
        assert thoughts(tables) == []


def hearing(view: View) -> HearContests:
    """The question that a view shows, which is whether anybody contests."""
    assert isinstance(view.table.question, HearContests)
    return view.table.question


async def contested(tables: Tables, clock: HandClock, minds: Minds, contest: ContestMode) -> str:
    """A game in whose fifth turn person 0 has just announced; what was seen before is left out."""
    game_id = await tables.open(replace(opening(6, automata=4, contest=contest), starter=2))
    for seat in (0, 1):
        await tables.act(game_id, GetReady(seat))
    await clock.advance(5 * PAUSE)
    minds.seen.clear()
    await tables.act(game_id, Announce(0, "judge", 0))
    return game_id


async def test_answers_given_together_are_thought_of_before_anybody_has_answered(store: Store) -> None:
    clock, minds = HandClock(), Minds()
    async with running(store, clock, think=minds.think, pause=pause) as tables:
        game_id = await contested(tables, clock, minds, ContestMode.TOGETHER)
        await tables.act(game_id, Pass(1))
        await clock.advance(PAUSE)
        assert [view.seat for view in minds.seen] == [2, 3, 4, 5]
        assert {hearing(view).answered for view in minds.seen} == {()}


async def test_answers_heard_clockwise_are_thought_of_when_it_is_the_seats_turn(store: Store) -> None:
    clock, minds = HandClock(), Minds()
    async with running(store, clock, think=minds.think, pause=pause) as tables:
        game_id = await contested(tables, clock, minds, ContestMode.CLOCKWISE)
        await tables.act(game_id, Pass(1))
        await clock.advance(3 * PAUSE)
        assert [(view.seat, hearing(view).asked) for view in minds.seen] == [
            (2, 2),
            (3, 3),
            (4, 4),
            (5, 5),
        ]


async def test_a_late_answer_is_waited_for(store: Store) -> None:
    clock, minds = HandClock(), Minds()
    async with running(store, clock, think=minds.think, pause=pause) as tables:
        minds.may_answer.clear()
        game_id = await tables.open(opening(2, automata=1))
        await tables.act(game_id, GetReady(0))
        await clock.jump_to_next()
        assert (await seated(tables, game_id)).game.table.awaited() == (1,)
        minds.may_answer.set()
        await clock.settle()
        assert (await seated(tables, game_id)).game.table.turn == 1
        assert len(minds.seen) == 1


async def test_what_was_thought_is_found_again_after_a_restart(address: str) -> None:
    clock, minds = HandClock(), Minds()
    async with (
        open_store(address) as store,
        running(store, clock, think=minds.think, pause=pause) as tables,
    ):
        game_id = await tables.open(opening(2, automata=1))
    async with (
        open_store(address) as store,
        running(store, clock, think=minds.think, pause=pause) as tables,
    ):
        assert thoughts(tables) == []
        await clock.advance(PAUSE)
        assert (await seated(tables, game_id)).game.table.awaited() == (0,)
        assert minds.waits == [PAUSE, thinking.UNPREPARED]


async def test_a_table_that_moves_on_or_ends_needs_no_thoughts(store: Store) -> None:
    clock, minds = HandClock(), Minds()
    minds.may_answer.clear()
    async with running(store, clock, think=minds.think, pause=pause) as tables:
        game_id = await tables.open(opening(4, automata=2))
        under_way = [thought.answer for thought in thoughts(tables)]
        assert len(under_way) == 2
        await tables.stop_game(game_id)
        assert thoughts(tables) == []
        await asyncio.wait(under_way)
        assert all(task.cancelled() for task in under_way)


async def test_a_person_who_comes_back_answers_themselves(store: Store) -> None:
    clock, minds = HandClock(), Minds()
    async with running(store, clock, think=minds.think, pause=pause) as tables:
        game_id = await tables.open(opening(4))
        await tables.act(game_id, KeepSeat(3))
        assert len(thoughts(tables)) == 1
        await tables.act(game_id, ReturnSeat(3))
        assert thoughts(tables) == []
        await clock.advance(2 * PAUSE)
        assert (await seated(tables, game_id)).game.table.awaited() == (0, 1, 2, 3)


async def seat_another(tables: Tables, game_id: str, seat: int, holder: SeatHolder) -> None:
    """Another automaton sits there."""
    await tables.move(game_id, lambda table: Change(reseat(table, seat, holder)))


@pytest.mark.parametrize("late", [False, True])
async def test_another_automaton_thinks_for_itself(store: Store, late: bool) -> None:
    clock, minds = HandClock(), Minds()
    minds.may_answer.clear()
    other = SeatHolder(automaton="master", name="Other", seed=77)
    async with running(store, clock, think=minds.think, pause=pause) as tables:
        game_id = await tables.open(opening(2, automata=1))
        if late:
            await clock.jump_to_next()
        await seat_another(tables, game_id, 1, other)
        assert [thought.holder for thought in thoughts(tables)] == [other]
        minds.may_answer.set()
        await clock.advance(2 * PAUSE)
        assert (await seated(tables, game_id)).game.table.awaited() == (0,)
        assert minds.holders[-1] == other


async def test_an_answer_for_which_nobody_comes_is_let_go(store: Store) -> None:
    minds = Minds()
    async with running(store, HandClock(), think=minds.think, pause=lambda table, seat: 0.05) as tables:
        tables.thinking.lifetime = 0.05
        await tables.open(opening(4, automata=2))
        assert len(thoughts(tables)) == 2
        await asyncio.sleep(0.3)
        assert tables.thinking.thoughts == {}


async def test_there_are_never_more_thoughts_than_open_questions_to_automata(store: Store) -> None:
    clock, minds = HandClock(), Minds()
    async with running(store, clock, think=minds.think, pause=pause) as tables:
        game_id = await tables.open(opening(5, automata=3))
        rng = random.Random(3)
        for _ in range(60):
            table = await play_randomly(tables, game_id, rng, moves=1)
            awaited = table.game.table.awaited()
            asked = [seat for seat in awaited if answers_by_itself(table, seat) is Kind.AUTOMATON]
            assert sorted(tables.thinking.thoughts.get(game_id, {})) == sorted(asked)
        await tables.stop_game(game_id)
        assert tables.thinking.thoughts == {}


async def test_nothing_is_thought_where_no_deadline_passes(store: Store) -> None:
    tables = Tables(store, think=Minds().think)
    await tables.open(opening(4, automata=2))
    assert thoughts(tables) == []
