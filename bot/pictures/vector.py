"""Drawings in a small part of SVG, as pictures of any size.

Known are `path` (M L H V C Q Z), `circle`, `ellipse`, `rect`, `g` and `use`, filled or stroked in plain
colours, moved by `matrix` or `rotate`. A dark contour surrounds all of a drawing, so that it stands on light
and on dark.
"""

import math
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import msgspec
from PIL import Image, ImageDraw

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]

BOX = 128
"""Every drawing is made in a square of this size."""
AROUND = 3
"""What is left free around it, for the contour."""
CONTOUR = 4.0
DARK = "#1b0f22"
IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)
TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
STEPS = 16
"""How many straight pieces make a curve."""


class Shape(msgspec.Struct, frozen=True):
    """One painted outline: filled, or drawn as a line of some width."""

    points: tuple[Point, ...]
    closed: bool
    fill: str | None
    stroke: str | None
    width: float


def shapes(source: str) -> tuple[Shape, ...]:
    """Everything that a drawing paints, the lowest first."""
    root = ElementTree.fromstring(source)
    named = {element.get("id", ""): element for element in root.iter()}
    return tuple(painted(root, named, IDENTITY, {}))


def painted(
    element: ElementTree.Element,
    named: dict[str, ElementTree.Element],
    matrix: Matrix,
    inherited: dict[str, str],
) -> Iterator[Shape]:
    """What an element and those inside it paint."""
    kind = element.tag.rpartition("}")[2]
    if kind == "defs":
        return
    matrix = combined(matrix, matrix_of(element))
    style = inherited | {key: element.attrib[key] for key in PAINT if key in element.attrib}
    if kind == "use":
        yield from painted(named[element.attrib["href"][1:]], named, matrix, style)
        return
    for child in element:
        yield from painted(child, named, matrix, style)
    for points, closed in outlines(kind, element.attrib):
        moved = tuple(apply(matrix, point) for point in points)
        fill, stroke = (
            None if style.get(key, other) == "none" else style.get(key, other)
            for key, other in (("fill", "#000000"), ("stroke", "none"))
        )
        yield Shape(moved, closed, fill, stroke, float(style.get("stroke-width", "1")))


PAINT = ("fill", "stroke", "stroke-width")


def matrix_of(element: ElementTree.Element) -> Matrix:
    """How an element is moved."""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", element.get("transform", ""))]
    if not numbers:
        return IDENTITY
    if len(numbers) == 3:
        return turned(*numbers)
    a, b, c, d, e, f = numbers
    return (a, b, c, d, e, f)


def turned(degrees: float, x: float, y: float) -> Matrix:
    """A turn around a point."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return (cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos)


def combined(outer: Matrix, inner: Matrix) -> Matrix:
    """The inner movement followed by the outer one."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * m + e,
        b * k + d * m + f,
    )


def apply(matrix: Matrix, point: Point) -> Point:
    """A point moved."""
    a, b, c, d, e, f = matrix
    x, y = point
    return a * x + c * y + e, b * x + d * y + f


def outlines(kind: str, given: dict[str, str]) -> Iterator[tuple[list[Point], bool]]:
    """The outlines of one element, and whether each is closed."""
    number = {key: float(value) for key, value in given.items() if re.fullmatch(r"-?[\d.]+", value)}
    if kind == "path":
        yield from path(given["d"])
    elif kind == "circle":
        yield oval(number["cx"], number["cy"], number["r"], number["r"]), True
    elif kind == "ellipse":
        yield oval(number["cx"], number["cy"], number["rx"], number["ry"]), True
    elif kind == "rect":
        yield (
            rounded(number["x"], number["y"], number["width"], number["height"], number.get("rx", 0.0)),
            True,
        )


def oval(x: float, y: float, wide: float, high: float) -> list[Point]:
    """An ellipse around a point."""
    angles = [2 * math.pi * step / (6 * STEPS) for step in range(6 * STEPS)]
    return [(x + wide * math.cos(angle), y + high * math.sin(angle)) for angle in angles]


