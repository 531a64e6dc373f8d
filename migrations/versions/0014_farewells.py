"""Messages of forgotten games whose buttons are to be taken away, and those that must be drawn anew"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "farewells",
        sa.Column("message_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("message_id"),
    )
    unknown = sa.text("shown = ''")
    op.create_index(
        "ix_outbox_unknown", "outbox", ["game_id"], sqlite_where=unknown, postgresql_where=unknown
    )
