"""A review goes with its game, and is never kept of a game that is gone."""

from functools import partial
from pathlib import Path

from sqlalchemy import Connection

from bot.servers.forgetting import forget_guild
from bot.store import open_store
from bot.store.reviews import keep_review, kept_review
from tests.tables.helpers import HandClock, opening, running, url_of


def note(followed: list[str], body: str, connection: Connection) -> None:
    """What follows from a review."""
    followed.append(body)


async def test_a_review_is_kept_until_its_game_is_forgotten(tmp_path: Path) -> None:
    async with open_store(url_of(tmp_path / "games.db")) as store, running(store, HandClock()) as tables:
        game_id = await tables.open(opening())
        await tables.stop_game(game_id)
        assert await kept_review(store, game_id) is None
        followed: list[str] = []
        for body in ("first", "second"):
            await keep_review(store, game_id, body, partial(note, followed, body))
            assert await kept_review(store, game_id) == body
        await forget_guild(store, 5)
        assert await kept_review(store, game_id) is None
        await keep_review(store, game_id, "late", partial(note, followed, "late"))
        assert await kept_review(store, game_id) is None
        assert followed == ["first", "second"]
