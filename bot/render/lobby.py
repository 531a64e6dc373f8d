"""The message before a game: who is in, and what they will play."""

from bot.game.places import hands_of
from bot.game.sets import MAX_PLAYERS, playable_counts, problems
from bot.lobby import LobbyReason, cards_for, host_choices, present
from bot.servers.sets import SetCatalogue
from bot.tables import Lobby, SeatHolder
from bot.text import Words
from bot.text.names import tidy

from .ids import ComponentId
from .roster import escape, label_of, marked
from .screen import Button, Option, Screen, Select, Style
from .sets import counts_text, set_label, set_title

MOST_OPTIONS = 25


def lobby_id(lobby: Lobby, verb: str, argument: str = "") -> str:
    """The custom id of something to click in a lobby."""
    return str(ComponentId(lobby.game_id, 0, verb, argument))


def host_name(lobby: Lobby) -> str:
    """The host's name, for text."""
    host = next((holder for holder in lobby.seats if holder.user_id == lobby.host_id), None)
    return escape(host.name if host else "")


def seat_name(holder: SeatHolder) -> str:
    """Who sits in a lobby, for text."""
    return marked(escape(holder.name), holder.automaton is not None)


def lobby_screen(lobby: Lobby, words: Words) -> Screen:
    """The lobby as it stands."""
    if lobby.closed is not None:
        return Screen((words(f"lobby-{lobby.closed}"),))
    wanted = host_choices(lobby.options)
    seats = "\n".join(seat_line(lobby, seat, words) for seat in range(len(lobby.seats)))
    count = len(present(lobby))
    head = words("lobby-head", host=host_name(lobby), count=count, most=MAX_PLAYERS)
    deadline = "—" if lobby.deadline is None else f"<t:{int(lobby.deadline)}:R>"
    clock = words(
        "lobby-clock",
        speed=words(f"speed-{wanted.speed}"),
        contest=words(f"contest-mode-{wanted.contest}"),
        deadline=deadline,
    )
    if wanted.hosts_language:
        clock = f"{clock}\n{words('lobby-hosts-language')}"
    return Screen(
        texts=(words("lobby-title"), f"{head}\n{seats}", set_line(lobby, words), clock),
        buttons=lobby_buttons(lobby, words),
    )


def lobby_buttons(lobby: Lobby, words: Words) -> tuple[Button, ...]:
    """What can be done in a lobby; other sets are offered where the chosen one does not fit."""
    automata = host_choices(lobby.options).automata is not None
    return (
        Button(lobby_id(lobby, "join"), words("button-join"), Style.PRIMARY),
        Button(lobby_id(lobby, "leave"), words("button-leave")),
        *((Button(lobby_id(lobby, "add"), words("button-add-automaton")),) if automata else ()),
        Button(lobby_id(lobby, "remove"), words("button-remove")),
        *((Button(lobby_id(lobby, "sets"), words("button-sets")),) if is_misfit(lobby) else ()),
        Button(lobby_id(lobby, "start"), words("button-start"), Style.PRIMARY),
        Button(lobby_id(lobby, "cancel"), words("button-cancel"), Style.DANGER),
    )


def is_misfit(lobby: Lobby) -> bool:
    """Whether those present are too few or too many for the chosen set."""
    cards = cards_for(lobby)
    return cards is not None and bool(problems(cards, len(present(lobby))))


def seat_line(lobby: Lobby, seat: int, words: Words) -> str:
    """One seat of a lobby."""
    holder = lobby.seats[seat]
    player = seat_name(holder)
    if holder.automaton is not None:
        level = words(f"level-{holder.automaton}")
        return words("lobby-seat-automaton", place=seat + 1, player=player, level=level)
    if holder.reserved:
        return words("lobby-seat-reserved", place=seat + 1, player=player)
    key = "lobby-seat-host" if holder.user_id == lobby.host_id else "lobby-seat"
    return words(key, place=seat + 1, player=player)


def set_line(lobby: Lobby, words: Words) -> str:
    """The characters that this number of players will use, or why they cannot start yet."""
    cards, count = cards_for(lobby), len(present(lobby))
    if cards is None:
        return words("lobby-too-few")
    wanted = host_choices(lobby.options)
    title = set_title(wanted.set_name, words) if wanted.set_name else ""
    if is_misfit(lobby):
        fits = counts_text(playable_counts(cards), words)
        return f"{words('lobby-misfit', count=count)} {words('lobby-misfit-why', set=title, counts=fits)}"
    names = words.listing(words.character(name) for name in dict.fromkeys(cards))
    lines = [words("lobby-set", count=count, characters=names)]
    if title:
        lines.insert(0, words("lobby-set-named", set=title))
    centre = len(cards) - count * hands_of(count)
    if centre:
        lines.append(words("lobby-set-centre", centre=centre))
    if count < 4:
        lines.append(words("lobby-advice-hard"))
    return " ".join(lines)


def removal_prompt(lobby: Lobby, words: Words, me: int) -> Screen | None:
    """Whom to remove; nothing if there is nobody else."""
    options = tuple(
        Option(f"{seat}.{tidy(holder.name)}", label_of(holder.name, holder.automaton is not None))
        for seat, holder in enumerate(lobby.seats)
        if holder.user_id != me
    )
    if not options:
        return None
    select = Select(lobby_id(lobby, "expel"), words("lobby-pick-remove"), options)
    return Screen((words("lobby-prompt-remove"),), selects=(select,))


def set_prompt(lobby: Lobby, catalogue: SetCatalogue, words: Words) -> Screen:
    """Which of the sets that fit those present is played."""
    count = len(present(lobby))
    options = [Option(found.name, set_label(found, words)) for found in catalogue.fitting(count)]
    selects = tuple(
        Select(
            lobby_id(lobby, "useset", str(first)),
            words("lobby-pick-set-from", set=options[first].label) if first else words("lobby-pick-set"),
            tuple(options[first : first + MOST_OPTIONS]),
        )
        for first in range(0, len(options), MOST_OPTIONS)
    )
    return Screen((words("lobby-prompt-set", count=count),), selects=selects)


def lobby_refusal(reason: LobbyReason, lobby: Lobby, words: Words) -> Screen:
    """Why the lobby says no."""
    return Screen((words(f"lobby-refuse-{reason}", host=host_name(lobby), count=len(present(lobby))),))
