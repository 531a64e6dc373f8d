"""A contested reveal is stored at once and told only when its curtain has risen."""

import random
from collections.abc import Awaitable, Callable, Sequence

import pytest
from msgspec.structs import replace

from bot.game import ContestMode, Event, Game, SeatAction, View, legal_actions
from bot.game import events as e
from bot.game.actions import Announce, Contest, GetReady, Pass, Swap
from bot.game.questions import HearContests, TakeTurn, UsePower
from bot.game.sets import RECOMMENDED
from bot.store import Store, open_store
from bot.tables import CurtainDown, OpenGame, Options, PostIntent, Seated, SeatHolder
from bot.tables.deadlines import Kind
from bot.tables.moves import Committed
from bot.tables.tables import Tables
from tests.tables.helpers import TIMES, HandClock, opening, running, seated

SUSPENSE = 3.0


def suspense(options: Options) -> float:
    return SUSPENSE


def dealt(first: str, *, channel_id: int = 7, automata: int = 0) -> OpenGame:
    """A game of four in which the first seat has this card."""
    others = list(RECOMMENDED[4])
    others.remove(first)
    return replace(opening(channel_id=channel_id, automata=automata), cards=(first, *others))


async def to_the_fifth_turn(tables: Tables, game_id: str) -> None:
    """Everybody is ready, and nobody swaps."""
    for seat in range(4):
        await tables.act(game_id, GetReady(seat))
    for seat in range(4):
        await tables.act(game_id, Swap(seat, (seat, (seat + 1) % 4), False))


async def contest(tables: Tables, game_id: str, character: str = "king") -> Committed:
    """The first seat announces and the second contests; what the click brings that closes the window."""
    await tables.act(game_id, Announce(0, character, 0))
    await tables.act(game_id, Contest(1, 1))
    await tables.act(game_id, Pass(2))
    return await tables.act(game_id, Pass(3), key="closing")


async def masked(tables: Tables, first: str = "king", channel_id: int = 7) -> tuple[str, Committed]:
    """A game whose masks are coming off."""
    game_id = await tables.open(dealt(first, channel_id=channel_id))
    await to_the_fifth_turn(tables, game_id)
    return game_id, await contest(tables, game_id)


async def to_a_last_reveal(tables: Tables, opened: OpenGame | None = None) -> str:
    """A game that is over once the cards are turned up: the first seat gets its thirteenth gold."""
    game_id = await tables.open(opened or dealt("king"))
    await to_the_fifth_turn(tables, game_id)
    for _ in range(2):
        await tables.act(game_id, Announce(0, "king", 0))
        for seat in range(1, 4):
            await tables.act(game_id, Pass(seat))
        for seat in range(1, 4):
            await tables.act(game_id, Swap(seat, (seat, (seat + 1) % 4), False))
    await contest(tables, game_id)
    return game_id


def tells_nothing(table: Seated) -> bool:
    """Whether only who claimed is known of the contest."""
    public = table.game.table
    assert public.announcement is not None
    assert [claim.seat for claim in public.announcement.contests] == [1]
    last = table.game.history[-1]
    return (public.question, public.up, public.outcome, table.closed) == (
        None,
        (),
        None,
        None,
    ) and isinstance(last, e.ContestClosed)


async def test_the_click_that_closes_the_window_learns_who_claimed_and_no_more(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, suspense=suspense) as tables:
        game_id, closing = await masked(tables)
        assert [type(event) for event in closing.events] == [e.ContestAnswered, e.ContestClosed]
        assert tells_nothing(closing.table)
        assert tells_nothing(await seated(tables, game_id))
        again = await tables.act(game_id, Pass(3), key="closing")
        assert again.repeated
        assert again.events == closing.events
        assert tells_nothing(again.table)
        stored = await store.load(game_id)
        assert stored is not None
        assert len(stored.events) > closing.table.version
        await clock.advance(SUSPENSE)
        table = await seated(tables, game_id)
        assert table.version == len(stored.events)
        assert table.game.table.shown == ()
        assert isinstance(table.game.table.question, TakeTurn)


async def test_two_games_with_other_cards_are_told_alike_until_the_curtain_rises(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, suspense=suspense) as tables:
        told = []
        for channel, first in enumerate(("king", "queen")):
            game_id, closing = await masked(tables, first, channel_id=channel)
            told.append((closing.table.game.table, closing.events, closing.table.deadlines))
            assert closing.table.attendance == (await seated(tables, game_id)).attendance
    assert told[0] == told[1]


