"""What happened is told with the name of who sat there then, and namesakes are told apart."""

from functools import reduce

import pytest
from msgspec.structs import replace

from bot.game import ContestMode, KeepSeat, SeatAction, Stop
from bot.game.actions import Announce, GetReady, Pass, Peek, Swap
from bot.render.from_table import absent_label, context_for, roster_of
from bot.render.notes import notes
from bot.render.prompts import swap_prompt
from bot.render.roster import COGWHEEL
from bot.render.screen import Select
from bot.render.table import public_screens
from bot.render.whole_story import story_page
from bot.tables import Seated
from bot.tables.changes import Change
from bot.tables.moves import act, come_back, give_to_automaton, leave, sit_down, take, time_out
from bot.tables.openings import seat_people
from bot.text import locales, words
from bot.text.names import SOMEONE
from tests.tables.helpers import opening

from .screens import written


def done(table: Seated, *actions: SeatAction) -> Seated:
    return reduce(lambda now, action: act(now, action).after, actions, table)


def dealt(players: int = 4, automata: int = 0) -> Seated:
    """Persons 0, 1 … have seen the cards."""
    table = seat_people("game", opening(players, automata=automata)).after
    return done(table, *(GetReady(seat) for seat in range(players)))


def swap(by: int, other: int, *, really: bool = True) -> Swap:
    return Swap(by, (by, other), really)


def shown(table: Seated) -> str:
    return "\n".join(written(screen) for screen in public_screens(context_for(table, None)).values())


def story(table: Seated) -> str:
    over = table if table.closed else Change(table).then(Stop()).after
    return written(story_page(context_for(over, None), 0))


def own_notes(table: Seated, seat: int) -> str:
    return written(notes(context_for(table, seat), seat))


def changed_hands() -> Seated:
    """Person 0 has swapped and left; Eve has the seat, and everybody has had a turn."""
    table = leave(done(dealt(), swap(0, 1)), 100).after
    table = take(table, 0, 200, "Eve").after
    return done(table, swap(1, 2), swap(2, 3), swap(3, 0), Peek(0, 0))


# The past stays what it was


def test_what_somebody_did_before_they_left_stays_theirs() -> None:
    table = leave(done(dealt(), swap(0, 1)), 100).after
    assert "Person 0 took their own card and Person 1’s card" in shown(table)
    taken = take(table, 0, 200, "Eve").after
    assert "Person 0 took their own card and Person 1’s card" in shown(taken)
    assert "Eve took" not in shown(taken)


def test_the_whole_story_names_everybody_at_their_time() -> None:
    told = story(changed_hands())
    assert "Person 0 really swapped their own card and Person 1’s card" in told
    assert "Person 3 really swapped their own card and Eve’s card" in told
    assert "Eve looked in secret at their own card" in told
    assert "1\N{NO-BREAK SPACE}Person 0: " in told
    assert "Person 0 looked" not in told


def test_the_time_that_ran_out_was_theirs_who_sat_there() -> None:
    late = time_out(dealt(), dealt().game.table.number).after
    table = take(leave(late, 100).after, 0, 200, "Eve").after
    assert "Time ran out for Person 0" in shown(table)
    assert "Time ran out for Eve" not in shown(table)


def test_notes_tell_nothing_that_somebody_else_did_in_the_seat() -> None:
    table = changed_hands()
    told = own_notes(table, 0)
    assert "Turn 5: You looked" in told
    assert "Turn 1" not in told
    back = take(leave(dealt(), 100).after, 0, 100, "Person 0").after
    assert "Turn 1: You " in own_notes(done(back, swap(0, 1)), 0)


