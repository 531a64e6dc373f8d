"""Writing one game's messages: hide, post, edit, in that order."""

import asyncio
import logging

import discord

from bot.render.screen import Screen

from .adoption import find_posted
from .desired import Desired
from .layout import layout_of, mentions_of
from .mentions import ids_known_to
from .posts import Post, Posts

log = logging.getLogger(__name__)

PATIENCE = 6.0
"""How long changes of a patient message may gather before it is edited."""
OLD_EDITS = 20.0
TOO_MANY_OLD_EDITS = 30046
THREAD_ARCHIVED = 50083


class Brush:
    """Writes messages and remembers when it last wrote which."""

    def __init__(self, client: discord.Client, posts: Posts) -> None:
        self.client = client
        self.posts = posts
        self.restored: set[str] = set()
        """Games whose wanted messages an earlier program may already have posted."""
        self.written: dict[tuple[str, str], float] = {}

    async def paint(
        self, game_id: str, place: tuple[int, int], posts: dict[str, Post], desired: Desired
    ) -> float:
        """Bring the messages up to date; in how many seconds to look again, 0 for not at all."""
        guild_id, channel_id = place
        channel = self.client.get_partial_messageable(channel_id, guild_id=guild_id)
        screens = desired.screens
        again_in = 0.0
        for slot, post in posts.items():
            if slot in desired.secret and differs(post, screens[slot]):
                await self.edit(game_id, channel, post, screens[slot])
        for slot, post in posts.items():
            if post.state == "wanted":
                if slot in desired.current:
                    await self.post(game_id, channel, post, screens[slot])
                else:
                    await self.posts.mark(game_id, slot, state="gone")
        for slot, screen in screens.items():
            known = posts.get(slot)
            if known is None or slot in desired.secret or not differs(known, screen):
                continue
            early = self.too_early(game_id, slot) if screen.patient else 0.0
            if early == 0.0:
                early = await self.edit(game_id, channel, known, screen)
            again_in = max(again_in, early)
        return again_in

    def too_early(self, game_id: str, slot: str) -> float:
        """How long a patient message still has to wait for its next edit."""
        written = self.written.get((game_id, slot))
        return 0.0 if written is None else max(0.0, written + PATIENCE - loop_time())

    async def post(
        self, game_id: str, channel: discord.PartialMessageable, post: Post, screen: Screen
    ) -> None:
        """Post a message once: an earlier program may have done so without living to write it down."""
        message_id = None
        if game_id in self.restored:
            self.restored.discard(game_id)
            message_id = await find_posted(channel, self.client, screen)
        if message_id is None:
            message = await channel.send(
                view=layout_of(screen, ids_known_to(self.client)),
                allowed_mentions=mentions_of(screen),
                nonce=post.nonce,
            )
            message_id = message.id
        await self.posts.mark(game_id, post.slot, state="posted", message_id=message_id, shown=screen.digest)
        self.note_written(game_id, post.slot)

    async def edit(
        self, game_id: str, channel: discord.PartialMessageable, post: Post, screen: Screen
    ) -> float:
        """Show the newest state; in how many seconds to try again, 0 for not at all."""
        assert post.message_id is not None
        message = channel.get_partial_message(post.message_id)
        try:
            layout = layout_of(screen, ids_known_to(self.client))
            await message.edit(view=layout, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            return await self.edit_refused(game_id, post, screen, error)
        await self.posts.mark(game_id, post.slot, shown=screen.digest)
        self.note_written(game_id, post.slot)
        return 0.0

    async def edit_refused(
        self, game_id: str, post: Post, screen: Screen, error: discord.HTTPException
    ) -> float:
        """A message that is gone is posted anew if it still asks; an old one waits; the rest is trouble."""
        if error.code == TOO_MANY_OLD_EDITS:
            return OLD_EDITS
        if error.code == THREAD_ARCHIVED and not screen.buttons:
            return 0.0
        if (isinstance(error, discord.NotFound) and error.code == 10008) or error.code == THREAD_ARCHIVED:
            if not screen.buttons:
                await self.posts.mark(game_id, post.slot, state="gone")
                return 0.0
            await self.posts.want_again(game_id, post.slot)
            return 0.01
        raise error

    def note_written(self, game_id: str, slot: str) -> None:
        """Remember when a message was written last."""
        self.written[game_id, slot] = loop_time()


def differs(post: Post, screen: Screen) -> bool:
    """Whether a posted message shows something else than it should."""
    return post.state == "posted" and post.shown != screen.digest


def loop_time() -> float:
    """The event loop's own clock."""
    return asyncio.get_running_loop().time()
