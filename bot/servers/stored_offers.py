"""What is stored of seats that were given away."""

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, func, insert, select, update

from bot.store import Store
from bot.store.models import games, offers

from .offers import Offer, OfferState
from .transactions import transact


class Offers:
    """The offers of all games."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, game_id: str) -> list[Offer]:
        """A game's offers, the oldest first."""
        found = select(offers).where(offers.c.game_id == game_id).order_by(offers.c.number)
        fields = Offer.__struct_fields__
        return [
            msgspec.convert(dict(zip(fields, row, strict=True)), Offer)
            for row in await self.store.rows(found)
        ]

    async def add(self, offer: Offer) -> Offer:
        """Store an offer under the next number; an earlier one of the same seat lapses."""

        def write(connection: Connection) -> Offer:
            here = offers.c.game_id == offer.game_id
            last = connection.execute(select(func.max(offers.c.number)).where(here)).scalar() or 0
            same = (here, offers.c.seat == offer.seat, offers.c.state == OfferState.OPEN)
            connection.execute(update(offers).where(*same).values(state=OfferState.LAPSED))
            numbered = replace(offer, number=last + 1)
            connection.execute(insert(offers), [msgspec.to_builtins(numbered)])
            return numbered

        return await transact(self.store, write)

    async def settle(self, offer: Offer, state: OfferState) -> None:
        """Write down what became of an offer."""

        def write(connection: Connection) -> None:
            here = (offers.c.game_id == offer.game_id, offers.c.number == offer.number)
            connection.execute(update(offers).where(*here).values(state=state))

        await transact(self.store, write)

    async def lapse(self, guild_id: int, user_id: int) -> list[str]:
        """No offer to a person stands any more on a server; the games in which one did."""

        def write(connection: Connection) -> list[str]:
            here = select(games.c.id).where(games.c.guild_id == guild_id)
            theirs = (
                offers.c.user_id == user_id,
                offers.c.state == OfferState.OPEN,
                offers.c.game_id.in_(here),
            )
            found = connection.execute(select(offers.c.game_id).where(*theirs).distinct()).scalars().all()
            connection.execute(update(offers).where(*theirs).values(state=OfferState.LAPSED))
            return list(found)

        return await transact(self.store, write)
