"""Games, their logs, seats, deadlines and posts"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("what", sa.String(length=64), nullable=False),
        sa.Column("old", sa.JSON(), nullable=True),
        sa.Column("new", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_guild_id"), "audit", ["guild_id"], unique=False)

    op.create_table(
        "character_sets",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("cards", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "name", name=op.f("pk_character_sets")),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=True),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("closed", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_index(op.f("ix_games_guild_id"), "games", ["guild_id"], unique=False)
    op.create_index(
        "one_open_game_per_channel",
        "games",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("status IN ('lobby', 'playing')"),
        postgresql_where=sa.text("status IN ('lobby', 'playing')"),
    )

    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_guilds")),
    )
    op.create_table(
        "pulses",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_pulses")),
    )
    op.create_table(
        "deadlines",
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("question", sa.Integer(), nullable=False),
        sa.Column("fires", sa.Float(), nullable=False),
        sa.Column("full", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_deadlines_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "kind", "seat", name=op.f("pk_deadlines")),
    )
    op.create_index(op.f("ix_deadlines_fires"), "deadlines", ["fires"], unique=False)

    op.create_table(
        "events",
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_events_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "version", name=op.f("pk_events")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keys",
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_keys_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "key", name=op.f("pk_keys")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_keys_at"), "keys", ["at"], unique=False)

    op.create_table(
        "posts",
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("slot", sa.String(length=40), nullable=False),
        sa.Column("nonce", sa.String(length=25), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("shown", sa.String(length=64), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_posts_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "slot", name=op.f("pk_posts")),
    )
    op.create_index(op.f("ix_posts_message_id"), "posts", ["message_id"], unique=False)
    op.create_index(
        "ix_posts_wanted",
        "posts",
        ["game_id"],
        unique=False,
        sqlite_where=sa.text("state = 'wanted'"),
        postgresql_where=sa.text("state = 'wanted'"),
    )

    op.create_table(
        "seats",
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("automaton", sa.String(length=16), nullable=True),
        sa.Column("seed", sa.BigInteger(), nullable=True),
        sa.Column("host", sa.Boolean(), nullable=False),
        sa.Column("reserved", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_seats_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_user_id"), "seats", ["user_id"], unique=False)

    op.create_table(
        "sitters",
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_sitters_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "user_id", name=op.f("pk_sitters")),
    )
    op.create_index(op.f("ix_sitters_user_id"), "sitters", ["user_id"], unique=False)
