"""People talk while a game goes on: the next question goes to the bottom, and nothing is told twice."""

import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord_ui.hearing import Said
from bot.discord_ui.painting.outbox import Posts
from bot.game.actions import Pass as PassAction
from bot.playground import Guild, Member, Standin
from bot.playground.people.screen import Seen
from bot.playground.standin.faults import Status
from bot.store import Write
from tests.tables.helpers import HandClock

from .acting import announce, eventually, first_turns, say, seated, state_of, swap
from .conftest import Running, running_bot
from .test_calls import SOMEBODY_ELSE_S_WITCH, holder_of
from .test_resumption import forget_post
from .test_seats import seat_of

PASS = "Pass"
BREATH, A_MINUTE = 3.0, 60.0


def told(person: Member) -> list[Seen]:
    """The bot's public messages, the oldest first."""
    return [seen for seen in person.sees().messages if seen.author == "Mascarade" and not seen.ephemeral]


def asking(person: Member) -> Seen:
    """The only public message that can be clicked."""
    (live,) = (seen for seen in told(person) if seen.buttons)
    return live


def is_last(person: Member, message: Seen) -> bool:
    """Whether a message is the newest that everybody sees."""
    return [seen.id for seen in person.sees().messages if not seen.ephemeral][-1] == message.id


async def at_a_turn(bot: Running, guild: Guild, **options: Any) -> list[Member]:
    """Somebody may announce."""
    people = await seated(bot, guild, **options)
    await first_turns(bot, people)
    return people


async def heard(bot: Running, person: Member, text: str = "Hm.") -> None:
    """Somebody chats, and the bot hears that they do."""
    said = await person.says(text)

    async def is_heard() -> bool:
        return bot.client.reconciler.talk.newest.get(person.channel.id) == said.id

    await eventually(is_heard)


async def test_a_turn_nobody_talks_in_is_one_message_from_beginning_to_end(
    bot: Running, guild: Guild
) -> None:
    people = await at_a_turn(bot, guild)
    turn, before = asking(people[0]), len(told(people[0]))
    await announce(bot, people[0], "Judge")
    assert asking(people[0]).id == turn.id
    await pass_all(bot, people)
    *_, past, following = told(people[0])
    assert past.id == turn.id
    assert past.text.startswith("5 · Not a soul objected: ")
    assert len(told(people[0])) == before + 1
    assert past.text not in following.text


async def test_a_claim_goes_below_what_people_said_and_the_empty_turn_above_goes_away(
    bot: Running, guild: Guild
) -> None:
    people = await at_a_turn(bot, guild)
    turn, before = asking(people[0]), len(told(people[0]))
    await heard(bot, people[2])
    await announce(bot, people[0], "Judge")
    claim = asking(people[0])
    assert claim.id > turn.id
    assert is_last(people[0], claim)
    assert turn.id not in [seen.id for seen in told(people[0])]
    assert len(told(people[0])) == before
    await heard(bot, people[2], "Never!")
    await pass_all(bot, people)
    past = next(seen for seen in told(people[0]) if seen.id == claim.id)
    assert past.text.startswith("5 · Not a soul objected: ")


async def test_a_powers_question_goes_below_and_the_claim_above_shrinks_to_what_happened(
    bot: Running, guild: Guild
) -> None:
    people = await at_a_turn(bot, guild)
    await announce(bot, people[0], "Bishop")
    claim = asking(people[0])
    await heard(bot, people[2])
    await pass_all(bot, people)
    check_shrunk(people[0], claim)


async def test_what_a_power_did_below_talk_does_not_bear_the_turns_number_again_bug(
    bot: Running, guild: Guild
) -> None:
    # Two messages began with “5 · ”, as though that turn had been played twice.
    people = await at_a_turn(bot, guild)
    await announce(bot, people[0], "Bishop")
    await heard(bot, people[2])
    await pass_all(bot, people)
    question = asking(people[0])
    await people[0].click(f"{people[0].name}: choose")
    await people[0].choose("Player", f"{people[1].name} (6 gold)")
    await bot.settled()
    (line,) = [seen.text for seen in told(people[0]) if seen.text.startswith("5 · ")]
    assert "objected" in line
    done = next(seen for seen in told(people[0]) if seen.id == question.id)
    assert done.text == f"{people[0].name} took 2 gold from {people[1].name}."
    assert "turn 6" in asking(people[0]).text


