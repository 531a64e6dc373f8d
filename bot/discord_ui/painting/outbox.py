"""What is stored of a game's messages, read at once with all that posting one needs to know."""

from bot.servers.calls import who_may_be_called
from bot.store import Post, Store
from bot.store.readers import Find
from bot.store.store import read_posts


class Posts(dict[str, Post]):
    """A game's newest posts, by slot."""

    wishes: dict[int, bool]
    """Where one is to be posted: of each person at the table, whether they want to be called."""


async def posts_of(store: Store, game_id: str) -> Posts:
    """A game's newest posts."""

    def read(find: Find) -> Posts:
        posts = Posts((post.slot, post) for post in read_posts(find, game_id))
        wanted = any(post.state == "wanted" for post in posts.values())
        posts.wishes = who_may_be_called(find, game_id) if wanted else {}
        return posts

    return await store.look_up(read)
