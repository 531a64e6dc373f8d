"""Rankings, titles, and whether somebody is in them."""

from collections.abc import Iterator, Sequence

from bot.automata.levels import Level
from bot.records.pages import Award, Counting, HeldTitle, Ranked, RankingPage
from bot.records.ratings import Rating
from bot.records.standing import ALL_TIME, ENOUGH, Order, Standing
from bot.records.titles import Title
from bot.text import Words

from .admin.ids import AdminId
from .roster import COGWHEEL
from .screen import Button, Option, Screen, Select

MOST_SEASONS = 24
"""So many seasons can be chosen, the newest, beside all time."""
TOLD = 3
"""So many titles are told at the end of a game; others are counted."""


def person(player: str) -> str:
    """A person as Discord names them to each reader; a name from right to left reorders nothing after it."""
    return f"<@{player}>\N{LEFT-TO-RIGHT MARK}"


def season_name(season: int, words: Words) -> str:
    """A season, or all time."""
    return words("ranking-all-time") if season == ALL_TIME else words("ranking-season", season=season)


def ranking_screen(page: RankingPage, words: Words) -> Screen:
    """A page of the ranking, with what to rank by, which season, and the pages around it."""
    texts = [
        words("ranking-title", by=words(f"ranking-by-{page.order}"), season=season_name(page.season, words))
    ]
    if page.counting is not None:
        texts.append(counting_line(page.counting, words))
    by_reviews = page.order is Order.REVIEWS
    if page.ranked:
        lines = [ranking_line(one, page.order, words) for one in page.ranked]
        texts.append("\n".join((*lines, words("ranking-note-reviewed" if by_reviews else "ranking-note"))))
    elif by_reviews:
        texts.append(words("ranking-nobody-reviewed"))
    else:
        texts.append(words("ranking-nobody", games=ENOUGH))
    if page.own is not None:
        texts.append(words("ranking-own", line=ranking_line(page.own, page.order, words)))
    texts += footnotes(page, words)
    return Screen(
        tuple(texts),
        selects=(order_select(page, words), *season_select(page, words)),
        buttons=page_buttons(page, words),
    )


def ranking_line(ranked: Ranked, order: Order, words: Words) -> str:
    """Somebody's rank, and what it is by."""
    return words(
        "ranking-line",
        rank=ranked.rank,
        player=person(ranked.standing.player),
        value=value_text(ranked.standing, order, words),
        games=ranked.standing.reviewed if order is Order.REVIEWS else ranked.standing.games,
    )


def value_text(standing: Standing, order: Order, words: Words) -> str:
    """What somebody is ranked by."""
    if order is Order.RATING:
        return rating_text(standing.rating, words)
    if order is Order.WINS:
        return words("record-wins", wins=standing.wins)
    if order is Order.LIES:
        return words("record-lies", lies=standing.believed)
    return words("record-review", figure=round(standing.review or 0))


def rating_text(rating: Rating, words: Words) -> str:
    """A rating and how far off it may be."""
    return words("record-rating", points=str(rating.points), doubt=rating.doubt)


def footnotes(page: RankingPage, words: Words) -> Iterator[str]:
    """Who is not ranked yet, and how well automata do."""
    if page.newcomers:
        names = [person(player) for player in page.newcomers]
        if more := page.newcomer_count - len(names):
            names.append(words("ranking-more", count=more))
        yield words("ranking-newcomers", people=words.listing(names), games=ENOUGH)
    known = [one for one in page.automata if one.player in tuple(Level)]
    if known and page.order is Order.RATING:
        said = " · ".join(
            words(
                "ranking-automaton",
                level=f"{COGWHEEL}{words(f'level-{one.player}')}",
                value=value_text(one, page.order, words),
                games=one.games,
            )
            for one in known
        )
        yield words("ranking-automata", automata=said)


def counting_line(counting: Counting, words: Words) -> str:
    """That not all games are counted yet."""
    return words("records-counting", counted=counting.counted, games=counting.games)


def order_select(page: RankingPage, words: Words) -> Select:
    """What to rank by."""
    options = tuple(
        Option(order.value, words(f"ranking-by-{order}"), chosen=order is page.order) for order in Order
    )
    return Select(str(AdminId("rankby", page.season)), words("ranking-pick-order"), options)


def season_select(page: RankingPage, words: Words) -> Iterator[Select]:
    """Which season, where there has been more than one."""
    if page.seasons > 1:
        newest = range(page.seasons, max(0, page.seasons - MOST_SEASONS), -1)
        options = tuple(
            Option(str(season), season_name(season, words), chosen=season == page.season)
            for season in (ALL_TIME, *newest)
        )
        at = AdminId("rankin", 0, page.order.value)
        yield Select(str(at), words("ranking-pick-season"), options)


def page_buttons(page: RankingPage, words: Words) -> tuple[Button, ...]:
    """The pages around one."""
    around = ((page.page - 1, "button-previous"), (page.page + 1, "button-next"))
    return tuple(
        Button(str(AdminId("ranking", number, f"{page.order.value}.{page.season}")), words(label))
        for number, label in around
        if 0 <= number < page.pages
    )


def titles_screen(titles: Sequence[HeldTitle], words: Words) -> Screen:
    """Every title, those that the reader has first."""
    mine = [one for one in titles if one.held]
    others = [one for one in titles if not one.held]
    texts = [words("titles-title", count=len(mine), all=len(titles))]
    if mine:
        texts.append("\n".join(held_line(one, words) for one in mine))
    if others:
        texts.append(words("titles-others"))
        texts.append("\n".join(held_line(one, words) for one in others))
    return Screen(tuple(texts))


def held_line(held: HeldTitle, words: Words) -> str:
    """A title, how it is earned, and how many have it."""
    key = "titles-line" if held.held else "titles-line-open"
    how = how_earned(held.title, held.cards, words)
    return words(key, title=words(f"title-{held.title}"), how=how, holders=held.holders)


def how_earned(title: Title, cards: tuple[str, ...], words: Words) -> str:
    """How a title is, or was, earned."""
    if title is Title.STRANGER and len(cards) == 2:
        was, believed = cards
        return words("title-stranger-as", character=was, believed=words.character(believed))
    return words(f"title-{title}-how")


def awards_line(awards: Sequence[Award], words: Words) -> str:
    """The titles that people have earned in a game, in one line; the rarest, and how many more.

    That somebody is new is told only where there is nothing else.
    """
    rare = [one for one in awards if one.title is not Title.FIRST_BALL] or awards
    told = [
        words("award", player=person(one.player), title=words(f"title-{one.title}")) for one in rare[:TOLD]
    ]
    if len(rare) > TOLD:
        told.append(words("awards-more", count=len(rare) - TOLD))
    return words("awards", awards=" · ".join(told))


def privacy_panel(hidden: bool, words: Words) -> Screen:
    """Whether a person is in rankings and profiles, and how to change that."""
    said, change, label = (
        ("privacy-hidden", "show", "button-privacy-show")
        if hidden
        else ("privacy-shown", "hide", "button-privacy-hide")
    )
    return Screen((words(said),), buttons=(Button(str(AdminId("privacy", 0, change)), words(label)),))


def season_prompt(season: int, since: float | None, words: Words) -> Screen:
    """Whether a new season shall begin."""
    began = words("season-since", season=season, at=f"<t:{int(since)}:D>") if since else words("season-first")
    return Screen(
        (began, words("season-confirm", next=season + 1)),
        buttons=(
            Button(str(AdminId("season", season)), words("button-season", season=season + 1)),
            Button(str(AdminId("never")), words("button-never")),
        ),
    )
