"""What is shown of tables, as far as somebody may ask for it; whoever shows them brings it along."""

from collections.abc import Collection
from typing import Protocol

from bot.tables import Lobby, Seated


class Display(Protocol):
    """Keeps what people see of tables in step with them."""

    def redraw(self, game_id: str) -> None:
        """Have a table shown anew though its game has not changed."""

    async def part_with(self, games: Collection[str]) -> None:
        """Have the ends of tables shown without anything to click, since they will be forgotten."""

    def say_farewell(self) -> None:
        """Have nothing to click left on the messages of tables that have been forgotten."""

    async def idle_for(self, game_id: str) -> None:
        """Wait until a table is shown as it stands."""

    async def post_again(self, state: Lobby | Seated) -> None:
        """Have the newest message of a table posted again, at the bottom."""
