"""What is remarkable in a finished game: of each kind the most there was, as plain figures."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from .lookback import Said, Turn
from .places import Layout


class Kind(StrEnum):
    """What can be remarkable."""

    LIE = "lie"
    SECRET = "secret"
    CONTEST = "contest"
    UNFOUND = "unfound"
    WRONG = "wrong"
    HONEST = "honest"
    TRAVELLER = "traveller"
    FACES = "faces"
    PRETENDER = "pretender"
    SILENT = "silent"
    HOME = "home"
    LOSS = "loss"
    CURIOUS = "curious"


class Curiosity(NamedTuple):
    """Something remarkable: how much of it there was, and about whom, what and when."""

    kind: Kind
    value: int
    seat: int = 0
    character: str = ""
    turn: int = 0
    was: str = ""
    moment: int | None = None


LEAST = {Kind.LIE: 1, Kind.SECRET: 4, Kind.LOSS: 3, Kind.CURIOUS: 3, Kind.TRAVELLER: 3, Kind.PRETENDER: 3}
"""From which value on something is worth telling; two of anything else."""


def curiosities(turns: Sequence[Turn], layout: Layout) -> Iterator[Curiosity]:
    """The most of each kind that there was in a game, if it is worth telling."""
    for found in (
        lies(turns),
        secrets(turns, layout),
        contests(turns),
        unfound(turns),
        about_themselves(turns, layout.players),
        honest(turns, layout.players),
        travels(turns, layout),
        homecomings(turns, layout),
        faces(turns, layout),
        pretenders(turns, layout.players),
        silences(turns, layout),
        losses(turns),
        looks(turns, layout.players),
    ):
        best = max(found, key=lambda one: one.value, default=None)
        if best is not None and best.value >= LEAST.get(best.kind, 2):
            yield best


def lies(turns: Iterable[Turn]) -> Iterator[Curiosity]:
    """Claims with another card that nobody contested, and what they brought."""
    for turn in turns:
        said = turn.claim
        if said is not None and turn.users and not turn.contested and not said.true:
            gain = turn.gains[said.seat]
            yield Curiosity(Kind.LIE, gain, said.seat, said.character, turn.number, said.was, said.moment)


def secrets(turns: Sequence[Turn], layout: Layout) -> Iterator[Curiosity]:
    """Cards at players' places that were in doubt up to the end, and for how many turns this very card was:
    one that was shown, or truly claimed, is no secret until somebody takes it under the table."""
    since: dict[int, int] = {}
    for turn in turns:
        for shown in turn.shown:
            since.pop(shown.place, None)
        for said in turn.claims:
            if said.true:
                since.pop(said.place, None)
        for exchange in turn.exchanges:
            for place in exchange.places:
                since[place] = turn.number if exchange.really else since.get(place, turn.number)
    last = turns[-1]
    for place, first in sorted(since.items()):
        owner = layout.owner(place)
        if owner is not None:
            yield Curiosity(Kind.SECRET, last.number - first, owner, last.cards[place], first)


def contests(turns: Iterable[Turn]) -> Iterator[Curiosity]:
    """Fines for one contest."""
    for turn in turns:
        if turn.claim is not None:
            yield Curiosity(Kind.CONTEST, turn.fines, character=turn.claim.character, turn=turn.number)


def unfound(turns: Iterable[Turn]) -> Iterator[Curiosity]:
    """Characters that were claimed, and never truly."""
    claims = [said for turn in turns for said in turn.claims]
    true = {said.character for said in claims if said.true}
    for character, count in Counter(said.character for said in claims).items():
        if character not in true:
            yield Curiosity(Kind.UNFOUND, count, character=character)


def sayings(turns: Iterable[Turn]) -> list[Said]:
    """Whatever people said of themselves."""
    return [said for turn in turns for said in (*turn.claims, *turn.named)]


def about_themselves(turns: Sequence[Turn], players: int) -> Iterator[Curiosity]:
    """How often each was wrong about themselves."""
    wrong = Counter(said.seat for said in sayings(turns) if not said.true)
    return (Curiosity(Kind.WRONG, wrong[seat], seat) for seat in range(players))


def honest(turns: Sequence[Turn], players: int) -> Iterator[Curiosity]:
    """Those who said nothing but the truth."""
    said = sayings(turns)
    for seat in range(players):
        own = [one.true for one in said if one.seat == seat]
        if all(own):
            yield Curiosity(Kind.HONEST, len(own), seat)


def ways(turns: Sequence[Turn]) -> list[list[int]]:
    """Each card's places, one after the other."""
    found = [[place] for place in range(len(turns[0].cards))]
    for turn in turns:
        for exchange in turn.exchanges:
            for way in found:
                if exchange.really and way[-1] in exchange.places:
                    first, second = exchange.places
                    way.append(second if way[-1] == first else first)
    return found


def travels(turns: Sequence[Turn], layout: Layout) -> Iterator[Curiosity]:
    """How often cards went from one place to another."""
    for character, way in zip(turns[0].cards, ways(turns), strict=True):
        yield Curiosity(Kind.TRAVELLER, len(way) - 1, character=character)


def homecomings(turns: Sequence[Turn], layout: Layout) -> Iterator[Curiosity]:
    """Cards that ended with whom they began."""
    for character, way in zip(turns[0].cards, ways(turns), strict=True):
        owner = layout.owner(way[0])
        if owner is not None and layout.owner(way[-1]) == owner:
            yield Curiosity(Kind.HOME, len(way) - 1, owner, character)


def faces(turns: Sequence[Turn], layout: Layout) -> Iterator[Curiosity]:
    """How many characters each has been, with two cards besides the first that they had anyway."""
    for seat in range(layout.players):
        been = {turn.cards[place] for turn in turns for place in layout.own(seat)}
        yield Curiosity(Kind.FACES, len(been) - layout.hands + 1, seat)


def pretenders(turns: Sequence[Turn], players: int) -> Iterator[Curiosity]:
    """Those who took cards under the table and never exchanged any."""
    for seat in range(players):
        taken = [one.really for turn in turns for one in turn.exchanges if one.by == seat]
        if not any(taken):
            yield Curiosity(Kind.PRETENDER, len(taken), seat)


def silences(turns: Sequence[Turn], layout: Layout) -> Iterator[Curiosity]:
    """How often each heard somebody claim what they were themselves, and said nothing."""
    quiet: Counter[int] = Counter()
    for turn in turns:
        if turn.claim is None or not turn.users:
            continue
        holders = {
            layout.owner(place) for place, card in enumerate(turn.before) if card == turn.claim.character
        }
        quiet.update({seat for seat in holders if seat is not None} - {said.seat for said in turn.claims})
    return (Curiosity(Kind.SILENT, quiet[seat], seat) for seat in range(layout.players))


def losses(turns: Iterable[Turn]) -> Iterator[Curiosity]:
    """What turns cost."""
    for turn in turns:
        for seat, gain in enumerate(turn.gains):
            yield Curiosity(Kind.LOSS, -gain, seat, turn=turn.number)


def looks(turns: Sequence[Turn], players: int) -> Iterator[Curiosity]:
    """How often each looked at cards in secret."""
    looked = Counter(look.by for turn in turns for look in turn.looks)
    return (Curiosity(Kind.CURIOUS, looked[seat], seat) for seat in range(players))
