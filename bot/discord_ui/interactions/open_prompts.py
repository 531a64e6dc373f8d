"""Private prompts that are still open, so that they can be tidied away while their token lives."""

import asyncio
from contextlib import suppress
from time import monotonic

import discord
import msgspec

from bot.render.ids import ComponentId
from bot.tables import Lobby, Seated

TOKEN_LIVES = 14 * 60.0
MOST = 20_000


class OpenPrompt(msgspec.Struct, frozen=True):
    """A prompt that a person has before them."""

    interaction: discord.Interaction
    number: int
    """The question that it answers; 0 in lobbies, and for what can be read after the end."""
    opened: float

    @property
    def is_within_reach(self) -> bool:
        """Whether its token still lives."""
        return monotonic() <= self.opened + TOKEN_LIVES

    def is_over(self, state: Lobby | Seated) -> bool:
        """Whether its question is over, or the lobby is that it belongs to."""
        if isinstance(state, Lobby):
            return state.closed is not None
        if self.number == 0:
            return state.closed is None
        return not state.game.table.is_open(self.number)


class OpenPrompts:
    """At most one prompt for each person at each table."""

    def __init__(self) -> None:
        self.of_game: dict[str, dict[int, OpenPrompt]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def opened(self, interaction: discord.Interaction, at: ComponentId) -> None:
        """A person got a prompt; an earlier one of theirs at the same table goes."""
        prompts = self.of_game.pop(at.game, {})
        self.remove(prompts.pop(interaction.user.id, None))
        self.forget_old()
        prompts[interaction.user.id] = OpenPrompt(interaction, at.number, monotonic())
        self.of_game[at.game] = prompts

    def forget_old(self) -> None:
        """Let go of the tables whose newest prompt can no longer be reached, and of those beyond the most."""
        while self.of_game:
            game_id, prompts = next(iter(self.of_game.items()))
            newest = next(reversed(prompts.values()), None)
            if newest is not None and newest.is_within_reach and len(self.of_game) < MOST:
                return
            del self.of_game[game_id]

    def in_use(self, user_id: int, game_id: str) -> None:
        """A prompt is being answered: it becomes its own answer, and must not be taken away meanwhile."""
        self.of_game.get(game_id, {}).pop(user_id, None)

    def tidy(self, state: Lobby | Seated) -> None:
        """Take away the prompts whose question is over."""
        prompts = self.of_game.get(state.game_id, {})
        for user_id, prompt in list(prompts.items()):
            if prompt.is_over(state):
                self.remove(prompts.pop(user_id))
        if not prompts:
            self.of_game.pop(state.game_id, None)

    def remove(self, prompt: OpenPrompt | None) -> None:
        """Delete a prompt while that is possible."""
        if prompt is None or not prompt.is_within_reach:
            return
        task = asyncio.get_running_loop().create_task(delete(prompt.interaction))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Finish what is under way."""
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def delete(interaction: discord.Interaction) -> None:
    """Delete an interaction's answer; the person may have dismissed it already."""
    with suppress(discord.HTTPException, OSError):
        await interaction.delete_original_response()
