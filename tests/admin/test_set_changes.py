"""What a change of a set brings with it: defaults, editors that are still open, and what is said of it."""

import pytest

from bot.game.sets import cards_of
from bot.playground import Guild, Member
from bot.render.sets import names_text, verdict_lines
from bot.servers.codes import read_code, write_code
from bot.servers.verdicts import examine
from tests.channel.conftest import Running

from .helpers import ADMIN, EIGHT, EN, make_set

SIX = ("Judge", "Bishop", "King", "Queen", "Witch", "Spy")


async def edit(moderator: Member, name: str, *characters: str) -> None:
    """Open a set in the editor and choose other characters."""
    await moderator.slash(f"{ADMIN} sets edit", name=name)
    await moderator.choose("Characters", *characters)


async def test_a_default_that_fits_no_more_is_dropped_and_said_so_bug(
    bot: Running, mona: Member, guild: Guild
) -> None:
    # The list went on calling it the default, and nobody was told that it was none.
    await make_set(mona, "Sabbath")
    await mona.slash(f"{ADMIN} sets default", players=8, name="Sabbath")
    assert "Default for 8 players" in (await mona.slash(f"{ADMIN} sets list"))
    await edit(mona, "Sabbath", *SIX)
    saved = await mona.click("Save")
    assert "It was the default for 8 players, but “Sabbath” no longer works" in saved
    assert "Games that have begun keep the old one" in saved
    assert "Default for" not in (await mona.slash(f"{ADMIN} sets list"))
    assert "default for 8 players: from “Sabbath” to “Recommended”" in (await mona.slash(f"{ADMIN} history"))
    assert (await bot.client.services.servers.settings(guild.id)).sets == {}


async def test_a_set_made_anew_is_not_the_one_that_was_open_bug(
    bot: Running, mona: Member, milo: Member, guild: Guild
) -> None:
    # The new set had the old one's version, so that the editor which still was open overwrote it.
    await make_set(mona, "Sabbath")
    await edit(milo, "Sabbath", *SIX)
    await mona.slash(f"{ADMIN} sets delete", name="Sabbath")
    await make_set(mona, "Sabbath", *EIGHT, "Cheat")
    assert "Somebody else changed “Sabbath” in the meantime" in (await milo.click("Save"))
    (found,) = (await bot.client.services.servers.catalogue(guild.id)).own
    assert found.cards is not None
    assert len(found.cards) == 9


async def test_an_import_that_nobody_can_play_says_why(bot: Running, mona: Member) -> None:
    refused = await mona.slash(f"{ADMIN} sets import", code=write_code(cards_of("bishop", "peasant")))
    assert "This set does not work with any number of players" in refused
    assert "the Judge is missing" in refused
    assert "Peasant: only for 8 or more players" in refused


def test_every_broken_condition_is_told_while_there_are_too_few_cards() -> None:
    lines = verdict_lines(examine(cards_of("judge", "bishop", "peasant")), EN)
    assert "- Peasant: only for 8 or more players" in lines
    assert "- there are only 4 cards; at least 6 are needed" in lines
    assert "- the only card does not bring gold from the bank; at least 1 must" in verdict_lines(
        examine(cards_of("judge")), EN
    )


def test_as_many_cards_are_named_as_there_are() -> None:
    assert names_text(cards_of("judge", "peasant"), EN) == "Judge and Peasant ×2"


@pytest.mark.parametrize("copied", ["`{}`", "**{}**", "“{}”", "{}\N{ZERO WIDTH SPACE}", " {}.", "||{}||"])
@pytest.mark.parametrize("dash", ["-", "\N{EM DASH}", "\N{NON-BREAKING HYPHEN}", "\N{MINUS SIGN}"])
def test_what_is_copied_along_with_a_code_does_not_matter(copied: str, dash: str) -> None:
    cards = cards_of("judge", "bishop", "king", "queen", "witch", "spy")
    assert read_code(copied.format(write_code(cards).replace("-", dash))) == cards
