"""What is read of the records, as plain data for screens."""

from typing import NamedTuple

from .standing import Order, Standing
from .titles import Title


class Ranked(NamedTuple):
    """Somebody in a ranking; the same rank for the same."""

    rank: int
    standing: Standing


class Counting(NamedTuple):
    """How many of a server's finished games are counted, while some are not."""

    counted: int
    games: int


class RankingPage(NamedTuple):
    """A page of a server's ranking."""

    order: Order
    season: int
    """Which season, or that of all time."""
    seasons: int
    """How many seasons there have been."""
    page: int
    pages: int
    people: int
    ranked: tuple[Ranked, ...]
    own: Ranked | None
    """The reader's own rank, where it is on another page."""
    newcomers: tuple[str, ...]
    """Some who have not played enough yet, the best first."""
    newcomer_count: int
    automata: tuple[Standing, ...]
    counting: Counting | None


class PastGame(NamedTuple):
    """A game that somebody has played."""

    game_id: str
    channel_id: int
    message_id: int | None
    place: int
    players: int
    won: bool
    ended: float | None


class Other(NamedTuple):
    """Another person, and how much gold changed hands."""

    player: str
    name: str
    """As they were last called at a table; empty if that is not known."""
    gold: int


class Profile(NamedTuple):
    """What is told of somebody on a server."""

    player: str
    all_time: Standing | None
    """Nothing where no game of theirs counts."""
    season: Standing | None
    """This season's, once there has been more than one."""
    rank: int | None
    """Among those of all time, where they are ranked."""
    people: int
    best: tuple[str, int] | None
    """The character whose power brought them the most gold, and how much."""
    victim: Other | None
    nemesis: Other | None
    games: tuple[PastGame, ...]
    """The last ones, the newest first."""
    titles: tuple[Title, ...]
    hidden: bool
    counting: Counting | None


class HeldTitle(NamedTuple):
    """A title, whether somebody has it, how many people do, and for one that names cards, which."""

    title: Title
    held: bool
    holders: int
    cards: tuple[str, ...]


class Award(NamedTuple):
    """A title that somebody has earned in a game."""

    player: str
    title: Title
    cards: tuple[str, ...]
