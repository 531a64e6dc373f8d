"""The games of a server as its moderators see them: public facts only, never a hidden card."""

from collections.abc import Sequence

from bot.tables import Lobby, Seated
from bot.text import Words

from ..screen import Button, Screen, Style
from .ids import AdminId
from .sets import page_buttons

GAMES_PER_PAGE = 15


def games_screen(states: Sequence[Lobby | Seated], page: int, total: int, words: Words) -> Screen:
    """A page of the games and lobbies that are open."""
    if not states:
        return Screen((words("games-none"),))
    pages = -(-total // GAMES_PER_PAGE)
    lines = [game_line(state, words) for state in states]
    title = words("games-title", count=total)
    return Screen((title, "\n".join(lines)), buttons=page_buttons("games", page, pages, words))


def game_line(state: Lobby | Seated, words: Words) -> str:
    """Where a game is, how far, and who is absent."""
    line = game_label(state, f"<#{state.channel_id}>", words)
    if isinstance(state, Lobby) or not state.game.table.kept:
        return line
    return f"{line} {words('games-kept', count=len(state.game.table.kept))}"


def game_label(state: Lobby | Seated, channel: str, words: Words) -> str:
    """Where a game is and how far."""
    values = {"channel": channel, "count": len(state.seats)}
    if isinstance(state, Lobby):
        return words("games-lobby", **values)
    turn = state.game.table.turn
    return words("games-playing", **values, turn=turn) if turn else words("games-memorising", **values)


def stop_prompt(state: Lobby | Seated, words: Words) -> Screen:
    """Whether a game shall really be stopped, or a table closed that still waits."""
    question, yes = ("admin-stop-confirm", "stop-yes")
    if isinstance(state, Lobby):
        question, yes = ("admin-close-confirm", "button-close-table")
    return Screen(
        (words(question, channel=f"<#{state.channel_id}>"),),
        buttons=(
            Button(str(AdminId("stop", 0, state.game_id)), words(yes), Style.DANGER),
            Button(str(AdminId("never")), words("button-never")),
        ),
    )
