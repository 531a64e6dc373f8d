"""The rules: what an action brings about (RULES 2–7)."""

from collections.abc import Callable, Iterable
from typing import Any, get_args

from . import events as e
from .actions import (
    Action,
    Announce,
    Contest,
    ContestAnswer,
    GetReady,
    GiveAnswer,
    KeepSeat,
    Pass,
    PassUntilTurn,
    Peek,
    PowerAnswer,
    ReturnSeat,
    Stop,
    Swap,
    TimeOut,
)
from .characters import CHARACTERS
from .contest import close, give, hear_lodged, pass_for_absent, take
from .course import Course, follow
from .errors import IllegalAction, Reason
from .legal import legal_actions, offered, well_formed
from .places import hands_of
from .powers import play
from .questions import HearContests, Memorise, Question, UsePower
from .sets import MAX_PLAYERS, MIN_PLAYERS, card_counts, in_order
from .state import RULES_VERSION, ContestMode, EndReason, Game

GOLD_IN_ALL = 194
START_GOLD = 6
RICH = 13
EARLY_TURNS = 4
FINE = 1


def begin(
    players: int,
    characters: tuple[str, ...],
    cards: tuple[str, ...],
    *,
    contest: ContestMode = ContestMode.TOGETHER,
    starter: int = 0,
) -> tuple[e.Event, ...]:
    """The events that begin a game with cards shuffled by the caller (RULES 2)."""
    if not CHARACTERS.keys() >= set(characters):
        raise ValueError("there is a card of no character in the set")
    if sorted(cards) != sorted(characters):
        raise ValueError("the cards dealt are not the cards of the set")
    if not (MIN_PLAYERS <= players <= MAX_PLAYERS and len(characters) in card_counts(players)):
        raise ValueError(f"{players} players cannot play with {len(characters)} cards")
    if not 0 <= starter < players:
        raise ValueError(f"seat {starter} does not exist, so it cannot start")
    return (
        e.GameBegan(
            rules=RULES_VERSION,
            players=players,
            hands=hands_of(players),
            characters=in_order(characters),
            contest=ContestMode(contest),
            starter=starter,
            gold=START_GOLD,
            bank=GOLD_IN_ALL - START_GOLD * players,
        ),
        e.CardsDealt(1, cards),
    )


def decide(game: Game, action: Action) -> tuple[e.Event, ...]:
    """The events an action brings about, or IllegalAction."""
    return step(game, action)[1]


def step(game: Game, action: Action) -> tuple[Game, tuple[e.Event, ...]]:
    """The game after an action, and the events that got it there."""
    course = follow(game)
    act = ACT.get(type(action))
    if act is None:
        act_as_table(course, action)
    else:
        act(course, offered(game, action))
    return course.finish()


def close_contest(game: Game, contests: Iterable[Contest]) -> tuple[Game, tuple[e.Event, ...]]:
    """The game after its open contest when these contest, beside whoever has already, and nobody else."""
    course = follow(game)
    sealed = list(course.sealed)
    for contest in contests:
        sealed[contest.by] = contest
    course.sealed = tuple(sealed)
    resolve(course)
    return course.finish()


def act_as_table(course: Course, action: Action) -> None:
    """An action of the table itself, or of no kind that there is."""
    if not well_formed(action):
        raise IllegalAction(Reason.NOT_AN_OPTION)
    if isinstance(action, TimeOut):
        if course.question is not None and action.question == course.number:
            time_out(course, course.question)
        return
    if course.outcome is not None:
        raise IllegalAction(Reason.GAME_OVER)
    if isinstance(action, Stop):
        end(course, EndReason.STOPPED, ())
    elif isinstance(action, GiveAnswer | KeepSeat | ReturnSeat):
        if not 0 <= action.seat < course.setup.layout.players:
            raise IllegalAction(Reason.NO_SUCH_SEAT)
        if not isinstance(action, GiveAnswer):
            keep(course, action)
        elif give(course, action.seat):
            resolve(course)
    else:
        raise IllegalAction(Reason.NOT_AN_OPTION)


def keep(course: Course, action: KeepSeat | ReturnSeat) -> None:
    """An automaton keeps a seat, and does not stand on its person's pass, or the person has it again."""
    keeping = isinstance(action, KeepSeat)
    if keeping and action.seat in course.standing:
        course.happen(e.StandingPassEnded(action.seat))
    if keeping != (action.seat in course.kept):
        course.happen(e.SeatKept(action.seat) if keeping else e.SeatReturned(action.seat))


