"""Names that run leftwards, both ways, or that nobody could see."""

import pytest

from bot.pictures.bidi import MIRRORED, as_they_stand, levels
from bot.pictures.lettering import MARK, Hand, drawable, line, runs, width


def standing(text: str) -> str:
    """The letters from left to right as they stand on paper."""
    depths = levels(text)
    turned = [
        letter.translate(MIRRORED) if depth % 2 else letter
        for letter, depth in zip(text, depths, strict=True)
    ]
    return "".join(as_they_stand(turned, depths))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("ניר Nir", "Nir רינ"),
        ("Nir ניר", "Nir רינ"),
        ("(ניר)", "(רינ)"),
        ("ניר (Nir)", "(Nir) רינ"),
        ("Nir (ניר)", "Nir (רינ)"),
        ("שלום 12", "12 םולש"),
        ("שלום abc 123", "abc 123 םולש"),
        ("Nir אב 12 גד!", "Nir דג 12 בא!"),
        ("שלום 10:30", "10:30 םולש"),
        ("Zoë (2)", "Zoë (2)"),
    ],
)
def test_letters_stand_in_the_order_of_their_scripts(text: str, shown: str) -> None:
    assert standing(text) == shown


def test_pieces_of_one_name_keep_their_blanks_and_brackets() -> None:
    assert [(piece, leftwards) for piece, _, leftwards in runs("ניר Nir", Hand.NAME)] == [
        ("Nir", False),
        ("ניר ", True),
    ]
    ((piece, used, leftwards),) = runs("(ניר)", Hand.NAME)
    assert (piece, used, leftwards) == ("(ניר)", Hand.FIGURE, True)


def test_a_bracket_opens_towards_what_it_holds() -> None:
    around, opening = line("(ו)", Hand.FIGURE, 40), line("(", Hand.FIGURE, 40)
    part = (0, 0, width("(", Hand.FIGURE, 40), around.height)
    assert around.crop(part).tobytes() == opening.crop(part).tobytes()


@pytest.mark.parametrize("name", ["❤️", "👩‍💻", "🏳️‍🌈", "👨‍👩‍👧", "\u200d", "\ufe0f\ufe0f"])
def test_a_name_of_nothing_but_pictures_is_a_mark_and_not_an_empty_plate_bug(name: str) -> None:
    assert drawable(name, Hand.NAME) == MARK


@pytest.mark.parametrize(
    ("name", "shown"), [("👩‍💻 Max ❤️", "Max"), ("1️⃣ Ann", "1 Ann"), ("می‌خواهم", "می‌خواهم")]
)
def test_only_what_joins_nothing_is_left_out(name: str, shown: str) -> None:
    assert drawable(name, Hand.NAME) == shown
