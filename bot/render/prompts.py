"""The private prompts: what only the person who clicked sees."""

from msgspec.structs import replace

from bot.game.actions import (
    Announce,
    Contest,
    Decline,
    NameCharacter,
    Peek,
    PickCard,
    PickSeat,
    SeatAction,
    Swap,
)
from bot.game.events import CardsSwapped
from bot.game.questions import (
    PowerChoice,
    UsePower,
    WhetherToSwap,
    WhichCard,
    WhichCharacter,
    WhichSeat,
    options_of,
)
from bot.text import Words

from .context import ScreenContext, in_both
from .ids import write_action
from .notes import was_there
from .prospects import answered, claimed, in_short
from .screen import Button, Option, Screen, Select

PLACEHOLDERS: dict[type[PowerChoice], str] = {
    WhichSeat: "pick-player",
    WhichCard: "pick-card",
    WhichCharacter: "pick-character",
}


def swap_prompt(context: ScreenContext, by: int, held: tuple[int, int] | None = None) -> Screen:
    """Which two cards are taken under the table and, once they are held, whether they are exchanged.

    Until that is decided other cards can be taken instead.
    """
    pairs = list(dict.fromkeys(action.cards for action in context.view.actions if isinstance(action, Swap)))
    if len(pairs) == 1:
        return exchange_prompt(context, by, pairs[0])
    own, flat = context.layout.owner(pairs[0][0]) == by, context.layout.hands > 1
    select = (pair_select if own or flat else foreign_pair_select)(context, by, pairs, held)
    if held is not None:
        return replace(exchange_prompt(context, by, held), selects=(select,))
    key = ("prompt-swap-pair" if flat else "prompt-swap") if own else "prompt-swap-others"
    return Screen((context.words(key),), selects=(select,))


def pair_select(
    context: ScreenContext, by: int, pairs: list[tuple[int, int]], held: tuple[int, int] | None
) -> Select:
    """One flat list of pairs; with one card each, of the other cards; what was taken last comes first."""
    options = []
    last = last_pair(context, by)
    for first, second in sorted(pairs, key=lambda pair: set(pair) != last):
        label = context.option(second, by)
        if context.layout.hands > 1:
            other = context.optional(second, by)
            label = context.words("option-pair", first=context.option(first, by), second=other)
        again = context.words("option-as-last-time") if {first, second} == last else ""
        options.append(Option(f"{first}-{second}", label, (first, second) == held, again))
    return Select(context.id("hold"), context.words("pick-card"), tuple(options))


def last_pair(context: ScreenContext, by: int) -> set[int]:
    """The cards that this very person took under the table last, where people need not play from memory."""
    if not context.notes:
        return set()
    for item in reversed(context.view.history):
        if isinstance(item.event, CardsSwapped) and item.event.by == by and was_there(context, by, item):
            return set(item.event.cards)
    return set()


def foreign_pair_select(
    context: ScreenContext, by: int, pairs: list[tuple[int, int]], held: tuple[int, int] | None
) -> Select:
    """Any two of the cards of other players."""
    places = dict.fromkeys(place for pair in pairs for place in pair)
    options = tuple(
        Option(str(place), context.option(place, by), chosen=place in (held or ())) for place in places
    )
    return Select(context.id("hold"), context.words("pick-pair"), options, count=2)


def exchange_prompt(context: ScreenContext, by: int, pair: tuple[int, int]) -> Screen:
    """Exchange or not: two buttons, equally placed and equally styled."""
    first, second = (context.held(place, by) for place in pair)
    return Screen(
        texts=(context.words("prompt-swap-decide", first=first, second=second),),
        buttons=(
            Button(context.id("act", write_action(Swap(by, pair, True))), context.words("button-exchange")),
            Button(context.id("act", write_action(Swap(by, pair, False))), context.words("button-do-not")),
        ),
    )


def choice_prompt(context: ScreenContext, question: UsePower, public: Words) -> Screen:
    """A power's question to the person it asks, and what the power does unless somebody else uses it."""
    choice = question.choice
    prompt = bare_prompt(context, choice, public)
    if choice.asked_by is not None:
        return prompt
    power = in_short(context, question.character, choice.by)
    told = context.words("contest-power", character=question.character, power=power)
    return replace(prompt, texts=(told, *prompt.texts))


def bare_prompt(context: ScreenContext, choice: PowerChoice, public: Words) -> Screen:
    """The question alone."""
    values = {} if choice.asked_by is None else {"other": context.roster.name(choice.asked_by)}
    if not isinstance(choice, WhetherToSwap):
        text = context.words(f"prompt-{choice.prompt_name}", **values)
        return pick(context, options_of(choice), choice.by, public, text, PLACEHOLDERS[type(choice)])
    prompt = swap_prompt(context, choice.by)
    if not choice.prompt:
        return prompt
    return replace(prompt, texts=(context.words(f"prompt-{choice.prompt}", **values), *prompt.texts))


def peek_prompt(context: ScreenContext, by: int, public: Words) -> Screen:
    """Which of one's own cards to look at."""
    actions = tuple(action for action in context.view.actions if isinstance(action, Peek))
    return pick(context, actions, by, public, context.words("prompt-peek"), "pick-card")


def announce_prompt(context: ScreenContext, by: int, public: Words) -> Screen:
    """Which character to claim, and with which hand."""
    actions = tuple(action for action in context.view.actions if isinstance(action, Announce))
    return pick(context, actions, by, public, context.words("prompt-announce"), "pick-character")


def contest_prompt(context: ScreenContext, by: int, public: Words) -> Screen:
    """With which card to claim the same."""
    actions = tuple(Contest(by, card) for card in context.layout.own(by))
    announcement = context.view.table.announcement
    assert announcement is not None
    text = context.words("prompt-contest", character=announcement.character)
    return pick(context, actions, by, public, text, "pick-card")


def pick(
    context: ScreenContext,
    actions: tuple[SeatAction, ...],
    by: int,
    public: Words,
    text: str,
    placeholder: str,
) -> Screen:
    """A select with a line for each action, and a button for declining where that is allowed."""
    options = tuple(
        Option(
            write_action(action),
            label(context, action, by, public),
            description=meaning(context, action),
            icon=action.character if isinstance(action, Announce | NameCharacter) else None,
        )
        for action in actions
        if not isinstance(action, Decline)
    )
    kept = context.words("button-decline", amount=context.view.table.gold[by])
    buttons = tuple(
        Button(context.id("act", write_action(action)), kept)
        for action in actions
        if isinstance(action, Decline)
    )
    select = Select(context.id("pick"), context.words(placeholder), options)
    return Screen((text,), selects=(select,), buttons=buttons)


def meaning(context: ScreenContext, action: SeatAction) -> str:
    """What an action would bring now, where that can be seen from the table."""
    match action:
        case Announce():
            return claimed(context, action)
        case PickSeat():
            return answered(context, action)
    return ""


def label(context: ScreenContext, action: SeatAction, by: int, public: Words) -> str:
    """An action as a line of a select."""
    match action:
        case PickSeat(seat=seat):
            gold = context.view.table.gold[seat]
            return context.words("option-gold", player=context.roster.label(seat), amount=gold)
        case Announce(character=character, card=card) if context.layout.hands > 1:
            named = in_both(context.words, public, character)
            return context.words(f"option-with{context.hand_suffix(card)}", name=named)
        case Announce(character=character) | NameCharacter(character=character):
            return in_both(context.words, public, character)
        case Peek(card=card) | Contest(card=card) | PickCard(card=card):
            return context.option(card, by)
    raise TypeError(type(action).__name__)
