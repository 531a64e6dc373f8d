"""The bot's icons as emojis of its application: made once, and let go when no open message shows them."""

import asyncio
import logging
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import blake2b

import aiohttp
import discord

from bot.store import NotStored, Store
from bot.store.sent_emojis import icons_since, is_open_since_before

from ..painting.delivery import Delivery
from ..painting.recovery import is_refusal

log = logging.getLogger(__name__)

DrawIcons = Callable[[], Mapping[str, bytes]]
"""Draws every icon: PNGs by the names of the icons."""
OURS = re.compile(r"masc_[a-z_]+_[0-9a-f]{8}")
PASSING = (aiohttp.ClientError, OSError, NotStored, discord.HTTPException)
PATIENCE = 2.0
"""Seconds that nothing is drawn after a start while it is not known which icons there are."""
AGAIN_AFTER = 60.0
"""Seconds after which a failed attempt is made again."""
LOOK_AFTER = 3600.0
"""Seconds after which the bot looks whether old emojis are still shown."""
CALM = 600.0
"""Seconds between two looks for emojis that Discord seems not to know; the first is taken at once."""


def emoji_name(icon: str, png: bytes) -> str:
    """What an icon's emoji is called: another picture is another emoji."""
    return f"masc_{icon}_{blake2b(png, digest_size=4).hexdigest()}"


class Icons:
    """Makes sure that the application has its icons, in the background: nobody waits for them."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        delivery: Delivery,
        draw: DrawIcons,
        now: Callable[[], float],
    ) -> None:
        self.client = client
        self.store = store
        self.delivery = delivery
        self.draw = draw
        self.now = now
        self.known = asyncio.Event()
        """Set once those are known that the application has already."""
        self.there = asyncio.Event()
        """Set once the icons have been looked for, and made as far as Discord let it."""
        self.doubtful = asyncio.Event()
        self.calm_until = 0.0
        """Until when no doubt is looked into."""
        self.task: asyncio.Task[None] | None = None
        delivery.doubt_icons = self.doubtful.set

    def start(self) -> None:
        """Begin to look after the icons."""
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self.look_after(), name="icons")

    async def recall(self) -> None:
        """Know which icons there are, if that does not take long: what is drawn without stays without."""
        self.start()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.known.wait()

    async def close(self) -> None:
        """Stop looking after them."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def look_after(self) -> None:
        """Make what is missing, take away what is old, and look again when there is a reason."""
        pictures = await asyncio.to_thread(self.draw)
        wanted = {emoji_name(icon, png): icon for icon, png in pictures.items()}
        if not wanted:
            self.known.set()
        while True:
            try:
                async with self.store.one_at_a_time("icons"):
                    old = await self.provide(wanted, pictures)
                self.there.set()
                await self.wait(LOOK_AFTER if old else None)
            except PASSING as error:
                log.warning("the icons are not all there: %s", type(error).__name__)
                await asyncio.sleep(AGAIN_AFTER)

    async def wait(self, seconds: float | None) -> None:
        """Wait so long, or until there is a doubt."""
        try:
            async with asyncio.timeout(seconds):
                await self.doubtful.wait()
            loop = asyncio.get_running_loop()
            await asyncio.sleep(self.calm_until - loop.time())
            self.calm_until = loop.time() + CALM
        except TimeoutError:
            pass
        self.doubtful.clear()

    async def provide(self, wanted: Mapping[str, str], pictures: Mapping[str, bytes]) -> bool:
        """Have all icons as emojis, and use those that are there; whether old ones are still kept."""
        if not wanted:
            return False
        since = await icons_since(
            self.store, self.client.application_id or 0, fingerprint(wanted), self.now()
        )
        emojis = {emoji.name: emoji for emoji in await self.client.fetch_application_emojis()}
        self.use(wanted, emojis)
        self.known.set()
        for name in [name for name in wanted if name not in emojis]:
            made = await self.make(name, pictures[wanted[name]])
            if made is not None:
                emojis[name] = made
        self.use(wanted, emojis)
        old = [emoji for name, emoji in emojis.items() if OURS.fullmatch(name) and name not in wanted]
        if old and not await is_open_since_before(self.store, since):
            for emoji in old:
                await emoji.delete()
            return False
        return bool(old)

    async def make(self, name: str, png: bytes) -> discord.Emoji | None:
        """Make an emoji, unless Discord refuses it for good."""
        try:
            return await self.client.create_application_emoji(name=name, image=png)
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            log.warning("Discord refuses the emoji %s with %s", name, error.code)
            return None

    def use(self, wanted: Mapping[str, str], emojis: Mapping[str, discord.Emoji]) -> None:
        """Show the icons that are there, from the next message on."""
        self.delivery.icons = {
            icon: discord.PartialEmoji(name=name, id=emojis[name].id)
            for name, icon in wanted.items()
            if name in emojis
        }


def fingerprint(wanted: Mapping[str, str]) -> str:
    """Which icons these are."""
    return blake2b("\n".join(sorted(wanted)).encode(), digest_size=16).hexdigest()
