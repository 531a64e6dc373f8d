"""Every character through the same test: each legal answer to its power is tried, contested or not."""

from collections.abc import Iterator

import pytest

from bot.game import Event, Game, fold, legal_actions, step
from bot.game.actions import Announce, Contest, Pass
from bot.game.characters import CHARACTERS
from bot.game.codec import decode, encode
from bot.game.events import CardShown, TurnBegan
from bot.game.notation.words import LETTERS
from bot.game.questions import TakeTurn, UsePower

from .fifth_turn import fifth_turn

CASES = [
    (name, players)
    for name, character in CHARACTERS.items()
    for players in (2, 3, 4, 5, 7, 8, 13)
    if players >= character.min_players
]


def endings(game: Game) -> Iterator[Game]:
    """Every way in which the power under way can go."""
    assert fold(stored(game)) == game
    if not isinstance(game.table.question, UsePower):
        yield game
        return
    (seat,) = game.table.awaited()
    answers = legal_actions(game, seat)
    assert answers
    for action in answers:
        yield from endings(step(game, action)[0])


def stored(game: Game) -> list[Event]:
    return [decode(*encode(event)) for event in game.history if isinstance(event, Event)]


@pytest.mark.parametrize("contested", [False, True])
@pytest.mark.parametrize(("name", "players"), CASES)
def test_every_legal_answer_leads_to_the_next_turn_or_the_end(
    name: str, players: int, contested: bool
) -> None:
    game = fifth_turn(name, players)
    layout = game.table.setup.layout
    assert game.table.on_turn == 0
    game, _ = step(game, Announce(0, name, 0))
    for seat in layout.others(0):
        answer = Contest(seat, layout.own(seat)[0]) if contested and seat == 1 else Pass(seat)
        game, _ = step(game, answer)
    ends = list(endings(game))
    assert ends
    for end in ends:
        table = end.table
        assert sum(table.gold) + table.court + table.bank == 194
        assert min(table.gold) >= 0
        assert sorted(end.cards) == sorted(game.cards)
        if table.outcome is None:
            assert isinstance(table.question, TakeTurn)
            assert (table.on_turn, table.turn) == (1, 6)
            assert table.question.forced is (1 in shown_last_turn(end))


def shown_last_turn(game: Game) -> set[int]:
    """The seats whose cards were turned up since the turn before began."""
    seats: set[int] = set()
    for event in reversed(game.history[:-1]):
        if isinstance(event, TurnBegan):
            break
        if isinstance(event, CardShown):
            seats.add(event.seat)
    return seats


def test_every_character_has_its_own_letter() -> None:
    assert len(set(LETTERS.values())) == len(CHARACTERS)
    assert all(len(letter) == 1 and letter.isupper() for letter in LETTERS.values())
