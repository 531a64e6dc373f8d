"""What is kept up at each game's end is what a count of all logs tells, whatever has happened."""

from functools import partial
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from bot.records.choices import begin_season, enter_review, switch_listing
from bot.records.counting import PARENT
from bot.records.recount import progress, recount
from bot.servers.audit import By
from bot.servers.forgetting import forget_person
from bot.servers.servers import Servers
from bot.servers.transactions import transact
from bot.store import Store
from bot.store.record_models import record_seats, record_standings

from .histories import GUILD, content, counting_tables, play_out, rebuilt, store_game, table_of

PEOPLE = list(range(101, 109))


@pytest.mark.parametrize("seed", range(2))
async def test_rebuilding_changes_nothing_after_any_history(store: Store, seed: int) -> None:
    rng, tables, ids = Random(seed), counting_tables(store), list[str]()
    for number in range(14):
        people = rng.sample(PEOPLE, rng.randint(2, 5))
        made = table_of(people, rng, automata=rng.choice((0, 0, 2)))
        stop = rng.randint(5, 60) if rng.random() < 0.2 else 10_000
        game = play_out(made, rng, trouble=rng.choice((0.0, 0.08)), stop_after=stop, name=f"game{number}")
        ids.append(await store_game(tables, game))
        what = rng.random()
        if what < 0.15:
            await transact(store, lambda connection: begin_season(connection, GUILD, 0.0))
        elif what < 0.3:
            await store.commit(partial(switch_listing, user_id=rng.choice(PEOPLE), hidden=rng.random() < 0.6))
        elif what < 0.5:
            figures = {seat: rng.randint(0, 100) for seat in range(len(people))}
            await store.commit(partial(enter_review, game_id=rng.choice(ids), figures=figures))
        elif what < 0.6:
            await forget_person(store, rng.choice(PEOPLE))
            await recount(store, GUILD)
    kept_up = await content(store)
    assert kept_up["record_standings"]
    assert kept_up["record_titles"]
    assert await rebuilt(store) == kept_up


async def test_a_game_that_ends_while_others_wait_to_be_counted_is_counted_in_its_turn(store: Store) -> None:
    rng, tables = Random(7), counting_tables(store)
    for number in range(4):
        await store_game(tables, play_out(table_of(PEOPLE[:3], rng), rng, name=f"early{number}"))
    kept_up = await content(store)
    await forget_person(store, 999)
    assert await content(store) == kept_up
    await forget_person(store, PEOPLE[0])
    await store_game(tables, play_out(table_of(PEOPLE[:3], rng), rng, name="late"))
    assert not (await store.read(partial(progress, guild_id=GUILD))).is_done
    await recount(store, GUILD)
    counted = {row.game_id for row in await store.rows(select(record_seats.c.game_id))}
    assert counted == {"late", *(f"early{number}" for number in range(4))}
    kept_up = await content(store)
    assert await rebuilt(store) == kept_up


async def test_stopped_games_and_those_of_other_channels_count_for_nobody(store: Store) -> None:
    rng, tables = Random(3), counting_tables(store)
    by = By(GUILD, 1, 0.0)
    await Servers(store).change_settings(by, 0, "setting-counted", lambda old: replace(old, counted=(7, 9)))
    await recount(store, GUILD)
    await store_game(tables, play_out(table_of(PEOPLE[:4], rng), rng, stop_after=30, name="stopped"))
    await store_game(tables, play_out(table_of(PEOPLE[:4], rng, channel_id=8), rng, name="elsewhere"))
    assert (await content(store))["record_standings"] == []
    thread = table_of(PEOPLE[:4], rng, channel_id=10, more={PARENT: 9})
    await store_game(tables, play_out(thread, rng, name="thread"))
    assert {row.game_id for row in await store.rows(select(record_seats.c.game_id))} == {"thread"}
    await Servers(store).change_settings(by, 1, "setting-counted", lambda old: replace(old, counted=(8,)))
    await recount(store, GUILD)
    assert {row.game_id for row in await store.rows(select(record_seats.c.game_id))} == {"elsewhere"}


async def test_somebody_forgotten_is_a_newcomer_in_each_game(store: Store) -> None:
    rng, tables = Random(4), counting_tables(store)
    for number in range(3):
        await store_game(tables, play_out(table_of([101, 102], rng), rng, name=f"game{number}"))
    before = {row.player: row for row in await store.rows(select(record_standings))}
    await forget_person(store, 101)
    assert {row.player for row in await store.rows(select(record_standings))} == {"102"}
    await recount(store, GUILD)
    after = {row.player: row for row in await store.rows(select(record_standings))}
    assert set(after) == {"102"}
    assert after["102"].games == before["102"].games == 3
    assert after["102"].mu != before["102"].mu
