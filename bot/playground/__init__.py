"""A Discord on loopback, for tests and for the playground in a browser.

    async with Standin(clock=Clock(scale=100)) as standin:
        guild = standin.guild("Court")
        anna = guild.member("Anna", locale="fr", permissions=("manage_guild",))
        with standin.pointing_discord_here():
            ...start the bot with standin.token...
            answer = await anna.slash("mascarade start", speed="live")
            assert answer.ephemeral and "Lobby" in answer
            await anna.click("Join")
            await anna.choose("Target", "Player 2")
            await anna.waits_for("your turn")
            assert "King" in anna.sees()

An action waits for the bot's answer; `InteractionFailed` and `NotThere` show the channel as that person
saw it. `standin.clock.move(seconds)` lets time pass; a stopped clock makes two equal runs equal byte for
byte (`anna.received()`). `standin.faults`, `standin.gateway` and the moderators' verbs of `Guild` and
`Channel` (`denies`, `archives`, `vanishes`, `removes_bot`, …) are the bad days. `standin.rest.refusals`
tells what was refused and why, `standin.rate_limits.exceeded` what met a rate limit.
"""

from bot.playground.people.attacker import Attacker
from bot.playground.people.guild import Channel, Guild
from bot.playground.people.member import Answer, InteractionFailed, Member, NotThere
from bot.playground.people.screen import Screen, Seen
from bot.playground.standin.clock import Clock
from bot.playground.standin.server import Standin

__all__ = [
    "Answer",
    "Attacker",
    "Channel",
    "Clock",
    "Guild",
    "InteractionFailed",
    "Member",
    "NotThere",
    "Screen",
    "Seen",
    "Standin",
]
