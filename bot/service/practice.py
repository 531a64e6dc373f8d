"""Practising: a game of one's own against automata, at one's own pace and beside everything else."""

import asyncio
import logging
import random
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.automata.levels import Level
from bot.game import BrokenLog, Event, SeatAction, View, begin, fold, require_open, step
from bot.game.audience import redact
from bot.game.sets import MIN_PLAYERS, RECOMMENDED
from bot.servers.practices import (
    PracticeSettings,
    StoredPractice,
    begin_practice,
    continue_practice,
    practice_of,
)
from bot.servers.servers import Servers
from bot.servers.sets import cards_for
from bot.solo.ids import PRACTICE
from bot.solo.practice import play_on
from bot.solo.table import ME, Owner, automata, drawn_names, table_of
from bot.tables import Seated, SeatHolder
from bot.tables.tables import Tables

from .callers import Caller
from .play import Answered
from .practice_requests import MOST, USUAL, PracticeRequest
from .refusals import Misfit, Refused

log = logging.getLogger(__name__)

THINKING = 2.0
"""Seconds that an automaton has for an answer; tables at which people wait for each other come first."""


class Practice:
    """The games of people who practise; each has one, and nobody else's record knows of it."""

    def __init__(self, tables: Tables, servers: Servers, chance: random.Random) -> None:
        self.tables = tables
        self.store = tables.store
        self.servers = servers
        self.chance = chance
        self.turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def owner(self, caller: Caller) -> Owner:
        """The caller at a table of their own."""
        pictures = (await self.servers.settings(caller.guild_id)).pictures
        place = (caller.guild_id, caller.channel_id)
        return Owner(caller.user_id, caller.name, caller.language, *place, pictures)

    def turn(self, caller: Caller) -> asyncio.Lock:
        """One person does one thing at a time."""
        return self.turns.setdefault(caller.user_id, asyncio.Lock())

    # Beginning, and going on

    async def take_up(self, caller: Caller, request: PracticeRequest) -> Seated:
        """The game under way where nothing else is asked for, else a new one; also where it is over."""
        if request.is_plain:
            table = await self.find(caller)
            if table is not None and table.closed is None:
                return table
        return await self.begin(caller, request)

    async def begin(self, caller: Caller, request: PracticeRequest) -> Seated:
        """Deal a new game, in the place of whatever the caller had."""
        if await self.servers.is_barred(caller.guild_id, caller.user_id):
            raise Refused("start-refuse-barred")
        cards, players = await self.cards_for(caller, request)
        level = Level(request.level) if request.level else Level.REGULAR
        settings = PracticeSettings(level.value, self.chance.getrandbits(48), request.set_name)
        contest = (await self.servers.settings(caller.guild_id)).contest
        events = begin(
            players,
            cards,
            tuple(self.chance.sample(cards, len(cards))),
            contest=contest,
            starter=self.chance.randrange(players),
        )
        async with self.turn(caller):
            dealt = StoredPractice(f"{PRACTICE}{self.tables.new_id()}", settings, events)
            begun = await self.gone_on(dealt, await self.table(caller, dealt), ())
            await begin_practice(self.store, caller.user_id, begun, self.tables.clock.now())
        return await self.table(caller, begun)

    async def cards_for(self, caller: Caller, request: PracticeRequest) -> tuple[tuple[str, ...], int]:
        """Which cards are dealt to how many."""
        players = USUAL if request.players is None else request.players
        if not MIN_PLAYERS <= players <= MOST:
            raise Refused("practice-refuse-players", least=MIN_PLAYERS, most=MOST)
        catalogue = await self.servers.catalogue(caller.guild_id)
        if request.set_name is not None:
            found = catalogue.named(request.set_name)
            if not found.fits(players):
                raise Misfit(found, players, catalogue)
            return cards_for(found, players), players
        chosen = (await self.servers.settings(caller.guild_id)).sets
        return catalogue.defaults(chosen).get(str(players)) or RECOMMENDED[players], players

    async def find(self, caller: Caller) -> Seated | None:
        """The caller's game, wherever they left it."""
        stored = await self.stored(caller)
        return None if stored is None else await self.table(caller, stored)

    async def at(self, caller: Caller, game_id: str) -> Seated:
        """The caller's game that something was clicked at."""
        return await self.table(caller, await self.named(caller, game_id))

    async def request(self, caller: Caller) -> PracticeRequest:
        """What the caller's game was asked for with."""
        stored = await self.stored(caller)
        if stored is None:
            return PracticeRequest()
        players = fold(stored.log).table.setup.layout.players
        return PracticeRequest(players, stored.settings.level, stored.settings.set_name)

    async def named(self, caller: Caller, game_id: str) -> StoredPractice:
        """The caller's game if it has that name; anybody else's is none of theirs."""
        stored = await self.stored(caller)
        if stored is None or stored.game_id != game_id:
            raise Refused("practice-gone")
        return stored

    async def stored(self, caller: Caller) -> StoredPractice | None:
        """The caller's game as it is stored; one that cannot be read makes room for another."""
        try:
            return await practice_of(self.store, caller.user_id, self.tables.clock.now())
        except BrokenLog as error:
            log.error("a game for practice cannot be read: %s", error)
            return None

    async def table(self, caller: Caller, stored: StoredPractice) -> Seated:
        """A stored game as a table."""
        game, settings = fold(stored.log), stored.settings
        names = drawn_names(game.table.setup.layout.players - 1, settings.seed)
        others = automata(names, settings.level, settings.seed)
        return table_of(stored.game_id, await self.owner(caller), others, game)

    # Playing

    async def answer(self, caller: Caller, game_id: str, question: int, action: SeatAction) -> Answered:
        """The caller does something, and the automata go on until the caller is asked again."""
        async with self.turn(caller):
            stored = await self.named(caller, game_id)
            table = await self.table(caller, stored)
            require_open(table.game.table, question)
            game, events = step(table.game, action)
            after = await self.gone_on(stored, replace(table, game=game), events)
            now = self.tables.clock.now()
            if not await continue_practice(self.store, caller.user_id, after, now):
                raise Refused("practice-gone")
        known = tuple(event for event in (redact(one, ME) for one in events) if event)
        return Answered(await self.table(caller, after), known)

    async def gone_on(
        self, stored: StoredPractice, table: Seated, events: tuple[Event, ...]
    ) -> StoredPractice:
        """The game after something has happened, once the automata have played as far as they can."""
        return replace(stored, log=(*stored.log, *events, *await play_on(table, self.think)))

    async def think(self, view: View, holder: SeatHolder) -> SeatAction | None:
        """What an automaton answers; None, and an error in the log, when it fails."""
        think = self.tables.thinking.think
        if think is None:
            return None
        try:
            return await think(view, holder, THINKING)
        except Exception:
            log.exception("an automaton found no answer; the game goes on with what a time-out decides")
            return None
