"""What was true of a finished game, and what is best told of it."""

from collections.abc import Iterator

import msgspec

from bot.game import events as e

from .context import ScreenContext


class Lie(msgspec.Struct, frozen=True):
    """A claim that nobody contested, made with another card, and what it brought."""

    seat: int
    claimed: str
    was: str
    amount: int
    moment: int
    """When it was told."""


def truths(context: ScreenContext) -> str:
    """The boldest lie, the longest secret, and how many swaps were real."""
    told = (boldest_lie(context), longest_secret(context), real_swaps(context))
    return "\n".join(line for line in told if line)


def real_swaps(context: ScreenContext) -> str:
    """How many of the swaps were real, if there were any."""
    swaps = [item.event for item in context.view.history if isinstance(item.event, e.CardsSwapped)]
    real = sum(bool(swap.really) for swap in swaps)
    return context.words("end-swaps", swaps=len(swaps), real=real) if swaps else ""


def boldest_lie(context: ScreenContext) -> str:
    """The lie that brought the most gold, the first of them."""
    lies = list(lies_of(context))
    if not lies:
        return ""
    lie = max(lies, key=lambda one: one.amount)
    player = context.at(lie.moment).roster.name(lie.seat)
    was = context.words.character(lie.was)
    return context.words("end-lie", player=player, character=lie.claimed, amount=lie.amount, was=was)


def lies_of(context: ScreenContext) -> Iterator[Lie]:
    """Every lie that brought its teller gold, from what really lay where."""
    cards: list[str] = []
    lie: Lie | None = None
    claim: e.Announced | None = None
    for item in context.view.history:
        match item.event:
            case e.CardsDealt(cards=dealt):
                cards = list(dealt)
            case e.Announced() as announced:
                claim = announced
            case e.ContestClosed(contests=()) if claim and cards and cards[claim.card] != claim.character:
                lie = Lie(claim.by, claim.character, cards[claim.card], 0, item.moment)
            case e.GoldMoved(target=target, amount=amount) if lie is not None and target == lie.seat:
                lie = msgspec.structs.replace(lie, amount=lie.amount + amount)
            case e.CardsSwapped(cards=(first, second), really=True) if cards:
                cards[first], cards[second] = cards[second], cards[first]
            case e.TurnBegan() | e.GameEnded():
                if lie is not None and lie.amount:
                    yield lie
                lie = None


def longest_secret(context: ScreenContext) -> str:
    """Which card was the longest where nobody knew it to be."""
    secret = secret_since(context)
    if not secret:
        return ""
    place = min(secret, key=lambda card: secret[card])
    seat = context.layout.owner(place)
    assert seat is not None
    character, player = dict(context.view.table.up)[place], context.roster.name(seat)
    return context.words("end-longest", player=player, character=character, turn=secret[place])


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
