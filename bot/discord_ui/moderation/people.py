"""What moderators see of people: bars, the record of changes, and what was forgotten."""

from bot.render.admin.history import ENTRIES_PER_PAGE, history_screen
from bot.render.admin.people import barred_screen, forget_prompt
from bot.render.screen import Screen
from bot.service.callers import Caller
from bot.service.forgetting import Forgetting
from bot.service.people import People


class PeoplePanels:
    """Bars, the record, and forgetting."""

    def __init__(self, people: People, forgetting: Forgetting) -> None:
        self.people = people
        self.forgetting = forgetting

    async def bar(self, caller: Caller, user_id: int) -> Screen:
        """A person may not play any more."""
        key = "people-barred" if await self.people.bar(caller, user_id) else "people-barred-already"
        return Screen((caller.words(key, person=f"<@{user_id}>"),))

    async def unbar(self, caller: Caller, user_id: int) -> Screen:
        """A person may play again."""
        key = "people-unbarred" if await self.people.unbar(caller, user_id) else "people-unbarred-already"
        return Screen((caller.words(key, person=f"<@{user_id}>"),))

    async def barred(self, caller: Caller, page: int = 0) -> Screen:
        """Who is barred."""
        return barred_screen(await self.people.barred(caller), page, caller.words)

    async def history(self, caller: Caller, page: int = 0) -> Screen:
        """Who changed what, the newest first."""
        entries, page, more = await self.people.history(caller, page, ENTRIES_PER_PAGE)
        return history_screen(entries, page, more, caller.words)

    async def ask_forget(self, caller: Caller) -> Screen:
        """Whether everything of the server shall really be deleted."""
        return forget_prompt(caller.words, "forget", caller.words("forget-confirm"))

    async def forget(self, caller: Caller) -> Screen:
        """Everything of the server is deleted."""
        gone = await self.forgetting.forget_server(caller)
        return self.forgotten(caller, caller.words("forget-done", games=gone.games))

    async def forget_me(self, caller: Caller) -> Screen:
        """The person is taken out of finished games."""
        games = await self.forgetting.forget_me(caller)
        return self.forgotten(caller, caller.words("forget-me-done", games=games))

    def forgotten(self, caller: Caller, said: str) -> Screen:
        """What was forgotten, and whether some of it takes longer."""
        later = (caller.words("forget-later"),) if self.forgetting.is_pending else ()
        return Screen((said, *later))
