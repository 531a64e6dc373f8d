"""Writing one game's messages: hide, post, edit, in that order."""

import asyncio
import logging
from contextlib import suppress

import discord
import msgspec

from bot.render.screen import Screen
from bot.slots import CARDS, REPLACED, is_a, is_replaced
from bot.store import Post, Store

from ..commands.mentions import ids_known_to
from .adoption import find_posted
from .desired import Desired
from .layout import layout_of, mentions_of
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
    """When a message was written last, and how often it has been edited while it was patient."""

    at: float
    edits: int = 0


class Brush:
    """Writes messages and remembers when it last wrote which."""

    def __init__(self, client: discord.Client, store: Store, now: float) -> None:
        self.client = client
        self.store = store
        self.began = now
        self.resumed: set[str] = set()
        """Games of an earlier program whose messages have been looked for, or need not be."""
        self.doubtful: set[str] = set()
        """Games with a message that may have been posted, though nobody has said so."""
        self.quiet: set[tuple[str, str]] = set()
        """Messages that have called their people before and are posted anew."""
        self.patience = PATIENCE
        self.promptness = PROMPTLY
        self.written: dict[tuple[str, str], Written] = {}

    async def paint(
        self, game_id: str, place: tuple[int, int], posts: dict[str, Post], desired: Desired
    ) -> float:
        """Bring the messages up to date; in how many seconds to look again, 0 for not at all."""
        guild_id, channel_id = place
        channel = self.client.get_partial_messageable(channel_id, guild_id=guild_id)
        screens = desired.screens
        again_in = 0.0
        resumable = any(post.created < self.began for post in posts.values()) and game_id not in self.resumed
        if resumable or game_id in self.doubtful:
            await self.resume(game_id, channel, posts, desired)
        old = [post for slot, post in posts.items() if is_a(slot, REPLACED)]
        face_up = [post for post in old if desired.secret and is_replaced(post.slot, CARDS)]
        for post in face_up:
            await self.take_away(channel, post)
        for slot, post in posts.items():
            if slot in desired.secret and differs(post, screens[slot]):
                again_in = await self.edit(game_id, channel, post, screens[slot], at_once=True)
                if again_in:
                    return again_in
        for slot, post in posts.items():
            if post.state == "wanted":
                if slot in desired.current:
                    await self.post(game_id, channel, post, screens[slot])
                else:
                    await self.store.mark_gone(game_id, slot)
        for post in old:
            if post not in face_up:
                await self.take_away(channel, post)
        for slot, screen in screens.items():
            known = posts.get(slot)
            if known is None or slot in desired.secret or not differs(known, screen):
                continue
            if screen.patient and (early := self.too_early(game_id, slot, screen)) is not None:
                again_in = max(again_in, early)
                continue
            again_in = max(again_in, await self.edit(game_id, channel, known, screen))
        return again_in

    def too_early(self, game_id: str, slot: str, screen: Screen) -> float | None:
        """In how many seconds a patient message may be edited: 0 for never again, None for now."""
        written = self.written.get((game_id, slot))
        if written is None:
            return None
        if screen.edits is not None and written.edits >= screen.edits:
            return 0.0
        pause = self.promptness if screen.edits is None else self.patience * (1 + written.edits)
        wait = written.at + pause - loop_time()
        return wait if wait > 0 else None

    async def post(
        self, game_id: str, channel: discord.PartialMessageable, post: Post, screen: Screen
    ) -> None:
        """Post a message."""
        quiet = (game_id, post.slot) in self.quiet
        self.doubtful.add(game_id)
        message = await channel.send(
            view=layout_of(screen, ids_known_to(self.client)),
            allowed_mentions=discord.AllowedMentions.none() if quiet else mentions_of(screen),
            nonce=post.nonce,
        )
        await self.store.mark_posted(game_id, post.slot, channel.id, message.id, screen.digest)
        self.doubtful.discard(game_id)
        self.quiet.discard((game_id, post.slot))
        self.written[game_id, post.slot] = Written(loop_time())

    async def take_away(self, channel: discord.PartialMessageable, post: Post) -> None:
        """Delete a message in whose place there is another, or will be."""
        message = message_of(channel, post)
        try:
            with suppress(discord.NotFound):
                await message.delete()
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
            await self.reopen(channel)
            await message.delete()
        await self.store.mark_gone(post.game_id, post.slot)

    async def resume(
        self, game_id: str, channel: discord.PartialMessageable, posts: dict[str, Post], desired: Desired
    ) -> None:
        """An earlier program may have posted a message without living to write it down: find it."""
        unknown = {slot for slot, post in posts.items() if post.state == "wanted"}
        wanted = {slot: screen for slot, screen in desired.screens.items() if slot in unknown}
        found = await find_posted(channel, self.client, game_id, wanted) if wanted else {}
        old = {post.message_id for slot, post in posts.items() if is_a(slot, REPLACED)}
        for slot, message_id in found.items():
            if message_id in old:
                continue
            await self.store.mark_posted(game_id, slot, channel.id, message_id)
            posts[slot] = posts[slot]._replace(state="posted", message_id=message_id, shown=None)
        self.resumed.add(game_id)
        self.doubtful.discard(game_id)

    async def edit(
        self,
        game_id: str,
        channel: discord.PartialMessageable,
        post: Post,
        screen: Screen,
        *,
        at_once: bool = False,
    ) -> float:
        """Show the newest state; in how many seconds to try again, 0 for not at all."""
        try:
            await self.show(channel, post, screen)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                return await self.edit_refused(game_id, post, screen, error)
            if not (screen.buttons or at_once):
                return 0.0
            await self.reopen(channel)
            await self.show(channel, post, screen)
        await self.store.mark_shown(game_id, post.slot, screen.digest)
        self.note_edited(game_id, post.slot, screen)
        return 0.0

    async def show(self, channel: discord.PartialMessageable, post: Post, screen: Screen) -> None:
        """Edit a message."""
        layout = layout_of(screen, ids_known_to(self.client))
        await message_of(channel, post).edit(view=layout, allowed_mentions=discord.AllowedMentions.none())

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
            if not screen.buttons:
                await self.store.mark_gone(game_id, post.slot)
                return 0.0
            await self.store.mark_wanted(game_id, post.slot)
            return 0.01
        raise error

    def note_edited(self, game_id: str, slot: str, screen: Screen) -> None:
        """Remember an edit of a patient message; one that is no longer patient needs no memory."""
        written = self.written.pop((game_id, slot), None)
        if screen.patient:
            self.written[game_id, slot] = Written(loop_time(), written.edits + 1 if written else 1)


def message_of(channel: discord.PartialMessageable, post: Post) -> discord.PartialMessage:
    """The message of a post that stands in its channel."""
    if post.message_id is None:
        raise LookupError(f"{post.slot} was never posted")
    return channel.get_partial_message(post.message_id)


def differs(post: Post, screen: Screen) -> bool:
    """Whether a posted message shows something else than it should."""
    return post.state == "posted" and post.shown != screen.digest


def loop_time() -> float:
    """The event loop's own clock."""
    return asyncio.get_running_loop().time()
