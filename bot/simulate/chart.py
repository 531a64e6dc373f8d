"""The balance of a set as a picture; needs matplotlib."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .report import contests, counted

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, SOFT, FAIR = "#3b4a6b", "#b9c4de", "#b23a48"
BARS_OF_LENGTH = 20
THIN = 0.4
FEW = 4
"""Bars are drawn as if there were at least so many."""


def draw(data: dict[str, Any], target: Path) -> None:
    """Draw what the text tells into one file."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(13, 8), layout="constrained", dpi=110)
    figure.suptitle(
        f"{data['players']} players, {counted(data)}, {data['level']} automata{contests(data)}\n"
        + ", ".join(dict.fromkeys(data["set"]))
    )
    seats, used, ends, often, claims, length = figure.subplots(2, 3).flat
    uses, fair = data["characters"], 1 / data["players"]
    wins = data["win_share_by_starting_seat"]
    bars(seats, "Wins by seat, the starter first", {str(place): part for place, part in enumerate(wins, 1)})
    bars(used, "Wins of those who used a power", by_character(uses, "win_share_when_used"))
    for axes in (seats, used):
        axes.axvline(fair, color=FAIR, linewidth=1.5, label=f"fair share, {fair:.1%}")
        explain(axes)
    bars(ends, "How games end", data["endings"])
    bars(often, "Announced in a game", by_character(uses, "announced_per_game"), percent=False)
    draw_claims(claims, uses)
    draw_length(length, data["turns"])
    figure.savefig(target)


def by_character(uses: dict[str, Any], what: str) -> dict[str, float | None]:
    """One figure of every character, if there is one."""
    return {name: use[what] for name, use in uses.items()}


def bars(axes: "Axes", title: str, values: Mapping[str, float | None], *, percent: bool = True) -> None:
    """A bar for each value, from the top down, with the value written behind it."""
    drawn = axes.barh(list(values), lengths(values), color=INK)
    form = "{:.1%}" if percent else "{:.2f}"
    texts = ["never" if value is None else form.format(value) for value in values.values()]
    behind = {"facecolor": "white", "edgecolor": "none", "pad": 1}
    axes.bar_label(drawn, texts, padding=4, fontsize="small", bbox=behind)
    finish(axes, title, len(values), percent=percent)


def lengths(values: Mapping[str, float | None]) -> list[float]:
    """How long the bars are."""
    return [value or 0.0 for value in values.values()]


def draw_claims(axes: "Axes", uses: dict[str, Any]) -> None:
    """How often claims are true, and how often they are contested."""
    for shift, what, colour in ((-THIN / 2, "true", INK), (THIN / 2, "contested", SOFT)):
        places = [place + shift for place in range(len(uses))]
        axes.barh(places, lengths(by_character(uses, what)), THIN, color=colour, label=what)
    axes.set_yticks(range(len(uses)), list(uses))
    explain(axes)
    finish(axes, "Announcements", len(uses))


def draw_length(axes: "Axes", turns: dict[str, Any]) -> None:
    """How long games last."""
    counts = turns["games_by_length"]
    axes.hist(list(counts), bins=min(BARS_OF_LENGTH, len(counts)), weights=list(counts.values()), color=SOFT)
    axes.axvline(turns["median"], color=FAIR, linewidth=1.5, label=f"median, {turns['median']:g}")
    explain(axes)
    axes.set_title("Length in turns")
    axes.set_ylabel("games")
    axes.spines[["top", "right"]].set_visible(False)


def explain(axes: "Axes") -> None:
    """What lines and colours mean, below the picture."""
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.08), ncols=2, frameon=False, fontsize="small")


def finish(axes: "Axes", title: str, count: int, *, percent: bool = True) -> None:
    """What all pictures of bars have in common."""
    axes.set_title(title)
    axes.set_ylim(max(count, FEW) - 0.5, -0.5)
    axes.margins(x=0.18)
    axes.spines[["top", "right"]].set_visible(False)
    if percent:
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
