"""The message before a game: who is in, and what they will play."""

from bot.game.places import hands_of
from bot.game.sets import MAX_PLAYERS, playable_counts, problems
from bot.lobby import LobbyReason, cards_for, host_choices, is_full, present
from bot.servers.settings import Mentions
from bot.tables import Lobby
from bot.text import Words

from .durations import speed_text
from .ids import HOW_TO_PLAY, ComponentId
from .namesakes import lobby_marks
from .roster import escape, marked, mention_of, with_mark
from .screen import Button, Screen, Style
from .sets import counts_text, pictured_names, set_title
from .tempers import with_temper

BETWEEN = "\N{NO-BREAK SPACE}· "
FULLER = (5, 8, MAX_PLAYERS)
"""The numbers of players up to which one click fills a table with automata."""


def lobby_id(lobby: Lobby, verb: str, argument: str = "") -> str:
    """The custom id of something to click in a lobby."""
    return str(ComponentId(lobby.game_id, 0, verb, argument))


def host_name(lobby: Lobby) -> str:
    """The host's name, for text."""
    seat = None if lobby.host_id is None else lobby.seat_of(lobby.host_id)
    return escape("") if seat is None else with_mark(escape(lobby.seats[seat].name), lobby_marks(lobby)[seat])


def lobby_screen(lobby: Lobby, words: Words) -> Screen:
    """The lobby as it stands."""
    if lobby.closed is not None:
        return Screen((words(f"lobby-{lobby.closed}"),))
    passed_on = host_choices(lobby.options).passed_on
    count = len(present(lobby))
    values = {"host": host_name(lobby), "count": count, "most": MAX_PLAYERS}
    head = words("lobby-head-passed" if passed_on else "lobby-head", **values)
    seats = BETWEEN.join(seat_text(lobby, seat, words) for seat in range(len(lobby.seats)))
    texts = (head, seats, set_line(lobby, words), manner_line(lobby, words))
    return Screen(texts, buttons=lobby_buttons(lobby, words), mentions=called_back(lobby))


def seat_text(lobby: Lobby, seat: int, words: Words) -> str:
    """One seat of a lobby, with its number; whoever it is kept for is called."""
    holder, number = lobby.seats[seat], f"{seat + 1}\N{NO-BREAK SPACE}"
    if holder.reserved and holder.user_id is not None:
        return words("lobby-seat-reserved", player=f"{number}{mention_of(holder.user_id)}")
    name = f"{number}{marked(escape(holder.name), holder.automaton is not None)}"
    return name if holder.automaton is None else with_temper(name, holder.name, words)


def called_back(lobby: Lobby) -> tuple[int, ...]:
    """Those for whom seats are kept, who are called where people may be."""
    if host_choices(lobby.options).mentions is Mentions.NOBODY:
        return ()
    return tuple(holder.user_id for holder in lobby.seats if holder.reserved and holder.user_id is not None)


def set_line(lobby: Lobby, words: Words) -> str:
    """The characters that this number of players will use, or why they cannot start yet."""
    cards, count = cards_for(lobby), len(present(lobby))
    wanted = host_choices(lobby.options)
    if cards is None:
        return words("lobby-too-few" if wanted.automata else "lobby-too-few-people")
    title = set_title(wanted.set_name, words) if wanted.set_name else ""
    if is_misfit(lobby):
        fits = counts_text(playable_counts(cards), words)
        return words("lobby-misfit", set=title, counts=fits, count=count)
    parts = [pictured_names(cards, words)]
    if title:
        parts.insert(0, words("lobby-set-named", set=title))
    centre = len(cards) - count * hands_of(count)
    if centre:
        parts.append(words("lobby-set-centre", centre=centre))
    lines = [BETWEEN.join(parts)]
    if count < 4:
        lines.append(words("lobby-advice-hard"))
    return "\n".join(lines)


def manner_line(lobby: Lobby, words: Words) -> str:
    """How it will be played, until when the lobby waits, and in whose language it speaks."""
    wanted = host_choices(lobby.options)
    level = next((holder.automaton for holder in lobby.seats if holder.automaton is not None), None)
    parts = [speed_text(wanted.speed, lobby.options.times, words), words(f"contest-mode-{wanted.contest}")]
    if level is not None:
        parts.append(words("lobby-level", level=words(f"level-{level}")))
    if lobby.deadline is not None:
        parts.append(words("lobby-closes", deadline=f"<t:{int(lobby.deadline)}:R>"))
    line = BETWEEN.join(parts)
    return f"{line}\n{words('lobby-hosts-language')}" if wanted.hosts_language else line


def lobby_buttons(lobby: Lobby, words: Words) -> tuple[Button, ...]:
    """What can be done in a lobby; what cannot now is disabled, for a reason that the text tells."""
    automata = host_choices(lobby.options).automata is not None
    ready = cards_for(lobby) is not None and not is_misfit(lobby)
    return (
        Button(lobby_id(lobby, "join"), words("button-join"), Style.PRIMARY, disabled=is_full(lobby)),
        Button(lobby_id(lobby, "leave"), words("button-leave")),
        Button(lobby_id(lobby, "start"), words("button-start"), Style.PRIMARY, disabled=not ready),
        *((fill_button(lobby, words),) if automata else ()),
        Button(lobby_id(lobby, "table"), words("button-table")),
        Button(lobby_id(lobby, HOW_TO_PLAY), words("button-how-to-play")),
    )


def fill_button(lobby: Lobby, words: Words) -> Button:
    """Seats automata up to the next number of players."""
    count = next((count for count in FULLER if count > len(present(lobby))), None)
    if count is None:
        return Button(lobby_id(lobby, "fill"), words("button-filled"), disabled=True)
    return Button(lobby_id(lobby, "fill", str(count)), words("button-fill", count=count))


def is_misfit(lobby: Lobby) -> bool:
    """Whether those present are too few or too many for the chosen set."""
    cards = cards_for(lobby)
    return cards is not None and bool(problems(cards, len(present(lobby))))


def lobby_refusal(reason: LobbyReason, lobby: Lobby, words: Words) -> Screen:
    """Why the lobby says no."""
    key = f"lobby-refuse-{reason}"
    if reason is LobbyReason.NOT_HOST and host_choices(lobby.options).passed_on:
        key = "lobby-refuse-passed-on"
    return Screen((words(key, host=host_name(lobby), count=len(present(lobby))),))
