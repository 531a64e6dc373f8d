"""Commands, components and modals, and every way to answer them."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.playground import Clock, Guild, InteractionFailed, Standin
from bot.playground.people.typed_commands import CannotType
from tests.playground.fixtures import Api
from tests.playground.tiny_bot import TinyBot, interaction_data, running, until

Press = Callable[[discord.Interaction], Awaitable[Any]]


def view_of(*items: discord.ui.Item[Any]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def asking_bot(press: Press, *items: discord.ui.Item[Any], ephemeral: bool = False) -> TinyBot:
    """A bot whose /ask shows some items and whose answer to a press is the test's."""
    bot = TinyBot()
    bot.pressed = press

    @bot.tree.command(description="Ask")
    async def ask(interaction: discord.Interaction) -> None:
        view = view_of(*(items or (discord.ui.Button(label="Go", custom_id="go"),)))
        await interaction.response.send_message("Well?", view=view, ephemeral=ephemeral)

    return bot


async def test_options_of_every_kind_arrive_typed(standin: Standin, guild: Guild) -> None:
    bot, anna, got = TinyBot(), guild.member("Anna"), dict[str, Any]()
    group = app_commands.Group(name="game", description="Game", guild_only=True)
    inner = app_commands.Group(name="seat", description="Seat", parent=group)

    @inner.command(name="take", description="Take")
    @app_commands.choices(speed=[app_commands.Choice(name="Live", value="live")])
    async def take(
        interaction: discord.Interaction,
        who: discord.Member,
        where: discord.TextChannel,
        count: app_commands.Range[int, 2, 13],
        sure: bool,
        speed: str = "slow",
        share: float = 0.5,
        role: discord.Role | None = None,
    ) -> None:
        got.update(who=who, where=where, count=count, sure=sure, speed=speed, share=share, role=role)
        await interaction.response.send_message("ok")

    bot.tree.add_command(group)
    async with running(bot, standin):
        place = guild.general
        options: dict[str, Any] = {"who": anna, "where": place, "count": 5, "sure": True}
        await anna.slash("game seat take", **options, speed="Live", share=0.25, role=guild)
        assert (got["who"].id, got["where"].id, got["count"], got["sure"]) == (anna.id, place.id, 5, True)
        assert (got["speed"], got["share"], got["role"].id) == ("live", 0.25, guild.id)
        for wrong in ({"count": 14}, {"speed": "warp"}, {"sure": "yes"}, {"who": 5}, {"colour": "red"}):
            with pytest.raises(CannotType):
                await anna.slash("game seat take", **(options | wrong))
        for typed in ("nothing", "game", "game seat", "game seat give"):
            with pytest.raises(CannotType):
                await anna.slash(typed)
        with pytest.raises(CannotType, match="required"):
            await anna.slash("game seat take", who=anna)


async def test_autocomplete_suggests_while_typing(standin: Standin, guild: Guild) -> None:
    bot, anna = TinyBot(), guild.member("Anna", locale="fr")

    @bot.tree.command(description="Rules")
    async def rules(interaction: discord.Interaction, character: str, page: int = 1) -> None:
        await interaction.response.send_message(character)

    @rules.autocomplete("character")
    async def complete(interaction: discord.Interaction, text: str) -> list[app_commands.Choice[str]]:
        names = [f"{name} {interaction.namespace.page}" for name in ("King", "Queen") if text in name]
        return [app_commands.Choice(name=name, value=name.lower()) for name in names]

    async with running(bot, standin):
        assert await anna.completes("rules", "character", "Ki", page=3) == ["King 3"]
        assert (await anna.slash("rules", character="king")).text == "king"


async def test_commands_can_be_typed_in_ones_language(standin: Standin, guild: Guild, api: Api) -> None:
    class French(app_commands.Translator):
        async def translate(
            self,
            string: app_commands.locale_str,
            locale: discord.Locale,
            context: app_commands.TranslationContext[Any, Any],
        ) -> str | None:
            return {"play": "jouer", "Play": "Jouer"}.get(string.message) if locale.value == "fr" else None

    class Translated(TinyBot):
        async def setup_hook(self) -> None:
            await self.tree.set_translator(French())
            await super().setup_hook()

    bot, anna, ben = Translated(), guild.member("Anna", locale="fr"), guild.member("Ben")

    @bot.tree.command(name=app_commands.locale_str("play"), description=app_commands.locale_str("Play"))
    async def play(interaction: discord.Interaction) -> None:
        assert interaction.command is not None
        await interaction.response.send_message(f"{interaction.locale.value} {interaction.command.name}")

    async with running(bot, standin):
        assert (await anna.slash("jouer")).text == "fr play"
        with pytest.raises(CannotType):
            await ben.slash("jouer")
        fetched = await bot.tree.fetch_commands()
        path = f"/applications/{standin.world.application_id}/commands"
        _, listed = await api("GET", path)
        assert "name_localizations" not in listed[0]
        _, listed = await api("GET", path + "?with_localizations=true")
        assert listed[0]["name_localizations"] == {"fr": "jouer"}
        edited = await fetched[0].edit(description="Other")
        assert edited.description == "Other"
        await fetched[0].delete()
        assert await bot.tree.fetch_commands() == []


