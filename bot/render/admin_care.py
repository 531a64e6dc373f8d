"""What moderators see of games and people: public facts only, never a hidden card."""

from collections.abc import Sequence
from typing import Any

from bot.servers.audit import Entry
from bot.servers.offers import Offer, OfferState
from bot.servers.settings import Setting
from bot.tables import Lobby, Seated
from bot.text import Words

from .admin_ids import AdminId
from .admin_sets import page_buttons
from .admin_settings import FEW, channels_text, recorded_value
from .cast import escape
from .screen import Button, Screen, Style
from .sets import names_text, set_title

GAMES_PER_PAGE = 15
ENTRIES_PER_PAGE = 8
PEOPLE_PER_PAGE = 25
UNRECORDED = "—"
"""Stands for what an entry does not tell."""


def games_screen(states: Sequence[Lobby | Seated], page: int, total: int, words: Words) -> Screen:
    """A page of the games and lobbies that are open."""
    if not states:
        return Screen((words("games-none"),))
    pages = -(-total // GAMES_PER_PAGE)
    lines = [game_line(state, words) for state in states]
    title = words("games-title", count=total)
    return Screen((title, "\n".join(lines)), buttons=page_buttons("games", page, pages, words))


def game_line(state: Lobby | Seated, words: Words) -> str:
    """Where a game is, how far, and who is absent."""
    line = game_label(state, f"<#{state.channel_id}>", words)
    if isinstance(state, Lobby) or not state.game.table.kept:
        return line
    return f"{line} {words('games-kept', count=len(state.game.table.kept))}"


def game_label(state: Lobby | Seated, channel: str, words: Words) -> str:
    """Where a game is and how far."""
    values = {"channel": channel, "count": len(state.seats)}
    if isinstance(state, Lobby):
        return words("games-lobby", **values)
    turn = state.game.table.turn
    return words("games-playing", **values, turn=turn) if turn else words("games-memorising", **values)


def stop_prompt(state: Lobby | Seated, words: Words) -> Screen:
    """Whether a game shall really be stopped, or a table closed that still waits."""
    question, yes = ("admin-stop-confirm", "stop-yes")
    if isinstance(state, Lobby):
        question, yes = ("admin-close-confirm", "button-close-table")
    return Screen(
        (words(question, channel=f"<#{state.channel_id}>"),),
        buttons=(
            Button(str(AdminId("stop", 0, state.game_id)), words(yes), Style.DANGER),
            Button(str(AdminId("never")), words("button-never")),
        ),
    )


def forget_prompt(words: Words, verb: str, text: str) -> Screen:
    """Whether something shall really be forgotten."""
    return Screen(
        (text,),
        buttons=(
            Button(str(AdminId(verb)), words("button-forget"), Style.DANGER),
            Button(str(AdminId("never")), words("button-never")),
        ),
    )


def offer_screen(offer: Offer, words: Words) -> Screen:
    """The public announcement that a seat is given away."""
    values = {
        "moderator": escape(offer.moderator),
        "player": escape(offer.player),
        "place": offer.seat + 1,
        "name": escape(offer.name),
    }
    if offer.user_id is None:
        return Screen((words("offer-automaton", **values),))
    if offer.state is not OfferState.OPEN:
        return Screen((words(f"offer-{offer.state}", **values),))
    return Screen(
        (words("offer-open", mention=f"<@{offer.user_id}>", **values),),
        buttons=(
            Button(str(AdminId("take", offer.number, offer.game_id)), words("button-take"), Style.PRIMARY),
            Button(str(AdminId("decline", offer.number, offer.game_id)), words("button-decline-seat")),
        ),
        mentions=(offer.user_id,),
    )


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


def history_screen(entries: Sequence[Entry], page: int, more: bool, words: Words) -> Screen:
    """What was changed by whom, the newest first."""
    if not entries:
        return Screen((words("history-none"),))
    lines = [
        words("history-line", at=f"<t:{int(entry.at)}:f>", who=f"<@{entry.user_id}>", what=told(entry, words))
        for entry in entries
    ]
    buttons = page_buttons("history", page, page + 1 + more, words, newest_first=True)
    return Screen((words("history-title", page=page + 1), "\n".join(lines)), buttons=buttons)


def told(entry: Entry, words: Words) -> str:
    """One change in words."""
    kind, _, detail = entry.what.partition("-")
    if kind == "setting":
        setting = Setting(detail)
        if setting is Setting.CHANNELS and entry.old and entry.new:
            return channels_change(entry.old, entry.new, words)
        old, new = (recorded_value(setting, value, words) for value in (entry.old, entry.new))
        return words("history-setting", setting=words(f"setting-{setting}"), old=old, new=new)
    if entry.what == "set-default":
        (players, old), (_, new) = entry.old, entry.new
        return words(
            "history-set-default",
            players=players,
            old=default_title(old, words),
            new=default_title(new, words),
        )
    if kind == "set":
        old, new = (set_text(value, words) for value in (entry.old, entry.new))
        name = set_title((entry.new or entry.old)["name"], words)
        return words(f"history-{entry.what}", set=name, old=old, new=new)
    if kind == "person":
        return words(f"history-{entry.what}", person=f"<@{entry.new}>")
    told = {"player": UNRECORDED} | {key: str(value) for key, value in (entry.new or {}).items()}
    return words(f"history-{entry.what}", **told)


def channels_change(old: Sequence[int], new: Sequence[int], words: Words) -> str:
    """Which channels were added and which removed, so that a change in a long list can be seen."""
    added, removed = sorted(set(new) - set(old)), sorted(set(old) - set(new))
    changes = [
        words(key, channels=channels_text(channels, words, FEW))
        for key, channels in (("history-channels-added", added), ("history-channels-removed", removed))
        if channels
    ]
    return words("history-channels", setting=words("setting-channels"), changes=words.listing(changes))


def default_title(name: str | None, words: Words) -> str:
    """The name of a default set; none is the recommended one."""
    return set_title(name or "recommended", words)


def set_text(value: Any, words: Words) -> str:
    """The characters of a recorded set."""
    return names_text(value["cards"], words) if value else UNRECORDED
