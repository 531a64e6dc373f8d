"""The last message: who won, who was who, and how much of it was true."""

from bot.game import EndReason
from bot.game import events as e

from .screen import Button, Screen, Style
from .stage import Stage
from .story import room_beside, tell


def ending(stage: Stage, before: tuple[e.Event, ...]) -> Screen:
    """Winners, fortunes, where every card really was, and how many swaps were real."""
    words, table = stage.words, stage.view.table
    assert table.outcome is not None
    up, layout = dict(table.up), stage.layout
    order = sorted(range(layout.players), key=lambda seat: -table.gold[seat])
    fortunes = [
        words(
            "end-fortune",
            place=place,
            player=stage.cast.described(seat, table, words),
            amount=table.gold[seat],
            cards=stage.cards_of(seat, tuple(up[card] for card in layout.own(seat))),
        )
        for place, seat in enumerate(order, start=1)
    ]
    centre = [words.character(up[place]) for place in layout.centre_places()]
    if centre:
        fortunes.append(words("memorise-centre", cards=words.listing(centre)))
    texts = (title(stage), "\n".join(fortunes), truths(stage))
    told = tell(stage, before, room_beside(texts))
    return Screen(
        texts=(told, *texts) if told else texts,
        buttons=(
            Button(stage.id("rematch", number=0), words("button-rematch"), Style.PRIMARY),
            Button(stage.id("story", number=0), words("button-story")),
        ),
    )


def title(stage: Stage) -> str:
    """Who won, and why it is over."""
    words, outcome = stage.words, stage.view.table.outcome
    assert outcome is not None
    if outcome.reason is EndReason.STOPPED:
        return words("end-title-stopped")
    winners, amount = stage.names(outcome.winners), outcome.gold[outcome.winners[0]]
    if outcome.reason is EndReason.POWER:
        return words("end-title-power", winners=winners, amount=amount)
    heading = words("end-title", winners=winners, amount=amount, count=len(outcome.winners))
    return f"{heading}\n{words(f'end-reason-{outcome.reason}')}"


def truths(stage: Stage) -> str:
    """How many swaps were real, and who kept the same card longest."""
    words = stage.words
    swaps = [item.event for item in stage.view.history if isinstance(item.event, e.CardsSwapped)]
    lines = [words("end-swaps", swaps=len(swaps), real=sum(bool(swap.really) for swap in swaps))]
    settled = settled_since(stage)
    if settled:
        place = min(settled, key=lambda card: settled[card])
        seat = stage.layout.owner(place)
        assert seat is not None
        character = dict(stage.view.table.up)[place]
        lines.append(
            words(
                "end-longest", player=stage.cast.name(seat), character=character, turn=max(settled[place], 1)
            )
        )
    return "\n".join(lines)


def settled_since(stage: Stage) -> dict[int, int]:
    """For each player's place, the turn since which its card has not moved."""
    places = range(stage.layout.players * stage.layout.hands)
    since = dict.fromkeys(places, 0)
    for item in stage.view.history:
        if isinstance(item.event, e.CardsSwapped) and item.event.really:
            for place in item.event.cards:
                if place in since:
                    since[place] = item.turn
    return since
