"""Trying a set: what it counts, and what it says to bad input."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.automata import Level
from bot.game.sets import RECOMMENDED
from bot.simulate import Series, Tally, as_data, main
from bot.simulate.batches import BATCH, in_batches, run_batches
from bot.simulate.picture import draw
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
        (["--players", "8", "--code", "MAS-0000-0000"], "--set"),
        (["--players", "3", "--set", "judge,king,queen"], "It suits no number of players"),
        (["--players", "8", "--games", "0"], "At least one"),
        (["--players", "8", "--plot", "/nowhere/at/all.png"], "no folder /nowhere/at"),
        (["--players", "8", "--plot", "balance.docx"], "can end in .png, .svg, .pdf"),
        (["--players", "8", "--plot", "."], "can end in"),
    ],
)
def test_bad_input_says_what_is_possible(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


def test_an_unknown_level_is_told_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ending:
        main(["--players", "8", "--level", "genius"])
    assert ending.value.code == 2
    said = capsys.readouterr().err
    assert all(level.value in said for level in Level)


def test_without_matplotlib_the_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["--players", "4", "--plot", "balance.png"]) == 2
    assert "pip install 'mascarade-bot[plot]'" in capsys.readouterr().err


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    series = Series(4, RECOMMENDED[4], Level.NOVICE, games=4)
    target = tmp_path / "balance.png"
    draw(as_data(series, play_batch(series, range(4))), target)
    assert target.read_bytes().startswith(b"\x89PNG")


def test_a_picture_that_cannot_be_written_is_told_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = tmp_path / "folder.png"
    taken.mkdir()
    assert main(["--players", "4", "--plot", str(taken)]) == 2
    printed = capsys.readouterr()
    assert "cannot be written" in printed.err
    assert printed.out == ""


def test_a_disk_that_fails_costs_only_the_picture(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--players", "4", "--level", "novice", "--games", "2", "--json", "--plot", "/proc/balance.png"]
    assert main(given) in (os.EX_IOERR, 2)  # Only root is let as far as to try.
    assert capsys.readouterr().err


def test_a_game_without_end_is_given_up_and_counted_apart() -> None:
    total = Tally()
    total.add(Tally(endless=2))
    total.add(play_batch(Series(4, RECOMMENDED[4], Level.NOVICE, games=1), range(1)))
    assert (total.games, total.endless) == (1, 2)
