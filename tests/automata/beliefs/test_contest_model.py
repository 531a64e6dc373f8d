"""What automata expect of others: their claims and their contests."""

from bot.automata.beliefs.contest_model import DESPERATE, contest_chances
from bot.automata.beliefs.habits import HABITS, USUAL, Ideas
from bot.automata.beliefs.knowledge import Knowledge
from bot.game.places import Layout
from bot.game.state import Claim

LAYOUT = Layout(4, 1, 2)
EVEN = (6, 6, 6, 6)
NEARLY = 0.95


def test_a_claim_is_believed_as_far_as_its_maker_can_be_sure() -> None:
    ideas = Ideas((USUAL,))
    sure, unsure, clueless = (ideas.claim(1, 6, sureness)[0] for sureness in (1.0, 0.3, 0.0))
    assert sure[1] > unsure[1] > clueless[1] == clueless[0]


def test_what_is_seen_tells_how_candid_others_are() -> None:
    """A table that is caught lying is believed less and less."""
    trusting, doubting = Ideas(HABITS), Ideas(HABITS)
    for _ in range(5):
        likely = trusting.claim(1, 6, 1.0)
        true = likely[:, 1] / likely.sum(axis=1)
        trusting.learn(true)
        doubting.learn((1 - true) / 5)
    assert trusting.credence @ trusting.candour > 2 * doubting.credence @ doubting.candour


def test_a_claim_known_to_be_true_is_let_pass_and_one_known_to_be_false_above_all_by_the_holder_not() -> None:
    chances = contest_chances(Knowledge(LAYOUT), EVEN, Claim(0, 0), 3.0)
    assert chances[2, 2] > NEARLY
    assert 1 - NEARLY < chances[2, 1] < NEARLY
    assert chances[2, 0] < 1 - NEARLY


def test_a_claim_that_would_win_is_contested_out_of_despair() -> None:
    unsure = Knowledge.ignorant(LAYOUT)
    rich, poor = (11, 6, 6, 6), (6, 11, 6, 6)
    assert contest_chances(unsure, rich, Claim(0, 0), 3.0)[2].min() >= DESPERATE
    assert contest_chances(unsure, poor, Claim(0, 0), 3.0)[2].max() < DESPERATE
