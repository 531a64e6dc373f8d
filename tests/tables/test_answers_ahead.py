"""Standing passes and lodged answers become answers after a pause like a person's."""

import random

import pytest

from bot.game import ContestMode
from bot.game import events as e
from bot.game.actions import Announce, Contest, Pass, PassUntilTurn
from bot.store import Store, open_store
from bot.tables import Seated, Times
from bot.tables.deadlines import GRACE, Deadline, Kind
from bot.tables.hesitation import LIVE_WINDOW, hesitation
from bot.tables.tables import Tables
from bot.tables.waits import window
from tests.tables.helpers import TIMES, HandClock, opening, running, seated
from tests.tables.test_deadlines import announce, swap

PAUSE = 6.0


def pause(window: float) -> float:
    return min(PAUSE, window / 2)


def said_ahead(table: Seated) -> list[Deadline]:
    return [deadline for deadline in table.deadlines if deadline.kind is Kind.ANSWER]


async def standing(tables: Tables, contest: ContestMode = ContestMode.TOGETHER) -> str:
    """A game in which 0 has announced, 3 stands on a pass since then, and 1 announces now."""
    game_id = await tables.open(opening(contest=contest))
    await announce(tables, game_id)
    for action in (Pass(1), Pass(2), PassUntilTurn(3)):
        await tables.act(game_id, action)
    while (table := await seated(tables, game_id)).game.table.on_turn != 1 or table.game.table.announcement:
        await swap(tables, game_id)
    await tables.act(game_id, Announce(1, "queen", 1))
    return game_id


async def test_a_standing_pass_is_stored_as_an_answer_when_its_pause_is_over(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, hesitate=pause) as tables:
        game_id = await standing(tables)
        table = await seated(tables, game_id)
        assert said_ahead(table) == [Deadline(Kind.ANSWER, table.game.table.number, clock.now() + 6, 6.0, 3)]
        await clock.advance(5.9)
        assert (await seated(tables, game_id)).game == table.game
        await clock.advance(0.2)
        table = await seated(tables, game_id)
        assert table.game.history[-1] == e.ContestAnswered(3, Pass(3))
        assert table.game.table.awaited() == (2, 0)
        assert said_ahead(table) == []
        assert table.game.standing == (3,)


async def test_a_window_waits_for_a_standing_pass_and_no_longer_than_that(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, hesitate=pause) as tables:
        game_id = await standing(tables)
        for seat in (0, 2):
            await tables.act(game_id, Pass(seat))
        assert (await seated(tables, game_id)).game.table.awaited() == (3,)
        await clock.advance(PAUSE + 0.1)
        assert (await seated(tables, game_id)).game.table.turn == 7


async def test_a_standing_pass_is_never_counted_as_absence(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, hesitate=pause) as tables:
        game_id = await standing(tables)
        await clock.advance(TIMES.contest + GRACE + 1)
        table = await seated(tables, game_id)
        assert table.attendance.contest_misses == (1, 0, 1, 0)


@pytest.mark.parametrize("contest", ContestMode)
async def test_not_even_when_time_is_up_before_its_pause_is_over(store: Store, contest: ContestMode) -> None:
    clock = HandClock()
    async with running(store, clock, hesitate=lambda window: 10 * window) as tables:
        game_id = await standing(tables, contest)
        await clock.advance(3 * (TIMES.contest + GRACE) + 1)
        table = await seated(tables, game_id)
        assert table.game.table.turn == 7
        assert table.attendance.contest_misses == (1, 0, 1, 0)


