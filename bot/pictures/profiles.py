"""From a profile and the reader's words to its scene."""

from bot.records.pages import Other, Profile
from bot.records.standing import ENOUGH, Standing
from bot.render.profile import name_of, share, shares
from bot.text import Words
from bot.text.names import tidy

from .scene import Bar, Fact, PastPlace, ProfileScene, Rival
from .scenes import face_of

NOTHING = "–"
"""Stands for the share of nothing."""
TITLES = 3
"""So many titles stand on the card."""


def profile_scene(profile: Profile, standing: Standing, name: str, words: Words) -> ProfileScene:
    """The card of somebody whose games add up to something."""
    if profile.rank is None:
        rank = words("card-newcomer", games=max(0, ENOUGH - standing.games))
    else:
        rank = words("card-rank", rank=profile.rank, people=profile.people)
    places = [PastPlace(one.place, one.won) for one in profile.games]
    last = words.listing(words("card-place", place=one.place) for one in places)
    return ProfileScene(
        name=tidy(name),
        caption=words("card-played", games=standing.games, wins=standing.wins),
        rating=str(standing.rating.points),
        doubt=words("card-doubt", doubt=standing.rating.doubt),
        rank=rank,
        bars=bars(standing, words),
        best=None if profile.best is None else face_of(words, profile.best[0]),
        best_label=words("card-best"),
        rivals=tuple(
            Rival(words(label), tidy(name_of(other)), other.gold) for label, other in others(profile)
        ),
        last=Fact(words("card-last"), last),
        places=tuple(places),
        titles=" · ".join(words(f"title-{title}") for title in profile.titles[:TITLES]),
    )


def bars(standing: Standing, words: Words) -> tuple[Bar, ...]:
    """The shares that are worth a bar."""
    won, fair = shares(standing)["share"], shares(standing)["fair"]
    wins = Bar(words("card-wins", fair=fair), won, words("card-share", share=won), fair)
    lies = standing.claims - standing.true_claims
    return (
        wins,
        bar("card-truth", standing.true_claims, standing.claims, words),
        bar("card-lies", standing.believed, lies, words),
        bar("card-contests", standing.right_contests, standing.contests, words),
    )


def bar(label: str, part: int, whole: int, words: Words) -> Bar:
    """A part of something, where there is anything."""
    percent = share(part, whole)
    return Bar(words(label), percent, words("card-share", share=percent) if whole else NOTHING)


def others(profile: Profile) -> list[tuple[str, Other]]:
    """The victim and the nemesis, as far as there are any."""
    found = (("card-victim", profile.victim), ("card-nemesis", profile.nemesis))
    return [(label, other) for label, other in found if other is not None]
