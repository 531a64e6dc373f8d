"""The one palette of all pictures: plain colours, and steps between those that meet at smooth edges."""

from functools import cache

from PIL import Image, ImageColor

Colour = tuple[int, int, int]

NIGHT, DUSK = "#150b14", "#361a30"
"""Of the hall: its dark corners, and where the candles reach."""
FELT, LIGHT = "#281c4c", "#3d2b69"
"""Of the table: its edge, and its middle."""
CONTOUR, PLATE = "#1b0f22", "#120a16"
IVORY, PARCHMENT, SAND, FADED = "#fbf1dc", "#f3e4c4", "#d6c3a0", "#a597a8"
GOLD, BRASS, SHINE, BRONZE = "#f0c75e", "#b8802a", "#fff0b8", "#6f4a22"
CRIMSON, WINE, ROSE = "#c8324a", "#861b35", "#ec7384"
GREEN, PINE = "#3f9f70", "#24694a"
OF_ICONS = (
    *("#8d5cc0", "#5b3690", "#bb93e2", "#c3cede", "#7f8ca8", "#e8853a", "#a94f1e", "#5a93d8", "#33609c"),
    *("#9a6236", "#6b3f22", "#b09a78", "#8f89b8", "#5d5784"),
)
SKY, LIME, PINK, OCEAN = "#86cdf4", "#a9cf54", "#e58fd0", "#3f6fd8"
"""Only of lines that must be told apart."""
PLAIN = (
    IVORY,
    PARCHMENT,
    SAND,
    FADED,
    GOLD,
    BRASS,
    SHINE,
    BRONZE,
    CRIMSON,
    WINE,
    ROSE,
    GREEN,
    PINE,
    *OF_ICONS,
    SKY,
    LIME,
    PINK,
    OCEAN,
)
CLOTH = "#35265d"
"""The table where it is written upon."""
INKS = (
    *((IVORY, PLATE), (GOLD, PLATE), (FADED, PLATE), (CONTOUR, GOLD), (CONTOUR, IVORY), (IVORY, CLOTH)),
    *((GOLD, CLOTH), (BRONZE, GOLD), (CONTOUR, SAND), (GOLD, CRIMSON), (GOLD, WINE), (IVORY, DUSK)),
    *((GOLD, DUSK), (IVORY, PINE), (IVORY, WINE)),
)
"""What is written or drawn on what."""
SHADES, RINGS = 14, 4
"""How many steps the light takes in the hall, and on the table."""
LEVELS = 5
"""How many degrees of coverage are told apart at the edges of letters."""
CLEAR = ((0, 0), (1, 64), (2, 128), (3, 192))
"""The first entries are the night more or less transparent, for the picture's round corners."""


def rgb(colour: str) -> Colour:
    """A colour's three parts."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def between(one: str, other: str, share: float) -> Colour:
    """A mixture, `share` of it the other."""
    first, second = rgb(one), rgb(other)
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def steps(one: str, other: str, count: int) -> list[Colour]:
    """So many colours between two."""
    return [between(one, other, step / (count + 1)) for step in range(1, count + 1)]


def shades(edge: str, middle: str, count: int) -> list[Colour]:
    """From an edge's colour to the middle's, both included."""
    return [between(edge, middle, step / (count - 1)) for step in range(count)]


def hall() -> list[Colour]:
    """The walls from dark to lit."""
    return shades(NIGHT, DUSK, SHADES)


def felt() -> list[Colour]:
    """The table from its edge to its middle."""
    return shades(FELT, LIGHT, RINGS)


@cache
def colours() -> tuple[Colour, ...]:
    """Every entry of the palette."""
    found = [*hall(), *felt(), rgb(CONTOUR), rgb(PLATE)]
    found += [rgb(colour) for colour in PLAIN]
    for colour in PLAIN:
        found += steps(CONTOUR, colour, 2)
    for ink, ground in INKS:
        found += steps(ink, ground, LEVELS - 2)
    unique = tuple(dict.fromkeys(found))
    first = tuple(rgb(NIGHT) for _ in CLEAR)
    if len(first) + len(unique) > 256:
        raise ValueError("the palette holds 256 colours")
    return first + unique


@cache
def flat() -> bytes:
    """The palette as PNG has it."""
    return bytes(part for colour in colours() for part in colour)


@cache
def transparency() -> bytes:
    """How opaque the first entries are; all others are wholly so."""
    return bytes(alpha for _, alpha in CLEAR)


@cache
def nearest(colour: Colour) -> int:
    """The entry that looks most like a colour."""
    known = colours()
    return min(range(len(CLEAR), len(known)), key=lambda index: distance(known[index], colour))


def distance(one: Colour, other: Colour) -> float:
    """How different two colours look."""
    return sum(weight * (a - b) ** 2 for weight, a, b in zip((3, 4, 2), one, other, strict=True))


def index(colour: str) -> int:
    """The entry of a colour of the palette."""
    return nearest(rgb(colour))


@cache
def ramp(ink: str, ground: str) -> bytes:
    """The entry for each of the 256 degrees of coverage of a ground by an ink."""
    last = LEVELS - 1
    marks = [nearest(between(ground, ink, step / last)) for step in range(LEVELS)]
    return bytes(marks[(coverage * last + 127) // 255] for coverage in range(256))


@cache
def reference() -> Image.Image:
    """A picture that carries the opaque part of the palette."""
    picture = Image.new("P", (1, 1))
    opaque = colours()[len(CLEAR) :]
    filled = (*opaque, *(opaque[-1] for _ in range(256 - len(opaque))))
    picture.putpalette(bytes(part for colour in filled for part in colour))
    return picture


def reduced(picture: Image.Image) -> Image.Image:
    """A picture in plain colours as entries of the palette."""
    found = picture.convert("RGB").quantize(palette=reference(), dither=Image.Dither.NONE)
    last = len(colours()) - 1
    return Image.frombytes("L", picture.size, found.tobytes()).point(
        [min(last, n + len(CLEAR)) for n in range(256)]
    )
