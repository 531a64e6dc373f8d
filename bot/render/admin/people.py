"""Who is barred, and whether somebody is really to be forgotten."""

from collections.abc import Sequence

from bot.text import Words

from ..screen import Button, Screen, Style
from .ids import AdminId
from .sets import page_buttons

PEOPLE_PER_PAGE = 25


def barred_screen(people: Sequence[tuple[int, float]], page: int, words: Words) -> Screen:
    """Who is barred and since when, the newest first; a page that is not there any more is the last one."""
    if not people:
        return Screen((words("barred-none"),))
    pages = -(-len(people) // PEOPLE_PER_PAGE)
    page = min(page, pages - 1)
    lines = [
        words("barred-line", person=f"<@{user_id}>", at=f"<t:{int(at)}:D>")
        for user_id, at in people[page * PEOPLE_PER_PAGE : (page + 1) * PEOPLE_PER_PAGE]
    ]
    buttons = page_buttons("barred", page, pages, words, newest_first=True)
    return Screen((words("barred-title", count=len(people)), "\n".join(lines)), buttons=buttons)


def forget_prompt(words: Words, verb: str, text: str) -> Screen:
    """Whether something shall really be forgotten."""
    return Screen(
        (text,),
        buttons=(
            Button(str(AdminId(verb)), words("button-forget"), Style.DANGER),
            Button(str(AdminId("never")), words("button-never")),
        ),
    )
