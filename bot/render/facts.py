"""What was true of a finished game, and what is best told of it."""

from bot.game import events as e
from bot.game.curiosities import Curiosity, Kind, curiosities
from bot.game.lookback import turns_of

from .context import ScreenContext
from .rarity import share

MOST_TOLD = 5
ABOUT_ONE = 2
"""So many facts are told of one seat at the most."""


def truths(context: ScreenContext) -> str:
    """The boldest lie, the longest secret, and how many swaps were real."""
    found = {one.kind: one for one in remarkable(context)}
    told = [told_fact(context, found[kind]) for kind in (Kind.LIE, Kind.SECRET) if kind in found]
    return "\n".join(line for line in (*told, real_swaps(context)) if line)


def facts(context: ScreenContext) -> str:
    """The rarest facts of a game, the rarest first, and how many swaps were real."""
    players = context.layout.players
    told: list[Curiosity] = []
    for found in sorted(remarkable(context), key=lambda one: share(one, players)):
        same = sum(one.seat == found.seat for one in told if SEATED[found.kind] and SEATED[one.kind])
        if same < ABOUT_ONE:
            told.append(found)
    lines = [told_fact(context, found) for found in told[:MOST_TOLD]]
    return "\n".join(line for line in (*lines, real_swaps(context)) if line)


def remarkable(context: ScreenContext) -> list[Curiosity]:
    """What is remarkable in the game."""
    return list(curiosities(turns_of(context.view), context.layout))


SEATED = {kind: kind not in (Kind.CONTEST, Kind.UNFOUND, Kind.TRAVELLER) for kind in Kind}
"""Which facts are about somebody."""


def told_fact(context: ScreenContext, found: Curiosity) -> str:
    """One fact, with the name of who sat there then."""
    roster = context.roster if found.moment is None else context.at(found.moment).roster
    player, words = roster.name(found.seat), context.words
    match found.kind:
        case Kind.LIE:
            was = words.character(found.was)
            return words("end-lie", player=player, character=found.character, amount=found.value, was=was)
        case Kind.SECRET:
            return words("end-longest", player=player, character=found.character, turn=found.turn)
        case Kind.CONTEST:
            return words("fact-contest", character=found.character, turn=found.turn, amount=found.value)
        case Kind.UNFOUND | Kind.TRAVELLER:
            return words(f"fact-{found.kind}", character=found.character, count=found.value)
        case Kind.HOME:
            return words("fact-home", character=found.character, count=found.value, player=player)
        case Kind.LOSS:
            return words("fact-loss", player=player, amount=found.value, turn=found.turn)
        case Kind.FACES:
            been = found.value + context.layout.hands - 1
            return words("fact-faces", player=player, count=been)
        case Kind.WRONG | Kind.HONEST | Kind.PRETENDER | Kind.SILENT | Kind.CURIOUS:
            return words(f"fact-{found.kind}", player=player, count=found.value)


def real_swaps(context: ScreenContext) -> str:
    """How many of the swaps were real, if there were any."""
    swaps = [item.event for item in context.view.history if isinstance(item.event, e.CardsSwapped)]
    real = sum(bool(swap.really) for swap in swaps)
    return context.words("end-swaps", swaps=len(swaps), real=real) if swaps else ""
