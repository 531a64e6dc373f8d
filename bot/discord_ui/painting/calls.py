"""Whom the bot calls, when, and until when the message that does it stands."""

from bot.game import Game
from bot.game.questions import HearContests, Memorise, UsePower
from bot.lobby import host_choices
from bot.render.calls import call, nudge
from bot.render.context import ScreenContext
from bot.render.screen import Screen
from bot.servers.settings import Mentions
from bot.slots import CALL, CALLING, NUDGE, is_a, slot_of
from bot.store import Post
from bot.tables import PostIntent, Seated

QUICK = 60.0
"""Games with contests of up to so many seconds are live: everybody looks at the table."""


def is_live(table: Seated) -> bool:
    """Whether people are at the table all the time."""
    return table.options.times.contest <= QUICK


def awaits_people(table: Seated) -> bool:
    """Whether the present question asks a person."""
    return any(table.is_person(seat) for seat in table.game.table.awaited())


def plan_call(before: Game | None, table: Seated) -> list[PostIntent]:
    """Whoever is asked something new is called, unless a new turn's own message does it or they are there.

    In live games only somebody else's power calls; nobody is called by a contest.
    """
    public = table.game.table
    question = public.question
    if before is None or not is_calling(table):
        return []
    acted = isinstance(before.table.question, UsePower) and before.table.awaited() == public.awaited()
    if isinstance(question, UsePower) and acted:
        return []
    return [PostIntent(slot_of(CALL, public.number))]


def is_calling(table: Seated) -> bool:
    """Whether the present question calls people who have not just acted."""
    question = table.game.table.question
    if not awaits_people(table) or host_choices(table.options).mentions is Mentions.NOBODY:
        return False
    if isinstance(question, UsePower):
        return question.choice.by != table.game.table.on_turn or not is_live(table)
    return isinstance(question, HearContests) and not is_live(table)


def plan_nudge(table: Seated) -> list[PostIntent]:
    """At half-time those awaited are called again; nobody is in a live contest or while memorising."""
    question = table.game.table.question
    if question is None or isinstance(question, Memorise) or not awaits_people(table):
        return []
    if is_live(table) and isinstance(question, HearContests):
        return []
    if host_choices(table.options).mentions is not Mentions.AWAITED:
        return []
    return [PostIntent(slot_of(NUDGE, table.game.table.number))]


def current_calls(
    context: ScreenContext, posts: dict[str, Post], newest: tuple[str, Screen]
) -> dict[str, Screen]:
    """The calls that are to be posted now, none where a new message calls the same people; and the nudge that
    stands, whose time and names stay true.

    A call has no time, and must not tell who has answered before half-time: it stands as it was posted.
    """
    slot, asking = newest
    number = context.view.table.number
    kinds = {slot_of(NUDGE, number): nudge, slot_of(CALL, number): call}
    wanted = {name: screen(context) for name, screen in kinds.items() if is_wanted(posts.get(name))}
    if is_wanted(posts.get(slot)):
        called = set(asking.mentions)
        wanted = {name: screen for name, screen in wanted.items() if not called >= set(screen.mentions)}
    nudged = slot_of(NUDGE, number)
    if (standing := posts.get(nudged)) is not None and standing.state == "posted":
        wanted[nudged] = nudge(context)
    return wanted


def is_wanted(post: Post | None) -> bool:
    """Whether a message is still to be posted."""
    return post is not None and post.state == "wanted"


def answered_calls(table: Seated, posts: dict[str, Post]) -> tuple[str, ...]:
    """The calls that stand in the channel and call nobody any more: answered, or followed by a nudge."""
    number = table.game.table.number
    open_calls = set() if table.game.table.question is None else {slot_of(NUDGE, number)}
    if open_calls and slot_of(NUDGE, number) not in posts:
        open_calls.add(slot_of(CALL, number))
    return tuple(
        slot
        for slot, post in posts.items()
        if is_a(slot, *CALLING) and post.state == "posted" and slot not in open_calls
    )
