"""Icons as the application's emojis: made once, used when they are there, never in the way."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.discord_ui.lifecycle import icons as lifecycle
from bot.discord_ui.lifecycle.icons import emoji_name
from bot.discord_ui.painting import planner
from bot.discord_ui.painting.delivery import INVALID_FORM, Attached, Delivery
from bot.discord_ui.painting.desired import Desired, desired_screens
from bot.discord_ui.painting.layout import Component, layout_of
from bot.playground import Guild, Standin
from bot.playground.standin.components import Kind, walk
from bot.playground.standin.faults import Status
from bot.playground.standin.world import EmojiState
from bot.render.icons import icon, with_icons
from bot.render.screen import Button, Emblem, Screen
from bot.store import Post
from bot.tables import Lobby, Seated
from tests.pixels import png

from .acting import announce, first_turns, seated, swap
from .conftest import Running, running_bot

KING, QUEEN = png(shade=1), png(shade=2)


def court() -> Mapping[str, bytes]:
    return {"king": KING, "queen": QUEEN}


def new_court() -> Mapping[str, bytes]:
    return {"king": KING, "queen": png(shade=3)}


def crown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every message a text with an icon and buttons with one."""

    def crowned(state: Lobby | Seated, posts: dict[str, Post], **options: Any) -> Desired:
        desired = desired_screens(state, posts, **options)
        newest = desired.screens[desired.newest]
        buttons = tuple(replace(button, icon="king") for button in newest.buttons)
        texts = (f"{icon('king')} Long live the King", *newest.texts)
        shown = replace(newest, texts=texts, buttons=buttons)
        return replace(desired, screens=desired.screens | {desired.newest: shown})

    monkeypatch.setattr(planner, "desired_screens", crowned)


def requests(standin: Standin, method: str) -> int:
    """How often emojis were asked for, made or deleted."""
    return sum(one == method and "/emojis" in path for one, path, _ in standin.rest.requests)


async def there(bot: Running) -> None:
    """Wait until the icons have been looked for."""
    async with asyncio.timeout(10):
        await bot.client.icons.there.wait()


def test_an_icon_goes_without_a_trace_where_there_is_none() -> None:
    text = "<:king:> King, **<:queen:> Queen**"
    assert with_icons(text, lambda name: None) == "King, **Queen**"
    assert with_icons(text, {"king": "<:k:1>"}.get) == "<:k:1> King, **Queen**"
    assert with_icons(r"\<\:king\:\> and <:king:12>", lambda name: "!") == r"\<\:king\:\> and <:king:12>"


def letters_in(components: list[Component]) -> int:
    """How many letters all texts have together, which Discord counts."""
    own = sum(len(one.get("content", "")) for one in components)
    return own + sum(letters_in(one.get("components", [])) for one in components)


async def test_icons_stay_away_where_the_text_would_be_too_long() -> None:
    emojis = {"king": discord.PartialEmoji(name="king", id=10**18)}
    many = Screen(tuple("<:king:> " + "x" * 30 for _ in range(36)), buttons=(Button("a", "A", icon="king"),))
    shown = layout_of(many, icons=emojis)
    assert letters_in(shown.to_components()) < 4000
    assert "<:king:1000000000000000000> x" in str(shown.to_components())
    long = replace(many, texts=("<:king:> " + "x" * 3980,))
    assert letters_in(layout_of(long, icons=emojis).to_components()) == 3980


async def test_what_only_tells_something_is_plain_text_and_a_question_stands_in_a_box() -> None:
    told = layout_of(Screen(("What happened",))).to_components()
    assert [one["type"] for one in told] == [10]
    asked = layout_of(Screen(("What now?",), asks="turn.1")).to_components()
    assert [one["type"] for one in asked] == [17]


async def test_icons_are_made_once_and_known_again(standin: Standin, guild: Guild, database: Path) -> None:
    async with running_bot(standin, database, icons=court) as bot:
        await there(bot)
        known = bot.client.delivery.icons
    assert {one.name for one in standin.world.emojis.values()} == {
        emoji_name("king", KING),
        emoji_name("queen", QUEEN),
    }
    assert (requests(standin, "GET"), requests(standin, "POST")) == (1, 2)
    async with running_bot(standin, database, icons=court) as bot:
        await there(bot)
        assert bot.client.delivery.icons == known
    assert (requests(standin, "GET"), requests(standin, "POST")) == (2, 2)


