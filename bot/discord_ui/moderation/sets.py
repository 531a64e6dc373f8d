"""The list of a server's sets, and the editor at work."""

from collections.abc import Iterator

from bot.game.sets import ORDER, cards_of
from bot.render.admin.ids import AdminId
from bot.render.admin.sets import editor, set_refusal, sets_screen
from bot.render.ids import Unreadable
from bot.render.screen import Screen
from bot.render.sets import counts_text, set_title
from bot.servers.codes import BadCode, read_code, write_code
from bot.servers.sets import NamedSet, SetReason, SetRefused, clean_name
from bot.service.callers import Caller
from bot.service.sets import Saved, Sets


class SetPanels:
    """List, edit, delete, import, and the defaults."""

    def __init__(self, sets: Sets) -> None:
        self.sets = sets

    async def show(self, caller: Caller, page: int = 0) -> Screen:
        """All sets with their codes."""
        catalogue, defaults = await self.sets.all(caller), await self.sets.defaults(caller)
        return sets_screen(catalogue, defaults, page, caller.words)

    async def create(self, caller: Caller, name: str) -> Screen:
        """The editor for a new set, if its name can be one."""
        return editor(await self.sets.new_name(caller, name), 0, (), caller.words)

    async def edit(self, caller: Caller, name: str) -> Screen:
        """The editor for a set of the server's own."""
        found = await self.sets.own(caller, name)
        return editor(found.name, found.version, found.cards or (), caller.words)

    async def draft(self, caller: Caller, at: AdminId, values: list[str]) -> Screen:
        """Show at once what the characters chosen so far are good for."""
        if not set(values) <= set(ORDER):
            raise Unreadable(str(len(values)))
        return editor(clean_name(at.argument), at.version, cards_of(*set(values)), caller.words)

    async def save(self, caller: Caller, at: AdminId) -> Screen:
        """Store what was edited, unless somebody else was faster; then the editor stays."""
        code, _, name = at.argument.partition(".")
        try:
            cards = read_code(code)
        except BadCode as error:
            raise Unreadable(code) from error
        try:
            saved = await self.sets.save(caller, name, at.version, cards)
        except SetRefused as refusal:
            return await self.editor_again(caller, name, at.version, cards, refusal)
        return Screen((stored(saved.found, caller), *changed(saved, caller)))

    async def editor_again(
        self, caller: Caller, name: str, version: int, cards: tuple[str, ...], refusal: SetRefused
    ) -> Screen:
        """The editor with the reason above it: what somebody else saved, or the draft that was refused."""
        above = set_refusal(refusal, caller.words)
        if refusal.reason is SetReason.CHANGED:
            found = await self.sets.own(caller, name)
            return editor(found.name, found.version, found.cards or (), caller.words, above)
        if refusal.reason is SetReason.GONE:
            version = 0
        return editor(clean_name(name), version, cards, caller.words, above)

    async def delete(self, caller: Caller, name: str) -> Screen:
        """A set is deleted; its code would bring it back."""
        gone = await self.sets.delete(caller, name)
        code = write_code(gone.cards or ())
        return Screen((caller.words("sets-deleted", set=set_title(gone.name, caller.words), code=code),))

    async def default(self, caller: Caller, players: int, name: str) -> Screen:
        """What a number of players gets by default."""
        found = await self.sets.choose_default(caller, players, name)
        title = set_title(found.name, caller.words)
        return Screen((caller.words("sets-default-done", players=players, set=title),))

    async def bring_in(self, caller: Caller, code: str, name: str | None) -> Screen:
        """The set of a code is stored."""
        return Screen((stored(await self.sets.bring_in(caller, code, name), caller),))


def stored(found: NamedSet, caller: Caller) -> str:
    """That a set was stored, and its code."""
    counts, code = counts_text(found.counts, caller.words), write_code(found.cards or ())
    return caller.words("editor-saved", set=set_title(found.name, caller.words), counts=counts, code=code)


def changed(saved: Saved, caller: Caller) -> Iterator[str]:
    """What the change of a set means for games that have begun, and for the defaults."""
    if saved.changed:
        yield caller.words("editor-saved-old")
    if saved.dropped:
        counts, title = counts_text(saved.dropped, caller.words), set_title(saved.found.name, caller.words)
        yield caller.words("editor-default-dropped", set=title, counts=counts)
