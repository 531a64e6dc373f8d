"""Makes the golden logs: `python -m tests.golden.make`. Run it to add logs; those that exist are left alone.

A golden log's first line tells how the game stands when the log has been folded, what each seat knows, and
how it ends when it is played on with a seed; one stored event per line follows. It must stay true for ever.
"""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from bot.game import (
    ContestMode,
    Event,
    Game,
    GiveAnswer,
    TimeOut,
    begin,
    fold,
    legal_actions,
    said_ahead,
    step,
    view,
)
from bot.game.actions import Announce, Contest, Pass, PassUntilTurn
from bot.game.codec import encode
from bot.game.notation import write_position
from bot.game.questions import HearContests, Memorise, UsePower
from bot.game.sets import RECOMMENDED
from bot.game.state import ANSWERS_WAIT
from bot.game.view import View

FOLDER = Path(__file__).parent


def digest(known: View) -> str:
    """What a seat may know, as a short fingerprint that does not depend on how the program is written."""
    told = [[item.turn, *encode(item.event)] for item in known.history]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


def digests(game: Game) -> list[str]:
    """The fingerprints of every seat's view, then a spectator's."""
    return [digest(view(game, seat)) for seat in (*range(game.table.setup.layout.players), None)]


def play_on(game: Game, seed: int, most: int = 10_000) -> Game:
    """Play on with choices that a seed decides, until the game is over."""
    rng = Random(seed)
    for _ in range(most):
        if game.table.outcome is not None:
            break
        seat = rng.choice(game.table.awaited())
        if waits_to_be_given(game, seat) and rng.random() < 0.5:
            game, _ = step(game, GiveAnswer(seat))
        else:
            game, _ = step(game, rng.choice(legal_actions(game, seat)))
    return game


def waits_to_be_given(game: Game, seat: int) -> bool:
    """Whether a seat has said ahead what it will answer, in a game whose rules wait for that."""
    asked = isinstance(game.table.question, HearContests) and seat in game.table.awaited()
    return game.table.setup.rules >= ANSWERS_WAIT and asked and said_ahead(game, seat) is not None


def head(game: Game, seed: int) -> dict[str, object]:
    """The first line of a golden log."""
    return {
        "position": write_position(game),
        "views": digests(game),
        "seed": seed,
        "end": write_position(play_on(game, seed)),
    }


def asked_by(character: str, answers: int = 0) -> Callable[[Game], bool]:
    """Whether a character's power is waiting, after so many answers."""

    def reached(game: Game) -> bool:
        question, pending = game.table.question, game.pending
        waits = isinstance(question, UsePower) and question.character == character
        return waits and pending is not None and len(pending.answers) == answers

    return reached


def half_ready(game: Game) -> bool:
    return isinstance(game.table.question, Memorise) and len(game.table.question.ready) == 2


def half_answered(game: Game) -> bool:
    question = game.table.question
    some = sum(isinstance(answer, Contest) for answer in game.sealed) >= 1
    return isinstance(question, HearContests) and len(question.answered) >= 1 and some


def waiting_pass(game: Game) -> bool:
    return any(seat in game.standing and waits_to_be_given(game, seat) for seat in range(len(game.sealed)))


def waiting_contest(game: Game) -> bool:
    seats = [seat for seat, answer in enumerate(game.sealed) if isinstance(answer, Contest)]
    return any(waits_to_be_given(game, seat) for seat in seats)


def over(game: Game) -> bool:
    return game.table.outcome is not None


LOGS: dict[str, tuple[int, ContestMode, Callable[[Game], bool]]] = {
    "two_whole": (2, ContestMode.TOGETHER, over),
    "two_fool": (2, ContestMode.CLOCKWISE, asked_by("fool")),
    "three_whole": (3, ContestMode.CLOCKWISE, over),
    "three_witch": (3, ContestMode.TOGETHER, asked_by("witch")),
    "four_memorising": (4, ContestMode.TOGETHER, half_ready),
    "four_bishop": (4, ContestMode.TOGETHER, asked_by("bishop")),
    "five_half_answered": (5, ContestMode.TOGETHER, half_answered),
    "seven_half_heard": (7, ContestMode.CLOCKWISE, half_answered),
    "seven_spy_asked": (7, ContestMode.TOGETHER, asked_by("spy")),
    "seven_spy_looked": (7, ContestMode.CLOCKWISE, asked_by("spy", 1)),
    "eight_whole": (8, ContestMode.TOGETHER, over),
    "eight_fool": (8, ContestMode.TOGETHER, asked_by("fool")),
    "eleven_inquisitor": (11, ContestMode.CLOCKWISE, asked_by("inquisitor")),
    "thirteen_victim": (13, ContestMode.TOGETHER, asked_by("inquisitor", 1)),
    "thirteen_whole": (13, ContestMode.CLOCKWISE, over),
    "six_waiting_pass": (6, ContestMode.TOGETHER, waiting_pass),
    "nine_waiting_contest": (9, ContestMode.CLOCKWISE, waiting_contest),
    "ten_unhurried_whole": (10, ContestMode.CLOCKWISE, over),
    "twelve_unhurried_whole": (12, ContestMode.TOGETHER, over),
}


def search(players: int, contest: ContestMode, reached: Callable[[Game], bool], rng: Random) -> Game:
    """A random game at the moment asked for."""
    cards = RECOMMENDED[players]
    while True:
        shuffled = tuple(rng.sample(cards, len(cards)))
        game = fold(begin(players, cards, shuffled, contest=contest, starter=rng.randrange(players)))
        while not reached(game) and not over(game):
            if rng.random() < 0.02:
                game, _ = step(game, TimeOut(game.table.number))
                continue
            waiting = [seat for seat in range(players) if waits_to_be_given(game, seat)]
            if waiting and rng.random() < 0.2:
                game, _ = step(game, GiveAnswer(rng.choice(waiting)))
                continue
            offers = [offer for seat in range(players) if (offer := legal_actions(game, seat))]
            offer = rng.choice(offers)
            quiet = [action for action in offer if isinstance(action, Announce | Pass | PassUntilTurn)]
            game, _ = step(game, rng.choice(quiet if quiet and rng.random() < 0.5 else offer))
        if reached(game):
            return game


def main() -> None:
    for index, (name, (players, contest, reached)) in enumerate(LOGS.items()):
        path = FOLDER / f"{name}.jsonl"
        if path.exists():
            continue
        game = search(players, contest, reached, Random(index))
        events = [event for event in game.history if isinstance(event, Event)]
        stored = [json.dumps(encode(event)) for event in events]
        path.write_text("\n".join([json.dumps(head(game, index)), *stored]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
