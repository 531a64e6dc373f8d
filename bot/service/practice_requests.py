"""What somebody may ask for who wants to practise."""

import msgspec

USUAL = 5
MOST = 8
"""So many sit at a table for practice at the most."""


class PracticeRequest(msgspec.Struct, frozen=True):
    """What somebody wants to practise with; with nothing named, the game under way is meant."""

    players: int | None = None
    level: str | None = None
    set_name: str | None = None

    @property
    def is_plain(self) -> bool:
        """Whether nothing is named."""
        return self == PracticeRequest()
