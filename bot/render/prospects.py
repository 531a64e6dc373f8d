"""What a claim or an answer would bring now, in a line of a select."""

from bot.game import events as e
from bot.game import prospects
from bot.game.actions import Announce, PickSeat
from bot.game.prospects import Prospect
from bot.game.questions import PowerChoice, WhichSeat
from bot.game.state import BANK, COURT, Outcome

from .context import ScreenContext

LONGEST = 100
"""Characters that Discord shows of an option's description."""


def claimed(context: ScreenContext, claim: Announce) -> str:
    """What a character does, or what announcing it would bring if nobody contests."""
    brief = in_short(context, claim.character, claim.by)
    prospect = prospects.of_claim(context.view.table, claim)
    told = gains(context, prospect, claim.by)
    if prospect.outcome is not None:
        told = ending(context, prospect.outcome, claim.by, told)
    elif prospect.choice is not None:
        told = asked(context, prospect.choice, brief)
    elif not told:
        told = context.words("brings-nothing", brief=brief)
    return told if len(told) <= LONGEST else brief


def answered(context: ScreenContext, answer: PickSeat) -> str:
    """What choosing a player would bring, where that can be seen from the table."""
    prospect = prospects.of_answer(context.view, answer)
    told = gains(context, prospect, answer.by) or fortunes(context, prospect)
    if told and prospect.outcome is not None:
        told = ending(context, prospect.outcome, answer.by, told)
    return told if len(told) <= LONGEST else ""


def in_short(context: ScreenContext, character: str, by: int) -> str:
    """What a character does for a seat, in a few words."""
    return context.words(f"brief-{character}", amount=context.view.table.gold[by])


def asked(context: ScreenContext, choice: PowerChoice, brief: str) -> str:
    """What a power does that asks something first, and whom it is about where that is settled already."""
    if isinstance(choice, WhichSeat) and len(choice.seats) < len(context.layout.others(choice.by)):
        names = ", ".join(context.roster.label(seat) for seat in choice.seats)
        return context.words("brings-among", brief=brief, players=names)
    return brief


def ending(context: ScreenContext, outcome: Outcome, by: int, told: str) -> str:
    """How the game would end: by what is taken or, if it is nothing, because the power wins."""
    if not told:
        return context.words("brings-win")
    return context.words("brings-victory" if by in outcome.winners else "brings-end", what=told)


def gains(context: ScreenContext, prospect: Prospect, by: int) -> str:
    """Whose gold a seat would take, if any."""
    taken: dict[int, int] = {}
    for fact in prospect.facts:
        if isinstance(fact, e.GoldMoved) and fact.target == by and fact.amount:
            taken[fact.source] = taken.get(fact.source, 0) + fact.amount
    if len(taken) == 1:
        ((source, amount),) = taken.items()
        return gain(context, source, amount, by)
    parts = [
        context.words("brings-part", player=context.roster.label(source), amount=amount)
        for source, amount in taken.items()
    ]
    return context.words("brings-parts", parts=context.words.listing(parts)) if parts else ""


def gain(context: ScreenContext, source: int, amount: int, by: int) -> str:
    """What a seat would take from the bank, the court or one player."""
    if source in (BANK, COURT):
        return context.words("brings-bank" if source == BANK else "brings-court", amount=amount)
    gold, others = context.view.table.gold, context.layout.others(by)
    richest = len(others) > 1 and all(gold[source] > gold[seat] for seat in others if seat != source)
    key = "brings-richest" if richest else "brings-player"
    return context.words(key, player=context.roster.label(source), amount=amount)


def fortunes(context: ScreenContext, prospect: Prospect) -> str:
    """Whose purse would come for one's own."""
    gold = context.view.table.gold
    for fact in prospect.facts:
        if isinstance(fact, e.FortunesExchanged):
            return context.words("brings-fortune", given=gold[fact.by], got=gold[fact.seat])
    return ""
