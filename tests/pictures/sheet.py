"""Everything that is drawn, to be looked at.

`python -m tests.pictures.sheet FOLDER` writes all icons at 20, 48 and 128 pixels, and every picture as a
phone shows it, 350 pixels wide, on Discord's light and dark backgrounds.
"""

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.pictures import Scene, draw
from bot.pictures.icons import NAMES, emoji_png

from .scenery import claim, deal, end, peek, reveal, sheets, table

LIGHT, DARK = "#ffffff", "#313338"
SIZES = (20, 48, 128)
PHONE = 350
COLUMNS = 6
GAP = 12


def scenes() -> Iterator[tuple[str, Scene]]:
    """All kinds of pictures, of small and large tables."""
    for players in (2, 3, 4, 8, 13):
        yield f"table-{players}", table(players)
        yield f"claim-{players}", claim(players)
        yield f"deal-{players}", deal(players)
    yield "table-13-ru", claim(13, "ru")
    yield "deal-13-ru", deal(13, "ru")
    yield from ((f"end-{players}", end(players)) for players in (2, 4, 8, 13))
    yield "reveal-2", reveal(2)
    yield "reveal-8", reveal(8)
    yield "reveal-8-fr", reveal(8, "fr")
    yield "peek-2", peek(2)
    yield "peek-8-hu", peek(8, "hu")
    yield from ((f"characters-{number}", scene) for number, scene in enumerate(sheets()))
    yield from ((f"characters-ru-{number}", scene) for number, scene in enumerate(sheets("ru")))


def icon_sheet() -> Image.Image:
    """All icons in all sizes, on light and on dark."""
    wide, high = sum(SIZES) + GAP * (len(SIZES) + 1), max(SIZES) + GAP
    rows = -(-len(NAMES) // COLUMNS)
    sheet = Image.new("RGB", (wide * COLUMNS, 2 * high * rows), LIGHT)
    for number, name in enumerate(NAMES):
        row, column = divmod(number, COLUMNS)
        icon = Image.open(BytesIO(emoji_png(name)))
        for below, ground in enumerate((LIGHT, DARK)):
            x, y = column * wide, (2 * row + below) * high
            sheet.paste(ground, (x, y, x + wide, y + high))
            for size in SIZES:
                small = icon.resize((size, size), Image.Resampling.LANCZOS)
                sheet.paste(small, (x + GAP, y + GAP // 2), small)
                x += size + GAP
    return sheet


def as_on_a_phone(scene: Scene) -> Image.Image:
    """A picture 350 pixels wide, on light and on dark."""
    picture = Image.open(BytesIO(draw(scene).png)).convert("RGBA")
    high = round(picture.height * PHONE / picture.width)
    small = picture.resize((PHONE, high), Image.Resampling.LANCZOS)
    sheet = Image.new("RGB", (2 * (PHONE + 2 * GAP), high + 2 * GAP), LIGHT)
    sheet.paste(DARK, (PHONE + 2 * GAP, 0, *sheet.size))
    for x in (GAP, PHONE + 3 * GAP):
        sheet.paste(small, (x, GAP), small)
    return sheet


def main(folder: Path) -> None:
    """Write everything."""
    folder.mkdir(parents=True, exist_ok=True)
    icon_sheet().save(folder / "icons.png")
    for name, scene in scenes():
        (folder / f"{name}.png").write_bytes(draw(scene).png)
        as_on_a_phone(scene).save(folder / f"{name}-phone.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
