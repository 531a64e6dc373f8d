"""Share codes: every set comes back, every slip is told."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.sets import ORDER, RECOMMENDED, cards_of
from bot.playground import Member, Standin
from bot.servers.codes import DIGITS, LENGTH, BadCode, CodeReason, checksum, read_code, write_code
from tests.channel.conftest import Running

from .helpers import ADMIN, make_set


def encoded(version: int, bits: int, check: int) -> str:
    number = (version << 26 | bits) << 9 | check
    return "".join(DIGITS[number >> shift & 31] for shift in range(35, -1, -5))


def test_every_set_of_characters_comes_back() -> None:
    codes = set()
    for size in range(len(ORDER) + 1):
        for characters in combinations(ORDER, size):
            code = write_code(cards_of(*characters))
            assert read_code(code) == cards_of(*characters)
            codes.add(code)
    assert len(codes) == 2 ** len(ORDER)


def test_a_code_stays_what_it_is_for_ever() -> None:
    assert write_code(RECOMMENDED[13]) == "12DG-WQ4Y"
    assert write_code(RECOMMENDED[4]) == "1090-R38J"


def test_case_hyphens_spaces_and_misread_letters_do_not_matter() -> None:
    assert read_code(" 12dg wq4y ") == RECOMMENDED[13]
    assert read_code("l0-90r38j") == RECOMMENDED[4]
    assert read_code("IO9Or38j") == RECOMMENDED[4]


@pytest.mark.parametrize(
    ("code", "reason", "what"),
    [
        ("12DG-WQ4!", CodeReason.DIGIT, "!"),
        ("12DG-WQ4U", CodeReason.DIGIT, "U"),
        ("１２DG-WQ4Y", CodeReason.DIGIT, "１"),
        ("", CodeReason.LENGTH, "0"),
        ("12DG-WQ4", CodeReason.LENGTH, "7"),
        ("12DG-WQ4Y-12DG", CodeReason.LENGTH, "12"),
        ("22DG-WQ4Y", CodeReason.VERSION, ""),
        ("12DG-WQ4Z", CodeReason.CHECKSUM, ""),
        ("12GD-WQ4Y", CodeReason.CHECKSUM, ""),
        (encoded(1, 1, checksum(1)), CodeReason.CHARACTER, ""),
    ],
)
def test_a_bad_code_says_what_is_wrong(code: str, reason: CodeReason, what: str) -> None:
    with pytest.raises(BadCode) as error:
        read_code(code)
    assert (error.value.reason, error.value.what) == (reason, what)


@given(st.text(max_size=60))
def test_anything_else_is_refused_calmly(text: str) -> None:
    try:
        cards = read_code(text)
    except BadCode:
        return
    assert write_code(cards).replace("-", "")


@given(st.sampled_from(range(LENGTH)), st.sampled_from(DIGITS))
def test_a_single_slip_is_nearly_always_noticed(place: int, digit: str) -> None:
    code = write_code(RECOMMENDED[9]).replace("-", "")
    slipped = code[:place] + digit + code[place + 1 :]
    if slipped != code:
        with pytest.raises(BadCode):
            read_code(slipped)


async def test_a_code_brings_a_set_to_another_server(bot: Running, mona: Member, standin: Standin) -> None:
    code = (await make_set(mona, "Sabbath")).text.split("`")[1]
    nora = standin.guild("Elsewhere").member("Nora", permissions=("manage_guild",))
    assert f"Saved: “{code[:4]}\\-{code[5:]}” for 8" in (await nora.slash(f"{ADMIN} sets import", code=code))
    named = await nora.slash(f"{ADMIN} sets import", code=code.lower(), name="From friends")
    assert "Saved: “From friends” for 8 players" in named
    for wrong, why in (
        ("abcd!", "it can’t contain “\\!”"),
        ("@everyone", "it can’t contain"),
        ("1", "has 8 letters and digits; this one has 1"),
        ("Z" * 8, "another version"),
        ("12DG-WQ4Z", "a typo in that code"),
        (encoded(1, 1, checksum(1)), "characters that this game does not have"),
        (write_code(cards_of("judge", "witch")), "This set does not work with any number of players"),
        (code, "There is already a set called"),
    ):
        assert why in (await nora.slash(f"{ADMIN} sets import", code=wrong))
