"""Somebody's profile in words; a picture shows the same."""

from collections.abc import Iterator

from bot.records.pages import Other, PastGame, Profile
from bot.records.standing import ENOUGH, Standing
from bot.service.refusals import Address
from bot.text import Words

from .icons import with_icon
from .records import counting_line, person, rating_text
from .refusals import link_to
from .screen import Picture, Screen

TITLES = 6
"""So many titles are named in a profile; others are counted."""


def profile_screen(
    profile: Profile, guild_id: int, picture: Picture | None, words: Words, own: bool = False
) -> Screen:
    """All that is told of somebody, who may be the reader."""
    texts = [words("profile-title", player=person(profile.player))]
    if profile.counting is not None:
        texts.append(counting_line(profile.counting, words))
    if profile.all_time is None:
        texts.append(words("profile-none-own" if own else "profile-none"))
        return Screen(tuple(texts))
    texts.append("\n".join(lines(profile, profile.all_time, words)))
    if profile.games:
        games = " · ".join(game_link(one, guild_id, words) for one in profile.games)
        texts.append(words("profile-games", games=games))
    if profile.hidden:
        texts.append(words("profile-hidden"))
    return Screen(tuple(texts), picture=picture)


def lines(profile: Profile, standing: Standing, words: Words) -> Iterator[str]:
    """What somebody's games add up to."""
    played = words("profile-played", games=standing.games, wins=standing.wins)
    yield f"{played} · {words('profile-share', **shares(standing))}"
    rating = rating_text(standing.rating, words)
    if profile.rank is not None:
        yield words("profile-rating", rating=rating, rank=profile.rank, people=profile.people)
    else:
        yield words("profile-rating-newcomer", rating=rating, games=max(0, ENOUGH - standing.games))
    if profile.season is not None:
        season = rating_text(profile.season.rating, words)
        yield words("profile-season", season=profile.season.season, rating=season, games=profile.season.games)
    if honest := list(honesty(standing, words)):
        yield " · ".join(honest)
    if profile.best is not None:
        name, gold = profile.best
        card = with_icon(name, words.character(name))
        yield words("profile-best", card=card, amount=gold)
    known = (("profile-victim", profile.victim), ("profile-nemesis", profile.nemesis))
    others = [words(key, player=person(one.player), amount=one.gold) for key, one in known if one is not None]
    if others:
        yield " · ".join(others)
    if profile.titles:
        names = [words(f"title-{title}") for title in profile.titles[:TITLES]]
        if more := len(profile.titles) - len(names):
            names.append(words("ranking-more", count=more))
        yield words("profile-titles", titles=words.listing(names))


def honesty(standing: Standing, words: Words) -> Iterator[str]:
    """How often somebody told the truth, got away with a lie, and contested rightly."""
    for key, part, whole in (
        ("profile-claims", standing.true_claims, standing.claims),
        ("profile-lies", standing.believed, standing.claims - standing.true_claims),
        ("profile-contests", standing.right_contests, standing.contests),
    ):
        if whole:
            yield words(key, share=share(part, whole), count=whole)


def share(part: int, whole: int) -> int:
    """A part in percent."""
    return round(100 * part / whole) if whole else 0


def shares(standing: Standing) -> dict[str, int]:
    """The share of wins, and what would be fair, in percent."""
    fair = round(100 * standing.fair / standing.games)
    return {"share": share(standing.wins, standing.games), "fair": fair}


def game_link(game: PastGame, guild_id: int, words: Words) -> str:
    """How a game ended for somebody, as a link to its end."""
    link = link_to(Address(guild_id, game.channel_id, game.message_id))
    place = words(
        "profile-place-won" if game.won else "profile-place", place=game.place, players=game.players
    )
    return f"[{place}]({link})"


def name_of(other: Other) -> str:
    """What another person is called where nobody can be mentioned."""
    return other.name or "?"
