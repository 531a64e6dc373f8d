"""Trying a set: what it counts, and what it says to bad input."""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Generator
from io import StringIO
from pathlib import Path

import pytest

from bot.automata import Level
from bot.game.sets import RECOMMENDED
from bot.simulate import Series, Tally, as_data, main
from bot.simulate.batches import BATCH, in_batches, run_batches
from bot.simulate.chart import draw
from bot.simulate.command import without_result
from bot.simulate.progress import Progress, clock
from bot.simulate.report import as_json, as_text
from bot.simulate.series import play_batch
from bot.simulate.tally import Use


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
    def results() -> Generator[int, None, None]:
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
        ("", "The number of players is missing: --players NUMBER; possible: 2 to 13."),
        ("--players 1", "'1' cannot be used; possible: 2 to 13."),
        ("--players 14", "'14' cannot be used; possible: 2 to 13."),
        ("--players x", "'x' cannot be used; possible: 2 to 13."),
        ("--players 8 --games 0", "'0' cannot be used; possible: 1 to 1000000000."),
        ("--players 8 --games many", "'many' cannot be used; possible: 1 to"),
        ("--players 8 --games 9" + "9" * 5000, "cannot be used; possible: 1 to"),
        ("--players 8 --seed x", "'x' cannot be used; possible: whole numbers."),
        ("--players 8 --level expert", "'expert' is no level; possible: novice, regular, master."),
        ("--players 8 --set=", "--set names no character; possible: recommended, or characters"),
        (
            "--players 7 --set=,",
            "names no character; possible: recommended, alternative, or characters",
        ),
        (
            "--players 8 --set Nobody,king,foe",
            "Nobody, foe: no such character; possible: recommended",
        ),
        ("--players 8 --set alternative", "is for 7 players; possible for 8: recommended, or characters"),
        ("--players 6 --set Alternative", "is for 7 players; possible for 6: recommended, or characters"),
        ("--players 8 --set judge", "1 card is too few, possible: 8 to 10. With these cards no number of"),
        ("--players 8 --set judge", "0 cards bring gold from the bank, possible: 1 or more"),
        ("--players 4 --set king,queen,bishop,cheat,thief,fool", "the judge is missing"),
        (
            "--players 3 --set judge,king,queen,bishop,widow,spy,peasant",
            "the peasant needs 8 players or more; 8 cards are too many, possible: 6. "
            "With these cards, possible: 8 players.",
        ),
        ("--players 8 --code=", "it has 0 letters and digits; possible: 8."),
        ("--players 8 --code abc", "it has 3 letters and digits; possible: 8."),
        ("--players 8 --code 1000-00%0", "'%' is in none; possible: 0123456789ABC"),
        ("--players 8 --code AAAA-AAAA", "it has another version; possible: codes that begin with 1."),
        ("--players 8 --code 1000-0000", "a letter or digit is wrong; possible: the code as it was shown"),
        ("--players 7 --set recommended --code 1000-0000", "--code: not allowed with argument --set"),
        ("--players 8 --plot /nowhere/at/all.png", "no folder /nowhere/at"),
        ("--players 8 --plot balance.docx", "possible endings of its name: .png, .svg, .pdf."),
        ("--players 8 --plot .", "possible endings"),
        ("--players 8 --plot " + "a" * 300 + ".png", "cannot be written"),
        ("--players 8 --contest never", "no way to contest; possible: together, clockwise"),
        ("--players 8 --set a\x1b[31mb", "'a\\x1b[31mb': no such set or character"),
        ("--bogus", "Unrecognized arguments: --bogus."),
        ("--players 8 --contest", "Argument --contest: expected one argument."),
    ],
)
def test_bad_input_says_what_is_possible(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments.split()) == 2
    printed = capsys.readouterr().err
    assert said in printed
    assert printed.count("\n") == 1