@pytest.mark.parametrize("contest", ContestMode)
async def test_a_game_of_the_first_rules_goes_on_and_counts_no_standing_pass_as_absence_either(
    store: Store, contest: ContestMode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.game.rules.RULES_VERSION", 1)
    clock = HandClock()
    async with running(store, clock, hesitate=pause) as tables:
        game_id = await standing(tables, contest)
        await clock.advance(3 * (TIMES.contest + GRACE) + 1)
        table = await seated(tables, game_id)
        assert table.game.table.setup.rules == 1
        assert table.game.table.turn == 7
        assert table.attendance.contest_misses == (1, 0, 1, 0)


async def test_clockwise_what_was_said_ahead_waits_in_its_place(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, hesitate=pause) as tables:
        game_id = await tables.open(opening(contest=ContestMode.CLOCKWISE))
        await announce(tables, game_id)
        await tables.act(game_id, Contest(3, 3))
        assert said_ahead(await seated(tables, game_id)) == []
        for seat in (1, 2):
            await tables.act(game_id, Pass(seat))
        table = await seated(tables, game_id)
        assert table.game.table.awaited() == (3,)
        assert [deadline.fires for deadline in said_ahead(table)] == [clock.now() + PAUSE]
        await clock.advance(PAUSE + 0.1)
        heard = [
            event for event in (await seated(tables, game_id)).game.history if type(event) is e.AnswerHeard
        ]
        assert heard[-1].answer == Contest(3, 3)


async def test_a_restart_keeps_the_moment(address: str) -> None:
    clock = HandClock()
    async with open_store(address) as store, running(store, clock, hesitate=pause) as tables:
        game_id = await standing(tables)
        before = said_ahead(await seated(tables, game_id))
        await clock.advance(2)
    async with open_store(address) as store, running(store, clock) as tables:
        assert said_ahead(await seated(tables, game_id)) == before
        await clock.advance(3.9)
        assert 3 in (await seated(tables, game_id)).game.table.awaited()
        await clock.advance(0.2)
        assert 3 not in (await seated(tables, game_id)).game.table.awaited()


async def test_after_an_outage_the_pause_goes_on_where_it_was(address: str) -> None:
    clock = HandClock()
    async with (
        open_store(address) as store,
        running(store, clock, hesitate=pause, heartbeat=20) as tables,
    ):
        game_id = await standing(tables)
    clock.moment += 500
    async with open_store(address) as store, running(store, clock, heartbeat=20) as tables:
        (ahead,) = said_ahead(await seated(tables, game_id))
        assert ahead.fires == pytest.approx(clock.now() + PAUSE, abs=1)


async def test_no_answer_said_ahead_is_given_while_the_table_is_not_shown(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, hesitate=pause) as tables:
        game_id = await standing(tables)
        tables.hold(game_id, clock.steady())
        await clock.advance(PAUSE + 1)
        assert 3 in (await seated(tables, game_id)).game.table.awaited()
        tables.release(game_id)
        await clock.advance(0.1)
        assert 3 not in (await seated(tables, game_id)).game.table.awaited()


async def test_an_automaton_that_keeps_the_seat_answers_for_itself(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, hesitate=pause, pause=lambda table, seat: 3.0) as tables:
        game_id = await standing(tables)
        table = (await tables.leave(game_id, 103)).table
        assert said_ahead(table) == []
        assert [d.seat for d in table.deadlines if d.kind is Kind.AUTOMATON] == [3]


async def test_one_person_among_automata_does_not_keep_them_waiting(store: Store) -> None:
    """Nobody is there who could wonder, however much time there is; of two people nothing is told."""
    async with running(store, HandClock()) as tables:
        alone = await seated(tables, await tables.open(opening(automata=3)))
        in_company = await seated(tables, await tables.open(opening(automata=2, channel_id=8)))
    assert [window(alone, left) for left in (-1.0, 20.0, 300.0)] == [0.0, 20.0, LIVE_WINDOW]
    assert [window(in_company, left) for left in (-1.0, 20.0, 300.0)] == [0.0, 20.0, 300.0]


@pytest.mark.parametrize(
    ("window", "shortest", "longest"),
    [(20, 2, 8), (10, 2, 5), (3, 1.5, 1.5), (0, 0, 0), (300, 8, 150), (86_400, 8, 600)],
)
def test_a_pause_is_a_person_s_and_never_more_than_half_of_the_time(
    window: float, shortest: float, longest: float
) -> None:
    rng = random.Random(1)
    drawn = [hesitation(rng, window) for _ in range(2000)]
    assert shortest <= min(drawn)
    assert max(drawn) <= longest
    spread = (longest - shortest) / 10
    assert min(drawn) <= shortest + spread
    assert max(drawn) >= longest - spread


async def test_a_new_window_draws_a_new_pause(store: Store) -> None:
    clock, rng = HandClock(), random.Random(1)
    times = Times(memorise=60, turn=120, contest=40, power=80)
    async with running(store, clock, hesitate=lambda window: hesitation(rng, window)) as tables:
        game_id = await tables.open(opening(8, times=times))
        pauses = []
        table = await announce(tables, game_id)
        first = table.game.table.on_turn
        for seat in table.game.table.awaited():
            await tables.act(game_id, PassUntilTurn(seat) if seat == (first + 7) % 8 else Pass(seat))
        for _ in range(3):
            table = await seated(tables, game_id)
            seat = table.game.table.on_turn
            table = (await tables.act(game_id, Announce(seat, "queen", seat))).table
            pauses += [deadline.full for deadline in said_ahead(table)]
            for other in table.game.table.awaited():
                if other != (first + 7) % 8:
                    await tables.act(game_id, Pass(other))
            await clock.advance(8.1)
        assert len(set(pauses)) == 3
