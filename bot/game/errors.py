"""Refusals are values with a reason."""

from enum import StrEnum


class Reason(StrEnum):
    """Why an action is refused; each is a text key."""

    GAME_OVER = "game_over"
    QUESTION_OVER = "question_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_ASKED = "not_asked"
    NO_SUCH_SEAT = "no_such_seat"
    FIRST_TURNS = "first_turns"
    FORCED_SWAP = "forced_swap"
    NOT_IN_PLAY = "not_in_play"
    PROTECTED_CARD = "protected_card"
    NOT_YOUR_CARD = "not_your_card"
    OUT_OF_REACH = "out_of_reach"
    OWN_ANNOUNCEMENT = "own_announcement"
    ALREADY_SAID = "already_said"
    ANSWER_IS_FINAL = "answer_is_final"
    NOT_AN_OPTION = "not_an_option"


class IllegalAction(Exception):
    """An action the rules do not allow now; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class BrokenLog(Exception):
    """Stored events that do not make a game."""


class PowerDiverged(Exception):
    """A power under way no longer produces the facts already recorded of it."""
