"""What the table is asking, of whom: the public question of the moment."""

from functools import lru_cache

import msgspec

from .actions import Decline, LegalActions, NameCharacter, PickCard, PickSeat, PowerAnswer, Swap


class Prompt(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """What is said where a power asks, unless its kind of choice says enough; stored only where given."""

    prompt: str = ""
    """The power's own texts for this choice, by name."""
    asked_by: int | None = None
    """Who uses the power, where somebody else chooses."""


class Choice(Prompt, frozen=True, gc=False, cache_hash=True, tag_field="kind"):
    """A power's question to one seat; the first option is what a time-out decides."""

    by: int

    @property
    def prompt_name(self) -> str:
        """The name of its texts: the power's own, or else that of its kind."""
        return self.prompt or str(self.__struct_config__.tag).replace("_", "-")


class WhichSeat(Choice, frozen=True, tag="which_seat"):
    """Choose a player."""

    seats: tuple[int, ...]
    may_decline: bool

    def options(self) -> tuple[PowerAnswer, ...]:
        decline = (Decline(self.by),) if self.may_decline else ()
        return (*decline, *(PickSeat(self.by, seat) for seat in self.seats))


class WhichCard(Choice, frozen=True, tag="which_card"):
    """Choose a card."""

    cards: tuple[int, ...]

    def options(self) -> tuple[PowerAnswer, ...]:
        return tuple(PickCard(self.by, card) for card in self.cards)


class WhetherToSwap(Choice, frozen=True, tag="whether_to_swap"):
    """Take one of these pairs under the table and exchange it, or not."""

    pairs: tuple[tuple[int, int], ...]

    def options(self) -> tuple[PowerAnswer, ...]:
        return tuple(Swap(self.by, pair, really) for pair in self.pairs for really in (False, True))


class WhichCharacter(Choice, frozen=True, tag="which_character"):
    """Name a character."""

    characters: tuple[str, ...]

    def options(self) -> tuple[PowerAnswer, ...]:
        return tuple(NameCharacter(self.by, character) for character in self.characters)


PowerChoice = WhichSeat | WhichCard | WhetherToSwap | WhichCharacter


@lru_cache(maxsize=4096)
def options_of(choice: PowerChoice) -> LegalActions:
    """The options of a choice, made once for equal choices."""
    return LegalActions(choice.options())


class Memorise(msgspec.Struct, frozen=True, gc=False):
    """Everybody looks at the cards until everybody is ready."""

    ready: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()


class TakeTurn(msgspec.Struct, frozen=True, gc=False):
    """One seat does one of the three things, or only a swap."""

    by: int
    early: bool
    """One of the first four turns (RULES 3)."""
    forced: bool
    """The seat's card was turned up in the turn before (RULES 4.4)."""
    awaited: tuple[int, ...]


class HearContests(msgspec.Struct, frozen=True, gc=False):
    """The other seats contest the announcement or pass."""

    opened: int
    """The number of the question with which this contest began."""
    asked: int | None
    """The seat whose answer is heard now, when they are heard clockwise."""
    answered: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()


class UsePower(msgspec.Struct, frozen=True, gc=False):
    """A power asks somebody for a choice."""

    character: str
    choice: PowerChoice

    @property
    def awaited(self) -> tuple[int, ...]:
        return (self.choice.by,)


Question = Memorise | TakeTurn | HearContests | UsePower
"""Each says in `awaited` which seats, as far as everyone can see, have not answered it."""
