"""Tempers: apart from how well an automaton plays, and to be told from what it does."""

import random
from itertools import pairwise

import pytest

from bot.automata import NAMES, Level
from bot.automata.beliefs.memory_cache import remember
from bot.automata.names import TEMPERS, temper_of
from bot.automata.players.by_level import choose
from bot.automata.players.grudges import grudge_of
from bot.automata.players.leanings import LAPSES, TEMPERED, Leaning, attention_of, leaned
from bot.automata.players.regular import HABIT, REGULAR, regular_scores
from bot.automata.players.timid import timid_choice
from bot.automata.self_play import deal, play_game
from bot.automata.tempers import Temper
from bot.game import Game, SeatAction, View, step, view
from bot.game.actions import Announce, Contest, Pass, Peek, Swap
from bot.game.events import GoldMoved
from bot.game.sets import RECOMMENDED

from .test_sense import dealt, past_the_early_turns

EVEN = Leaning()


def leanings_of(known: View, temper: Temper) -> dict[SeatAction, float]:
    """How much more a temper thinks of each action than nobody in particular."""
    memory = remember(known, HABIT)
    first = dict(regular_scores(known, memory))
    tempered = leaned(first, known, memory, EVEN.with_temper(temper))
    return {action: tempered[action] - first[action] for action in first}


def on_turn() -> View:
    return view(past_the_early_turns(dealt(4, "king")), 0)


def asked() -> View:
    game, _ = step(past_the_early_turns(dealt(4, "king")), Announce(0, "bishop", 0))
    return view(game, 1)


def settled(game: Game) -> Game:
    """The same after everybody else has passed, and every power has been used somehow."""
    turn = game.table.turn
    while game.table.turn == turn and game.table.outcome is None:
        actions = view(game, game.table.awaited()[0]).actions
        game, _ = step(game, next((a for a in actions if isinstance(a, Pass)), actions[0]))
    return game


def claimed(character: str) -> Game:
    """The first seat has announced something in the fifth turn, and nobody has contested."""
    game, _ = step(past_the_early_turns(dealt(4, "king")), Announce(0, character, 0))
    return settled(game)


def next_turn_of(seat: int, game: Game) -> Game:
    """The others look at their cards until it is a seat's turn."""
    while game.table.on_turn != seat:
        by = game.table.on_turn
        actions = view(game, by).actions
        game, _ = step(game, next((a for a in actions if isinstance(a, Peek)), actions[0]))
    return game


def test_the_first_six_names_have_six_tempers_and_every_name_has_one() -> None:
    assert {temper_of(name) for name in NAMES[:6]} == set(Temper)
    assert set(TEMPERS) == set(NAMES)
    assert temper_of("Ada") is None


def test_whoever_is_bold_announces_likes_lies_and_does_not_repeat_them() -> None:
    lie, truth = Announce(0, "bishop", 0), Announce(0, "king", 0)
    bold = leanings_of(on_turn(), Temper.BOLD)
    assert bold[lie] > bold[truth] > 0
    after = view(next_turn_of(0, claimed("bishop")), 0)
    assert leanings_of(after, Temper.BOLD)[lie] < leanings_of(after, Temper.BOLD)[truth]


def test_whoever_is_honest_dislikes_lies_and_says_what_they_have_said() -> None:
    lie, truth = Announce(0, "bishop", 0), Announce(0, "king", 0)
    honest = leanings_of(on_turn(), Temper.HONEST)
    assert honest[lie] < 0 < honest[truth]
    after = leanings_of(view(next_turn_of(0, claimed("king")), 0), Temper.HONEST)
    assert after[truth] > honest[truth]
    assert leanings_of(asked(), Temper.HONEST)[Contest(1, 1)] < 0


def test_whoever_is_suspicious_contests_and_whoever_is_cautious_looks_instead() -> None:
    contest = Contest(1, 1)
    assert (
        leanings_of(asked(), Temper.SUSPICIOUS)[contest] > 0 > leanings_of(asked(), Temper.CAUTIOUS)[contest]
    )
    assert leanings_of(on_turn(), Temper.CAUTIOUS)[Peek(0, 0)] > 0


