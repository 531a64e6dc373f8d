"""Which icons are the application's emojis, and since when"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "sent_emojis",
        sa.Column("application_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("application_id"),
    )