@pytest.mark.parametrize(("first", "asked"), [("king", TakeTurn), ("bishop", UsePower)])
async def test_what_is_asked_next_has_its_full_time_from_the_moment_the_curtain_rises(
    store: Store, first: str, asked: type[TakeTurn | UsePower]
) -> None:
    clock = HandClock()
    async with running(store, clock, suspense=suspense) as tables:
        game_id = await tables.open(dealt(first))
        await to_the_fifth_turn(tables, game_id)
        await contest(tables, game_id, first)
        risen = clock.now() + SUSPENSE
        table = await seated(tables, game_id)
        assert [(deadline.kind, deadline.fires) for deadline in table.deadlines] == [(Kind.CURTAIN, risen)]
        await clock.advance(SUSPENSE)
        table = await seated(tables, game_id)
        assert isinstance(table.game.table.question, asked)
        assert table.deadline == risen + (TIMES.turn if asked is TakeTurn else TIMES.power)


async def test_nothing_is_staged_where_nobody_contested_or_there_is_no_suspense(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, suspense=suspense) as tables:
        game_id = await tables.open(dealt("king"))
        await to_the_fifth_turn(tables, game_id)
        await tables.act(game_id, Announce(0, "king", 0))
        for seat in (1, 2, 3):
            closing = await tables.act(game_id, Pass(seat))
        assert closing.table.game.table.gold[0] == 9
    async with running(store, clock) as tables:
        game_id, closing = await masked(tables, channel_id=8)
        assert closing.table.game.table.on_turn == 1


async def test_a_window_that_closes_by_itself_is_staged_too(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, suspense=suspense) as tables:
        game_id = await tables.open(dealt("king"))
        await to_the_fifth_turn(tables, game_id)
        await tables.act(game_id, Announce(0, "king", 0))
        await tables.act(game_id, Contest(1, 1))
        await clock.advance(TIMES.contest + 3)
        assert tells_nothing(await seated(tables, game_id))
        await clock.advance(SUSPENSE)
        assert (await seated(tables, game_id)).game.table.on_turn == 1


Asked = Callable[[Tables, str], Awaitable[object]]
REFUSED: list[Asked] = [
    lambda tables, game_id: tables.act(game_id, Pass(3), question=6, user_id=103),
    lambda tables, game_id: tables.act(game_id, Swap(1, (1, 2), True), question=7, user_id=101),
    lambda tables, game_id: tables.leave(game_id, 102),
    lambda tables, game_id: tables.vacate(game_id, 2),
    lambda tables, game_id: tables.come_back(game_id, 102),
    lambda tables, game_id: tables.take(game_id, 2, 200, "Grace"),
]


@pytest.mark.parametrize("ask", REFUSED)
@pytest.mark.parametrize("last", [False, True])
async def test_until_then_everything_is_refused_alike_even_if_the_game_is_over(
    store: Store, ask: Asked, last: bool
) -> None:
    clock = HandClock()
    async with running(store, clock, suspense=suspense) as tables:
        game_id = await to_a_last_reveal(tables) if last else (await masked(tables))[0]
        with pytest.raises(CurtainDown):
            await ask(tables, game_id)
        assert tells_nothing(await seated(tables, game_id))
        await clock.advance(SUSPENSE)
        assert ((await seated(tables, game_id)).closed is not None) is last


async def test_the_end_waits_for_the_curtain_in_every_list(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, suspense=suspense) as tables:
        game_id = await to_a_last_reveal(tables)
        assert tells_nothing(await seated(tables, game_id))
        assert await tables.find(7) == game_id
        assert await store.open_games_of(100, 5) == [game_id]
        await clock.advance(SUSPENSE)
        table = await seated(tables, game_id)
        assert table.closed == "thirteen"
        assert table.deadlines == ()
        assert await tables.find(7) is None
        stored = await store.load(game_id)
        assert stored is not None
        assert stored.game.ended == clock.now()
        assert {(row.until, row.last) for row in stored.sittings} == {(clock.now(), table.version)}


async def test_who_stops_a_game_takes_the_masks_off_first(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, suspense=suspense) as tables:
        game_id, _ = await masked(tables)
        stopped = await tables.stop_game(game_id, key="stop")
        assert stopped.table.closed == "stopped"
        assert e.CardShown(1, 1, dealt("king").cards[1]) in tuple(stopped.game.history)
        assert stopped.table.deadlines == ()
        assert (await tables.stop_game(game_id, key="stop")).repeated


async def test_a_game_that_is_stopped_behind_its_last_curtain_ends_as_it_did(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, suspense=suspense) as tables:
        game_id = await to_a_last_reveal(tables)
        assert (await tables.stop_game(game_id)).table.closed == "thirteen"
        assert await tables.find(7) is None


@pytest.mark.parametrize("down", [0.0, 1.0, SUSPENSE, 5000.0])
@pytest.mark.parametrize("last", [False, True])
async def test_a_restart_at_any_moment_goes_on_with_the_stage(address: str, down: float, last: bool) -> None:
    clock = HandClock()
    async with open_store(address) as store, running(store, clock, suspense=suspense) as tables:
        game_id = await to_a_last_reveal(tables) if last else (await masked(tables))[0]
        due = clock.now() + SUSPENSE
    clock.moment += down
    async with open_store(address) as store, running(store, clock) as tables:
        await clock.settle()
        table = await seated(tables, game_id)
        if down < SUSPENSE:
            assert tells_nothing(table)
            assert [deadline.fires for deadline in table.deadlines] == [due]
            await clock.advance(due - clock.now())
            table = await seated(tables, game_id)
        assert table.closed == ("thirteen" if last else None)
        assert table.deadline == (None if last else clock.now() + TIMES.turn)


