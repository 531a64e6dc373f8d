"""When things happened, who sat where and when, and the trade's names for tables"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

LEFT = """
    INSERT INTO sittings (game_id, number, seat, user_id, name)
    SELECT sitters.game_id, row_number() OVER (PARTITION BY sitters.game_id ORDER BY sitters.user_id),
        sitters.seat, sitters.user_id,
        CASE WHEN seats.user_id IS NULL AND seats.automaton IS NULL AND seats.name != '' AND NOT EXISTS (
            SELECT 1 FROM sitters AS other WHERE other.game_id = sitters.game_id
                AND other.seat = sitters.seat AND other.user_id != sitters.user_id
        ) THEN seats.name END
    FROM sitters LEFT JOIN seats ON seats.game_id = sitters.game_id AND seats.seat = sitters.seat
    WHERE seats.user_id IS NULL OR seats.user_id != sitters.user_id
"""
"""Those who have left; their name is known where nobody else ever sat in their seat."""
PRESENT = """
    INSERT INTO sittings (game_id, number, seat, user_id, automaton, name)
    SELECT seats.game_id,
        (SELECT count(*) FROM sittings WHERE sittings.game_id = seats.game_id)
            + row_number() OVER (PARTITION BY seats.game_id ORDER BY seats.seat),
        seats.seat, seats.user_id, seats.automaton,
        CASE WHEN seats.user_id IS NOT NULL OR seats.automaton IS NOT NULL OR seats.name = :someone
            THEN seats.name END
    FROM seats JOIN games ON games.id = seats.game_id WHERE games.rules IS NOT NULL ORDER BY seats.game_id
"""
"""Those who sat there last; an automaton that stands in has no name."""
SOMEONE = "\N{INVISIBLE SEPARATOR}"


def upgrade() -> None:
    op.add_column("events", sa.Column("at", sa.Float(), nullable=True))
    op.add_column("games", sa.Column("begun", sa.Float(), nullable=True))
    op.add_column("games", sa.Column("ended", sa.Float(), nullable=True))
    op.create_table(
        "sittings",
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("automaton", sa.String(length=16), nullable=True),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("since", sa.Float(), nullable=True),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("first", sa.Integer(), nullable=True),
        sa.Column("last", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_sittings_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_sittings")),
    )
    op.create_index(op.f("ix_sittings_user_id"), "sittings", ["user_id"], unique=False)
    op.execute(LEFT)
    op.get_bind().execute(sa.text(PRESENT), {"someone": SOMEONE})
    op.drop_table("sitters")
    rename_tables()


def rename_tables() -> None:
    """Keys, posts and pulses get the names that the trade has for them."""
    op.drop_index("ix_keys_at", "keys")
    op.rename_table("keys", "idempotency_keys")
    op.create_index(op.f("ix_idempotency_keys_at"), "idempotency_keys", ["at"], unique=False)
    op.drop_index("ix_posts_message_id", "posts")
    op.drop_index("ix_posts_wanted", "posts")
    op.rename_table("posts", "outbox")
    op.create_index(op.f("ix_outbox_message_id"), "outbox", ["message_id"], unique=False)
    wanted = sa.text("state = 'wanted'")
    op.create_index(
        "ix_outbox_wanted", "outbox", ["game_id"], unique=False, sqlite_where=wanted, postgresql_where=wanted
    )
    op.rename_table("pulses", "heartbeats")
