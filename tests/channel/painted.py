"""Tables with pictures that are small and tell apart what they show."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.discord_ui.painting import planner
from bot.discord_ui.painting.desired import Desired, desired_screens
from bot.game.questions import Memorise
from bot.playground import Standin
from bot.render.screen import Picture
from bot.store import Post
from bot.tables import Lobby, Seated


class Patch(msgspec.Struct, frozen=True):
    """A scene that is one grey patch."""

    shade: int


Choose = Callable[[Seated], Picture | None]


def deal_and_turns(table: Seated) -> Picture | None:
    """A picture of the deal, and one for each turn."""
    if isinstance(table.game.table.question, Memorise):
        return Picture("deal", Patch(255), "All cards", big=True)
    return Picture("table", Patch(table.game.table.turn), f"Turn {table.game.table.turn}")


def hang(monkeypatch: pytest.MonkeyPatch, choose: Choose = deal_and_turns) -> None:
    """Give the newest message of every game a picture."""

    def pictured(state: Lobby | Seated, posts: dict[str, Post], **options: Any) -> Desired:
        desired = desired_screens(state, posts, **options)
        if isinstance(state, Lobby):
            return desired
        newest = replace(desired.screens[desired.newest], picture=choose(state))
        return replace(desired, screens=desired.screens | {desired.newest: newest})

    monkeypatch.setattr(planner, "desired_screens", pictured)


def uploads(standin: Standin) -> int:
    """How many files messages have, or have had."""
    return len(standin.world.files) + len(standin.messages.attachments.removed)
