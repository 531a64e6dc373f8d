"""What is let in: each interaction once, and of one person not too many in a while."""

from collections import OrderedDict, deque
from time import monotonic

GENEROUS = 30
PER_SECONDS = 10.0
REMEMBERED_PEOPLE = 10_000
REMEMBERED_IDS = 20_000


class RateLimit:
    """Counts the clicks and commands of each person."""

    def __init__(self, most: int = GENEROUS) -> None:
        self.most = most
        """So many of one person in ten seconds are carried out."""
        self.recent: OrderedDict[int, deque[float]] = OrderedDict()

    def exceeded(self, user_id: int) -> bool:
        """Whether a person who asks for something now has asked for too much."""
        now = monotonic()
        times = self.recent.pop(user_id, None) or deque()
        while times and (times[0] <= now - PER_SECONDS or len(times) > self.most):
            times.popleft()
        times.append(now)
        self.recent[user_id] = times
        if len(self.recent) > REMEMBERED_PEOPLE:
            self.recent.popitem(last=False)
        return len(times) > self.most


class Deliveries:
    """The newest interactions, by their ids: Discord may deliver the same one twice."""

    def __init__(self) -> None:
        self.ids: dict[int, None] = {}

    def had(self, interaction_id: int) -> bool:
        """Whether an interaction came before; from now on it did."""
        if interaction_id in self.ids:
            return True
        self.ids[interaction_id] = None
        if len(self.ids) > REMEMBERED_IDS:
            del self.ids[next(iter(self.ids))]
        return False
