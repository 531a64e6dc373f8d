"""A rulebook test in three parts: a position line, action lines, a position line."""

from typing import TypeVar

import pytest

from bot.game import (
    Event,
    Game,
    GiveAnswer,
    IllegalAction,
    Reason,
    decide,
    evolve,
    legal_actions,
    said_ahead,
    step,
)
from bot.game.actions import Pass
from bot.game.notation import read_action, read_position, write_action, write_position
from bot.game.questions import HearContests

Kind = TypeVar("Kind", bound=Event)


def follow(position: str, *lines: str) -> tuple[Game, list[Event]]:
    """The game after some actions, and what happened; `all pass` is for those who have said nothing yet."""
    game, happened = read_position(position), list[Event]()
    for line in lines:
        if line == "all pass":
            assert isinstance(game.table.question, HearContests)
            while isinstance(game.table.question, HearContests):
                seat = game.table.awaited()[0]
                ahead = said_ahead(game, seat) is not None
                game, events = step(game, GiveAnswer(seat) if ahead else Pass(seat))
                happened += events
            continue
        before = game
        game, events = step(game, read_action(line, game.table))
        for event in events:
            before = evolve(before, event)
        assert before == game
        happened += events
    return game, happened


def play(position: str, *lines: str) -> str:
    """The position after some actions, which the two ways to contest must agree about."""
    together = write_position(follow(position, *lines)[0])
    clockwise = write_position(follow(f"{position}, clockwise", *lines)[0])
    assert clockwise.replace(", clockwise", "") == together
    return together


def events_of(kind: type[Kind], position: str, *lines: str) -> list[Kind]:
    """The events of one kind that some actions bring about."""
    return [event for event in follow(position, *lines)[1] if isinstance(event, kind)]


def options(position: str, *lines: str) -> set[str]:
    """Everything that anybody may do after some actions."""
    game = follow(position, *lines)[0]
    layout = game.table.setup.layout
    return {
        write_action(action, layout) for seat in range(layout.players) for action in legal_actions(game, seat)
    }


def refusal(position: str, *lines: str) -> Reason:
    """Why the last of some actions is refused."""
    game = follow(position, *lines[:-1])[0]
    with pytest.raises(IllegalAction) as refused:
        decide(game, read_action(lines[-1], game.table))
    return refused.value.reason
