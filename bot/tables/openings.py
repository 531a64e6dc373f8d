"""How a lobby and a table begin."""

from bot.game import begin, fold

from .attendance import attendance_of
from .deadlines import lobby_deadline
from .moves import Change, Move
from .sittings import first_sittings
from .state import Lobby, OpenGame, OpenLobby, Seated


def gather(game_id: str, opening: OpenLobby, now: float) -> Lobby:
    """The lobby with those who are in it from the beginning."""
    return Lobby(
        game_id=game_id,
        guild_id=opening.guild_id,
        channel_id=opening.channel_id,
        seats=opening.seats,
        host_id=opening.host_id,
        options=opening.options,
        deadlines=(lobby_deadline(now, opening.expires_in),),
    )


def seat_people(game_id: str, opening: OpenGame) -> Move:
    """The table with its people seated and the cards dealt."""
    events = begin(
        len(opening.seats),
        opening.characters,
        opening.cards,
        contest=opening.contest,
        starter=opening.starter,
    )
    game = fold(events)
    seated = Seated(
        game_id=game_id,
        guild_id=opening.guild_id,
        channel_id=opening.channel_id,
        game=game,
        seats=opening.seats,
        host_id=opening.host_id,
        sittings=first_sittings(opening.seats),
        options=opening.options,
        attendance=attendance_of(game, events),
    )
    return Change(seated, events)
