"""Which messages a game should show, and what goes to the bottom instead of into one that stands there."""

from msgspec.structs import replace

from bot.slots import BELOW, CLOSED, MASKS, is_a
from bot.store import Post, Write
from bot.tables import Lobby, PostIntent, Seated
from bot.tables.rows import write_posts
from bot.tables.tables import Tables

from .brush import Brush, differs
from .calls import is_calling
from .desired import Desired, desired_screens
from .talk import Talk


class Planner:
    """Plans a game's messages; where one of its own is called for, that is stored before it is posted."""

    def __init__(self, brush: Brush, talk: Talk, tables: Tables) -> None:
        self.brush = brush
        self.talk = talk
        self.store = tables.store
        self.clock = tables.clock

    async def plan(self, state: Lobby | Seated, posts: dict[str, Post]) -> Desired | None:
        """What the messages should show, once it is known which of them there are.

        None if another was called for: posts and game, which may have moved on, are to be read again.
        """
        place = (state.guild_id, state.channel_id)
        if self.brush.is_in_doubt(state.game_id, posts):
            hopeful = desired_screens(state, posts, hopeful=True)
            await self.brush.resume(state.game_id, place, posts, hopeful.screens)
        desired = self.hung(state, posts)
        claim = claim_above(desired, posts)
        if claim is not None and self.is_talked_below(place, claim, posts):
            desired = self.hung(state, {slot: post for slot, post in posts.items() if post is not claim})
            return replace(desired, answered=(*desired.answered, claim.slot))
        below = question_below(desired, posts)
        if below is None or not self.is_new(posts[desired.newest], desired):
            return desired
        if not (is_called_by_it(state, below) or self.is_talked_below(place, posts[desired.newest], posts)):
            return desired
        write, now = Write(), self.clock.now()
        write_posts(state.game_id, place[1], (PostIntent(below),), now, write, self.store.new_nonce)
        await self.store.commit(write)
        return None

    def hung(self, state: Lobby | Seated, posts: dict[str, Post]) -> Desired:
        """What the messages should show, with the pictures that are sent."""
        place = (state.guild_id, state.channel_id)
        return self.brush.exhibition.hung(state.game_id, place, posts, desired_screens(state, posts))

    def is_new(self, post: Post, desired: Desired) -> bool:
        """Whether the newest message should ask what it did not ask when it was last written."""
        screen = desired.screens[post.slot]
        return differs(post, screen) and not self.brush.has_asked(post.game_id, post.slot, screen)

    def is_unasked(self, post: Post | None, desired: Desired) -> bool:
        """Whether the newest message, by a post or an edit, has yet to ask something."""
        if post is None:
            return False
        return post.state == "wanted" or bool(desired.screens[post.slot].asks and self.is_new(post, desired))

    def is_talked_below(self, place: tuple[int, int], post: Post, posts: dict[str, Post]) -> bool:
        """Whether people have talked below a message."""
        own = [other.message_id for other in posts.values() if other.message_id is not None]
        return self.talk.is_below(place, post.message_id or 0, own)


def question_below(desired: Desired, posts: dict[str, Post]) -> str | None:
    """The slot for the present question, if it is asked in a message that stood before it was asked.

    A reveal that comes with it goes along.
    """
    asks, newest = desired.screens[desired.newest].asks, posts.get(desired.newest)
    is_older = is_a(asks, *BELOW) and asks != desired.newest and asks not in posts
    if not is_older or newest is None or newest.state != "posted":
        return None
    return desired.reveal if desired.reveal and desired.reveal not in posts else asks


def is_called_by_it(state: Lobby | Seated, below: str) -> bool:
    """Whether a reveal in a message of its own calls whoever is asked, and spares a call beside it."""
    return is_a(below, MASKS) and isinstance(state, Seated) and is_calling(state)


def claim_above(desired: Desired, posts: dict[str, Post]) -> Post | None:
    """The message that still shows a claim though masks are off and the next message is to be posted.

    Posts that were read just before may not know that one yet.
    """
    newest, claim = posts.get(desired.newest), posts.get(desired.claim)
    if claim is None or claim.state != "posted" or (newest is not None and newest.state == "posted"):
        return None
    return None if (claim.shown or CLOSED).endswith(CLOSED) else claim
