"""All that a screen is made from."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from bot.game import View
from bot.game import events as e
from bot.game.places import Layout
from bot.text import Words

from .icons import with_icon
from .ids import ComponentId
from .roster import Roster

HANDS = ("left", "right", "protected")


def capitalised(text: str) -> str:
    """A part of a sentence where it stands alone."""
    return text[:1].upper() + text[1:]


class ScreenContext(msgspec.Struct, frozen=True):
    """A view of a game, who plays it, in which words, and until when it waits."""

    game: str
    view: View
    roster: Roster
    words: Words
    deadline: int | None = None
    """When the present question ends, in seconds since 1970."""
    public: Words | None = None
    """The channel's words, where one person's screen may need both."""
    half_time_over: bool = False
    """Whether half of the present question's time is over, so that everybody may see who is awaited."""
    notes: bool = True
    """Whether this table's players may look up what they have seen."""
    banter: bool = False
    """Whether automata say something now and then."""
    pictured: bool = False
    """Whether a picture shows what the texts say."""

    @property
    def layout(self) -> Layout:
        """Whose places are where."""
        return self.view.table.setup.layout

    def id(self, verb: str, argument: str = "", number: int | None = None) -> str:
        """The custom id of something to click, for the present question unless another is named."""
        asked = self.view.table.number if number is None else number
        return str(ComponentId(self.game, asked, verb, argument))

    def clock(self) -> str:
        """The deadline as Discord counts it down for each reader."""
        return "—" if self.deadline is None else f"<t:{self.deadline}:R>"

    def timed(self, key: str) -> str:
        """The key of a text about the present question, or of its like where nobody's time runs."""
        return key if self.deadline is not None else f"{key}-unhurried"

    def character(self, name: str) -> str:
        """A character's name in the words of this screen and, where it differs, the channel's."""
        return in_both(self.words, self.public or self.words, name)

    def card_named(self, character: str) -> str:
        """What is printed on a card, with its icon, for text."""
        return with_icon(character, self.words.character(character))

    def at(self, moment: int) -> "ScreenContext":
        """The same with the names of those who sat there at that moment."""
        then = self.roster.at(moment)
        return self if then is self.roster else replace(self, roster=then)

    def name_when(self, by: int, kind: type[e.Announced | e.AnswerHeard]) -> str:
        """The name of who sat in a seat when it last did something; by now somebody else may."""
        done = ((item.moment, item.event) for item in reversed(self.view.history))
        moment = next(moment for moment, event in done if isinstance(event, kind) and event.by == by)
        return self.at(moment).roster.name(by)

    def names(self, seats: Iterable[int]) -> str:
        """The names of some seats in a row."""
        return self.words.listing(self.roster.name(seat) for seat in seats)

    def card(self, place: int, by: int) -> str:
        """A card as the object of a sentence about the seat `by`."""
        owner = self.layout.owner(place)
        if owner is None:
            return self.centre_card("card-centre", place)
        hand = self.hand_suffix(place)
        if owner == by:
            return self.words(f"card-own{hand}")
        return self.words(f"card-of{hand}", player=self.roster.name(owner))

    def held(self, place: int, by: int) -> str:
        """A card as the object of a sentence said to the seat `by`."""
        if self.layout.owner(place) != by:
            return self.card(place, by)
        return self.words(f"card-your{self.hand_suffix(place)}")

    def option(self, place: int, by: int) -> str:
        """A card as a line of a select for the seat `by`; a name stays as it is."""
        label = self.optional(place, by)
        return label if self.layout.owner(place) not in (None, by) else capitalised(label)

    def optional(self, place: int, by: int) -> str:
        """The same within a line."""
        owner = self.layout.owner(place)
        if owner is None:
            return self.centre_card("option-centre", place)
        hand = self.hand_suffix(place)
        if owner == by:
            return self.words(f"option-your{hand}" if hand else "option-yours")
        return self.words(f"option-card-of{hand}", player=self.roster.label(owner))

    def hand_suffix(self, place: int) -> str:
        """What tells the hands of one seat apart in a text key."""
        return f"-{HANDS[self.layout.hand(place)]}" if self.layout.hands > 1 else ""

    def centre_card(self, key: str, place: int) -> str:
        """A card in the centre, numbered when there are several."""
        centre = self.layout.centre_places()
        if len(centre) == 1:
            return self.words(key)
        return self.words(f"{key}-numbered", number=centre.index(place) + 1)

    def cards_of(self, seat: int, characters: tuple[str, ...]) -> str:
        """What lies before a seat, hand by hand."""
        names = [self.card_named(character) for character in characters]
        if len(names) == 1:
            return names[0]
        return self.words.listing(
            self.words(f"hand-{HANDS[hand]}", card=name) for hand, name in enumerate(names)
        )


def in_both(private: Words, public: Words, character: str) -> str:
    """A character's name in the person's language and, where it differs, the channel's."""
    mine, theirs = private.character(character), public.character(character)
    return mine if mine == theirs else private("both-languages", mine=mine, theirs=theirs)