async def test_masks_come_off_below_what_people_said(
    staged_bot: Running, guild: Guild, hand: HandClock
) -> None:
    people = await at_a_turn(staged_bot, guild)
    before = len(told(people[0]))
    await announce(staged_bot, people[0], "King")
    claim = asking(people[0])
    await heard(staged_bot, people[2], "Never!")
    for person, answer in zip(people[1:], ("I am the King!", PASS, PASS), strict=True):
        await say(staged_bot, person, answer)
    masked = asking(people[0])
    assert masked.id > claim.id
    assert is_last(people[0], masked)
    assert "Masks off…" in masked.text
    assert claim.id not in [seen.id for seen in told(people[0])]
    await hand.advance(BREATH)
    await staged_bot.settled()
    revealed = next(seen for seen in told(people[0]) if seen.id == masked.id)
    assert revealed.text.startswith("5 · ")
    assert "“I am the King!”" in revealed.text
    assert "✘" in revealed.text
    assert is_last(people[0], asking(people[0]))
    assert len(told(people[0])) == before + 1


async def test_a_reveal_stored_for_below_is_posted_once_after_a_crash(
    standin: Standin, guild: Guild, database: Path
) -> None:
    async with running_bot(standin, database, suspense=lambda options: A_MINUTE) as bot:
        people = await at_a_turn(bot, guild)
        await announce(bot, people[0], "King")
        claim = asking(people[0])
        await heard(bot, people[2], "Never!")
        for person, answer in zip(people[1:3], ("I am the King!", PASS), strict=True):
            await say(bot, person, answer)
        standin.faults.plan(Status(503), "POST /channels/*/messages", times=50)
        await people[3].click(PASS)
        await eventually(lambda: is_post_wanted(bot, guild))
    standin.faults.clear()
    async with running_bot(standin, database, suspense=lambda options: A_MINUTE) as bot:
        await people[0].waits_for("Masks off…")
        await bot.settled()
        assert is_last(people[0], asking(people[0]))
        assert claim.id not in [seen.id for seen in told(people[0])]


async def test_what_was_said_while_the_bot_was_away_counts_too(
    standin: Standin, guild: Guild, database: Path
) -> None:
    async with running_bot(standin, database) as bot:
        people = await at_a_turn(bot, guild)
        await announce(bot, people[0], "Bishop")
        claim = asking(people[0])
    await people[2].says("Hm.")
    async with running_bot(standin, database) as bot:
        await pass_all(bot, people)
    question = asking(people[0])
    assert question.id > claim.id
    assert is_last(people[0], question)
    assert "chooses a player" in question.text
    assert sum("objected" in seen.text for seen in told(people[0])) == 1
    assert all(seen.id != claim.id or not seen.buttons for seen in told(people[0]))


def check_shrunk(person: Member, claim: Seen) -> None:
    """The power's question is at the bottom, and the claim is a line of the story."""
    question = asking(person)
    assert is_last(person, question)
    assert "chooses a player" in question.text
    above = next(seen for seen in told(person) if seen.id == claim.id)
    assert above.buttons == []
    assert above.text.startswith("5 · Not a soul objected: ")
    assert "objected" not in question.text


async def pass_all(bot: Running, people: list[Member]) -> None:
    """Nobody objects."""
    for person in people[1:]:
        await say(bot, person, PASS)


