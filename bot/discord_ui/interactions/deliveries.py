"""Interactions that came already: Discord may deliver the same one twice."""

MOST = 20_000


class Deliveries:
    """The newest interactions, by their ids."""

    def __init__(self) -> None:
        self.ids: dict[int, None] = {}

    def had(self, interaction_id: int) -> bool:
        """Whether an interaction came before; from now on it did."""
        if interaction_id in self.ids:
            return True
        self.ids[interaction_id] = None
        if len(self.ids) > MOST:
            del self.ids[next(iter(self.ids))]
        return False
