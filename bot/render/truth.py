"""What was hidden in a turn, in sentences: who lied, who kept quiet, what was seen, what was taken back."""

from collections.abc import Iterator

from bot.game.lookback import Answers, Exchange, Said, Turn

from .context import ScreenContext


def hidden(context: ScreenContext, turn: Turn) -> Iterator[str]:
    """What nobody, or only somebody, knew of a turn."""
    for look in turn.looks:
        if len(look.characters) == 2:
            first, second = (context.card_named(character) for character in look.characters)
            yield context.words("truth-saw", first=first, second=second)
    if turn.claim is not None:
        yield from about_claim(context.at(turn.claim.moment), turn, turn.claim)
    for exchange in turn.exchanges:
        if exchange.really:
            yield moved(context.at(exchange.moment), turn, exchange)


def about_claim(context: ScreenContext, turn: Turn, claim: Said) -> Iterator[str]:
    """Whether a claim that nobody contested was true, where the character really was, and what was said
    before it was heard."""
    words = context.words
    if not turn.contested and claim.true:
        yield words("truth-true")
    elif not turn.contested:
        key = "truth-lie" if context.layout.hands == 1 else "truth-lie-hand"
        values = {"player": context.roster.name(claim.seat)} if context.layout.hands == 1 else {}
        yield words(key, character=claim.was, **values)
    if not any(one.true for one in turn.claims):
        yield from whereabouts(context, turn, claim)
    for answers in turn.answers:
        yield said_before(context, answers)
    if turn.passing:
        yield words("truth-passing", players=context.names(turn.passing))


def whereabouts(context: ScreenContext, turn: Turn, claim: Said) -> Iterator[str]:
    """Where the character lay that nobody who claimed it was."""
    layout, character = context.layout, claim.character
    places = [place for place, card in enumerate(turn.before) if card == character]
    owners = dict.fromkeys(layout.owner(place) for place in places)
    claimants = {one.seat for one in turn.claims}
    quiet = [seat for seat in owners if seat is not None and seat not in claimants]
    if quiet:
        yield context.words("truth-quiet", character=character, players=context.names(quiet))
    for seat in owners:
        if seat is None:
            yield context.words("truth-centre", character=character)
        elif seat in claimants:
            yield context.words("truth-other-hand", character=character, player=context.roster.name(seat))


def said_before(context: ScreenContext, answers: Answers) -> str:
    """What one seat answered before it was heard."""
    name, last = context.roster.name(answers.seat), "claim" if answers.contests[-1] else "pass"
    if not answers.heard:
        return context.words(f"truth-unheard-{last}", player=name)
    match answers.contests:
        case (_,):
            return context.words(f"truth-ahead-{last}", player=name)
        case (True, False):
            return context.words("truth-took-back", player=name)
        case (False, True):
            return context.words("truth-plucked-up", player=name)
    return context.words("truth-wavered", player=name, count=len(answers.said))


def moved(context: ScreenContext, turn: Turn, exchange: Exchange) -> str:
    """Who is who after two cards were really exchanged, if nothing more moved in the turn."""
    cards = context.words.listing(holding(context, place, turn.cards[place]) for place in exchange.places)
    return context.words("truth-now", cards=cards)


def holding(context: ScreenContext, place: int, character: str) -> str:
    """Who, or which place, has a card now."""
    owner = context.layout.owner(place)
    if owner is None:
        return context.words("truth-now-centre", character=character)
    key = f"mask{context.hand_suffix(place)}"
    return context.words(key, player=context.roster.name(owner), character=character)
