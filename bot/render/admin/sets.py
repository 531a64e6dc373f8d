"""The sets of a server as its moderators see them: the list and the editor."""

from collections.abc import Mapping

from bot.game.sets import ORDER
from bot.servers.codes import write_code
from bot.servers.sets import BUILT_IN, MOST_SETS, NamedSet, SetCatalogue, SetReason, SetRefused
from bot.servers.verdicts import examine
from bot.text import Words

from ..roster import escape
from ..screen import Button, Option, Screen, Select, Style
from ..sets import counts_text, names_text, set_title, verdict_lines
from .ids import AdminId

PER_PAGE = 10


def sets_screen(catalogue: SetCatalogue, defaults: Mapping[str, str], page: int, words: Words) -> Screen:
    """The sets with their cards and codes, a page of them."""
    pages = -(-len(catalogue.all) // PER_PAGE)
    page = min(page, pages - 1)
    shown = catalogue.all[page * PER_PAGE : (page + 1) * PER_PAGE]
    title = words("sets-title", own=len(catalogue.own), most=MOST_SETS, page=page + 1, pages=pages)
    lines = [title, *(set_entry(found, defaults, words) for found in shown)]
    return Screen(tuple(lines), buttons=page_buttons("shelf", page, pages, words))


def set_entry(found: NamedSet, defaults: Mapping[str, str], words: Words) -> str:
    """A set in the list."""
    title, counts = set_title(found.name, words), counts_text(found.counts, words)
    key = "sets-built-in" if found.name in BUILT_IN else "sets-own"
    lines = [words(key, set=title, counts=counts)]
    if found.cards is None:
        lines.append(words("sets-recommended-why"))
    else:
        code = write_code(found.cards)
        lines.append(words("sets-cards", characters=names_text(found.cards, words), code=code))
    chosen = sorted(
        int(count) for count, name in defaults.items() if name == found.name and found.fits(int(count))
    )
    if chosen:
        lines.append(words("sets-default-for", counts=counts_text(chosen, words)))
    return "\n".join(lines)


def page_buttons(
    verb: str, page: int, pages: int, words: Words, *, newest_first: bool = False
) -> tuple[Button, ...]:
    """Buttons to the pages around one; where the newest is first, the next page tells of earlier things."""
    back, on = ("button-later", "button-earlier") if newest_first else ("button-previous", "button-next")
    buttons = []
    if page > 0:
        buttons.append(Button(str(AdminId(verb, page - 1, "back")), words(back)))
    if page + 1 < pages:
        buttons.append(Button(str(AdminId(verb, page + 1, "on")), words(on)))
    return tuple(buttons)


def editor(name: str, version: int, cards: tuple[str, ...], words: Words, above: str = "") -> Screen:
    """The editor: which characters, and beneath it at once what that set is good for."""
    verdict = examine(cards)
    code = write_code(cards)
    texts = [above, words("editor-title" if version else "editor-title-new", set=escape(name))]
    if cards:
        texts.append(words("editor-cards", count=len(cards), characters=names_text(cards, words)))
    texts.append("\n".join(verdict_lines(verdict, words)))
    options = tuple(Option(one, words.character(one), chosen=one in cards) for one in ORDER)
    select = Select(
        str(AdminId("draft", version, name)), words("editor-pick"), options, count=len(options), least=0
    )
    buttons = [Button(str(AdminId("drop")), words("button-discard"))]
    if verdict.playable:
        texts.append(words("editor-code", code=code))
        save = str(AdminId("save", version, f"{code}.{name}"))
        buttons.insert(0, Button(save, words("button-save"), Style.PRIMARY))
    return Screen(tuple(text for text in texts if text), selects=(select,), buttons=tuple(buttons))


def set_refusal(error: SetRefused, words: Words) -> str:
    """Why a set is not stored, changed or used."""
    if error.reason is SetReason.TOO_MANY:
        return words("set-refuse-too-many", most=MOST_SETS)
    return words(f"set-refuse-{error.reason}", set=set_title(error.name, words))