def rounded(x: float, y: float, width: float, height: float, radius: float) -> list[Point]:
    """A rectangle with round corners."""
    corners = ((x + width, y, 3), (x + width, y + height, 0), (x, y + height, 1), (x, y, 2))
    found: list[Point] = []
    for corner_x, corner_y, quarter in corners:
        centre_x = corner_x + (radius if corner_x == x else -radius)
        centre_y = corner_y + (radius if corner_y == y else -radius)
        for step in range(STEPS + 1):
            angle = math.pi / 2 * (quarter + step / STEPS)
            found.append((centre_x + radius * math.cos(angle), centre_y + radius * math.sin(angle)))
    return found


def path(data: str) -> Iterator[tuple[list[Point], bool]]:
    """The outlines of a path's data; small letters count from the present point."""
    tokens = TOKEN.findall(data)
    points: list[Point] = []
    here, command, index = (0.0, 0.0), "", 0

    while index < len(tokens):
        if tokens[index].isalpha():
            command, index = tokens[index], index + 1
        if command in "Zz":
            yield points, True
            here, points = points[0], []
            continue
        if command in "Mm" and points:
            yield points, False
            points = []
        count = ARGUMENTS[command.upper()]
        numbers = [float(number) for number in tokens[index : index + count]]
        index += count
        ends = positions(command, numbers, here)
        points += [ends[0]] if count <= 2 else curve([here, *ends])
        here = ends[-1]
        command = {"M": "L", "m": "l"}.get(command, command)
    if points:
        yield points, False


ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}


def positions(command: str, numbers: list[float], here: Point) -> list[Point]:
    """The points that a command names."""
    x, y = here if command.islower() else (0.0, 0.0)
    if command in "Hh":
        return [(x + numbers[0], here[1])]
    if command in "Vv":
        return [(here[0], y + numbers[0])]
    return [(x + one, y + other) for one, other in zip(numbers[::2], numbers[1::2], strict=True)]


def curve(control: list[Point]) -> list[Point]:
    """A Bézier curve as straight pieces, without its beginning."""
    degree = len(control) - 1
    return [
        (
            sum(math.comb(degree, n) * (1 - t) ** (degree - n) * t**n * p[0] for n, p in enumerate(control)),
            sum(math.comb(degree, n) * (1 - t) ** (degree - n) * t**n * p[1] for n, p in enumerate(control)),
        )
        for t in (step / STEPS for step in range(1, STEPS + 1))
    ]


def rasterised(source: str, size: int, fine: int) -> Image.Image:
    """A drawing with its contour in a square of `size` pixels; first made `fine` times larger."""
    scale = size * fine / (BOX + 2 * AROUND)
    canvas = Image.new("RGBA", (size * fine, size * fine), (0, 0, 0, 0))
    draw = ImageDraw.Draw(canvas)
    found = shapes(source)
    for shape in found:
        line = 2 * CONTOUR + (shape.width if shape.stroke else 0)
        trace(draw, shape, scale, DARK if shape.fill else None, DARK, line)
    for shape in found:
        trace(draw, shape, scale, shape.fill, shape.stroke, shape.width)
    return canvas.resize((size, size), Image.Resampling.BOX, reducing_gap=None)


def trace(
    draw: ImageDraw.ImageDraw, shape: Shape, scale: float, fill: str | None, stroke: str | None, width: float
) -> None:
    """Paint one shape; lines have round ends and joints."""
    points = [((x + AROUND) * scale, (y + AROUND) * scale) for x, y in shape.points]
    if fill and len(points) > 2:
        draw.polygon(points, fill=fill)
    if not stroke:
        return
    ring = [*points, points[0]] if shape.closed else points
    broad = max(1, round(width * scale))
    draw.line(ring, fill=stroke, width=broad)
    for x, y in ring:
        half = broad / 2
        draw.ellipse((x - half, y - half, x + half, y + half), fill=stroke)
