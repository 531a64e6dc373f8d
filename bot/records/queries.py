"""Reading the records of a server."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, func, select
from sqlalchemy.sql.elements import ColumnElement

from bot.slots import END, slot_of
from bot.store.models import games, outbox, sittings
from bot.store.record_models import (
    record_powers,
    record_seats,
    record_standings,
    record_thefts,
    record_titles,
    seasons,
    unlisted,
)

from .entries import FIRST_SEASON, standing_of
from .ledger import settings_of
from .pages import Award, Counting, HeldTitle, Other, PastGame, Profile, Ranked, RankingPage
from .recount import progress
from .standing import ALL_TIME, Listing, Order, Standing
from .titles import Title, rarity

PER_PAGE = 10
NEWCOMERS = 10
"""So many newcomers are named."""
LAST_GAMES = 5
COLUMNS = [record_standings.c[name] for name in Standing.__struct_fields__]


def listed(guild_id: int, season: int, listing: Listing) -> tuple[Any, Any, Any]:
    """Those of a server who are listed somewhere."""
    standings = record_standings.c
    return standings.guild_id == guild_id, standings.season == season, standings.listing == listing.value


def number_of(connection: Connection, *where: Any) -> int:
    """How many standings there are."""
    count: int = connection.execute(
        select(func.count()).select_from(record_standings).where(*where)
    ).scalar_one()
    return count


def present_season(connection: Connection, guild_id: int) -> int:
    """The season that a server is in."""
    last = connection.execute(select(func.max(seasons.c.number)).where(seasons.c.guild_id == guild_id))
    number: int | None = last.scalar_one()
    return number or FIRST_SEASON


def counting(connection: Connection, guild_id: int) -> Counting | None:
    """How far the records are, where they are not complete."""
    now = progress(connection, guild_id)
    return None if now.is_done else Counting(now.counted, now.games)


def ranking(
    connection: Connection, guild_id: int, season: int, order: Order, page: int, reader: str
) -> RankingPage:
    """A page of a server's ranking; one that is not there any more is the last one."""
    key = record_standings.c[order.value]
    here = (*listed(guild_id, season, Listing.RANKED), key.is_not(None))
    people = number_of(connection, *here)
    pages = max(1, -(-people // PER_PAGE))
    page = min(page, pages - 1)
    rows = page_of(connection, key, here, page)
    new = listed(guild_id, season, Listing.NEWCOMER)
    names = select(record_standings.c.player).where(*new)
    newest = names.order_by(record_standings.c.mu.desc()).limit(NEWCOMERS)
    automata = select(*COLUMNS).where(*listed(guild_id, season, Listing.AUTOMATON))
    shown = ranks(connection, rows, order, here)
    own = (
        None
        if any(one.standing.player == reader for one in shown)
        else own_rank(connection, reader, here, order)
    )
    return RankingPage(
        order=order,
        season=season,
        seasons=present_season(connection, guild_id),
        page=page,
        pages=pages,
        people=people,
        ranked=shown,
        own=own,
        newcomers=tuple(connection.execute(newest).scalars()),
        newcomer_count=number_of(connection, *new),
        automata=tuple(
            standing_of(row) for row in connection.execute(automata.order_by(record_standings.c.mu.desc()))
        ),
        counting=counting(connection, guild_id),
    )


def page_of(
    connection: Connection, key: ColumnElement[Any], here: Sequence[Any], page: int
) -> Sequence[Row[Any]]:
    """The rows of a page; those before it are passed over in the index alone."""
    player = record_standings.c.player
    passed = page * PER_PAGE
    names = select(player).where(*here).order_by(key.desc(), player.desc()).offset(passed).limit(PER_PAGE)
    found = select(*COLUMNS).where(*here[:2], player.in_(names)).order_by(key.desc(), player.desc())
    return connection.execute(found).all()


def ranks(
    connection: Connection, rows: Sequence[Row[Any]], order: Order, here: Sequence[Any]
) -> tuple[Ranked, ...]:
    """The ranks of people who follow each other, the same for the same."""
    found: list[Ranked] = []
    for row in rows:
        standing = standing_of(row)
        if not found:
            rank = 1 + better(connection, standing, order, here)
            start = rank
        elif value(found[-1].standing, order) == value(standing, order):
            rank = found[-1].rank
        else:
            rank = start + len(found)
        found.append(Ranked(rank, standing))
    return tuple(found)


def value(standing: Standing, order: Order) -> float:
    """What somebody is ranked by."""
    number: float = getattr(standing, order.value)
    return number


def better(connection: Connection, standing: Standing, order: Order, here: Sequence[Any]) -> int:
    """How many are ranked before somebody."""
    key = record_standings.c[order.value]
    return number_of(connection, *here, key > value(standing, order))


def own_rank(connection: Connection, player: str, here: Sequence[Any], order: Order) -> Ranked | None:
    """Where somebody is ranked, if they are."""
    mine = select(*COLUMNS).where(*here, record_standings.c.player == player)
    row = connection.execute(mine).one_or_none()
    if row is None:
        return None
    standing = standing_of(row)
    return Ranked(1 + better(connection, standing, order, here), standing)


def profile(connection: Connection, guild_id: int, player: str) -> Profile:
    """What is told of somebody."""
    season = present_season(connection, guild_id)
    here = (*listed(guild_id, ALL_TIME, Listing.RANKED), record_standings.c.mu.is_not(None))
    ranked = own_rank(connection, player, here, Order.RATING)
    return Profile(
        player=player,
        all_time=standing(connection, guild_id, ALL_TIME, player),
        season=standing(connection, guild_id, season, player) if season > FIRST_SEASON else None,
        rank=None if ranked is None else ranked.rank,
        people=number_of(connection, *here),
        best=best_power(connection, guild_id, player),
        victim=other(connection, guild_id, player, victim=True),
        nemesis=other(connection, guild_id, player, victim=False),
        games=last_games(connection, guild_id, player),
        titles=tuple(title for title, _ in titles_of(connection, guild_id, player)),
        hidden=is_hidden(connection, int(player)),
        counting=counting(connection, guild_id),
    )


def standing(connection: Connection, guild_id: int, season: int, player: str) -> Standing | None:
    """What somebody's games add up to."""
    standings = record_standings.c
    mine = (standings.guild_id == guild_id, standings.season == season, standings.player == player)
    row = connection.execute(select(*COLUMNS).where(*mine)).one_or_none()
    return None if row is None else standing_of(row)


def is_hidden(connection: Connection, user_id: int) -> bool:
    """Whether somebody does not want to be listed."""
    found = connection.execute(select(unlisted.c.user_id).where(unlisted.c.user_id == user_id))
    return found.first() is not None


def best_power(connection: Connection, guild_id: int, player: str) -> tuple[str, int] | None:
    """The power that has brought somebody the most."""
    powers = record_powers.c
    mine = select(powers.power, powers.gold).where(
        powers.guild_id == guild_id, powers.player == player, powers.gold > 0
    )
    row = connection.execute(mine.order_by(powers.gold.desc(), powers.power).limit(1)).one_or_none()
    return None if row is None else (row.power, row.gold)


def other(connection: Connection, guild_id: int, player: str, *, victim: bool) -> Other | None:
    """From whom somebody has taken the most gold, or who from them; nobody who is hidden."""
    thefts, standings = record_thefts.c, record_standings.c
    mine, theirs = (thefts.player, thefts.victim) if victim else (thefts.victim, thefts.player)
    found = (
        select(theirs.label("other"), thefts.gold)
        .join(
            record_standings,
            (standings.guild_id == guild_id) & (standings.season == ALL_TIME) & (standings.player == theirs),
        )
        .where(thefts.guild_id == guild_id, mine == player, standings.listing != Listing.HIDDEN.value)
        .order_by(thefts.gold.desc(), theirs)
        .limit(1)
    )
    row = connection.execute(found).one_or_none()
    return None if row is None else Other(row.other, name_of(connection, guild_id, row.other), row.gold)


def name_of(connection: Connection, guild_id: int, player: str) -> str:
    """What a person was last called at a table of a server."""
    found = (
        select(sittings.c.name)
        .join(games, games.c.id == sittings.c.game_id)
        .where(sittings.c.user_id == int(player), games.c.guild_id == guild_id, sittings.c.name.is_not(None))
        .order_by(games.c.created.desc())
        .limit(1)
    )
    return connection.execute(found).scalar_one_or_none() or ""


def last_games(connection: Connection, guild_id: int, player: str) -> tuple[PastGame, ...]:
    """The last games of somebody, with the messages in which they ended."""
    seats = record_seats.c
    end = (outbox.c.game_id == games.c.id) & (outbox.c.slot == slot_of(END, 0))
    found = (
        select(games.c.id, games.c.channel_id, games.c.ended, outbox.c.message_id)
        .add_columns(seats.place, seats.players, seats.won)
        .select_from(record_seats)
        .join(games, games.c.id == seats.game_id)
        .outerjoin(outbox, end)
        .where(seats.guild_id == guild_id, seats.player == player)
        .order_by(seats.finished.desc())
        .limit(LAST_GAMES)
    )
    return tuple(
        PastGame(row.id, row.channel_id, row.message_id, row.place, row.players, row.won, row.ended)
        for row in connection.execute(found)
    )


def titles_of(connection: Connection, guild_id: int, player: str) -> list[tuple[Title, tuple[str, ...]]]:
    """The titles that somebody has, the rarest first."""
    titles = record_titles.c
    found = select(titles.title, titles.cards).where(titles.guild_id == guild_id, titles.player == player)
    rows = [(Title(row.title), tuple(row.cards.split())) for row in connection.execute(found)]
    return sorted(rows, key=lambda one: rarity(one[0]))


def all_titles(connection: Connection, guild_id: int, player: str) -> tuple[HeldTitle, ...]:
    """Every title there is, and who has it; of the hidden only the reader counts."""
    standings, titles = record_standings.c, record_titles.c
    seen = (
        (standings.guild_id == guild_id)
        & (standings.season == ALL_TIME)
        & (standings.player == titles.player)
    )
    found = (
        select(titles.title, func.count().label("holders"))
        .join(record_standings, seen)
        .where(
            titles.guild_id == guild_id,
            (standings.listing != Listing.HIDDEN.value) | (standings.player == player),
        )
        .group_by(titles.title)
    )
    holders = {row.title: row.holders for row in connection.execute(found)}
    mine = dict(titles_of(connection, guild_id, player))
    return tuple(
        HeldTitle(title, title in mine, holders.get(title.value, 0), mine.get(title, ())) for title in Title
    )


def awards(connection: Connection, game_id: str) -> list[Award]:
    """The titles that people earned in a game, without those who are hidden; the rarest first.

    Where moderators have hidden everything there are none.
    """
    guild_id = connection.execute(select(games.c.guild_id).where(games.c.id == game_id)).scalar_one_or_none()
    if guild_id is None or not settings_of(connection, guild_id).records:
        return []
    titles, standings = record_titles.c, record_standings.c
    seen = (
        (standings.guild_id == titles.guild_id)
        & (standings.season == ALL_TIME)
        & (standings.player == titles.player)
    )
    found = (
        select(titles.player, titles.title, titles.cards)
        .select_from(games)
        .join(record_titles, (titles.guild_id == games.c.guild_id) & (titles.finished == games.c.finished))
        .join(record_standings, seen)
        .where(games.c.id == game_id, standings.listing != Listing.HIDDEN.value)
    )
    rows = [
        Award(row.player, Title(row.title), tuple(row.cards.split())) for row in connection.execute(found)
    ]
    return sorted(rows, key=lambda one: (rarity(one.title), one.player))