def test_an_automatons_deeds_are_told_as_the_automatons() -> None:
    kept = act(dealt(), KeepSeat(0)).after
    back = come_back(act_as(kept, swap(0, 1)), 100).after
    told = story(done(back, swap(1, 0)))
    assert f"{COGWHEEL}Person 0 really swapped their own card" in told
    assert "Person 1 really swapped their own card and Person 0’s card" in told
    left = leave(dealt(), 100).after
    name = roster_of(left).name(0)
    told = story(take(act_as(left, swap(0, 1)), 0, 200, "Eve").after)
    assert f"{name} really swapped their own card" in told
    assert name.startswith(COGWHEEL)


def act_as(table: Seated, action: SeatAction) -> Seated:
    """What an automaton answers for a seat."""
    return Change(table).then(action).after


# How a seat changed hands


@pytest.mark.parametrize("kept_before", [False, True])
def test_leaving_is_told_as_leaving(kept_before: bool) -> None:
    table = act(dealt(), KeepSeat(0)).after if kept_before else dealt()
    left = leave(table, 100).after
    assert "Person 0 has left; an automaton now plays in seat 1." in shown(left)
    assert "is back" not in shown(left)


def test_being_stood_in_for_is_told_as_that() -> None:
    told = shown(act(dealt(), KeepSeat(0)).after)
    assert "An automaton now plays for Person 0." in told
    assert "has left" not in told


def test_a_seat_that_a_moderator_gives_to_an_automaton_is_told_as_given() -> None:
    table = act(dealt(), KeepSeat(1)).after
    assert "given" not in shown(table)
    told = shown(give_to_automaton(dealt(), 1).after)
    assert "A moderator has given Person 1’s seat (2) to an automaton." in told
    assert "has left" not in told


def test_a_seat_that_a_moderator_gives_to_a_person_is_told_as_replaced() -> None:
    told = shown(sit_down(dealt(), 1, 200, "Eve").after)
    assert "Eve has taken over Person 1’s seat (2), offered by a moderator." in told
    assert "has left" not in told
    assert "automaton" not in told


def test_who_comes_back_to_the_seat_they_left_is_back() -> None:
    left = leave(dealt(), 100).after
    assert "Person 0 is back at the table." in shown(take(left, 0, 100, "Person 0").after)
    assert "Eve has taken seat 1." in shown(take(left, 0, 200, "Eve").after)


def test_a_game_that_nobody_is_left_to_play_says_so() -> None:
    table = seat_people("game", opening(4, automata=3)).after
    assert "Everybody has left the ball. Nobody wins." in shown(leave(table, 100).after)
    assert "Everybody was away, so the game was stopped." in story(leave(table, 100).after)
    stopped = Change(table).then(Stop()).after
    assert "Everybody" not in shown(stopped) + story(stopped)


# Games of old, and people who asked to be forgotten


def test_a_game_whose_sittings_have_no_versions_goes_by_the_log() -> None:
    table = changed_hands()
    sittings = [replace(one, first=None, last=None) for one in table.sittings if one.name]
    told = story(replace(table, sittings=tuple(sittings)))
    assert "Person 3 really swapped their own card and Eve’s card" in told
    assert "Person 0 really swapped their own card" in told
    assert "Turn 1" not in own_notes(replace(table, sittings=tuple(sittings)), 0)


def test_of_several_who_may_have_sat_there_all_are_named() -> None:
    table = leave(changed_hands(), 200).after
    table = take(table, 0, 300, "Frank").after
    sittings = [replace(one, first=None, last=None) for one in table.sittings if one.name]
    told = story(replace(table, sittings=tuple(sittings)))
    assert "Person 0/Eve really swapped their own card" in told


def test_who_asked_to_be_forgotten_is_someone() -> None:
    table = Change(changed_hands()).then(Stop()).after
    sittings = tuple(
        replace(one, user_id=None, name=SOMEONE) if one.user_id == 100 else one for one in table.sittings
    )
    told = story(replace(table, sittings=sittings))
    assert "someone really swapped their own card and Person 1’s card" in told
    assert "Person 0" not in told


# Namesakes


