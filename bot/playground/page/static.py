"""The page's files, and what its server says itself before any script runs."""

import re
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from aiohttp import web

WEB = files(__package__) / "web"
TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}
WORDS = msgspec.json.decode(
    (WEB / "words.json").read_bytes(), type=dict[str, dict[str, str | dict[str, str]]]
)
FALLBACK = "en"
TEMPLATES = ("index.html", "missing.html", "player.html")
"""Never sent as they are."""


def find(name: str) -> Traversable | None:
    """A file of the page."""
    return next((one for one in WEB.iterdir() if one.name == name and name not in TEMPLATES), None)


def send(file: Traversable) -> web.Response:
    suffix = "." + file.name.rpartition(".")[2]
    return web.Response(body=file.read_bytes(), content_type=TYPES[suffix], charset="utf-8")


def index(locale: str) -> web.Response:
    """The page for somebody who speaks this language, not yet connected."""
    language = locale.partition("-")[0]
    return fill("index.html", 200, language, connecting=say(language, "connecting"))


def missing(status: int, accepted: str, key: str, *, is_open: bool, **values: str) -> web.Response:
    """A page that says in the reader's language what is not here, with a way back where there is one."""
    language = preferred(accepted)
    return fill(
        "missing.html",
        status,
        language,
        sentence=say(language, key, **values),
        back=f'<a class="button primary" href="/">{say(language, "back")}</a>' if is_open else "",
    )


def preferred(accepted: str) -> str:
    """The first language of an Accept-Language header that the page speaks."""
    wanted = (part.partition(";")[0].strip().partition("-")[0].casefold() for part in accepted.split(","))
    return next((one for one in wanted if one in WORDS), FALLBACK)


def say(language: str, key: str, **values: str) -> str:
    """A word of the page as HTML, with its {values} filled in."""
    text = WORDS[language if language in WORDS else FALLBACK][key]
    assert isinstance(text, str)
    return escape(re.sub(r"\{(\w+)\}", lambda found: values[found[1]], text))


def fill(name: str, status: int, language: str, **parts: str) -> web.Response:
    """A template with its $parts, which are HTML already."""
    text = (WEB / name).read_text(encoding="utf-8")
    filled = re.sub(r"\$(\w+)", lambda found: parts.get(found[1], language), text)
    return web.Response(status=status, text=filled, content_type="text/html")
