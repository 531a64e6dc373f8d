"""Private messages that people have before them, so that they can be tidied away while their token lives."""

import asyncio
from time import monotonic

import discord
import msgspec

from bot.render.ids import ComponentId, parse_id
from bot.render.private import Keep, PrivateScreen
from bot.render.screen import Screen
from bot.tables import Lobby, Seated

from .replies import delete

TOKEN_LIVES = 14 * 60.0
MOST_LEFT = 3
"""Looks that one person keeps at a table when their tokens end; more would be in the way."""


class PrivateMessage(msgspec.Struct, frozen=True, eq=False):
    """A message that only one person sees."""

    interaction: discord.Interaction
    number: int
    """The question that it answers; 0 in lobbies, and for what can be read after the end."""
    keep: Keep
    until: int | None
    """The last turn in which it stays."""
    asks: bool
    """Whether something can be clicked on it."""
    shown: float

    def is_over(self, state: Lobby | Seated) -> bool:
        """Whether its question or its time is over, for who has left too, or the lobby it belongs to."""
        if isinstance(state, Lobby):
            return state.closed is not None
        if self.until is None and self.number == 0:
            return state.closed is None
        if state.closed is not None:
            return True
        table = state.game.table
        if self.until is not None:
            return table.turn > self.until
        return not table.is_open(self.number) or state.seat_of(self.interaction.user.id) is None


class Desk(msgspec.Struct):
    """What one person has before them at a table."""

    messages: dict[PrivateMessage, asyncio.TimerHandle] = {}
    left: int = 0
    """How many messages stay that are out of reach."""

    def drop(self, message: PrivateMessage) -> None:
        """Let go of a message."""
        self.messages.pop(message).cancel()


class PrivateMessages:
    """What each person has before them at each table."""

    def __init__(self) -> None:
        self.of_game: dict[str, dict[int, Desk]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.leaving: dict[PrivateMessage, asyncio.TimerHandle] = {}
        """What goes once it could be read."""
        self.closing = False
        self.readable_for = 2.0
        """Seconds for which something to read stays at least; anything quicker would flicker."""

    def opened(
        self,
        interaction: discord.Interaction,
        at: ComponentId,
        screen: Screen,
        met: Lobby | Seated,
        state: Lobby | Seated,
    ) -> None:
        """A person got a private message; an earlier line or page of theirs at the same table goes.

        The click met a table that may have moved on since, and even have ended.
        """
        interaction.message = None  # what was clicked on is needed no more, and would be kept as long
        message = private_message(interaction, at, screen, met)
        desk = self.of_game.setdefault(at.game, {}).setdefault(interaction.user.id, Desk())
        alike = [other for other in desk.messages if message.keep is other.keep is not Keep.LOOK]
        if any(other.interaction.id > interaction.id for other in alike):
            self.remove(message, at_once=True)  # a later click was answered sooner, and says what holds
            return
        for earlier in alike:
            desk.drop(earlier)
            self.remove(earlier, at_once=True)
        timer = asyncio.get_running_loop().call_later(TOKEN_LIVES, self.token_ends, at.game, message)
        desk.messages[message] = timer
        if message.is_over(state):
            self.tidy(state)

    def token_ends(self, game_id: str, message: PrivateMessage) -> None:
        """A message is about to be out of reach: what may become untrue goes, and what would be too much."""
        desk = self.of_game[game_id][message.interaction.user.id]
        desk.drop(message)
        if message.keep is Keep.LOOK and desk.left < MOST_LEFT:
            desk.left += 1
        else:
            self.remove(message)
            self.forget_empty(game_id, message.interaction.user.id)

    def in_use(self, user_id: int, game_id: str) -> None:
        """A prompt is being answered: it becomes its own answer, and must not be taken away meanwhile."""
        desk = self.of_game.get(game_id, {}).get(user_id, Desk())
        for message in [message for message in desk.messages if message.asks]:
            desk.drop(message)
        self.forget_empty(game_id, user_id)

    def forget_empty(self, game_id: str, user_id: int) -> None:
        """Let go of a desk with nothing on it, and of its table if it was the last."""
        desks = self.of_game.get(game_id, {})
        if user_id in desks and not (desks[user_id].messages or desks[user_id].left):
            del desks[user_id]
        if not desks:
            self.of_game.pop(game_id, None)

    def tidy(self, state: Lobby | Seated) -> None:
        """Take away what is over, and forget the tables where nothing is left."""
        desks = self.of_game.get(state.game_id, {})
        for user_id, desk in list(desks.items()):
            for message in [message for message in desk.messages if message.is_over(state)]:
                desk.drop(message)
                self.remove(message)
            if not desk.messages and (state.closed is not None or not desk.left):
                del desks[user_id]
        if not desks:
            self.of_game.pop(state.game_id, None)

    def remove(self, message: PrivateMessage, *, at_once: bool = False) -> None:
        """Delete a message; one that nothing takes the place of, once it could be read."""
        wait = 0.0 if at_once or message.asks else message.shown + self.readable_for - monotonic()
        if wait <= 0 or self.closing:
            self.delete(message)
            return
        self.leaving[message] = asyncio.get_running_loop().call_later(wait, self.delete, message)

    def delete(self, message: PrivateMessage) -> None:
        """Delete a message now."""
        self.leaving.pop(message, None)
        task = asyncio.get_running_loop().create_task(delete(message.interaction))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Finish what is under way."""
        self.closing = True
        for message, timer in list(self.leaving.items()):
            timer.cancel()
            self.delete(message)
        for desks in self.of_game.values():
            for desk in desks.values():
                for timer in desk.messages.values():
                    timer.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def private_message(
    interaction: discord.Interaction, at: ComponentId, screen: Screen, state: Lobby | Seated
) -> PrivateMessage:
    """A screen as the message that somebody has before them now."""
    clickable = (*screen.selects, *screen.buttons)
    number = parse_id(clickable[0].id).number if clickable else at.number
    keep, until = Keep.LINE, None
    if isinstance(screen, PrivateScreen):
        keep, until = screen.keep, screen.until
    if keep is Keep.PAGE or not (clickable or isinstance(screen, PrivateScreen)):
        number, until = 0, stays_until(state, until)
    return PrivateMessage(interaction, number, keep, until, bool(clickable), monotonic())


def stays_until(state: Lobby | Seated, until: int | None) -> int | None:
    """The last turn in which something stays that could be read at any time; one that speaks of the present
    stays for another turn. In a lobby, and after the end, there are no turns."""
    if isinstance(state, Lobby) or state.closed is not None:
        return None
    return state.game.table.turn + 1 if until is None else until
