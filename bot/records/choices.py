"""What people and moderators decide about records: not to be listed, to begin a season, to be forgotten."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Float, Row, case, cast, delete, func, insert, select, update

from bot.store.models import games
from bot.store.record_models import (
    PROJECTION,
    record_seats,
    record_standings,
    review_figures,
    seasons,
    unlisted,
)

from .entries import FIRST_SEASON
from .recount import start_over
from .standing import ALL_TIME, ENOUGH, Listing


def switch_listing(connection: Connection, user_id: int, hidden: bool) -> None:
    """Hide a person from rankings and profiles of all servers, or show them again."""
    connection.execute(delete(unlisted).where(unlisted.c.user_id == user_id))
    if hidden:
        connection.execute(insert(unlisted), [{"user_id": user_id}])
    shown = case((record_standings.c.games >= ENOUGH, Listing.RANKED.value), else_=Listing.NEWCOMER.value)
    listing: Any = Listing.HIDDEN.value if hidden else shown
    mine = record_standings.c.player == str(user_id)
    connection.execute(update(record_standings).where(mine).values(listing=listing))


def begin_season(connection: Connection, guild_id: int, now: float) -> int:
    """Begin a season with the next game that ends; its number."""
    last = select(func.max(seasons.c.number)).where(seasons.c.guild_id == guild_id)
    number: int = (connection.execute(last).scalar_one() or FIRST_SEASON) + 1
    finished = select(func.coalesce(func.max(games.c.finished), 0)).where(games.c.guild_id == guild_id)
    after: int = connection.execute(finished).scalar_one()
    row = {"guild_id": guild_id, "number": number, "after": after, "since": now}
    connection.execute(insert(seasons), [row])
    return number


def season_began(connection: Connection, guild_id: int) -> tuple[int, float | None]:
    """The season that a server is in, and since when."""
    found = select(seasons.c.number, seasons.c.since).where(seasons.c.guild_id == guild_id)
    row = connection.execute(found.order_by(seasons.c.number.desc()).limit(1)).one_or_none()
    return (FIRST_SEASON, None) if row is None else (row.number, row.since)


def forget(connection: Connection, user_id: int, guild_ids: Iterable[int]) -> None:
    """Take a person out of all records, and have those of their servers counted again without them."""
    connection.execute(delete(unlisted).where(unlisted.c.user_id == user_id))
    for guild_id in guild_ids:
        for table in PROJECTION:
            here = (table.c.guild_id == guild_id, table.c.player == str(user_id))
            connection.execute(delete(table).where(*here))
        start_over(connection, guild_id)


def enter_review(connection: Connection, game_id: str, figures: dict[int, int]) -> None:
    """Keep how well each seat of a finished game was played, from 0 to 100; its records follow."""
    here = review_figures.c.game_id == game_id
    before = {row.seat: row.figure for row in connection.execute(select(review_figures).where(here))}
    connection.execute(delete(review_figures).where(here))
    rows = [{"game_id": game_id, "seat": seat, "figure": figure} for seat, figure in figures.items()]
    if rows:
        connection.execute(insert(review_figures), rows)
    counted = select(record_seats).join(
        games, (games.c.guild_id == record_seats.c.guild_id) & (games.c.finished == record_seats.c.finished)
    )
    for seat in connection.execute(counted.where(games.c.id == game_id)).all():
        change_review(connection, seat, before.get(seat.seat), figures.get(seat.seat))


def change_review(connection: Connection, seat: Row[Any], old: int | None, new: int | None) -> None:
    """Put another figure into the records of whoever had a seat."""
    seats, standings = record_seats.c, record_standings.c
    at = (seats.guild_id == seat.guild_id, seats.finished == seat.finished, seats.seat == seat.seat)
    connection.execute(update(record_seats).where(*at).values(review=new))
    count = standings.reviewed + int(new is not None) - int(old is not None)
    total = standings.review_sum + (new or 0) - (old or 0)
    mean = case((count > 0, cast(total, Float) / count), else_=None)
    mine = (standings.guild_id == seat.guild_id, standings.player == seat.player)
    in_season = standings.season.in_((ALL_TIME, seat.season))
    change = update(record_standings).where(*mine, in_season)
    connection.execute(change.values(reviewed=count, review_sum=total, review=mean))
