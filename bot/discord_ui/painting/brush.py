"""Writing one game's messages: hide, post, edit, in that order."""

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress

import discord
import msgspec

from bot.render.screen import Screen
from bot.servers.calls import who_are_uncalled
from bot.slots import CALLING, CARDS, REPLACED, is_a, is_replaced
from bot.store import Post, Store
from bot.store.marks import Marks

from . import messages
from .adoption import find_posted
from .delivery import Delivery
from .desired import Desired
from .exhibition import Exhibition
from .messages import Standing
from .outbox import Posts
from .recovery import is_refusal

log = logging.getLogger(__name__)

PATIENCE = 6.0
"""How long changes of a patient message may gather before it is edited."""
PROMPTLY = 2.0
"""How long they may gather where the message says who is asked next."""
OLD_EDITS = 20.0
TOO_MANY_OLD_EDITS = 30046
UNKNOWN_MESSAGE = 10008
THREAD_ARCHIVED = 50083


class Written(msgspec.Struct):
    """When a message was written last, what it asked, and how often it has been edited since it asks that."""

    at: float
    asks: str
    edits: int = 0


class Brush:
    """Writes messages and remembers when it last wrote which."""

    def __init__(self, client: discord.Client, store: Store, now: float, delivery: Delivery) -> None:
        self.client = client
        self.store = store
        self.delivery = delivery
        self.exhibition = Exhibition(client, delivery)
        self.began = now
        self.resumed: set[str] = set()
        """Games of an earlier program whose messages have been looked for, or need not be."""
        self.doubtful: set[str] = set()
        """Games with a message that may have been posted, though nobody has said so."""
        self.unnoted: dict[int, str] = {}
        """Messages that were posted and are not noted yet, and their games."""
        self.quiet: set[tuple[str, str]] = set()
        """Messages that have called their people before and are posted anew."""
        self.patience = PATIENCE
        self.promptness = PROMPTLY
        self.written: dict[tuple[str, str], Written] = {}
        self.deleting: dict[int, str] = {}
        """Messages that are taken away, until that is noted, so that nobody looks who has deleted them."""
        self.edited: Callable[[Standing], None] | None = None
        """Called with each message as it is after an edit."""

    async def paint(self, game_id: str, place: tuple[int, int], posts: Posts, desired: Desired) -> float:
        """Bring the messages up to date; in how many seconds to look again, 0 for not at all.

        What was posted and edited is noted at the end, at once, as are calls that were taken away.
        """
        marks = Marks(game_id)
        try:
            again_in = await self.write_all(game_id, place, posts, desired, marks)
        finally:
            await self.note(marks)
        self.doubtful.discard(game_id)
        return again_in

    async def note(self, marks: Marks) -> None:
        """Store what has become of a game's messages."""
        if marks:
            await self.store.commit(marks.write)
        for waiting in (self.unnoted, self.deleting):
            for message_id in [one for one, game_id in waiting.items() if game_id == marks.game_id]:
                del waiting[message_id]

    async def write_all(
        self, game_id: str, place: tuple[int, int], posts: Posts, desired: Desired, marks: Marks
    ) -> float:
        """Hide, post and edit; in how many seconds to look again."""
        guild_id, channel_id = place
        channel = self.client.get_partial_messageable(channel_id, guild_id=guild_id)
        again_in = 0.0
        screens = desired.screens
        old = [post for slot, post in posts.items() if is_a(slot, REPLACED)]
        face_up = [post for post in old if desired.secret and is_replaced(post.slot, CARDS)]
        for post in face_up:
            await self.take_away(channel, post, marks)
        for slot, post in posts.items():
            if slot in desired.secret and differs(post, screens[slot]):
                turn = desired.turn_of(slot)
                again_in = await self.edit(post, channel, screens[slot], turn, marks, at_once=True)
                if again_in:
                    return again_in
        for slot in desired.answered:
            await self.take_away(channel, posts[slot], marks)
        for slot, post in posts.items():
            if post.state == "wanted":
                if slot in desired.current:
                    called = await self.called_by(post, screens[slot], posts.wishes)
                    await self.post(post, channel, screens[slot], desired.turn_of(slot), called, marks)
                else:
                    marks.gone(slot)
        empty = [posts[slot] for slot in desired.empty if slot in posts and posts[slot].state == "posted"]
        for post in (*old, *empty):
            if post not in face_up:
                await self.take_away(channel, post, marks)
        for slot, screen in screens.items():
            known = posts.get(slot)
            if known is None or slot in desired.secret or not differs(known, screen):
                continue
            if screen.patient and (early := self.too_early(game_id, slot, screen)) is not None:
                again_in = max(again_in, early)
                continue
            again_in = max(again_in, await self.edit(known, channel, screen, desired.turn_of(slot), marks))
        return again_in

    def too_early(self, game_id: str, slot: str, screen: Screen) -> float | None:
        """In how many seconds a patient message may be edited: 0 for never again, None for now."""
        written = self.written.get((game_id, slot))
        if written is None or written.asks != screen.asks:
            return None
        if screen.edits is not None and written.edits >= screen.edits:
            return 0.0
        pause = self.promptness if screen.edits is None else self.patience * (1 + written.edits)
        wait = written.at + pause - loop_time()
        return wait if wait > 0 else None

    async def post(
        self,
        post: Post,
        channel: discord.PartialMessageable,
        screen: Screen,
        turn: int,
        called: Collection[int],
        marks: Marks,
    ) -> None:
        """Post a message that calls some people; a call that calls nobody is none."""
        game_id = post.game_id
        if is_a(post.slot, *CALLING) and not called:
            marks.gone(post.slot)
            return
        self.doubtful.add(game_id)
        sent = await self.delivery.send(
            screen,
            lambda layout, attached: messages.post(
                self.client, channel.id, layout, attached, called, post.nonce
            ),
        )
        marks.posted(post.slot, channel.id, sent.result.id, sent.screen.digest)
        self.unnoted[sent.result.id] = game_id
        self.exhibition.note_sent(game_id, place_of(channel), turn, sent)
        self.quiet.discard((game_id, post.slot))
        self.note_written(game_id, post.slot, screen)

    async def called_by(self, post: Post, screen: Screen, known: Mapping[int, bool]) -> list[int]:
        """The people whom a new message notifies: all addressed who want that, and nobody a second time."""
        if (post.game_id, post.slot) in self.quiet:
            return []
        unknown = [user_id for user_id in screen.mentions if user_id not in known]
        uncalled = await who_are_uncalled(self.store, unknown) if unknown else ()
        return [user_id for user_id in screen.mentions if known.get(user_id, user_id not in uncalled)]

    async def take_away(self, channel: discord.PartialMessageable, post: Post, marks: Marks) -> None:
        """Delete a message in whose place there is another, or will be, and note that once.

        A call needs no haste: should the note be lost, the call is deleted again, which changes nothing.
        """
        message = message_of(channel, post)
        self.deleting[message.id] = post.game_id
        try:
            await self.delete(channel, message)
            if is_a(post.slot, *CALLING):
                marks.gone(post.slot)
            else:
                await self.store.mark_gone(post.game_id, post.slot)
        except BaseException:
            del self.deleting[message.id]
            raise

    async def delete(self, channel: discord.PartialMessageable, message: discord.PartialMessage) -> None:
        """Delete a message, in an archived thread too."""
        try:
            with suppress(discord.NotFound):
                await message.delete()
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
            await self.reopen(channel)
            await message.delete()

    def is_in_doubt(self, game_id: str, posts: dict[str, Post]) -> bool:
        """Whether a message may have been posted without anybody living to write it down."""
        resumable = any(post.created < self.began for post in posts.values()) and game_id not in self.resumed
        return resumable or game_id in self.doubtful

    async def resume(
        self, game_id: str, place: tuple[int, int], posts: dict[str, Post], screens: dict[str, Screen]
    ) -> None:
        """Find the messages among those wanted that an earlier program, or attempt, has posted."""
        guild_id, channel_id = place
        channel = self.client.get_partial_messageable(channel_id, guild_id=guild_id)
        unknown = {slot for slot, post in posts.items() if post.state == "wanted"}
        wanted = {slot: screen for slot, screen in screens.items() if slot in unknown}
        found = await find_posted(channel, self.client, game_id, wanted) if wanted else {}
        known = {post.message_id for post in posts.values()}
        for slot, message_id in found.items():
            if message_id in known:
                continue
            await self.store.mark_posted(game_id, slot, channel.id, message_id)
            posts[slot] = posts[slot]._replace(state="posted", message_id=message_id, shown=None)
        self.resumed.add(game_id)
        self.doubtful.discard(game_id)

    async def edit(
        self,
        post: Post,
        channel: discord.PartialMessageable,
        screen: Screen,
        turn: int,
        marks: Marks,
        *,
        at_once: bool = False,
    ) -> float:
        """Show the newest state; in how many seconds to try again, 0 for not at all."""
        game_id = post.game_id
        try:
            shown = await self.show(channel, post, screen, turn)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                return await self.edit_refused(game_id, post, screen, error)
            if not (screen.is_open or at_once):
                return 0.0
            await self.reopen(channel)
            shown = await self.show(channel, post, screen, turn)
        marks.shown(post.slot, shown.digest)
        self.note_written(game_id, post.slot, screen)
        return 0.0

    async def show(
        self, channel: discord.PartialMessageable, post: Post, screen: Screen, turn: int
    ) -> Screen:
        """Edit a message, which loses its picture unless the screen has it; what it shows then."""
        message = message_of(channel, post)
        sent = await self.delivery.send(
            screen,
            lambda layout, attached: messages.edit(self.client, channel.id, message.id, layout, attached),
            self.exhibition.kept_by(post, screen),
        )
        self.exhibition.note_sent(post.game_id, place_of(channel), turn, sent)
        if self.edited is not None:
            self.edited(sent.result)
        return sent.screen

    async def stands(self, channel: discord.PartialMessageable, post: Post) -> bool:
        """Whether a message is there, as far as the bot may know."""
        try:
            await message_of(channel, post).fetch()
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            return error.code != UNKNOWN_MESSAGE
        return True

    async def reopen(self, channel: discord.PartialMessageable) -> None:
        """Open an archived thread, which needs no more than a post in it does, unless it is locked."""
        await self.client.http.edit_channel(channel.id, archived=False, reason=None)

    async def edit_refused(
        self, game_id: str, post: Post, screen: Screen, error: discord.HTTPException
    ) -> float:
        """A message that is gone is posted anew if it still asks; an old one waits; the rest is trouble."""
        if error.code == TOO_MANY_OLD_EDITS:
            return OLD_EDITS
        if error.code == UNKNOWN_MESSAGE:
            if not screen.is_open:
                await self.store.mark_gone(game_id, post.slot)
                return 0.0
            await self.store.mark_wanted(game_id, post.slot)
            return 0.01
        raise error

    def note_written(self, game_id: str, slot: str, screen: Screen) -> None:
        """Remember what a message asks and how often it has been edited; one that asks nothing is none."""
        before = self.written.pop((game_id, slot), None)
        if screen.asks:
            again = before is not None and before.asks == screen.asks
            self.written[game_id, slot] = Written(
                loop_time(), screen.asks, before.edits + 1 if before and again else 0
            )

    def has_asked(self, game_id: str, slot: str, screen: Screen) -> bool:
        """Whether a message was last written while it asked the same."""
        written = self.written.get((game_id, slot))
        return written is not None and written.asks == screen.asks


def message_of(channel: discord.PartialMessageable, post: Post) -> discord.PartialMessage:
    """The message of a post that stands in its channel."""
    if post.message_id is None:
        raise LookupError(f"{post.slot} was never posted")
    return channel.get_partial_message(post.message_id)


def place_of(channel: discord.PartialMessageable) -> tuple[int, int]:
    """The server and the channel."""
    return channel.guild_id or 0, channel.id


def differs(post: Post, screen: Screen) -> bool:
    """Whether a posted message shows something else than it should."""
    return post.state == "posted" and post.shown != screen.digest


def loop_time() -> float:
    """The event loop's own clock."""
    return asyncio.get_running_loop().time()
