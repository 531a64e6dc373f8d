"""Every screen there is, at its longest: 13 players with long names, the largest set, and small tables.

`python -m tests.text.screens fr` writes them all, to be read.
"""

import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random

import msgspec
from msgspec.structs import replace

from bot.automata.review.report import evening_of
from bot.discord_ui.painting.subjects import (
    private_picture,
    public_picture,
    recap_picture,
    replay_picture,
    review_picture,
    sheet_picture,
)
from bot.game import (
    ContestMode,
    Event,
    Game,
    KeepSeat,
    Reason,
    SeatAction,
    Stop,
    begin,
    fold,
    legal_actions,
    step,
    view,
)
from bot.game.actions import Announce, Contest, ContestReply, Peek, Swap
from bot.game.audience import redact
from bot.game.questions import HearContests, Memorise, TakeTurn, UsePower
from bot.game.sets import ORDER, RECOMMENDED
from bot.lobby import HostChoices, LobbyReason, choosing
from bot.render import pages, prompts, results
from bot.render.calls import call, nudge
from bot.render.context import ScreenContext
from bot.render.lobby import lobby_refusal, lobby_screen
from bot.render.lobby_panel import table_panel
from bot.render.notes import notes, own_card
from bot.render.recap import recap_screen, shown_recap
from bot.render.replay import Position, replay_of, replay_screen
from bot.render.review import (
    evening_screen,
    review_screen,
    shown_evening,
    shown_review,
    working_screen,
)
from bot.render.roster import Person, Roster, escape
from bot.render.screen import Option, Screen, Select
from bot.render.table import public_screens
from bot.render.whole_story import story_file, story_page, story_pages
from bot.servers.sets import NamedSet, SetCatalogue
from bot.service.choices import TableChoices
from bot.service.refusals import Refused
from bot.speeds import TIMES, Speed
from bot.tables import Lobby, Options, SeatHolder
from bot.tables.curtain import is_reveal
from bot.tables.deadlines import lobby_deadline
from bot.text import Words, locales, words

from .admin_screens import admin_screens
from .banter_screens import banter_screens
from .learning_screens import learning_screens
from .own_screens import own_screens
from .record_screens import record_screens
from .reviews import made_up_review
from .short_screens import short_screens

COMEDIANS = ("Colombina", "Pantalone", "Arlecchino", "Pierrot", "Isabella", "Il Dottore")
NAMES = {
    "wide": ["W" * 31 + str(number % 10) for number in range(13)],
    "markdown": ["*_~`|>#[]()*_~`|>#[]()*_~`|>#[]!!"[:31] + "*" for _ in range(13)],
    "glyphs": ["﷽𒐫👑" * 10 + "𒐫𒐫" for _ in range(13)],
    "right to left": ["العربية مع اسم طويل جدا جدا جدا"[:32] for _ in range(13)],
    "plain": ["Anna", "Bob", "Chloé", "Ömer", "Élodie", "Zoltán", "Иван", *COMEDIANS],
}
CODE = "A1B2-C3D4"
DEADLINE = 1_900_000_000
COUNTS = (2, 3, 4, 13)
ONE_IN_THE_CENTRE = 5


class Moment(msgspec.Struct, frozen=True):
    """A game before and after somebody acted."""

    title: str
    before: Game
    action: SeatAction | None
    after: Game
    events: tuple[Event, ...]


def likely(game: Game, rng: Random, boldness: float) -> SeatAction:
    """An action that shows much: mostly announcements, with more or fewer contests."""
    offers = [legal_actions(game, seat) for seat in range(game.table.setup.layout.players)]
    actions = rng.choice([actions for actions in offers if actions])
    contests = [action for action in actions if isinstance(action, Contest)]
    claims = [action for action in actions if isinstance(action, Announce)]
    if contests:
        return rng.choice(contests if rng.random() < boldness else [a for a in actions if a not in contests])
    if claims and rng.random() < 0.7:
        return rng.choice(claims)
    return rng.choice(actions)


def title_of(game: Game, action: SeatAction | None) -> str:
    """What kind of moment it is; of each kind a few are kept."""
    question, table = game.table.question, game.table
    name = type(question).__name__ if table.outcome is None else f"end {table.outcome.reason}"
    if isinstance(question, UsePower):
        name = f"{question.character} {question.choice.__struct_config__.tag}"
    if isinstance(question, TakeTurn):
        name += " early" if question.early else " forced" if question.forced else ""
    layout = table.setup.layout
    done = type(action).__name__ if action is not None else "-"
    return f"{layout.players} {table.setup.contest} {name} after {done}"


