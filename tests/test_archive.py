"""Finished games as files: what is written is read again, and names nobody who asked to be forgotten."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy import text as statement

from bot.__main__ import main
from bot.archive.exporting import NoSuchExport, export_game
from bot.archive.files import BadFile, log_of, read_file, table_of, write_json
from bot.archive.notation import UNREADABLE, read_game, write_game
from bot.game import Event, Game, KeepSeat, ReturnSeat, Stop, TimeOut, begin, fold, step
from bot.game.actions import GetReady
from bot.game.codec import decode
from bot.game.sets import RECOMMENDED
from bot.service.finished import finished
from bot.service.game_codes import code_of
from bot.service.game_codes import game_of as id_of
from bot.speeds import TIMES, Speed
from bot.store import UnusableDatabase, open_store
from bot.store.engines import connect, is_postgres
from bot.store.migrate import revision_of, revisions, upgrade
from bot.tables import Options, Seated, SeatHolder, Sitting
from bot.text.names import SOMEONE
from tests.databases import address, engine, file, over_engines, postgres, postgres_url, template
from tests.golden.test_golden_logs import PATHS
from tests.pictures.test_recap import game_of
from tests.postgres import Server
from tests.tables.helpers import HandClock, opening, running

__all__ = ["address", "engine", "file", "postgres", "postgres_url", "template"]
pytest_generate_tests = over_engines

OTHER_RULES = {"eight_fool", "thirteen_victim", "thirteen_whole"}
"""Games in which something happened that the rules of today would not bring about."""


def seated(log: tuple[Event, ...]) -> Seated:
    players = fold(log).table.setup.layout.players
    holders = [SeatHolder(user_id=10**17 + seat, name=f"Player {seat}") for seat in range(players)]
    holders[0] = SeatHolder(name=SOMEONE)
    holders[1] = SeatHolder(name="Pierrot", automaton="master", seed=1)
    sittings = tuple(
        Sitting(seat, one.user_id, one.name, one.automaton, 1) for seat, one in enumerate(holders)
    )
    return table_of("a2b3c4d5", log, tuple(holders), sittings, Options(TIMES[Speed.LIVE], "fr"))


def log_with_pauses(players: int) -> tuple[Event, ...]:
    """A log in which time ran out, and a seat was kept and given back."""
    game = fold(begin(players, RECOMMENDED[players], RECOMMENDED[players]))
    for action in (TimeOut(1), KeepSeat(1), TimeOut(2), ReturnSeat(1), Stop()):
        game, _ = step(game, action)
    return log_of(seated_game(game))


def seated_game(game: Game) -> Seated:
    return seated(tuple(event for event in game.history if isinstance(event, Event)))


@pytest.mark.parametrize("seed", range(6))
def test_a_game_in_lines_is_read_as_the_same_game(seed: int) -> None:
    for players in (2, 3, 4, 7, 13):
        game = game_of(players, 30, seed)
        log = tuple(event for event in game.history if isinstance(event, Event))
        assert read_game(write_game(log)) == log


@pytest.mark.parametrize("players", [2, 5])
def test_time_outs_and_absences_are_read_too(players: int) -> None:
    log = log_with_pauses(players)
    assert read_game(write_game(log)) == log


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_games_of_old_are_written_as_far_as_their_log_goes(path: Path) -> None:
    _, *stored = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    log = tuple(decode(name, body) for name, body in stored)
    lines = write_game(log).splitlines()
    unknown = [line for line in lines if line.startswith(UNREADABLE)]
    assert len(lines) - len(unknown) > 1
    assert bool(unknown) is (path.stem in OTHER_RULES)
    if not unknown:
        assert read_game("\n".join(lines)) == log, "read by the rules that it was played by"


def test_a_game_in_json_is_read_as_the_same_game_without_anybodys_id() -> None:
    game = game_of(5, 30, 3)
    table = seated(tuple(event for event in game.history if isinstance(event, Event)))
    text = write_json(finished(table))
    assert str(10**17)[:-1] not in text
    assert SOMEONE not in text
    again = read_file(text).table
    assert log_of(again) == log_of(table)
    assert [holder.name for holder in again.seats] == [holder.name for holder in table.seats]
    assert [holder.automaton is None for holder in again.seats] == [True, False, True, True, True]
    assert again.options.language == "fr"


def test_only_finished_games_are_written_or_read() -> None:
    game = game_of(4, 6, 1)
    log = tuple(event for event in game.history if isinstance(event, Event))[:-1]
    with pytest.raises(Exception, match="story-not-yet"):
        finished(seated(log))
    with pytest.raises(BadFile, match="not over"):
        read_file(write_game(log))
    for text in ("", "nonsense", "{}", '{"format": "other/1"}', "K6 Q6\nA says K"):
        with pytest.raises(BadFile):
            read_file(text)
    with pytest.raises(BadFile):
        read_file(replace_event(write_json(finished(seated((*log, game.history[-1]))))))  # type: ignore[arg-type]


def test_a_line_that_cannot_be_read_is_named() -> None:
    log = tuple(event for event in game_of(4, 6, 1).history if isinstance(event, Event))
    lines = write_game(log).splitlines()
    for line, why in (("A is redy", r"line 2, 'A is redy', .*nobody can do"), ("# Old", "line 2 .*json")):
        with pytest.raises(BadFile, match=why):
            read_file("\n".join([lines[0], line, *lines[2:]]))
    with pytest.raises(BadFile, match=r"line 4, .* cannot be played"):
        read_file("\n".join([lines[0], "", *lines[1:2], *lines[1:]]))
    with pytest.raises(BadFile, match="it is empty"):
        read_file(" \n")


def replace_event(text: str) -> str:
    """A file of a newer program."""
    return text.replace("game_began/1", "game_began/99")


@asynccontextmanager
async def playing(database_url: str, *, over: bool) -> AsyncIterator[str]:
    """A bot at work on a database, with a game of four; its code."""
    shared = is_postgres(database_url)
    async with open_store(database_url, shared=shared) as store, running(store, HandClock()) as tables:
        game_id = await tables.open(opening())
        for seat in range(4):
            await tables.act(game_id, GetReady(seat))
        if over:
            await tables.stop_game(game_id)
        yield code_of(game_id)


async def test_a_finished_game_is_exported_to_two_files_that_are_never_overwritten(
    address: str, tmp_path: Path
) -> None:
    async with playing(address, over=True) as code:
        lines, document = await export_game(address, code.lower(), tmp_path)
        assert (lines.name, document.name) == (f"{code}.txt", f"{code}.json")
        texts = [one.read_text(encoding="utf-8") for one in (lines, document)]
        assert [len(log_of(read_file(text).table)) for text in texts] == [9, 9]
        with pytest.raises(NoSuchExport, match="exists already"):
            await export_game(address, code, tmp_path)


async def test_only_finished_games_are_exported(address: str, tmp_path: Path) -> None:
    async with playing(address, over=False) as code:
        with pytest.raises(NoSuchExport, match="not over"):
            await export_game(address, code, tmp_path)
        for unknown in ("AAAA-AAAA", "", "…"):
            with pytest.raises(NoSuchExport, match="no game"):
                await export_game(address, unknown, tmp_path)
    assert not [name for name in os.listdir(tmp_path) if code in name]


async def test_what_cannot_be_read_is_closed_to_exports_and_left_as_it_is(
    address: str, tmp_path: Path
) -> None:
    async with playing(address, over=True) as code:
        pass
    async with open_store(address) as store:
        await store.commit(lambda connection: damage(connection, "events", "body", "{}"))
    with pytest.raises(NoSuchExport, match="set aside"):
        await export_game(address, code, tmp_path)
    async with open_store(address) as store:
        stored = await store.load(id_of(code))
        assert stored is not None
        assert stored.game.status == "over"
        await store.commit(lambda connection: damage(connection, "games", "status", "aside"))
    with pytest.raises(NoSuchExport, match="set aside"):
        await export_game(address, code, tmp_path)


def damage(connection: Connection, table: str, column: str, value: str) -> None:
    """Write something over every row."""
    connection.execute(statement(f"UPDATE {table} SET {column} = :value"), {"value": value})


async def test_a_database_of_another_schema_is_not_read_or_changed(postgres: Server, tmp_path: Path) -> None:
    """PostgreSQL has no copy that could be brought to the present schema."""
    bare = postgres.url(postgres.create())
    with pytest.raises(UnusableDatabase, match="mascarade migrate"):
        await export_game(bare, "AAAA-AAAA", tmp_path)
    missing = postgres.url("nowhere")
    with pytest.raises(UnusableDatabase, match="cannot be opened"):
        await export_game(missing, "AAAA-AAAA", tmp_path)
    older = postgres.create()
    async with connect(postgres.url(older)).begin() as connection:
        await connection.run_sync(upgrade, revisions()[1])
    with pytest.raises(UnusableDatabase, match="mascarade migrate"):
        await export_game(postgres.url(older), "AAAA-AAAA", tmp_path)
    async with connect(postgres.url(older)).connect() as connection:
        assert await connection.run_sync(revision_of, older) == revisions()[1]


def test_the_command_line_exports_from_any_database(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> str:
        async with playing(address, over=True) as code:
            return code

    code = asyncio.run(play())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", address.replace("+aiosqlite", "").replace("+psycopg", ""))
    assert main(["export", code]) == os.EX_OK
    assert capsys.readouterr().out == f"Wrote {code}.txt.\nWrote {code}.json.\n"
    assert main(["export", "AAAA-AAAA"]) == os.EX_NOINPUT


def test_the_command_line_says_in_a_sentence_why_nothing_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.json").write_text("{}")
    for words in (["export", "AAAA-AAAA"], ["replay", "none.json"], ["replay", "bad.json"]):
        assert main(words) != os.EX_OK
        (sentence,) = capsys.readouterr().err.splitlines()
        assert sentence.endswith(".")
