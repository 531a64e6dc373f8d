"""What comes to mind where there is no time to think: a card or two remembered, and bluffs at whim."""

from random import Random

from ...game import SeatAction, View
from ...game import events as e
from ...game.actions import Announce, Contest, NameCharacter, Peek, Swap
from ...game.questions import HearContests, TakeTurn

FORGETS_ONE_IN = 4
WHIM = 0.2
"""How often it bluffs, or contests, without a reason."""


def hasty_choice(view: View, rng: Random) -> SeatAction:
    """What comes to mind, given what the seat thinks its cards are."""
    question, options = view.table.question, view.actions
    if len(options) == 1:
        return options[0]
    cards = recollection(view, rng)
    if isinstance(question, HearContests):
        return answer_claim(view, cards, rng)
    if isinstance(question, TakeTurn):
        return take_turn(options, cards, rng)
    named = [option for option in options if isinstance(option, NameCharacter)]
    return next((option for option in named if option.character in cards.values()), rng.choice(options))


def recollection(view: View, rng: Random) -> dict[int, str]:
    """The seat's own cards as far as they come to mind: what others do to them goes unnoticed."""
    assert view.seat is not None
    cards: dict[int, str] = {}
    for remembered in view.history:
        event = remembered.event
        if isinstance(event, e.CardsDealt):
            cards = dict(enumerate(event.cards))
        elif isinstance(event, e.CardShown):
            cards[event.card] = event.character
        elif isinstance(event, e.CardsSeen) and event.characters is not None:
            cards.update(zip(event.cards, event.characters, strict=True))
        elif isinstance(event, e.CardsSwapped) and event.really:
            first, second = event.cards
            cards[first], cards[second] = cards[second], cards[first]
    own = view.table.setup.layout.own(view.seat)
    return {place: cards[place] for place in own if rng.randrange(FORGETS_ONE_IN)}


def answer_claim(view: View, cards: dict[int, str], rng: Random) -> SeatAction:
    """Contest what one thinks one is, and now and then something else."""
    announcement = view.table.announcement
    assert announcement is not None
    contests = [option for option in view.actions if isinstance(option, Contest)]
    for option in contests:
        if cards.get(option.card) == announcement.character:
            return option
    if contests and rng.random() < WHIM / 4:
        return rng.choice(contests)
    return next(option for option in view.actions if not isinstance(option, Contest))


def take_turn(options: tuple[SeatAction, ...], cards: dict[int, str], rng: Random) -> SeatAction:
    """Announce what one thinks one is, or bluff; look when nothing comes to mind; else swap or not."""
    claims = [option for option in options if isinstance(option, Announce)]
    honest = [option for option in claims if cards.get(option.card) == option.character]
    if claims and rng.random() < WHIM:
        return rng.choice(claims)
    if honest and rng.random() > WHIM:
        return rng.choice(honest)
    peeks = [option for option in options if isinstance(option, Peek)]
    if peeks and not honest:
        return rng.choice(peeks)
    return rng.choice([option for option in options if isinstance(option, Swap)])
