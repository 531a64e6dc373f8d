"""What a picture shows, in words: said with it for whoever does not see it."""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Any

from bot.render.context import HANDS
from bot.text import Words
from bot.text.names import isolated

from .recap_description import brief_recap, briefest_recap, recap
from .scene import (
    Claimed,
    DealScene,
    Face,
    Fact,
    GraphScene,
    PeekScene,
    ProfileScene,
    RecapScene,
    RevealScene,
    Scene,
    Seat,
    SheetScene,
    TableScene,
)

LONGEST = 1024
"""Of a description on Discord."""
NAMES = (32, 24, 16, 10, 5)
"""To how many letters names are cut until all that is shown can be said."""
ELLIPSIS = "…"
Named = Callable[[str], str]
"""How a name is written."""


@lru_cache(maxsize=512)
def describe(scene: Scene, words: Words) -> str:
    """All that a picture shows, in at most as many letters as Discord takes."""
    told = ""
    tellings: tuple[Callable[[Any, Words, Named], str], ...] = (told_with,)
    if isinstance(scene, RecapScene):
        tellings = (recap, brief_recap, briefest_recap)
    for tell in tellings:
        for most in NAMES:
            told = tell(scene, words, partial(shortened, most=most))
            if len(told) <= LONGEST:
                return told
    return shortened(told, LONGEST)


def shortened(name: str, most: int) -> str:
    """At most so many letters."""
    return isolated(name if len(name) <= most else f"{name[: most - 1]}{ELLIPSIS}")


def told_with(scene: Scene, words: Words, named: Named) -> str:
    """The description with every name as a function writes it."""
    match scene:
        case TableScene():
            return " ".join(table(scene, words, named))
        case DealScene():
            return " ".join(deal(scene, words, named))
        case RevealScene():
            return reveal(scene, words, named)
        case PeekScene():
            return " ".join(
                words("picture-peek", where=card.where, card=card.face.label, power=card.power)
                for card in scene.cards
            )
        case GraphScene():
            return " ".join(graph(scene, words, named))
        case SheetScene():
            return " ".join(
                words("picture-entry", card=entry.face.label, power=entry.power) for entry in scene.entries
            )
        case RecapScene():
            return recap(scene, words, named)
        case ProfileScene():
            return " ".join(profile(scene, words, named))


def table(scene: TableScene, words: Words, named: Named) -> Iterator[str]:
    """Who sits there with what, and what lies between them."""
    if scene.claimed is not None:
        claiming = next((hand_of(seat) for seat in scene.seats if seat.turn), None)
        yield claim(scene.claimed, words, lambda name: with_hand(named(name), claiming, words))
    seats = between(words).join(
        seat_of(seat, place, words, named) for place, seat in enumerate(scene.seats, 1)
    )
    yield words("picture-table", seats=seats, court=scene.court, bank=scene.bank)
    yield from centre(scene.centre, words)
    if scene.swapped is not None:
        taken = dict.fromkeys(whose(place, scene, words, named) for place in scene.swapped)
        places = words.listing(taken)
        yield words("picture-exchanged" if scene.exchanged else "picture-swapped", places=places)


def whose(place: int, scene: TableScene, words: Words, named: Named) -> str:
    """Whose card lies at a place, and in which hand where a seat has several."""
    hands = len(scene.seats[0].cards)
    owner, hand = divmod(place, hands)
    if owner >= len(scene.seats):
        return words("picture-the-centre")
    return with_hand(named(scene.seats[owner].name), hand if hands > 1 else None, words)


def hand_of(seat: Seat) -> int | None:
    """The hand with which a seat claims something, where it has several."""
    return seat.claim if len(seat.cards) > 1 else None


def with_hand(told: str, hand: int | None, words: Words) -> str:
    """What is told of a hand, and which one where that matters."""
    return told if hand is None else words(f"hand-{HANDS[hand]}", card=told)


def claim(claimed: Claimed, words: Words, named: Named) -> str:
    """Who says what."""
    return words("picture-claim", player=named(claimed.by), said=claimed.said)


def seat_of(seat: Seat, place: int, words: Words, named: Named) -> str:
    """A seat, its gold, and what else is to be seen there."""
    noted = ", ".join(notes(seat, words))
    name = named(seat.name)
    if not noted:
        return words("picture-seat", place=place, player=name, amount=seat.gold)
    return words("picture-seat-noted", place=place, player=name, amount=seat.gold, notes=noted)


