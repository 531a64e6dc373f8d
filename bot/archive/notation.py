"""A whole game in the one-line notation: where it began, then every action, each in a line."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.game import (
    RULES_VERSION,
    Action,
    Event,
    Game,
    GiveAnswer,
    KeepSeat,
    ReturnSeat,
    Stop,
    TimeOut,
    begin,
    decide,
    fold,
)
from bot.game import events as e
from bot.game.actions import Announce, GetReady, Pass, PassUntilTurn, Peek, Swap
from bot.game.errors import IllegalAction, PowerDiverged
from bot.game.evolve import evolve
from bot.game.notation import BadNotation, read_action, read_position, write_action, write_position

OPENING = 2
"""How many events there are before anybody acts: the setup and the deal."""
UNREADABLE = "#"
"""Stands before what no action of today's rules brings about."""
RULES = "rules"
"""Stands before the version of the rules, where these are not today's."""
LONGEST = 40
"""So much of a line is quoted."""


def write_game(log: Sequence[Event]) -> str:
    """A log as lines."""
    game = fold(log[:OPENING])
    rules = game.table.setup.rules
    lines = [*([] if rules == RULES_VERSION else [f"{RULES} {rules}"]), write_position(game)]
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
    """The log that lines tell, played by the rules they name or those of today; BadNotation says which line
    cannot be."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    rules = rules_named(lines[0][1]) if lines else None
    lines = lines if rules is None else lines[1:]
    if not lines:
        raise BadNotation("it is empty")
    game = fold(opening(read_position(lines[0][1]), rules or RULES_VERSION))
    for number, line in lines[1:]:
        if line.startswith(UNREADABLE):
            raise BadNotation(f"line {number} is of older rules, which only the game's .json file can show")
        try:
            events = decide(game, read_action(line, game.table))
        except (BadNotation, IllegalAction) as error:
            raise BadNotation(f"line {number}, {line[:LONGEST]!r}, cannot be played ({error})") from error
        for event in events:
            game = evolve(game, event)
    return tuple(event for event in game.history if isinstance(event, Event))


def rules_named(line: str) -> int | None:
    """The version of the rules that a line names, if it does."""
    first, _, version = line.partition(" ")
    return int(version) if first == RULES and version.isdecimal() else None


def opening(position: Game, rules: int) -> list[Event]:
    """The setup and the deal of a game that begins with a position."""
    setup = position.table.setup
    began, *dealt = begin(
        setup.layout.players,
        setup.characters,
        position.cards,
        contest=setup.contest,
        starter=setup.starter,
    )
    assert isinstance(began, e.GameBegan)
    return [replace(began, rules=rules), *dealt]
