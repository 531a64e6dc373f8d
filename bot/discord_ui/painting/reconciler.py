"""Keeps what channels show in step with the tables: the only place that writes public messages."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection
from contextlib import suppress

import aiohttp
import discord

from bot.slots import ASIDE, CALLING, REPLACED, is_a
from bot.store import UNKNOWN, NotStored, Post
from bot.tables import GameSetAside, Lobby, NoSuchGame, Seated, TryAgain
from bot.tables.tables import Tables

from .additions import Additions
from .brush import Brush, differs
from .delivery import Delivery
from .desired import Desired, aside_screen, desired_screens
from .farewell import Farewells, with_nothing_to_click
from .outbox import Posts, posts_of
from .planner import Planner
from .recovery import Recovery, is_refusal, wait_asked_for
from .repairs import Repairs
from .shown import Shown, changed_unseen, shown_of
from .talk import Talk

log = logging.getLogger(__name__)

RETRY_AFTER = (1.0, 2.0, 5.0, 15.0, 60.0)
PASSING = (aiohttp.ClientError, OSError, TryAgain, NotStored)
UNKNOWN_CHANNEL = 10003
REMEMBERED = 1000
FINISHING = 2.0
LATE = 2.0
"""A question that was posted so many seconds after it was asked gets that time back."""
LONG_ENOUGH = 10.0
"""Seconds that somebody waits for a message; it comes later if Discord is slow."""


class Reconciler:
    """One painter at a time for each game; what changes meanwhile is drawn in its newest state."""

    def __init__(self, client: discord.Client, tables: Tables, delivery: Delivery) -> None:
        self.client = client
        self.tables = tables
        self.store = tables.store
        self.additions = Additions(tables.store)
        self.painters: dict[str, asyncio.Task[None]] = {}
        self.dirty: set[str] = set()
        self.logged_in = False
        self.closing = False
        self.later: dict[str, asyncio.TimerHandle] = {}
        self.drawn: OrderedDict[str, Shown] = OrderedDict()
        """What everyone sees of the games drawn last; a change that nobody sees is not drawn."""
        self.undisturbed: set[str] = set()
        """Games being drawn of which no message has changed since that began."""
        self.sure: set[str] = set()
        """Games whose newest message is known to have been there since Discord was last not heard."""
        self.refusing: dict[str, int] = {}
        """Games that could not be drawn within the last minute, and their servers."""
        self.parting: set[str] = set()
        """Games that will be forgotten."""
        self.recovery = Recovery()
        self.repairs = Repairs(self.touch)
        self.brush = Brush(client, tables.store, tables.clock.now(), delivery)
        self.talk = Talk(client)
        self.planner = Planner(self.brush, self.talk, tables)
        self.farewells = Farewells(self.brush)

    def touch(self, game_id: str) -> None:
        """A game has changed: draw it soon, once Discord knows the bot, and unless it is about to end."""
        if self.closing or (game_id not in self.painters and self.is_unseen(self.tables.glance(game_id))):
            return
        self.dirty.add(game_id)
        if self.logged_in and game_id not in self.painters:
            task = asyncio.get_running_loop().create_task(self.paint_all(game_id))
            self.painters[game_id] = task

    def begin(self) -> None:
        """Discord knows the bot: draw what has changed before."""
        self.logged_in = True
        for game_id in list(self.dirty):
            self.touch(game_id)

    def redraw(self, game_id: str) -> None:
        """A game's messages have changed, though the game has not: draw it again."""
        self.drawn.pop(game_id, None)
        self.undisturbed.discard(game_id)
        self.touch(game_id)

    async def part_with(self, games: Collection[str]) -> None:
        """Games will be forgotten: their ends are drawn again, with nothing to click."""
        self.parting.update(games)
        for game_id in games:
            self.redraw(game_id)
        try:
            await asyncio.gather(*(self.idle_for(game_id) for game_id in games))
        finally:
            self.parting.difference_update(games)

    def touch_later(self, game_id: str, seconds: float) -> None:
        """Draw a game again in a while."""
        if game_id not in self.later:
            loop = asyncio.get_running_loop()
            self.later[game_id] = loop.call_later(seconds, self.touch_now, game_id)

    def touch_now(self, game_id: str) -> None:
        """The while is over."""
        del self.later[game_id]
        self.refusing.pop(game_id, None)
        self.redraw(game_id)

    def touch_no_sooner(self, game_id: str, seconds: float) -> None:
        """Draw a game again in a while, and not before."""
        if game_id in self.later:
            self.later.pop(game_id).cancel()
        self.touch_later(game_id, seconds)

    async def idle(self) -> None:
        """Wait until everything is drawn that need not wait."""
        while at_work := [*self.painters.values(), *self.farewells.tasks]:
            await asyncio.wait(at_work)

    def say_farewell(self) -> None:
        """Have nothing to click left on the messages of games that have been forgotten."""
        self.farewells.begin()

    async def close(self) -> None:
        """Finish what is being drawn, and draw no more."""
        self.closing = True
        for timer in self.later.values():
            timer.cancel()
        self.recovery.close()
        self.repairs.close()
        await self.farewells.close()
        self.dirty.clear()
        if self.painters:
            await asyncio.wait(list(self.painters.values()), timeout=FINISHING)
        for task in self.painters.values():
            task.cancel()
        await asyncio.gather(*self.painters.values(), return_exceptions=True)

    async def paint_all(self, game_id: str) -> None:
        """Draw a game until nothing has changed meanwhile."""
        attempt = 0
        try:
            while game_id in self.dirty:
                self.dirty.discard(game_id)
                began = self.tables.clock.steady()
                try:
                    again_in = await self.paint(game_id)
                    attempt = 0
                    if again_in:
                        self.touch_later(game_id, again_in)
                    await self.shown(game_id)
                except (*PASSING, discord.HTTPException) as error:
                    if is_refusal(error):
                        raise
                    self.dirty.add(game_id)
                    await self.pause(game_id, error, attempt, began)
                    attempt += 1
        except discord.HTTPException as error:
            await self.refused(game_id, error)
        except Exception:
            log.exception("game %s could not be drawn", game_id)
        finally:
            del self.painters[game_id]
            self.tables.release(game_id)
            if game_id in self.dirty:
                self.touch(game_id)

    async def pause(self, game_id: str, error: Exception, attempt: int, began: float) -> None:
        """Wait before a game is drawn again; its time does not run, unless only the store is at fault."""
        asked = wait_asked_for(error)
        wait = RETRY_AFTER[min(attempt, len(RETRY_AFTER) - 1)] if asked is None else asked
        log.warning("drawing game %s: %s; again in %s s", game_id, type(error).__name__, wait)
        if isinstance(error, (TryAgain, NotStored)):
            await asyncio.sleep(wait)
            return
        self.tables.hold(game_id, began)
        if asked is None:
            await self.recovery.pause(wait)
        else:
            await asyncio.sleep(wait)
        await self.make_up(game_id)

    async def shown(self, game_id: str) -> None:
        """A game is drawn: if a question was posted late, its time is made up for; from now on it runs."""
        if self.tables.holds.length(game_id) >= LATE:
            await self.make_up(game_id)
        self.tables.release(game_id)

    async def make_up(self, game_id: str) -> None:
        """Move the deadlines of a game by the time for which it has not been drawn."""
        with suppress(NoSuchGame, GameSetAside, TryAgain):
            await self.tables.make_up(game_id)

    async def paint(self, game_id: str, *, stored: bool = False) -> float:
        """Bring a game's messages up to date; in how many seconds to look again, 0 for not at all.

        If one more was stored to be posted, with no others than those that are known then.
        """
        try:
            if self.is_unseen(await self.tables.look(game_id)):
                return 0.0
            # The posts first: one newer than the game would seem out of date and be dropped.
            self.undisturbed.add(game_id)
            posts = await self.posts(game_id)
            state = await self.tables.look(game_id)
        except NoSuchGame:
            return 0.0
        except GameSetAside:
            place, posts = await self.store.place_of(game_id), await self.posts(game_id)
            return await self.brush.paint(game_id, place, posts, Desired(aside_screen(), ASIDE))
        guild = self.client.get_guild(state.guild_id)
        if guild is not None and guild.unavailable:
            await self.wait(game_id, state.guild_id)
            return 0.0
        shown, place = shown_of(state), (state.guild_id, state.channel_id)
        planned = self.planner.hung(state, posts) if stored else await self.planner.plan(state, posts)
        if planned is None:
            return await self.paint(game_id, stored=True)
        desired = await self.additions.to(planned, state, posts)
        if desired is not planned:
            desired = self.brush.exhibition.hung(game_id, place, posts, desired)
        if game_id in self.parting:
            desired = with_nothing_to_click(desired)
        if self.planner.is_unasked(posts.get(desired.newest), desired):
            self.tables.hold(game_id, self.tables.clock.steady())
        again_in = await self.brush.paint(game_id, place, posts, desired)
        await self.make_sure(game_id, posts.get(desired.newest), desired)
        if state.closed is not None:
            self.sure.discard(game_id)
        self.refusing.pop(game_id, None)
        if game_id in self.undisturbed:
            self.undisturbed.discard(game_id)
            self.drawn[game_id] = shown
        if len(self.drawn) > REMEMBERED:
            self.drawn.popitem(last=False)
        return again_in

    def is_unseen(self, state: Lobby | Seated | None) -> bool:
        """Whether a game has moved on since it was drawn without anything that everyone sees."""
        if state is None or state.game_id not in self.sure:
            return False
        shown = shown_of(state)
        if not changed_unseen(self.drawn.get(state.game_id), shown):
            return False
        self.drawn[state.game_id] = shown
        return True

    async def make_sure(self, game_id: str, newest: Post | None, desired: Desired) -> None:
        """Look whether a message stands that was not written now, once after it may have gone unnoticed."""
        if newest is None or game_id in self.sure:
            return
        if newest.state == "posted" and not differs(newest, desired.screens[desired.newest]):
            await self.check(newest)
        self.sure.add(game_id)

    async def look(self, game_id: str) -> bool:
        """Whether the message of a question stands whose time is up; if not, it is posted anew."""
        if self.closing:
            raise TryAgain
        posts = await self.posts(game_id)
        newest = posts.get(desired_screens(await self.tables.look(game_id), posts).newest)
        if newest is None:
            return True
        if newest.state == "wanted":
            self.touch(game_id)
            await self.tables.renew(game_id)
            return False
        try:
            return await self.check(newest)
        except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
            await self.recovery.pause(RETRY_AFTER[2])
            raise TryAgain from error

    async def check(self, post: Post) -> bool:
        """Whether a message stands; one that does not is posted anew, and its question has its time again."""
        guild_id, channel_id = await self.store.place_of(post.game_id)
        channel = self.client.get_partial_messageable(channel_id, guild_id=guild_id)
        if post.message_id is None or await self.brush.stands(channel, post):
            return True
        await self.message_gone(post.message_id)
        await self.tables.renew(post.game_id)
        return False

    def unheard(self) -> None:
        """Discord may not have told of everything that happened."""
        self.sure.clear()

    async def posts(self, game_id: str) -> Posts:
        """A game's newest posts, by slot."""
        return await posts_of(self.store, game_id)

    async def refused(self, game_id: str, error: discord.HTTPException) -> None:
        """Discord refuses for good: the channel is gone, or the bot may not write and waits until it may."""
        if error.code == UNKNOWN_CHANNEL:
            log.info("game %s is put away: its channel is gone", game_id)
            await self.put_away(game_id)
            return
        log.warning("game %s waits: Discord refuses with %s", game_id, error.code)
        guild_id, _ = await self.store.place_of(game_id)
        await self.wait(game_id, guild_id)

    async def wait(self, game_id: str, guild_id: int) -> None:
        """Draw a game that cannot be drawn again in a while, and give everybody that much more time."""
        if game_id in self.refusing:
            return
        self.refusing[game_id] = guild_id
        self.touch_no_sooner(game_id, RETRY_AFTER[-1])
        with suppress(NoSuchGame, GameSetAside, TryAgain):
            await self.tables.postpone(game_id, RETRY_AFTER[-1])

    def try_again(self, guild_id: int) -> None:
        """Something has changed in a server: perhaps the games there can be drawn that could not."""
        self.brush.exhibition.try_again(guild_id)
        for game_id in [game_id for game_id, where in self.refusing.items() if where == guild_id]:
            self.touch_no_sooner(game_id, 0.0)

    async def put_away(self, game_id: str) -> None:
        """Close a game or lobby that has no place any more."""
        with suppress(NoSuchGame, GameSetAside):
            state = await self.tables.look(game_id)
            if isinstance(state, Lobby):
                await self.tables.cancel(game_id)
            elif state.closed is None:
                await self.tables.stop_game(game_id)
        await self.store.mark_all_gone(game_id)

    async def post_again(self, state: Lobby | Seated) -> None:
        """Post the newest message anew, at the bottom, calling nobody, and take the old one away."""
        if state.game_id in self.brush.unnoted.values():
            await self.idle_for(state.game_id)
        newest = desired_screens(state, await self.posts(state.game_id)).newest
        await self.store.post_anew(state.game_id, newest)
        self.brush.quiet.add((state.game_id, newest))
        self.redraw(state.game_id)
        await self.idle_for(state.game_id)

    async def idle_for(self, game_id: str) -> None:
        """Wait until one game is drawn."""
        task = self.painters.get(game_id)
        if task is not None:
            await asyncio.wait({task}, timeout=LONG_ENOUGH)

    async def post_of(self, message_id: int) -> Post | None:
        """What a message was posted for, once that is noted."""
        if (game_id := self.brush.unnoted.get(message_id)) is not None:
            await self.idle_for(game_id)
        return await self.store.post_of(message_id)

    async def message_gone(self, message_id: int) -> None:
        """A message was deleted by somebody: its game is drawn anew, but nobody is called a second time."""
        if message_id in self.brush.deleting:
            return
        post = await self.post_of(message_id)
        if post is None:
            return
        if is_a(post.slot, *CALLING, REPLACED) or await self.is_over(post.game_id):
            await self.store.mark_gone(post.game_id, post.slot)
            return
        await self.store.mark_wanted(post.game_id, post.slot)
        self.brush.quiet.add((post.game_id, post.slot))
        self.redraw(post.game_id)

    async def message_changed(self, message_id: int) -> None:
        """A message was edited by nobody knows whom: it is drawn as it should be."""
        post = await self.post_of(message_id)
        if post is not None:
            await self.store.mark_shown(post.game_id, post.slot, UNKNOWN)
            self.redraw(post.game_id)

    async def is_over(self, game_id: str) -> bool:
        """Whether a game or lobby is over, so that whoever tidies its messages away may do so."""
        with suppress(NoSuchGame, GameSetAside):
            return (await self.tables.look(game_id)).closed is not None
        return True
