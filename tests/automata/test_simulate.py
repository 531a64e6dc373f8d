"""Trying a set: what it counts, and what it says to bad input."""

import json
from collections.abc import Iterator

import pytest

from bot.automata import Level
from bot.game.sets import RECOMMENDED
from bot.simulate import Series, as_data, main
from bot.simulate.batches import BATCH, in_batches, run_batches
from bot.simulate.play import play_batch


def test_a_tally_counts_every_game_once() -> None:
    series = Series(5, RECOMMENDED[5], Level.NOVICE, games=12)
    tally = play_batch(series, range(12))
    data = as_data(series, tally)
    assert tally.games == 12
    assert sum(data["win_share_by_starting_seat"]) == pytest.approx(1, abs=0.001)
    assert sum(data["endings"].values()) == pytest.approx(1, abs=0.001)
    assert set(data["characters"]) == set(RECOMMENDED[5])
    for use in tally.uses.values():
        assert max(use.contested, use.true) <= use.announced
        assert use.won <= use.used


def test_the_same_series_gives_the_same_tally() -> None:
    series = Series(4, RECOMMENDED[4], Level.NOVICE, games=5)
    assert play_batch(series, range(5)) == play_batch(series, range(5))


def test_batches_hold_every_game_once() -> None:
    assert [number for batch in in_batches(27) for number in batch] == list(range(27))


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["--players", "7", "--set", "alternative", "--level", "novice", "--games", "3", "--json"]) == 0
    )
    data = json.loads(capsys.readouterr().out)
    assert (data["players"], data["games"], data["level"]) == (7, 3, "novice")


def test_an_interrupt_keeps_what_there_is() -> None:
    def results() -> Iterator[int]:
        yield from run_batches(count, 40, workers=1)

    found = results()
    first = next(found)
    with pytest.raises(StopIteration):
        found.throw(KeyboardInterrupt)
    assert first == BATCH


def count(numbers: range) -> int:
    return len(numbers)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "14"], "2 to 13 players"),
        (["--players", "8", "--set", "nobody"], "recommended, alternative"),
        (["--players", "8", "--set", "alternative"], "It suits 6, 7 players"),
        (["--players", "8", "--code", "abc"], "--set"),
        (["--players", "8", "--games", "0"], "At least one"),
    ],
)
def test_bad_input_says_what_is_possible(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err
