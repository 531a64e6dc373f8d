"""Questions end by themselves, and the absent are waited for less and less."""

import random

import pytest

from bot.game import (
    ContestMode,
    IllegalAction,
    Reason,
    SeatAction,
    TimeOut,
    View,
    begin,
    fold,
    legal_actions,
    step,
)
from bot.game import events as e
from bot.game.actions import Announce, Contest, GetReady, Pass, Swap
from bot.game.audience import redact
from bot.game.questions import HearContests, TakeTurn
from bot.game.sets import RECOMMENDED
from bot.store import Store, open_store
from bot.tables import (
    Lobby,
    NoSuchGame,
    OpenLobby,
    Options,
    PostIntent,
    Seated,
    SeatHolder,
    Times,
)
from bot.tables.attendance import attendance_of
from bot.tables.tables import Tables
from tests.tables.helpers import TIMES, HandClock, opening, running, seated


async def first_turn(tables: Tables, game_id: str) -> Seated:
    table = await seated(tables, game_id)
    for seat in table.game.table.awaited():
        table = (await tables.act(game_id, GetReady(seat))).table
    return table


async def swap(tables: Tables, game_id: str) -> Seated:
    table = await seated(tables, game_id)
    seat = table.game.table.on_turn
    return (await tables.act(game_id, Swap(seat, (seat, (seat + 1) % len(table.seats)), True))).table


async def announce(tables: Tables, game_id: str) -> Seated:
    """The first four turns are swaps; then somebody claims to be the king."""
    table = await first_turn(tables, game_id)
    for _ in range(4):
        table = await swap(tables, game_id)
    seat = table.game.table.on_turn
    return (await tables.act(game_id, Announce(seat, "king", seat))).table


