"""The last message: who won, who was who, and how much of it was true."""

from bot.game import EndReason
from bot.service.game_codes import code_of
from bot.solo.ids import is_solo

from .chapters import Chapter
from .context import ScreenContext
from .facts import truths
from .recap import buttons
from .screen import Button, Screen, Style
from .story import lines


def ending(context: ScreenContext, chapter: Chapter) -> Screen:
    """The winner first, then fortunes and who everybody really was, then the best facts.

    A last turn that no other message tells stands below the winner. Where nobody is known any more who
    played, nobody can ask for a rematch.
    """
    words = context.words
    code = "" if is_solo(context.game) else words("finished-code", code=code_of(context.game))
    untold = lines(context, chapter.past[: chapter.past.index(chapter.opened)], then=chapter.opened.event)
    texts = (title(context), untold, "\n".join(ranking(context)), truths(context), code)
    again = Button(context.id("rematch", number=0), words("button-rematch"), Style.PRIMARY)
    anybody = any(person.user_id is not None for person in context.roster.people)
    return Screen(
        texts=tuple(text for text in texts if text),
        buttons=(again, *afterwards(context)) if anybody else afterwards(context),
    )


def afterwards(context: ScreenContext) -> tuple[Button, ...]:
    """What everybody may look back at, once the game is over."""
    return buttons(context, {"story": "button-story", "review": "button-review", "replay": "button-replay"})


def ranking(context: ScreenContext) -> list[str]:
    """Who won, then everybody by fortune, with the same rank for the same, and their cards; then what lay in
    the centre."""
    words, table, layout = context.words, context.view.table, context.layout
    up, winners = dict(table.up), table.outcome.winners if table.outcome else ()
    standing = [(seat not in winners, -gold) for seat, gold in enumerate(table.gold)]
    told = [
        words(
            "end-fortune",
            place=1 + sum(other < standing[seat] for other in standing),
            player=context.roster.described(seat, table, words),
            amount=table.gold[seat],
            cards=context.cards_of(seat, tuple(up[card] for card in layout.own(seat))),
        )
        for seat in sorted(range(layout.players), key=standing.__getitem__)
    ]
    centre = [context.card_named(up[place]) for place in layout.centre_places()]
    return [*told, words("memorise-centre", cards=words.listing(centre))] if centre else told


def title(context: ScreenContext) -> str:
    """Who won, and why it is over."""
    words, outcome = context.words, context.view.table.outcome
    assert outcome is not None
    if outcome.reason is EndReason.STOPPED:
        return words("end-title-deserted" if context.roster.is_deserted else "end-title-stopped")
    winners, amount = context.names(outcome.winners), outcome.gold[outcome.winners[0]]
    if outcome.reason is EndReason.POWER:
        return words("end-title-power", winners=winners, amount=amount)
    heading = words("end-title", winners=winners, amount=amount, count=len(outcome.winners))
    if outcome.reason is not EndReason.RUIN:
        return heading
    ruined = [seat for seat, gold in enumerate(outcome.gold) if not gold]
    return f"{heading}\n{words('end-reason-ruin', players=context.names(ruined))}"
