"""Messages of text and variables alone are filled in as Fluent would."""

import pytest

from bot.text import locales, words
from bot.text.simple import Simple, Variable, simple

VALUES = ("Anna", "", 'a "quoted" { name }', 0, 1, 21, 999)


def simple_messages(locale: str) -> dict[str, Simple]:
    """The messages of a language that are simple, by key."""
    bundle = words(locale).bundle
    found = {key: simple(bundle.get_message(key).value) for key in bundle._messages}
    return {key: one for key, one in found.items() if one is not None}


@pytest.mark.parametrize("locale", locales())
def test_a_simple_message_reads_as_fluent_writes_it(locale: str) -> None:
    bundle, found = words(locale).bundle, simple_messages(locale)
    assert len(found) > len(bundle._messages) / 2
    for key, message in found.items():
        names = [part.name for part in message.parts if isinstance(part, Variable)]
        for value in VALUES:
            values = dict.fromkeys(names, value)
            text, errors = bundle.format_pattern(bundle.get_message(key).value, values)  # type: ignore[arg-type]
            assert (message.filled(values), errors) == (str(text), []), key


def test_what_is_written_in_the_way_of_a_language_is_left_to_fluent() -> None:
    message = Simple((Variable("amount"), " gold"))
    assert message.filled({"amount": 999}) == "999 gold"
    assert [message.filled({"amount": one}) for one in (1000, -1, 2.5, True, None)] == [None] * 5
    assert message.filled({}) is None
    assert words("en")("picture-seat", place=1, player="Ada", amount=1234).startswith("1 Ada, 1,234")
