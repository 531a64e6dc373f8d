"""People gather in a lobby, and it becomes a game."""

import asyncio
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.game.sets import RECOMMENDED
from bot.store import Store
from bot.tables import ChannelTaken, Lobby, NoSuchGame, OpenGame, OpenLobby, Options, PostIntent, SeatHolder
from bot.tables.tables import Tables
from tests.tables.helpers import TIMES, HandClock, opening, seated


def lobby_in(channel_id: int = 7) -> OpenLobby:
    return OpenLobby(5, channel_id, 1, (SeatHolder(user_id=1, name="Ada"),), Options(TIMES))


def joining(user_id: int) -> Callable[[Lobby], Lobby]:
    def join(lobby: Lobby) -> Lobby:
        if lobby.seat_of(user_id) is not None:
            raise ValueError("already here")
        return replace(lobby, seats=(*lobby.seats, SeatHolder(user_id=user_id, name=f"Person {user_id}")))

    return join


def deal(lobby: Lobby) -> OpenGame:
    cards = RECOMMENDED[len(lobby.seats)]
    return OpenGame(
        guild_id=lobby.guild_id,
        channel_id=lobby.channel_id,
        host_id=lobby.host_id,
        seats=lobby.seats[::-1],
        characters=cards,
        cards=cards,
        options=lobby.options,
    )


async def test_people_join_all_at_once_and_none_is_lost(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open_lobby(lobby_in(), (PostIntent("lobby"),), key="open")
    await asyncio.gather(*(tables.change_lobby(game_id, joining(user), f"k{user}") for user in range(2, 9)))
    lobby = await Tables(store).look(game_id)
    assert isinstance(lobby, Lobby)
    assert sorted(holder.user_id or 0 for holder in lobby.seats) == list(range(1, 9))
    assert lobby.host_id == 1
    assert [post.slot for post in await store.posts(game_id)] == ["lobby"]


async def test_a_click_delivered_twice_joins_once_and_a_refusal_changes_nothing(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open_lobby(lobby_in())
    await tables.change_lobby(game_id, joining(2), "click")
    again = await tables.change_lobby(game_id, joining(2), "click")
    assert len(again.seats) == 2
    with pytest.raises(ValueError, match="already here"):
        await tables.change_lobby(game_id, joining(2), "another click")


async def test_a_click_in_a_lobby_that_comes_again_when_the_game_has_begun_is_harmless_bug(
    store: Store,
) -> None:
    # The second delivery found no lobby under its key, and raised.
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open_lobby(lobby_in())
    for user in (2, 3, 4):
        await tables.change_lobby(game_id, joining(user), f"click {user}")
    begun = await tables.start(game_id, deal)
    again = await tables.change_lobby(game_id, joining(4), "click 4")
    assert (again.seats, again.closed) == (begun.table.seats, "begun")
    assert await seated(tables, game_id) == begun.table


async def test_a_lobby_becomes_a_game_in_one_transaction(store: Store) -> None:
    tables = Tables(store, clock=HandClock(), plan=lambda before, after, events: [PostIntent("table")])
    game_id = await tables.open_lobby(lobby_in(), (PostIntent("lobby"),))
    for user in (2, 3, 4):
        await tables.change_lobby(game_id, joining(user))
    told = await tables.start(game_id, deal, key="start")
    again = await tables.start(game_id, deal, key="start")
    assert again.repeated
    assert again.events == told.events
    table = await seated(Tables(store), game_id)
    assert table == told.table
    assert [holder.user_id for holder in table.seats] == [4, 3, 2, 1]
    assert table.host_id == 1
    assert table.deadline == tables.clock.now() + TIMES.memorise
    assert {post.slot for post in await store.posts(game_id)} == {"lobby", "table"}
    with pytest.raises(NoSuchGame):
        await tables.change_lobby(game_id, joining(9))


async def test_a_game_can_move_into_a_thread_when_it_starts(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open_lobby(lobby_in(7))
    await tables.change_lobby(game_id, joining(2))
    await tables.start(game_id, lambda lobby: replace(deal(lobby), channel_id=77))
    assert (await tables.find(7), await tables.find(77)) == (None, game_id)


async def test_one_open_game_or_lobby_per_channel(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open_lobby(lobby_in(), key="open")
    assert await tables.open_lobby(lobby_in(), key="open") == game_id
    with pytest.raises(ChannelTaken):
        await tables.open(opening())
    await tables.cancel(game_id)
    assert await tables.find(7) is None
    other = await tables.open(opening())
    assert await tables.find(7) == other


async def test_many_who_open_at_once_get_one_lobby(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    attempts = [tables.open_lobby(lobby_in(), key=str(number)) for number in range(5)]
    results = await asyncio.gather(*attempts, return_exceptions=True)
    assert sum(isinstance(result, str) for result in results) == 1
    assert sum(isinstance(result, ChannelTaken) for result in results) == 4
