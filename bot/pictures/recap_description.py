"""A recap in words: how much was real, every card's way, and what everybody had at the end."""

from collections.abc import Callable
from itertools import pairwise

from bot.render.context import HANDS
from bot.text import Words

from .scene import Mark, RecapScene, Strand

ARROW = " → "
LONGEST_WAY = 600
"""Characters that one card's way may take."""


def recap(scene: RecapScene, words: Words, named: Callable[[str], str]) -> str:
    """With every place that a card was in, and since which turn, unless that is far too much."""
    ways = [(one.face.label, path(scene, one, words, named)) for one in scene.strands]
    if any(len(way) > LONGEST_WAY for _, way in ways):
        return brief_recap(scene, words, named)
    cards = (words("picture-recap-path", card=card, path=way) for card, way in ways)
    return told(scene, words, named, " ".join(cards))


def brief_recap(scene: RecapScene, words: Words, named: Callable[[str], str]) -> str:
    """With where each card began and ended, and how often it moved."""
    cards = (
        words(
            "picture-recap-ends",
            card=one.face.label,
            first=place_name(scene, one.places[0], words, named),
            last=place_name(scene, one.places[-1], words, named),
            count=len(moves(one)),
        )
        for one in scene.strands
    )
    return told(scene, words, named, " ".join(cards))


def briefest_recap(scene: RecapScene, words: Words, named: Callable[[str], str]) -> str:
    """With nothing of single cards."""
    return told(scene, words, named, "")


def told(scene: RecapScene, words: Words, named: Callable[[str], str], cards: str) -> str:
    """The whole, with what is said of the cards."""
    gold = scene.beats[-1].gold if scene.beats else scene.gold
    seats = ", ".join(
        words("gold-seat", player=named(seat.name), amount=amount)
        for seat, amount in zip(scene.seats, gold, strict=True)
    )
    fortunes = words("picture-recap-fortune", seats=seats)
    turns = len({beat.turn for beat in scene.beats})
    said = (words("picture-recap", turns=turns), counts(scene, words), cards, fortunes)
    return " ".join(part for part in said if part)


def counts(scene: RecapScene, words: Words) -> str:
    """How much was real."""
    marks = [marked.mark for beat in scene.beats for marked in beat.marks]
    claims = [beat for beat in scene.beats if {one.mark for one in beat.marks} & {Mark.RIGHT, Mark.WRONG}]
    return words(
        "picture-recap-counts",
        real=len({beat for one in scene.strands for beat, _ in moves(one)}),
        pretended=sum(len(beat.pretended) for beat in scene.beats),
        true=marks.count(Mark.TRUE),
        false=marks.count(Mark.LIE),
        contested=len(claims),
        looks=marks.count(Mark.LOOK),
    )


def moves(strand: Strand) -> list[tuple[int, int]]:
    """The beats in which a card moved, and where to."""
    return [(beat, new) for beat, (old, new) in enumerate(pairwise(strand.places)) if new != old]


def path(scene: RecapScene, strand: Strand, words: Words, named: Callable[[str], str]) -> str:
    """Where a card was, each place with the turn in which it came there."""
    steps = [place_name(scene, strand.places[0], words, named)]
    for beat, place in moves(strand):
        steps.append(f"{scene.beats[beat].turn} {place_name(scene, place, words, named)}")
    return ARROW.join(steps)


def place_name(scene: RecapScene, place: int, words: Words, named: Callable[[str], str]) -> str:
    """Whose a place is, and which of the hands."""
    hands = scene.seats[0].hands
    seat, hand = divmod(place, hands)
    if seat >= len(scene.seats):
        return scene.centre[place - hands * len(scene.seats)]
    name = named(scene.seats[seat].name)
    return name if hands == 1 else words(f"hand-{HANDS[hand]}", card=name)
