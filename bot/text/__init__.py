"""The words of the game in each language: Fluent messages, one folder per locale."""

import logging
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from babel import Locale
from babel.lists import format_list
from babel.plural import to_python
from fluent.runtime import FluentBundle, FluentResource

from .simple import Simple, simple

log = logging.getLogger(__name__)

FALLBACK = "en"
LOCALES = files(__name__) / "locales"
VOWELS = set("aeiouœæ")
SPOKEN = {"Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Nl", "No", "So"}
"""The kinds of characters of a name that are read aloud: letters, numbers and pictures."""
LISTS = {"en": "en_GB"}
"""How lists are written where our texts have no comma before the last item."""


class MissingText(KeyError):
    """A text key that not even the fallback language has."""


def initial(name: object) -> str:
    """INITIAL($player) in a message: whether a name begins like a vowel: «de Bob», «d'Anna», «d'Yves»."""
    decomposed = unicodedata.normalize("NFKD", str(name)).casefold()
    spoken = "".join(one for one in decomposed if unicodedata.category(one) in SPOKEN)
    if spoken[:1] == "y":
        return "vowel" if spoken[1:2].isalpha() and spoken[1:2] not in VOWELS else "other"
    return "vowel" if spoken[:1] in VOWELS else "other"


FUNCTIONS: dict[str, Any] = {"INITIAL": initial}
"""What messages may call, beside Fluent's own."""


class Words:
    """One language's messages."""

    def __init__(self, locale: str, bundle: FluentBundle, fallback: "Words | None") -> None:
        self.locale = locale
        self.bundle = bundle
        self.fallback = fallback
        self.say_once = lru_cache(maxsize=20_000)(self.format)
        self.list_once = lru_cache(maxsize=2000)(self.make_list)
        self.simple: dict[str, Simple | None] = {}
        """The messages that need no more than their variables."""
        self.plural = to_python(Locale.parse(locale).plural_form)
        self.lacking: set[str] = set()

    def __call__(self, key: str, /, **values: Any) -> str:
        """The message with its variables; a character's name brings all its forms along."""
        return self.say_once(key, tuple(values.items()))

    def format(self, key: str, values: tuple[tuple[str, Any], ...]) -> str:
        """The message made anew."""
        if not self.bundle.has_message(key):
            return self.fall_back(key, dict(values))
        message = self.bundle.get_message(key)
        if message.value is None:
            raise MissingText(key)
        given = self.with_forms(dict(values))
        if key not in self.simple:
            self.simple[key] = simple(message.value, self.pattern)
        found = self.simple[key]
        filled = None if found is None else found.filled(given, self.plural)
        if filled is not None:
            return filled
        text, errors = self.bundle.format_pattern(message.value, given)
        if errors:
            raise errors[0]
        return str(text)

    def pattern(self, key: str, attribute: str | None = None) -> object:
        """What a message, or an attribute of it, says before it is filled in, if it is there."""
        if not self.bundle.has_message(key):
            return None
        message = self.bundle.get_message(key)
        return message.value if attribute is None else message.attributes.get(attribute)

    def fall_back(self, key: str, values: Mapping[str, Any]) -> str:
        """The fallback language's message; logged once for each key."""
        if self.fallback is None:
            raise MissingText(key)
        self.note_lack(key)
        return self.fallback(key, **values)

    def note_lack(self, key: str) -> None:
        """Log a text that this language lacks, the first time it is wanted."""
        if key not in self.lacking:
            self.lacking.add(key)
            log.warning("no %s text for %s", self.locale, key)

    def with_forms(self, values: dict[str, Any]) -> dict[str, Any]:
        """The variables, with every grammatical form of a character named among them."""
        character = values.get("character")
        if character is not None:
            values |= self.forms(character)
        return values

    @cache  # noqa: B019 – a handful of languages live as long as the program
    def forms(self, character: str) -> dict[str, str]:
        """A character's name, plain and in each form its language declares."""
        key = f"character-{character}"
        if not self.bundle.has_message(key):
            if self.fallback is None:
                raise MissingText(key)
            self.note_lack(key)
            return self.fallback.forms(character)
        message = self.bundle.get_message(key)
        found = {"character": self.plain(message.value)}
        for form, pattern in message.attributes.items():
            found[f"character-{form}"] = self.plain(pattern)
        return found

    def plain(self, pattern: Any) -> str:
        """A pattern without variables."""
        text, errors = self.bundle.format_pattern(pattern)
        if errors:
            raise errors[0]
        return str(text)

    def character(self, name: str) -> str:
        """What is printed on the card."""
        return self.forms(name)["character"]

    def listing(self, items: Iterable[str]) -> str:
        """«a, b and c»."""
        return self.list_once(tuple(items))

    def make_list(self, items: tuple[str, ...]) -> str:
        """The same made anew."""
        return format_list(list(items), locale=LISTS.get(self.locale, self.locale))


@cache
def locales() -> tuple[str, ...]:
    """The languages there are, the fallback first."""
    found = sorted(
        folder.name for folder in LOCALES.iterdir() if folder.is_dir() and folder.name[0].isalpha()
    )
    return (FALLBACK, *(name for name in found if name != FALLBACK))


def known_language(locale: str) -> str | None:
    """The language of a locale such as `fr` or `en-GB`, if there are words for it."""
    language = locale.split("-")[0]
    return language if language in locales() else None


def words(locale: str) -> Words:
    """The words of a language, given as `fr` or `en-GB`; the fallback's if it is not there."""
    return words_of(known_language(locale) or FALLBACK)


@cache
def words_of(language: str) -> Words:
    """The same of a language that is there; reading its files takes a while, once."""
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    folder = LOCALES / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return Words(language, bundle, None if language == FALLBACK else words_of(FALLBACK))
