"""Share codes: a set in eight characters, with a version and a checksum.

A code is 40 bits in Crockford's base 32: 5 for the version, one for each letter of the alphabet that is
some character's own in the notation, 9 for the checksum.
"""

import unicodedata
from enum import StrEnum
from hashlib import blake2b
from string import ascii_uppercase

from bot.game.characters import CHARACTERS
from bot.game.sets import cards_of

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD = str.maketrans("ILO", "110")
AROUND = "`'\".,;:*_|\N{MINUS SIGN}"
LENGTH = 8
VERSION = 1
LETTERS = len(ascii_uppercase)
CHECK = 9
BY_LETTER = {character.letter: name for name, character in CHARACTERS.items()}


class CodeReason(StrEnum):
    """What is wrong with a code; each is a text key."""

    DIGIT = "digit"
    LENGTH = "length"
    VERSION = "version"
    CHECKSUM = "checksum"
    CHARACTER = "character"


class BadCode(ValueError):
    """Not a code of a set that can be read here."""

    def __init__(self, reason: CodeReason, what: str = "") -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.what = what


def write_code(cards: tuple[str, ...]) -> str:
    """The code of a set, in two groups."""
    bits = sum(1 << ascii_uppercase.index(CHARACTERS[name].letter) for name in set(cards))
    number = (VERSION << LETTERS | bits) << CHECK | checksum(bits)
    digits = "".join(DIGITS[number >> shift & 31] for shift in range(5 * LENGTH - 5, -1, -5))
    return f"{digits[:4]}-{digits[4:]}"


def read_code(code: str) -> tuple[str, ...]:
    """The cards of a code; case and what is copied along do not matter, and I, L and O are read as digits."""
    digits = "".join(sign for sign in code if not is_wrapping(sign)).upper().translate(MISREAD)
    wrong = next((digit for digit in digits if digit not in DIGITS), None)
    if wrong is not None:
        raise BadCode(CodeReason.DIGIT, wrong)
    if len(digits) != LENGTH:
        raise BadCode(CodeReason.LENGTH, str(len(digits)))
    number = 0
    for digit in digits:
        number = number << 5 | DIGITS.index(digit)
    if number >> LETTERS + CHECK != VERSION:
        raise BadCode(CodeReason.VERSION)
    bits = number >> CHECK & (1 << LETTERS) - 1
    if number & (1 << CHECK) - 1 != checksum(bits):
        raise BadCode(CodeReason.CHECKSUM)
    letters = [letter for index, letter in enumerate(ascii_uppercase) if bits >> index & 1]
    if any(letter not in BY_LETTER for letter in letters):
        raise BadCode(CodeReason.CHARACTER)
    return cards_of(*(BY_LETTER[letter] for letter in letters))


def is_wrapping(sign: str) -> bool:
    """Whether a sign only stands around or within a code: dashes, spaces, quotes and invisible ones."""
    return sign in AROUND or sign.isspace() or unicodedata.category(sign) in ("Pd", "Pi", "Pf", "Cf")


def checksum(bits: int) -> int:
    """Nine bits that a slip of the finger changes."""
    seed = blake2b(f"{VERSION}:{bits}".encode(), digest_size=2).digest()
    return int.from_bytes(seed) & (1 << CHECK) - 1