async def test_icons_are_shown_as_soon_as_they_are_there_and_until_then_words_are(
    standin: Standin, guild: Guild, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crown(monkeypatch)
    monkeypatch.setattr(lifecycle, "AGAIN_AFTER", 0.2)
    standin.faults.plan(Status(503), "POST /applications/*/emojis", times=6)
    async with running_bot(standin, database, icons=court) as bot:
        people = await seated(bot, guild)
        plain = people[0].sees().messages[-1]
        assert "Long live the King" in plain
        assert "<:" not in plain.text
        assert not any(button.get("emoji") for button in plain.buttons)
        await there(bot)
        await swap(bot, people[0], people[1].name)
        public = next(seen for seen in people[0].sees().newest_first() if not seen.ephemeral and seen.buttons)
        king = bot.client.delivery.icons["king"]
        assert f"{king} Long live the King" in public.text
        assert {button["emoji"]["id"] for button in public.buttons} == {str(king.id)}


async def test_a_restart_leaves_the_icons_on_open_messages_bug(
    standin: Standin, guild: Guild, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # They were drawn anew before it was known which icons there are, and stayed without.
    crown(monkeypatch)
    async with running_bot(standin, database, icons=court) as bot:
        await there(bot)
        people = await seated(bot, guild)
        assert "<:masc_king_" in people[0].sees().messages[-1].text
    standin.clock.move(3600)
    async with running_bot(standin, database, icons=court) as bot:
        await bot.settled()
        assert "<:masc_king_" in people[0].sees().messages[-1].text


async def test_a_message_with_an_icon_that_discord_refuses_is_sent_at_once_in_words(
    standin: Standin, guild: Guild, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crown(monkeypatch)
    async with running_bot(standin, database, icons=court) as bot:
        await there(bot)
        people = await seated(bot, guild)
        standin.faults.refuse_emojis()
        await swap(bot, people[0], people[1].name)
        public = next(seen for seen in people[0].sees().newest_first() if not seen.ephemeral and seen.buttons)
        assert "Long live the King" in public.text
        assert not any(button.get("emoji") for button in public.buttons)
        assert bot.client.icons.calm_until > 0
        await swap(bot, people[1], people[0].name)
        public = next(seen for seen in people[0].sees().newest_first() if not seen.ephemeral and seen.buttons)
        assert all(button.get("emoji") for button in public.buttons)


async def test_a_claim_shows_who_is_claimed_large_and_nothing_is_uploaded_for_that(
    standin: Standin, guild: Guild, database: Path
) -> None:
    async with running_bot(standin, database, icons=court) as bot:
        await there(bot)
        people = await seated(bot, guild)
        await first_turns(bot, people)
        await announce(bot, people[0], "King")
        claim = next(seen for seen in people[0].sees().newest_first() if seen.buttons and not seen.ephemeral)
        (section,) = (one for _, one in walk(claim.components) if one["type"] == Kind.SECTION)
        king = bot.client.delivery.icons["king"]
        assert section["accessory"]["media"]["url"] == king.url
        assert section["accessory"]["description"] == "King"
        assert "“I am the King!”" in section["components"][0]["content"]
        assert "Who dares?" in claim.text.partition(section["components"][0]["content"])[2]


@pytest.mark.parametrize("about", ["emoji", "media"])
async def test_an_emblem_that_discord_refuses_is_left_out_at_once(about: str) -> None:
    screen = Screen(("I am the King!",), asks="turn.1", emblem=Emblem("king", "King"))
    delivery = Delivery(discord.Client(intents=discord.Intents.none()), lambda scene: b"")
    delivery.icons = {"king": discord.PartialEmoji(name="king", id=10**18)}
    sent: list[str] = []

    async def send(layout: discord.ui.LayoutView, attached: Attached) -> None:
        sent.append(str(layout.to_components()))  # type: ignore[no-untyped-call]
        if "accessory" in sent[-1]:
            response = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(response, {"code": INVALID_FORM, "message": f"{about} is invalid"})

    await delivery.send(screen, send)
    assert ["accessory" in one for one in sent] == [True, False]
    delivery.artist.close()


async def test_an_emoji_that_somebody_deleted_is_made_again_at_once(
    standin: Standin, guild: Guild, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crown(monkeypatch)
    async with running_bot(standin, database, icons=court) as bot:
        await there(bot)
        standin.world.emojis.clear()
        await seated(bot, guild)
        async with asyncio.timeout(10):
            while len(standin.world.emojis) < 2:  # noqa: ASYNC110
                await asyncio.sleep(0.01)


async def test_old_icons_go_once_no_open_game_shows_them_and_strangers_stay(
    standin: Standin, guild: Guild, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lifecycle, "LOOK_AFTER", 0.05)
    standin.world.emojis[5] = EmojiState(5, "masc_of_a_stranger", "image/png", KING)
    async with running_bot(standin, database, icons=court) as bot:
        await there(bot)
        host = guild.member("Player 1")
        await host.slash("mascarade start")
        await bot.settled()
    old, new = emoji_name("queen", QUEEN), emoji_name("queen", png(shade=3))
    async with running_bot(standin, database, icons=new_court) as bot:
        await there(bot)
        names = {one.name for one in standin.world.emojis.values()}
        assert names == {emoji_name("king", KING), old, new, "masc_of_a_stranger"}
        await host.click("Table…")
        await host.click("Close the table")
        async with asyncio.timeout(10):
            while len(standin.world.emojis) > 3:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        names = {one.name for one in standin.world.emojis.values()}
        assert names == {emoji_name("king", KING), new, "masc_of_a_stranger"}
