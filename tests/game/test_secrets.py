"""Nobody learns what they must not: flip one secret, replay the same choices, compare what each is told."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from bot.game import ContestMode, Event, Game, legal_actions, step, view
from bot.game.actions import Contest, Pass, PassUntilTurn, Swap
from bot.game.audience import Everyone, Guarded, OnlyBy, UndeclaredAudience, audiences, redact
from bot.game.codec import NAMES
from bot.game.events import (
    AnswerHeard,
    AnswerSealed,
    CardShown,
    CardsSeen,
    CardsSwapped,
    ContestAnswered,
    ContestClosed,
    GameEnded,
    PowerAnswered,
    StandingPassEnded,
    StandingPassGiven,
)
from bot.game.questions import HearContests

from .playing import choose, deal, modes, players, seeds, somewhere

TELLING = (CardShown, CardsSeen, GameEnded, ContestClosed, AnswerHeard)
"""The facts by which somebody may come to know what was hidden."""

SOME = settings(max_examples=40, deadline=None)


def told(events: tuple[Event, ...], seat: int | None) -> list[Event]:
    """What a seat gets to know of some events."""
    return [known for event in events if (known := redact(event, seat)) is not None]


def first_difference(one: list[Event], other: list[Event]) -> Event | None:
    """The first thing told to somebody in one game that was not told in the other."""
    for here, there in zip(one, other, strict=False):
        if here != there:
            assert type(here) is type(there)
            return here
    assert len(one) == len(other)
    return None


def compare(one: Game, other: Game, ignorant: set[int | None], rng: Random) -> None:
    """Replay the same choices in both games until a public fact differs."""
    while one.table.outcome is None and None in ignorant:
        for seat in ignorant:
            assert view(one, seat) == view(other, seat)
            if seat is not None:
                assert legal_actions(one, seat) == legal_actions(other, seat)
        action = choose(one, rng)
        one, events = step(one, action)
        other, otherwise = step(other, action)
        for seat in list(ignorant):
            differing = first_difference(told(events, seat), told(otherwise, seat))
            if differing is not None:
                assert isinstance(differing, TELLING)
                assert not isinstance(differing, CardsSeen) or differing.by == seat
                ignorant.discard(seat)


@SOME
@given(players, modes, seeds)
def test_where_a_face_down_card_lies_is_unknown_until_it_is_seen(
    count: int, contest: ContestMode, seed: int
) -> None:
    rng = Random(seed)
    one = somewhere(count, contest, rng)
    up = {place for place, _ in one.table.up}
    down = [place for place in range(len(one.cards)) if place not in up]
    if len(down) < 2 or one.pending is not None:
        return
    first, second = rng.sample(down, 2)
    cards = list(one.cards)
    cards[first], cards[second] = cards[second], cards[first]
    compare(one, replace(one, cards=tuple(cards)), {*range(count), None}, rng)


@SOME
@given(players, modes, seeds)
def test_whether_cards_were_exchanged_is_known_to_nobody_else(
    count: int, contest: ContestMode, seed: int
) -> None:
    rng = Random(seed)
    game = somewhere(count, contest, rng)
    while game.table.outcome is None:
        action = choose(game, rng)
        if isinstance(action, Swap):
            one, events = step(game, replace(action, really=True))
            other, otherwise = step(game, replace(action, really=False))
            ignorant: set[int | None] = {*range(count), None} - {action.by}
            for seat in ignorant:
                differing = first_difference(told(events, seat), told(otherwise, seat))
                assert differing is None or isinstance(differing, GameEnded)
            compare(one, other, ignorant, rng)
            return
        game, _ = step(game, action)


@SOME
@given(players, modes, seeds)
def test_a_contest_answer_is_known_to_nobody_else_before_it_is_heard(
    count: int, contest: ContestMode, seed: int
) -> None:
    rng = Random(seed)
    game = somewhere(count, contest, rng)
    while game.table.outcome is None:
        action = choose(game, rng)
        if isinstance(action, Contest) and {Pass(action.by), PassUntilTurn(action.by)} & set(
            legal_actions(game, action.by)
        ):
            break
        game, _ = step(game, action)
    else:
        return
    one, events = step(game, action)
    for answer in (Pass(action.by), PassUntilTurn(action.by)):
        if answer not in legal_actions(game, action.by):
            continue
        other, otherwise = step(game, answer)
        ignorant: set[int | None] = {*range(count), None} - {action.by}
        if isinstance(one.table.question, HearContests) and one.table.question.asked is None:
            assert all(told(events, seat) == told(otherwise, seat) for seat in ignorant)
        for seat in list(ignorant):
            differing = first_difference(told(events, seat), told(otherwise, seat))
            if differing is not None:
                assert isinstance(differing, ContestClosed | AnswerHeard)
                ignorant.discard(seat)
        if ignorant:
            compare_without(one, other, ignorant, action.by, rng)


def compare_without(one: Game, other: Game, ignorant: set[int | None], silent: int, rng: Random) -> None:
    """The same, while the seat whose answers differ adds nothing to them."""
    while isinstance(one.table.question, HearContests) and None in ignorant:
        for seat in ignorant:
            assert view(one, seat) == view(other, seat)
        action = choose(one, rng)
        if getattr(action, "by", None) == silent:
            continue
        one, events = step(one, action)
        other, otherwise = step(other, action)
        for seat in list(ignorant):
            if first_difference(told(events, seat), told(otherwise, seat)) is not None:
                ignorant.discard(seat)


# Declared audiences


def test_every_event_has_a_stored_name_and_declares_the_audience_of_each_field() -> None:
    def concrete(kind: type[Event]) -> set[type[Event]]:
        below = set().union(*(concrete(child) for child in kind.__subclasses__()))
        return below or {kind}

    kinds = {kind for kind in concrete(Event) if kind.__module__.startswith("bot.")}
    assert kinds == set(NAMES)
    for kind in kinds:
        assert set(audiences(kind)) == set(kind.__struct_fields__)


def test_an_undeclared_audience_raises() -> None:
    class Leak(Guarded, frozen=True):
        by: Everyone[int]
        secret: str

    for seat in (0, 1, None):
        with pytest.raises(UndeclaredAudience, match=r"Leak\.secret"):
            redact(Leak(0, "king"), seat)
    with pytest.raises(UndeclaredAudience):
        repr(Leak(0, "king"))


def test_secrets_where_none_are_looked_for_raise() -> None:
    class Heap(Guarded, frozen=True):
        swaps: Everyone[tuple[Swap, ...]]

    with pytest.raises(UndeclaredAudience, match=r"Heap\.swaps"):
        redact(Heap((Swap(0, (0, 1), True),)), 1)


def test_only_these_fields_are_secret() -> None:
    secret = {
        (kind.__name__, name)
        for kind in NAMES
        for name, who in audiences(kind).items()
        if who.value == "actor"
    }
    assert secret == {
        ("ContestAnswered", "answer"),
        ("AnswerSealed", "answer"),
        ("CardsSeen", "characters"),
        ("CardsSwapped", "really"),
    }


# Reprs


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Swap(0, (0, 1), True), Swap(0, (0, 1), False)),
        (Contest(1, 1), Pass(1)),
        (Pass(1), PassUntilTurn(1)),
        (CardsSwapped(0, (0, 1), True), CardsSwapped(0, (0, 1), False)),
        (CardsSeen(0, (0, 1), ("king", "queen")), CardsSeen(0, (0, 1), ("fool", "spy"))),
        (ContestAnswered(1, Contest(1, 1)), ContestAnswered(1, Pass(1))),
        (AnswerSealed(1, Contest(1, 1)), AnswerSealed(1, Pass(1))),
        (PowerAnswered(0, Swap(0, (0, 1), True)), PowerAnswered(0, Swap(0, (0, 1), False))),
    ],
)
def test_a_repr_shows_no_secret(one: Guarded, other: Guarded) -> None:
    assert one != other
    assert repr(one) == repr(other)
    assert str(one) == str(other)


@settings(max_examples=10, deadline=None)
@given(players, modes, seeds)
def test_the_repr_of_a_game_or_a_view_is_that_of_its_public_table(
    count: int, contest: ContestMode, seed: int
) -> None:
    game = somewhere(count, contest, Random(seed))
    assert repr(game) == f"Game({game.table!r})"
    for seat in (*range(count), None):
        assert repr(view(game, seat)) == f"View({seat}, {game.table!r})"
    if game.pending is not None:
        hidden = replace(game.pending, base=replace(game.pending.base, cards=()))
        assert repr(hidden) == repr(game.pending)


def test_a_spectator_s_view_of_a_new_game_shows_the_cards_that_lie_up() -> None:
    game = deal(4, ContestMode.TOGETHER, Random(1))
    assert [character for _, character in view(game, None).table.up] == list(game.cards)


class Crate(Guarded, frozen=True):
    """Something with a secret deep inside."""

    by: Everyone[int]
    content: Everyone[dict[str, list[Swap]]]


class Box(Guarded, frozen=True):
    """Anything at all."""

    by: Everyone[int]
    content: Everyone[Any]


class Bag(msgspec.Struct, frozen=True):
    """Something that itself has no audience."""

    swap: Swap


class Parcel(Guarded, frozen=True):
    """A secret in something that declares nothing."""

    by: Everyone[int]
    content: Everyone[Bag | None]


class Orphan(Guarded, frozen=True):
    """A secret of nobody."""

    content: OnlyBy[int]


HIDDEN = Swap(0, (0, 1), True)


@pytest.mark.parametrize(
    "thing",
    [Crate(0, {"a": [HIDDEN]}), Box(0, [HIDDEN]), Parcel(0, Bag(HIDDEN)), Orphan(1)],
    ids=lambda thing: type(thing).__name__,
)
def test_what_redaction_cannot_see_through_goes_to_nobody(thing: Guarded) -> None:
    with pytest.raises(UndeclaredAudience):
        redact(thing, 1)


@pytest.mark.parametrize("event", [StandingPassGiven(0), StandingPassEnded(0), AnswerSealed(0, Pass(0))])
def test_nobody_else_notices_a_standing_pass_or_a_changed_answer(event: Event) -> None:
    assert [redact(event, seat) for seat in (0, 1, None)] == [event, None, None]
