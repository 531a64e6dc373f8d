"""Games for practice as rows: each person has one, which is deleted a day after it last changed."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from bot.game import BrokenLog, Event, fold
from bot.game.codec import decode, encode
from bot.speeds import DAY
from bot.store import Store
from bot.store.models import practice_games

from .transactions import transact


class PracticeSettings(msgspec.Struct, frozen=True):
    """How a game for practice began; its log says the rest."""

    level: str
    seed: int
    set_name: str | None = None


class StoredPractice(msgspec.Struct, frozen=True):
    """A game for practice as it is stored."""

    game_id: str
    settings: PracticeSettings
    log: tuple[Event, ...]


async def practice_of(store: Store, user_id: int, now: float) -> StoredPractice | None:
    """A person's game, unless a day has passed since; BrokenLog where it cannot be read."""
    mine = (practice_games.c.user_id == user_id, practice_games.c.touched > now - DAY)
    found = await store.rows(select(practice_games).where(*mine))
    if not found:
        return None
    row = found[0]
    try:
        settings = msgspec.json.decode(row.settings, type=PracticeSettings)
        log = msgspec.json.decode(row.log, type=list[tuple[str, str]])
    except msgspec.MsgspecError as error:
        raise BrokenLog("a game for practice cannot be read") from error
    stored = StoredPractice(row.id, settings, tuple(decode(name, body) for name, body in log))
    fold(stored.log)
    return stored


async def begin_practice(store: Store, user_id: int, practice: StoredPractice, now: float) -> None:
    """Store a person's new game, in the place of whatever they had."""

    def write(connection: Connection) -> None:
        connection.execute(delete(practice_games).where(practice_games.c.user_id == user_id))
        connection.execute(insert(practice_games), [{"user_id": user_id} | row_of(practice, now)])

    await transact(store, write)


async def continue_practice(store: Store, user_id: int, practice: StoredPractice, now: float) -> bool:
    """Store how a person's game has gone on; False if it is not there any more."""
    mine = (practice_games.c.user_id == user_id, practice_games.c.id == practice.game_id)
    changed = update(practice_games).where(*mine).values(row_of(practice, now))
    return await transact(store, lambda connection: connection.execute(changed).rowcount > 0)


def row_of(practice: StoredPractice, now: float) -> dict[str, Any]:
    """A game as its columns."""
    return {
        "id": practice.game_id,
        "settings": msgspec.json.encode(practice.settings).decode(),
        "log": msgspec.json.encode([encode(event) for event in practice.log]).decode(),
        "touched": now,
    }


async def delete_old_practice(store: Store, now: float) -> None:
    """Delete the games that nobody has touched for a day."""
    old = delete(practice_games).where(practice_games.c.touched <= now - DAY)

    def write(connection: Connection) -> None:
        connection.execute(old)

    await transact(store, write)
