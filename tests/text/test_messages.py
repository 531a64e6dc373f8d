"""Every language says the same things, wholly and within Discord's limits."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from babel import Locale
from fluent.syntax.serializer import serialize_pattern

from bot.discord_ui.commands.mentions import COMMAND
from bot.game.sets import ORDER
from bot.text import FALLBACK, locales, words

from .messages import counted, found_in, messages, text_of, variables
from .used_keys import asked_for, wanted

OTHERS = [locale for locale in locales() if locale != FALLBACK]
NUMBERS = (0, 1, 2, 3, 5, 11, 13, 21, 22, 25, 101, 194)
COMMAND_NAME = re.compile(r"^[-_'\w]{1,32}$")
LIMITS = {
    "command-name-": 32,
    "command-": 100,
    "button-": 80,
    "stop-yes": 80,
    "stop-no": 80,
    "option-": 100,
    "speed-": 100,
    "contest-mode-": 100,
    "pick-": 150,
    "lobby-pick-": 150,
}


def test_there_are_six_languages() -> None:
    assert {"en", "fr", "de", "nl", "hu", "ru"} <= set(locales())


@pytest.mark.parametrize("locale", OTHERS)
def test_a_language_has_every_key_and_no_other(locale: str) -> None:
    ours, theirs = set(messages(FALLBACK)), set(messages(locale))
    assert not ours - theirs, "missing"
    assert not theirs - ours, "unknown"


def test_every_key_is_used() -> None:
    keys = set(messages(FALLBACK))
    certain, possible = wanted(keys)
    included = {name for message in messages(FALLBACK).values() for name in found_in(message).messages}
    forms = {f"character-{name}" for name in ORDER}
    unused = keys - certain - possible - included - forms
    assert not unused


def test_every_key_that_is_asked_for_exists() -> None:
    keys = set(messages(FALLBACK))
    certain, _ = wanted(keys)
    assert not (certain | set(asked_for())) - keys


@pytest.mark.parametrize("locale", OTHERS)
def test_every_message_needs_the_same_values(locale: str) -> None:
    differing = {
        key: (variables(FALLBACK, key), variables(locale, key))
        for key in messages(FALLBACK)
        if variables(FALLBACK, key) != variables(locale, key)
    }
    assert not differing


@pytest.mark.parametrize("locale", OTHERS)
def test_every_message_mentions_the_same_commands(locale: str) -> None:
    for key, message in messages(FALLBACK).items():
        theirs = messages(locale)[key]
        assert commands_in(message) == commands_in(theirs), key


def commands_in(message: Any) -> set[str]:
    return {match.group() for text in text_of(message) for match in COMMAND.finditer(text)}


@pytest.mark.parametrize("locale", locales())
def test_every_character_has_the_same_forms(locale: str) -> None:
    forms = {name: set(words(locale).forms(name)) for name in ORDER}
    assert len({frozenset(found) for found in forms.values()}) == 1, forms


@pytest.mark.parametrize("locale", locales())
def test_plurals_have_every_category_of_the_language(locale: str) -> None:
    plural = Locale(locale).plural_form
    needed = {plural(number) for number in range(200)}
    for key, message in messages(locale).items():
        for node in selections(message):
            keys = {getattr(variant.key, "name", None) for variant in node.variants}
            if "one" in keys:
                spoken = keys | {"other" if variant.default else None for variant in node.variants}
                lacking = needed - spoken - ({"few", "many", "other"} if same_beyond_one(node) else set())
                assert not lacking, f"{key} lacks {lacking}"


def selections(node: Any) -> Iterator[Any]:
    """Every choice in a message."""
    if type(node).__name__ == "SelectExpression" and type(node.selector).__name__ == "VariableReference":
        yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if hasattr(child, "span"):
                yield from selections(child)


def same_beyond_one(node: Any) -> bool:
    """Whether a choice tells only one from more, which some sentences may in any language."""
    return len([variant for variant in node.variants if hasattr(variant.key, "name")]) == 2


@pytest.mark.parametrize("locale", locales())
def test_no_choice_is_between_the_same_words(locale: str) -> None:
    needless = [
        key
        for key, message in messages(locale).items()
        for node in selections(message)
        if len({serialize_pattern(variant.value).strip() for variant in node.variants}) == 1
    ]
    assert not needless


@pytest.mark.parametrize("locale", locales())
def test_every_message_can_be_said_with_any_values(locale: str) -> None:
    language = words(locale)
    for key in messages(locale):
        for values in samples(locale, key):
            said = language.format(key, tuple(values.items()))
            assert said.strip() == said, key
            assert said or key == "", key
            assert not re.search(r"[{}$]|\?\?\?|None", said), said


def samples(locale: str, key: str) -> Iterator[dict[str, Any]]:
    """Values for a message: every plural, every character, and names of either beginning."""
    needed = sorted(variables(locale, key))
    numeric = counted(locale, key) | counted(FALLBACK, key)
    choices: list[tuple[Any, ...]] = []
    for name in needed:
        if name == "character":
            choices.append(ORDER)
        elif name in numeric:
            choices.append(NUMBERS)
        else:
            choices.append(("Anna", "Bob") if name in ("player", "host") else (f"‹{name}›",))
    for values in product(*choices):
        yield dict(zip(needed, values, strict=True))


@pytest.mark.parametrize("locale", locales())
def test_short_texts_keep_discords_limits(locale: str) -> None:
    longest = {"player": "W" * 32, "name": "Инквизитор · Inquisiteur"}
    for key in messages(locale):
        limit = next((limit for start, limit in LIMITS.items() if key.startswith(start)), None)
        if limit is None:
            continue
        for values in samples(locale, key):
            said = words(locale)(key, **values | {k: v for k, v in longest.items() if k in values})
            assert 0 < len(said) <= limit, f"{key}: {said}"
            assert "\n" not in said


@pytest.mark.parametrize("locale", locales())
def test_command_names_are_names(locale: str) -> None:
    names = {key: words(locale)(key) for key in messages(locale) if key.startswith("command-name-")}
    for key, name in names.items():
        assert COMMAND_NAME.match(name), key
        assert name == name.lower(), key
    assert len(set(names.values())) == len(names), "two commands of one name"


@pytest.mark.parametrize("locale", locales())
def test_paragraphs_are_not_broken_in_the_middle(locale: str) -> None:
    for key, message in messages(locale).items():
        for text in text_of(message):
            for line in text.split("\n")[1:]:
                assert not line[:1].islower(), f"{key}: a line goes on with {line[:30]!r}"


@pytest.mark.parametrize("locale", [locale for locale in locales() if locale != "nl"])
def test_plural_rules_of_coins(locale: str) -> None:
    coins = {
        "en": ("1 gold", "2 gold", "5 gold", "21 gold"),
        "fr": ("1 pièce d’or", "2 pièces d’or", "5 pièces d’or", "21 pièces d’or"),
        "de": ("1 Goldstück", "2 Goldstücke", "5 Goldstücke", "21 Goldstücke"),
        "hu": ("1 arany", "2 arany", "5 arany", "21 arany"),
        "ru": ("1 монета", "2 монеты", "5 монет", "21 монета"),
    }
    if locale in coins:
        assert tuple(words(locale)("gold", amount=amount) for amount in (1, 2, 5, 21)) == coins[locale]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("fr", "### Anna utilise le pouvoir de la Reine et choisit un joueur."),
        ("de", "### Anna nutzt die Fähigkeit der Königin und wählt einen Spieler."),
        ("nl", "### Anna gebruikt de eigenschap van de Koningin en kiest een speler."),
        ("hu", "### Anna a Királynő képességével játékost választ."),
        ("ru", "### Anna применяет способность Королевы и выбирает игрока."),
    ],
)
def test_a_character_stands_in_its_case(locale: str, said: str) -> None:
    assert words(locale)("ask-which-seat", player="Anna", character="queen") == said


def test_a_french_name_is_elided() -> None:
    assert words("fr")("card-of", player="Élodie") == "la carte d’Élodie"
    assert words("fr")("card-of", player="\\_anna") == "la carte d’\\_anna"
    assert words("fr")("card-of", player="Bob") == "la carte de Bob"
