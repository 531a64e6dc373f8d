"""From a finished game to its recap: every card's way, beat by beat."""

from collections.abc import Iterator

from bot.game.lookback import Exchange, Turn, turns_of
from bot.render.context import ScreenContext

from .scene import Beat, Mark, Marked, RecapScene, RecapSeat, Strand
from .scenes import face_of, name_of


def recap_scene(context: ScreenContext) -> RecapScene:
    """The whole of a game that is over."""
    dealt, *turns = turns_of(context.view)
    beats = [beat for turn in turns for beat in beats_of(turn)]
    table, layout = context.view.table, context.layout
    winners = () if table.outcome is None else table.outcome.winners
    return RecapScene(
        seats=tuple(
            RecapSeat(
                name_of(context, seat),
                layout.hands,
                context.roster.people[seat].is_automaton,
                seat in winners,
            )
            for seat in range(layout.players)
        ),
        centre=tuple(centre_names(context)),
        strands=tuple(
            Strand(face_of(context.words, character), tuple(way(place, beats)))
            for place, character in enumerate(dealt.cards)
        ),
        beats=tuple(beat for beat, _ in beats),
        gold=dealt.gold,
    )


def centre_names(context: ScreenContext) -> Iterator[str]:
    """What the places in the centre are called, numbered where there are several."""
    places = context.layout.centre_places()
    for number in range(1, len(places) + 1):
        if len(places) == 1:
            yield context.words("recap-centre")
        else:
            yield context.words("recap-centre-numbered", number=number)


Moved = tuple[Beat, tuple[Exchange, ...]]
"""A beat, and the cards that were really exchanged in it."""


def beats_of(turn: Turn) -> Iterator[Moved]:
    """A turn in its parts: what was claimed, what was seen or shown, what was taken under the table.

    A turn in which nothing of it happened, since time ran out or the game was stopped, is one empty beat.
    """
    parts = [
        tuple(claim_marks(turn)),
        tuple(Marked(place, Mark.LOOK) for look in turn.looks for place in look.places),
        tuple(shown_marks(turn)),
    ]
    beats: list[Moved] = [(Beat(turn.number, marks, gold=turn.gold), ()) for marks in parts if marks]
    for exchange in turn.exchanges:
        pretended = () if exchange.really else (exchange.places,)
        beats.append(
            (
                Beat(turn.number, pretended=pretended, gold=turn.gold),
                (exchange,) if exchange.really else (),
            )
        )
    yield from beats or [(Beat(turn.number, gold=turn.gold), ())]


def claim_marks(turn: Turn) -> Iterator[Marked]:
    """Who claimed to be the character, and whether it was so."""
    for said in turn.claims:
        if turn.contested:
            mark = Mark.RIGHT if said.true else Mark.WRONG
        else:
            mark = Mark.TRUE if said.true else Mark.LIE
        yield Marked(said.place, mark, said.character)


def shown_marks(turn: Turn) -> Iterator[Marked]:
    """The cards that were turned up without a contest."""
    contested = {said.place for said in turn.claims} if turn.contested else set()
    for shown in turn.shown:
        if shown.place not in contested:
            yield Marked(shown.place, Mark.SHOWN, shown.character)


def way(place: int, beats: list[Moved]) -> Iterator[int]:
    """Where a card lay at first, and after each beat."""
    yield place
    for _, exchanges in beats:
        for exchange in exchanges:
            first, second = exchange.places
            place = {first: second, second: first}.get(place, place)
        yield place
