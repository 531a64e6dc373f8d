"""A finished game again, step by step, with the cards up as they really lay or down as everyone saw them."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec
from msgspec.structs import replace

from bot.game import Game, evolve, fold
from bot.game import events as e
from bot.game.audience import redact
from bot.game.lookback import turns_of
from bot.game.recollection import Remembered

from .context import ScreenContext
from .ending import title
from .ids import read_number
from .screen import Button, Option, Picture, Screen, Select, Style
from .story import tell
from .truth import hidden
from .whole_story import dealt_line

MOST_OPTIONS = 25
HIDDEN = "> "


class Step(msgspec.Struct, frozen=True):
    """Some events of a log that are shown together: from which version to which."""

    first: int
    last: int
    turn: int
    ends_turn: bool = False


class Position(msgspec.Struct, frozen=True):
    """Where somebody is in a replay, and whether the cards lie face up for them."""

    step: int = 0
    up: bool = True

    def __str__(self) -> str:
        return f"{self.step}{'u' if self.up else 'd'}"


class Playing(Screen, frozen=True, kw_only=True):
    """A replay that goes on by itself."""

    following: Position


def read_position(text: str) -> Position:
    """The position that a button names; at first the cards are up."""
    if not text:
        return Position()
    if text[-1:] not in ("u", "d"):
        return Position(read_number(text))
    return Position(read_number(text[:-1]), text[-1] == "u")


class Replay(msgspec.Struct, frozen=True):
    """A finished game in steps: its context tells all of it."""

    context: ScreenContext
    game: Game
    steps: tuple[Step, ...]
    """The deal, then what is claimed, who is unmasked and what comes of it, turn by turn, and the end."""
    games: Mapping[int, Game] = MappingProxyType({})
    """The game after each step, by the version of its log, where all of it is shown."""

    def at(self, position: Position) -> Position:
        """The position, or the last one if it is beyond the end."""
        return replace(position, step=min(position.step, len(self.steps) - 1))

    def shown(self, position: Position) -> ScreenContext:
        """The table after a step, as everyone saw it or as it really was, with the names of that time."""
        step = self.steps[position.step]
        past = self.context.view.history[: step.last]
        game = self.games.get(step.last) or fold(tuple(self.game.history)[: step.last])  # type: ignore[arg-type]
        table = game.table
        if position.up:
            table = replace(table, up=tuple(enumerate(game.cards)))
        else:
            past = tuple(known(past))
        present = replace(self.context.view, table=table, history=past)
        return replace(self.context.at(past[-1].moment), view=present)

    def happened(self, position: Position) -> list[Remembered]:
        """The events of a step, as far as they are told."""
        step = self.steps[position.step]
        items = list(self.context.view.history[step.first : step.last])
        return items if position.up else known(items)

    def texts(self, position: Position) -> tuple[str, ...]:
        """Where in the game this is, what happened, and what was hidden in the turn that ends with it."""
        words, step = self.context.words, self.steps[position.step]
        key, values = ("replay-step", {"turn": step.turn}) if step.turn else ("replay-deal", {})
        heading = words(key, step=position.step + 1, steps=len(self.steps), **values)
        following = self.context.view.history[step.last : step.last + 1]
        then = following[0].event if following else None
        context = self.shown(position)
        told = [tell(context, self.happened(position), then=then)]
        if position.step == 0:
            told = [dealt_line(context), *told]
        elif context.view.table.outcome is not None:
            told = [title(context)]
        if position.up and step.ends_turn:
            turn = next(turn for turn in turns_of(self.context.view) if turn.number == step.turn)
            told += [f"{HIDDEN}{line}" for line in hidden(self.context, turn)]
        return tuple(text for text in (heading, "\n".join(line for line in told if line)) if text)


def replay_of(context: ScreenContext, game: Game) -> Replay:
    """The replay of a finished game, of which the context tells everything."""
    return Replay(context, game, steps_of(context.view.history))


def whole_replay(context: ScreenContext, game: Game) -> Replay:
    """The same, made to show every step: the game is gone through once."""
    replay = replay_of(context, game)
    stops, games = {step.last for step in replay.steps}, dict[int, Game]()
    past: Game | None = None
    for version, event in enumerate(game.history, 1):
        assert isinstance(event, e.Event)
        past = fold((event,)) if past is None else evolve(past, event)
        if version in stops:
            games[version] = past
    return replace(replay, games=games)


def known(items: Sequence[Remembered]) -> list[Remembered]:
    """What everyone knew of some events at the time."""
    redacted = ((item, redact(item.event, None)) for item in items)
    return [replace(item, event=event) for item, event in redacted if event is not None]


def steps_of(history: Sequence[Remembered]) -> tuple[Step, ...]:
    """Where a log is best looked at."""
    found: list[Step] = []
    first, contested = 0, False
    for version, item in enumerate(history, 1):
        following = history[version].event if version < len(history) else None
        if isinstance(item.event, e.ContestClosed):
            contested = bool(item.event.contests)
        ends = following is None or isinstance(following, e.TurnBegan | e.GameEnded)
        unmasks = isinstance(item.event, e.PowerGranted) and contested
        if isinstance(item.event, e.CardsDealt | e.Announced) or unmasks or (ends and item.turn > 0):
            ended = isinstance(item.event, e.GameEnded)
            found.append(Step(first, version, item.turn, ends and not ended and item.turn > 0))
            first = version
    if first < len(history):
        found.append(Step(first, len(history), history[-1].turn))
    return tuple(found)


def replay_screen(
    replay: Replay,
    position: Position,
    picture: Picture | None,
    code: str | None,
    *,
    playing: bool = False,
    link: str | None = None,
) -> Screen:
    """One step, with what leads to the others, and a link to a page that shows it if there is one."""
    context, last = replay.context, len(replay.steps) - 1
    playing = playing and position.step < last
    below = [context.words("finished-code", code=code)] if code else []
    below += [context.words("replay-player", link=link)] if link else []
    texts = (*replay.texts(position), *(["\n".join(below)] if below else []))
    if playing:
        pause = Button(
            context.id("replay", str(position), number=0), context.words("button-pause"), Style.PRIMARY
        )
        following = replace(position, step=position.step + 1)
        return Playing(texts, buttons=(pause,), picture=picture, following=following)
    return Screen(texts, jump(replay, position), controls(replay, position), picture=picture)


def controls(replay: Replay, position: Position) -> tuple[Button, ...]:
    """Back, on, by itself, and the cards up or down."""
    context, last = replay.context, len(replay.steps) - 1

    def button(verb: str, key: str, to: Position, *, off: bool = False) -> Button:
        style = Style.PRIMARY if key == "button-next" else Style.SECONDARY
        return Button(context.id(verb, str(to), number=0), context.words(key), style, disabled=off)

    back, on = (replace(position, step=position.step + way) for way in (-1, 1))
    first = position.step == 0
    other = replace(position, up=not position.up)
    # Buttons of one message need ids of their own: those that lead nowhere stand for their own direction.
    return (
        button("replay", "button-previous", position if first else back, off=first),
        button("step", "button-next", on, off=position.step == last),
        button("play", "button-play", Position(0, position.up) if position.step == last else position),
        button("turncards", "button-closed" if position.up else "button-open", other),
    )


def jump(replay: Replay, position: Position) -> tuple[Select, ...]:
    """A list of turns, as many as it may hold."""
    firsts = {step.turn: number for number, step in reversed(list(enumerate(replay.steps)))}
    turns = sorted(firsts)
    if len(turns) < 2:
        return ()
    words, here = replay.context.words, replay.steps[position.step].turn
    apart = -(-len(turns) // MOST_OPTIONS)
    options = tuple(
        Option(
            str(replace(position, step=firsts[turn])),
            words("truth-range-one", first=turn) if turn else words("truth-range-start"),
            chosen=turn == here,
        )
        for turn in turns[::apart]
    )
    return (Select(replay.context.id("jump", number=0), words("replay-jump"), options),)
