"""What the picture of a message shows: the deal, the table, a reveal, or cards that one person has seen."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.automata.review.report import Review
from bot.game.events import CardsSeen, GoldMoved
from bot.game.questions import Memorise, TakeTurn, UsePower
from bot.game.recollection import during
from bot.game.rules import RICH
from bot.pictures import Scene, describe
from bot.pictures.graph_scene import graph_scene
from bot.pictures.recap_scenes import recap_scene
from bot.pictures.scenes import deal_scene, peek_scene, reveal_scene, sheet_scenes, table_scene
from bot.render.context import ScreenContext
from bot.render.notes import look_in
from bot.render.replay import Position, Replay
from bot.render.screen import Picture
from bot.text import Words


def public_picture(context: ScreenContext) -> Picture:
    """What the newest message of a game shows to everyone."""
    table = context.view.table
    if isinstance(table.question, Memorise):
        return shown(context, "deal", deal_scene(context), big=True)
    if table.outcome is not None:
        return shown(context, "end", table_scene(context), big=True)
    if revealed := reveal_in(context, table.turn):
        return revealed
    return replace(shown(context, "table", table_scene(context)), last=is_all_that_comes(context))


def is_all_that_comes(context: ScreenContext) -> bool:
    """Whether a turn's gold has moved, nobody can turn anything up any more, and the game goes on."""
    table = context.view.table
    if not isinstance(table.question, UsePower) or max(table.gold) >= RICH or 0 in table.gold:
        return False
    return any(isinstance(item.event, GoldMoved) for item in during(context.view.history, table.turn))


def reveal_before(context: ScreenContext) -> Picture | None:
    """The reveal of the turn before: its message shows it until somebody acts in the present one, whose own
    picture would push it out of sight."""
    table = context.view.table
    return reveal_in(context, table.turn - 1) if isinstance(table.question, TakeTurn) else None


def reveal_in(context: ScreenContext, turn: int) -> Picture | None:
    """The cards that claimants turned up in a turn, if they did."""
    revealed = reveal_scene(context, (item.event for item in during(context.view.history, turn)))
    return None if revealed is None else shown(context, "reveal", revealed, big=True)


def private_picture(context: ScreenContext, seat: int, turn: int) -> Picture | None:
    """The cards that the person in a seat has looked at in a turn, for that person alone."""
    seen = look_in(context, seat, turn)
    if seen is None or not isinstance(seen.event, CardsSeen):
        return None
    return shown(context, "cards", peek_scene(context, seen.event), big=True)


def recap_picture(context: ScreenContext) -> Picture:
    """A whole game that is over."""
    return replace(shown(context, "recap", recap_scene(context), big=True), slow=True)


def review_picture(context: ScreenContext, review: Review) -> Picture | None:
    """Who was winning when, if anybody's turn ever came."""
    return shown(context, "review", graph_scene(context, review), big=True) if review.moments else None


def replay_picture(replay: Replay, position: Position) -> Picture:
    """A step of a finished game."""
    context = replay.shown(position)
    if isinstance(context.view.table.question, Memorise):
        return shown(context, "deal", deal_scene(context))
    happened = tuple(item.event for item in replay.happened(position))
    return shown(context, "replay", table_scene(context, happened))


def sheet_picture(words: Words, characters: Iterable[str]) -> Picture:
    """A few characters and what they do."""
    scene = sheet_scenes(words, characters)[0]
    return Picture("characters", scene, describe(scene, words))


def shown(context: ScreenContext, kind: str, scene: Scene, *, big: bool = False) -> Picture:
    """A scene as a picture, and the same in words."""
    return Picture(kind, scene, describe(scene, context.words), big)
