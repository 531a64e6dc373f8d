"""Contact sheets of recaps, graphs and replays, to look at: `python -m tests.pictures.recap_sheet FOLDER`."""

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.automata import Level
from bot.automata.review.working import whole_review
from bot.discord_ui.painting.subjects import replay_picture
from bot.game import Event, Game, view
from bot.pictures import draw
from bot.pictures.graph_scene import graph_scene
from bot.pictures.recap_scenes import recap_scene
from bot.render.context import ScreenContext
from bot.render.replay import Position, whole_replay
from bot.text import words
from tests.pictures.test_recap import long_game
from tests.text.screens import roster_of

from .played import played

PHONE = 390
"""Pixels of a telephone's width."""
FRAMES = 6


def context_of(game: Game, locale: str = "en") -> ScreenContext:
    """A finished game in some language."""
    players = game.table.setup.layout.players
    return ScreenContext("a2b3c4d5", view(game, None), roster_of("plain", players), words(locale))


def recap_of(game: Game, locale: str = "en") -> Image.Image:
    """A game's recap as a telephone shows it."""
    return on_a_phone(draw(recap_scene(context_of(game, locale))).png)


def graph_of(game: Game) -> Image.Image:
    """Who was winning when, with every decision judged, as a telephone shows it."""
    log = tuple(event for event in game.history if isinstance(event, Event))
    seats = range(game.table.setup.layout.players)
    return on_a_phone(draw(graph_scene(context_of(game), whole_review(log, (None,) * len(seats), seats))).png)


def replay_of(game: Game) -> Image.Image:
    """Some steps of a game side by side, the cards up and down in turn."""
    replay = whole_replay(context_of(game), game)
    last = len(replay.steps) - 1
    positions = [Position(last * number // (FRAMES - 1), number % 2 == 0) for number in range(FRAMES)]
    return beside([on_a_phone(draw(replay_picture(replay, one).scene).png) for one in positions])  # type: ignore[arg-type]


def on_a_phone(png: bytes) -> Image.Image:
    """A picture in a telephone's width."""
    picture = Image.open(BytesIO(png)).convert("RGBA")
    return picture.resize((PHONE, picture.height * PHONE // picture.width), Image.Resampling.LANCZOS)


def beside(pictures: list[Image.Image]) -> Image.Image:
    """Pictures in a row."""
    sheet = Image.new("RGBA", (len(pictures) * (PHONE + 10), max(one.height for one in pictures)), "#313338")
    for number, one in enumerate(pictures):
        sheet.alpha_composite(one, (number * (PHONE + 10), 0))
    return sheet


def main(folder: Path) -> None:
    """Write the sheets."""
    usual = {players: played(players, 1, Level.NOVICE) for players in (4, 8, 13)}
    beside([recap_of(game) for game in usual.values()]).save(folder / "recaps.png")
    beside([graph_of(game) for game in usual.values()]).save(folder / "graphs.png")
    longest = [long_game(players, turns) for players, turns in ((2, 40), (4, 90), (13, 90))]
    beside([recap_of(game, locale) for game, locale in zip(longest, ("de", "ru", "hu"), strict=True)]).save(
        folder / "recaps_long.png"
    )
    for players, game in usual.items():
        replay_of(game).save(folder / f"replay_{players}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
