"""Who sits where, as names that do no harm."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from bot.game import Table
from bot.text import Words
from bot.text.names import isolated, tidy

MARKDOWN = set("\\*_~`|>#[]()<-+.!:")
COGWHEEL = "\N{GEAR}\N{NO-BREAK SPACE}"
"""Stands before the name of an automaton, or of whom one stands in for, so that a name and its ending stay
together; lists of the seats say it in words."""


class Person(msgspec.Struct, frozen=True):
    """Who sits at a seat: a person's Discord id, or an automaton without one."""

    name: str
    """Empty where it is not known, of somebody who sat there once."""
    user_id: int | None = None
    forgotten: bool = False
    """A person of whom nobody knows any more who they are."""
    mark: str = ""
    """What tells them apart from somebody of the same name."""

    @property
    def is_automaton(self) -> bool:
        """Whether nobody on Discord sits here."""
        return self.user_id is None and not self.forgotten

    def shown(self) -> str:
        """For text, without what is said of automata."""
        if not self.name and self.user_id is not None:
            return mention_of(self.user_id)
        return with_mark(escape(self.name), self.mark)


def with_mark(name: str, mark: str) -> str:
    """A name and what tells it apart from the same one of somebody else."""
    return f"{name} ({mark})" if mark else name


def marked(name: str, automaton: bool) -> str:
    """A name as it is shown, with a sign where an automaton plays."""
    return f"{COGWHEEL}{name}" if automaton else name


def label_of(name: str, automaton: bool, mark: str = "") -> str:
    """The same where no markdown is read."""
    return marked(with_mark(isolated(tidy(name)), mark), automaton)


@lru_cache(maxsize=4096)
def escape(name: str) -> str:
    """A tidy name that neither formats nor mentions anything in a message."""
    escaped = "".join(f"\\{character}" if character in MARKDOWN else character for character in tidy(name))
    return isolated(escaped.replace("@", "@\N{ZERO WIDTH SPACE}"))


def mention_of(user_id: int) -> str:
    """A person as Discord names them to each reader."""
    return f"<@{user_id}>"


class Spell(msgspec.Struct, frozen=True):
    """Somebody's time in a seat, from which moment up to which; None where it has no such end."""

    seat: int
    person: Person
    first: int | None = None
    last: int | None = None

    def covers(self, moment: int) -> bool:
        """Whether an event of that moment may have fallen into it."""
        return (self.first or 0) <= moment and (self.last is None or moment <= self.last)


class Keeping(msgspec.Struct, frozen=True):
    """An event with which an automaton began to keep a seat, or a person had it again."""

    moment: int
    seat: int
    kept: bool


class Roster(msgspec.Struct, frozen=True):
    """The people and automata at a table, by seat, now or at another moment of its past."""

    people: tuple[Person, ...]
    silent: bool = False
    """Nobody is notified, even where somebody is named."""
    kept: tuple[int, ...] = ()
    """The seats of absent people for whom automata play."""
    spells: tuple[Spell, ...] = ()
    """Who has sat where, in each seat one after the other."""
    keepings: tuple[Keeping, ...] = ()
    """When automata kept seats, in the order of the log."""
    moment: int | None = None
    """The moment at which this is the roster; None for now."""

    def at(self, moment: int) -> "Roster":
        """Those who sat here when an event happened."""
        if not self.keepings and len(self.spells) <= len(self.people):
            return self
        kept = {change.seat: change.kept for change in self.keepings if is_felt_by(change, moment)}
        return replace(
            self,
            people=tuple(self.sitter(seat, moment) for seat in range(len(self.people))),
            kept=tuple(seat for seat, is_kept in kept.items() if is_kept),
            moment=moment,
        )

    def sitter(self, seat: int, moment: int) -> Person:
        """Who sat in a seat at a moment; all who may have where that is not known."""
        found = [spell.person for spell in self.spells_in(seat) if spell.covers(moment)]
        if len(found) <= 1:
            return found[0] if found else self.people[seat]
        people = [person for person in found if not person.is_automaton]
        return Person("/".join(dict.fromkeys(person.name or "?" for person in people)), forgotten=True)

    def spells_in(self, seat: int) -> tuple[Spell, ...]:
        """Who has sat in a seat, one after the other."""
        return tuple(spell for spell in self.spells if spell.seat == seat)

    def name(self, seat: int) -> str:
        """For text."""
        return marked(self.people[seat].shown(), self.is_played_for(seat))

    def label(self, seat: int) -> str:
        """For buttons and selects, where no markdown is read."""
        person = self.people[seat]
        return label_of(person.name, self.is_played_for(seat), person.mark)

    def mention(self, seat: int) -> str:
        """The person as a mention, or the automaton's name."""
        person = self.people[seat]
        if person.user_id is None:
            return self.name(seat)
        return marked(mention_of(person.user_id), self.is_played_for(seat))

    def is_played_for(self, seat: int) -> bool:
        """Whether an automaton plays there."""
        return self.people[seat].is_automaton or seat in self.kept

    def is_called(self, seat: int) -> bool:
        """Whether a person answers there, who can be called."""
        return self.people[seat].user_id is not None and seat not in self.kept

    @property
    def is_deserted(self) -> bool:
        """Whether no person is left to play."""
        return all(self.is_played_for(seat) for seat in range(len(self.people)))

    def mentioned(self, *seats: int) -> tuple[int, ...]:
        """The Discord ids of the people among these seats."""
        ids = () if self.silent else (self.people[seat].user_id for seat in seats)
        return tuple(user_id for user_id in ids if user_id is not None)

    def described(self, seat: int, table: Table, words: Words) -> str:
        """The name, which tells an automaton by its sign, and whether one keeps a person's seat."""
        if seat in table.kept and not self.people[seat].is_automaton:
            return words("player-kept", player=self.name(seat))
        return self.name(seat)


def is_felt_by(change: Keeping, moment: int) -> bool:
    """Whether an event comes after a change; whoever returns is there already when it is told."""
    return change.moment < moment or (change.moment == moment and not change.kept)
