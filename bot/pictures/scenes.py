"""From a view and its words to scenes: only from what the viewer may know."""

from collections.abc import Iterable, Iterator

from bot.game import events as e
from bot.game.questions import Memorise, TakeTurn
from bot.game.recollection import during
from bot.game.state import Announcement
from bot.render.context import ScreenContext, capitalised
from bot.text import Words
from bot.text.names import tidy

from .scene import (
    Claimant,
    Claimed,
    DealScene,
    Entry,
    Face,
    Looked,
    PeekScene,
    RevealScene,
    Seat,
    SheetScene,
    TableScene,
)

ENTRIES = 6
"""Characters on one sheet, so that all can be said in its description."""


def face_of(words: Words, character: str) -> Face:
    """What is printed on a card, in some language."""
    return Face(character, words.character(character))


def name_of(context: ScreenContext, seat: int) -> str:
    """Who sits in a seat."""
    return tidy(context.roster.people[seat].name)


def faces(context: ScreenContext, places: Iterable[int]) -> tuple[Face | None, ...]:
    """The cards at some places, as they lie."""
    up = dict(context.view.table.up)
    return tuple(face_of(context.words, up[place]) if place in up else None for place in places)


def table_scene(context: ScreenContext, happened: tuple[e.Event, ...] | None = None) -> TableScene:
    """The table as it lies, and what some events have brought: of the turn so far, or of the one before
    where a turn begins, unless others are named."""
    table, layout = context.view.table, context.layout
    happened = tuple(lately(context)) if happened is None else happened
    before = gold_before(table.gold, happened)
    acting = table.outcome is None and not isinstance(table.question, Memorise)
    announcement = table.announcement if acting else None
    claims = claims_of(announcement)
    swaps = [event for event in happened if isinstance(event, e.CardsSwapped)]
    return TableScene(
        seats=tuple(
            Seat(
                name=name_of(context, seat),
                cards=faces(context, layout.own(seat)),
                gold=gold,
                gained=gold - before[seat],
                turn=acting and seat == table.on_turn,
                automaton=context.roster.people[seat].is_automaton,
                away=seat in table.kept,
                claim=layout.hand(claims[seat]) if seat in claims else None,
                winner=table.outcome is not None and seat in table.outcome.winners,
            )
            for seat, gold in enumerate(table.gold)
        ),
        centre=faces(context, layout.centre_places()),
        court=table.court,
        bank=table.bank,
        claimed=claimed(context, announcement),
        swapped=swaps[-1].cards if swaps else None,
        exchanged=bool(swaps and swaps[-1].really),
    )


def claims_of(announcement: Announcement | None) -> dict[int, int]:
    """The cards on which those who claim to be the character have a hand, by seat."""
    if announcement is None:
        return {}
    contests = {claim.seat: claim.card for claim in announcement.contests}
    return {announcement.by: announcement.card, **contests}


def claimed(context: ScreenContext, announcement: Announcement | None) -> Claimed | None:
    """What is claimed, as it is said."""
    if announcement is None:
        return None
    return claim_by(context, announcement.by, announcement.character)


def claim_by(context: ScreenContext, seat: int, character: str) -> Claimed:
    """Somebody's claim to be a character."""
    said = context.words("picture-said", character=character)
    return Claimed(face_of(context.words, character), said, name_of(context, seat))


def lately(context: ScreenContext) -> Iterator[e.Event]:
    """What has happened in this turn or, where one begins, in the turn before."""
    table = context.view.table
    turn = table.turn - isinstance(table.question, TakeTurn)
    return (item.event for item in during(context.view.history, turn) if turn > 0)


def gold_before(gold: tuple[int, ...], happened: Iterable[e.Event]) -> list[int]:
    """What every seat had before something happened."""
    purses = list(gold)
    for event in reversed(tuple(happened)):
        match event:
            case e.GoldMoved(source=source, target=target, amount=amount):
                add(purses, source, amount)
                add(purses, target, -amount)
            case e.FinePaid(seat=seat, amount=amount):
                add(purses, seat, amount)
            case e.FortunesExchanged(by=by, seat=seat):
                purses[by], purses[seat] = purses[seat], purses[by]
    return purses


def add(purses: list[int], seat: int, amount: int) -> None:
    """Put gold into a seat's purse; the bank and the court are none."""
    if seat >= 0:
        purses[seat] += amount


def deal_scene(context: ScreenContext) -> DealScene:
    """Every card face up, while they do lie so."""
    return DealScene(
        title=context.words("picture-deal-title"),
        seats=tuple(
            Seat(
                name=name_of(context, seat),
                cards=faces(context, context.layout.own(seat)),
                gold=gold,
                automaton=context.roster.people[seat].is_automaton,
                away=seat in context.view.table.kept,
            )
            for seat, gold in enumerate(context.view.table.gold)
        ),
        centre=faces(context, context.layout.centre_places()),
    )


def reveal_scene(context: ScreenContext, happened: Iterable[e.Event]) -> RevealScene | None:
    """The cards that the claimants turned up in the course of some events of one turn, if they did."""
    announced: e.Announced | None = None
    right: set[int] = set()
    wrong: set[int] = set()
    shown: dict[int, str] = {}
    for event in happened:
        match event:
            case e.Announced():
                announced = event
            case e.CardShown(seat=seat, character=character):
                shown.setdefault(seat, character)
            case e.PowerGranted():
                right, wrong = {user.seat for user in event.users}, set(event.wrong)
                break
    claimants = [seat for seat in shown if seat in right | wrong]
    if announced is None or not claimants:
        return None
    return RevealScene(
        claim_by(context, announced.by, announced.character),
        tuple(
            Claimant(seat + 1, name_of(context, seat), face_of(context.words, shown[seat]), seat in right)
            for seat in claimants
        ),
    )


def peek_scene(context: ScreenContext, seen: e.CardsSeen) -> PeekScene:
    """The cards that somebody looked at, for that person alone."""
    if seen.characters is None:
        raise ValueError("a look is drawn only for whoever looked")
    words = context.words
    return PeekScene(
        tuple(
            Looked(
                face_of(words, character),
                capitalised(words(f"power-{character}")),
                context.option(place, seen.by),
            )
            for place, character in zip(seen.cards, seen.characters, strict=True)
        )
    )


def sheet_scenes(words: Words, characters: Iterable[str]) -> tuple[SheetScene, ...]:
    """Characters and what they do, a few on each sheet."""
    entries = [Entry(face_of(words, name), capitalised(words(f"power-{name}"))) for name in characters]
    return tuple(
        SheetScene(tuple(entries[start : start + ENTRIES])) for start in range(0, len(entries), ENTRIES)
    )
