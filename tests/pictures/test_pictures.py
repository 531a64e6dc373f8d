"""Pictures show what their viewer may know, fit a phone, and are the same for equal scenes."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.game.events import CardsSeen
from bot.game.sets import RECOMMENDED
from bot.pictures import Scene, describe, digest, draw, palette
from bot.pictures.deal import laid_out as laid_out_deal
from bot.pictures.drawing import Gallery, drawn
from bot.pictures.fitting import fitted
from bot.pictures.lettering import MARK, Hand, drawable, runs, shows
from bot.pictures.png import CAREFULLY, SWIFTLY, THOROUGHLY, png_of
from bot.pictures.ring import WIDTH
from bot.pictures.scenes import peek_scene, reveal_scene, table_scene
from bot.pictures.table import Heading, card_spots, heading, laid_out, middle_boxes, pots_box
from bot.pictures.threads import APART, clear_path, is_hidden
from bot.text import locales, words

from .scenery import (
    NAMES,
    announced,
    claim,
    contested,
    context_of,
    deal,
    end,
    peek,
    reveal,
    sheets,
    table,
    under_way,
)

SCENES: list[Scene] = [
    *(make(players) for make in (table, claim, deal) for players in range(2, 14)),
    *(make(players) for make in (reveal, peek, end) for players in (2, 3, 8, 13)),
    *sheets(),
    replace(sheets()[0], entries=sheets()[0].entries[:1]),
]


def name_of(scene: Scene) -> str:
    """What a test of a scene is called."""
    return type(scene).__name__


@pytest.mark.parametrize("scene", SCENES, ids=name_of)
def test_a_picture_is_small_has_a_palette_and_round_corners(scene: Scene) -> None:
    picture = draw(scene)
    shown = Image.open(BytesIO(picture.png))
    assert shown.mode == "P"
    assert shown.size == (picture.width, picture.height)
    assert picture.width == WIDTH
    assert picture.height <= 1.35 * WIDTH
    assert len(picture.png) < 60_000
    opaque = shown.convert("RGBA").getchannel("A")
    assert opaque.getpixel((0, 0)) == 0
    assert opaque.getpixel((WIDTH // 2, picture.height // 2)) == 255


@pytest.mark.parametrize("players", [2, 3])
def test_what_stands_in_the_middle_of_a_deal_covers_no_card_and_no_name(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = deal(players)
    titled = Image.open(BytesIO(drawn(scene).png)).convert("RGBA")
    monkeypatch.setattr("bot.pictures.deal.draw_title", lambda *given: None)
    untitled = Image.open(BytesIO(drawn(scene).png)).convert("RGBA")
    block, around = laid_out_deal(scene)
    for x, y in around.seats:
        left, top = x - block.wide // 2, y - block.high // 2
        box = (left, top, left + block.wide, top + block.high)
        assert titled.crop(box).tobytes() == untitled.crop(box).tobytes()


def test_the_thread_between_two_cards_runs_below_the_court_and_the_bank() -> None:
    across = replace(table(8), swapped=(0, 4))
    pictures = [drawn(replace(across, swapped=swapped)) for swapped in (across.swapped, None)]
    threaded, bare = (Image.open(BytesIO(one.png)).convert("RGBA") for one in pictures)
    box = pots_box(across, *laid_out(across))
    assert threaded.tobytes() != bare.tobytes()
    assert threaded.crop(box).tobytes() == bare.crop(box).tobytes()


@pytest.mark.parametrize("players", range(2, 14))
def test_the_thread_between_the_cards_of_any_two_seats_goes_around_what_lies_in_the_middle(
    players: int,
) -> None:
    plain = table(players)
    block, around = laid_out(plain)
    spots, hands = card_spots(plain, around, block), len(plain.seats[0].cards)
    for first, second in combinations(range(players * hands), 2):
        if first // hands == second // hands:
            continue
        below = middle_boxes(replace(plain, swapped=(first, second)), block, around)
        dots = clear_path((spots[first], spots[second]), around.middle, below, APART)
        assert sum(is_hidden(dot, below) for dot in dots) <= len(dots) / 4, (first, second)


def test_in_the_end_the_winner_stands_in_the_middle_and_no_name_is_cut_where_several_have_won() -> None:
    over = end(8)
    assert heading(over) == Heading("winner", next(seat.name for seat in over.seats if seat.winner))
    together = replace(over, seats=tuple(replace(seat, winner=True) for seat in over.seats))
    assert heading(together) == Heading("winner", "")
    two = replace(over, seats=tuple(replace(seat, winner=seat.name in NAMES[:4:3]) for seat in over.seats))
    assert heading(two) == Heading("winner", "Anna · Chloé")
    assert len({drawn(scene).png for scene in (over, together, two)}) == 3


@pytest.mark.parametrize("level", [SWIFTLY, CAREFULLY, THOROUGHLY])
def test_the_png_written_here_shows_every_entry_of_the_palette_as_the_library_does(level: int) -> None:
    entries = Image.new("L", (len(palette.colours()), 3))
    entries.putdata([*range(len(palette.colours()))] * 3)
    buffer = BytesIO()
    library = entries.copy()
    library.putpalette(palette.flat())
    library.save(buffer, "PNG", transparency=palette.transparency())
    ours, theirs = (Image.open(BytesIO(png)) for png in (png_of(entries, level), buffer.getvalue()))
    assert ours.convert("RGBA").tobytes() == theirs.convert("RGBA").tobytes()
    assert png_of(entries, level) == png_of(entries.copy(), level)


@pytest.mark.parametrize("players", range(2, 14))
def test_no_table_is_larger_for_being_encoded_swiftly_than_a_picture_may_be(players: int) -> None:
    picture = drawn(claim(players))
    assert len(picture.png) <= 40_000
    shown = Image.open(BytesIO(picture.png))
    shown.load()
    entries = Image.frombytes("L", shown.size, shown.tobytes())
    assert len(png_of(entries, CAREFULLY)) <= len(picture.png)


def test_what_is_encoded_swiftly_depends_on_nothing_that_was_encoded_before() -> None:
    first = drawn(claim(4)).png
    for players in (8, 5, 2):
        drawn(claim(players))
    assert drawn(claim(4)).png == first


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("scene", SCENES, ids=name_of)
def test_every_picture_has_a_description_that_discord_takes(scene: Scene, locale: str) -> None:
    assert 20 < len(describe(scene, words(locale))) <= 1024


@pytest.mark.parametrize("locale", locales())
def test_descriptions_in_each_language_name_everybody(locale: str) -> None:
    told = describe(table(13, locale), words(locale))
    assert all(name[:4] in told for name in NAMES)


def test_equal_scenes_give_equal_bytes_in_any_thread() -> None:
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(drawn, [claim(13)] * 8))
    assert len({picture.png for picture in found}) == 1


def test_the_same_scene_is_drawn_once_and_the_oldest_is_given_up() -> None:
    gallery = Gallery(room=len(draw(table(4)).png) + len(draw(table(5)).png))
    first = gallery.draw(table(4))
    assert gallery.draw(table(4)) is first
    gallery.draw(table(5))
    gallery.draw(table(6))
    assert gallery.draw(table(4)) is not first
    assert gallery.used <= gallery.room


@pytest.mark.parametrize("players", sorted(RECOMMENDED))
def test_hidden_cards_do_not_change_a_public_picture(players: int) -> None:
    game = announced(players)
    others = replace(game, cards=game.cards[::-1])
    assert others.cards != game.cards
    scenes = [table_scene(context_of(one)) for one in (game, others)]
    assert digest(scenes[0]) == digest(scenes[1])
    assert drawn(scenes[0]).png == drawn(scenes[1]).png


def test_a_card_face_down_is_in_no_scene() -> None:
    for players in (2, 3, 4, 8, 13):
        scene = table_scene(context_of(under_way(players)))
        assert not any(card for seat in scene.seats for card in seat.cards)
        assert not any(scene.centre)


def test_a_look_is_drawn_only_for_whoever_looked() -> None:
    scene = peek(8)
    assert scene.cards[0].face.label
    with pytest.raises(ValueError, match="only for whoever looked"):
        peek_scene(context_of(under_way(8)), CardsSeen(0, (0,), None))


def test_a_reveal_tells_who_was_right_and_who_was_not() -> None:
    scene = reveal(8)
    assert [one.right for one in scene.claimants].count(True) == 1
    assert len(scene.claimants) == 3
    assert all((one.face == scene.claimed.face) == one.right for one in scene.claimants)


def test_where_nobody_turned_a_card_up_there_is_no_reveal() -> None:
    context = context_of(announced(8))
    assert reveal_scene(context, [item.event for item in context.view.history]) is None


def test_what_a_turn_brought_is_shown_when_the_next_begins() -> None:
    scene = table_scene(context_of(contested(8)))
    assert scene.seats != table(8).seats


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("🦊 Foxy 🎭", "Foxy"),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("漢字 Bob", f"{MARK} Bob"),
        ("🦊🦊", MARK),
        ("Őry Űző", "Őry Űző"),
        ("Ёлка", "Ёлка"),
        ("\N{GEAR}\N{NO-BREAK SPACE}Bob", "Bob"),
        ("Anna \N{NO-BREAK SPACE} Bob", "Anna Bob"),
    ],
)
def test_a_name_is_drawn_in_letters_that_exist(name: str, shown: str) -> None:
    assert drawable(name, Hand.NAME) == shown


@pytest.mark.parametrize("hand", Hand)
def test_letters_that_no_font_has_are_a_mark_and_no_box_bug(hand: Hand) -> None:
    ((piece, used, _),) = runs(drawable("漢字", hand), hand)
    assert piece == MARK
    assert shows(used, MARK)


def test_names_from_right_to_left_keep_their_direction() -> None:
    pieces = runs("שלום Bob", Hand.NAME)
    assert [leftwards for _, _, leftwards in pieces] == [False, True]


@pytest.mark.parametrize("name", [*NAMES, "W" * 32])
def test_a_long_name_fits_its_plate(name: str) -> None:
    text = fitted(name, Hand.NAME, ((26, 1), (24, 2), (21, 2), (19, 2)), 147)
    assert text.width <= 147
    assert len(text.lines) <= 2
    if set(name) != {"W"}:
        assert "…" not in "".join(text.lines)


def test_no_line_begins_after_a_no_break_space_bug() -> None:
    # Pictures took every space for one at which a line may be broken, so that «— или нет» began a line.
    text = "поменять\N{NO-BREAK SPACE}— или\N{NARROW NO-BREAK SPACE}нет"
    lines = fitted(text, Hand.BODY, ((40, 3),), 190).lines
    assert lines == ("поменять\N{NO-BREAK SPACE}—", "или\N{NO-BREAK SPACE}нет")