async def test_commands_of_one_guild_stay_there(standin: Standin, guild: Guild) -> None:
    bot, here, there = TinyBot(), guild.member("Anna"), standin.guild("Elsewhere").member("Ben")

    @bot.tree.command(description="Local", guild=discord.Object(guild.id))
    async def local(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    async with running(bot, standin):
        await bot.tree.sync(guild=discord.Object(guild.id))
        assert (await here.slash("local")).text == "here"
        with pytest.raises(CannotType):
            await there.slash("local")


async def test_only_the_permitted_are_offered_a_command(standin: Standin, guild: Guild) -> None:
    bot, anna = TinyBot(), guild.member("Anna")
    host = guild.member("Host", permissions=("manage_guild",))

    @bot.tree.command(description="Config")
    @app_commands.default_permissions(manage_guild=True)
    async def config(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{interaction.permissions.manage_guild}")

    async with running(bot, standin):
        assert (await host.slash("config")).text == "True"
        with pytest.raises(CannotType):
            await anna.slash("config")
        guild.general.denies(host, "use_application_commands")
        with pytest.raises(CannotType):
            await host.slash("config")


async def test_an_interaction_tells_all_that_discord_tells(standin: Standin) -> None:
    guild = standin.guild("Salon", locale="fr")
    anna, seen = guild.member("Anna", locale="de"), []

    async def press(interaction: discord.Interaction) -> None:
        seen.append(interaction)
        await interaction.response.defer()

    async with running(asking_bot(press), standin):
        await anna.slash("ask")
        guild.general.denies(None, "send_messages")
        await anna.click("Go")
    interaction = seen[0]
    assert interaction.guild_locale is not None
    assert (interaction.locale.value, interaction.guild_locale.value) == ("de", "fr")
    assert interaction.filesize_limit == 10 * 1024 * 1024
    assert interaction.is_guild_integration()
    assert interaction.context.guild
    assert interaction.permissions.send_messages
    assert not interaction.app_permissions.send_messages
    assert interaction.message is not None
    assert interaction.message.interaction_metadata is not None
    assert interaction.message.interaction_metadata.user.id == anna.id
    assert interaction.user.created_at < interaction.created_at
    assert interaction.entitlements == []


@pytest.mark.parametrize("ephemeral", [False, True])
async def test_a_click_can_change_its_message(standin: Standin, guild: Guild, ephemeral: bool) -> None:
    async def press(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="Gone", view=None)

    anna = guild.member("Anna")
    async with running(asking_bot(press, ephemeral=ephemeral), standin):
        await anna.slash("ask")
        answer = await anna.click("Go")
        assert (answer.text, answer.ephemeral) == ("Gone", ephemeral)
        assert anna.sees().buttons == []


async def test_a_deferred_click_can_still_change_its_message(standin: Standin, guild: Guild) -> None:
    async def press(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Changed")
        original = await interaction.original_response()
        assert original.content == "Changed"

    anna = guild.member("Anna")
    async with running(asking_bot(press), standin):
        await anna.slash("ask")
        await anna.click("Go")
        await until(lambda: "Changed" in anna.sees())


async def test_a_deferred_answer_is_shown_when_it_is_there(standin: Standin, guild: Guild) -> None:
    anna, ben = guild.member("Anna"), guild.member("Ben")

    async def press(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert "is thinking" in anna.sees()
        assert "is thinking" not in ben.sees()
        await interaction.edit_original_response(content="Done")

    async with running(asking_bot(press), standin):
        await anna.slash("ask")
        answer = await anna.click("Go")
        assert (answer.text, answer.ephemeral) == ("Done", True)


async def test_the_first_follow_up_after_a_deferral_is_the_answer(standin: Standin, guild: Guild) -> None:
    async def press(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("First", ephemeral=False)
        await interaction.followup.send("Second", ephemeral=False)

    anna, ben = guild.member("Anna"), guild.member("Ben")
    async with running(asking_bot(press), standin):
        await anna.slash("ask")
        answer = await anna.click("Go")
        assert (answer.text, answer.ephemeral) == ("First", True)
        await until(lambda: "Second" in ben.sees())
        assert "First" not in ben.sees()


async def test_follow_ups_can_be_edited_fetched_and_deleted(standin: Standin, guild: Guild) -> None:
    done = asyncio.Event()

    async def press(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("One", ephemeral=True)
        second = await interaction.followup.send("Two", ephemeral=True, wait=True)
        await second.edit(content="Two again")
        third = await interaction.followup.send("Three", wait=True)
        assert (await interaction.followup.fetch_message(third.id)).content == "Three"
        await third.delete()
        await interaction.delete_original_response()
        done.set()

    anna, ben = guild.member("Anna"), guild.member("Ben")
    async with running(asking_bot(press), standin):
        await anna.slash("ask")
        await anna.click("Go")
        await asyncio.wait_for(done.wait(), 5)
        assert "Two again" in anna.sees()
        assert "One" not in anna.sees()
        assert "Three" not in anna.sees()
        assert "Two" not in ben.sees()


async def test_an_ephemeral_answer_can_carry_a_file(standin: Standin, guild: Guild) -> None:
    async def press(interaction: discord.Interaction) -> None:
        file = discord.File(io.BytesIO(b"picture"), "card.png")
        layout = discord.ui.LayoutView()
        layout.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://card.png")))
        await interaction.response.send_message(view=layout, file=file, ephemeral=True)

    anna = guild.member("Anna")
    async with running(asking_bot(press), standin):
        await anna.slash("ask")
        answer = await anna.click("Go")
        assert answer.message is not None
        assert answer.message.attachments[0]["filename"] == "card.png"
        media = answer.message.components[0]["items"][0]["media"]
        assert media["url"] == answer.message.attachments[0]["url"]


async def test_selects_of_strings_and_of_people(standin: Standin, guild: Guild) -> None:
    async def press(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            ",".join(interaction_data(interaction)["values"]), ephemeral=True
        )

    anna, ben = guild.member("Anna"), guild.member("Ben")
    options = [discord.SelectOption(label=f"Player {n}", value=f"p{n}") for n in range(3)]
    pair: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        placeholder="Pair", options=options, min_values=2, max_values=2
    )
    people: discord.ui.UserSelect[discord.ui.View] = discord.ui.UserSelect(placeholder="Who", custom_id="who")
    async with running(asking_bot(press, pair, people), standin):
        await anna.slash("ask")
        assert (await anna.choose("Pair", "Player 0", "Player 2")).text == "p0,p2"
        assert (await anna.choose("Who", ben)).text == str(ben.id)
        for wrong in (("Player 0",), ("Player 0", "Player 0"), ("Player 0", "Player 9")):
            with pytest.raises(CannotType):
                await anna.choose("Pair", *wrong)


async def test_a_modal_is_filled_in_and_sent(standin: Standin, guild: Guild) -> None:
    class Form(discord.ui.Modal, title="Form"):
        name: discord.ui.TextInput["Form"] = discord.ui.TextInput(
            label="Name", custom_id="name", min_length=2
        )
        which: discord.ui.Label["Form"] = discord.ui.Label(
            text="Which", component=discord.ui.Select(options=[discord.SelectOption(label="A", value="a")])
        )

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.edit_message(
                content=f"{self.name.value} {self.which.component.values}"  # type: ignore[attr-defined]
            )

    async def press(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.send_modal(Form())

    anna = guild.member("Anna")
    async with running(asking_bot(press), standin):
        await anna.slash("ask")
        form = await anna.click("Go")
        assert form.modal is not None
        with pytest.raises(CannotType):
            await anna.submit(form, {"Name": "x", "Which": "A"})
        answer = await anna.submit(form, {"Name": "Anna", "Which": "A"})
        assert answer.text == "Anna ['a']"


async def test_three_seconds_to_acknowledge(standin: Standin, guild: Guild, clock: Clock) -> None:
    errors: list[int] = []

    async def press(interaction: discord.Interaction) -> None:
        clock.move(3)
        with pytest.raises(discord.NotFound) as failure:
            await interaction.response.send_message("Late")
        errors.append(failure.value.code)

    anna = guild.member("Anna")
    async with running(asking_bot(press), standin):
        await anna.slash("ask")
        with pytest.raises(InteractionFailed, match="Well"):
            await anna.click("Go")
        await until(lambda: errors == [10062])
        assert anna.received()[-1].event == "INTERACTION_FAILURE"


@pytest.mark.waits
async def test_three_real_seconds_on_a_stopped_clock(guild: Guild, standin: Standin, clock: Clock) -> None:
    async def press(interaction: discord.Interaction) -> None:
        pass

    anna = guild.member("Anna")
    async with running(asking_bot(press), standin):
        await anna.slash("ask")
        clock.stop()
        with pytest.raises(InteractionFailed):
            await anna.click("Go")


async def test_fifteen_minutes_of_token(standin: Standin, guild: Guild, clock: Clock) -> None:
    seen: list[discord.Interaction] = []

    async def press(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Now", ephemeral=True)
        seen.append(interaction)

    anna = guild.member("Anna")
    async with running(asking_bot(press), standin):
        await anna.slash("ask")
        await anna.click("Go")
        clock.move(14 * 60)
        await seen[0].edit_original_response(content="Later")
        assert "Later" in anna.sees()
        clock.move(60)
        with pytest.raises(discord.HTTPException) as failure:
            await seen[0].edit_original_response(content="Too late")
        assert (failure.value.status, failure.value.code) == (401, 50027)


async def test_an_interaction_is_acknowledged_once(standin: Standin, guild: Guild, api: Api) -> None:
    answers: list[tuple[int, int]] = []

    async def press(interaction: discord.Interaction) -> None:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        hook = f"/webhooks/{interaction.application_id}/{interaction.token}"
        wrong = [
            (path, {"type": 8, "data": {"choices": []}}),
            (path, {"type": 5, "data": {"flags": 64, "content": "x"}}),
            (path, {"type": 5, "data": {"flags": 1 << 15}}),
            (path, {"type": 4, "data": {"content": "x", "contents": "x"}}),
            (path, {"type": 9, "data": modal(rows=6)}),
            (path, {"type": 9, "data": modal(rows=1) | {"name": "x"}}),
            (path, {"type": 4, "data": {}}),
            (hook, {"content": "too early"}),
            (path.replace("callback", "callback?with_response=1"), {"type": 6}),
            (path, {"type": 6}),
            (path.replace(interaction.token, "forged"), {"type": 6}),
            (hook.replace(interaction.token, "forged"), {"content": "x"}),
            (hook.replace(str(interaction.application_id), "1"), {"content": "x"}),
        ]
        for where, body in wrong:
            status, answer = await api("POST", where, body)
            answers.append((status, answer.get("code", 0)))

    anna = guild.member("Anna")
    async with running(asking_bot(press), standin):
        await anna.slash("ask")
        await anna.click("Go")
        await until(lambda: len(answers) == 13)
    refused = [(400, 50035)] * 6 + [(400, 50006), (404, 10015)]
    assert answers[:8] == refused
    assert answers[8:] == [(200, 0), (400, 40060), (404, 10062), (401, 50027), (404, 10015)]


async def test_a_command_has_no_message_to_change(standin: Standin, guild: Guild, api: Api) -> None:
    bot, anna, answers = TinyBot(), guild.member("Anna"), []

    @bot.tree.command(description="Play")
    async def play(interaction: discord.Interaction) -> None:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        answers.append(await api("POST", path, {"type": 7, "data": {"content": "x"}}))
        await interaction.response.send_message("ok")

    async with running(bot, standin):
        await anna.slash("play")
        assert answers[0][0] == 400


async def test_an_ephemeral_message_is_out_of_the_channels_reach(standin: Standin, guild: Guild) -> None:
    seen: list[discord.Interaction] = []

    async def press(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Secret", ephemeral=True)
        seen.append(interaction)

    anna = guild.member("Anna")
    async with running(asking_bot(press), standin):
        await anna.slash("ask")
        secret = (await anna.click("Go")).message
        assert secret is not None
        channel = seen[0].channel
        assert isinstance(channel, discord.TextChannel)
        partial = channel.get_partial_message(secret.id)
        for attempt in (partial.edit(content="x"), partial.delete(), partial.fetch()):
            with pytest.raises(discord.NotFound) as failure:
                await attempt
            assert failure.value.code == 10008
        assert [one.content async for one in channel.history()] == ["Well?"]


def modal(rows: int) -> dict[str, Any]:
    field = {"type": 4, "style": 1, "label": "L"}
    fields = [{"type": 1, "components": [field | {"custom_id": str(n)}]} for n in range(rows)]
    return {"custom_id": "m", "title": "T", "components": fields}


async def test_a_message_gone_before_its_click_is_answered(standin: Standin, guild: Guild) -> None:
    anna, errors = guild.member("Anna"), []

    async def press(interaction: discord.Interaction) -> None:
        guild.general.loses(anna.sees().messages[0])
        try:
            await interaction.response.edit_message(content="x")
        except discord.NotFound as error:
            errors.append(error.code)
            await interaction.response.send_message("It is gone", ephemeral=True)

    async with running(asking_bot(press), standin):
        await anna.slash("ask")
        assert (await anna.click("Go")).text == "It is gone"
        assert errors == [10008]


async def test_a_click_on_an_invented_message_is_deferred_like_any_other(
    standin: Standin, guild: Guild
) -> None:
    anna, done = guild.attacker("Anna"), []

    async def press(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        done.append(interaction.data)

    async with running(asking_bot(press), standin):
        assert (await anna.forges("go")).text == ""
        assert len(done) == 1
