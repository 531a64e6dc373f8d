"""The recap of a finished game: its picture, and the facts that are told beside it."""

from .context import ScreenContext
from .facts import facts
from .screen import Button, Picture, Screen


def recap_screen(context: ScreenContext, picture: Picture, code: str | None, *, shown: bool) -> Screen:
    """The recap for one person, who may show it to the channel if nobody has; some games have no code."""
    verbs = {"truth": "button-turns", "file": "button-file", "replay": "button-replay"}
    if not shown:
        verbs |= {"showrecap": "button-show"}
    below = () if code is None else (context.words("finished-code", code=code),)
    return Screen((*about(context), *below), buttons=buttons(context, verbs), picture=picture)


def shown_recap(context: ScreenContext, picture: Picture) -> Screen:
    """The recap for the whole channel; anybody may go on from it by themselves.

    Its buttons say where they begin, so that it is never taken for the end's own message.
    """
    verbs = {"truth": "button-turns", "replay": "button-replay"}
    return Screen(about(context), buttons=buttons(context, verbs, "0"), picture=picture)


def about(context: ScreenContext) -> tuple[str, ...]:
    """What is said beside the picture."""
    words = context.words
    told = (words("recap-title"), facts(context), words("recap-legend"))
    return tuple(text for text in told if text)


def buttons(context: ScreenContext, verbs: dict[str, str], argument: str = "") -> tuple[Button, ...]:
    """What can be looked at once a game is over."""
    return tuple(
        Button(context.id(verb, argument, number=0), context.words(key)) for verb, key in verbs.items()
    )
