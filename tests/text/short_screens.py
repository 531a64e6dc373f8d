"""Texts that stand alone or that only rare moments show, and the commands: each with values, to be read."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from bot.render.roster import escape
from bot.render.screen import Screen
from bot.text import FALLBACK, Words

from .messages import counted, messages, variables

LINK = "https://discord.com/channels/1/2/3"
SEVERAL = (2, 5)
A_SCREEN = 20
"""So many commands are listed on one."""

ALONE = (
    # Answers to commands.
    "finished-shown",
    "finished-unknown",
    "games-here-none",
    "games-unknown",
    "join-back",
    "join-done",
    "join-done-lobby",
    "join-none-free",
    "join-seated",
    "leave-done",
    "leave-done-for-good",
    "leave-done-lobby",
    "leave-not-seated",
    "notes-not-allowed",
    "panel-saved",
    "rematch-not-yet",
    "review-busy",
    "review-not-yours",
    "start-done-thread",
    "start-in-words",
    "start-permissions-missing",
    "start-thread-name",
    "stop-confirm",
    "stop-no",
    "stop-refused",
    "story-not-yet",
    "table-again-soon",
    "table-none",
    "table-waiting",
    # Refusals.
    "lobby-refuse-begun",
    "lobby-refuse-channel-busy",
    "practice-gone",
    "practice-refuse-players",
    "refuse-already_over",
    "refuse-channel-taken",
    "refuse-curtain",
    "refuse-may-return",
    "refuse-no_game",
    "refuse-not-away",
    "refuse-not_host",
    "refuse-outdated",
    "refuse-set_aside",
    "refuse-stranger",
    "refuse-too_fast",
    "refuse-try_again",
    "refuse-unexpected",
    "refuse-unreadable",
    "solo-moved-on",
    "thread-locked",
    # What a game tells when somebody comes, goes or lets time run out.
    "end-title-deserted",
    "story-deserted",
    "story-given",
    "story-joined",
    "story-late-answer-which-character",
    "story-late-answer-who-are-you",
    "story-late-chose-player",
    "story-late-declined",
    "story-left-by",
    "story-replaced",
    "story-returned",
    "story-time-ran-out",
    "story-turn-ran-out",
    # What characters of other sets would ask and bring.
    "ask-which-character",
    "prompt-which-character",
    "story-answer-which-character",
    "story-bank-gave-nothing",
    # What seldom happens.
    "brings-end",
    "card-none",
    "card-of-protected",
    "choice-card",
    "choice-name",
    "choice-peek",
    "contest-heard-protected",
    "fact-curious",
    "fact-honest",
    "fact-pretender",
    "history-season-begin",
    "lobby-started",
    "option-card-of-protected",
    "picture-recap-ends",
    "replay-player",
    "seat-choice",
    "story-contested",
    "verdict-for-some",
    # The guided game and its like.
    "advice-doubt",
    "advice-not-looked",
    "advice-sure",
    "advice-unseen-swap",
    "contest-clockwise-unhurried",
    "learn-not-now",
)
"""Texts that no screen made here shows."""

PERMISSIONS = tuple(key for key in messages(FALLBACK) if key.startswith("permission-"))


def short_screens(language: Words, names: Sequence[str]) -> Iterator[tuple[str, Screen]]:
    """Each text with every plural that it has, then the commands with what is said below them."""
    for key in ALONE:
        said = (language(key, **values) for values in values_of(key, language, *map(escape, names[:2])))
        for text in dict.fromkeys(said):
            yield key, Screen((text,))
    for start in ("command-name-", "command-"):
        keys = [key for key in messages(FALLBACK) if key.startswith(start)]
        keys = [key for key in keys if start == "command-name-" or not key.startswith("command-name-")]
        for first in range(0, len(keys), A_SCREEN):
            listed = "\n".join(language(key) for key in keys[first : first + A_SCREEN])
            yield f"{start} {first}", Screen((listed,))


def values_of(key: str, language: Words, name: str, other: str) -> Iterator[dict[str, Any]]:
    """Whatever a text needs, with several numbers of what is counted, and one where it has words for that."""
    known = {
        "amount": 4,
        "card": language("card-of", player=name),
        "character": "inquisitor",
        "count": 5,
        "counts": language("counts-range", first=8, last=10),
        "deadline": "<t:1900000000:R>",
        "first": name,
        "host": name,
        "last": language("recap-centre"),
        "least": 2,
        "link": LINK,
        "most": 13,
        "other": other,
        "permissions": language.listing(map(language, PERMISSIONS)),
        "place": 13,
        "player": name,
        "players": language.listing([name, other]),
        "problem": language("problem-required_missing", character="judge"),
        "season": 3,
        "thread": "<#123456789012345678>",
        "turn": 17,
        "turns": 4,
        "what": language("brings-player", amount=2, player=name),
    }
    needed = variables(FALLBACK, key)
    numbers = sorted(needed & {"amount", "count", "turns"})
    ranges = [(1, *SEVERAL) if one in counted(FALLBACK, key) else SEVERAL for one in numbers]
    for found in product(*ranges):
        yield {one: known[one] for one in needed} | dict(zip(numbers, found, strict=True))
