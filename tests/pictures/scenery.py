"""Scenes to look at and to measure: tables of any size, names of every kind, made as the bot makes them."""

from functools import cache
from random import Random

from bot.game import Game, KeepSeat, begin, fold, legal_actions, step, view
from bot.game import events as e
from bot.game.actions import Announce, Contest, Peek, TimeOut
from bot.game.questions import HearContests
from bot.game.sets import ORDER, RECOMMENDED
from bot.pictures.scene import DealScene, PeekScene, RevealScene, SheetScene, TableScene
from bot.pictures.scenes import deal_scene, peek_scene, reveal_scene, sheet_scenes, table_scene
from bot.render.context import ScreenContext
from bot.render.roster import Person, Roster
from bot.text import words

NAMES = (
    *("Anna", "Maximilian von Hohenzollern-Sigm", "Мария Ивановна", "Chloé", "Colombina", "Őry Űző Gergely"),
    *("Donaudampfschifffahrtskapitän123", "🦊 Foxy 🎭", "שלום עולם", "Pantalone", "مرحبا بك", "Bob"),
    "Константин Константинопольский",
)
AUTOMATA = (4, 9)


def context_of(game: Game, locale: str = "en", seat: int | None = None) -> ScreenContext:
    """What a screen of the game would be made from."""
    people = tuple(
        Person(NAMES[number], None if number in AUTOMATA else 100 + number)
        for number in range(len(game.table.gold))
    )
    return ScreenContext("a1b2c3d4e5f6", view(game, seat), Roster(people), words(locale), 1_900_000_000)


@cache
def dealt(players: int) -> Game:
    """A game whose cards all lie face up."""
    cards = RECOMMENDED[players]
    return fold(begin(players, cards, tuple(Random(players).sample(cards, len(cards))), starter=1))


@cache
def under_way(players: int) -> Game:
    """The same game in its fifth turn, one seat kept for somebody who is away."""
    game, _ = step(dealt(players), KeepSeat(players - 1))
    while game.table.turn < 5:
        game, _ = step(game, TimeOut(game.table.number))
    return game


@cache
def announced(players: int, character: str | None = None) -> Game:
    """The same game, where somebody has just claimed to be a character."""
    game = under_way(players)
    by = game.table.on_turn
    chosen = character or game.table.setup.in_play[-1]
    game, _ = step(game, Announce(by, chosen, game.table.setup.layout.own(by)[0]))
    return game


@cache
def ended(players: int) -> Game:
    """The same game, played on by chance to its end."""
    rng, game = Random(players), under_way(players)
    while game.table.outcome is None:
        game, _ = step(game, rng.choice(legal_actions(game, rng.choice(game.table.awaited()))))
    return game


@cache
def contested(players: int) -> Game:
    """The same game, where the owner of the card and one more have contested."""
    game = under_way(players)
    layout, by = game.table.setup.layout, game.table.on_turn
    owner, *others = layout.others(by)
    game = announced(players, game.cards[layout.own(owner)[0]])
    for seat in (owner, *others[:1]):
        game, _ = step(game, Contest(seat, layout.own(seat)[0]))
    if isinstance(game.table.question, HearContests):
        game, _ = step(game, TimeOut(game.table.number))
    return game


def table(players: int, locale: str = "en") -> TableScene:
    """A table at the beginning of a turn."""
    return table_scene(context_of(under_way(players), locale))


def end(players: int, locale: str = "en") -> TableScene:
    """The table when the game is over."""
    return table_scene(context_of(ended(players), locale))


def claim(players: int, locale: str = "en") -> TableScene:
    """A table where something is claimed."""
    return table_scene(context_of(announced(players), locale))


def deal(players: int, locale: str = "en") -> DealScene:
    """The deal."""
    return deal_scene(context_of(dealt(players), locale))


def reveal(players: int, locale: str = "en") -> RevealScene:
    """A claim, contested, and the cards turned up."""
    context = context_of(contested(players), locale)
    found = reveal_scene(context, [item.event for item in context.view.history])
    assert found is not None
    return found


def peek(players: int, locale: str = "en") -> PeekScene:
    """Somebody's look at their own card."""
    game = under_way(players)
    by = game.table.on_turn
    game, _ = step(game, Peek(by, game.table.setup.layout.own(by)[0]))
    context = context_of(game, locale, by)
    looks = [item.event for item in context.view.history if isinstance(item.event, e.CardsSeen)]
    return peek_scene(context, looks[-1])


def sheets(locale: str = "en") -> tuple[SheetScene, ...]:
    """All characters."""
    return sheet_scenes(words(locale), ORDER)
