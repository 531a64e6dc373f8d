"""Lists of people who do not want something, on whatever server."""

from sqlalchemy import Connection, Table, delete, insert

from bot.store import Store

from .transactions import transact


async def switch(store: Store, unwanted_by: Table, user_id: int, wanted: bool) -> None:
    """Have a person get something from now on, or no longer."""

    def write(connection: Connection) -> None:
        connection.execute(delete(unwanted_by).where(unwanted_by.c.user_id == user_id))
        if not wanted:
            connection.execute(insert(unwanted_by), [{"user_id": user_id}])

    await transact(store, write)
