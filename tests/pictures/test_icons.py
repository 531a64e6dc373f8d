"""Every character and every sign of the game has an icon, told apart by its shape."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.game.characters import CHARACTERS
from bot.pictures.icons import DRAWINGS, NAMES, emoji_png, icon, initial

SIGNS = {"back", "gold", "court", "bank", "turn", "seen", "contested", "right", "wrong"}
SIGNS |= {"automaton", "winner"}
LIGHT, DARK = "#ffffff", "#313338"


def in_grey(name: str, ground: str) -> Image.Image:
    """An icon at 20 pixels, as somebody sees it who sees no colours."""
    small = icon(name, 128).resize((20, 20), Image.Resampling.LANCZOS)
    below = Image.new("RGBA", small.size, ground)
    below.alpha_composite(small)
    return below.convert("L")


def test_every_character_and_every_sign_has_a_drawing() -> None:
    assert set(CHARACTERS) | SIGNS <= set(DRAWINGS)
    assert set(NAMES) == set(DRAWINGS)


@pytest.mark.parametrize("name", NAMES)
def test_an_emoji_is_a_square_that_discord_takes(name: str) -> None:
    png = emoji_png(name)
    assert Image.open(BytesIO(png)).size == (128, 128)
    assert len(png) < 256 * 1024


@pytest.mark.parametrize("name", NAMES)
def test_nothing_of_an_icon_is_cut_off(name: str) -> None:
    alpha = icon(name, 128).getchannel("A")
    edges = [(0, 0, 128, 1), (0, 127, 128, 128), (0, 0, 1, 128), (127, 0, 128, 128)]
    assert all(sum(alpha.crop(edge).histogram()[128:]) == 0 for edge in edges)


@pytest.mark.parametrize("ground", [LIGHT, DARK])
@pytest.mark.parametrize("name", NAMES)
def test_an_icon_stands_out_at_20_pixels(name: str, ground: str) -> None:
    low, high = in_grey(name, ground).getextrema()
    assert isinstance(low, int)
    assert isinstance(high, int)
    assert high - low > 90


def difference(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures differ on average, from 0 to 255."""
    histogram = ImageChops.difference(one, other).histogram()
    return sum(level * count for level, count in enumerate(histogram)) / sum(histogram)


@pytest.mark.parametrize("pair", list(combinations(CHARACTERS, 2)), ids="-".join)
def test_characters_have_shapes_of_their_own(pair: tuple[str, str]) -> None:
    shapes = [icon(name, 128).getchannel("A").resize((20, 20)) for name in pair]
    assert difference(shapes[0], shapes[1]) > 12
    greys = [in_grey(name, DARK) for name in pair]
    assert difference(greys[0], greys[1]) > 20


def test_a_character_without_a_drawing_shows_its_letter() -> None:
    assert initial("M", 128).tobytes() != initial("W", 128).tobytes()
    assert initial("M", 128).getbbox() is not None
