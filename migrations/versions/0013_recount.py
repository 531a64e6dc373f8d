"""Ratings and titles are given otherwise: what was counted is counted again while the bot plays"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    books = sa.table("record_books", sa.column("wiping", sa.Boolean()))
    op.execute(books.update().values(wiping=True))
