"""The last message: who won, who was who, and how much of it was true."""

from bot.game import EndReason
from bot.game import events as e

from .context import ScreenContext
from .screen import Button, Screen, Style
from .story import tell


def ending(context: ScreenContext, before: tuple[e.Event, ...]) -> Screen:
    """Winners, fortunes, where every card really was, and how many swaps were real."""
    words, table = context.words, context.view.table
    assert table.outcome is not None
    up, layout = dict(table.up), context.layout
    order = sorted(range(layout.players), key=lambda seat: -table.gold[seat])
    fortunes = [
        words(
            "end-fortune",
            place=place,
            player=context.roster.described(seat, table, words),
            amount=table.gold[seat],
            cards=context.cards_of(seat, tuple(up[card] for card in layout.own(seat))),
        )
        for place, seat in enumerate(order, start=1)
    ]
    centre = [words.character(up[place]) for place in layout.centre_places()]
    if centre:
        fortunes.append(words("memorise-centre", cards=words.listing(centre)))
    texts = (title(context), "\n".join(fortunes), truths(context))
    told = "" if table.outcome.reason is EndReason.STOPPED else tell(context, decisive(before))
    return Screen(
        texts=(told, *texts) if told else texts,
        buttons=(
            Button(context.id("rematch", number=0), words("button-rematch"), Style.PRIMARY),
            Button(context.id("story", number=0), words("button-story")),
        ),
    )


def decisive(events: tuple[e.Event, ...]) -> tuple[e.Event, ...]:
    """What ended the game: the last gold that changed hands at once, or a power that wins."""
    kinds = (e.GoldMoved, e.FinePaid, e.FortunesExchanged, e.PowerWon)
    moves = tuple(event for event in events if isinstance(event, kinds))
    return tuple(event for event in moves if type(event) is type(moves[-1]))


def title(context: ScreenContext) -> str:
    """Who won, and why it is over."""
    words, outcome = context.words, context.view.table.outcome
    assert outcome is not None
    if outcome.reason is EndReason.STOPPED:
        return words("end-title-stopped")
    winners, amount = context.names(outcome.winners), outcome.gold[outcome.winners[0]]
    if outcome.reason is EndReason.POWER:
        return words("end-title-power", winners=winners, amount=amount)
    heading = words("end-title", winners=winners, amount=amount, count=len(outcome.winners))
    if outcome.reason is not EndReason.RUIN:
        return heading
    ruined = [seat for seat, gold in enumerate(outcome.gold) if not gold]
    return f"{heading}\n{words('end-reason-ruin', players=context.names(ruined), count=len(ruined))}"


def truths(context: ScreenContext) -> str:
    """How many swaps were real, and which card was the longest where nobody knew it to be."""
    words = context.words
    swaps = [item.event for item in context.view.history if isinstance(item.event, e.CardsSwapped)]
    lines = [words("end-swaps", swaps=len(swaps), real=sum(bool(swap.really) for swap in swaps))]
    secret = secret_since(context)
    if secret:
        place = min(secret, key=lambda card: secret[card])
        seat = context.layout.owner(place)
        assert seat is not None
        character = dict(context.view.table.up)[place]
        lines.append(
            words("end-longest", player=context.roster.name(seat), character=character, turn=secret[place])
        )
    return "\n".join(lines)


def secret_since(context: ScreenContext) -> dict[int, int]:
    """For each player's place whose card is in doubt, the turn since which this very card has been so:
    a card that was shown is known to all until somebody takes it under the table."""
    places = range(context.layout.players * context.layout.hands)
    since: dict[int, int] = {}
    for item in context.view.history:
        match item.event:
            case e.CardShown(card=card):
                since.pop(card, None)
            case e.CardsSwapped(cards=cards, really=really):
                for place in cards:
                    since[place] = item.turn if really else since.get(place, item.turn)
    last = context.view.table.turn
    return {place: turn for place, turn in since.items() if place in places and turn < last}
