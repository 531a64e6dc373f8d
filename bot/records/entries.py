"""One finished game as rows of the records."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import asdict, replace
from sqlalchemy import Connection, Table, bindparam, delete, func, insert, select
from sqlalchemy.sql.elements import ColumnElement

from bot.store.record_models import (
    record_powers,
    record_seats,
    record_standings,
    record_thefts,
    record_titles,
    review_figures,
    seasons,
    unlisted,
)

from .facts import GameFacts, SeatFacts
from .ratings import Rating, rated, together
from .standing import ALL_TIME, Listing, Standing
from .titles import earned

FIRST_SEASON = 1


class EndedGame(NamedTuple):
    """A game that is over, with all that its records are made from."""

    game_id: str
    guild_id: int
    channel_id: int
    finished: int
    """The number of this game among those of its server that are over."""
    more: dict[str, Any]
    """What its table copied when it opened."""
    facts: GameFacts | None
    """What it tells; nothing where it was stopped."""


def season_of(connection: Connection, guild_id: int, finished: int) -> int:
    """The season in which a game was over."""
    begun = select(func.max(seasons.c.number)).where(
        seasons.c.guild_id == guild_id, seasons.c.after < finished
    )
    number: int | None = connection.execute(begun).scalar_one()
    return number or FIRST_SEASON


class Entry:
    """One game being written into the records."""

    def __init__(self, connection: Connection, ended: EndedGame, facts: GameFacts) -> None:
        self.connection = connection
        self.ended = ended
        self.facts = facts
        self.guild_id = ended.guild_id
        self.season = season_of(connection, ended.guild_id, ended.finished)
        self.known = [seat for seat in facts.seats if seat.player.name]
        """Those who are somebody: the forgotten are newcomers each time."""
        self.names = sorted({seat.player.name for seat in self.known})
        self.hidden = hidden_among(connection, self.known)
        found = select(review_figures.c.seat, review_figures.c.figure).where(
            review_figures.c.game_id == ended.game_id
        )
        self.figures: dict[int, int] = {row.seat: row.figure for row in connection.execute(found)}

    def write(self) -> None:
        """Write down all that the game tells."""
        self.write_seats()
        self.write_standings(self.season)
        self.write_titles(self.write_standings(ALL_TIME))
        self.write_powers()
        self.write_thefts()

    def write_seats(self) -> None:
        """Whose game it was."""
        rows = [
            {
                "guild_id": self.guild_id,
                "finished": self.ended.finished,
                "seat": seat.seat,
                "player": seat.player.name,
                "game_id": self.ended.game_id,
                "season": self.season,
                "place": seat.place,
                "players": self.facts.players,
                "won": seat.won,
                "review": self.figures.get(seat.seat),
            }
            for seat in self.known
        ]
        if rows:
            self.connection.execute(insert(record_seats), rows)

    def write_standings(self, season: int) -> dict[str, Standing]:
        """What everybody's games add up to now."""
        before = standings_before(self.connection, self.guild_id, season, self.names)
        ratings = self.rated_seats(before)
        after: dict[str, Standing] = {}
        for seat in self.known:
            name, player = seat.player.name, seat.player
            standing = after.get(name) or before.get(name) or Standing(name, season)
            standing = standing.after(seat, self.facts)
            if seat.seat in self.figures:
                standing = standing.reviewed_with(self.figures[seat.seat])
            after[name] = standing.listed(is_person=player.is_person, hidden=name in self.hidden)
        for name, standing in after.items():
            mine = together([ratings[seat.seat] for seat in self.known if seat.player.name == name])
            after[name] = replace(standing, mu=mine.mu, sigma=mine.sigma)
        rows = [{"guild_id": self.guild_id, **asdict(standing)} for standing in after.values()]
        put(self.connection, record_standings, ("guild_id", "season", "player"), rows)
        return after

    def rated_seats(self, before: dict[str, Standing]) -> dict[int, Rating]:
        """The ratings of all seats after the game."""
        seats = self.facts.seats
        ratings = [
            before[seat.player.name].rating if seat.player.name in before else Rating() for seat in seats
        ]
        after = rated(ratings, [seat.place for seat in seats])
        return {seat.seat: rating for seat, rating in zip(seats, after, strict=True)}

    def write_titles(self, all_time: dict[str, Standing]) -> None:
        """The titles that people have earned for the first time."""
        people = [seat for seat in self.known if seat.player.is_person]
        mine = (record_titles.c.guild_id == self.guild_id, record_titles.c.player.in_(self.names))
        had = {
            (row.player, row.title)
            for row in self.connection.execute(
                select(record_titles.c.player, record_titles.c.title).where(*mine)
            )
        }
        rows = [
            {
                "guild_id": self.guild_id,
                "player": seat.player.name,
                "title": one.title.value,
                "finished": self.ended.finished,
                "cards": " ".join(one.cards),
            }
            for seat in people
            for one in earned(seat, self.facts, all_time[seat.player.name])
            if (seat.player.name, one.title.value) not in had
        ]
        if rows:
            self.connection.execute(insert(record_titles), rows)

    def write_powers(self) -> None:
        """What powers have brought people."""
        brought: dict[tuple[str, str], tuple[int, int]] = {}
        for seat in self.known:
            if seat.player.is_person:
                for power, uses in seat.uses.items():
                    brought[seat.player.name, power] = (uses, seat.gains[power])
        mine = (record_powers.c.guild_id == self.guild_id, record_powers.c.player.in_(self.names))
        before = {
            (row.player, row.power): row
            for row in self.connection.execute(select(record_powers).where(*mine))
        }
        rows = []
        for (player, power), (uses, gold) in brought.items():
            row = before.get((player, power))
            uses, gold = (uses, gold) if row is None else (uses + row.uses, gold + row.gold)
            rows.append(
                {"guild_id": self.guild_id, "player": player, "power": power, "uses": uses, "gold": gold}
            )
        put(self.connection, record_powers, ("guild_id", "player", "power"), rows)

    def write_thefts(self) -> None:
        """Whose gold went to whom."""
        people = {seat.seat: seat.player.name for seat in self.known if seat.player.is_person}
        taken = {
            (people[seat.seat], people[victim]): gold
            for seat in self.known
            for victim, gold in seat.taken.items()
            if seat.seat in people and victim in people
        }
        mine = (record_thefts.c.guild_id == self.guild_id, record_thefts.c.player.in_(self.names))
        before = {
            (row.player, row.victim): row.gold
            for row in self.connection.execute(select(record_thefts).where(*mine))
        }
        rows = [
            {
                "guild_id": self.guild_id,
                "player": player,
                "victim": victim,
                "gold": gold + before.get((player, victim), 0),
            }
            for (player, victim), gold in taken.items()
        ]
        put(self.connection, record_thefts, ("guild_id", "player", "victim"), rows)


