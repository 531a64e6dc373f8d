"""What is stored of games and servers; what is counted of people is in `record_models`.

User ids stand only in `seats`, `sittings`, `offers`, `barred`, `uncalled`, `unadvised`, `practice_games` and
`audit`, and in the records.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)
from sqlalchemy.types import TypeEngine

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

status = Column("status", String(8), nullable=False)
OPEN_STATES = ("lobby", "playing")
OPEN = status.in_(OPEN_STATES)
"""Whether a game or lobby is open."""
WANTED = text("state = 'wanted'")
UNSURE = text("shown = ''")


def ordered(length: int) -> TypeEngine[str]:
    """A text by which rows are ordered, the same on every database."""
    return String(length).with_variant(String(length, collation="C"), "postgresql")


def of_game() -> Column[str]:
    """The game a row belongs to and goes with."""
    return Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


games = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("channel_id", BigInteger, nullable=False),
    status,
    Column("created", Float, nullable=False),
    Column("rules", Integer),
    Column("settings", Text, nullable=False),
    Column("closed", String(16)),
    Column("begun", Float),
    Column("ended", Float),
    Column("finished", Integer),
    Index("ix_games_guild_id_finished", "guild_id", "finished"),
    Index("one_open_game_per_channel", "channel_id", unique=True, sqlite_where=OPEN, postgresql_where=OPEN),
)
"""Status: lobby, playing, over or aside; `closed` says why a game or lobby is no longer open.

`created` is when the lobby opened, `begun` when the cards were dealt, `ended` when it was over or the lobby
closed; what happened before times were stored has none. `finished` numbers the games of a server in the order
in which they were over.
"""

events = Table(
    "events",
    metadata,
    of_game(),
    Column("version", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float),
    sqlite_with_rowid=False,
)
"""The log: append-only; the game is its fold. `at` is when the event was stored, and no part of it."""

seats = Table(
    "seats",
    metadata,
    of_game(),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, index=True),
    Column("name", Text, nullable=False),
    Column("automaton", String(16)),
    Column("seed", BigInteger),
    Column("host", Boolean, nullable=False),
    Column("reserved", Boolean, nullable=False),
)
"""Who sits where now, in a lobby in the order of joining."""

sittings = Table(
    "sittings",
    metadata,
    of_game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger, index=True),
    Column("automaton", String(16)),
    Column("name", Text),
    Column("since", Float),
    Column("until", Float),
    Column("first", Integer),
    Column("last", Integer),
)
"""Who has sat where, in each seat one after the other since the cards were dealt.

The events from version `first` up to `last` fell into a sitting, where that is known. A person has a user id,
an automaton of the game its level; one that stands in for somebody who left has neither these nor a name.
"""

idempotency_keys = Table(
    "idempotency_keys",
    metadata,
    of_game(),
    Column("key", String(64), primary_key=True),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("at", Float, nullable=False, index=True),
    sqlite_with_rowid=False,
)
"""What has been done already: the events after `first` up to `last` are its own."""

deadlines = Table(
    "deadlines",
    metadata,
    of_game(),
    Column("kind", String(12), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", Integer, nullable=False),
    Column("fires", Float, nullable=False, index=True),
    Column("full", Float, nullable=False),
)
"""Seat is -1 where a deadline is the whole table's; `full` is the time it had when it began."""

outbox = Table(
    "outbox",
    metadata,
    of_game(),
    Column("slot", ordered(40), primary_key=True),
    Column("nonce", String(25), nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, index=True),
    Column("shown", String(64)),
    Column("created", Float, nullable=False),
    Column("state", String(8), nullable=False),
    Index("ix_outbox_wanted", "game_id", sqlite_where=WANTED, postgresql_where=WANTED),
    Index("ix_outbox_unknown", "game_id", sqlite_where=UNSURE, postgresql_where=UNSURE),
)
"""Messages that should exist: wanted, posted or gone; `shown` is empty where one must be drawn anew."""

farewells = Table(
    "farewells",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
)
"""Messages of games that have been forgotten, until their buttons are gone; nothing else is known of them."""

reviews = Table(
    "reviews",
    metadata,
    of_game(),
    Column("body", Text, nullable=False),
)
"""What was found when a game that is over was looked back at; seats have numbers there, never names."""

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
"""When each shard was last known to be served."""

sent_commands = Table(
    "sent_commands",
    metadata,
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    Column("fingerprint", String(64), nullable=False),
)
"""A fingerprint of the commands as they were last sent to Discord; nothing of any server."""

sent_emojis = Table(
    "sent_emojis",
    metadata,
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    Column("fingerprint", String(64), nullable=False),
    Column("since", Float, nullable=False),
)
"""A fingerprint of the icons that are the application's emojis, and since when they are these."""

guilds = Table(
    "guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("gone_since", Float),
)
"""What a server has set; `gone_since` is when the bot was found to be no longer there."""

character_sets = Table(
    "character_sets",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", ordered(32), primary_key=True),
    Column("cards", JSON, nullable=False),
    Column("version", Integer, nullable=False, server_default="1"),
)

barred = Table(
    "barred",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
"""Who may not play on a server."""

uncalled = Table(
    "uncalled",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)
"""Who does not want to be called by games, on any server."""

unadvised = Table(
    "unadvised",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)
"""Who does not want advice in their first games, on any server."""

practice_games = Table(
    "practice_games",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("id", String(24), nullable=False),
    Column("settings", Text, nullable=False),
    Column("log", Text, nullable=False),
    Column("touched", Float, nullable=False, index=True),
)
"""The game of each person against automata alone: how it began, its log as JSON, and when it last changed."""

offers = Table(
    "offers",
    metadata,
    of_game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("player", Text, nullable=False),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("moderator", Text, nullable=False),
    Column("state", String(8), nullable=False),
)
"""Seats of absent players that a moderator gave away: to a person, or without one to an automaton."""

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("what", String(64), nullable=False),
    Column("old", JSON),
    Column("new", JSON),
)
"""Who changed what, when."""

notes = Table(
    "notes",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("text", Text, nullable=False),
)
"""What a database says about itself."""

leases = Table(
    "leases",
    metadata,
    Column("slot", Integer, primary_key=True, autoincrement=False),
    Column("slots", Integer, nullable=False),
    Column("shards", Integer, nullable=False),
    Column("owner", String(64)),
    Column("epoch", Integer, nullable=False),
    Column("until", Float, nullable=False),
)
"""Which process serves which part of the shards, up to when by the database's clock.

The epoch rises with every change of hands. SQLite has none of them: one process serves everything.
"""

identifies = Table(
    "identifies",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("next", Float, nullable=False),
)
"""By the database's clock, for each group of shards: from when on a turn to introduce one of them to Discord
can be booked, and, at -1 less the group, from when on one can be taken, since the one before has been."""
