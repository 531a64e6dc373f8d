"""Being called by games that wait for one, or not."""

from bot.servers.calls import switch_calls, who_are_uncalled
from bot.store import Store

from .callers import Caller


class Calls:
    """Each person's own choice."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def wanted_by(self, caller: Caller) -> bool:
        """Whether the caller is called."""
        return not await who_are_uncalled(self.store, (caller.user_id,))

    async def switch(self, caller: Caller, wanted: bool) -> None:
        """Have the caller called from now on, or no longer."""
        await switch_calls(self.store, caller.user_id, wanted)