def time_out(course: Course, question: Question) -> None:
    """Decide for every seat still open: pass, do not swap, decline, or the first option."""
    if isinstance(question, HearContests):
        if pass_for_absent(course):
            resolve(course)
        return
    course.happen(e.TimedOut(course.number, question.awaited))
    if isinstance(question, Memorise):
        turn_down(course)
    else:
        (seat,) = question.awaited
        action = legal_actions(course.freeze(course.before), seat)[0]
        ACT[type(action)](course, action)


def get_ready(course: Course, action: GetReady) -> None:
    """A seat has had a good look; when all have, the cards are turned down (RULES 2.5)."""
    course.happen(e.SeatGotReady(action.by))
    if isinstance(course.question, Memorise) and not course.question.awaited:
        turn_down(course)


def turn_down(course: Course) -> None:
    """All cards face down, and the first turn begins (RULES 2.5)."""
    course.happen(e.CardsTurnedDown())
    next_turn(course)


def next_turn(course: Course) -> None:
    """The turn passes to the left (RULES 3, 4.4, 5.4)."""
    turns = course.turn
    seat = (course.setup.starter + turns) % len(course.gold)
    course.happen(e.TurnBegan(course.number + 1, turns + 1, seat, turns < EARLY_TURNS, seat in course.shown))


def swap(course: Course, action: Swap) -> None:
    """Two cards go under the table, for a turn (RULES 4.1) or for a power."""
    if type(course.question) is UsePower:
        answer_power(course, action)
        return
    course.happen(e.CardsSwapped(action.by, action.cards, action.really))
    next_turn(course)


def peek(course: Course, action: Peek) -> None:
    """A secret look at a card of one's own (RULES 4.2)."""
    course.happen(e.CardsSeen(action.by, (action.card,), (course.cards[action.card],)))
    next_turn(course)


def announce(course: Course, action: Announce) -> None:
    """A claim is made and the others are asked (RULES 5.1)."""
    setup = course.setup
    asked = setup.layout.left(action.by) if setup.contest is ContestMode.CLOCKWISE else None
    course.happen(e.Announced(course.number + 1, action.by, action.character, action.card, asked))
    if asked is not None and hear_lodged(course):
        resolve(course)


def reply(course: Course, action: ContestAnswer) -> None:
    """A seat contests, or passes (RULES 5.1)."""
    if action.by in course.standing:
        course.happen(e.StandingPassEnded(action.by))
    if take(course, action):
        resolve(course)


def pass_on(course: Course, action: PassUntilTurn) -> None:
    """A seat passes, and will until its next turn."""
    course.happen(e.StandingPassGiven(action.by))
    if take(course, Pass(action.by)):
        resolve(course)


def resolve(course: Course) -> None:
    """The contest is over: cards up, then the power (RULES 5.2, 5.3)."""
    close(course)
    use_power(course)


def answer_power(course: Course, answer: PowerAnswer) -> None:
    """A power gets the choice it asked for."""
    course.happen(e.PowerAnswered(answer.by, answer))
    use_power(course)


def use_power(course: Course) -> None:
    """Play the power as far as it goes; look for the end before it asks and when it is done (RULES 7.4)."""
    announcement = course.announcement
    assert announcement is not None
    choice = play(course, CHARACTERS[announcement.character].power)
    last = course.events[-1]
    if type(last) is e.PowerWon:
        end(course, EndReason.POWER, (last.seat,))
    elif ended_by_money(course):
        return
    elif choice is not None:
        course.happen(e.PowerAsked(course.number + 1, announcement.character, choice))
    else:
        collect_fines(course, announcement.wrong)


def collect_fines(course: Course, wrong: tuple[int, ...]) -> None:
    """Everybody who claimed wrongly pays the court, all at once (RULES 5.3)."""
    for seat in wrong:
        course.happen(e.FinePaid(seat, min(FINE, course.gold[seat])))
    if not (wrong and ended_by_money(course)):
        next_turn(course)


def ended_by_money(course: Course) -> bool:
    """Look for the end, and end the game if it is there (RULES 7.1–7.3)."""
    gold = course.gold
    richest = max(gold)
    if richest < RICH and 0 not in gold:
        return False
    reason = EndReason.THIRTEEN if richest >= RICH else EndReason.RUIN
    end(course, reason, tuple(seat for seat, amount in enumerate(gold) if amount == richest))
    return True


def end(course: Course, reason: EndReason, winners: tuple[int, ...]) -> None:
    """The game is over and every card is shown."""
    course.happen(e.GameEnded(reason, winners, course.gold, course.cards))


ACT: dict[type[Action], Callable[[Course, Any], None]] = {
    GetReady: get_ready,
    Swap: swap,
    Peek: peek,
    Announce: announce,
    Contest: reply,
    Pass: reply,
    PassUntilTurn: pass_on,
    **dict.fromkeys((kind for kind in get_args(PowerAnswer) if kind is not Swap), answer_power),
}
