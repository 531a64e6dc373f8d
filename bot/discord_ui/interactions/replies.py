"""Answering an interaction: in time, to that person alone, and in words whatever happens."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import monotonic

import aiohttp
import discord

from bot.render.refusals import refusal
from bot.render.screen import SILENT, Screen
from bot.store import NotStored
from bot.tables import TryAgain
from bot.text import Words, words

from ..answers import answer
from ..listeners import Listeners, Outcome, tell_answered
from ..painting.delivery import Attached, attachments_of, delivery_of
from ..painting.layout import Layout
from ..painting.messages import COMPONENTS, body_of, message_of
from ..painting.recovery import is_refusal

log = logging.getLogger(__name__)

DEFER_AFTER = 1.5
"""Discord waits 3 seconds for an answer; a slow commit must not use them up."""
PAUSES = (0.1, 0.4, 1.0)
"""Seconds between attempts to answer; after them it would be too late."""
NEW, IN_PLACE = (
    discord.InteractionResponseType.channel_message,
    discord.InteractionResponseType.message_update,
)
PRIVATE = COMPONENTS | discord.MessageFlags(ephemeral=True).value
UNKNOWN_MESSAGE = 10008
UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060


class RefusedScreen(Exception):
    """A no that is shown as it is."""

    def __init__(self, screen: Screen) -> None:
        super().__init__("refused")
        self.screen = screen


class PromptGone(Exception):
    """The message that should show an answer has been taken away meanwhile."""


def excuse(error: BaseException, language: Words) -> tuple[Screen, Outcome]:
    """What a person is told instead of an error, and what that is to be called."""
    if isinstance(error, RefusedScreen):
        return error.screen, Outcome.REFUSED
    later = isinstance(error, NotStored | TryAgain)
    screen = refusal(TryAgain() if later else error, language)
    if screen is None:
        log.error("an interaction could not be answered", exc_info=error)
        return Screen((language("refuse-unexpected"),)), Outcome.FAILED
    return screen, Outcome.FAILED if later else Outcome.REFUSED


async def reply(
    interaction: discord.Interaction, work: Awaitable[Screen], *, in_place: bool = False
) -> Screen:
    """Do the work and show its screen to the person; a silent one is left if they do not get it."""
    listeners: Listeners = interaction.client.listeners  # type: ignore[attr-defined]
    loop, began = asyncio.get_running_loop(), monotonic()
    if (answering := asyncio.current_task()) is not None:
        listeners.answering.add(answering)
        answering.add_done_callback(listeners.answering.discard)
    asked_for_time: list[asyncio.Task[bool]] = []
    timer = loop.call_later(
        DEFER_AFTER, lambda: asked_for_time.append(loop.create_task(defer(interaction, in_place=in_place)))
    )
    try:
        screen, outcome = await work, Outcome.DONE
    except Exception as error:
        screen, outcome = excuse(error, words(str(interaction.locale)))
    finally:
        timer.cancel()
    deferred = bool(asked_for_time) and await asked_for_time[0]
    shown = await show(interaction, screen, in_place=in_place, deferred=deferred)
    tell_answered(interaction, outcome if shown else Outcome.UNHEARD, began)
    return screen if shown else SILENT


async def defer(interaction: discord.Interaction, *, in_place: bool = True) -> bool:
    """Ask for more time, privately; whether it is given."""
    if in_place:
        return await sent(interaction, interaction.response.defer)
    return await sent(interaction, partial(interaction.response.defer, ephemeral=True, thinking=True))


async def show(interaction: discord.Interaction, screen: Screen, *, in_place: bool, deferred: bool) -> bool:
    """Show the person the screen, in place of their prompt if that is wished; whether they have it."""
    if screen.is_silent:
        return await acknowledge(interaction, in_place=in_place, deferred=deferred)

    async def shown(layout: Layout, attached: Attached) -> bool:
        if deferred:
            with suppress(PromptGone):
                return await sent(interaction, lambda: edit_answer(interaction, layout, attached))
            return False
        message = message_of(layout, attached)
        if in_place:
            body = body_of({"type": IN_PLACE.value, "data": message}, attached)
            with suppress(PromptGone):
                return await sent(interaction, lambda: answer(interaction, IN_PLACE, body))
        private = {"type": NEW.value, "data": message | {"flags": PRIVATE}}
        return await sent(interaction, lambda: answer(interaction, NEW, body_of(private, attached)))

    return (await delivery_of(interaction.client).send(screen, shown)).result


async def edit_answer(interaction: discord.Interaction, layout: Layout, attached: Attached) -> None:
    """Show something in the place of an answer that was given before."""
    nobody = discord.AllowedMentions.none()
    await interaction.edit_original_response(
        view=layout, attachments=attachments_of(attached), allowed_mentions=nobody
    )


async def acknowledge(interaction: discord.Interaction, *, in_place: bool, deferred: bool) -> bool:
    """Let a click have been heard without a word; its prompt, or the sign that the bot is thinking, goes."""
    click = interaction.type is discord.InteractionType.component
    if not deferred and not await defer(interaction, in_place=click):
        return False
    if deferred or in_place or not click:
        await delete(interaction)
    return True


async def delete(interaction: discord.Interaction) -> None:
    """Delete an interaction's answer if that is still possible."""
    try:
        await interaction.delete_original_response()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("a private message could not be taken away (%s)", type(error).__name__)
    except RuntimeError:
        if not interaction.client.is_closed():
            raise


async def sent(interaction: discord.Interaction, request: Callable[[], Awaitable[object]]) -> bool:
    """Send an answer, which is safe to repeat since Discord takes only one; whether it has one.

    A person who has closed the door meanwhile, and a Discord that does not listen, are nobody's fault.
    """
    for pause in (*PAUSES, None):
        try:
            await request()
            return True
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                raise PromptGone from error
            if error.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
                log.info("an interaction was over or answered before (%s)", error.code)
                return error.code == ALREADY_ANSWERED
            if is_refusal(error):
                raise
            why = type(error).__name__
        except (aiohttp.ClientError, OSError) as error:
            why = type(error).__name__
        except RuntimeError as error:
            if not interaction.client.is_closed():
                raise
            why = type(error).__name__
        if pause is not None:
            await asyncio.sleep(pause)
        if interaction.client.is_closed():
            break
    log.warning("an interaction could not be answered: %s", why)
    return False