async def test_a_question_times_out_three_seconds_after_the_time_shown(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await tables.open(opening())
        table = await seated(tables, game_id)
        assert table.deadline == clock.now() + TIMES.memorise
        await clock.advance(TIMES.memorise + 2.9)
        assert (await seated(tables, game_id)).game == table.game
        await clock.advance(0.2)
        table = await seated(tables, game_id)
        assert isinstance(table.game.table.question, TakeTurn)
        assert table.deadline == pytest.approx(clock.now() + TIMES.turn, abs=0.2)


async def test_a_click_within_the_grace_counts(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await tables.open(opening())
        await first_turn(tables, game_id)
        await clock.advance(TIMES.turn + 2)
        table = await swap(tables, game_id)
        assert table.attendance.misses == (0, 0, 0, 0)


async def test_a_new_question_starts_a_fresh_time(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await tables.open(opening())
        await first_turn(tables, game_id)
        await clock.advance(50)
        table = await swap(tables, game_id)
        assert table.deadline == clock.now() + TIMES.turn


async def test_a_nudge_comes_once_at_half_time_and_is_an_intent_to_post(store: Store) -> None:
    clock = HandClock()
    nudged = []

    def nudge(table: Seated) -> list[PostIntent]:
        nudged.append(table.game.table.number)
        return [PostIntent(f"nudge-{table.game.table.number}")]

    async with running(store, clock, nudge=nudge) as tables:
        game_id = await tables.open(opening())
        await first_turn(tables, game_id)
        await clock.advance(TIMES.turn / 2 - 1)
        assert nudged == []
        await clock.advance(2)
        await clock.advance(20)
        assert nudged == [2]
        assert [post.slot for post in await store.posts(game_id)] == ["nudge-2"]


async def test_each_missed_turn_halves_the_wait_and_the_third_has_the_seat_kept(address: str) -> None:
    clock = HandClock()
    waits = []
    async with open_store(address) as store, running(store, clock) as tables:
        game_id = await tables.open(opening())
        await first_turn(tables, game_id)
    for _ in range(3):  # every round in another process
        async with open_store(address) as store, running(store, clock) as tables:
            table = await seated(tables, game_id)
            assert table.deadline is not None
            waits.append(table.deadline - clock.now())
            await clock.advance(waits[-1] + 4)
            for _ in range(3):
                table = await swap(tables, game_id)
    assert waits == pytest.approx([120, 60, 30], abs=1)
    assert table.game.table.kept == (0,)
    assert [seat for seat in table.game.table.awaited() if not table.is_person(seat)] == [0]


async def test_a_turn_taken_in_between_forgives_the_missed_ones(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await tables.open(opening())
        await first_turn(tables, game_id)
        await clock.advance(TIMES.turn + 4)
        for _ in range(3):
            table = await swap(tables, game_id)
        assert table.attendance.misses == (1, 0, 0, 0)
        table = await swap(tables, game_id)
        assert table.attendance.misses == (0, 0, 0, 0)


async def test_no_wait_is_halved_below_ten_seconds(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await tables.open(opening(times=Times(5, 15, 5, 5)))
        await first_turn(tables, game_id)
        for _ in range(2):
            await clock.advance(19)
            for _ in range(3):
                table = await swap(tables, game_id)
        assert table.attendance.misses[0] == 2
        assert table.deadline == clock.now() + 10


async def keep_first(tables: Tables, clock: HandClock) -> str:
    """A game whose first seat is kept for its absent person, with the turn at the second."""
    game_id = await tables.open(opening())
    await first_turn(tables, game_id)
    for _ in range(3):
        while (await seated(tables, game_id)).game.table.on_turn != 0:
            await swap(tables, game_id)
        await clock.advance(TIMES.turn + 4)
    assert (await seated(tables, game_id)).game.table.kept == (0,)
    return game_id


async def test_a_kept_seat_goes_on_with_the_time_out_decision_and_misses_nothing(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, pause=lambda table, seat: 5.0) as tables:
        game_id = await keep_first(tables, clock)
        for _ in range(3):
            table = await swap(tables, game_id)
        assert table.game.table.on_turn == 0
        await clock.advance(5.1)
        table = await seated(tables, game_id)
        assert table.game.table.on_turn == 1
        assert not isinstance(table.game.history[-2], e.TimedOut)


async def test_any_click_of_the_absent_brings_them_back_even_a_refused_one(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await keep_first(tables, clock)
        with pytest.raises(IllegalAction) as refused:
            await tables.act(game_id, Swap(0, (0, 1), True), question=1, user_id=100)
        assert refused.value.reason is Reason.QUESTION_OVER
        table = await seated(tables, game_id)
        assert table.game.table.kept == ()
        assert table.attendance.misses[0] == 0


async def test_who_says_they_are_back_is_back(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await keep_first(tables, clock)
        told = await tables.come_back(game_id, 100, key="back")
        assert told.events == (e.SeatReturned(0),)
        assert (await tables.come_back(game_id, 100, key="again")).events == ()


async def test_unanswered_contests_shorten_only_later_contest_waits(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await tables.open(opening())
        table = await announce(tables, game_id)
        assert isinstance(table.game.table.question, HearContests)
        await clock.advance(TIMES.contest + 4)
        table = await seated(tables, game_id)
        assert table.attendance.contest_misses == (0, 1, 1, 1)
        assert table.attendance.misses == (0, 0, 0, 0)
        assert table.deadline == pytest.approx(clock.now() + TIMES.turn, abs=2)


async def test_a_contest_ends_at_half_time_if_only_the_absent_are_awaited(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await tables.open(opening(5))
        await announce(tables, game_id)
        announcer = 4
        for seat in (0, 1, 2):
            await tables.act(game_id, Pass(seat))
        await clock.advance(TIMES.contest + 4)
        table = await seated(tables, game_id)
        assert table.attendance.contest_misses == (0, 0, 0, 1, 0)
        while table.game.table.on_turn != 0:
            table = await swap(tables, game_id)
        table = (await tables.act(game_id, Announce(0, "king", 0))).table
        assert table.deadline == clock.now() + TIMES.contest
        for seat in (1, 2, announcer):
            table = (await tables.act(game_id, Pass(seat))).table
        assert table.deadline == clock.now() + TIMES.contest
        assert not table.is_half_time_over
        await clock.advance(TIMES.contest / 2)
        table = await seated(tables, game_id)
        assert table.is_half_time_over
        assert table.deadline == clock.now()


async def test_contests_never_cost_a_seat(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await tables.open(opening(contest=ContestMode.CLOCKWISE))
        table = await announce(tables, game_id)
        for _ in range(4):
            await clock.advance(3 * TIMES.contest + 12)
            table = await seated(tables, game_id)
            seat = table.game.table.on_turn
            if isinstance(table.game.table.question, TakeTurn) and not table.game.table.question.forced:
                table = (await tables.act(game_id, Announce(seat, "king", seat))).table
        assert max(table.attendance.contest_misses) >= 2
        assert table.game.table.kept == ()


async def test_a_table_with_no_person_left_stops(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await tables.open(opening(automata=2))
        await clock.advance(40 * 60)
        table = await seated(tables, game_id)
        assert table.closed == "stopped"
        assert table.deadlines == ()
        assert await tables.find(7) is None


async def test_an_automaton_is_shown_only_its_own_view_and_acts_in_its_own_time(store: Store) -> None:
    clock = HandClock()
    seen: list[tuple[int | None, str]] = []

    async def think(view: View, holder: SeatHolder, wait: float) -> SeatAction:
        seen.append((view.seat, holder.name))
        return view.actions[-1]

    async with running(store, clock, think=think, pause=lambda table, seat: 3.0) as tables:
        game_id = await tables.open(opening(2, automata=1))
        await clock.advance(3.1)
        assert seen == [(1, "Doll 0")]
        table = await seated(tables, game_id)
        assert table.game.table.awaited() == (0,)


@pytest.mark.expects_errors("an automaton found no answer")
async def test_an_automaton_that_fails_leaves_the_time_out_decision(store: Store) -> None:
    clock = HandClock()

    async def think(view: View, holder: SeatHolder, wait: float) -> SeatAction:
        if view.table.turn == 0:
            raise RuntimeError("confused")
        return Contest(0, 0)

    async with running(store, clock, think=think, pause=lambda table, seat: 3.0) as tables:
        game_id = await tables.open(opening(4, automata=3))
        await clock.advance(3.1)
        table = (await tables.act(game_id, GetReady(0))).table
        await swap(tables, game_id)
        await clock.advance(9.5)
        table = await seated(tables, game_id)
        assert table.game.table.turn == 5


async def test_a_lobby_expires(store: Store) -> None:
    clock = HandClock()
    told: list[str] = []
    async with running(store, clock, on_change=told.append) as tables:
        people = (SeatHolder(user_id=1, name="Ada"),)
        game_id = await tables.open_lobby(OpenLobby(5, 7, 1, people, Options(TIMES), expires_in=600))
        await clock.advance(604)
        lobby = await tables.look(game_id)
        assert isinstance(lobby, Lobby)
        assert lobby.closed == "expired"
        assert told.count(game_id) == 2
        with pytest.raises(NoSuchGame):
            await tables.cancel(game_id)


@pytest.mark.parametrize("contest", ContestMode)
def test_no_wait_can_tell_a_secret_because_attendance_is_what_everyone_sees(contest: ContestMode) -> None:
    rng = random.Random(4)
    log = list(begin(7, RECOMMENDED[7], RECOMMENDED[7], contest=contest))
    game = fold(log)
    while game.table.outcome is None:
        late = rng.random() < 0.3
        action = legal_actions(game, rng.choice(game.table.awaited()))
        game, events = step(game, TimeOut(game.table.number) if late else rng.choice(action))
        log += events
        public = [known for event in log if (known := redact(event, None)) is not None]
        assert attendance_of(game, public) == attendance_of(game, log)
