"""Which messages a game should show now."""

from collections.abc import Sequence

from bot.game import Event, Game
from bot.render.chapters import slots_opened
from bot.render.lobby import lobby_screen
from bot.render.screen import Screen
from bot.render.seating import stage_for
from bot.render.table import public_screens
from bot.tables import Lobby, PostIntent, Seated
from bot.text import words

from .posts import Post


def plan_posts(before: Game | None, after: Game, events: Sequence[Event]) -> list[PostIntent]:
    """The messages that new events open."""
    on_turn = after.table.on_turn if before is None else before.table.on_turn
    return [PostIntent(slot) for slot in slots_opened(events, on_turn)]


def desired_screens(state: Lobby | Seated, posts: dict[str, Post]) -> dict[str, Screen]:
    """What each message should show, by slot, the newest last."""
    language = words(state.options.language)
    if isinstance(state, Lobby):
        return {"lobby": lobby_screen(state, language)}
    started = {"lobby": Screen((language("lobby-started"),))} if "lobby" in posts else {}
    return started | public_screens(stage_for(state, None))
