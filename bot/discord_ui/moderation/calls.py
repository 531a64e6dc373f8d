"""Where everybody says whether games may call them."""

from bot.render.calls import calls_panel
from bot.render.ids import Unreadable
from bot.render.screen import Screen
from bot.service.callers import Caller
from bot.service.calls import Calls


class CallPanels:
    """A person's own choice."""

    def __init__(self, calls: Calls) -> None:
        self.calls = calls

    async def switch(self, caller: Caller, choice: str) -> Screen:
        """Switch one's calls on or off."""
        if choice not in ("on", "off"):
            raise Unreadable(choice)
        await self.calls.switch(caller, choice == "on")
        return calls_panel(choice == "on", caller.words)
