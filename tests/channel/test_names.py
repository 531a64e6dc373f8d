"""Names that mean mischief: they are shown as they are, and nobody is notified by them."""

import unicodedata

from bot.playground import Guild

from .acting import announce, first_turns, get_ready
from .clicker import open_table
from .conftest import Running

NAMES = ("@everyone", "<@1> **x** `y` ||z||", "\u202egnihton\u2066", "👨‍👩‍👧‍👦" * 4 + "🎭🎭")


async def test_only_the_person_addressed_is_notified_whatever_people_are_called(
    bot: Running, guild: Guild
) -> None:
    people = [guild.member(name) for name in NAMES]
    watcher = guild.member("Watcher")
    await open_table(bot, people)
    ordered = await get_ready(bot, people)
    await first_turns(bot, ordered, "Card 1 in the centre")
    await announce(bot, ordered[0], "King")
    everybody = {person.id for person in people}
    for seen in watcher.sees().messages:
        assert len(seen.pinged) <= 1 or set(seen.pinged) == everybody
        for harm in ("@everyone", "**x**", "`y`", "||z||"):
            assert harm not in seen.text
        assert not any(unicodedata.bidirectional(one) in ("RLO", "LRI") for one in seen.text)
    turns = [seen.pinged for seen in watcher.sees().messages if len(seen.pinged) == 1]
    assert turns == [(person.id,) for person in (*ordered, ordered[0])]
    assert watcher.id not in {one for seen in watcher.sees().messages for one in seen.pinged}
