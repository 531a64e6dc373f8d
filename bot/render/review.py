"""Looking back at a finished game: who was winning when, and one person's own decisions."""

from collections.abc import Callable
from itertools import pairwise

from bot.automata.review.report import Choice, Decision, Evening, Moment, Review
from bot.game.actions import Announce, Contest, Decline, NameCharacter, Pass, Peek, PickCard, PickSeat, Swap
from bot.slots import EVENING, REVIEW
from bot.text import Words

from .context import ScreenContext
from .screen import Button, Picture, Screen
from .story import tell

TOLD = 400
"""Characters that the story of a turning point may have."""
PAGE = 15
"""Decisions on a page."""
SHOW = "show"
"""The argument with which they show it to the channel."""


NameCard = Callable[[int, int], str]
"""Names a card as the object of a sentence about a seat, or one said to it."""


class Unfinished(Screen, frozen=True):
    """A screen in whose place another comes by itself."""


def working_screen(words: Words, done: int, steps: int) -> Unfinished:
    """How far a review has come."""
    text = words("review-working", done=done, steps=steps) if steps else words("review-beginning")
    return Unfinished((text,))


def review_screen(
    context: ScreenContext, review: Review, picture: Picture | None, *, shown: bool, played: bool = True
) -> Screen:
    """Who was winning when, for one person, who may show it to the channel if nobody has, and go on to their
    own evening if they played."""
    words = context.words
    buttons = [Button(context.id(EVENING, number=0), words("button-evening"))] if played else []
    if not shown and picture is not None:
        buttons.append(Button(context.id(REVIEW, SHOW, number=0), words("button-show")))
    return Screen(about(context, review), buttons=tuple(buttons), picture=picture)


def shown_review(context: ScreenContext, review: Review, picture: Picture | None) -> Screen:
    """The same for the whole channel; anybody who played may go on to their own evening."""
    button = Button(context.id(EVENING, "0", number=0), context.words("button-evening"))
    return Screen(about(context, review), buttons=(button,), picture=picture)


def about(context: ScreenContext, review: Review) -> tuple[str, ...]:
    """The turning points in words."""
    words = context.words
    if not review.moments:
        return f"### {words('review-title')}", words("review-empty")
    turning = review.turning_points
    points = [told_turn(context, review, moment, number) for number, moment in enumerate(turning, 1)]
    return (
        f"### {words('review-title')}",
        "\n".join(points) if points else words("review-steady"),
        words("review-legend"),
    )


def told_turn(context: ScreenContext, review: Review, after: Moment, number: int) -> str:
    """What a turn changed most, and what happened in it."""
    before = next(one for one, other in pairwise(review.moments) if other is after)
    changes = [new - old for old, new in zip(before.truth, after.truth, strict=True)]
    seat = max(range(review.players), key=lambda seat: abs(changes[seat]))
    items = [item for item in context.view.history if item.turn == before.turn]
    at = context.at(items[0].moment) if items else context
    heading = context.words(
        "review-turning",
        number=number,
        turn=before.turn,
        player=at.roster.name(seat),
        before=percent(context.words, before.truth[seat]),
        after=percent(context.words, after.truth[seat]),
    )
    return f"{heading}\n{tell(context, items, TOLD)}"


def percent(words: Words, chance: float) -> str:
    """A chance in hundredths."""
    return words("review-percent", number=round(100 * chance))


def evening_screen(
    context: ScreenContext, review: Review, evening: Evening, page: int, *, shown: bool
) -> Screen:
    """One person's figure, best bluff and worst slip, then their decisions one by one, and the way back."""
    words = context.words
    back = Button(context.id(REVIEW, number=0), words("button-review"))
    if evening.figure is None:
        return Screen((words("evening-title-nothing"),), buttons=(back,))
    pages = -(-len(evening.decisions) // PAGE)
    page = min(page, pages - 1)
    listed = evening.decisions[page * PAGE : (page + 1) * PAGE]
    buttons = []
    if page > 0:
        buttons.append(Button(context.id(EVENING, str(page - 1), number=0), words("button-earlier")))
    if page + 1 < pages:
        buttons.append(Button(context.id(EVENING, str(page + 1), number=0), words("button-later")))
    if not shown:
        buttons.append(Button(context.id(EVENING, SHOW, number=0), words("button-show")))
    buttons.append(back)
    return Screen(
        (
            words("evening-title", figure=evening.figure),
            highlights(context, review, evening, context.held),
            "\n".join(told_decision(context, decision) for decision in listed),
            words("evening-explained"),
        ),
        buttons=tuple(buttons),
    )


def shown_evening(context: ScreenContext, review: Review, evening: Evening, player: str) -> Screen:
    """The same for everybody, without the single decisions."""
    title = context.words("evening-title-of", player=player, figure=evening.figure or 0)
    return Screen((title, highlights(context, review, evening, context.card)))


def highlights(context: ScreenContext, review: Review, evening: Evening, card: NameCard) -> str:
    """The best bluff, if there was one that worked, and the worst slip."""
    words, bluff, slip = context.words, evening.bluff, evening.slip
    told = []
    if bluff is not None and isinstance(bluff.chosen, Announce):
        before = next(moment.truth[bluff.seat] for moment in review.moments if moment.turn == bluff.turn)
        told.append(
            words(
                "evening-bluff",
                turn=bluff.turn,
                character=bluff.chosen.character,
                before=percent(words, before),
                after=percent(words, before + review.gained(bluff)),
            )
        )
    if slip is None:
        told.append(words("evening-no-slip"))
    else:
        told.append(words("evening-slip", turn=slip.turn, **compared(context, slip, card)))
    return "\n".join(told)


def told_decision(context: ScreenContext, decision: Decision) -> str:
    """One of the reader's decisions, with what a master would have done if that was clearly better."""
    key = "evening-slipped" if decision.is_slip else "evening-decision"
    return context.words(key, turn=decision.turn, **compared(context, decision, context.held))


def compared(context: ScreenContext, decision: Decision, card: NameCard) -> dict[str, str]:
    """What was chosen and what was best, with the chances that they left."""
    return {
        "chosen": told_choice(context, decision, decision.chosen, card),
        "best": told_choice(context, decision, decision.best, card),
        "before": percent(context.words, decision.before),
        "after": percent(context.words, decision.after),
    }


def told_choice(context: ScreenContext, decision: Decision, choice: Choice, card: NameCard) -> str:
    """A choice in a few words."""
    words, seat = context.words, decision.seat
    match choice:
        case Swap(cards=cards, really=really):
            key = "choice-swap" if really else "choice-feign"
            if context.layout.hands == 1 and context.layout.owner(cards[0]) == seat:
                return words(f"{key}-own", card=card(cards[1], seat))
            return words(key, card=" ↔ ".join(card(place, seat) for place in cards))
        case Peek():
            return words("choice-peek")
        case Announce(character=character):
            return words("choice-announce", character=character)
        case Contest():
            return words("choice-contest", character=decision.claimed)
        case Pass():
            return words("choice-pass", character=decision.claimed)
        case PickSeat(seat=other):
            return words("choice-seat", player=context.roster.name(other))
        case PickCard(card=place):
            return words("choice-card", card=card(place, seat))
        case NameCharacter(character=character):
            return words("choice-name", character=character)
        case Decline():
            return words("choice-decline")
