"""Changes as rows: log, seats, deadlines and outbox, to be stored in one transaction."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import Connection

from bot import slots
from bot.game import Event, Game, Outcome
from bot.game.codec import encode
from bot.store import Write
from bot.store import writes as w

from .clock import Clock
from .curtain import Suspense, lowered
from .deadlines import Deadline
from .moves import Change
from .state import PostIntent, Seated, Sitting, State
from .waits import Pauses, wanted_deadlines

Plan = Callable[[Game | None, Game, Sequence[Event]], Sequence[PostIntent]]
"""Which posts the events ask for that lead to another question, or to the end, as far as they may be told."""
Call = Callable[[Game | None, Seated], Sequence[PostIntent]]
"""Which posts call the people whom a table, as it may be told, asks something new, after the game it was."""
Finish = Callable[[Connection, Seated], None]
"""What else is stored of a game that is over, in the same transaction."""
ASIDE = PostIntent(slots.ASIDE)
"""The post that tells people that their table was set aside."""


class Recorder:
    """Knows what is to be stored of a change, besides its events."""

    def __init__(
        self,
        clock: Clock,
        new_nonce: Callable[[], str],
        plan: Plan,
        call: Call,
        pauses: Pauses,
        suspense: Suspense,
        finish: Finish,
    ) -> None:
        self.clock = clock
        self.new_nonce = new_nonce
        self.plan = plan
        self.call = call
        self.pauses = pauses
        self.suspense = suspense
        self.finish = finish

    def prepare(self, before: State | None, change: Change[State], key: str | None) -> tuple[State, Write]:
        """The state that a change leads to, and all rows in which it differs from what is stored."""
        now = self.clock.now()
        after, outbox = change.after, change.outbox
        if isinstance(after, Seated):
            anew = asks_anew(before, after)
            if anew:
                after = lowered(after, change.events, now, self.suspense)
            after = replace(after, deadlines=wanted_deadlines(after, now, self.pauses))
            if anew:
                outbox = (*outbox, *self.newly_wanted(before, after))
        write = Write()
        write_change(before, after, change.events, now, write)
        if outbox:
            write_posts(after.game_id, after.channel_id, outbox, now, write, self.new_nonce)
        if isinstance(after, Seated) and is_ending(before, after):
            write.then.append(self.finishing(after))
        if key is not None and write.rows:
            span = {"first": after.version - len(change.events), "last": after.version}
            write.add(w.INSERT_KEY, {"game_id": after.game_id, "key": key, "at": now, **span})
        return after, write

    def finishing(self, table: Seated) -> Callable[[Connection], None]:
        """What else is stored when a game is over."""
        return lambda connection: self.finish(connection, table)

    def newly_wanted(self, before: State | None, after: Seated) -> Sequence[PostIntent]:
        """The posts that a new question, or the end, asks for, as soon as it may be told."""
        known = before.told().game if isinstance(before, Seated) else None
        table = after.told()
        if known is not None and asked(known) == asked(table.game):
            return ()
        events = after.told_events(0 if known is None else len(known.history))
        return (*self.plan(known, table.game, events), *self.call(known, table))

    def set_aside(self, game_id: str, channel_id: int) -> Write:
        """What closes a game that cannot go on; its data stays and its people are told."""
        write, now = Write(), self.clock.now()
        write.add(w.SET_ASIDE, {"at_id": game_id, "ended": now})
        write.add(w.END_SITTINGS, {"at_game_id": game_id, "until": now})
        write.add(w.DELETE_DEADLINES, {"at_game_id": game_id})
        write_posts(game_id, channel_id, (ASIDE,), now, write, self.new_nonce)
        return write


def asked(game: Game) -> tuple[int, Outcome | None]:
    """Which question a game asks, or how it ended."""
    return game.table.number, game.table.outcome


def asks_anew(before: State | None, after: Seated) -> bool:
    """Whether a change may lead to another question or to the end, which a curtain hides until it rises."""
    return (
        not isinstance(before, Seated)
        or before.curtain is not None
        or asked(before.game) != asked(after.game)
    )


def write_change(
    before: State | None, after: State, events: Iterable[Event], now: float, write: Write
) -> None:
    """Everything in which a game or lobby differs from what is stored."""
    game_id, version = after.game_id, 0 if before is None else before.version
    if before is None:
        new = {"id": game_id, "guild_id": after.guild_id, "created": now}
        write.add(w.INSERT_GAME, new | game_columns(before, after, now))
    elif in_columns(before) != in_columns(after):
        write.add(w.UPDATE_GAME, {"at_id": game_id} | game_columns(before, after, now))
    if isinstance(after, Seated) and is_ending(before, after):
        write.add(w.NUMBER_GAME, {"at_id": game_id, "at_guild_id": after.guild_id})
    for number, event in enumerate(events, version + 1):
        name, body = encode(event)
        row = {"game_id": game_id, "version": number, "name": name, "body": body, "at": now}
        write.add(w.INSERT_EVENT, row)
    write_people(before, after, now, write)
    write_deadlines(game_id, () if before is None else before.deadlines, after.deadlines, write)


def in_columns(state: State) -> tuple[object, ...]:
    """What of a game or lobby is in the columns of its row that can change; its rules come with the deal."""
    return type(state), state.channel_id, state.options, state.closed


def game_columns(before: State | None, after: State, now: float) -> dict[str, Any]:
    """Those columns, and when the game was dealt and when it ended, where this is the change that did it."""
    rules = after.game.table.setup.rules if isinstance(after, Seated) else None
    dealt = rules is not None and not isinstance(before, Seated)
    return {
        "channel_id": after.channel_id,
        "status": "over" if after.closed else "lobby" if rules is None else "playing",
        "rules": rules,
        "settings": msgspec.json.encode(after.options).decode(),
        "closed": after.closed,
        "begun": now if dealt else None,
        "ended": now if is_ending(before, after) else None,
    }


def is_ending(before: State | None, after: State) -> bool:
    """Whether a change closes a game or lobby."""
    return after.closed is not None and (before is None or before.closed is None)


def write_people(before: State | None, after: State, now: float, write: Write) -> None:
    """Who sits where and since when; offers of seats whose people are absent no longer never stand again."""
    if before is None or (before.seats, before.host_id) != (after.seats, after.host_id):
        write_seats(after, write)
    if not isinstance(after, Seated):
        return
    sat = before.sittings if isinstance(before, Seated) else ()
    if sat != after.sittings:
        write_sittings(after, sat, now, write)
    if isinstance(before, Seated) and before.presence != after.presence:
        for seat, holder in enumerate(after.seats):
            if before.is_absent(seat) and not after.is_absent(seat):
                at = {"at_game_id": after.game_id, "at_seat": seat}
                write.add(w.SETTLE_OFFERS, at | {"sitter": holder.user_id})


def write_seats(after: State, write: Write) -> None:
    """Who sits where."""
    write.add(w.DELETE_SEATS, {"at_game_id": after.game_id})
    for seat, holder in enumerate(after.seats):
        host = holder.user_id is not None and holder.user_id == after.host_id
        write.add(w.INSERT_SEAT, {"game_id": after.game_id, "seat": seat, "host": host} | asdict(holder))


def write_sittings(after: Seated, known: Sequence[Sitting], now: float, write: Write) -> None:
    """Which sittings have ended and which have begun; where a game ends with a departure, one does both."""
    for old, new in zip(known, after.sittings, strict=False):
        if old != new:
            at = {"at_game_id": after.game_id, "at_seat": new.seat}
            write.add(w.END_SITTING, at | {"until": now, "last": new.last})
    for new in after.sittings[len(known) :]:
        until = None if new.last is None else now
        write.add(w.INSERT_SITTING, {"game_id": after.game_id, "since": now, "until": until} | asdict(new))


def write_deadlines(
    game_id: str, before: tuple[Deadline, ...], after: tuple[Deadline, ...], write: Write
) -> None:
    """Only the deadlines that differ."""
    for old in before:
        if old not in after:
            write.add(w.DELETE_DEADLINE, {"at_game_id": game_id, "at_kind": old.kind, "at_seat": old.seat})
    for new in after:
        if new not in before:
            write.add(w.INSERT_DEADLINE, {"game_id": game_id} | asdict(new))


def write_posts(
    game_id: str,
    channel_id: int,
    posts: Iterable[PostIntent],
    now: float,
    write: Write,
    new_nonce: Callable[[], str],
) -> None:
    """The intents to post."""
    for post in posts:
        write.add(
            w.INSERT_POST,
            {
                "game_id": game_id,
                "slot": post.slot,
                "nonce": new_nonce(),
                "channel_id": channel_id,
                "message_id": None,
                "shown": None,
                "created": now,
                "state": "wanted",
            },
        )
