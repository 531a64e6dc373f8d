"""A table at which a character can be announced, and all that its power may ask."""

from collections.abc import Iterator
from functools import cache

from bot.game import Game, begin, fold, legal_actions, step
from bot.game.actions import Announce, Pass, TimeOut
from bot.game.characters import CHARACTERS
from bot.game.questions import UsePower
from bot.game.sets import MAX_PLAYERS, ORDER, RECOMMENDED, card_counts, cards_of


def set_with(name: str, players: int) -> tuple[str, ...]:
    """Cards for that many players, the character among them."""
    others = [other for other in ORDER if other != name and CHARACTERS[other].copies == 1]
    cards = cards_of(name)
    for other in others:
        if len(cards) < card_counts(players).start:
            cards = (*cards, other)
    return cards if len(cards) in card_counts(players) else recommended_with(name, players)


def recommended_with(name: str, players: int) -> tuple[str, ...]:
    """The recommended set, in which a character that is not printed takes the place of others."""
    usual = RECOMMENDED[players]
    if name in usual:
        return usual
    spare = [other for other in usual if CHARACTERS[other].copies == 1 and not CHARACTERS[other].required]
    out = spare[: CHARACTERS[name].copies]
    return (*cards_of(name), *(other for other in usual if other not in out))


def fifth_turn(name: str, players: int) -> Game:
    """A game whose fifth turn begins; the character lies before the seat on turn."""
    cards = set_with(name, players)
    dealt = tuple(sorted(cards, key=lambda card: card != name))
    starter = -4 % players
    game = fold(begin(players, cards, dealt, starter=starter))
    while game.table.turn < 5:
        game, _ = step(game, TimeOut(game.table.number))
    return game


@cache
def games_that_ask() -> tuple[Game, ...]:
    """A game for everything that any power asks anybody, where all let it be used."""
    asked: dict[tuple[str, str], Game] = {}
    for name in CHARACTERS:
        game, _ = step(fifth_turn(name, MAX_PLAYERS), Announce(0, name, 0))
        for seat in game.table.setup.layout.others(0):
            game, _ = step(game, Pass(seat))
        for asking in waits(game):
            question = asking.table.question
            if isinstance(question, UsePower):
                asked.setdefault((name, question.choice.prompt_name), asking)
    return tuple(asked.values())


def waits(game: Game) -> Iterator[Game]:
    """The game and whatever the power under way may come to, as long as it asks."""
    if isinstance(game.table.question, UsePower):
        yield game
        for action in legal_actions(game, game.table.question.choice.by):
            yield from waits(step(game, action)[0])