async def test_a_question_that_people_talk_below_stays_where_it_is(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    bot = timed_bot
    bot.client.reconciler.brush.patience = 0.0
    people = await at_a_turn(bot, guild)
    await announce(bot, people[0], "Judge")
    claim = asking(people[0])
    await heard(bot, people[2])
    await hand.advance(11)
    await bot.settled()
    assert "Still to answer" in asking(people[0]).text
    assert asking(people[0]).id == claim.id


async def test_private_answers_and_the_bots_own_messages_are_no_talk(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    bot = timed_bot
    people = await at_a_turn(bot, guild, speed="relaxed")
    turn = asking(people[0])
    await people[1].slash("mascarade notes")
    await hand.advance(460)
    await bot.settled()
    assert any("waiting for you" in seen.text for seen in told(people[0]))
    await announce(bot, people[0], "Judge")
    assert asking(people[0]).id == turn.id


async def test_what_was_said_reaches_the_bot_without_its_words(
    bot: Running, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await seated(bot, guild)
    parsers: dict[str, Callable[[Said], None]] = bot.client._connection.parsers
    hear, contents = parsers["MESSAGE_CREATE"], []

    def listen(said: Said) -> None:
        contents.append(said["content"])
        hear(said)

    monkeypatch.setitem(parsers, "MESSAGE_CREATE", listen)
    await heard(bot, people[2], "I am really the Queen.")
    assert contents == [""]


async def test_talk_that_was_forgotten_is_known_from_the_channel(bot: Running, guild: Guild) -> None:
    people = await at_a_turn(bot, guild)
    turn = asking(people[0])
    await heard(bot, people[2])
    bot.client.reconciler.talk.newest.clear()
    await announce(bot, people[0], "Judge")
    assert asking(people[0]).id != turn.id


async def test_a_question_posted_below_just_before_a_crash_is_found_again(
    standin: Standin, guild: Guild, database: Path
) -> None:
    async with running_bot(standin, database) as bot:
        people = await at_a_turn(bot, guild)
        await heard(bot, people[2])
        await announce(bot, people[0], "Bishop")
        number = (await state_of(bot, guild.general)).game.table.number
    forget_post(database, f"contest.{number}")
    standin.clock.move(3600)
    claim = asking(people[0])
    async with running_bot(standin, database) as bot:
        await pass_all(bot, people)
        assert asking(people[0]).id == claim.id
        assert "chooses a player" in asking(people[0]).text


async def is_post_wanted(bot: Running, guild: Guild) -> bool:
    """Whether a message is stored as wanted, but not there yet."""
    game_id = (await state_of(bot, guild.general)).game_id
    return any(post.state == "wanted" for post in await bot.tables.store.posts(game_id))


async def test_a_claim_stored_for_below_is_posted_after_a_crash(
    standin: Standin, guild: Guild, database: Path
) -> None:
    async with running_bot(standin, database) as bot:
        people = await at_a_turn(bot, guild)
        await heard(bot, people[2])
        standin.faults.plan(Status(503), "POST /channels/*/messages", times=50)
        turn = asking(people[0])
        await people[0].click("Announce")
        await people[0].choose("Character", "Bishop")
        await eventually(lambda: is_post_wanted(bot, guild))
    standin.faults.clear()
    async with running_bot(standin, database) as bot:
        await people[0].waits_for("[Pass]")
        await bot.settled()
        assert asking(people[0]).id > turn.id


async def at_a_turn_of_no_witch(bot: Running, guild: Guild) -> tuple[list[Member], Member]:
    """Somebody may announce who is not the Witch; the people, and who is."""
    bot.client.services.lobbies.chance = random.Random(SOMEBODY_ELSE_S_WITCH)
    people = await at_a_turn(bot, guild, count=5)
    await say(bot, people[4], "Peek")
    witch = await holder_of(bot, people, "witch")
    assert witch is not people[0]
    return people, witch


async def contest_all(bot: Running, people: list[Member], *answers: str) -> None:
    """Everybody answers a claim, in the order of the turns."""
    for person, answer in zip(people[1:], answers, strict=True):
        await say(bot, person, answer)


async def test_a_reveal_without_suspense_goes_below_with_the_next_turn_bug(
    bot: Running, guild: Guild
) -> None:
    """It was edited into the claim, above what people had said meanwhile."""
    people = await at_a_turn(bot, guild)
    await announce(bot, people[0], "King")
    claim = asking(people[0])
    await heard(bot, people[2], "Never!")
    before = len(told(people[0]))
    await contest_all(bot, people, "I am the King!", PASS, PASS)
    turn = asking(people[0])
    assert is_last(people[0], turn)
    assert turn.text.startswith("5 · ")
    assert "Masks off" in turn.text
    assert "it’s your turn" in turn.text
    assert claim.id not in [seen.id for seen in told(people[0])]
    assert len(told(people[0])) == before
    await swap(bot, people[1], people[2].name)
    past = next(seen for seen in told(people[0]) if seen.id == turn.id)
    assert [line.partition(" ")[0] for line in past.text.splitlines()] == ["5", "6"]
    assert sum("“I am the King!”" in seen.text for seen in told(people[0])) == 1


async def test_a_reveal_without_suspense_goes_below_with_the_powers_question_bug(
    bot: Running, guild: Guild
) -> None:
    """Only the question went below, and the reveal was edited in above what people had said."""
    people, witch = await at_a_turn_of_no_witch(bot, guild)
    await announce(bot, people[0], "Witch")
    claim = asking(people[0])
    await heard(bot, people[2], "Never!")
    await contest_all(bot, people, *("I am the Witch!" if person is witch else PASS for person in people[1:]))
    question = asking(people[0])
    assert is_last(people[0], question)
    assert question.text.startswith("6 · ")
    assert "Masks off" in question.text
    assert question.pinged == (witch.id,)
    assert claim.id not in [seen.id for seen in told(people[0])]


async def test_a_reveal_that_ends_the_game_stands_below_the_winner_where_people_have_talked(
    bot: Running, guild: Guild
) -> None:
    people = await at_a_turn(bot, guild)
    await announce(bot, people[0], "King")
    await heard(bot, people[2], "Never!")
    for person, answer in zip(people[1:3], ("I am the King!", PASS), strict=True):
        await say(bot, person, answer)
    reconciler, game_id = bot.client.reconciler, (await state_of(bot, guild.general)).game_id
    reconciler.closing = True
    await people[3].click(PASS)
    await bot.tables.stop_game(game_id)
    reconciler.closing = False
    reconciler.redraw(game_id)
    await bot.settled()
    end = told(people[0])[-1]
    assert end.text.startswith("## The game was stopped")
    assert "5 · " in end.text
    assert sum("“I am the King!”" in seen.text for seen in told(people[0])) == 1


async def test_a_reveal_that_calls_somebody_else_takes_the_place_of_its_claim_and_of_the_call(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    """Nobody talks: one message and one deletion less than an edit, a call, and its deletion."""
    people, witch = await at_a_turn_of_no_witch(bot, guild)
    await announce(bot, people[0], "Witch")
    claim, before = asking(people[0]), len(told(people[0]))
    await contest_all(bot, people, *("I am the Witch!" if person is witch else PASS for person in people[1:]))
    question = asking(people[0])
    assert question.pinged == (witch.id,)
    assert claim.id not in [seen.id for seen in told(people[0])]
    assert len(told(people[0])) == before
    assert question.text.count("“I am the Witch!”") == 1
    bot.client.reconciler.redraw((await state_of(bot, guild.general)).game_id)
    await bot.settled()
    assert asking(people[0]).text == question.text


async def test_a_seat_that_changed_hands_is_told_with_the_claim_below(bot: Running, guild: Guild) -> None:
    """What is left of a turn is one message with its number, though people talked in it."""
    people = await at_a_turn(bot, guild)
    turn, before = asking(people[0]), len(told(people[0]))
    await people[2].slash("mascarade leave")
    await guild.member("Eve").slash("mascarade join")
    await heard(bot, people[3])
    await announce(bot, people[0], "Judge")
    claim = asking(people[0])
    assert is_last(people[0], claim)
    assert claim.text.startswith(f"5 · {people[2].name} has left")
    assert turn.id not in [seen.id for seen in told(people[0])]
    for person in (people[1], guild.member("Eve"), people[3]):
        await say(bot, person, PASS)
    assert len(told(people[0])) == before + 1
    (line,) = [seen.text for seen in told(people[0]) if seen.text.startswith("5 · ")]
    assert "has left" in line
    assert "Not a soul objected" in line


@pytest.mark.parametrize("claimed", ["King", "Witch"])
async def test_a_reveal_goes_below_though_its_painter_has_read_the_posts_too_early_bug(
    bot: Running, guild: Guild, claimed: str
) -> None:
    """A painter at work read them just before the move was stored, and edited the reveal into the claim."""
    people, witch = await at_a_turn_of_no_witch(bot, guild)
    await announce(bot, people[0], claimed)
    claim = asking(people[0])
    if claimed == "King":
        await heard(bot, people[2], "Never!")
    reconciler, last = bot.client.reconciler, people[-1]
    answers = [f"I am the {claimed}!" if person in (witch, people[1]) else PASS for person in people[1:]]
    for person, answer in zip(people[1:-1], answers, strict=False):
        await say(bot, person, answer)
    read = reconciler.posts

    async def early(game_id: str) -> Posts:
        posts = await read(game_id)
        reconciler.posts = read  # type: ignore[method-assign]
        await last.click(answers[-1])
        return posts

    reconciler.posts = early  # type: ignore[method-assign]
    reconciler.redraw((await state_of(bot, guild.general)).game_id)
    await bot.settled()
    assert reconciler.posts == read
    edits = [one.json() for one in people[0].received() if one.event == "MESSAGE_UPDATE"]
    assert not [edit for edit in edits if edit["id"] == str(claim.id) and "Masks off" in str(edit)]
    assert claim.id not in [seen.id for seen in told(people[0])]
    assert is_last(people[0], asking(people[0]))
    assert asking(people[0]).text.startswith("6 · ")


async def test_a_turn_that_begins_while_a_claim_is_stored_for_below_is_shown_bug(
    bot: Running, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its message, newer than the game that was being drawn, was dropped; the table stayed silent."""
    people = await at_a_turn(bot, guild)
    await heard(bot, people[2])
    planner = bot.client.reconciler.planner
    game_id, store = (await state_of(bot, guild.general)).game_id, planner.store

    async def commit(write: Write) -> None:
        await store.commit(write)
        for person in people[1:]:
            await bot.tables.act(game_id, PassAction(await seat_of(bot, person)))

    monkeypatch.setattr(
        planner, "store", SimpleNamespace(commit=commit, new_nonce=store.new_nonce, posts=store.posts)
    )
    await announce(bot, people[0], "Judge")
    assert f"{people[1].mention}, it’s your turn** · turn 6" in asking(people[0]).text
    assert is_last(people[0], asking(people[0]))
    assert sum("objected" in seen.text for seen in told(people[0])) == 1


async def test_a_claim_is_shown_though_its_message_below_cannot_be_had(
    bot: Running, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is noted as gone as soon as it is stored; the turn's own message shows the claim then."""
    people = await at_a_turn(bot, guild)
    await heard(bot, people[2])
    planner, turn = bot.client.reconciler.planner, asking(people[0])
    table, store = await state_of(bot, guild.general), planner.store

    async def commit(write: Write) -> None:
        await store.commit(write)
        await store.mark_gone(table.game_id, f"contest.{table.game.table.number + 1}")

    monkeypatch.setattr(
        planner, "store", SimpleNamespace(commit=commit, new_nonce=store.new_nonce, posts=store.posts)
    )
    await announce(bot, people[0], "Judge")
    assert asking(people[0]).id == turn.id
    assert "“I am the Judge!”" in asking(people[0]).text
