"""Any click of an absent person brings them back to the table."""

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from bot.render.screen import Screen
from bot.tables import Seated
from bot.tables.tables import Tables

from .person import Visitor
from .replies import Refused


async def back_at_table(
    tables: Tables, table: Seated, who: Visitor, answer: Callable[[Seated], Awaitable[Screen]]
) -> Screen:
    """Answer somebody at a table; if their seat was kept it is theirs again, which is told first."""
    if not table.is_kept_for(who.user_id):
        return await answer(table)
    back = (await tables.come_back(table.game_id, who.user_id)).table
    said = who.words("join-back")
    try:
        screen = await answer(back)
    except Refused as error:
        raise Refused(replace(error.screen, texts=(said, *error.screen.texts))) from error
    return replace(screen, texts=(said, *screen.texts))
