"""Alembic's entry: the connection is handed in by the program."""

from alembic import context

from bot.store.record_models import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
