"""The whole story of a finished game, with all its truths, page by page."""

from itertools import groupby

from msgspec.structs import replace

from bot.game import events as e

from .screen import Button, Screen
from .stage import Stage
from .story import tell

PAGE = 3500
"""Characters on a page, so that a message holds it with room to spare."""


def story_page(stage: Stage, page: int) -> Screen:
    """One page of the story, with buttons to the pages around it.

    Where several have sat in a seat, all of them are named: the log knows seats, not people.
    """
    stage = replace(stage, cast=replace(stage.cast, with_earlier=True))
    pages = story_pages(stage)
    page = min(page, len(pages) - 1)
    words = stage.words
    buttons = []
    if page > 0:
        buttons.append(Button(stage.id("story", str(page - 1), number=0), words("button-earlier")))
    if page + 1 < len(pages):
        buttons.append(Button(stage.id("story", str(page + 1), number=0), words("button-later")))
    title = words("story-title", page=page + 1, pages=len(pages))
    return Screen((title, pages[page]), buttons=tuple(buttons))


def story_pages(stage: Stage) -> list[str]:
    """Every turn in a paragraph, as many on a page as it holds."""
    pages: list[str] = [""]
    for turn, items in groupby(stage.view.history, key=lambda item: item.turn):
        told = tell(stage, [item.event for item in items], PAGE - 20)
        line = f"{stage.words('story-turn', turn=turn)} {told}".strip() if turn else dealt_line(stage)
        if len(pages[-1]) + len(line) > PAGE:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{line}".strip()
    return pages


def dealt_line(stage: Stage) -> str:
    """Who was who at the beginning."""
    dealt = next(item.event for item in stage.view.history if isinstance(item.event, e.CardsDealt))
    layout = stage.layout
    seats = [
        stage.words(
            "memorise-seat",
            place=seat + 1,
            player=stage.cast.name(seat),
            cards=stage.cards_of(seat, tuple(dealt.cards[place] for place in layout.own(seat))),
        )
        for seat in range(layout.players)
    ]
    centre = [stage.words.character(dealt.cards[place]) for place in layout.centre_places()]
    if centre:
        seats.append(stage.words("memorise-centre", cards=stage.words.listing(centre)))
    return "\n".join((stage.words("story-dealt"), *seats))
