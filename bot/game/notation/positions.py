"""A position in one line."""

import re

from ..actions import Announce, Contest
from ..places import Layout, hands_of
from ..questions import HearContests, Memorise, TakeTurn, UsePower
from ..rules import EARLY_TURNS, GOLD_IN_ALL
from ..sets import MAX_PLAYERS, MIN_PLAYERS, in_order
from ..state import RULES_VERSION, ContestMode, EndReason, Game, Outcome, Setup, Table
from .moves import write_action
from .words import (
    LETTERS,
    SEATS,
    BadNotation,
    read_character,
    read_seat,
    read_seats,
    write_place,
    write_seats,
)


def write_position(game: Game) -> str:
    """The whole game in one line, secrets included; only its past is left out."""
    table = game.table
    setup, question = table.setup, table.question
    cards = [
        "".join(LETTERS[game.cards[place]] for place in setup.layout.own(seat))
        for seat in range(setup.layout.players)
    ]
    seats = [f"{letters}{gold}" for letters, gold in zip(cards, table.gold, strict=True)]
    centre = "".join(LETTERS[game.cards[place]] for place in setup.layout.centre_places())
    clauses = [" ".join([*seats, f"+{centre}"] if centre else seats)]
    clauses += [f"court {table.court}"] if table.court else []
    clauses += [f"turn {table.turn} of {SEATS[table.on_turn]}"]
    clauses += ["forced"] if isinstance(question, TakeTurn) and question.forced else []
    clauses += ["clockwise"] if setup.contest is ContestMode.CLOCKWISE else []
    clauses += [f"kept {write_seats(table.kept)}"] if table.kept else []
    if table.outcome is not None:
        won = f" won by {write_seats(table.outcome.winners)}" if table.outcome.winners else ""
        return ", ".join([*clauses, f"ended by {table.outcome.reason}{won}"])
    clauses += [f"passing {write_seats(game.standing)}"] if game.standing else []
    if isinstance(question, Memorise) and question.ready:
        clauses += [f"ready {write_seats(question.ready)}"]
    return ", ".join([*clauses, *write_announcement(game)])


def write_announcement(game: Game) -> list[str]:
    """What has become of this turn's announcement so far."""
    table = game.table
    said, layout, question = table.announcement, table.setup.layout, table.question
    if said is None:
        return []
    clauses = [write_action(Announce(said.by, said.character, said.card), layout)]
    clauses += [write_action(Contest(claim.seat, claim.card), layout) for claim in said.contests]
    if isinstance(question, HearContests):
        clauses += [f"answered {write_seats(question.answered)}"] if question.answered else []
        clauses += [f"({write_action(answer, layout)})" for answer in game.sealed if answer is not None]
        clauses += [f"{SEATS[question.asked]} asked"] if question.asked is not None else []
    if table.up:
        clauses += ["up " + " ".join(write_place(place, layout) for place, _ in table.up)]
    if game.pending is not None:
        clauses += [write_action(answer, layout) for answer in game.pending.answers]
    if isinstance(question, UsePower):
        clauses += [f"{SEATS[question.choice.by]} asked"]
    return clauses


def read_position(line: str) -> Game:
    """The game that a line describes: while memorising, at the start of a turn, or over."""
    first, *clauses = line.split(", ")
    layout, cards, gold = read_cards(first)
    said = read_clauses(clauses)
    if "turn" not in said:
        raise BadNotation("a position says whose turn it is")
    count, letter = said["turn"].split(" of ")
    turn, seat = int(count), read_seat(letter, layout)
    court = int(said.get("court", "0"))
    if sum(gold) + court > GOLD_IN_ALL:
        raise BadNotation(f"there are only {GOLD_IN_ALL} gold in all")
    outcome = read_outcome(said["ended"], gold, layout) if "ended" in said else None
    table = Table(
        setup=Setup(
            layout=layout,
            characters=in_order(cards),
            contest=ContestMode.CLOCKWISE if "clockwise" in said else ContestMode.TOGETHER,
            starter=(seat - max(turn - 1, 0)) % layout.players,
            rules=RULES_VERSION,
        ),
        gold=gold,
        court=court,
        bank=GOLD_IN_ALL - sum(gold) - court,
        turn=turn,
        number=turn + 1,
        question=None if outcome else read_question(turn, seat, said, layout),
        up=tuple(enumerate(cards)) if outcome or turn == 0 else (),
        kept=read_seats(said.get("kept", ""), layout),
        outcome=outcome,
    )
    standing = read_seats(said.get("passing", ""), layout)
    return Game(table=table, cards=cards, sealed=(None,) * layout.players, standing=standing)


def read_cards(clause: str) -> tuple[Layout, tuple[str, ...], tuple[int, ...]]:
    """The seats' cards and gold, and the centre's cards."""
    words = clause.split(" ")
    centre = words.pop()[1:] if words[-1].startswith("+") else ""
    players, hands = len(words), hands_of(len(words))
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadNotation(f"{players} seats are not between {MIN_PLAYERS} and {MAX_PLAYERS}")
    seats = [match for word in words if (match := re.fullmatch(rf"([A-Z]{{{hands}}})([0-9]{{1,4}})", word))]
    if len(seats) < players:
        raise BadNotation(f"each of {players} seats has {hands} card letters and its gold: {clause!r}")
    letters = "".join(match[1] for match in seats) + centre
    cards = tuple(read_character(letter) for letter in letters)
    return Layout(players, hands, len(centre)), cards, tuple(int(match[2]) for match in seats)


SOME_SEATS = "[A-M](?: [A-M])*"
CLAUSES = {
    "court": r"([0-9]{1,4})",
    "turn": r"([0-9]{1,4} of [A-M])",
    "forced": r"()",
    "clockwise": r"()",
    "kept": rf"({SOME_SEATS})",
    "passing": rf"({SOME_SEATS})",
    "ready": rf"({SOME_SEATS})",
    "ended": rf"by (\w+(?: won by {SOME_SEATS})?)",
}
"""What may be said after the cards: a first word and the pattern of what follows it."""


def read_clauses(clauses: list[str]) -> dict[str, str]:
    """What is said after the cards, by its first word."""
    said: dict[str, str] = {}
    for clause in clauses:
        word, _, rest = clause.partition(" ")
        match = re.fullmatch(CLAUSES[word], rest) if word in CLAUSES else None
        if match is None:
            raise BadNotation(f"no position can be read from {clause!r}")
        if word in said:
            raise BadNotation(f"{word!r} is said twice")
        said[word] = match[1]
    return said


def read_question(turn: int, seat: int, said: dict[str, str], layout: Layout) -> Memorise | TakeTurn:
    """What the table asks at the start of a turn, or before the first."""
    if "forced" in said and turn <= EARLY_TURNS:
        raise BadNotation("no card was turned up before the first turns were over")
    if "ready" in said and turn > 0:
        raise BadNotation("seats get ready only before the first turn")
    if turn == 0:
        ready = read_seats(said.get("ready", ""), layout)
        if len(ready) == layout.players:
            raise BadNotation("once all are ready the first turn begins")
        return Memorise(ready, tuple(seat for seat in range(layout.players) if seat not in ready))
    return TakeTurn(seat, early=turn <= EARLY_TURNS, forced="forced" in said, awaited=(seat,))


def read_outcome(said: str, gold: tuple[int, ...], layout: Layout) -> Outcome:
    """How the game ended."""
    reason, _, winners = said.partition(" won by ")
    if reason not in list(EndReason):
        raise BadNotation(f"no game ends by {reason!r}")
    return Outcome(EndReason(reason), read_seats(winners, layout), gold)
