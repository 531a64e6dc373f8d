"""Every screen about records, at its longest."""

from collections.abc import Iterator

from bot.automata.levels import Level
from bot.pictures import describe
from bot.pictures.profiles import profile_scene
from bot.records.pages import Award, Counting, HeldTitle, Other, PastGame, Profile, Ranked, RankingPage
from bot.records.standing import ALL_TIME, Listing, Order, Standing
from bot.records.titles import Title
from bot.render.profile import profile_screen
from bot.render.records import awards_line, privacy_panel, ranking_screen, season_prompt, titles_screen
from bot.render.screen import Picture, Screen
from bot.text import Words

LONG_ID = str(2**64 - 1)
MANY = 10_000
STANDING = Standing(
    LONG_ID,
    ALL_TIME,
    Listing.RANKED,
    games=MANY,
    wins=4_321,
    fair=2_000.0,
    mu=51.234,
    sigma=1.234,
    claims=98_765,
    true_claims=43_210,
    believed=33_333,
    contests=5_555,
    right_contests=4_444,
    review=87.6,
    reviewed=3,
)
CHARACTERS = ("inquisitor", "peasant")


def profile_of(standing: Standing | None) -> Profile:
    """A profile with everything in it."""
    game = PastGame("a1b2c3d4", 2**63, 2**63, 13, 13, True, 0.0)
    return Profile(
        player=LONG_ID,
        all_time=standing,
        season=STANDING,
        rank=MANY,
        people=MANY,
        best=(CHARACTERS[0], MANY),
        victim=Other(LONG_ID, "W" * 32, MANY),
        nemesis=Other(LONG_ID, "", MANY),
        games=(game, game._replace(won=False)) * 2,
        titles=tuple(Title),
        hidden=True,
        counting=Counting(MANY, 10 * MANY),
    )


def page_of(order: Order) -> RankingPage:
    """A page in the middle of a long ranking."""
    return RankingPage(
        order=order,
        season=12,
        seasons=40,
        page=3,
        pages=9,
        people=MANY,
        ranked=tuple(Ranked(MANY + number, STANDING) for number in range(10)),
        own=Ranked(MANY, STANDING),
        newcomers=(LONG_ID,) * 10,
        newcomer_count=MANY,
        automata=tuple(Standing(level, ALL_TIME, Listing.AUTOMATON, games=MANY) for level in Level),
        counting=Counting(MANY, 10 * MANY),
    )


def record_screens(language: Words) -> Iterator[tuple[str, Screen]]:
    """Rankings, profiles, titles, and the choices about them."""
    for order in Order:
        yield f"ranking {order}", ranking_screen(page_of(order), language)
    nobody = page_of(Order.WINS)._replace(
        season=ALL_TIME, seasons=1, page=0, pages=1, ranked=(), own=None, newcomers=(), automata=()
    )
    yield "ranking empty", ranking_screen(nobody, language)
    yield "ranking unreviewed", ranking_screen(nobody._replace(order=Order.REVIEWS), language)
    whole = profile_of(STANDING)
    scene = profile_scene(whole, STANDING, "W" * 32, language)
    picture = Picture("profile", scene, describe(scene, language))
    yield "profile", profile_screen(whole, 2**63, picture, language)
    newcomer = Standing(LONG_ID, games=1)
    new = profile_of(newcomer)._replace(rank=None)
    scene = profile_scene(new, newcomer, "W" * 32, language)
    picture = Picture("profile", scene, describe(scene, language))
    yield "profile newcomer", profile_screen(new, 1, picture, language)
    yield "profile none", profile_screen(profile_of(None), 1, None, language)
    held = [HeldTitle(title, number % 2 == 0, MANY, CHARACTERS) for number, title in enumerate(Title)]
    yield "titles", titles_screen(held, language)
    yield "titles none", titles_screen([one._replace(held=False, cards=()) for one in held], language)
    awards = [Award(LONG_ID, title, ()) for title in Title]
    yield "awards", Screen((awards_line(awards, language),))
    for hidden in (True, False):
        yield f"privacy {hidden}", privacy_panel(hidden, language)
    for since in (None, 1e9):
        yield f"season {since}", season_prompt(39, since, language)
    for key in ("season-already", "season-begun"):
        yield key, Screen((language(key, season=40),))
    for key in ("records-refuse-hidden", "profile-refuse-hidden", "profile-refuse-bot"):
        yield key, Screen((language(key),))
