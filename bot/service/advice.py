"""Being advised in one's first games, or not."""

from bot.servers.advice import is_advised, switch_advice, wants_advice
from bot.store import Store
from bot.tables import Seated

from .callers import Caller

REMEMBERED = 10_000


class Advice:
    """Each person's own choice, of which nobody else learns."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.found: dict[tuple[int, str], bool] = {}
        """What was found of people at tables, which only they themselves can change."""

    async def wanted_by(self, caller: Caller) -> bool:
        """Whether the caller has not switched it off."""
        return await wants_advice(self.store, caller.user_id)

    async def is_due(self, caller: Caller, table: Seated) -> bool:
        """Whether the caller's private prompts at a table come with advice."""
        key = caller.user_id, table.game_id
        if key not in self.found:
            if len(self.found) >= REMEMBERED:
                self.found.clear()
            self.found[key] = await is_advised(self.store, *key)
        return self.found[key]

    async def switch(self, caller: Caller, wanted: bool) -> None:
        """Have the caller advised from now on, or no longer."""
        await switch_advice(self.store, caller.user_id, wanted)
        self.found.clear()
