"""A person's own open games, with a link to each; only they see it."""

from collections.abc import Sequence

from bot.service.own_games import OwnGame
from bot.service.refusals import Address
from bot.tables import Lobby
from bot.text import Words

from .refusals import link_to
from .screen import Screen


def own_games_screen(games: Sequence[tuple[OwnGame, Address]], words: Words) -> Screen:
    """The games and lobbies in which a person sits, and where they are awaited."""
    if not games:
        return Screen((words("own-games-none"),))
    return Screen((words("own-games-title"), "\n".join(line(game, where, words) for game, where in games)))


def line(game: OwnGame, where: Address, words: Words) -> str:
    """Where a game is, and what it is waiting for."""
    state, link = game.state, link_to(where)
    if isinstance(state, Lobby):
        seat = state.seat_of(game.user_id)
        reserved = seat is not None and state.seats[seat].reserved
        return words("own-game-reserved" if reserved else "own-game-lobby", link=link)
    if game.is_awaited:
        due = "—" if state.deadline is None else f"<t:{int(state.deadline)}:R>"
        return words("own-game-awaited", link=link, deadline=due)
    if state.is_kept_for(game.user_id):
        return words("own-game-kept", link=link)
    return words("own-game-waits", link=link)
