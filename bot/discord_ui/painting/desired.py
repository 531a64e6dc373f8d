"""Which messages a game should show now."""

from collections.abc import Collection, Sequence

import msgspec
from msgspec.structs import replace

from bot.game.questions import Memorise
from bot.game.recollection import during
from bot.lobby import host_choices
from bot.records.pages import Award
from bot.render.admin.offers import offer_screen
from bot.render.chapters import fresh_reveal, opening
from bot.render.context import ScreenContext
from bot.render.from_table import context_for
from bot.render.lobby import lobby_screen
from bot.render.pictures import with_wished_picture
from bot.render.recap import shown_recap
from bot.render.records import awards_line
from bot.render.screen import Picture, Screen, picture_in
from bot.render.table import earlier_screens, public_screens
from bot.servers.offers import Offer
from bot.servers.settings import Pictures
from bot.slots import (
    ASIDE,
    CALLING,
    CARDS,
    CLOSED,
    END,
    LOBBY,
    MASKS,
    OFFER,
    RECAP,
    SHOWN,
    STORY,
    is_a,
    slot_of,
)
from bot.store import Post
from bot.tables import Lobby, Seated
from bot.text import FALLBACK, words

from .calls import answered_calls, current_calls
from .subjects import public_picture, recap_picture, reveal_before

AFTERWARDS = -1


class Desired(msgspec.Struct, frozen=True):
    """What the messages of a game should show, by slot, the oldest first."""

    screens: dict[str, Screen]
    newest: str
    """The message that asks the present question."""
    secret: tuple[str, ...] = ()
    """Messages that must be hidden before anything else is posted."""
    answered: tuple[str, ...] = ()
    """Messages that are taken away before any is posted: calls that call nobody any more, and a claim whose
    reveal the next message tells."""
    empty: tuple[str, ...] = ()
    """Messages that have nothing to tell and are taken away."""
    turn: int = 0
    """The turn that is played, for which so many pictures are sent."""
    revealing: str = ""
    """The message that tells the turn before, which may still show its reveal."""
    reveal: str = ""
    """The slot for a reveal that is told for the first time with the present question or the end."""
    claim: str = ""
    """The message that tells its turn, if there is one."""

    def turn_of(self, slot: str) -> int:
        """The turn for which the picture of a message counts; what is shown after the end counts for none."""
        return AFTERWARDS if is_a(slot, *SHOWN) else self.turn - (slot == self.revealing)

    @property
    def current(self) -> tuple[str, ...]:
        """The slots that are posted if they are wanted; any other wanted one is out of date."""
        return (self.newest, *(slot for slot in self.screens if is_a(slot, *CALLING, OFFER, *SHOWN)))


def is_left_open(post: Post) -> bool:
    """Whether a message of the story may still show what it asked or a picture, or be there unnoted."""
    shown = post.shown or ""
    noted = post.state == "posted" and shown.endswith(CLOSED) and picture_in(shown) is None
    return is_a(post.slot, *STORY) and not noted


def desired_screens(state: Lobby | Seated, posts: dict[str, Post], *, hopeful: bool = False) -> Desired:
    """What each message of a lobby or game should show; hopeful if those wanted may have been posted."""
    language = words(state.options.language)
    if isinstance(state, Lobby):
        return Desired({LOBBY: lobby_screen(state, language)}, LOBBY)
    wished = host_choices(state.options).pictures
    context = replace(context_for(state, None), pictured=wished is not Pictures.NEVER)
    screens = {LOBBY: Screen((language("lobby-started"),))} if LOBBY in posts else {}
    screens |= story_screens(context, posts, posts.keys() if hopeful else known_to_stand(posts))
    newest = next(reversed(screens))
    memorising = isinstance(state.game.table.question, Memorise)
    hidden = () if memorising else tuple(slot for slot in screens if is_a(slot, CARDS))
    if state.game.table.question is not None:
        screens |= current_calls(context, posts, (newest, screens[newest]))
    revealing = last_of_turn(context, screens, state.game.table.turn - 1)
    if reveal := reveal_before(context):
        revealing = revealing or newest
        screens[revealing] = illustrated(screens[revealing], reveal, wished)
    elif context.pictured:
        screens[newest] = illustrated(screens[newest], public_picture(context), wished)
    fresh = fresh_reveal(context.view)
    screens |= recaps(context, posts, wished)
    told = {slot: screen for slot, screen in screens.items() if screen.texts}
    return Desired(
        told,
        newest,
        hidden,
        answered=answered_calls(state, posts),
        empty=tuple(screens.keys() - told.keys()),
        turn=state.game.table.turn,
        revealing=revealing or "",
        reveal="" if fresh is None else slot_of(MASKS, fresh),
        claim="" if fresh is None else last_of_turn(context, screens, fresh) or "",
    )


def recaps(context: ScreenContext, posts: dict[str, Post], wished: Pictures) -> dict[str, Screen]:
    """The recap of a game that is over, where somebody has had it shown to the channel."""
    if context.view.table.outcome is None:
        return {}
    wanted = [slot for slot in posts if is_a(slot, RECAP)]
    return {
        slot: with_wished_picture(shown_recap(context, recap_picture(context)), wished) for slot in wanted
    }


def illustrated(screen: Screen, picture: Picture, wished: Pictures) -> Screen:
    """A message with a picture, where the server wishes for it."""
    return with_wished_picture(replace(screen, picture=picture), wished)


def last_of_turn(context: ScreenContext, screens: dict[str, Screen], turn: int) -> str | None:
    """The slot of the last message of a turn that tells something, if there is one."""
    opened = [opening(item.event, turn) for item in during(context.view.history, turn)]
    return next((slot for slot in reversed(opened) if slot in screens and screens[slot].texts), None)


def known_to_stand(posts: dict[str, Post]) -> set[str]:
    """The slots of messages that were posted."""
    return {slot for slot, post in posts.items() if post.state == "posted"}


def story_screens(
    context: ScreenContext, posts: dict[str, Post], standing: Collection[str]
) -> dict[str, Screen]:
    """The messages of the present and the last turn, and any others that may still show what they asked.

    A message that was wanted, but that play has run ahead of, is out of date: others tell what happened.
    """
    present = public_screens(context, posts.keys())
    newest = next(reversed(present))
    if any(slot in posts and slot not in standing and slot != newest for slot in present):
        present = public_screens(context, {*standing, newest})
    left_open = {slot for slot, post in posts.items() if is_left_open(post)} - present.keys()
    if not left_open:
        return present
    return earlier_screens(context, left_open & {*standing}, {*standing, newest}) | present


def with_offers(desired: Desired, table: Seated, offers: Sequence[Offer]) -> Desired:
    """The same, with the announcements of seats that were given away."""
    language = words(table.options.language)
    told = {offer.slot: offer_screen(offer, language) for offer in offers}
    return replace(desired, screens=desired.screens | told)


def with_awards(desired: Desired, table: Seated, awards: Sequence[Award]) -> Desired:
    """The same, with the titles that people have earned in one line of the end."""
    end = desired.screens.get(slot_of(END, 0))
    if end is None or not awards:
        return desired
    line = awards_line(awards, words(table.options.language))
    return replace(
        desired, screens=desired.screens | {slot_of(END, 0): replace(end, texts=(*end.texts, line))}
    )


def aside_screen() -> dict[str, Screen]:
    """That a game had to be set aside."""
    return {ASIDE: Screen((words(FALLBACK)("refuse-set_aside"),))}
