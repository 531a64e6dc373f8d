"""Every screen of moderators, at its longest."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from msgspec.structs import asdict, replace

from bot.game import KeepSeat, step
from bot.game.actions import GetReady
from bot.game.sets import RECOMMENDED, cards_of
from bot.render.admin.games import GAMES_PER_PAGE, games_screen, stop_prompt
from bot.render.admin.history import ENTRIES_PER_PAGE, history_screen
from bot.render.admin.offers import offer_screen
from bot.render.admin.people import barred_screen, forget_prompt
from bot.render.admin.preview import misfit_screen, progress_screen, result_screen
from bot.render.admin.sets import editor, set_refusal, sets_screen
from bot.render.admin.settings import panel, setting_page
from bot.render.screen import Screen
from bot.render.sets import counts_text, set_title
from bot.servers.audit import Entry
from bot.servers.codes import CodeReason, write_code
from bot.servers.offers import Offer, OfferState, SeatReason
from bot.servers.sets import BUILT_IN, MOST_SETS, NamedSet, SetCatalogue, SetReason, SetRefused
from bot.servers.settings import MOST_CHANNELS, ServerSettings, Setting
from bot.service.admission import MOST_LINKS
from bot.tables import Lobby, OpenGame, Seated, SeatHolder
from bot.tables.openings import seat_people
from bot.text import Words

LARGEST = RECOMMENDED[13]
LONG_ID = 2**64 - 1
KEPT = 3
"""A seat that an automaton keeps."""
SETTINGS = ServerSettings(channels=tuple(range(LONG_ID - MOST_CHANNELS, LONG_ID)), role=LONG_ID)
PERSON, CHANNEL = f"<@{LONG_ID}>", f"<#{LONG_ID}>"
LINKS = " · ".join([f"https://discord.com/channels/{LONG_ID}/{LONG_ID}/{LONG_ID}"] * MOST_LINKS)


@dataclass(frozen=True)
class Server:
    """A server whose sets and people have some name, and a lobby there."""

    name: str
    lobby: Lobby
    words: Words

    @property
    def largest(self) -> NamedSet:
        return NamedSet(self.name, LARGEST, 1)

    @property
    def catalogue(self) -> SetCatalogue:
        return SetCatalogue((self.largest,) * MOST_SETS)

    def said(self, key: str, **values: object) -> Screen:
        return Screen((self.words(key, **values),))


def admin_screens(language: Words, name: str, lobby: Lobby) -> Iterator[tuple[str, Screen]]:
    """What moderators see, and those to whom they give seats."""
    server = Server(name, lobby, language)
    for screens in (settings, sets, refusals, games, people, history, previews):
        yield from screens(server)


def settings(server: Server) -> Iterator[tuple[str, Screen]]:
    above = server.words("panel-changed")
    yield "settings", panel(SETTINGS, 10**6, server.words)
    yield "settings at first", panel(ServerSettings(), 0, server.words)
    gone = (*SETTINGS.channels[1:], *([] if SETTINGS.role is None else [SETTINGS.role]))
    yield "settings gone", panel(SETTINGS, 10**6, server.words, gone)
    for setting in Setting:
        yield f"setting {setting}", setting_page(SETTINGS, 10**6, setting, server.words, above)


def sets(server: Server) -> Iterator[tuple[str, Screen]]:
    words, title = server.words, set_title(server.name, server.words)
    defaults = {str(count): server.name for count in range(2, 14)}
    for page in (0, 5, 10):
        yield f"sets list {page}", sets_screen(server.catalogue, defaults, page, words)
    above = words("set-refuse-changed", set=title)
    for cards in ((), LARGEST, RECOMMENDED[4], cards_of("king", "queen", "peasant", "inquisitor")):
        yield f"editor {len(cards)}", editor(server.name, 10**6, cards, words, above)
    yield "editor new", editor(server.name, 0, cards_of("thief", "witch", "spy", "cheat"), words)
    counts, code = counts_text(server.largest.counts, words), write_code(LARGEST)
    yield "editor saved", server.said("editor-saved", set=title, counts=counts, code=code)
    yield "editor saved, the old one", server.said("editor-saved-old")
    yield "editor saved, no default", server.said("editor-default-dropped", set=title, counts=counts)
    yield "editor discarded", server.said("editor-discarded")
    yield "sets deleted", server.said("sets-deleted", set=title, code=code)
    for named in (server.name, *BUILT_IN):
        chosen = set_title(named, words)
        yield f"sets default {named}", server.said("sets-default-done", players=13, set=chosen)


def refusals(server: Server) -> Iterator[tuple[str, Screen]]:
    for reason in SetReason:
        refusal = set_refusal(SetRefused(reason, server.name), server.words)
        yield f"set refused {reason}", Screen((refusal,))
    for code in CodeReason:
        yield f"code refused {code}", server.said(f"code-refuse-{code}", what="7")
    for seat in SeatReason:
        yield f"seat refused {seat}", server.said(f"seat-refuse-{seat}")
    for key in (
        "admin-refuse-permission",
        "admin-refuse-value",
        "start-refuse-barred",
        "people-refuse-bot",
        "start-refuse-channels-gone",
        "start-refuse-role-gone",
    ):
        yield key, server.said(key)
    channels = server.words.listing([CHANNEL] * MOST_CHANNELS)
    yield "start refused channel", server.said("start-refuse-channel", channels=channels)
    yield "start refused role", server.said("start-refuse-role", role=f"<@&{LONG_ID}>")
    for most in (1, 2, 5, 100):
        yield f"start refused games {most}", server.said("start-refuse-games", most=most)
        yield f"start refused each {most}", server.said("start-refuse-each", most=most, links=LINKS)


def dealt(server: Server) -> Seated:
    """A game of 13 whose cards still lie face up."""
    opening = OpenGame(
        guild_id=LONG_ID,
        channel_id=LONG_ID,
        host_id=1,
        options=server.lobby.options,
        seats=tuple(SeatHolder(number, server.name) for number in range(1, 14)),
        characters=LARGEST,
        cards=LARGEST,
    )
    return seat_people("a1b2c3d4", opening).after


def begun(table: Seated) -> Seated:
    """The game on its first turn, with a seat that an automaton keeps."""
    game = table.game
    for seat in range(13):
        game, _ = step(game, GetReady(seat))
    return replace(table, game=step(game, KeepSeat(KEPT))[0])


def games(server: Server) -> Iterator[tuple[str, Screen]]:
    words, name = server.words, server.name
    waiting, looking = replace(server.lobby, channel_id=LONG_ID), dealt(server)
    yield "games none", games_screen([], 0, 0, words)
    for state in (waiting, replace(waiting, seats=waiting.seats[:1]), looking, begun(looking)):
        yield "games", games_screen([state] * GAMES_PER_PAGE, 3, 1000, words)
    yield "stop", stop_prompt(looking, words)
    yield "close", stop_prompt(waiting, words)
    yield "closed", server.said("admin-close-done", channel=CHANNEL)
    yield "stopped", server.said("admin-stop-done", channel=CHANNEL)
    yield "never", server.said("admin-never")
    yield "seat to an automaton", server.said("seat-given-automaton", place=13)
    yield "seat offered", server.said("seat-offered", name=PERSON)
    yield "seat taken", server.said("offer-taken", place=13)
    yield "seat declined", server.said("offer-refused")
    offer = Offer("a1b2c3d4", 10**6, 12, name, LONG_ID, name, name, OfferState.OPEN)
    for standing in OfferState:
        yield f"offer {standing}", offer_screen(replace(offer, state=standing), words)
    yield "offer automaton", offer_screen(replace(offer, user_id=None, state=OfferState.DONE), words)


def people(server: Server) -> Iterator[tuple[str, Screen]]:
    words = server.words
    yield "barred none", barred_screen([], 0, words)
    yield "barred", barred_screen([(LONG_ID, 1e9)] * 500, 3, words)
    for key in ("people-barred", "people-barred-already", "people-unbarred", "people-unbarred-already"):
        yield key, server.said(key, person=PERSON)
    yield "forget", forget_prompt(words, "forget", words("forget-confirm"))
    yield "forget me", forget_prompt(words, "forgetme", words("forget-me-confirm"))
    for count in (0, 1, 2, 5, 21):
        yield f"forgotten {count}", server.said("forget-done", games=count)
        yield f"forgotten me {count}", server.said("forget-me-done", games=count)
    yield "forgotten later", server.said("forget-later")


def history(server: Server) -> Iterator[tuple[str, Screen]]:
    largest = {"name": server.name, "cards": list(LARGEST)}
    kept: dict[str, Any] = {
        setting.value: getattr(SETTINGS, setting) for setting in Setting if setting is not Setting.LANGUAGE
    }
    kept |= {"own_times": asdict(SETTINGS.own_times), "channels": list(SETTINGS.channels)}
    place = {"place": 13, "channel": CHANNEL, "player": PERSON}
    recorded: list[tuple[str, Any, Any]] = [
        *((f"setting-{setting}", value, value) for setting, value in kept.items()),
        ("set-create", None, largest),
        ("set-import", None, largest),
        ("set-edit", largest, largest),
        ("set-delete", largest, None),
        ("set-default", [13, server.name], [13, None]),
        ("person-bar", None, str(LONG_ID)),
        ("person-unbar", None, str(LONG_ID)),
        ("game-stop", None, {"channel": CHANNEL}),
        ("game-close", None, {"channel": CHANNEL}),
        ("setting-channels", list(range(LONG_ID, LONG_ID + 25)), list(range(LONG_ID - 25, LONG_ID))),
        ("seat-automaton", None, place),
        ("seat-offer", None, place | {"person": PERSON}),
        ("seat-taken", None, place),
        ("seat-declined", None, place),
    ]
    yield "history none", history_screen([], 0, False, server.words)
    for what, old, new in recorded:
        page = [Entry(1e9, LONG_ID, what, old, new)] * ENTRIES_PER_PAGE
        yield f"history {what}", history_screen(page, 5, True, server.words)


def previews(server: Server) -> Iterator[tuple[str, Screen]]:
    words, largest = server.words, server.largest
    yield "preview begun", progress_screen(largest, 13, 0, 200, words)
    yield "preview of nothing", result_screen(largest, report(0), words)
    for count in (1, 3, 200):
        yield f"preview {count}", result_screen(largest, report(count), words)
    yield "preview misfit", misfit_screen(largest, 2, server.catalogue, words)
    for key in ("preview-refuse-running", "preview-refuse-busy"):
        yield key, server.said(key)


def report(count: int) -> dict[str, Any]:
    """What so many games told of the largest set."""
    use = {"announced_per_game": 12.345, "contested": 0.999, "true": 0.5, "win_share_when_used": 0.125}
    never = use | {"announced_per_game": 0.0}
    return {
        "games": count,
        "players": 13,
        "turns": {"mean": 123.4, "shortest": 17, "longest": 1234},
        "endings": {"power": 0.1, "ruin": 0.2, "thirteen": 0.7},
        "win_share_by_starting_seat": [1 / 13] * 13,
        "characters": {one: never if one == "widow" else use for one in dict.fromkeys(LARGEST)},
    }
