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

from .ids import write_action
from .screen import Button, Option, Screen, Select, Style
from .stage import Stage, in_both

PLACEHOLDERS: dict[type[PowerChoice], str] = {
    WhichSeat: "pick-player",
    WhichCard: "pick-card",
    WhichCharacter: "pick-character",
}


def swap_prompt(stage: Stage, by: int) -> Screen:
    """Which cards are taken under the table: with one card each, the other; otherwise a pair."""
    pairs = list(dict.fromkeys(action.cards for action in stage.view.actions if isinstance(action, Swap)))
    if len(pairs) == 1:
        return exchange_prompt(stage, by, pairs[0])
    key = "prompt-swap"
    if all(stage.layout.owner(pair[0]) != by for pair in pairs):
        return foreign_pair_prompt(stage, by, pairs)
    if stage.layout.hands > 1:
        key = "prompt-swap-pair"
    return Screen((stage.words(key),), selects=(pair_select(stage, by, pairs),))


def pair_select(stage: Stage, by: int, pairs: list[tuple[int, int]]) -> Select:
    """One flat list of pairs."""
    options = []
    for first, second in pairs:
        label = stage.option(second, by)
        if stage.layout.hands > 1:
            label = stage.words("option-pair", first=stage.option(first, by), second=label)
        options.append(Option(f"{first}-{second}", label))
    return Select(stage.id("hold"), stage.words("pick-card"), tuple(options))


def foreign_pair_prompt(stage: Stage, by: int, pairs: list[tuple[int, int]]) -> Screen:
    """Two cards of other players: any two of a list, or with hands a flat list of pairs."""
    text = stage.words("prompt-swap-others")
    if stage.layout.hands > 1:
        return Screen((text,), selects=(pair_select(stage, by, pairs),))
    places = dict.fromkeys(place for pair in pairs for place in pair)
    options = tuple(Option(str(place), stage.option(place, by)) for place in places)
    return Screen((text,), selects=(Select(stage.id("hold"), stage.words("pick-pair"), options, count=2),))


def exchange_prompt(stage: Stage, by: int, pair: tuple[int, int]) -> Screen:
    """Exchange or not: two buttons, equally placed and equally styled."""
    first, second = (stage.held(place, by) for place in pair)
    return Screen(
        texts=(stage.words("prompt-swap-decide", first=first, second=second),),
        buttons=(
            Button(stage.id("act", write_action(Swap(by, pair, True))), stage.words("button-exchange")),
            Button(stage.id("act", write_action(Swap(by, pair, False))), stage.words("button-do-not")),
        ),
    )


def choice_prompt(stage: Stage, choice: PowerChoice, public: Words) -> Screen:
    """A power's question to the person it asks."""
    text = f"prompt-{choice.prompt_name}"
    if isinstance(choice, WhetherToSwap):
        prompt = swap_prompt(stage, choice.by)
        return replace(prompt, texts=(stage.words(text), *prompt.texts)) if choice.prompt else prompt
    return pick(stage, options_of(choice), choice.by, public, text, PLACEHOLDERS[type(choice)])


def peek_prompt(stage: Stage, by: int, public: Words) -> Screen:
    """Which of one's own cards to look at."""
    actions = tuple(action for action in stage.view.actions if isinstance(action, Peek))
    return pick(stage, actions, by, public, "prompt-peek", "pick-card")


def announce_prompt(stage: Stage, by: int, public: Words) -> Screen:
    """Which character to claim, and with which hand."""
    actions = tuple(action for action in stage.view.actions if isinstance(action, Announce))
    return pick(stage, actions, by, public, "prompt-announce", "pick-character")


def contest_prompt(stage: Stage, by: int, public: Words) -> Screen:
    """With which card to claim the same."""
    actions = [Contest(by, card) for card in stage.layout.own(by)]
    announcement = stage.view.table.announcement
    assert announcement is not None
    text = stage.words("prompt-contest", character=announcement.character)
    options = tuple(Option(write_action(action), label(stage, action, by, public)) for action in actions)
    return Screen((text,), selects=(Select(stage.id("pick"), stage.words("pick-card"), options),))


def pick(
    stage: Stage, actions: tuple[SeatAction, ...], by: int, public: Words, text: str, placeholder: str
) -> Screen:
    """A select with a line for each action, and a button for declining where that is allowed."""
    options = tuple(
        Option(write_action(action), label(stage, action, by, public))
        for action in actions
        if not isinstance(action, Decline)
    )
    buttons = tuple(
        Button(stage.id("act", write_action(action)), stage.words("button-decline"), Style.SECONDARY)
        for action in actions
        if isinstance(action, Decline)
    )
    select = Select(stage.id("pick"), stage.words(placeholder), options)
    return Screen((stage.words(text),), selects=(select,), buttons=buttons)


def label(stage: Stage, action: SeatAction, by: int, public: Words) -> str:
    """An action as a line of a select."""
    match action:
        case PickSeat(seat=seat):
            gold = stage.view.table.gold[seat]
            return stage.words("option-gold", player=stage.cast.label(seat), amount=gold)
        case Announce(character=character, card=card) if stage.layout.hands > 1:
            named = in_both(stage.words, public, character)
            return stage.words(f"option-with{stage.hand_suffix(card)}", name=named)
        case Announce(character=character) | NameCharacter(character=character):
            return in_both(stage.words, public, character)
        case Peek(card=card) | Contest(card=card) | PickCard(card=card):
            return stage.option(card, by)
    raise TypeError(type(action).__name__)
