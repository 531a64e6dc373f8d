"""The screens of people who learn the game: every step of the guided one, practice, and pages of rules."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.discord_ui.painting.subjects import recap_picture
from bot.game.sets import MAX_PLAYERS, MIN_PLAYERS, ORDER
from bot.render import pages
from bot.render.advice import advice_panel, advised
from bot.render.from_table import context_for
from bot.render.lesson import clicks_for, ended, explained, finished, welcome, with_next
from bot.render.practice import unfinished, with_another
from bot.render.recap import recap_screen
from bot.render.screen import Screen
from bot.render.solo import table_screen, with_way_back
from bot.service.practice_requests import PracticeRequest
from bot.solo.lesson import LAST, STEPS, halts, lesson_table, since
from bot.solo.table import ME, Owner
from bot.tables import Seated
from bot.tables.sittings import first_sittings
from bot.text import Words

REQUEST = PracticeRequest(8, "regular", "W" * 32)


def renamed(table: Seated, names: Sequence[str]) -> Seated:
    """The table with others at it."""
    seats = tuple(replace(holder, name=name) for holder, name in zip(table.seats, names, strict=False))
    return replace(table, seats=seats, sittings=first_sittings(seats))


def learning_screens(language: Words, names: Sequence[str]) -> Iterator[tuple[str, Screen]]:
    """Every screen that is only for newcomers, whatever they are called."""
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        yield f"rules with {players}", pages.players_page(language, players)
    for character in ORDER:
        for players in (2, 3, 5):
            yield f"rules {character} with {players}", pages.character_page(language, character, players)
    for wanted in (True, False):
        yield f"advice {wanted}", advice_panel(wanted, language)
    yield "learn welcome", welcome(language)
    owner = Owner(10**18, names[0], language.locale, 1, 2)
    for number, step in enumerate(STEPS[1:], 1):
        table, action = renamed(lesson_table(number, owner), names), halts()[number].action
        public, mine = context_for(table, None, language), context_for(table, ME, language)
        screen = table_screen(public, since(number))
        yield f"practice {step.name}", with_way_back(advised(screen, mine, ME), mine)
        if action is None and number < LAST:
            screen = with_next(screen, mine)
        if number == LAST:
            screen = ended(screen, public)
        yield f"learn {step.name}", explained(screen, mine, step.name, clicks_for(mine, action))
    recap = recap_screen(public, recap_picture(public), None, shown=True)
    yield "practice recap", with_way_back(recap, mine)
    yield "learn story", finished(explained(recap, mine, "story", ()), public)
    yield "practice unfinished", unfinished(table, REQUEST, language)
    yield "practice over", with_another(table_screen(public, since(LAST)), REQUEST, language)
