"""Who sits where, as names that do no harm."""

import msgspec

from bot.game import Table
from bot.text import Words
from bot.text.names import isolated, tidy

MARKDOWN = set("\\*_~`|>#[]()<-+.!:")
COGWHEEL = "\N{NO-BREAK SPACE}\N{GEAR}"
"""Stands after the name of an automaton, or of whom one stands in for; lists of the seats say it in words."""


class Person(msgspec.Struct, frozen=True):
    """Who sits at a seat: a person's Discord id, or an automaton without one."""

    name: str
    user_id: int | None = None
    forgotten: bool = False
    before: tuple[int, ...] = ()
    """The Discord ids of others who sat here before."""

    @property
    def is_automaton(self) -> bool:
        """Whether nobody on Discord sits here."""
        return self.user_id is None and not self.forgotten


def marked(name: str, automaton: bool) -> str:
    """A name as it is shown, with a sign where an automaton plays."""
    return f"{name}{COGWHEEL}" if automaton else name


def label_of(name: str, automaton: bool) -> str:
    """The same where no markdown is read."""
    return marked(isolated(tidy(name)), automaton)


def escape(name: str) -> str:
    """A tidy name that neither formats nor mentions anything in a message."""
    escaped = "".join(f"\\{character}" if character in MARKDOWN else character for character in tidy(name))
    return isolated(escaped.replace("@", "@\N{ZERO WIDTH SPACE}"))


def mention_of(user_id: int) -> str:
    """A person as Discord names them to each reader."""
    return f"<@{user_id}>"


class Roster(msgspec.Struct, frozen=True):
    """The people and automata at a table, by seat."""

    people: tuple[Person, ...]
    silent: bool = False
    """Nobody is notified, even where somebody is named."""
    kept: tuple[int, ...] = ()
    """The seats of absent people for whom automata play now."""
    with_earlier: bool = False
    """Everybody who has sat in a seat is named, because it is not known who of them did what."""

    def name(self, seat: int) -> str:
        """For text."""
        person = self.people[seat]
        earlier = person.before if self.with_earlier else ()
        name = marked(escape(person.name), self.is_played_for(seat))
        return "/".join((*(f"<@{user_id}>" for user_id in earlier), name))

    def label(self, seat: int) -> str:
        """For buttons and selects, where no markdown is read."""
        person = self.people[seat]
        return label_of(person.name, self.is_played_for(seat))

    def mention(self, seat: int) -> str:
        """The person as a mention, or the automaton's name."""
        person = self.people[seat]
        if person.user_id is None:
            return self.name(seat)
        return marked(mention_of(person.user_id), self.is_played_for(seat))

    def is_played_for(self, seat: int) -> bool:
        """Whether an automaton plays there; where the whole past is told, its person may have played too."""
        return self.people[seat].is_automaton or (seat in self.kept and not self.with_earlier)

    def mentioned(self, *seats: int) -> tuple[int, ...]:
        """The Discord ids of the people among these seats."""
        ids = () if self.silent else (self.people[seat].user_id for seat in seats)
        return tuple(user_id for user_id in ids if user_id is not None)

    def described(self, seat: int, table: Table, words: Words) -> str:
        """The name, and whether an automaton plays there."""
        if self.people[seat].is_automaton:
            return words("player-automaton", player=self.name(seat))
        if seat in table.kept:
            return words("player-kept", player=self.name(seat))
        return self.name(seat)
