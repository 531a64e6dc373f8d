"""What people see of their own: their games here, and whether games may call them."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.render.calls import calls_panel
from bot.render.own_games import own_games_screen
from bot.render.screen import Screen
from bot.service.own_games import OwnGame
from bot.service.refusals import Address
from bot.tables import Lobby
from bot.text import Words

from .admin_screens import KEPT, LONG_ID, Server, begun, dealt

WHERE = Address(LONG_ID, LONG_ID, LONG_ID)


def own_screens(language: Words, name: str, lobby: Lobby) -> Iterator[tuple[str, Screen]]:
    """Games of every kind that may be one's own, and the panel about calls."""
    looking = dealt(Server(name, lobby, language))
    going_on = begun(looking)
    people = [holder.user_id for holder in looking.seats if holder.user_id is not None]
    games = [OwnGame(looking, people[0]), *(OwnGame(going_on, one) for one in (people[1], people[KEPT]))]
    guest = lobby.seats[0]
    for reserved in (False, True):
        gathering = replace(lobby, seats=(replace(guest, reserved=reserved), *lobby.seats[1:]))
        games.append(OwnGame(gathering, guest.user_id or 0))
    yield "own games", own_games_screen([(game, WHERE) for game in games], language)
    yield "own games none", own_games_screen([], language)
    for wanted in (True, False):
        yield f"calls {wanted}", calls_panel(wanted, language)
