"""The order in which games were over, seasons, who is unlisted, reviews, and the records"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("games", sa.Column("finished", sa.Integer(), nullable=True))
    op.create_index("ix_games_guild_id_finished", "games", ["guild_id", "finished"])
    number_games()
    op.create_table(
        "seasons",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "number", name=op.f("pk_seasons")),
    )
    op.create_table(
        "unlisted",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_unlisted")),
    )
    op.create_table(
        "review_figures",
        sa.Column("game_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("figure", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_review_figures_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_review_figures")),
    )
    op.create_table(
        "record_books",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("upto", sa.Integer(), nullable=False),
        sa.Column("wiping", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_record_books")),
    )
    create_projection()


def number_games() -> None:
    """Number the games of each server that are over in the order in which they were, as far as is known."""
    connection = op.get_bind()
    over = sa.text(
        "SELECT id, row_number() OVER (PARTITION BY guild_id ORDER BY coalesce(ended, created), id)"
        " AS finished FROM games WHERE status = 'over' AND rules IS NOT NULL"
    )
    rows = [{"at_id": row.id, "finished": row.finished} for row in connection.execute(over)]
    if rows:
        connection.execute(sa.text("UPDATE games SET finished = :finished WHERE id = :at_id"), rows)


def create_projection() -> None:
    """The tables that are counted from the logs."""
    counts = ("games", "wins", "claims", "true_claims", "believed", "caught", "contests", "right_contests")
    op.create_table(
        "record_standings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(20), nullable=False),
        sa.Column("listing", sa.String(9), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in counts[:2]),
        *(sa.Column(name, sa.Float(), nullable=False) for name in ("fair", "mu", "sigma")),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in counts[2:]),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("streak", "reviewed", "review_sum")),
        sa.Column("review", sa.Float()),
        sa.PrimaryKeyConstraint("guild_id", "season", "player", name=op.f("pk_record_standings")),
        sqlite_with_rowid=False,
    )
    for key in ("mu", "wins", "believed", "review"):
        columns = ["guild_id", "season", "listing", key]
        op.create_index(f"ix_record_standings_by_{key}", "record_standings", columns)
    op.create_index("ix_record_standings_player", "record_standings", ["player"])
    op.create_table(
        "record_seats",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("finished", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(20), nullable=False),
        sa.Column("game_id", sa.String(16), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("review", sa.Integer()),
        sa.PrimaryKeyConstraint("guild_id", "finished", "seat", name=op.f("pk_record_seats")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_record_seats_player", "record_seats", ["guild_id", "player", "finished"])
    op.create_table(
        "record_powers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(20), nullable=False),
        sa.Column("power", sa.String(16), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("gold", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "player", "power", name=op.f("pk_record_powers")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "record_thefts",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(20), nullable=False),
        sa.Column("victim", sa.String(20), nullable=False),
        sa.Column("gold", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "player", "victim", name=op.f("pk_record_thefts")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_record_thefts_victim", "record_thefts", ["guild_id", "victim"])
    op.create_table(
        "record_titles",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(20), nullable=False),
        sa.Column("title", sa.String(24), nullable=False),
        sa.Column("finished", sa.Integer(), nullable=False),
        sa.Column("cards", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "player", "title", name=op.f("pk_record_titles")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_record_titles_finished", "record_titles", ["guild_id", "finished"])
