"""What the messages of a game show that is stored beside its log: offers, awards, and looking back at it."""

from collections.abc import Collection
from functools import partial

from bot.records.queries import awards
from bot.servers.stored_offers import Offers
from bot.slots import OFFER, REVIEWING, is_a
from bot.store import Store
from bot.store.reviews import kept_review
from bot.tables import Lobby, Seated

from .desired import Desired, with_awards, with_offers
from .reviewed import with_review


class Additions:
    """Reads what is stored of a game and shown, as far as its messages call for it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.offers = Offers(store)

    async def to(self, desired: Desired, state: Lobby | Seated, slots: Collection[str]) -> Desired:
        """What the messages should show, with all of that."""
        if not isinstance(state, Seated):
            return desired
        game_id = state.game_id
        if any(is_a(slot, OFFER) for slot in slots):
            desired = with_offers(desired, state, await self.offers.of(game_id))
        if any(is_a(slot, *REVIEWING) for slot in slots):
            desired = with_review(desired, state, slots, await kept_review(self.store, game_id))
        if state.closed is not None:
            desired = with_awards(desired, state, await self.store.read(partial(awards, game_id=game_id)))
        return desired
