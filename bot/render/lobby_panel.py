"""The host's private panel: everything about a table that is chosen before its game begins."""

from bot.automata.levels import Level
from bot.game import ContestMode
from bot.game.sets import MAX_PLAYERS
from bot.lobby import host_choices, present
from bot.servers.sets import PRINTED
from bot.service.choices import TableChoices
from bot.tables import Lobby, SeatHolder
from bot.text import Words

from .context import capitalised
from .durations import speed_text
from .lobby import lobby_id
from .namesakes import lobby_marks
from .roster import label_of
from .screen import Button, Option, Screen, Select, Style
from .sets import set_label

MOST_OPTIONS = 25
DEFAULT = "default"
NAMED = "="
"""Stands before the name of a set, which may be anything, and of an automaton."""


def table_panel(lobby: Lobby, choices: TableChoices, words: Words, me: int) -> Screen:
    """What the host has chosen, in selects that change it at once."""
    welcome = host_choices(lobby.options).automata is not None
    selects = (
        *set_selects(lobby, choices, words),
        speed_select(lobby, choices, words),
        contest_select(lobby, words),
        *((level_select(lobby, words), players_select(lobby, words)) if welcome else ()),
        *removal_selects(lobby, words, me),
    )
    cancel = Button(lobby_id(lobby, "cancel"), words("button-cancel"), Style.DANGER)
    return Screen((words("lobby-panel"),), selects=selects, buttons=(cancel,))


def set_selects(lobby: Lobby, choices: TableChoices, words: Words) -> tuple[Select, ...]:
    """Every set of the server, and its own defaults where it has any."""
    wanted = host_choices(lobby.options)
    by_default = wanted.set_name is None and bool(choices.defaults)
    chosen = None if by_default else wanted.set_name or PRINTED.name
    options = [
        Option(NAMED + found.name, set_label(found, words), found.name == chosen)
        for found in choices.catalogue.all
    ]
    if choices.defaults:
        options.insert(0, Option(DEFAULT, capitalised(words("lobby-set-default")), by_default))
    return tuple(
        set_select(lobby, first, options[first : first + MOST_OPTIONS], words)
        for first in range(0, len(options), MOST_OPTIONS)
    )


def set_select(lobby: Lobby, first: int, options: list[Option], words: Words) -> Select:
    """As many sets as one select holds."""
    begins = options[0].value.removeprefix(NAMED)
    placeholder = words("lobby-pick-set-from", set=begins) if first else words("lobby-pick-set")
    return Select(lobby_id(lobby, "set", str(first)), placeholder, tuple(options))


def speed_select(lobby: Lobby, choices: TableChoices, words: Words) -> Select:
    """How much time there is."""
    chosen = host_choices(lobby.options).speed
    options = (
        Option(speed, speed_text(speed, times, words), speed is chosen)
        for speed, times in choices.times.items()
    )
    return Select(lobby_id(lobby, "speed"), words("lobby-pick-speed"), tuple(options))


def contest_select(lobby: Lobby, words: Words) -> Select:
    """How the others answer a claim."""
    chosen = host_choices(lobby.options).contest
    options = (
        Option(mode, capitalised(words(f"contest-mode-{mode}")), mode is chosen) for mode in ContestMode
    )
    return Select(lobby_id(lobby, "mode"), words("lobby-pick-contest"), tuple(options))


def level_select(lobby: Lobby, words: Words) -> Select:
    """How well automata play."""
    chosen = host_choices(lobby.options).automata
    options = (
        Option(level, labelled(words, "level", words(f"level-{level}")), level == chosen) for level in Level
    )
    return Select(lobby_id(lobby, "level"), words("lobby-pick-level"), tuple(options))


def players_select(lobby: Lobby, words: Words) -> Select:
    """How many shall play, automata filling up; how many do is told by the lobby, where others join."""
    people = sum(holder.automaton is None for holder in present(lobby))
    options = (
        Option(str(count), words("lobby-option-players", count=count))
        for count in range(max(people, 1), MAX_PLAYERS + 1)
    )
    return Select(lobby_id(lobby, "players"), words("lobby-pick-players"), tuple(options))


def removal_selects(lobby: Lobby, words: Words, me: int) -> tuple[Select, ...]:
    """Whom to remove, if there is anybody else."""
    marks = lobby_marks(lobby)
    options = tuple(
        Option(identity(holder), label_of(holder.name, holder.automaton is not None, marks[seat]))
        for seat, holder in enumerate(lobby.seats)
        if holder.user_id != me
    )
    return (Select(lobby_id(lobby, "expel"), words("lobby-pick-remove"), options),) if options else ()


def identity(holder: SeatHolder) -> str:
    """Who sits in a seat, whatever becomes of the seat: a person's id, or an automaton's name."""
    return str(holder.user_id) if holder.automaton is None else NAMED + holder.name


def labelled(words: Words, what: str, value: str) -> str:
    """A value with what it is of, since a closed select shows nothing else."""
    return words("lobby-choice", what=words(f"lobby-pick-{what}"), value=value)