@cache
def moments() -> tuple[Moment, ...]:
    """Moments of every kind from games of several sizes."""
    kept: dict[str, Moment] = {}
    for count in COUNTS:
        for mode in ContestMode:
            for seed, boldness in enumerate((0.0, 0.05, 0.5, 1.0), 6):
                for moment in played(count, mode, Random(seed), boldness):
                    old = kept.get(moment.title)
                    if old is None or len(moment.events) > len(old.events):
                        kept[moment.title] = moment
    one_in_the_centre = played(ONE_IN_THE_CENTRE, ContestMode.CLOCKWISE, Random(6), 0.05)
    return (*kept.values(), *{moment.title: moment for moment in one_in_the_centre}.values())


def played(count: int, mode: ContestMode, rng: Random, boldness: float, most: int = 400) -> Iterator[Moment]:
    """A game, moment by moment; a long one is stopped."""
    cards = RECOMMENDED[count]
    game = fold(begin(count, cards, tuple(rng.sample(cards, len(cards))), contest=mode, starter=0))
    yield Moment(title_of(game, None), game, None, game, ())
    for number in range(most):
        if game.table.outcome is not None:
            return
        if number == 60:
            game, _ = step(game, KeepSeat(count - 1))
        action = likely(game, rng, boldness)
        before = game
        game, events = step(game, action)
        yield Moment(title_of(game, action), before, action, game, events)
    after, events = step(game, Stop())
    yield Moment(title_of(after, None), game, None, after, events)


def roster_of(names: str, count: int) -> Roster:
    """People of some names, every fourth an automaton."""
    return Roster(
        tuple(
            Person(name, None if number % 4 == 3 else 10**18 + number)
            for number, name in enumerate(NAMES[names][:count])
        )
    )


def screens(
    language: Words, public: Words, names: str, counts: tuple[int, ...] = (*COUNTS, ONE_IN_THE_CENTRE)
) -> Iterator[tuple[str, Screen]]:
    """Every screen in a language, at a table that speaks another."""
    yield from lobby_screens(language, names)
    yield "help", pages.help_page(language)
    yield "help without automata", pages.help_page(language, automata=False)
    for page in range(len(pages.rules_pages(language))):
        yield f"rules page {page}", pages.rules_page(language, page)
    for character in (*ORDER, "nobody"):
        yield f"rules {character}", pages.character_page(language, character)
    for some in (ORDER[:6], ORDER[6:]):
        yield "rules in a picture", Screen((), picture=sheet_picture(language, some))
    yield from short_screens(language, NAMES[names])
    yield from banter_screens(language, NAMES[names][0])
    yield from own_screens(language, NAMES[names][0], lobby(names, 13))
    yield from learning_screens(language, NAMES[names])
    yield from record_screens(language)
    yield from admin_screens(language, NAMES[names][0], lobby(names, 13))
    for moment in moments():
        if moment.after.table.setup.layout.players not in counts:
            continue
        for title, screen in game_screens(moment, language, public, names):
            yield f"{moment.title}: {title}", screen
    player = escape(NAMES[names][0])
    for reason in Reason:
        values = {"link": "https://discord.com/channels/1/2/3"} if reason is Reason.QUESTION_OVER else {}
        yield f"refuse {reason}", Screen((language(f"refuse-{reason}", player=player, **values),))


