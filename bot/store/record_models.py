"""What is stored of people's records: what they and moderators decided, and what is counted from the logs.

The tables named `record_…` are a projection that can be thrown away. A player is a user id, or the level of
automata.
"""

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, String, Table

from .models import metadata, of_game

__all__ = ["metadata"]

# What was decided

seasons = Table(
    "seasons",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("after", Integer, nullable=False),
    Column("since", Float, nullable=False),
)
"""The seasons that moderators began, from the second on: each has the games that finished after a number."""

unlisted = Table(
    "unlisted",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)
"""Who is in no ranking and has no profile for others, on any server."""

review_figures = Table(
    "review_figures",
    metadata,
    of_game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("figure", Integer, nullable=False),
)
"""How well each seat of a finished game was played, from 0 to 100, once somebody had it worked out."""

# What is counted

record_books = Table(
    "record_books",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("upto", Integer, nullable=False),
    Column("wiping", Boolean, nullable=False),
)
"""Up to which of its finished games a server's are counted, and whether they are being taken out again."""


def player() -> Column[str]:
    """Whose record a row belongs to."""
    return Column("player", String(20), primary_key=True)


record_standings = Table(
    "record_standings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("season", Integer, primary_key=True, autoincrement=False),
    player(),
    Column("listing", String(9), nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("fair", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("claims", Integer, nullable=False),
    Column("true_claims", Integer, nullable=False),
    Column("believed", Integer, nullable=False),
    Column("caught", Integer, nullable=False),
    Column("contests", Integer, nullable=False),
    Column("right_contests", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("reviewed", Integer, nullable=False),
    Column("review_sum", Integer, nullable=False),
    Column("review", Float),
    *(
        Index(f"ix_record_standings_by_{key}", "guild_id", "season", "listing", key)
        for key in ("mu", "wins", "believed", "review")
    ),
    Index("ix_record_standings_player", "player"),
    sqlite_with_rowid=False,
)
"""What somebody's games add up to, in a season and (season 0) of all time."""

record_seats = Table(
    "record_seats",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("finished", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(20), nullable=False),
    Column("game_id", String(16), nullable=False),
    Column("season", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("review", Integer),
    Index("ix_record_seats_player", "guild_id", "player", "finished"),
    sqlite_with_rowid=False,
)
"""Whose game each counted game was, and how it ended for them."""

record_powers = Table(
    "record_powers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    player(),
    Column("power", String(16), primary_key=True),
    Column("uses", Integer, nullable=False),
    Column("gold", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""What each power has brought somebody."""

record_thefts = Table(
    "record_thefts",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    player(),
    Column("victim", String(20), primary_key=True),
    Column("gold", Integer, nullable=False),
    Index("ix_record_thefts_victim", "guild_id", "victim"),
    sqlite_with_rowid=False,
)
"""How much gold has come to a person from another."""

record_titles = Table(
    "record_titles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    player(),
    Column("title", String(24), primary_key=True),
    Column("finished", Integer, nullable=False),
    Column("cards", String(40), nullable=False),
    Index("ix_record_titles_finished", "guild_id", "finished"),
    sqlite_with_rowid=False,
)
"""Who has earned which title in which game, and for one that names cards, which."""

PROJECTION = (record_standings, record_seats, record_powers, record_thefts, record_titles)
"""All that is counted, by server."""
