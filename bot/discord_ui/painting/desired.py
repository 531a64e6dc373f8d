"""Which messages a game should show now."""

from collections.abc import Sequence

import msgspec

from bot.game.questions import HearContests, Memorise
from bot.lobby import host_choices
from bot.render.admin.offers import offer_screen
from bot.render.from_table import context_for
from bot.render.lobby import lobby_screen
from bot.render.screen import CLOSED, Screen
from bot.render.table import earlier_screens, nudge, public_screens
from bot.servers.offers import Offer
from bot.servers.settings import Mentions
from bot.slots import ASIDE, ASKING, CARDS, LOBBY, NUDGE, OFFER, is_a, slot_of
from bot.store import Post
from bot.tables import Lobby, PostIntent, Seated
from bot.text import FALLBACK, words

QUICK = 60.0
"""Contests of up to so many seconds are live: nobody is called in them."""


class Desired(msgspec.Struct, frozen=True):
    """What the messages of a game should show, by slot, the oldest first."""

    screens: dict[str, Screen]
    newest: str
    """The message that asks the present question."""
    secret: tuple[str, ...] = ()
    """Messages that must be hidden before anything else is posted."""

    @property
    def current(self) -> tuple[str, ...]:
        """The slots that are posted if they are wanted; any other wanted one is out of date."""
        return (self.newest, *(slot for slot in self.screens if is_a(slot, NUDGE, OFFER)))


def plan_nudge(table: Seated) -> list[PostIntent]:
    """At half time those awaited are called once; nobody is called in a live contest or while memorising."""
    question = table.game.table.question
    quick = table.options.times.contest <= QUICK
    if question is None or isinstance(question, Memorise) or (quick and isinstance(question, HearContests)):
        return []
    people_awaited = any(table.is_person(seat) for seat in question.awaited)
    if host_choices(table.options).mentions is not Mentions.AWAITED or not people_awaited:
        return []
    return [PostIntent(slot_of(NUDGE, table.game.table.number))]


def is_left_open(post: Post) -> bool:
    """Whether a message of the story may still show what it asked, or be there without having been noted."""
    noted = post.state == "posted" and (post.shown or "").endswith(CLOSED)
    return is_a(post.slot, *ASKING) and not noted


def desired_screens(state: Lobby | Seated, posts: dict[str, Post]) -> Desired:
    """What each message of a lobby or game should show."""
    language = words(state.options.language)
    if isinstance(state, Lobby):
        return Desired({LOBBY: lobby_screen(state, language)}, LOBBY)
    context = context_for(state, None)
    screens = {LOBBY: Screen((language("lobby-started"),))} if LOBBY in posts else {}
    present = public_screens(context)
    left_open = {slot for slot, post in posts.items() if is_left_open(post)} - present.keys()
    screens |= (earlier_screens(context, left_open) if left_open else {}) | present
    newest = next(reversed(screens))
    memorising = isinstance(state.game.table.question, Memorise)
    hidden = () if memorising else tuple(slot for slot in screens if is_a(slot, CARDS))
    nudging = slot_of(NUDGE, state.game.table.number)
    if nudging in posts and state.game.table.question is not None:
        post = posts[nudging]
        if post.state == "wanted":
            screens[nudging] = nudge(context)
    return Desired(screens, newest, hidden)


def with_offers(desired: Desired, table: Seated, offers: Sequence[Offer]) -> Desired:
    """The same, with the announcements of seats that were given away."""
    language = words(table.options.language)
    told = {offer.slot: offer_screen(offer, language) for offer in offers}
    return Desired(desired.screens | told, desired.newest, desired.secret)


def aside_screen() -> dict[str, Screen]:
    """That a game had to be set aside."""
    return {ASIDE: Screen((words(FALLBACK)("refuse-set_aside"),))}
