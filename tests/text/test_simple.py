"""Messages of text and variables alone are filled in as Fluent would."""

from collections.abc import Iterator

import pytest

from bot.text import locales, words
from bot.text.simple import Choice, Simple, Variable, simple

VALUES = ("Anna", "", 'a "quoted" { name }', 0, 1, 21, 999)


def simple_messages(locale: str) -> dict[str, Simple]:
    """The messages of a language that are simple, by key."""
    language = words(locale)
    found = {key: simple(language.pattern(key), language.pattern) for key in language.bundle._messages}
    return {key: one for key, one in found.items() if one is not None}


@pytest.mark.parametrize("locale", locales())
def test_a_simple_message_reads_as_fluent_writes_it(locale: str) -> None:
    bundle, found = words(locale).bundle, simple_messages(locale)
    assert len(found) > len(bundle._messages) * 0.98
    chosen = 0
    for key, message in found.items():
        names, keys = {*names_in(message)}, {*keys_in(message)}
        chosen += bool(keys)
        for value in (*VALUES, *keys):
            values = dict.fromkeys(names, value)
            text, errors = bundle.format_pattern(bundle.get_message(key).value, values)  # type: ignore[arg-type]
            told = message.filled(values, words(locale).plural)
            assert (told or str(text), errors) == (str(text), []), key
            assert told is not None or (isinstance(value, str) and any(isinstance(one, int) for one in keys))
    assert chosen > 20


def names_in(message: Simple) -> Iterator[str]:
    """The variables of a message."""
    for part in message.parts:
        if isinstance(part, Variable):
            yield part.name
        elif isinstance(part, Choice):
            yield part.by
            for _, said in part.cases:
                yield from names_in(said)


def keys_in(message: Simple) -> Iterator[str | int]:
    """What the choices of a message are for."""
    for part in message.parts:
        if isinstance(part, Choice):
            for key, said in part.cases:
                yield key
                yield from keys_in(said)


def test_what_is_written_in_the_way_of_a_language_is_left_to_fluent() -> None:
    plural = words("en").plural
    coins = Choice("amount", (("one", Simple((" coin",))),), Simple((" coins",)))
    message = Simple((Variable("amount"), coins))
    assert message.filled({"amount": 999}, plural) == "999 coins"
    assert message.filled({"amount": 1}, plural) == "1 coin"
    for part in message.parts:
        only = Simple((part,))
        assert [only.filled({"amount": one}, plural) for one in (1000, -1, 2.5, True, None)] == [None] * 5
        assert only.filled({}, plural) is None
    assert words("en")("picture-seat", place=1, player="Ada", amount=1234).startswith("1 Ada, 1,234")
