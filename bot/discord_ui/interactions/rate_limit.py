"""A generous limit to what one person may do in a while."""

from collections import OrderedDict
from time import monotonic

GENEROUS = 30
PER_SECONDS = 10.0
REMEMBERED_PEOPLE = 10_000


class RateLimit:
    """Counts the clicks and commands of each person."""

    def __init__(self, most: int = GENEROUS) -> None:
        self.most = most
        """So many of one person in ten seconds are carried out."""
        self.recent: OrderedDict[int, list[float]] = OrderedDict()

    def exceeded(self, user_id: int) -> bool:
        """Whether a person who asks for something now has asked for too much."""
        now = monotonic()
        times = [at for at in self.recent.pop(user_id, []) if at > now - PER_SECONDS]
        times.append(now)
        self.recent[user_id] = times[-self.most - 1 :]
        if len(self.recent) > REMEMBERED_PEOPLE:
            self.recent.popitem(last=False)
        return len(times) > self.most
