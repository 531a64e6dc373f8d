"""Several processes on one database: who holds which slot, who may identify when, and notes"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_notes")),
    )
    op.create_table(
        "leases",
        sa.Column("slot", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("slots", sa.Integer(), nullable=False),
        sa.Column("shards", sa.Integer(), nullable=False),
        sa.Column("owner", sa.String(64), nullable=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("slot", name=op.f("pk_leases")),
    )
    op.create_table(
        "identifies",
        sa.Column("bucket", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("next", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("bucket", name=op.f("pk_identifies")),
    )
    if op.get_bind().dialect.name == "postgresql":
        # As SQLite orders them, whatever language the server was set up in.
        op.execute('ALTER TABLE outbox ALTER COLUMN slot TYPE varchar(40) COLLATE "C"')
        op.execute('ALTER TABLE character_sets ALTER COLUMN name TYPE varchar(32) COLLATE "C"')
