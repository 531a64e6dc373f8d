"""Which text keys the code asks for, read from its source."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import bot
from bot.automata.tempers import Temper
from bot.game import ContestMode, Reason
from bot.game.curiosities import Kind
from bot.game.questions import PowerChoice, UsePower, WhetherToSwap, WhichCharacter
from bot.game.sets import ORDER
from bot.lobby import LobbyReason
from bot.records.standing import Order
from bot.records.titles import Title
from bot.render.banter import OCCASIONS
from bot.render.context import HANDS
from bot.solo.lesson import STEPS
from bot.speeds import Speed
from tests.game.fifth_turn import games_that_ask

SOURCE = Path(bot.__file__).parent
FOLDERS = ("render", "service", "discord_ui", "pictures")
HAND_SUFFIXES = ("", *(f"-{hand}" for hand in HANDS))
KINDS_OF_CHOICE = tuple(
    str(kind.__struct_config__.tag).replace("_", "-")
    for kind in get_args(PowerChoice)
    if kind is not WhetherToSwap
)
CHOICES = [
    game.table.question.choice for game in games_that_ask() if isinstance(game.table.question, UsePower)
]
OWN_PROMPTS = tuple({choice.prompt for choice in CHOICES} - {""})
"""What powers ask in words of their own."""
OWN_NAMINGS = tuple(
    {choice.prompt for choice in CHOICES if choice.prompt and isinstance(choice, WhichCharacter)}
)

FAMILIES: dict[str, tuple[str, ...]] = {
    "power-{}": ORDER,
    "more-{}": ORDER,
    "brief-{}": ORDER,
    "{}-unhurried": ("turn-header", "memorise-waiting", "contest-together", "contest-clockwise"),
    "small-{}": ORDER,
    "learn-{}": (*(step.name for step in STEPS), "story"),
    "character-{}": ORDER,
    "speed-{}": tuple(Speed),
    "contest-mode-{}": tuple(ContestMode),
    "level-{}": ("novice", "regular", "master"),
    "temper-{}": tuple(Temper),
    "says-{}": tuple(f"{temper}-{occasion}" for temper in Temper for occasion in OCCASIONS),
    "lobby-{}": ("cancelled", "expired"),
    "lobby-refuse-{}": tuple(LobbyReason),
    "lobby-pick-{}": ("set", "speed", "contest", "level", "players"),
    "title-{}": tuple(Title),
    "title-{}-how": tuple(Title),
    "ranking-by-{}": tuple(Order),
    "refuse-{}": tuple(reason for reason in Reason if reason is not Reason.QUESTION_OVER),
    "hand-{}": HANDS,
    "option-with{}": HAND_SUFFIXES[1:3],
    "contest-header{}": HAND_SUFFIXES[:3],
    "contest-heard{}": HAND_SUFFIXES,
    "story-announced{}": HAND_SUFFIXES[:3],
    "story-showed{}": HAND_SUFFIXES,
    "mask{}": HAND_SUFFIXES,
    "button-{}": ("swap", "peek", "announce"),
    "card-own{}": HAND_SUFFIXES,
    "card-your{}": HAND_SUFFIXES,
    "card-of{}": HAND_SUFFIXES,
    "option-card-of{}": HAND_SUFFIXES,
    "option-your{}": HAND_SUFFIXES[1:],
    "{}-numbered": ("card-centre", "option-centre"),
    "{}-own": ("choice-swap", "choice-feign"),
    "{}-declined": ("story", "story-late"),
    "{}-chose-player": ("story", "story-late"),
    "story-answer-{}": ("which-character", *OWN_NAMINGS),
    "story-late-answer-{}": ("which-character", *OWN_NAMINGS),
    "truth-unheard-{}": ("claim", "pass"),
    "truth-ahead-{}": ("claim", "pass"),
    "fact-{}": tuple(
        kind for kind in Kind if kind not in (Kind.LIE, Kind.SECRET, Kind.CONTEST, Kind.HOME, Kind.LOSS)
    ),
    "ask-{}": (*KINDS_OF_CHOICE, "whether-to-swap", *OWN_PROMPTS),
    "prompt-{}": (*KINDS_OF_CHOICE, *OWN_PROMPTS),
}
"""Keys that the code puts together: every one of a family must exist, and nothing else is asked for.
A family that is not listed here may be anything that fits it."""


def strings(folders: tuple[str, ...] = FOLDERS) -> Iterator[str]:
    """Every string in the source, with {} for what is filled in."""
    for folder in folders:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value
                elif isinstance(node, ast.JoinedStr):
                    yield "".join(
                        str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
                    )


def wanted(keys: set[str]) -> tuple[set[str], set[str]]:
    """The keys that the code certainly asks for, and those among `keys` that it may ask for."""
    found = set(strings())
    families = [family for family in FAMILIES if family in found]
    certain = {family.format(member) for family in families for member in FAMILIES[family]}
    loose = [
        re.compile(re.escape(text).replace(r"\{\}", ".+"))
        for text in found - set(FAMILIES)
        if re.fullmatch(r"[a-z]+(-[a-z]+)*-\{\}(-[a-z]+)*", text)
    ]
    possible = {key for key in keys if key in found or any(pattern.fullmatch(key) for pattern in loose)}
    return certain, possible


def asked_for() -> Iterator[str]:
    """Every key given literally to a function that looks one up."""
    for folder in FOLDERS:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and called(node) in (
                    "words",
                    "text",
                    "refused",
                    "said",
                    "language",
                ):
                    for argument in node.args[:2]:
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                            yield argument.value


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
