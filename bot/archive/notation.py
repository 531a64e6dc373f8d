"""A whole game in the one-line notation: where it began, then every action, each in a line."""

from collections.abc import Iterator, Sequence

from bot.game import Action, Event, Game, GiveAnswer, KeepSeat, ReturnSeat, Stop, TimeOut, begin, decide, fold
from bot.game import events as e
from bot.game.actions import Announce, GetReady, Pass, PassUntilTurn, Peek, Swap
from bot.game.errors import IllegalAction, PowerDiverged
from bot.game.evolve import evolve
from bot.game.notation import read_action, read_position, write_action, write_position

OPENING = 2
"""How many events there are before anybody acts: the setup and the deal."""
UNREADABLE = "#"
"""Stands before what no action of today's rules brings about."""


def write_game(log: Sequence[Event]) -> str:
    """A log as lines."""
    game = fold(log[:OPENING])
    lines = [write_position(game)]
    rest = list(log[OPENING:])
    while rest:
        found = next(brought_about(game, rest), None)
        if found is None:
            event, done = rest[0], 1
            lines.append(f"{UNREADABLE} {type(event).__name__}")
        else:
            action, done = found
            lines.append(write_action(action, game.table.setup.layout))
        for event in rest[:done]:
            game = evolve(game, event)
        del rest[:done]
    return "\n".join(lines) + "\n"


def brought_about(game: Game, rest: Sequence[Event]) -> Iterator[tuple[Action, int]]:
    """The actions that bring about just what happened next, and how many events that were."""
    for action in candidates(game, rest):
        try:
            events = decide(game, action)
        except (IllegalAction, PowerDiverged):
            continue
        if events and tuple(rest[: len(events)]) == tuple(events):
            yield action, len(events)


def candidates(game: Game, rest: Sequence[Event]) -> Iterator[Action]:
    """What may have been done, judged by what happened first."""
    match rest[0]:
        case e.SeatGotReady(seat=seat):
            yield GetReady(seat)
        case e.CardsSwapped(by=by, cards=cards, really=really):
            yield Swap(by, cards, really)
        case e.CardsSeen(by=by, cards=cards):
            yield Peek(by, cards[0])
        case e.Announced(by=by, character=character, card=card):
            yield Announce(by, character, card)
        case e.ContestAnswered(by=by, answer=answer) | e.AnswerHeard(by=by, answer=answer):
            yield GiveAnswer(by)
            if answer is not None:
                yield answer
        case e.AnswerSealed(answer=answer) if answer is not None:
            yield answer
        case e.StandingPassGiven(by=by):
            yield PassUntilTurn(by)
        case e.StandingPassEnded(by=by):
            answers = (getattr(event, "answer", None) for event in rest[1:2])
            said = (*answers, game.sealed[by], Pass(by))
            yield from (answer for answer in said if answer is not None)
        case e.PowerAnswered(answer=answer):
            yield answer
        case e.SeatKept(seat=seat):
            yield KeepSeat(seat)
        case e.SeatReturned(seat=seat):
            yield ReturnSeat(seat)
        case e.GameEnded():
            yield Stop()
    yield TimeOut(game.table.number)


def read_game(text: str) -> tuple[Event, ...]:
    """The log that lines tell, played by the rules of today."""
    first, *lines = [line.strip() for line in text.splitlines() if line.strip()]
    position = read_position(first)
    setup = position.table.setup
    players, cards = setup.layout.players, position.cards
    game = fold(begin(players, setup.characters, cards, contest=setup.contest, starter=setup.starter))
    for line in lines:
        action = read_action(line, game.table)
        for event in decide(game, action):
            game = evolve(game, event)
    return tuple(event for event in game.history if isinstance(event, Event))
