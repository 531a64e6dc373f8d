"""A tally as text and as JSON."""

from statistics import median
from typing import Any

import msgspec

from ..game import ContestMode
from .series import Series
from .tally import Tally


def share(part: float, whole: float) -> float:
    """A part of a whole, rounded; nothing of nothing is none."""
    return round(part / whole, 4) if whole else 0.0


def rate(part: float, whole: float) -> float | None:
    """The same where there may be nothing to have a share of."""
    return share(part, whole) if whole else None


def as_data(series: Series, tally: Tally) -> dict[str, Any]:
    """The balance of the set as plain data."""
    games = tally.games
    turns = [turn for turn, count in tally.turns.items() for _ in range(count)]
    return {
        "players": series.players,
        "set": list(series.characters),
        "level": series.level.value,
        "contest": series.contest.value,
        "games": games,
        "games_asked": series.games,
        "games_given_up": tally.endless,
        "win_share_by_starting_seat": [share(wins, games) for wins in tally.wins_by_seat],
        "characters": {
            name: {
                "announced_per_game": share(use.announced, games),
                "contested": rate(use.contested, use.announced),
                "true": rate(use.true, use.announced),
                "win_share_when_used": rate(use.won, use.used),
            }
            for name, use in tally.uses.items()
        },
        "turns": {
            "mean": share(sum(turns), games),
            "median": median(turns) if turns else 0,
            "shortest": turns[0] if turns else 0,
            "longest": turns[-1] if turns else 0,
            "games_by_length": tally.turns,
        },
        "endings": {reason: share(count, games) for reason, count in tally.endings.items()},
    }


def as_json(data: dict[str, Any]) -> str:
    """One line of JSON."""
    return msgspec.json.encode(data).decode()


def as_text(data: dict[str, Any]) -> str:
    """The balance of the set as a page of text."""
    turns = data["turns"]
    lines = [
        f"{counted(data)}, {data['players']} players, {data['level']} automata{contests(data)}",
        f"turns: {turns['mean']:.1f} on average, median {turns['median']:g}, "
        f"{turns['shortest']} to {turns['longest']}",
        "endings: " + ", ".join(f"{reason} {part:.1%}" for reason, part in data["endings"].items()),
        "wins by starting seat: " + " ".join(f"{part:.1%}" for part in data["win_share_by_starting_seat"]),
        "",
        f"{'character':<12} {'announced/game':>14} {'contested':>10} {'true':>8} {'wins if used':>13}",
    ]
    lines += [line_of(name, use) for name, use in data["characters"].items()]
    return "\n".join(lines)


def line_of(name: str, use: dict[str, Any]) -> str:
    """How one character was used."""
    if not use["announced_per_game"]:
        return f"{name:<12} {'never':>14}"
    won = use["win_share_when_used"]
    return (
        f"{name:<12} {use['announced_per_game']:>14.2f} {use['contested']:>10.1%} {use['true']:>8.1%} "
        f"{'never' if won is None else f'{won:.1%}':>13}"
    )


def contests(data: dict[str, Any]) -> str:
    """How contests are held, if not as usual."""
    return "" if data["contest"] == ContestMode.TOGETHER else f", contests {data['contest']}"


def counted(data: dict[str, Any]) -> str:
    """How many games the figures rest on."""
    games, asked, given_up = data["games"], data["games_asked"], data["games_given_up"]
    played = f"{games}" if games == asked else f"{games} of {asked}"
    counted = f"{played} {'game' if asked == 1 else 'games'}"
    return f"{counted} ({given_up} given up as endless)" if given_up else counted
