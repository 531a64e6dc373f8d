"""Looking back at finished games: worked out once, off the event loop, and kept."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from bot.automata.review.report import Decision, Evening, Review, decode, encode, evening_of, figure_of
from bot.automata.review.working import Plan, seen
from bot.game import Event
from bot.records.choices import enter_review
from bot.slots import EVENING, slot_of
from bot.store import Store
from bot.store.reviews import keep_review, kept_review
from bot.tables.state import Seated, Sitting

from .finished import Finished
from .refusals import Refused

log = logging.getLogger(__name__)

MOST_AT_ONCE = 3
"""So many games are looked back at at the same time; whoever asks for another is asked to wait."""
RECENT = 16

Work = Callable[[Callable[[], Any]], Awaitable[Any]]
"""Has something worked out elsewhere, without keeping anybody at a table waiting."""


async def in_a_thread(job: Callable[[], Any]) -> Any:
    """Where there are no workers."""
    return await asyncio.to_thread(job)


class ReviewFailed(Exception):
    """A review could not be worked out; whoever asks again has it tried again."""


class Working:
    """A review that is being worked out."""

    def __init__(self) -> None:
        self.done = 0
        self.steps = 0
        """How many there are; 0 until that is known."""
        self.task: asyncio.Task[Review]


class Reviews:
    """The reviews of finished games."""

    def __init__(self, store: Store, work: Work | None) -> None:
        self.store = store
        self.work = work or in_a_thread
        self.under_way: dict[str, Working] = {}
        self.recent: OrderedDict[str, Review] = OrderedDict()
        """Those worked out last; of games that nothing is stored of, all that there is."""
        self.failed: set[str] = set()
        """Games whose review failed, which nobody has heard yet."""
        self.closed = False

    async def of(self, game: Finished) -> Review | Working:
        """The review of a game, or how far it has come."""
        game_id = game.table.game_id
        if game_id in self.failed:
            self.failed.discard(game_id)
            raise ReviewFailed(game_id)
        if (working := self.under_way.get(game_id)) is not None:
            return working
        review = self.recent.get(game_id) or await self.kept(game_id)
        if review is not None:
            return review
        return self.under_way.get(game_id) or self.begin(game.table)

    async def kept(self, game_id: str) -> Review | None:
        """The review of a game, if it has been worked out."""
        body = await kept_review(self.store, game_id)
        return None if body is None else decode(body)

    def begin(self, table: Seated) -> Working:
        """Have a game looked back at."""
        if self.closed or len(self.under_way) >= MOST_AT_ONCE:
            raise Refused("review-busy")
        working = self.under_way[table.game_id] = Working()
        working.task = asyncio.create_task(self.work_out(table, working), name="review of a game")
        working.task.add_done_callback(partial(self.end, table.game_id))
        return working

    def end(self, game_id: str, task: asyncio.Task[Review]) -> None:
        """It is kept now, or has failed, which whoever waits for it hears."""
        self.under_way.pop(game_id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failed.add(game_id)
            log.error("a review could not be worked out", exc_info=error)

    async def work_out(self, table: Seated, working: Working) -> Review:
        """Judge every person's decisions one by one, then see who was winning turn by turn; keep it."""
        log = tuple(event for event in table.game.history if isinstance(event, Event))
        plan = Plan(log, levels_of(table), people_of(table))
        working.steps = plan.steps
        for taken in plan.taken:
            plan.note(taken, await self.work(seen(taken).judged))
            working.done += 1
        positions = []
        for beginning in await self.work(plan.beginnings()):
            positions.append(await self.work(beginning.position))
            working.done += 1
        review = plan.review(await self.work(plan.curves(positions)))
        figures = partial(enter_review, game_id=table.game_id, figures=figures_of(table, review))
        await keep_review(self.store, table.game_id, encode(review), figures)
        self.recent[table.game_id] = review
        if len(self.recent) > RECENT:
            self.recent.popitem(last=False)
        return review

    async def close(self) -> None:
        """Work nothing more out."""
        self.closed = True
        tasks = [working.task for working in self.under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def levels_of(table: Seated) -> tuple[str | None, ...]:
    """The level of each seat in which only an automaton has sat; None for people's."""
    people = people_of(table)
    return tuple(None if seat in people else holder.automaton for seat, holder in enumerate(table.seats))


def people_of(table: Seated) -> frozenset[int]:
    """The seats in which people have sat, whether anybody still knows who they are or not."""
    now = {seat for seat, holder in enumerate(table.seats) if holder.automaton is None}
    return frozenset(now | {sitting.seat for sitting in table.sittings if sitting.user_id is not None})


def figures_of(table: Seated, review: Review) -> dict[int, int]:
    """The figure of each seat in which one person sat all along."""
    found = {
        seat: figure_of((one for one in review.decisions if one.seat == seat), review.players)
        for seat in range(review.players)
        if len([one for one in table.sittings if one.seat == seat]) == 1
    }
    return {seat: figure for seat, figure in found.items() if figure is not None}


def evening_slot(user_id: int, table: Seated) -> str:
    """The name of the message that shows a person's evening to the channel: that of their first sitting."""
    for number, sitting in enumerate(table.sittings):
        if sitting.user_id == user_id:
            return slot_of(EVENING, number)
    raise Refused("review-not-yours")


def evening_for(user_id: int, table: Seated, review: Review) -> Evening:
    """What a review says of one person's decisions, in whichever seats they sat."""
    sat = [sitting for sitting in table.sittings if sitting.user_id == user_id]
    if not sat:
        raise Refused("review-not-yours")
    return evening_in(sat, review)


def evening_of_sitting(number: int, table: Seated, review: Review) -> Evening:
    """The same for whoever had a sitting; of somebody who asked to be forgotten, that sitting alone."""
    sitting = table.sittings[number]
    user_id = sitting.user_id
    return evening_in([sitting], review) if user_id is None else evening_for(user_id, table, review)


def evening_in(sat: Sequence[Sitting], review: Review) -> Evening:
    """What a review says of the decisions of some sittings."""

    def is_own(decision: Decision) -> bool:
        number = decision.version + 1
        return any(
            decision.seat == one.seat
            and (one.first or 0) <= number
            and (one.last is None or number <= one.last)
            for one in sat
        )

    return evening_of(review, is_own)
