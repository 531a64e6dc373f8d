"""The guided game: a newcomer who only reads the screen and clicks what it names gets through it."""

import re

from bot.playground import Guild, Member
from bot.playground.people.screen import Seen
from bot.text import locales, words

from .conftest import Running

MOST_CLICKS = 25
NAMED = re.compile(r"\*\*(.+?)\*\*")


def labels(seen: Seen) -> list[str]:
    """What can be clicked on a message."""
    return [button["label"] for button in seen.buttons]


def to_click(seen: Seen) -> list[str]:
    """The labels that the last line of a screen names, one after the other."""
    _, arrow, named = seen.text.rpartition("➜")
    return NAMED.findall(named) if arrow else []


async def click(person: Member, label: str) -> Seen:
    """Click the button of that label, or choose the option."""
    seen = person.sees().messages[-1]
    if label in labels(seen):
        answer = await person.click(label)
    else:
        (select,) = seen.selects
        answer = await person.choose(select["placeholder"], label)
    assert answer.message is not None
    assert answer.ephemeral
    return answer.message


async def test_a_newcomer_who_clicks_what_the_screen_names_gets_to_the_end_in_every_language(
    bot: Running, guild: Guild
) -> None:
    for language in locales():
        newcomer = guild.member(f"Anna {language}", locale="en-US" if language == "en" else language)
        answer = await newcomer.slash("mascarade learn")
        assert answer.message is not None
        seen, clicks = answer.message, 0
        while named := to_click(seen):
            seen = await click(newcomer, named[0])
            clicks += 1
            assert clicks < MOST_CLICKS
        assert clicks == 18
        assert words(language)("learn-story") in seen.text
        newcomer.reloads()
        assert str(newcomer.sees()) == "(nothing)"


async def test_another_click_brings_a_hint_and_the_same_step_and_one_can_begin_again(
    bot: Running, guild: Guild
) -> None:
    anna = guild.member("Anna")
    await anna.slash("mascarade learn")
    await anna.click("Begin")
    await anna.click("Ready")
    await anna.click("Swap – or not")
    mistaken = await click(anna, "⚙\N{NO-BREAK SPACE}Colombina")
    assert to_click(mistaken) == ["Card 1 in the centre", "Swap them"]
    hinted = await anna.click("Swap them")
    assert "click what the arrow shows" in hinted
    assert to_click(hinted.message or anna.sees().messages[-1])[1] == "Card 1 in the centre"
    anna.reloads()
    again = await anna.slash("mascarade learn")
    assert "Welcome to the ball" in again
    assert await bot.tables.store.open_games() == []


async def test_a_way_that_leads_elsewhere_brings_the_hint_as_well(bot: Running, guild: Guild) -> None:
    anna = guild.member("Anna")
    seen = await anna.slash("mascarade learn")
    assert seen.message is not None
    step = seen.message
    tried = 0
    while named := to_click(step):
        for elsewhere in {"Swap – or not", "Announce"}.intersection(labels(step)) - {named[0]}:
            hinted = await click(anna, elsewhere)
            assert words("en")("learn-not-now") in hinted.text
            assert to_click(hinted) == named
            tried += 1
        step = await click(anna, named[0])
    assert tried == 3
