"""Plots of statistics, for those who have matplotlib (the extra ``lab``)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE
from sixgun.kernel.errors import SixgunError
from sixgun.lab.arena import Report
from sixgun.lab.statistics import Statistics
from sixgun.lab.tuning.classic.calibration import Calibration, name_of

COLOURS: Final = {"lawmen": "#3b6ea5", "outlaws": "#b5543c", "renegades": "#5f8a4e"}
PLAIN: Final = {"svg.fonttype": "none", "svg.hashsalt": "sixgun", "font.size": 8}  # small, and equal every time
ENOUGH: Final = 50  # looks, for a point of a reliability curve
NEEDED: Final = "plots need matplotlib: pip install 'sixgun[lab]'"


def plot_characters(statistics: Statistics, path: Path) -> None:
    """The characters by win share, with two standard errors; a line for what their squad wins in general."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise SixgunError(NEEDED) from None
    names = statistics.ranking()[::-1]
    with matplotlib.rc_context(PLAIN):
        figure = Figure(figsize=(6.4, 0.17 * len(names) + 0.9), layout="tight")
        axes = figure.subplots()
        for row, who in enumerate(names):
            tally, squad = statistics.characters[who], statistics.squad_of[who]
            axes.errorbar(tally.share, row, xerr=2 * tally.error, fmt="o", ms=3.5, lw=1, color=COLOURS[squad])
            general = statistics.sides[squad].share
            axes.plot([general, general], [row - 0.5, row + 0.5], color=COLOURS[squad], lw=0.8, alpha=0.6)
        axes.set_yticks(range(len(names)), [name.replace("_", " ") for name in names])
        axes.set_ylim(-0.7, len(names) - 0.3)
        axes.xaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
        axes.set_xlabel(f"games won by the character's squad ({statistics.mode}, {statistics.finished:,} games)")
        axes.grid(axis="x", lw=0.3)
        figure.savefig(path, metadata={"Date": None})


def plot_bouts(reports: list[Report], path: Path) -> None:
    """Points above the reference bot, by bot and faction, with 95 % intervals: one panel for each table."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise SixgunError(NEEDED) from None
    with matplotlib.rc_context(PLAIN):
        figure = Figure(figsize=(2.2 * len(reports) + 0.6, 2.6), layout="tight")
        panels = figure.subplots(1, len(reports), sharey=True, squeeze=False)[0]
        for axes, report in zip(panels, reports, strict=True):
            rows = [row for row in report.rows if row.bot != report.reference]
            for at, row in enumerate(rows):
                axes.errorbar(at, 100 * row.difference, yerr=100 * row.margin, fmt="o", ms=3.5, lw=1, color="#3b6ea5")
            axes.axhline(0, lw=0.8, color="#888888")
            axes.set_xticks(range(len(rows)), [f"{row.bot}\n{row.faction}" for row in rows], rotation=60)
            axes.set_title(f"{report.setup.get('mode') or report.setup.get('players') or report.game}")
            axes.grid(axis="y", lw=0.3)
        panels[0].set_ylabel(f"points above {reports[0].reference}")
        figure.savefig(path, metadata={"Date": None})


def plot_reliability(found: dict[int, Calibration], path: Path) -> None:
    """What bots say of hidden roles against what is true, for each number of players."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise SixgunError(NEEDED) from None
    colours = {OUTLAW: "#b5543c", DEPUTY: "#3b6ea5", RENEGADE: "#5f8a4e"}
    with matplotlib.rc_context(PLAIN):
        figure = Figure(figsize=(2.0 * len(found) + 0.6, 2.4), layout="tight")
        panels = figure.subplots(1, len(found), sharey=True, squeeze=False)[0]
        for axes, (players, one) in zip(panels, found.items(), strict=True):
            axes.plot([0, 1], [0, 1], lw=0.8, color="#888888")
            for role, colour in colours.items():
                curve = [point for point in one.curve(role) if point[2] >= ENOUGH]
                axes.plot(
                    [p[0] for p in curve],
                    [p[1] for p in curve],
                    "o-",
                    ms=2.5,
                    lw=0.8,
                    color=colour,
                    label=name_of(role),
                )
            axes.set_title(f"{players} players")
            axes.set_xlabel("said")
            axes.grid(lw=0.3)
        panels[0].set_ylabel("true")
        panels[-1].legend()
        figure.savefig(path, metadata={"Date": None})
