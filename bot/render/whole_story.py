"""The whole story of a finished game, with all its truths, page by page."""

from itertools import groupby

from bot.game import events as e

from .context import ScreenContext
from .screen import Button, Screen
from .story import tell

PAGE = 3500
"""Characters on a page, so that a message holds it with room to spare."""


def story_page(context: ScreenContext, page: int) -> Screen:
    """One page of the story, with buttons to the pages around it."""
    pages = story_pages(context)
    page = min(page, len(pages) - 1)
    words = context.words
    buttons = []
    if page > 0:
        buttons.append(Button(context.id("story", str(page - 1), number=0), words("button-earlier")))
    if page + 1 < len(pages):
        buttons.append(Button(context.id("story", str(page + 1), number=0), words("button-later")))
    title = words("story-title", page=page + 1, pages=len(pages))
    return Screen((title, pages[page]), buttons=tuple(buttons))


def story_pages(context: ScreenContext) -> list[str]:
    """Every turn in a paragraph, as many on a page as it holds."""
    pages: list[str] = [""]
    for turn, items in groupby(context.view.history, key=lambda item: item.turn):
        told = tell(context, list(items), PAGE - 20)
        heading = f"{context.words('story-turn', turn=turn)} " if turn else f"{dealt_line(context)}\n"
        line = f"{heading}{told}".strip()
        if len(pages[-1]) + len(line) > PAGE:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{line}".strip()
    return pages


def dealt_line(context: ScreenContext) -> str:
    """Who was who at the beginning."""
    past = context.view.history
    at, dealt = next((item.moment, item.event) for item in past if isinstance(item.event, e.CardsDealt))
    roster, layout = context.at(at).roster, context.layout
    seats = [
        context.words(
            "memorise-seat",
            place=seat + 1,
            player=roster.name(seat),
            cards=context.cards_of(seat, tuple(dealt.cards[place] for place in layout.own(seat))),
        )
        for seat in range(layout.players)
    ]
    centre = [context.words.character(dealt.cards[place]) for place in layout.centre_places()]
    if centre:
        seats.append(context.words("memorise-centre", cards=context.words.listing(centre)))
    return "\n".join((context.words("story-dealt"), *seats))
