"""How a power is written, and how it is played: a generator that yields questions and facts."""

from collections.abc import Callable, Generator
from typing import TypeVar

import msgspec

from .actions import Decline, NameCharacter, PickCard, PickSeat, PowerAnswer, Swap
from .course import Course
from .draft import Draft
from .errors import PowerDiverged
from .events import CardShown, CardsSeen, CardsSwapped, Fact, FortunesExchanged, GoldMoved, PowerWon
from .evolve import happen
from .places import Layout, foreign_pairs, looks_beside
from .questions import PowerChoice, WhetherToSwap, WhichCard, WhichCharacter, WhichSeat
from .state import BANK, COURT, Claim

Steps = Generator[Fact | PowerChoice, PowerAnswer, None]
A = TypeVar("A", bound=PowerAnswer)


class Character(msgspec.Struct, frozen=True):
    """What is printed on a card, and when it may be in a set (RULES 2.4)."""

    name: str
    letter: str
    """Stands for the character in the one-line notation."""
    power: "Callable[[Scene, Claim], Steps]"
    brings_gold: bool = False
    """Takes gold from the bank."""
    copies: int = 1
    """A set holds all of them or none."""
    required: bool = False
    min_players: int = 2


class Scene(msgspec.Struct, gc=False):
    """The table as a power sees it; facts yielded by the power are applied as it goes."""

    draft: Draft

    @property
    def layout(self) -> Layout:
        """Whose places are where."""
        return self.draft.setup.layout

    @property
    def court(self) -> int:
        """The gold lying on the court."""
        return self.draft.court

    def gold(self, seat: int) -> int:
        """A seat's fortune."""
        return self.draft.gold[seat]

    def gold_at(self, place: int) -> int:
        """The gold of a seat, in the bank or on the court."""
        draft = self.draft
        if place == BANK:
            return draft.bank
        return draft.court if place == COURT else draft.gold[place]

    def richest_others(self, me: Claim) -> tuple[int, ...]:
        """The other seats that have the most, clockwise from the left."""
        others = self.layout.others(me.seat)
        most = max(self.gold(seat) for seat in others)
        return tuple(seat for seat in others if self.gold(seat) == most)

    def turned_up(self, character: str) -> int:
        """How many who announced or contested showed the character (RULES 6.4)."""
        return sum(shown == character for _, shown in self.draft.up)

    # Facts

    def pay(self, source: int, target: int, amount: int) -> GoldMoved:
        """Gold from one to another, as much as there is (RULES 6.1)."""
        return GoldMoved(source, target, min(amount, self.gold_at(source)))

    def exchange_fortunes(self, me: Claim, seat: int) -> FortunesExchanged:
        """All gold of one for all gold of the other."""
        return FortunesExchanged(me.seat, seat)

    def look(self, me: Claim, cards: tuple[int, ...]) -> CardsSeen:
        """A secret look at cards."""
        return CardsSeen(me.seat, cards, tuple(self.draft.cards[card] for card in cards))

    def show(self, seat: int) -> CardShown:
        """A seat turns its card up."""
        card = self.layout.own(seat)[0]
        return CardShown(seat, card, self.draft.cards[card])

    def win(self, me: Claim) -> PowerWon:
        """The game is won at once."""
        return PowerWon(me.seat)

    # Questions

    # Each may have texts of its own, `ask-…` and `prompt-…`, under the name given as `prompt`.

    def choose_seat(
        self, me: Claim, seats: tuple[int, ...], prompt: str = ""
    ) -> Generator[PowerChoice, PowerAnswer, int]:
        """The player must choose one of the seats."""
        answer = yield WhichSeat(me.seat, seats, may_decline=False, prompt=prompt)
        return expected(PickSeat, answer).seat

    def may_choose_seat(
        self, me: Claim, seats: tuple[int, ...], prompt: str = ""
    ) -> Generator[PowerChoice, PowerAnswer, int | None]:
        """The player may choose one of the seats, or decline."""
        answer = yield WhichSeat(me.seat, seats, may_decline=True, prompt=prompt)
        return None if isinstance(answer, Decline) else expected(PickSeat, answer).seat

    def choose_card(self, me: Claim, prompt: str = "") -> Generator[PowerChoice, PowerAnswer, int]:
        """The player must choose a card to look at beside their own."""
        answer = yield WhichCard(me.seat, looks_beside(self.layout, me.seat, me.card), prompt=prompt)
        return expected(PickCard, answer).card

    def name_character(
        self, seat: int, asked_by: Claim, prompt: str = ""
    ) -> Generator[PowerChoice, PowerAnswer, str]:
        """A player must name a character in play, because somebody uses a power."""
        in_play = self.draft.setup.in_play
        answer = yield WhichCharacter(seat, in_play, prompt=prompt, asked_by=asked_by.seat)
        return expected(NameCharacter, answer).character

    def swap_or_not(
        self, me: Claim, pairs: tuple[tuple[int, int], ...], prompt: str = ""
    ) -> Generator[Fact | PowerChoice, PowerAnswer, None]:
        """The player takes one of the pairs under the table and exchanges it, or not."""
        answer = expected(Swap, (yield WhetherToSwap(me.seat, pairs, prompt=prompt)))
        yield CardsSwapped(me.seat, answer.cards, answer.really)

    def pairs_of_others(self, me: Claim) -> tuple[tuple[int, int], ...]:
        """The pairs of other players' cards (RULES 6, 9.1)."""
        return foreign_pairs(self.layout, me.seat)


def expected(kind: type[A], answer: PowerAnswer) -> A:
    """An answer of the kind that was asked for; a log may hold another where the power has changed since."""
    if not isinstance(answer, kind):
        raise PowerDiverged(f"{answer!r} was recorded where {kind.__name__} is asked for now")
    return answer


def play(course: Course, power: Callable[[Scene, Claim], Steps]) -> PowerChoice | None:
    """Let a power that somebody uses happen beyond the facts recorded, until it asks, is won or is done."""
    announcement, pending = course.announcement, course.pending
    assert announcement is not None
    if pending is None:
        return None
    scene = Scene(Draft.of(pending.base) if pending.facts else course)
    answers, recorded = iter(pending.answers), iter(pending.facts)
    for user in announcement.users:
        steps = power(scene, user)
        step = next(steps, None)
        while step is not None:
            if isinstance(step, Fact):
                known = next(recorded, None)
                if known is None:
                    course.happen(step)
                    scene.draft = course
                elif known == step:
                    happen(scene.draft, step)
                else:
                    raise PowerDiverged(f"{known!r} was recorded where {step!r} comes now")
                if type(step) is PowerWon:
                    return None
                step = next(steps, None)
                continue
            answer = next(answers, None)
            if answer is None:
                return step
            try:
                step = steps.send(answer)
            except StopIteration:
                step = None
    return None
