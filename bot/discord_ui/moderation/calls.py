"""Where everybody says whether games may call them, and whether they want advice."""

from bot.render.advice import advice_panel
from bot.render.calls import calls_panel
from bot.render.ids import Unreadable
from bot.render.screen import Screen
from bot.service.advice import Advice
from bot.service.callers import Caller
from bot.service.calls import Calls


class CallPanels:
    """A person's own choices."""

    def __init__(self, calls: Calls, advice: Advice) -> None:
        self.calls = calls
        self.advice = advice

    async def switch(self, caller: Caller, choice: str) -> Screen:
        """Switch one's calls on or off."""
        wanted = is_on(choice)
        await self.calls.switch(caller, wanted)
        return calls_panel(wanted, caller.words)

    async def switch_advice(self, caller: Caller, choice: str) -> Screen:
        """Switch one's advice on or off."""
        wanted = is_on(choice)
        await self.advice.switch(caller, wanted)
        return advice_panel(wanted, caller.words)


def is_on(choice: str) -> bool:
    """Whether something is to be switched on."""
    if choice not in ("on", "off"):
        raise Unreadable(choice)
    return choice == "on"
