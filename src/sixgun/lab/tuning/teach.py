"""The step of tuning in which search teaches the policy: collect, fit, judge on fresh deals, keep what is better."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from sixgun.bots.shipped import FOLDER
from sixgun.games import kind_of
from sixgun.lab.arena import SURE, error_of
from sixgun.lab.tuning.expert import KEPT_APART, School, collect, fit, gain
from sixgun.lab.tuning.files import read, write
from sixgun.lab.tuning.judges import Judge

FRESH: Final = 2000  # deals no position was taken from


def judge_of(game: str) -> Judge:
    """Who judges lessons for that game."""
    judge: Judge = kind_of(game).part("lab.tuning.judges", "JUDGE")
    return judge


def teach(
    school: School,
    games: int,
    processes: int,
    work: Path,
    out: Path | None,
    progress: Callable[[int], None],
    deals: int = FRESH,
) -> str:
    """Lessons for one part, kept only if they win more on fresh deals: by more than a standard error."""
    named = f"expert {school.game} {school.part} {school.seed} {school.worlds} {school.depth}".replace("/", "-")
    positions = collect(school, games, processes, work / named, progress)
    tests = positions[::KEPT_APART]
    known = school.lessons()
    lessons = fit([one for at, one in enumerate(positions) if at % KEPT_APART], known.MARKS, known.CHOSEN)
    promised, other = gain(lessons, tests)
    gains = judge_of(school.game).compare(school.part, lessons, f"{school.seed}/fresh", deals)
    won, margin = sum(gains) / len(gains), SURE * error_of(gains)
    told = (
        f"{school.part}: {len(positions)} positions; on {len(tests)} of them, kept apart, {100 * other:.0f} % of plays"
        f" differ, and promise {100 * promised:+.2f} points a play more;"
        f" {100 * won:+.1f} ± {100 * margin:.1f} points on {deals} fresh deals"
    )
    if SURE * won <= margin:
        return f"{told}: not kept"
    note(out or FOLDER / f"{school.game}-lessons.json", school, games, lessons)
    return f"{told}: kept"


def note(path: Path, school: School, games: int, lessons: list[float]) -> None:
    """Write them down beside those of other parts, with the command that found them."""
    whole = read(path)
    command = (
        f"sixgun tune expert {school.game} --part {school.part!r} --games {games} --worlds {school.worlds}"
        f" --depth {school.depth} --seed {school.seed!r}"
    )
    write(
        path,
        {
            "version": int(whole.get("version", 0)) + 1,
            "commands": whole.get("commands", {}) | {school.part: command},
            "parts": whole.get("parts", {}) | {school.part: lessons},
        },
    )
