"""A finished game as a film: every step in words and in pictures, for a page that shows it."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from bot.discord_ui.painting.subjects import replay_picture
from bot.render.from_table import context_for
from bot.render.icons import without_icons
from bot.render.replay import Position, whole_replay
from bot.service.finished import Finished
from bot.text import words


class GameFilm:
    """The steps of one game; pictures are drawn when they are looked at, off the event loop."""

    def __init__(self, game: Finished, locale: str, draw: Callable[[msgspec.Struct], bytes]) -> None:
        language = words(locale)
        self.code = game.code
        self.draw = draw
        self.language = language.locale
        self.replay = whole_replay(context_for(game.table, None, language), game.table.game)

    def summary(self) -> dict[str, Any]:
        """Everything but the pictures."""
        return {
            "code": self.code,
            "language": self.language,
            "frames": [self.frame(number) for number in range(len(self.replay.steps))],
        }

    def frame(self, number: int) -> dict[str, Any]:
        """A step, with the cards up and with the cards down."""
        ways = {"up": Position(number, up=True), "down": Position(number, up=False)}
        told = {
            name: {
                "text": "\n".join(without_icons(text) for text in self.replay.texts(position)[1:]),
                "picture": replay_picture(self.replay, position).description,
            }
            for name, position in ways.items()
        }
        return {"turn": self.replay.steps[number].turn, **told}

    async def picture(self, number: int, up: bool) -> bytes | None:
        """The picture of a step, if there is such a step."""
        if not 0 <= number < len(self.replay.steps):
            return None
        scene = replay_picture(self.replay, Position(number, up)).scene
        return await asyncio.to_thread(self.draw, scene)
