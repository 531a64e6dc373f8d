"""What many games tell about a set."""

from collections import Counter

import msgspec

from ..game import Game
from ..game import events as e


class Use(msgspec.Struct):
    """How one character fared."""

    announced: int = 0
    contested: int = 0
    true: int = 0
    """Announced by somebody who was it."""
    used: int = 0
    """Games, counted once for each seat that used the power in them."""
    won: float = 0.0
    """The wins of those seats."""


class Tally(msgspec.Struct):
    """Counts over games; a shared win counts for each winner as a part of one."""

    games: int = 0
    endless: int = 0
    """Games that were given up, and count nowhere else."""
    wins_by_seat: list[float] = []
    """By place in the order of play, the starter first."""
    uses: dict[str, Use] = {}
    turns: dict[int, int] = {}
    endings: dict[str, int] = {}

    def add(self, other: "Tally") -> None:
        """Count another tally in."""
        self.games += other.games
        self.endless += other.endless
        longer = max(len(self.wins_by_seat), len(other.wins_by_seat))
        pads = [[*wins, *[0.0] * (longer - len(wins))] for wins in (self.wins_by_seat, other.wins_by_seat)]
        self.wins_by_seat = [one + two for one, two in zip(*pads, strict=True)]
        for name, use in other.uses.items():
            mine = self.uses.setdefault(name, Use())
            for field in Use.__struct_fields__:
                setattr(mine, field, getattr(mine, field) + getattr(use, field))
        self.turns = dict(sorted((Counter(self.turns) + Counter(other.turns)).items()))
        self.endings = dict(sorted((Counter(self.endings) + Counter(other.endings)).items()))


def tally_game(game: Game) -> Tally:
    """What one finished game tells."""
    table = game.table
    outcome = table.outcome
    assert outcome is not None
    players, starter = table.setup.layout.players, table.setup.starter
    share = 1 / len(outcome.winners)
    wins = [share if (starter + turn) % players in outcome.winners else 0.0 for turn in range(players)]
    uses = {name: Use() for name in table.setup.in_play}
    users: set[tuple[str, int]] = set()
    cards: list[str] = []
    for event in game.history:
        if isinstance(event, e.CardsDealt):
            cards = list(event.cards)
        elif isinstance(event, e.CardsSwapped) and event.really:
            first, second = event.cards
            cards[first], cards[second] = cards[second], cards[first]
        elif isinstance(event, e.Announced):
            claimed = event.character
            uses[claimed].announced += 1
            uses[claimed].true += cards[event.card] == claimed
        elif isinstance(event, e.ContestClosed):
            uses[claimed].contested += bool(event.contests)
        elif isinstance(event, e.PowerGranted):
            users |= {(event.character, claim.seat) for claim in event.users}
    for name, seat in users:
        uses[name].used += 1
        uses[name].won += share if seat in outcome.winners else 0.0
    return Tally(
        games=1,
        wins_by_seat=wins,
        uses=uses,
        turns={table.turn: 1},
        endings={outcome.reason.value: 1},
    )
