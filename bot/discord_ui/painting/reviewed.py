"""What a finished game's channel is shown of looking back at it, once somebody has asked for that."""

from collections.abc import Collection

from msgspec.structs import replace

from bot.automata.review.report import Review, decode
from bot.lobby import host_choices
from bot.render.context import ScreenContext
from bot.render.from_table import context_for, people_of
from bot.render.pictures import with_wished_picture
from bot.render.review import shown_evening, shown_review
from bot.render.screen import Screen
from bot.service.reviews import evening_of_sitting
from bot.slots import EVENING, REVIEW, REVIEWING, is_a
from bot.tables import Seated

from .desired import Desired
from .subjects import review_picture


def with_review(desired: Desired, table: Seated, posts: Collection[str], body: str | None) -> Desired:
    """The same, with what was found; what is not known any more is not told anew."""
    review = None if body is None else decode(body)
    if review is None or table.game.table.outcome is None:
        return desired
    context = context_for(table, None)
    slots = [slot for slot in posts if is_a(slot, *REVIEWING)]
    told = {slot: reviewed(context, table, review, slot) for slot in slots}
    return replace(desired, screens=desired.screens | told)


def reviewed(context: ScreenContext, table: Seated, review: Review, slot: str) -> Screen:
    """One message: the graph, or one person's evening."""
    if is_a(slot, REVIEW):
        screen = shown_review(context, review, review_picture(context, review))
        return with_wished_picture(screen, host_choices(table.options).pictures)
    number = int(slot.removeprefix(f"{EVENING}."))
    evening = evening_of_sitting(number, table, review)
    return shown_evening(context, review, evening, people_of(table).sat[number].shown())
