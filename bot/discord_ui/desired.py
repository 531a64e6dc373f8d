"""Which messages a game should show now."""

from collections.abc import Sequence

import msgspec

from bot.game import Event, Game
from bot.game.questions import HearContests, Memorise
from bot.render.chapters import slots_opened
from bot.render.lobby import lobby_screen
from bot.render.screen import Screen
from bot.render.seating import stage_for
from bot.render.table import nudge, public_screens
from bot.speeds import TIMES, Speed
from bot.store import Post
from bot.tables import Lobby, PostIntent, Seated
from bot.text import FALLBACK, words


class Desired(msgspec.Struct, frozen=True):
    """What the messages of a game should show, by slot, the oldest first."""

    screens: dict[str, Screen]
    newest: str
    """The message that asks the present question."""
    secret: tuple[str, ...] = ()
    """Messages that must be hidden before anything else is posted."""

    @property
    def current(self) -> tuple[str, ...]:
        """The slots that are posted if they are wanted; any other wanted one is out of date."""
        return (self.newest, *(slot for slot in self.screens if slot.startswith("nudge.")))


def plan_posts(before: Game | None, after: Game, events: Sequence[Event]) -> list[PostIntent]:
    """The messages that new events open."""
    on_turn = after.table.on_turn if before is None else before.table.on_turn
    return [PostIntent(slot) for slot in slots_opened(events, on_turn)]


def plan_nudge(table: Seated) -> list[PostIntent]:
    """At half time those awaited are called once; nobody is called in a live contest or while memorising."""
    question = table.game.table.question
    live = table.options.times == TIMES[Speed.LIVE]
    if question is None or isinstance(question, Memorise) or (live and isinstance(question, HearContests)):
        return []
    return [PostIntent(f"nudge.{table.game.table.number}")]


def desired_screens(state: Lobby | Seated, posts: dict[str, Post]) -> Desired:
    """What each message of a lobby or game should show."""
    language = words(state.options.language)
    if isinstance(state, Lobby):
        return Desired({"lobby": lobby_screen(state, language)}, "lobby")
    stage = stage_for(state, None)
    screens = {"lobby": Screen((language("lobby-started"),))} if "lobby" in posts else {}
    screens |= public_screens(stage)
    newest = next(reversed(screens))
    memorising = isinstance(state.game.table.question, Memorise)
    hidden = () if memorising else tuple(slot for slot in screens if slot.startswith("cards."))
    nudging = f"nudge.{state.game.table.number}"
    if nudging in posts and state.game.table.question is not None:
        post = posts[nudging]
        if post.state == "wanted":
            screens[nudging] = nudge(stage)
    return Desired(screens, newest, hidden)


def aside_screen() -> dict[str, Screen]:
    """That a game had to be set aside."""
    return {"aside": Screen((words(FALLBACK)("refuse-set_aside"),))}
