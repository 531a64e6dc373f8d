"""What automata say now and then, by their tempers: picked from what everyone knows, and nothing else."""

from collections.abc import Iterator
from zlib import crc32

from bot.automata.names import temper_of
from bot.game import events as e
from bot.game.questions import HearContests

from .chapters import known_to_all
from .context import ScreenContext

APART = 3
"""So many turns are at the least between two in which somebody says something."""
STRETCH = 2 * APART - 1
"""In one of the first turns of each stretch of so many somebody may."""
OCCASIONS = ("claim", "quiet", "exposed", "robbed", "caught", "mistaken", "proven")
TAKES = 3
"""So many things there are to say on each occasion, or fewer."""


def banter(context: ScreenContext) -> Iterator[str]:
    """What an automaton says to what has just happened, if one does in this turn."""
    if not context.banter:
        return
    turn = context.view.table.turn
    luck, its_turn = divmod(crc32(f"{context.game}/{turn // STRETCH}".encode()), APART)
    luck, take = divmod(luck, TAKES)
    claims = isinstance(context.view.table.question, HearContests)
    if turn % STRETCH != its_turn or claims != bool(luck % 2):
        return
    for seat, occasion in claiming(context) if claims else reacting(context):
        person = context.roster.people[seat]
        temper = temper_of(person.name) if person.is_automaton else None
        if temper is not None:
            manner = f"{temper}-{occasion}"
            line = context.words(f"says-{manner}", take=take)
            yield context.words("says", player=context.roster.name(seat), line=line)
            return


def claiming(context: ScreenContext) -> Iterator[tuple[int, str]]:
    """Who announces a character."""
    announcement = context.view.table.announcement
    if announcement is not None:
        yield announcement.by, "claim"


def reacting(context: ScreenContext) -> Iterator[tuple[int, str]]:
    """Whom the turn before gives a reason to say something, the best reasons first."""
    turn = context.view.table.turn - 1
    events = [item.event for item in known_to_all(context.view, turn) if item.turn == turn]
    for event in events:
        if isinstance(event, e.GoldMoved) and event.source >= 0 and event.target >= 0:
            yield event.source, "robbed"
    by = next((event.by for event in events if isinstance(event, e.Announced)), None)
    contests = next((event.contests for event in events if isinstance(event, e.ContestClosed)), ())
    for event in events:
        if isinstance(event, e.PowerGranted) and by is not None and contests:
            yield from shown(event, by, [contest.seat for contest in contests])
        elif isinstance(event, e.CardsSwapped | e.CardsSeen) and by is None:
            yield event.by, "quiet"


def shown(event: e.PowerGranted, by: int, contesting: list[int]) -> Iterator[tuple[int, str]]:
    """Who turned cards up, and what came of it."""
    for seat in contesting:
        if seat not in event.wrong:
            yield seat, "caught"
    yield by, "exposed" if by in event.wrong else "proven"
    for seat in contesting:
        if seat in event.wrong:
            yield seat, "mistaken"
