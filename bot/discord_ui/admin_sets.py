"""What moderators do with the sets of their server."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.game.sets import ORDER, cards_of, playable_counts
from bot.render.admin_ids import AdminId
from bot.render.admin_sets import editor, set_refusal, shelf_screen
from bot.render.ids import Unreadable
from bot.render.screen import Screen
from bot.render.sets import broken_lines, counts_text, set_title
from bot.servers.audit import By
from bot.servers.codes import BadCode, read_code, write_code
from bot.servers.servers import Servers
from bot.servers.sets import NamedSet, SetReason, SetRefused, clean_name
from bot.servers.verdicts import examine
from bot.tables import Clock

from .person import Visitor
from .replies import Refused


class AdminSets:
    """List, edit, delete, import, and the defaults."""

    def __init__(self, servers: Servers, clock: Clock) -> None:
        self.servers = servers
        self.clock = clock

    def by(self, who: Visitor) -> By:
        """Who changes something, for the record."""
        return By(who.guild_id, who.user_id, self.clock.now())

    async def show(self, who: Visitor, page: int = 0) -> Screen:
        """All sets with their codes."""
        shelf, settings = (
            await self.servers.catalogue(who.guild_id),
            await self.servers.settings(who.guild_id),
        )
        return shelf_screen(shelf, settings.sets, page, who.words)

    async def create(self, who: Visitor, name: str) -> Screen:
        """Open the editor for a new set, if its name can be one."""
        clean = clean_name(name)
        (await self.servers.catalogue(who.guild_id)).room_for(clean)
        return editor(clean, 0, (), who.words)

    async def edit(self, who: Visitor, name: str) -> Screen:
        """Open the editor for a set of the server's own."""
        found = (await self.servers.catalogue(who.guild_id)).own_named(name)
        return editor(found.name, found.version, found.cards or (), who.words)

    async def draft(self, who: Visitor, at: AdminId, values: list[str]) -> Screen:
        """Show at once what the characters chosen so far are good for."""
        if not set(values) <= set(ORDER):
            raise Unreadable(str(len(values)))
        return editor(clean_name(at.argument), at.version, cards_of(*set(values)), who.words)

    async def save(self, who: Visitor, at: AdminId) -> Screen:
        """Store what was edited, unless somebody else was faster; then the editor stays."""
        code, _, name = at.argument.partition(".")
        try:
            cards = read_code(code)
        except BadCode as error:
            raise Unreadable(code) from error
        try:
            if at.version == 0:
                return self.saved(who, await self.servers.create_set(self.by(who), name, cards))
            saved, dropped = await self.servers.change_set(self.by(who), name, at.version, cards)
        except SetRefused as refusal:
            return await self.editor_again(who, name, at.version, cards, refusal)
        screen = self.saved(who, saved)
        return replace(screen, texts=(*screen.texts, *self.changed(who, saved, dropped)))

    def changed(self, who: Visitor, found: NamedSet, dropped: tuple[int, ...]) -> Iterator[str]:
        """What the change of a set means for games that have begun, and for the defaults."""
        yield who.words("editor-saved-old")
        if dropped:
            counts = counts_text(dropped, who.words)
            yield who.words("editor-default-dropped", set=set_title(found.name, who.words), counts=counts)

    async def editor_again(
        self, who: Visitor, name: str, version: int, cards: tuple[str, ...], refusal: SetRefused
    ) -> Screen:
        """The editor with the reason above it: what somebody else saved, or the draft that was refused."""
        above = set_refusal(refusal, who.words)
        if refusal.reason is SetReason.CHANGED:
            found = (await self.servers.catalogue(who.guild_id)).own_named(name)
            return editor(found.name, found.version, found.cards or (), who.words, above)
        if refusal.reason is SetReason.GONE:
            version = 0
        return editor(clean_name(name), version, cards, who.words, above)

    def saved(self, who: Visitor, found: NamedSet) -> Screen:
        """That a set was stored, and its code."""
        counts, code = counts_text(found.counts, who.words), write_code(found.cards or ())
        title = set_title(found.name, who.words)
        return Screen((who.words("editor-saved", set=title, counts=counts, code=code),))

    async def delete(self, who: Visitor, name: str) -> Screen:
        """Delete a set; its code would bring it back."""
        gone = await self.servers.delete_set(self.by(who), name)
        code = write_code(gone.cards or ())
        return Screen((who.words("sets-deleted", set=set_title(gone.name, who.words), code=code),))

    async def default(self, who: Visitor, players: int, name: str) -> Screen:
        """Choose what a number of players gets by default."""
        found = await self.servers.choose_default(self.by(who), players, name)
        title = set_title(found.name, who.words)
        return Screen((who.words("sets-default-done", players=players, set=title),))

    async def bring_in(self, who: Visitor, code: str, name: str | None) -> Screen:
        """Store the set of a code, under its code if it is given no name."""
        cards = read_code(code)
        if not playable_counts(cards):
            refusal = set_refusal(SetRefused(SetReason.UNPLAYABLE), who.words)
            raise Refused(Screen((refusal, "\n".join(broken_lines(examine(cards), who.words)))))
        called = name if name is not None else write_code(cards)
        return self.saved(who, await self.servers.create_set(self.by(who), called, cards, "set-import"))
