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
from bot.game.questions import (
    PowerChoice,
    WhetherToSwap,
    WhichCard,
    WhichCharacter,
    WhichSeat,
    options_of,
)
from bot.text import Words

from .context import ScreenContext, in_both
from .ids import write_action
from .screen import Button, Option, Screen, Select, Style

PLACEHOLDERS: dict[type[PowerChoice], str] = {
    WhichSeat: "pick-player",
    WhichCard: "pick-card",
    WhichCharacter: "pick-character",
}


def swap_prompt(context: ScreenContext, by: int) -> Screen:
    """Which cards are taken under the table: with one card each, the other; otherwise a pair."""
    pairs = list(dict.fromkeys(action.cards for action in context.view.actions if isinstance(action, Swap)))
    if len(pairs) == 1:
        return exchange_prompt(context, by, pairs[0])
    key = "prompt-swap"
    if all(context.layout.owner(pair[0]) != by for pair in pairs):
        return foreign_pair_prompt(context, by, pairs)
    if context.layout.hands > 1:
        key = "prompt-swap-pair"
    return Screen((context.words(key),), selects=(pair_select(context, by, pairs),))


def pair_select(context: ScreenContext, by: int, pairs: list[tuple[int, int]]) -> Select:
    """One flat list of pairs."""
    options = []
    for first, second in pairs:
        label = context.option(second, by)
        if context.layout.hands > 1:
            label = context.words("option-pair", first=context.option(first, by), second=label)
        options.append(Option(f"{first}-{second}", label))
    return Select(context.id("hold"), context.words("pick-card"), tuple(options))


def foreign_pair_prompt(context: ScreenContext, by: int, pairs: list[tuple[int, int]]) -> Screen:
    """Two cards of other players: any two of a list, or with hands a flat list of pairs."""
    text = context.words("prompt-swap-others")
    if context.layout.hands > 1:
        return Screen((text,), selects=(pair_select(context, by, pairs),))
    places = dict.fromkeys(place for pair in pairs for place in pair)
    options = tuple(Option(str(place), context.option(place, by)) for place in places)
    return Screen(
        (text,), selects=(Select(context.id("hold"), context.words("pick-pair"), options, count=2),)
    )


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


def choice_prompt(context: ScreenContext, choice: PowerChoice, public: Words) -> Screen:
    """A power's question to the person it asks."""
    text = f"prompt-{choice.prompt_name}"
    if isinstance(choice, WhetherToSwap):
        prompt = swap_prompt(context, choice.by)
        return replace(prompt, texts=(context.words(text), *prompt.texts)) if choice.prompt else prompt
    return pick(context, options_of(choice), choice.by, public, text, PLACEHOLDERS[type(choice)])


def peek_prompt(context: ScreenContext, by: int, public: Words) -> Screen:
    """Which of one's own cards to look at."""
    actions = tuple(action for action in context.view.actions if isinstance(action, Peek))
    return pick(context, actions, by, public, "prompt-peek", "pick-card")


def announce_prompt(context: ScreenContext, by: int, public: Words) -> Screen:
    """Which character to claim, and with which hand."""
    actions = tuple(action for action in context.view.actions if isinstance(action, Announce))
    return pick(context, actions, by, public, "prompt-announce", "pick-character")


def contest_prompt(context: ScreenContext, by: int, public: Words) -> Screen:
    """With which card to claim the same."""
    actions = [Contest(by, card) for card in context.layout.own(by)]
    announcement = context.view.table.announcement
    assert announcement is not None
    text = context.words("prompt-contest", character=announcement.character)
    options = tuple(Option(write_action(action), label(context, action, by, public)) for action in actions)
    return Screen((text,), selects=(Select(context.id("pick"), context.words("pick-card"), options),))


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
        Option(write_action(action), label(context, action, by, public))
        for action in actions
        if not isinstance(action, Decline)
    )
    buttons = tuple(
        Button(context.id("act", write_action(action)), context.words("button-decline"), Style.SECONDARY)
        for action in actions
        if isinstance(action, Decline)
    )
    select = Select(context.id("pick"), context.words(placeholder), options)
    return Screen((context.words(text),), selects=(select,), buttons=buttons)


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
