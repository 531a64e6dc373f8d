"""From a review to the graph of who was winning when."""

from bot.automata.review.accuracy import scaled
from bot.automata.review.report import Review
from bot.render.context import ScreenContext

from .scene import Fate, GraphScene
from .scenes import name_of

THOUSAND = 1000


def graph_scene(context: ScreenContext, review: Review) -> GraphScene:
    """Every seat's chances, on a scale on which the fair share is in the middle."""
    words, outcome = context.words, context.view.table.outcome
    turning = {moment.turn for moment in review.turning_points}
    return GraphScene(
        title=words("review-title"),
        truly=words("graph-truly"),
        seemingly=words("graph-seemingly"),
        axis=words("graph-axis"),
        turns=tuple(moment.turn for moment in review.moments),
        fates=tuple(
            fate(
                context,
                review,
                seat,
                winner=outcome is not None and seat in outcome.winners,
            )
            for seat in range(review.players)
        ),
        marks=tuple(number - 1 for number, moment in enumerate(review.moments) if moment.turn in turning),
    )


def fate(context: ScreenContext, review: Review, seat: int, *, winner: bool) -> Fate:
    """One seat's chances all along."""
    truth = [moment.truth[seat] for moment in review.moments]
    table = [moment.table[seat] for moment in review.moments]
    ends = (truth[0], max(truth), truth[-1])
    first, most, last = (round(100 * chance) for chance in ends)
    return Fate(
        name=name_of(context, seat),
        truth=tuple(round(THOUSAND * scaled(chance, review.players)) for chance in truth),
        table=tuple(round(THOUSAND * scaled(chance, review.players)) for chance in table),
        percent=(first, most, last),
        winner=winner,
    )