async def test_neither_an_outage_nor_a_late_message_moves_a_curtain_but_a_clock_that_is_set_does(
    store: Store,
) -> None:
    clock = HandClock()
    async with running(store, clock, suspense=suspense, heartbeat=1.0) as tables:
        game_id, _ = await masked(tables)
        due = clock.now() + SUSPENSE
        await tables.postpone(game_id, 60)
        await tables.renew(game_id)
        tables.disconnected()
        await clock.advance(1.0)
        tables.connected()
        await clock.advance(0.5)
        (curtain,) = (await seated(tables, game_id)).deadlines
        assert curtain.fires == due
        clock.step(-1000)
        await clock.advance(1.0)
        (curtain,) = (await seated(tables, game_id)).deadlines
        assert curtain.fires == due - 1000
        await clock.advance(0.5)
        assert (await seated(tables, game_id)).deadline == clock.now() + TIMES.turn


async def test_a_curtain_waits_while_its_table_is_not_shown(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, suspense=suspense) as tables:
        game_id, _ = await masked(tables)
        tables.hold(game_id, clock.steady())
        await clock.advance(30)
        assert tells_nothing(await seated(tables, game_id))
        tables.release(game_id)
        await clock.advance(0)
        assert (await seated(tables, game_id)).deadline == clock.now() + TIMES.turn


async def test_automata_think_and_pause_from_the_moment_the_curtain_rises(store: Store) -> None:
    seen: list[View] = []

    async def think(view: View, holder: SeatHolder, wait: float) -> SeatAction:
        seen.append(view)
        contesting = view.seat == 1 and isinstance(view.table.question, HearContests)
        return Contest(1, 1) if contesting else view.actions[0]

    clock = HandClock()
    async with running(store, clock, suspense=suspense, think=think, pause=lambda table, seat: 2.0) as tables:
        game_id = await tables.open(dealt("king", automata=3))
        await tables.act(game_id, GetReady(0))
        await clock.advance(2.0)
        await tables.act(game_id, Swap(0, (0, 1), False))
        await clock.advance(6.0)
        await tables.act(game_id, Announce(0, "king", 0))
        await clock.advance(2.0)
        seen.clear()
        assert tells_nothing(await seated(tables, game_id))
        await clock.advance(SUSPENSE - 0.1)
        assert seen == []
        await clock.advance(0.1)
        assert [(view.seat, view.table.turn) for view in seen] == [(1, 6)]
        (pause,) = [one for one in (await seated(tables, game_id)).deadlines if one.kind is Kind.AUTOMATON]
        assert pause.fires == clock.now() + 2.0


async def test_messages_are_wanted_for_what_may_be_told(store: Store) -> None:
    asked: list[tuple[int, tuple[Event, ...]]] = []

    def plan(before: Game | None, after: Game, events: Sequence[Event]) -> list[PostIntent]:
        asked.append((after.table.turn, tuple(events)))
        return []

    clock = HandClock()
    async with Tables(store, clock=clock, plan=plan, suspense=suspense, heartbeat=1e9) as tables:
        clock.tables = tables
        game_id, _ = await masked(tables)
        turn, told = asked[-1]
        assert turn == 5
        assert isinstance(told[-1], e.Announced)
        await clock.advance(SUSPENSE)
        turn, told = asked[-1]
        assert turn == 6
        assert isinstance(told[0], e.CardShown)
        assert isinstance(told[-1], e.TurnBegan)
        table = await seated(tables, game_id)
        opening = (e.CardsDealt, e.TurnBegan, e.Announced)
        passed = [event for _, told in asked for event in told]
        assert [event for event in passed if isinstance(event, opening)] == [
            event for event in table.game.history if isinstance(event, opening)
        ]


@pytest.mark.parametrize("mode", list(ContestMode))
async def test_staged_games_are_played_to_their_end(store: Store, mode: ContestMode) -> None:
    clock = HandClock()
    async with running(store, clock, suspense=suspense) as tables:
        game_id = await tables.open(opening(contest=mode))
        rng, curtains = random.Random(5), 0
        for _ in range(2000):
            table = await seated(tables, game_id)
            if table.closed is not None:
                break
            if table.curtain is not None:
                curtains += 1
                await clock.advance(SUSPENSE)
                continue
            seat = rng.choice(table.game.table.awaited())
            await tables.act(game_id, rng.choice(legal_actions(table.game, seat)))
        assert table.closed is not None
        assert curtains > 0