def named(*names: str, automata: int = 0) -> Seated:
    table = dealt(len(names), automata)
    seats = tuple(replace(holder, name=name) for holder, name in zip(table.seats, names, strict=True))
    sittings = tuple(replace(one, name=name) for one, name in zip(table.sittings, names, strict=True))
    return replace(table, seats=seats, sittings=sittings)


@pytest.mark.parametrize("names", [("Alex", "Alex"), ("Alex", "ALEX"), ("Alex", " Alex\u200b")])
def test_people_of_one_name_are_told_apart_by_their_seats(names: tuple[str, str]) -> None:
    roster = roster_of(named(*names, "Bob", "Chloé"))
    assert roster.name(0) == "Alex (1)"
    assert roster.label(0) == "Alex (1)"
    assert roster.name(1).casefold() == "alex (2)"
    assert roster.name(2) == "Bob"


def test_a_person_and_an_automaton_of_one_name_are_told_apart() -> None:
    roster = roster_of(named("Pierrot", "Anna", "Bob", "Pierrot", automata=1))
    assert [roster.name(0), roster.name(3)] == ["Pierrot (1)", f"{COGWHEEL}Pierrot (4)"]


def test_a_namesake_who_takes_a_seat_is_told_apart_from_who_had_it() -> None:
    table = leave(done(named("Dan", "Anna", "Bob", "Chloé"), swap(0, 1)), 100).after
    told = shown(take(table, 0, 200, "dan").after)
    assert "Dan (1) took their own card" in told
    assert "dan (1′) has taken seat 1." in told


@pytest.mark.parametrize("locale", locales())
def test_namesakes_are_told_apart_in_lists_for_moderators(locale: str) -> None:
    table = act(named("Alex", "Alex", "Bob", "Chloé"), KeepSeat(1)).after
    assert "Alex (2)" in absent_label(table, 1, words(locale))


def test_who_left_is_no_namesake_of_themselves() -> None:
    table = take(leave(dealt(), 100).after, 0, 100, "Person 0").after
    assert roster_of(table).name(0) == "Person 0"


def test_what_was_heard_clockwise_was_said_by_who_sat_there() -> None:
    asked = seat_people("game", opening(4, contest=ContestMode.CLOCKWISE)).after
    asked = done(asked, *(GetReady(seat) for seat in range(4)))
    asked = done(asked, *(swap(seat, (seat + 1) % 4, really=False) for seat in range(4)))
    heard = done(asked, Announce(0, "king", 0), Pass(1))
    table = take(leave(heard, 101).after, 1, 200, "Eve").after
    assert "Person 1 passes" in shown(table)
    assert "Eve passes" not in shown(table)


def test_the_boldest_lie_was_theirs_who_sat_there() -> None:
    table = done(dealt(), *(swap(seat, (seat + 1) % 4, really=False) for seat in range(4)))
    liar = next(name for name in ("king", "queen") if table.game.cards[0] != name)
    lied = done(table, Announce(0, liar, 0), Pass(1), Pass(2), Pass(3))
    left = take(leave(lied, 100).after, 0, 200, "Eve").after
    *_, ending = public_screens(context_for(Change(left).then(Stop()).after, None)).values()
    assert "said Person 0" in written(ending)


def swaps_offered(table: Seated, seat: int) -> list[tuple[str, str]]:
    (select,) = swap_prompt(context_for(table, seat), seat).selects
    assert isinstance(select, Select)
    return [(option.label, option.description) for option in select.options]


def test_the_last_partner_of_a_swap_is_offered_first_to_that_very_person() -> None:
    swaps = (swap(0, 2), swap(1, 3), swap(2, 3), swap(3, 0))
    table = done(dealt(), *swaps)
    assert swaps_offered(table, 0)[0] == ("Person 2", "as last time")
    assert [said for _, said in swaps_offered(table, 0)[1:]] == ["", "", "", ""]
    eve = take(leave(table, 100).after, 0, 200, "Eve").after
    assert swaps_offered(eve, 0)[0] == ("Person 1", "")
