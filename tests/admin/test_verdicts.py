"""What is wrong with a set, without Discord."""

from bot.game.sets import ORDER, cards_of
from bot.servers.verdicts import examine


def test_a_verdict_names_every_broken_condition_at_once() -> None:
    verdict = examine(cards_of("bishop", "thief", "witch", "spy", "cheat", "inquisitor"))
    conditions = [problem.condition.value for problem, _ in verdict.broken]
    assert conditions == ["required_missing", "too_few_players", "too_little_gold"]
    assert verdict.playable == ()
    assert examine(cards_of(*ORDER)).playable == (11, 12, 13)
    assert examine(cards_of("judge", "king", "queen", "widow", "fool", "witch")).rich


def test_seven_cards_are_for_five_players_too_but_not_for_four() -> None:
    verdict = examine(cards_of("judge", "bishop", "king", "queen", "witch", "fool", "widow"))
    assert verdict.fits == verdict.playable == (5, 6, 7)
    assert verdict.broken == ()