def hidden_among(connection: Connection, seats: Iterable[SeatFacts]) -> set[str]:
    """Those who do not want to be listed."""
    ids = [int(seat.player.name) for seat in seats if seat.player.is_person]
    found = select(unlisted.c.user_id).where(unlisted.c.user_id.in_(ids))
    return {str(row.user_id) for row in connection.execute(found)}


def standings_before(
    connection: Connection, guild_id: int, season: int, players: Sequence[str]
) -> dict[str, Standing]:
    """What people's games added up to; who is new in a season begins where the last one left them."""
    columns = [record_standings.c[name] for name in Standing.__struct_fields__]
    here = (record_standings.c.guild_id == guild_id, record_standings.c.player.in_(players))
    first = min(season, FIRST_SEASON)
    seasonal = record_standings.c.season.between(first, season)
    rows = connection.execute(select(*columns).where(*here, seasonal).order_by(record_standings.c.season))
    found = {row.player: standing_of(row) for row in rows}
    return {name: begun_in(season, standing) for name, standing in found.items()}


def standing_of(row: Any) -> Standing:
    """A standing from its row."""
    return Standing(**{**row._mapping, "listing": Listing(row.listing)})


def begun_in(season: int, last: Standing) -> Standing:
    """What somebody begins a season with, or goes on with in theirs."""
    if last.season == season:
        return last
    rating = last.rating.drawn_together(season - last.season)
    return Standing(last.player, season, last.listing, mu=rating.mu, sigma=rating.sigma)


def put(connection: Connection, table: Table, key: Sequence[str], rows: Sequence[dict[str, Any]]) -> None:
    """Store rows, each in the place of the one with the same key if there is one."""
    if rows:
        at: list[ColumnElement[bool]] = [table.c[name] == bindparam(f"at_{name}") for name in key]
        keys = [{f"at_{name}": row[name] for name in key} for row in rows]
        connection.execute(delete(table).where(*at), keys)
        connection.execute(insert(table), rows)