def game_screens(moment: Moment, language: Words, public: Words, names: str) -> Iterator[tuple[str, Screen]]:
    """The public messages after a moment, the private ones around it."""
    table = moment.after.table
    count = table.setup.layout.players
    roster = replace(roster_of(names, count), kept=table.kept)

    def context(game: Game, seat: int | None) -> ScreenContext:
        return ScreenContext("a1b2c3d4e5f6", view(game, seat), roster, language, DEADLINE, public=public)

    *earlier, (newest, screen) = public_screens(context(moment.after, None)).items()
    yield from earlier
    yield newest, replace(screen, picture=public_picture(context(moment.after, None)))
    reveals = [place for place, event in enumerate(moment.events, 1) if is_reveal(event)]
    if reveals:
        told = fold(tuple(moment.after.history)[: reveals[0] - len(moment.events)])  # type: ignore[arg-type]
        yield "suspense", list(public_screens(context(told, None)).values())[-1]
    action = moment.action
    if action is not None:
        by = action.by
        known = tuple(event for event in (redact(one, by) for one in moment.events) if event)
        if isinstance(action, ContestReply):
            yield "answered", results.acknowledged(language, moment.before.table, action)
        else:
            turn = moment.before.table.turn
            seen = private_picture(context(moment.after, by), by, turn)
            yield (
                "outcome",
                replace(results.outcome(context(moment.after, by), by, turn, known), picture=seen),
            )
        yield "notes", notes(context(moment.after, by), by)
        with suppress(Refused):
            yield "card", own_card(context(moment.after, by), by)
    if table.outcome is not None:
        over = context(moment.after, None)
        yield from afterwards(over, moment.after)
        return
    if isinstance(table.question, HearContests):
        late = replace(context(moment.after, None), half_time_over=True)
        yield "after half-time", list(public_screens(late).values())[-1]
    if not isinstance(table.question, Memorise):
        yield "nudge", nudge(context(moment.after, None))
        yield "call", call(context(moment.after, None))
    for seat in table.awaited():
        yield from prompts_of(context(moment.after, seat), seat, public)