def notes(seat: Seat, words: Words) -> Iterator[str]:
    """What is to be seen at a seat beside its gold."""
    if seat.winner:
        yield words("picture-note-winner")
    if seat.turn:
        yield words("picture-note-turn")
    yield from who_plays(seat, words)
    if seat.claim is not None and not seat.turn:
        yield with_hand(words("picture-note-claims"), hand_of(seat), words)
    if any(seat.cards):
        yield words("picture-note-shows", cards=cards(seat.cards, words))
    if seat.gained:
        yield words(
            "picture-note-gained" if seat.gained > 0 else "picture-note-lost", amount=abs(seat.gained)
        )


def who_plays(seat: Seat, words: Words) -> Iterator[str]:
    """Whether an automaton sits there, or plays for somebody."""
    if seat.away:
        yield words("picture-note-away")
    elif seat.automaton:
        yield words("picture-note-automaton")


def cards(shown: tuple[Face | None, ...], words: Words) -> str:
    """The cards face up, each with its hand where a seat has several."""
    if len(shown) == 1:
        return shown[0].label if shown[0] else ""
    return ", ".join(
        words(f"hand-{HANDS[hand]}", card=face.label) for hand, face in enumerate(shown) if face is not None
    )


def centre(shown: tuple[Face | None, ...], words: Words) -> Iterator[str]:
    """What lies in the centre."""
    up = [face.label for face in shown if face is not None]
    if up:
        yield words("picture-centre", cards=words.listing(up))
    if down := len(shown) - len(up):
        yield words("picture-centre-down", count=down)


def deal(scene: DealScene, words: Words, named: Named) -> Iterator[str]:
    """Who has which cards."""
    seats = between(words).join(dealt(seat, place, words, named) for place, seat in enumerate(scene.seats, 1))
    yield words("picture-deal", seats=seats)
    yield from centre(scene.centre, words)


def dealt(seat: Seat, place: int, words: Words, named: Named) -> str:
    """A seat and its cards."""
    noted, told = ", ".join(who_plays(seat, words)), cards(seat.cards, words)
    if not noted:
        return words("picture-dealt", place=place, player=named(seat.name), cards=told)
    return words("picture-dealt-noted", place=place, player=named(seat.name), cards=told, notes=noted)


def reveal(scene: RevealScene, words: Words, named: Named) -> str:
    """Who was what, and who was right."""
    claimants = between(words).join(
        words(
            "picture-right" if one.right else "picture-wrong",
            place=one.place,
            player=named(one.name),
            card=one.face.label,
        )
        for one in scene.claimants
    )
    said = claim(scene.claimed, words, named)
    return words("picture-reveal", said=said, claimants=claimants)


def graph(scene: GraphScene, words: Words, named: Callable[[str], str]) -> Iterator[str]:
    """Everybody's true chance at first, at most and at last, and the turning points."""
    yield words("graph-described", title=scene.title)
    for fate in scene.fates:
        first, most, last = fate.percent
        yield words("graph-fate", player=named(fate.name), first=first, most=most, last=last)
    if scene.marks:
        yield words("graph-turning", turns=words.listing(str(scene.turns[mark]) for mark in scene.marks))


def profile(scene: ProfileScene, words: Words, named: Callable[[str], str]) -> Iterator[str]:
    """Somebody's record, line by line as it stands on the card."""
    rating = f"{scene.rating} {scene.doubt}"
    yield words(
        "picture-profile", player=named(scene.name), caption=scene.caption, rating=rating, rank=scene.rank
    )
    shares = [words("picture-share", what=bar.label, share=bar.said) for bar in scene.bars]
    best = [] if scene.best is None else [Fact(scene.best_label, scene.best.label)]
    rivals = [
        Fact(one.label, words("card-other", player=named(one.name), amount=one.gold)) for one in scene.rivals
    ]
    last = [scene.last] if scene.places else []
    told = [words("picture-share", what=one.label, share=one.said) for one in (*best, *rivals, *last)]
    yield f"{'; '.join((*shares, *told))}."
    if scene.titles:
        yield f"{scene.titles}."


def between(words: Words) -> str:
    """What stands between two seats, or two who claimed something."""
    return words("picture-between", before="", after="")
