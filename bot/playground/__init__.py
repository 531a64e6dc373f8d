"""A Discord on loopback, for tests and for the playground in a browser.

async with Standin() as standin:
    guild = standin.guild("Court")
    anna = guild.member("Anna", locale="fr")
    with standin.pointing_discord_here():
        ...start the bot with standin.token...
        answer = await anna.slash("mascarade start", speed="live")
        await anna.click("Join")
        await anna.choose("Target", "Player 2")
        assert "your turn" in anna.sees()
"""

from bot.playground.attackers import Attacker
from bot.playground.clock import Clock
from bot.playground.people import Answer, InteractionFailed, Member, NotThere
from bot.playground.places import Channel, Guild
from bot.playground.standin import Standin

__all__ = [
    "Answer",
    "Attacker",
    "Channel",
    "Clock",
    "Guild",
    "InteractionFailed",
    "Member",
    "NotThere",
    "Standin",
]