def afterwards(over: ScreenContext, game: Game) -> Iterator[tuple[str, Screen]]:
    """What can be looked at once a game is over; of the longest game of each size all that there is."""
    pages = len(story_pages(over))
    for page in sorted({0, pages - 1}):
        yield f"story {page}", story_page(over, page)
    if not any(game is one for one in longest_games()):
        return
    yield "story file", story_file(over, CODE)
    picture = recap_picture(over)
    yield "recap", recap_screen(over, picture, CODE, shown=False)
    yield "recap for all", shown_recap(over, picture)
    yield from reviewed(over, game)
    replay = replay_of(over, game)
    last = len(replay.steps) - 1
    swaps = ((number, True) for number in range(1, 5))
    for number, up in ((0, True), *swaps, (last // 2, True), (last // 2, False), (last, True)):
        position = Position(number, up)
        screen = replay_screen(replay, position, replay_picture(replay, position), CODE)
        yield f"replay {number} {up}", screen
    yield "replaying", replay_screen(replay, Position(), None, CODE, playing=True)


def reviewed(over: ScreenContext, game: Game) -> Iterator[tuple[str, Screen]]:
    """What is said when a game is looked back at."""
    review = made_up_review(game)
    picture = review_picture(over, review)
    yield "review beginning", working_screen(over.words, 0, 0)
    yield "review under way", working_screen(over.words, 3, 120)
    yield "review", review_screen(over, review, picture, shown=False)
    yield "review for all", shown_review(over, review, picture)
    nothing = replace(review, moments=())
    yield "review of nothing", review_screen(over, nothing, review_picture(over, nothing), shown=False)
    evening = evening_of(review, lambda decision: decision.seat == 0)
    for page in range(-(-len(evening.decisions) // 15) or 1):
        yield f"evening {page}", evening_screen(over, review, evening, page, shown=False)
    yield "evening for all", shown_evening(over, review, evening, over.roster.name(0))
    flawless = replace(evening, slip=None)
    yield "evening without a slip", shown_evening(over, review, flawless, over.roster.name(0))
    steady = replace(review, moments=review.moments[:1])
    yield "review without turning points", review_screen(over, steady, None, shown=False)
    idle = evening_of(review, lambda decision: False)
    yield "evening without decisions", evening_screen(over, review, idle, 0, shown=False)


@cache
def longest_games() -> tuple[Game, ...]:
    """The longest finished game of each number of players."""
    over = [moment.after for moment in moments() if moment.after.table.outcome is not None]
    of_size = {
        game.table.setup.layout.players: game for game in sorted(over, key=lambda game: len(game.history))
    }
    return tuple(of_size.values())


def prompts_of(context: ScreenContext, seat: int, public: Words) -> Iterator[tuple[str, Screen]]:
    """What a seat may open."""
    actions = context.view.actions
    kinds = {type(action) for action in actions}
    question = context.view.table.question
    if isinstance(question, UsePower):
        yield "choose", prompts.choice_prompt(context, question, public)
    elif Swap in kinds:
        yield "swap", prompts.swap_prompt(context, seat)
    if Swap in kinds:
        pair = next(action.cards for action in reversed(actions) if isinstance(action, Swap))
        yield "exchange", prompts.swap_prompt(context, seat, pair)
    if Peek in kinds:
        yield "peek", prompts.peek_prompt(context, seat, public)
    if Announce in kinds:
        yield "announce", prompts.announce_prompt(context, seat, public)
    if Contest in kinds and isinstance(context.view.table.question, HearContests):
        yield "contest", prompts.contest_prompt(context, seat, public)


def lobby_screens(language: Words, names: str) -> Iterator[tuple[str, Screen]]:
    """Lobbies of all sizes, and what they refuse."""
    for count in (1, 2, 4, 5, 13):
        for cards in (None, RECOMMENDED[13]):
            yield f"lobby {count}", lobby_screen(lobby(names, count, cards=cards), language)
    for closed in ("cancelled", "expired"):
        yield f"lobby {closed}", lobby_screen(lobby(names, 3, closed=closed), language)
    passed_on = choosing(lobby(names, 8), passed_on=True)
    yield "lobby passed on", lobby_screen(passed_on, language)
    yield "lobby passed on refuses", lobby_refusal(LobbyReason.NOT_HOST, passed_on, language)
    yield "lobby of people", lobby_screen(choosing(lobby(names, 1), automata=None), language)
    full = lobby(names, 13)
    seats = tuple(replace(seat, reserved=False) for seat in full.seats)
    yield (
        "lobby full",
        lobby_screen(replace(full, seats=seats, deadlines=(lobby_deadline(DEADLINE, 900.0),)), language),
    )
    own = tuple(NamedSet(f"{number:Ж>32}", RECOMMENDED[13]) for number in range(100))
    times = {speed: TIMES.get(speed, TIMES[Speed.LIVE]) for speed in Speed}
    choices = TableChoices(SetCatalogue(own), {"4": RECOMMENDED[4]}, times)
    yield "lobby panel", table_panel(lobby(names, 13), choices, language, 10**18)
    for reason in LobbyReason:
        yield f"lobby refuses {reason}", lobby_refusal(reason, lobby(names, 13), language)


def lobby(names: str, count: int, closed: str | None = None, cards: tuple[str, ...] | None = None) -> Lobby:
    """A lobby with people, automata and a kept seat."""
    wanted = HostChoices(speed=Speed.CORRESPONDENCE, hosts_language=True, cards=cards)
    if cards is not None:
        wanted = replace(wanted, set_name=NAMES[names][0])
    holders = [
        SeatHolder(name=unlike(NAMES[names], number), automaton="regular", seed=1)
        if number % 3 == 2
        else SeatHolder(user_id=10**18 + number, name=name, reserved=number % 5 == 4)
        for number, name in enumerate(NAMES[names][:count])
    ]
    options = Options(times=TIMES[Speed.CORRESPONDENCE], more=msgspec.to_builtins(wanted))
    return Lobby("a1b2c3d4e5f6", 1, 2, tuple(holders), 10**18, options, closed)


def unlike(names: list[str], number: int) -> str:
    """A name that no other automaton has."""
    name = names[number]
    return name if names.count(name) == 1 else f"{name[:-1]}{chr(ord('а') + number)}"


def written(screen: Screen) -> str:
    """A screen as it can be read aloud."""
    lines = [*screen.texts]
    for select in screen.selects:
        options = select.options if isinstance(select, Select) else ()
        lines.append(f"[{select.placeholder} ▾ {' | '.join(map(line, options))}]")
    if screen.buttons:
        lines.append(" ".join(f"[{button.label}]" for button in screen.buttons))
    return "\n".join(lines)


def line(option: Option) -> str:
    """A line of a select, with what stands under it."""
    return f"{option.label} – {option.description}" if option.description else option.label


def main(arguments: list[str]) -> None:
    """Write every screen of the languages named, or of all, each text once."""
    for locale in arguments or locales():
        seen: set[str] = set()
        public = words("fr" if locale != "fr" else "de")
        for title, screen in screens(words(locale), public, "plain"):
            picture = f"🖼 {screen.picture.description}\n" if screen.picture is not None else ""
            text = f"{picture}{written(screen)}"
            if text and text not in seen:
                seen.add(text)
                sys.stdout.write(f"──── {locale} · {title}\n{text}\n\n")


if __name__ == "__main__":
    main(sys.argv[1:])