def test_nobody_is_suspicious_of_what_they_know_to_be_true_bug() -> None:
    """The suspicious contested a King who had been shown as one, and whose card nobody had touched since."""
    game, _ = step(past_the_early_turns(dealt(4, "king")), Announce(0, "king", 0))
    shown = next_turn_of(0, settled(step(game, Contest(1, 1))[0]))
    true, false = (view(step(shown, Announce(0, name, 0))[0], 2) for name in ("king", "bishop"))
    contest = Contest(2, 2)
    assert leanings_of(true, Temper.SUSPICIOUS)[contest] == 0 < leanings_of(false, Temper.SUSPICIOUS)[contest]


def test_whoever_is_playful_likes_what_goes_on_under_the_table() -> None:
    playful = leanings_of(on_turn(), Temper.PLAYFUL)
    assert all(more > 0 for action, more in playful.items() if isinstance(action, Swap))
    assert all(more == 0 for action, more in playful.items() if not isinstance(action, Swap))


def test_quiet_turns_lose_their_charm_until_one_announces_something() -> None:
    """Else a table of those who like them would never end."""
    first = past_the_early_turns(dealt(4, "king"))
    looked, _ = step(first, Peek(0, 0))
    again = next_turn_of(0, looked)
    announced = next_turn_of(0, settled(step(again, Announce(0, "king", 0))[0]))
    likes = [leanings_of(view(game, 0), Temper.CAUTIOUS)[Peek(0, 0)] for game in (first, again, announced)]
    assert likes[1] == pytest.approx(likes[0] / 2)
    assert likes[2] == pytest.approx(likes[0])


def test_whoever_is_vengeful_goes_for_whom_they_bear_a_grudge() -> None:
    game = claimed("king")
    game, _ = step(game, Swap(1, (1, 2), True))
    assert grudge_of(view(game, 2)) == 1
    vengeful = leanings_of(view(game, 2), Temper.VENGEFUL)
    assert all(
        (more > 0) == (1 in action.cards) for action, more in vengeful.items() if isinstance(action, Swap)
    )
    thief = Announce(2, "thief", 2)
    assert vengeful[thief] > 0 == vengeful[Announce(2, "queen", 2)]


def test_a_grudge_is_over_when_it_has_been_paid_back_openly() -> None:
    game, _ = step(claimed("king"), Swap(1, (1, 2), True))
    game, _ = step(game, Swap(2, (2, 1), True))
    assert grudge_of(view(game, 2)) == 1
    game = next_turn_of(1, game)
    game, _ = step(game, Announce(1, "queen", 1))
    game, _ = step(game, Contest(2, 2))
    game = settled(game)
    assert grudge_of(view(game, 2)) is None
    assert grudge_of(view(game, 1)) == 2


def test_who_takes_gold_is_remembered() -> None:
    rng = random.Random(4)
    thefts = 0
    for _ in range(20):
        game = deal(rng, 4, RECOMMENDED[4])
        while game.table.outcome is None:
            before = game
            game, events = step(game, timid_choice(view(game, game.table.awaited()[0]), rng))
            taken = [one for one in events if isinstance(one, GoldMoved) and one.source >= 0 <= one.target]
            if taken and game.table.outcome is None and before.table.announcement is not None:
                thefts += 1
                assert grudge_of(view(game, taken[-1].source)) is not None
    assert thefts


def test_no_two_tempers_lean_alike() -> None:
    assert len(set(TEMPERED.values())) == len(Temper)
    assert all(leaning != EVEN for leaning in TEMPERED.values())


def test_some_watch_more_closely_and_nobody_less() -> None:
    usual = REGULAR.attention
    assert attention_of(usual, None) == usual
    for temper in Temper:
        minds = attention_of(usual, temper)
        assert minds == usual if temper not in LAPSES else minds < usual


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("temper", Temper)
def test_the_same_seed_and_temper_give_the_same_game(level: Level, temper: Temper) -> None:
    def game() -> Game:
        def player(known: View) -> SeatAction:
            chosen = choose(known, level, 3, temper)
            assert chosen in known.actions
            return chosen

        return play_game(deal(random.Random(2), 4, RECOMMENDED[4]), [player] * 4, most_steps=24)

    assert game().history == game().history


def test_tempers_can_be_told_apart_by_what_they_do() -> None:
    """With the same deals and the same luck no two of them play the same games."""

    def games(temper: Temper) -> list[object]:
        return [
            play_game(
                deal(random.Random(number), 4, RECOMMENDED[4]),
                [lambda known: choose(known, Level.REGULAR, 1, temper)] * 4,
                most_steps=60,
            ).history
            for number in range(4)
        ]

    played = [games(temper) for temper in Temper]
    assert all(one != other for one, other in pairwise(played))
