"""What lies on the table: cards, coins, plates and badges, each drawn once."""

from functools import cache

from PIL import Image, ImageDraw

from . import palette
from .canvas import FINE, Sprite, blank, reduced, sprite
from .icons import icon
from .lettering import Hand, font

TABLE = palette.CLOTH
"""The felt where things usually lie."""
MINUS = "−"
PATTERN = 13
"""Of the cards' backs."""


def card_shape(draw: ImageDraw.ImageDraw, size: tuple[int, int], edge: str, ground: str) -> None:
    """A card's rounded edge."""
    wide, high = size[0] * FINE, size[1] * FINE
    radius = round(min(size) * 0.13) * FINE
    draw.rounded_rectangle((0, 0, wide - 1, high - 1), radius, fill=palette.CONTOUR)
    draw.rounded_rectangle((FINE, FINE, wide - FINE - 1, high - FINE - 1), radius - FINE, fill=edge)
    rim = 3 * FINE
    draw.rounded_rectangle((rim, rim, wide - rim - 1, high - rim - 1), radius - 2 * FINE, fill=ground)


@cache
def back(wide: int, high: int) -> Sprite:
    """A card face down: a harlequin's lozenges, and a mask."""
    sheet, draw = blank(wide, high)
    card_shape(draw, (wide, high), palette.GOLD, palette.WINE)
    inside, inner = blank(wide - 8, high - 8)
    step = PATTERN * FINE
    for row in range(-1, 2 * inside.height // step + 2):
        for column in range(-1, inside.width // step + 2):
            x = column * step + inside.width // 2 % step + (row % 2) * step // 2
            y = row * step * 3 // 4 + inside.height // 2 % step
            if row % 2:
                far = step * 3 / 4
                inner.polygon(
                    [(x - step / 2, y), (x, y - far), (x + step / 2, y), (x, y + far)], palette.CRIMSON
                )
    sheet.alpha_composite(inside, (4 * FINE, 4 * FINE))
    mask = mask_of(round(wide * 0.86))
    picture = reduced(sheet)
    picture.alpha_composite(mask, ((wide - mask.width) // 2, (high - mask.height) // 2))
    return sprite(picture, TABLE)


def mask_of(wide: int) -> Image.Image:
    """The mask of the icon for a card's back, alone."""
    return cut(icon("mask", wide))


def cut(picture: Image.Image) -> Image.Image:
    """A picture without the empty space around it."""
    box = picture.getchannel("A").getbbox()
    return picture.crop(box) if box else picture


@cache
def face(wide: int, high: int, character: str, size: int, lift: int = 0, dim: bool = False) -> Sprite:
    """A card face up: ivory, with the character's icon of some size, raised by `lift` pixels."""
    sheet, draw = blank(wide, high)
    card_shape(draw, (wide, high), palette.GOLD, palette.SAND if dim else palette.IVORY)
    picture = reduced(sheet)
    drawn = icon(character, size)
    picture.alpha_composite(drawn, ((wide - size) // 2, (high - size) // 2 - lift))
    return sprite(picture, TABLE)


@cache
def coin(size: int) -> Sprite:
    """A coin, to be written upon."""
    sheet, draw = blank(size, size)
    far = size * FINE - 1
    for inset, colour in ((0, palette.CONTOUR), (2, palette.BRASS), (5, palette.SHINE), (6, palette.GOLD)):
        edge = inset * FINE
        draw.ellipse((edge, edge, far - edge, far - edge), fill=colour)
    return sprite(reduced(sheet), TABLE)


@cache
def amount(number: int, size: int) -> Sprite:
    """A number in a dark ink, for a coin."""
    sheet = Image.new("RGBA", (size * 2, size * 2), (0, 0, 0, 0))
    draw = ImageDraw.Draw(sheet)
    draw.text((size, size), str(number), fill=palette.CONTOUR, font=font(Hand.FIGURE, size), anchor="mm")
    return sprite(cut(sheet), palette.GOLD)


@cache
def number(of: int, size: int, lit: bool) -> Sprite:
    """A seat's number on a small disc."""
    sheet, draw = blank(size, size)
    far = size * FINE - 1
    ground = palette.SHINE if lit else palette.PLATE
    for inset, colour in ((0, palette.CONTOUR), (1, palette.BRASS), (3, ground)):
        edge = inset * FINE
        draw.ellipse((edge, edge, far - edge, far - edge), fill=colour)
    ink = palette.CONTOUR if lit else palette.GOLD
    letters = font(Hand.FIGURE, round(size * 0.58) * FINE)
    draw.text((far / 2, far / 2), str(of), fill=ink, font=letters, anchor="mm")
    return sprite(reduced(sheet), TABLE)


@cache
def badge(name: str, size: int, ground: str = TABLE) -> Sprite:
    """An icon to be put anywhere."""
    return sprite(icon(name, size), ground)


@cache
def plate(wide: int, high: int, golden: bool) -> Sprite:
    """What a name is written upon."""
    sheet, draw = blank(wide, high)
    radius = min(high // 2, 16) * FINE
    far = (wide * FINE - 1, high * FINE - 1)
    draw.rounded_rectangle((0, 0, *far), radius, fill=palette.CONTOUR if golden else palette.BRONZE)
    inset = FINE * 3 // 2
    ground = palette.GOLD if golden else palette.PLATE
    draw.rounded_rectangle((inset, inset, far[0] - inset, far[1] - inset), radius - inset, fill=ground)
    return sprite(reduced(sheet), palette.NIGHT)


@cache
def change(by: int) -> Sprite:
    """Gold won or lost, on a small plate."""
    wide, high = 46, 28
    sheet, draw = blank(wide, high)
    far = (wide * FINE - 1, high * FINE - 1)
    ground = palette.PINE if by > 0 else palette.WINE
    for inset, colour in ((0, palette.CONTOUR), (2, ground)):
        edge = inset * FINE
        draw.rounded_rectangle((edge, edge, far[0] - edge, far[1] - edge), (14 - inset) * FINE, fill=colour)
    letters = font(Hand.FIGURE, 20 * FINE)
    said = f"{'+' if by > 0 else MINUS}{abs(by)}"
    draw.text((far[0] / 2, far[1] / 2), said, fill=palette.IVORY, font=letters, anchor="mm")
    return sprite(reduced(sheet), TABLE)


@cache
def halo(wide: int, high: int) -> Sprite:
    """Light around whoever is to act."""
    sheet, draw = blank(wide, high)
    far = (wide * FINE - 1, high * FINE - 1)
    for inset, colour in ((0, palette.BRONZE), (2, palette.BRASS), (4, palette.GOLD)):
        edge = inset * FINE
        draw.rounded_rectangle((edge, edge, far[0] - edge, far[1] - edge), (14 - inset) * FINE, fill=colour)
    return sprite(reduced(sheet), TABLE)


@cache
def bubble(name: str, size: int) -> Sprite:
    """What somebody claims to be, in a speech balloon whose tip points down to the left."""
    wide, high = size + 14, size + 22
    sheet, draw = blank(wide, high)
    for inset, colour in ((0, palette.CONTOUR), (2, palette.IVORY)):
        edge = inset * FINE
        draw.polygon(
            [
                (edge * 2, (high * FINE) - edge * 2),
                (10 * FINE + edge, (high - 24) * FINE),
                (30 * FINE - edge, (high - 16) * FINE),
            ],
            fill=colour,
        )
        box = (edge, edge, wide * FINE - 1 - edge, (high - 9) * FINE - edge)
        draw.rounded_rectangle(box, (16 - inset) * FINE, fill=colour)
    picture = reduced(sheet)
    picture.alpha_composite(icon(name, size), (7, 3))
    return sprite(picture, TABLE)


@cache
def dot(size: int) -> Sprite:
    """One of a row of dots."""
    sheet, draw = blank(size, size)
    far = size * FINE - 1
    draw.ellipse((0, 0, far, far), fill=palette.CONTOUR)
    draw.ellipse((FINE, FINE, far - FINE, far - FINE), fill=palette.SHINE)
    return sprite(reduced(sheet), TABLE)


@cache
def gauge(wide: int, high: int, share: int, fair: int | None) -> Sprite:
    """A bar that is full up to a share in percent, with a mark where it would be fair."""
    sheet, draw = blank(wide, high)
    far, low = wide * FINE - 1, high * FINE - 1
    radius = low // 2
    draw.rounded_rectangle((0, 0, far, low), radius, fill=palette.BRONZE)
    draw.rounded_rectangle((FINE, FINE, far - FINE, low - FINE), radius - FINE, fill=palette.PLATE)
    filled = max(low, round(far * min(share, 100) / 100))
    if share > 0:
        box = (2 * FINE, 2 * FINE, filled - 2 * FINE, low - 2 * FINE)
        draw.rounded_rectangle(box, radius - 2 * FINE, fill=palette.GOLD)
    if fair is not None:
        at = round(far * min(fair, 100) / 100)
        draw.rectangle((at - 2 * FINE, 0, at + 2 * FINE, low), fill=palette.CONTOUR)
        draw.rectangle((at - FINE, 0, at + FINE, low), fill=palette.IVORY)
    return sprite(reduced(sheet), palette.DUSK)
