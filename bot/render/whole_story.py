"""What really happened in a finished game, turn by turn, on pages and as a text."""

import re
from itertools import groupby

import msgspec

from bot.game import events as e
from bot.game.lookback import Turn, turns_of

from .context import ScreenContext
from .recap import buttons
from .screen import Button, Document, Option, Screen, Select
from .story import marked, tell
from .truth import hidden

PAGE = 1400
"""Characters on a page, so that it fits a phone's screen or two."""
LONGEST_TURN = 3500
MOST_OPTIONS = 25
HIDDEN = "> "
"""Stands before what was hidden."""
FILE = "mascarade.txt"
FORMATTING = re.compile(r"\\(?P<letter>.)|\*\*|<:\w+:>\s?|@(?=\u200b)\u200b|<@\d+>")
"""What is written for Discord alone: escaped letters, bold, icons, and people whose name is not known."""


class Page(msgspec.Struct, frozen=True):
    """Some turns, from which to which, and what is told of them."""

    first: int
    last: int
    text: str


def story_page(context: ScreenContext, page: int) -> Screen:
    """One page of the story, with buttons to those around it and to all that is there beside it."""
    pages, words = story_pages(context), context.words
    page = min(page, len(pages) - 1)
    around = ((page - 1, "button-previous"), (page + 1, "button-next"))
    turning = [
        Button(context.id("truth", str(to), number=0), words(key))
        for to, key in around
        if 0 <= to < len(pages)
    ]
    title = words("story-title", page=page + 1, pages=len(pages))
    selects = page_select(context, pages, page)
    return Screen((title, pages[page].text), selects=selects, buttons=(*turning, *beside(context)))


def beside(context: ScreenContext) -> tuple[Button, ...]:
    """What else tells the truth."""
    return buttons(context, {"story": "button-recap", "file": "button-file"})


def page_select(context: ScreenContext, pages: list[Page], page: int) -> tuple[Select, ...]:
    """A list of the pages, as far as it may be long: those around the present one."""
    if len(pages) < 3:
        return ()
    first = max(0, min(page - MOST_OPTIONS // 2, len(pages) - MOST_OPTIONS))
    options = tuple(
        Option(str(number), span(context, pages[number]), chosen=number == page)
        for number in range(first, min(first + MOST_OPTIONS, len(pages)))
    )
    return (Select(context.id("truth", number=0), context.words("truth-pick"), options),)


def span(context: ScreenContext, page: Page) -> str:
    """The turns on a page."""
    if page.last == 0:
        return context.words("truth-range-start")
    first = max(page.first, 1)
    if first == page.last:
        return context.words("truth-range-one", first=first)
    return context.words("truth-range", first=first, last=page.last)


def story_pages(context: ScreenContext) -> list[Page]:
    """Every turn in a paragraph, as many on a page as it holds."""
    pages: list[Page] = []
    for turn in paragraphs(context):
        if pages and len(pages[-1].text) + len(turn.text) < PAGE:
            pages[-1] = Page(pages[-1].first, turn.last, f"{pages[-1].text}\n{turn.text}")
        else:
            pages.append(turn)
    return pages


def paragraphs(context: ScreenContext) -> list[Page]:
    """Every turn as everyone heard of it, then what was hidden in it."""
    past = context.view.history
    truth = {turn.number: turn for turn in turns_of(context.view)}
    found = []
    for number, group in groupby(past, key=lambda item: item.turn):
        items = list(group)
        secrets = [f"{HIDDEN}{told}" for told in hidden(context, truth[number])] if number else []
        room = LONGEST_TURN - sum(len(secret) + 1 for secret in secrets)
        public = marked(tell(context, items, room), items) if number else tell(context, items, room)
        heading = turn_heading(context, items[0].moment, truth[number]) if number else dealt_line(context)
        text = "\n".join(part for part in (heading, public, *secrets) if part)
        found.append(Page(number, number, text))
    return found


def turn_heading(context: ScreenContext, moment: int, turn: Turn) -> str:
    """Whose turn it was."""
    name = "—" if turn.seat is None else context.at(moment).roster.name(turn.seat)
    return context.words("truth-turn", turn=turn.number, player=name)


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
    centre = [context.card_named(dealt.cards[place]) for place in layout.centre_places()]
    if centre:
        seats.append(context.words("memorise-centre", cards=context.words.listing(centre)))
    return "\n".join((context.words("story-dealt"), *seats))


def story_file(context: ScreenContext, code: str | None) -> Screen:
    """The whole story as a text to keep, headed by the game's code if it has one."""
    words = context.words
    title = [] if code is None else [words("truth-file-title", code=code)]
    text = "\n\n".join([*title, *(plain(context, turn.text) for turn in paragraphs(context))])
    back = buttons(context, {"story": "button-recap", "truth": "button-turns"})
    return Screen((words("truth-file"),), buttons=back, document=Document(FILE, f"{text}\n"))


def plain(context: ScreenContext, text: str) -> str:
    """A text without what is written for Discord alone."""
    unknown = context.words("someone")

    def written(found: re.Match[str]) -> str:
        if found["letter"] is not None:
            return found["letter"]
        if found[0].startswith("<@"):
            return unknown
        return "@" if found[0].startswith("@") else ""

    return FORMATTING.sub(written, text)
