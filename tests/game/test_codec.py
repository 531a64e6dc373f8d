"""Events as stored: explicit versioned names, older versions brought up to date, nothing guessed."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.game import BrokenLog, Event, begin, evolve, fold
from bot.game.actions import Contest, Decline, Pass, Swap
from bot.game.codec import NAMES, UPCASTS, UnknownEvent, decode, encode
from bot.game.events import (
    AnswerHeard,
    CardsDealt,
    CardsTurnedDown,
    ContestAnswered,
    ContestClosed,
    FinePaid,
    FortunesExchanged,
    GameBegan,
    GoldMoved,
    PowerAnswered,
    PowerAsked,
    PowerGranted,
    SeatGotReady,
)
from bot.game.evolve import gold_before
from bot.game.questions import WhichCharacter, WhichSeat
from bot.game.sets import RECOMMENDED


def test_names_are_explicit_and_versioned_and_unlike_each_other() -> None:
    assert all(re.fullmatch(r"[a-z_]+/\d+", name) for name in NAMES.values())
    assert len(set(NAMES.values())) == len(NAMES)


@pytest.mark.parametrize(
    ("event", "name", "body"),
    [
        (FinePaid(2, 1), "fine_paid/1", '{"seat":2,"amount":1}'),
        (CardsTurnedDown(), "cards_turned_down/1", "{}"),
        (
            AnswerHeard(7, 1, Contest(1, 1), None),
            "answer_heard/1",
            '{"number":7,"by":1,"answer":{"do":"contest","by":1,"card":1},"asked":null}',
        ),
        (
            PowerAnswered(0, Swap(0, (0, 1), True)),
            "power_answered/1",
            '{"by":0,"answer":{"do":"swap","by":0,"cards":[0,1],"really":true}}',
        ),
        (
            PowerAsked(9, "witch", WhichSeat(0, (1, 2), may_decline=True)),
            "power_asked/1",
            '{"number":9,"character":"witch",'
            '"choice":{"kind":"which_seat","by":0,"seats":[1,2],"may_decline":true}}',
        ),
        (
            PowerAsked(9, "inquisitor", WhichCharacter(1, ("king",), prompt="who-are-you", asked_by=0)),
            "power_asked/1",
            '{"number":9,"character":"inquisitor","choice":{"kind":"which_character","by":1,'
            '"characters":["king"],"prompt":"who-are-you","asked_by":0}}',
        ),
        (
            PowerAsked(9, "inquisitor", WhichCharacter(1, ("king",))),
            "power_asked/1",
            '{"number":9,"character":"inquisitor",'
            '"choice":{"kind":"which_character","by":1,"characters":["king"]}}',
        ),
    ],
)
def test_an_event_is_stored_like_this_for_ever(event: Event, name: str, body: str) -> None:
    assert encode(event) == (name, body)
    assert decode(name, body) == event


def test_an_old_version_is_brought_up_to_date_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def from_zero(body: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        return "fine/2", {"who": body["player"] - 1}

    def from_two(body: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        return "fine_paid/1", {"seat": body["who"], "amount": 1}

    monkeypatch.setitem(UPCASTS, "fine/0", from_zero)
    monkeypatch.setitem(UPCASTS, "fine/2", from_two)
    assert decode("fine/0", '{"player": 3}') == FinePaid(2, 1)


def test_an_unknown_event_is_refused_by_its_name() -> None:
    with pytest.raises(UnknownEvent, match="comet_struck/1"):
        decode("comet_struck/1", "{}")


@pytest.mark.parametrize(
    ("name", "body"),
    [
        ("fine_paid/1", "{"),
        ("fine_paid/1", '{"seat":"B","amount":1}'),
        ("fine_paid/1", "{}"),
        ("fine_paid/1", '{"seat":2,"amount":1,"tip":1}'),
        ("cards_swapped/1", '{"by":0,"cards":[0,1],"really":null}'),
        ("fine_paid/1", '{"seat":' + "[" * 5000 + "]" * 5000 + ',"amount":1}'),
        ("fine/0", "{"),
    ],
)
def test_a_stored_event_that_cannot_be_read_is_refused(name: str, body: str) -> None:
    with pytest.raises(BrokenLog, match=name):
        decode(name, body)


def test_an_unreadable_event_does_not_show_what_was_stored() -> None:
    with pytest.raises(BrokenLog) as refused:
        decode("cards_seen/1", '{"by":0,"cards":[0],"characters":["king"],"oops"')
    assert "king" not in str(refused.value)


def test_a_log_that_does_not_begin_is_refused() -> None:
    with pytest.raises(BrokenLog, match="begins with"):
        fold([])
    with pytest.raises(BrokenLog, match="begins with"):
        fold([FinePaid(2, 1)])


def test_a_game_begins_only_once() -> None:
    began = decode(
        "game_began/1",
        '{"rules":1,"players":4,"hands":1,"characters":["judge","king","queen","bishop","thief","cheat"],'
        '"contest":"clockwise","starter":2,"gold":6,"bank":170}',
    )
    assert isinstance(began, GameBegan)
    with pytest.raises(BrokenLog, match="GameBegan"):
        evolve(fold([began]), began)


BEGAN = begin(4, RECOMMENDED[4], RECOMMENDED[4])


@pytest.mark.parametrize(
    "log",
    [
        (*BEGAN, GoldMoved(0, 1, 500)),
        (*BEGAN, FinePaid(99, 1)),
        (*BEGAN, ContestClosed(())),
        (BEGAN[0], CardsDealt(1, RECOMMENDED[4][:1])),
        (replace(BEGAN[0], rules=99), BEGAN[1]),
    ],
    ids=["gold from nowhere", "no such seat", "out of order", "cards lost", "newer rules"],
)
def test_a_log_that_makes_no_game_is_refused(log: tuple[Event, ...]) -> None:
    with pytest.raises(BrokenLog):
        fold(log)


@pytest.mark.parametrize(
    "event",
    [
        SeatGotReady(0),
        ContestAnswered(1, Pass(1)),
        AnswerHeard(7, 1, Pass(1), None),
        ContestClosed(()),
        PowerGranted("king", (), ()),
        PowerAnswered(0, Decline(0)),
        FinePaid(99, 1),
    ],
    ids=lambda event: type(event).__name__,
)
def test_a_fact_that_cannot_follow_is_named(event: Event) -> None:
    with pytest.raises(BrokenLog, match=f"{type(event).__name__} cannot happen there"):
        fold((*BEGAN, CardsTurnedDown(), event))


def test_the_gold_before_a_fact_is_what_the_facts_before_it_left() -> None:
    exchange, later = FortunesExchanged(0, 1), FortunesExchanged(0, 1)
    log = (*BEGAN, CardsTurnedDown(), GoldMoved(-1, 0, 3), FinePaid(1, 2), exchange, later)
    assert gold_before(log, exchange) == (9, 4, 6, 6)
    assert gold_before(log, later) == (4, 9, 6, 6)
    with pytest.raises(BrokenLog, match="begins with"):
        gold_before(log[1:], exchange)
