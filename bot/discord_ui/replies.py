"""Answering an interaction: in time, to that person alone, and in words whatever happens."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.game import IllegalAction, Reason
from bot.lobby import LobbyReason, LobbyRefused
from bot.render.admin_sets import set_refusal
from bot.render.cast import escape
from bot.render.ids import Unreadable
from bot.render.screen import Screen
from bot.servers.codes import BadCode
from bot.servers.offers import SeatRefused
from bot.servers.sets import SetRefused
from bot.servers.settings import BadValue
from bot.store import NotStored
from bot.tables import ChannelTaken, GameSetAside, NoSuchGame, NotYourSeat, SeatNotFree, TryAgain
from bot.text import Words, words

from .layout import layout_of
from .mentions import ids_known_to

log = logging.getLogger(__name__)

DEFER_AFTER = 1.5
"""Discord waits 3 seconds for an answer; a slow commit must not use them up."""


UNKNOWN_MESSAGE = 10008
UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060


class Refused(Exception):
    """A no with its own words."""

    def __init__(self, screen: Screen) -> None:
        super().__init__("refused")
        self.screen = screen


def refused(language: Words, key: str, **values: object) -> Refused:
    """A no by its text key."""
    return Refused(Screen((language(key, **values),)))


KEYS: tuple[tuple[type[Exception], str], ...] = (
    (NotYourSeat, "refuse-stranger"),
    (SeatNotFree, "join-none-free"),
    (NoSuchGame, "refuse-no_game"),
    (ChannelTaken, "refuse-channel-taken"),
    (GameSetAside, "refuse-set_aside"),
    (TryAgain, "refuse-try_again"),
    (NotStored, "refuse-try_again"),
    (BadValue, "admin-refuse-value"),
    (Unreadable, "refuse-unreadable"),
)

WITHOUT_TABLE: dict[Reason | LobbyReason, str] = {
    Reason.QUESTION_OVER: "refuse-already_over",
    Reason.NOT_YOUR_TURN: "refuse-already_over",
    Reason.NOT_ASKED: "refuse-already_over",
    LobbyReason.NOT_HOST: "refuse-not_host",
    LobbyReason.MISFIT: "refuse-already_over",
}
"""What is said where the table is not at hand whose names and numbers the usual words need."""


def excuse(error: BaseException, language: Words) -> Screen:
    """What a person is told instead of an error."""
    if isinstance(error, Refused):
        return error.screen
    if isinstance(error, IllegalAction):
        return Screen((language(WITHOUT_TABLE.get(error.reason, f"refuse-{error.reason}")),))
    if isinstance(error, LobbyRefused):
        return Screen((language(WITHOUT_TABLE.get(error.reason, f"lobby-refuse-{error.reason}")),))
    if isinstance(error, SetRefused):
        return Screen((set_refusal(error, language),))
    if isinstance(error, BadCode):
        return Screen((language(f"code-refuse-{error.reason}", what=escape(error.what)),))
    if isinstance(error, SeatRefused):
        return Screen((language(f"seat-refuse-{error.reason}"),))
    for kind, key in KEYS:
        if isinstance(error, kind):
            return Screen((language(key),))
    log.error("an interaction could not be answered", exc_info=error)
    return Screen((language("refuse-unexpected"),))


async def reply(
    interaction: discord.Interaction, work: Callable[[], Awaitable[Screen]], *, in_place: bool = False
) -> Screen:
    """Do the work and show its screen to the person; a prompt of theirs is replaced in place."""
    language = words(str(interaction.locale))
    task = asyncio.ensure_future(work())
    await asyncio.wait({task}, timeout=DEFER_AFTER)
    deferred = not task.done()
    if deferred:
        await defer(interaction, in_place=in_place)
        await asyncio.wait({task})
    error = task.exception()
    screen = task.result() if error is None else excuse(error, language)
    await show(interaction, screen, in_place=in_place, deferred=deferred)
    return screen


async def defer(interaction: discord.Interaction, *, in_place: bool) -> None:
    """Ask for more time, privately."""
    if in_place:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def show(interaction: discord.Interaction, screen: Screen, *, in_place: bool, deferred: bool) -> None:
    """Send the screen; a person who has closed the door meanwhile is nobody's fault."""
    layout = layout_of(screen, ids_known_to(interaction.client))
    nobody = discord.AllowedMentions.none()
    try:
        if deferred:
            await interaction.edit_original_response(view=layout, allowed_mentions=nobody)
        elif in_place:
            await interaction.response.edit_message(view=layout, allowed_mentions=nobody)
        else:
            await interaction.response.send_message(view=layout, ephemeral=True, allowed_mentions=nobody)
    except discord.HTTPException as error:
        if error.code not in (UNKNOWN_INTERACTION, ALREADY_ANSWERED, UNKNOWN_MESSAGE):
            raise
        log.info("an interaction was over or answered before (%s)", error.code)
