"""Keeps what channels show in step with the tables: the only place that writes public messages."""

import asyncio
import logging
from contextlib import suppress

import aiohttp
import discord

from bot.render.screen import Screen
from bot.tables import GameSetAside, NoSuchGame, Tables, TryAgain

from .adoption import find_posted
from .desired import desired_screens
from .layout import layout_of, mentions_of
from .posts import Post, Posts

log = logging.getLogger(__name__)

PATIENCE = 6.0
"""How long changes of a patient message may gather before it is edited."""
RETRY_AFTER = (1.0, 2.0, 5.0, 15.0, 60.0)
PASSING = (aiohttp.ClientError, OSError, discord.DiscordServerError, TryAgain)


class Reconciler:
    """One painter at a time for each game; what changes meanwhile is drawn in its newest state."""

    def __init__(self, client: discord.Client, tables: Tables, posts: Posts) -> None:
        self.client = client
        self.tables = tables
        self.posts = posts
        self.painters: dict[str, asyncio.Task[None]] = {}
        self.dirty: set[str] = set()
        self.restored: set[str] = set()
        self.later: dict[str, asyncio.TimerHandle] = {}
        self.written: dict[tuple[str, str], float] = {}

    def touch(self, game_id: str) -> None:
        """A game has changed: draw it soon."""
        self.dirty.add(game_id)
        if game_id not in self.painters:
            task = asyncio.get_running_loop().create_task(self.paint_all(game_id))
            self.painters[game_id] = task

    def touch_later(self, game_id: str, seconds: float) -> None:
        """Draw a game again when its patient messages may be edited."""
        if game_id not in self.later:
            loop = asyncio.get_running_loop()
            self.later[game_id] = loop.call_later(seconds, self.touch_now, game_id)

    def touch_now(self, game_id: str) -> None:
        """The time for a patient message has come."""
        del self.later[game_id]
        self.touch(game_id)

    async def restore(self) -> None:
        """After a start: post what was to be posted, unless it already is."""
        for game_id in await self.posts.games_to_redraw():
            self.restored.add(game_id)
            self.touch(game_id)

    async def post_again(self, game_id: str) -> None:
        """Post the newest message anew, at the bottom, and take the old one away."""
        posts = await self.posts.of(game_id)
        state = await self.tables.look(game_id)
        newest = next(reversed(desired_screens(state, posts)))
        old = posts[newest].message_id if newest in posts else None
        await self.posts.want_again(game_id, newest)
        self.touch(game_id)
        if old is not None:
            channel = self.client.get_partial_messageable(state.channel_id, guild_id=state.guild_id)
            with suppress(discord.NotFound):
                await channel.get_partial_message(old).delete()

    async def message_gone(self, game_id: str, slot: str) -> None:
        """A message was deleted: its game is drawn anew."""
        await self.posts.want_again(game_id, slot)
        self.touch(game_id)

    async def idle(self) -> None:
        """Wait until everything is drawn."""
        while self.painters:
            await asyncio.wait(list(self.painters.values()))

    async def close(self) -> None:
        """Stop drawing."""
        for timer in self.later.values():
            timer.cancel()
        for task in self.painters.values():
            task.cancel()
        await asyncio.gather(*self.painters.values(), return_exceptions=True)

    async def paint_all(self, game_id: str) -> None:
        """Draw a game until nothing has changed meanwhile."""
        attempt = 0
        try:
            while game_id in self.dirty:
                self.dirty.discard(game_id)
                try:
                    later = await self.paint(game_id)
                    attempt = 0
                    if later:
                        self.touch_later(game_id, later)
                except PASSING as error:
                    wait = RETRY_AFTER[min(attempt, len(RETRY_AFTER) - 1)]
                    attempt += 1
                    log.warning(
                        "game %s could not be drawn (%s); again in %s s", game_id, type(error).__name__, wait
                    )
                    await asyncio.sleep(wait)
                    self.dirty.add(game_id)
        except Exception:
            log.exception("game %s could not be drawn", game_id)
        finally:
            del self.painters[game_id]
            if game_id in self.dirty:
                self.touch(game_id)

    async def paint(self, game_id: str) -> float:
        """Bring a game's messages up to date; how long to wait before looking again, 0 for not at all."""
        posts = await self.posts.of(game_id)
        try:
            state = await self.tables.look(game_id)
        except (NoSuchGame, GameSetAside):
            return 0.0
        channel = self.client.get_partial_messageable(state.channel_id, guild_id=state.guild_id)
        screens = desired_screens(state, posts)
        newest = next(reversed(screens), None)
        await self.hide_cards(game_id, channel, posts, screens)
        for slot, post in posts.items():
            if post.state == "wanted" and slot != newest:
                await self.posts.mark(game_id, slot, state="gone")
        if newest is not None and newest in posts and posts[newest].state == "wanted":
            await self.post(game_id, channel, posts[newest], screens[newest])
        wait = 0.0
        for slot, screen in screens.items():
            known = posts.get(slot)
            if known is None or known.state != "posted" or known.shown == screen.digest:
                continue
            early = self.too_early(game_id, slot) if screen.patient else 0.0
            wait = max(wait, early)
            if not early:
                await self.edit(game_id, channel, known, screen)
        return wait

    def too_early(self, game_id: str, slot: str) -> float:
        """How long a patient message still has to wait for its next edit."""
        now = asyncio.get_running_loop().time()
        return max(0.0, self.written.get((game_id, slot), 0.0) + PATIENCE - now)

    async def hide_cards(
        self,
        game_id: str,
        channel: discord.PartialMessageable,
        posts: dict[str, Post],
        screens: dict[str, Screen],
    ) -> None:
        """Nothing is posted after the cards went down until the message that showed them is hidden."""
        for slot, post in list(posts.items()):
            if not slot.startswith("cards.") or slot not in screens or post.state != "posted":
                continue
            screen = screens[slot]
            if post.shown != screen.digest and not screen.patient:
                await self.edit(game_id, channel, post, screen)
                posts[slot] = Post(slot, post.nonce, post.message_id, screen.digest, "posted")

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
                view=layout_of(screen), allowed_mentions=mentions_of(screen), nonce=post.nonce
            )
            message_id = message.id
        await self.posts.mark(game_id, post.slot, state="posted", message_id=message_id, shown=screen.digest)
        self.note_written(game_id, post.slot)

    async def edit(
        self, game_id: str, channel: discord.PartialMessageable, post: Post, screen: Screen
    ) -> None:
        """Show the newest state; a message that is gone is posted anew if it still asks something."""
        assert post.message_id is not None
        try:
            await channel.get_partial_message(post.message_id).edit(
                view=layout_of(screen), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.NotFound:
            if screen.buttons:
                await self.posts.want_again(game_id, post.slot)
                self.dirty.add(game_id)
            else:
                await self.posts.mark(game_id, post.slot, state="gone")
            return
        await self.posts.mark(game_id, post.slot, shown=screen.digest)
        self.note_written(game_id, post.slot)

    def note_written(self, game_id: str, slot: str) -> None:
        """Remember when a message was written last."""
        self.written[game_id, slot] = asyncio.get_running_loop().time()
