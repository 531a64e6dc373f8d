"""The messages that should exist, as the database knows them."""

import secrets

import msgspec
from sqlalchemy import Connection, select, update

from bot.store import Store
from bot.store.models import deadlines, games, posts


class Post(msgspec.Struct, frozen=True):
    """A message of a game: wanted, posted, or gone for good."""

    slot: str
    nonce: str
    message_id: int | None
    shown: str | None
    state: str


class Posts:
    """Reads and marks the posts of games."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, game_id: str) -> dict[str, Post]:
        """A game's posts that are not gone, by slot."""
        found = (
            select(posts)
            .where(posts.c.game_id == game_id, posts.c.state != "gone")
            .order_by(posts.c.created, posts.c.slot)
        )
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(found)).all()
        return {row.slot: Post(row.slot, row.nonce, row.message_id, row.shown, row.state) for row in rows}

    async def mark(self, game_id: str, slot: str, **values: object) -> None:
        """Write down what became of a post."""

        def work(connection: Connection) -> None:
            here = (posts.c.game_id == game_id) & (posts.c.slot == slot)
            connection.execute(update(posts).where(here).values(**values))

        await self.store.commit(work)

    async def want_again(self, game_id: str, slot: str) -> None:
        """The message is to be posted anew."""
        fresh = secrets.token_hex(10)
        await self.mark(game_id, slot, state="wanted", message_id=None, shown=None, nonce=fresh)

    async def owner_of(self, message_id: int) -> tuple[str, str] | None:
        """The game and slot of a posted message."""
        found = select(posts.c.game_id, posts.c.slot).where(posts.c.message_id == message_id)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(found)).one_or_none()
        return None if row is None else (row.game_id, row.slot)

    async def place_of(self, game_id: str) -> tuple[int, int]:
        """The guild and channel of a game."""
        found = select(games.c.guild_id, games.c.channel_id).where(games.c.id == game_id)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(found)).one()
        return row.guild_id, row.channel_id

    async def forget(self, game_id: str) -> None:
        """No message of the game is to be written any more."""

        def work(connection: Connection) -> None:
            connection.execute(update(posts).where(posts.c.game_id == game_id).values(state="gone"))

        await self.store.commit(work)

    async def unposted(self) -> list[str]:
        """The games that have a message to post."""
        found = select(posts.c.game_id).where(posts.c.state == "wanted").distinct()
        async with self.store.engine.connect() as connection:
            return list((await connection.execute(found)).scalars())

    async def due_before(self, moment: float) -> list[str]:
        """The open games whose question ends before a moment, the most urgent first."""
        found = (
            select(deadlines.c.game_id)
            .where(deadlines.c.fires < moment, deadlines.c.kind.in_(("question", "lobby")))
            .order_by(deadlines.c.fires)
        )
        async with self.store.engine.connect() as connection:
            return list(dict.fromkeys((await connection.execute(found)).scalars()))

    async def open_games(self, *, guild_id: int | None = None, channel_id: int | None = None) -> list[str]:
        """The games and lobbies that are open in a guild or channel."""
        found = select(games.c.id).where(games.c.status.in_(("lobby", "playing")))
        if guild_id is not None:
            found = found.where(games.c.guild_id == guild_id)
        if channel_id is not None:
            found = found.where(games.c.channel_id == channel_id)
        async with self.store.engine.connect() as connection:
            return list((await connection.execute(found)).scalars())
