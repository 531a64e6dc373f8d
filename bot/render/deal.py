"""The deal: every card face up, made to be remembered."""

from bot.slots import CARDS

from .context import ScreenContext
from .ids import HOW_TO_PLAY
from .screen import Button, Screen, Style
from .tempers import BETWEEN, who_is_here

MOST_LINES = 8
"""Under a picture so many players have a line each; more stand in a row, so that all fits on a phone."""


def memorise(context: ScreenContext) -> Screen:
    """Every card face up, and who is not ready yet (RULES 2.5); automata need no time for it."""
    words, awaited = context.words, context.view.table.awaited()
    people = [seat for seat in awaited if context.roster.people[seat].user_id is not None]
    count = context.layout.players
    key = context.timed("memorise-waiting")
    ready = words(key, ready=count - len(people), count=count, deadline=context.clock())
    if people and context.deadline is not None:
        looking = words.listing(map(context.roster.mention, people))
        ready = f"{ready}\n{words('memorise-looking', players=looking)}"
    lines = card_lines(context)
    in_a_row = context.pictured and count > MOST_LINES
    cards = f"-# {BETWEEN.join(lines)}" if in_a_row else "\n".join(lines)
    return Screen(
        texts=(words("memorise-title"), cards, ready),
        buttons=(
            Button(context.id("ready"), words("button-ready"), Style.PRIMARY),
            Button(context.id(HOW_TO_PLAY), words("button-how-to-play")),
        ),
        mentions=context.roster.mentioned(*awaited),
        asks=CARDS,
        patient=True,
    )


def card_lines(context: ScreenContext) -> list[str]:
    """Who is who, a line for each seat, and what lies in the centre."""
    words, layout = context.words, context.layout
    up = dict(context.view.table.up)
    lines = [
        words(
            "memorise-seat",
            place=seat + 1,
            player=who_is_here(context, seat),
            cards=bold(context.cards_of(seat, tuple(up[place] for place in layout.own(seat)))),
        )
        for seat in range(layout.players)
    ]
    centre = [context.card_named(up[place]) for place in layout.centre_places()]
    if centre:
        lines.append(words("memorise-centre", cards=bold(words.listing(centre))))
    return lines


def bold(text: str) -> str:
    """What is to be remembered."""
    return f"**{text}**"