def test_names_may_be_written_in_any_case_and_order(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--players", "4", "--set", "Thief, KING,judge,queen ,Bishop,cheat", "--level", "NOVICE"]
    assert main([*given, "--games", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (tuple(data["set"]), data["level"]) == (RECOMMENDED[4], "novice")


def test_without_matplotlib_the_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["--players", "4", "--plot", "balance.png"]) == 2
    assert "-m pip install '.[plot]'" in capsys.readouterr().err


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
    text = as_text(as_data(Series(4, RECOMMENDED[4], Level.NOVICE, games=3), total))
    assert text.startswith("1 of 3 games (2 given up as endless), 4 players")


def test_what_was_never_announced_is_said_to_be_so_bug() -> None:
    # The shares of a character that nobody had claimed read like measurements: 0.0 %.
    total = play_batch(Series(4, RECOMMENDED[4], Level.NOVICE, games=1), range(1))
    data = as_data(Series(4, RECOMMENDED[4], Level.NOVICE, games=1), total)
    data["characters"]["king"]["announced_per_game"] = 0.0
    text = as_text(data)
    assert text.startswith("1 game, 4 players")
    assert [line.split() for line in text.splitlines() if line.startswith("king")] == [["king", "never"]]


def test_what_nobody_did_has_no_share_of_anything_bug(tmp_path: Path) -> None:
    # In the data and the picture, shares of a character that nobody had claimed read like measurements.
    tally = Tally(games=2, wins_by_seat=[1.0, 1.0], turns={19: 1, 34: 1}, endings={"money": 2})
    tally.uses = {"king": Use(announced=1, contested=1), "fool": Use()}
    data = as_data(Series(2, RECOMMENDED[2], games=2), tally)
    assert json.loads(as_json(data))["characters"] == {
        "king": {"announced_per_game": 0.5, "contested": 1.0, "true": 0.0, "win_share_when_used": None},
        "fool": {"announced_per_game": 0.0, "contested": None, "true": None, "win_share_when_used": None},
    }
    assert "median 26.5," in as_text(data)
    assert "king                   0.50     100.0%     0.0%         never" in as_text(data)
    draw(data, tmp_path / "balance.svg")


def test_contests_can_be_held_clockwise(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--players", "4", "--level", "novice", "--games", "1"]
    assert main([*given, "--contest", "Clockwise"]) == 0
    assert "novice automata, contests clockwise\n" in capsys.readouterr().out
    assert main([*given, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["contest"] == "together"


def test_without_a_result_it_is_told_why_bug() -> None:
    # When all games had been given up it was said that the first had been stopped.
    series = Series(4, RECOMMENDED[4], Level.NOVICE, games=3)
    assert without_result(series, Tally()) == "Stopped before the first game was over."
    assert without_result(series, Tally(endless=3)) == (
        "No game came to an end, so there is no result. "
        "Given up as endless after 20000 actions: 3 of 3 games."
    )


class Screen(StringIO):
    """A terminal to write to."""

    def isatty(self) -> bool:
        return True


def test_progress_tells_the_time_left_on_a_terminal_only() -> None:
    screen, file = Screen(), StringIO()
    for out in (screen, file):
        progress = Progress(3600, out)
        progress.began -= 10
        progress.advance(10)
    assert file.getvalue() == ""
    assert re.search(r"\] 10/3600, 0:59:5\d left", screen.getvalue()) or "1:00:0" in screen.getvalue()
    assert clock(3 * 3600 + 62.4) == "3:01:02"


PROGRAM = [sys.executable, "-m", "bot", "simulate", "--players", "4", "--level", "novice", "--games", "2"]


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_full_disk_is_told_in_a_line_bug(options: list[str]) -> None:
    # The result of a long series was lost in a traceback.
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run([*PROGRAM, *options], stdout=full, stderr=subprocess.PIPE, text=True)
    assert ended.returncode == os.EX_IOERR
    assert ended.stderr.splitlines()[1:] == ["The result could not be written: No space left on device."]


@pytest.mark.parametrize("kept", ["pipe", "nothing"])
def test_an_output_that_nobody_reads_is_told_in_a_line(kept: str) -> None:
    closed = "| head -0" if kept == "pipe" else ">&-"
    script = f"( {shlex.join(PROGRAM)}; echo rc $? >&2 ) {closed}"
    ended = subprocess.run(["sh", "-c", script], stderr=subprocess.PIPE, text=True)
    _, told, code = ended.stderr.splitlines()
    assert told.startswith("The result could not be written: ")
    assert code == f"rc {os.EX_IOERR}"
