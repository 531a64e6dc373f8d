"""Games for practice, and who does not want advice"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "practice_games",
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("log", sa.Text(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_index("ix_practice_games_touched", "practice_games", ["touched"])
    op.create_table(
        "unadvised",
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("user_id"),
    )
