"""Flip one secret, make the same choices: nobody else may receive a different byte (DESIGN of secrecy)."""

import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest

from bot.game import Event
from bot.game.audience import redact
from bot.playground import Answer, Member
from bot.playground.people.screen import label
from bot.tables import Seated
from tests.operations.asking import Samples
from tests.tables.helpers import HandClock

from .clicker import BROWSED, is_over, open_table
from .conftest import Running
from .twice import Bytes, counted_by, same_room

EXCHANGE, DO_NOT = "Swap them", "Only pretend"
READ = {"My card", "My notes", *BROWSED}
"""Buttons that only show something."""
STEPS = 160


class Moment(msgspec.Struct):
    """How far the log and everybody's record had come after a click."""

    events: int
    received: list[int]
    counted: Samples


class Played(msgspec.Struct):
    """A game as it was played: its log, its moments, and what everybody received."""

    events: list[Event]
    moments: list[Moment]
    received: list[Bytes]
    seats: list[int]
    flips: int


async def play(database: Path | str, players: int, contest: str, seed: int, flip: int | None) -> Played:
    """Play with choices drawn from the seed; the flip-th decision to exchange or not is turned round."""
    async with same_room(database, seed) as (bot, guild, clock):
        people = [guild.member(f"Player {number}") for number in range(1, players + 1)]
        return await play_script(bot, clock, people, contest, random.Random(seed), flip)


async def play_script(
    bot: Running, clock: HandClock, people: list[Member], contest: str, rng: random.Random, flip: int | None
) -> Played:
    """The choices of one game, one every second."""
    brush = bot.client.reconciler.brush
    brush.patience, brush.promptness = 1e9, 0.0
    await open_table(bot, people, contest=contest)
    game_id = await bot.tables.find(people[0].channel.id)
    assert game_id is not None
    moments, flips = [], 0
    for _ in range(STEPS):
        if is_over(people[0]):
            break
        person = rng.choice(people)
        live = [one for one in person.sees().newest_first() if one.buttons and not one.ephemeral]
        assert live, str(person.sees())
        seen = live[0]
        button = rng.choice([one for one in seen.buttons if label(one) not in READ])
        prompt: Answer | None = await person.click(button["custom_id"], on=seen)
        while prompt is not None and prompt.message is not None and prompt.ephemeral:
            message = prompt.message
            if message.buttons and (not message.selects or EXCHANGE in map(label, message.buttons)):
                wanted = label(rng.choice(message.buttons))
                if wanted in (EXCHANGE, DO_NOT):
                    if flips == flip:
                        wanted = DO_NOT if wanted == EXCHANGE else EXCHANGE
                    flips += 1
                prompt = await person.click(wanted, on=message)
            elif message.selects:
                select = message.selects[0]
                options = [option["label"] for option in select["options"]]
                picked = rng.sample(options, select["min_values"])
                prompt = await person.choose(select["custom_id"], *picked, on=message)
            else:
                prompt = None
        await bot.settled()
        await clock.advance(1)
        await bot.settled()
        table = await bot.tables.look(game_id)
        assert isinstance(table, Seated)
        counted = await counted_by(bot)
        moments.append(Moment(table.version, [len(one.received()) for one in people], counted))
    table = await bot.tables.look(game_id)
    assert isinstance(table, Seated)
    seats = [table.seat_of(person.id) for person in people]
    received = [[(one.event, one.data, one.files) for one in person.received()] for person in people]
    return Played(list(table.game.history), moments, received, seats, flips)  # type: ignore[arg-type]


def first_difference(one: Played, other: Played, seat: int) -> int:
    """The first moment at which the seat may know that the two games differ."""
    for index, (mine, theirs) in enumerate(zip(one.moments, other.moments, strict=False)):
        known = [redact(event, seat) for event in one.events[: mine.events]]
        there = [redact(event, seat) for event in other.events[: theirs.events]]
        if [event for event in known if event] != [event for event in there if event]:
            return index
    return min(len(one.moments), len(other.moments))


def by_message(received: Bytes) -> dict[str, Bytes]:
    """All that was received, in order for each message; two messages may overtake each other by chance."""
    streams: dict[str, Bytes] = {}
    for event, data, files in received:
        streams.setdefault(str(msgspec.json.decode(data).get("id")), []).append((event, data, files))
    return streams


def told_apart(plain: Played, turned: Played) -> str:
    """How somebody can tell two games apart that are the same to them, or nothing."""
    compared = 0
    for person, seat in enumerate(plain.seats):
        until = first_difference(plain, turned, seat)
        if until == 0:
            continue
        heard = plain.moments[until - 1].received[person]
        here, there = (by_message(played.received[person][:heard]) for played in (plain, turned))
        if here != there:
            message = next(one for one in {**here, **there} if here.get(one) != there.get(one))
            both = f"{here.get(message)} and {there.get(message)}"
            return f"person {person} received something else before moment {until}: {both}"
        compared += until
    assert compared > len(plain.seats)
    unknown = max(first_difference(plain, turned, seat) for seat in plain.seats)
    for moment, (mine, theirs) in enumerate(
        zip(plain.moments[:unknown], turned.moments[:unknown], strict=True)
    ):
        if mine.counted != theirs.counted:
            told = sorted(mine.counted.items() ^ theirs.counted.items())
            return f"the metrics differ at moment {moment}: {told}"
    return ""


async def check_pairs(
    addresses: Iterator[Path | str], players: int, contest: str, seed: int, flips: int
) -> None:
    """A game is the same to everybody who may not know, whichever of so many decisions is turned round."""
    plain = await play(next(addresses), players, contest, seed, None)
    assert plain.flips > 3
    for flip in (plain.flips // 2, 0)[:flips]:
        apart = told_apart(plain, await play(next(addresses), players, contest, seed, flip))
        assert not apart


@pytest.mark.timeout(240)
@pytest.mark.parametrize(
    ("players", "contest", "seed"),
    [(4, "together", 1), (4, "clockwise", 2), (2, "together", 3), (3, "clockwise", 4), (8, "together", 5)],
)
async def test_whether_somebody_exchanged_reaches_nobody_else(
    tmp_path: Path, players: int, contest: str, seed: int
) -> None:
    addresses = (tmp_path / f"{number}.db" for number in count())
    await check_pairs(addresses, players, contest, seed, 2)
