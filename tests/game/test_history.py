"""A history is a sequence, however it is kept."""

from hypothesis import given
from hypothesis import strategies as st

from bot.game.events import TurnBegan
from bot.game.history import PAGE, History

LONGEST = 3 * PAGE + 2
BOUNDS = st.none() | st.integers(-LONGEST - 2, LONGEST + 2)


def some_events(count: int) -> tuple[TurnBegan, ...]:
    """So many events, no two of them alike."""
    return tuple(TurnBegan(turn, turn, turn % 4, False, False) for turn in range(count))


@given(length=st.integers(0, LONGEST), first=BOUNDS, last=BOUNDS, step=st.sampled_from((None, 1, 2, -1)))
def test_any_part_of_it_can_be_taken(
    length: int, first: int | None, last: int | None, step: int | None
) -> None:
    events = some_events(length)
    assert History().add(events)[first:last:step] == events[first:last:step]


def test_an_event_is_found_by_its_number() -> None:
    events = some_events(LONGEST)
    history = History().add(events)
    assert [history[number] for number in range(LONGEST)] == list(events)
    assert history[-1] is events[-1]
