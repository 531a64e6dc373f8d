"""A quiet line for somebody's first games: from what they may know alone, and never what to do."""

from collections.abc import Iterator
from functools import partial

import msgspec

from bot.game import events as e
from bot.game import prospects
from bot.game.actions import Announce
from bot.game.questions import HearContests, TakeTurn, UsePower, WhetherToSwap, WhichSeat
from bot.game.rules import FINE
from bot.text import Words

from .admin.ids import AdminId
from .context import ScreenContext
from .notes import seen_places, was_there
from .screen import Button, Screen

LONG = 5
"""So many turns after a look, it is long ago."""
WORTH = 3
"""So much gold is worth a word."""


class Memory(msgspec.Struct):
    """What a person knows for certain of cards, and when they last learnt what their own is."""

    cards: dict[int, str] = {}
    looked: int = 0


def advice(context: ScreenContext, seat: int) -> str:
    """What might help a newcomer with the question that they are asked now; empty if there is nothing."""
    return " ".join(hints(context, seat))


def advised(screen: Screen, context: ScreenContext, seat: int) -> Screen:
    """A private screen with the line below it."""
    told = advice(context, seat)
    if not told:
        return screen
    line = context.words("advice-line", advice=told)
    return msgspec.structs.replace(screen, texts=(*screen.texts, line))


def hints(context: ScreenContext, seat: int) -> Iterator[str]:
    """Short sentences, at most two."""
    words, table = context.words, context.view.table
    question = table.question
    match question:
        case TakeTurn(by=by) if by != seat:
            return
        case TakeTurn(early=True):
            yield words("advice-early")
        case TakeTurn(forced=True):
            yield words("advice-forced")
        case TakeTurn():
            yield from own_card_hint(context, seat)
            yield from gain_hint(context, seat)
        case HearContests() if seat in table.awaited():
            yield contest_hint(context, seat)
        case UsePower(choice=WhichSeat(by=by, seats=seats)) if by == seat:
            most = max(table.gold[one] for one in seats)
            richest = [one for one in seats if table.gold[one] == most]
            if len(richest) == 1:
                yield words("advice-richest", player=context.roster.name(richest[0]), amount=most)
        case UsePower(choice=WhetherToSwap(by=by)) if by == seat:
            yield words("advice-unseen-swap")


def own_card_hint(context: ScreenContext, seat: int) -> Iterator[str]:
    """Who the person certainly is, or for how long they have not looked."""
    memory, turn = memory_of(context, seat), context.view.table.turn
    own = context.layout.own(seat)
    if len(own) > 1 or not context.notes:
        return
    if own[0] in memory.cards:
        yield context.words("advice-sure", character=memory.cards[own[0]])
    elif turn - memory.looked > LONG:
        yield context.words("advice-not-looked", turns=turn - memory.looked)


def gain_hint(context: ScreenContext, seat: int) -> Iterator[str]:
    """The claim that would end the game well, else the one that would bring the most; rather a true one."""
    best, most = None, WORTH - 1
    known = memory_of(context, seat).cards if context.notes else {}
    claims = [action for action in context.view.actions if isinstance(action, Announce)]
    for claim in sorted(claims, key=lambda claim: known.get(claim.card) != claim.character):
        prospect = prospects.of_claim(context.view.table, claim)
        if prospect.outcome is not None and seat in prospect.outcome.winners:
            yield context.words("advice-win", character=claim.character)
            return
        gain = sum(
            fact.amount for fact in prospect.facts if isinstance(fact, e.GoldMoved) and fact.target == seat
        )
        if gain > most:
            best, most = claim.character, gain
    if best is not None:
        yield context.words("advice-gain", character=best, amount=most)


def contest_hint(context: ScreenContext, seat: int) -> str:
    """Whether the person is certain to be the one claimed, or certain not to be."""
    announcement = context.view.table.announcement
    known = memory_of(context, seat).cards if context.notes else {}
    own = context.layout.own(seat)
    if announcement is not None and any(known.get(card) == announcement.character for card in own):
        return context.words("advice-contest", character=announcement.character)
    if all(card in known for card in own):
        return context.words("advice-no-contest", amount=FINE)
    return context.words("advice-doubt", amount=FINE)


def memory_of(context: ScreenContext, seat: int) -> Memory:
    """What a person who has looked and swapped themselves still knows for certain."""
    memory = Memory(cards={})
    own_places, was_own = set(context.layout.own(seat)), partial(was_there, context, seat)
    for item in context.view.history:
        event = item.event
        match event:
            case e.CardsSeen(by=by, characters=tuple() as seen) if by == seat and was_own(item):
                memory.cards |= dict(zip(event.cards, seen, strict=True))
            case e.CardShown():
                memory.cards[event.card] = event.character
            case e.CardsSwapped(by=by, cards=(first, second)):
                own = by == seat and was_own(item)
                move(memory.cards, first, second, event.really if own else None)
                continue
            case _:
                continue
        if own_places & seen_places(event):
            memory.looked = item.turn
    return memory


def move(cards: dict[int, str], first: int, second: int, really: bool | None) -> None:
    """Two cards were taken under the table, and exchanged or not, or who knows."""
    if really is False:
        return
    was = {first: cards.pop(first, None), second: cards.pop(second, None)}
    if really:
        cards.update({here: card for here, card in ((first, was[second]), (second, was[first])) if card})


def advice_panel(wanted: bool, words: Words) -> Screen:
    """Whether a person gets advice, and how to change that."""
    said, change, label = (
        ("advice-on", "off", "button-advice-off") if wanted else ("advice-off", "on", "button-advice-on")
    )
    return Screen((words(said),), buttons=(Button(str(AdminId("advice", 0, change)), words(label)),))
