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
    opened: float


class OpenPrompts:
    """At most one prompt for each person at each table."""

    def __init__(self) -> None:
        self.of_game: dict[str, dict[int, OpenPrompt]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def opened(self, interaction: discord.Interaction, at: ComponentId) -> None:
        """A person got a prompt; an earlier one of theirs at the same table goes."""
        prompts = self.of_game.setdefault(at.game, {})
        self.remove(prompts.pop(interaction.user.id, None))
        prompts[interaction.user.id] = OpenPrompt(interaction, at.number, monotonic())
        while len(self.of_game) > MOST:
            del self.of_game[next(iter(self.of_game))]

    def in_use(self, user_id: int, game_id: str) -> None:
        """A prompt is being answered: it becomes its own answer, and must not be taken away meanwhile."""
        self.of_game.get(game_id, {}).pop(user_id, None)

    def tidy(self, state: Lobby | Seated) -> None:
        """Take away the prompts whose question is over."""
        if not isinstance(state, Seated):
            return
        prompts = self.of_game.get(state.game_id, {})
        for user_id, prompt in list(prompts.items()):
            if prompt.number and not state.game.table.is_open(prompt.number):
                self.remove(prompts.pop(user_id))
        if not prompts:
            self.of_game.pop(state.game_id, None)

    def remove(self, prompt: OpenPrompt | None) -> None:
        """Delete a prompt while that is possible."""
        if prompt is None or monotonic() > prompt.opened + TOKEN_LIVES:
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
