"""Calling people: the messages that do, and the choice not to be called."""

from bot.text import Words

from .admin.ids import AdminId
from .context import ScreenContext
from .screen import Button, Screen


def nudge(context: ScreenContext) -> Screen:
    """At half-time those still awaited are called, and told how much time is left."""
    return calling(context, "nudge", deadline=context.clock())


def call(context: ScreenContext) -> Screen:
    """Those whom a question asks are called."""
    return calling(context, "call")


def calling(context: ScreenContext, key: str, **values: str) -> Screen:
    """A message to the people awaited, empty where only automata are; it has nothing to click, which would
    stand below what is asked."""
    words, roster = context.words, context.roster
    awaited = [seat for seat in context.view.table.awaited() if roster.is_called(seat)]
    if not awaited:
        return Screen(())
    mentions = words.listing(roster.mention(seat) for seat in awaited)
    text = words(key, mentions=mentions, count=len(awaited), **values)
    return Screen((text,), mentions=roster.mentioned(*awaited))


def calls_panel(wanted: bool, words: Words) -> Screen:
    """Whether games call a person, and how to change that."""
    said, change, label = (
        ("calls-on", "off", "button-calls-off") if wanted else ("calls-off", "on", "button-calls-on")
    )
    return Screen((words(said),), buttons=(Button(str(AdminId("calls", 0, change)), words(label)),))
