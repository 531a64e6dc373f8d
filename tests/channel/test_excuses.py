"""Every refusal has words, also where the table it came from is not at hand."""

import pytest

from bot.discord_ui.interactions.replies import excuse
from bot.game import IllegalAction, Reason
from bot.lobby import LobbyReason, LobbyRefused
from bot.text import locales, words


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("error", [*map(IllegalAction, Reason), *map(LobbyRefused, LobbyReason)], ids=repr)
def test_every_refusal_has_words(error: Exception, locale: str) -> None:
    (text,) = excuse(error, words(locale))[0].texts
    assert text
    assert "$" not in text
