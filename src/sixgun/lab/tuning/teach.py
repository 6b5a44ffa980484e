"""The step of tuning in which search teaches the policy: collect, fit, judge on fresh deals, keep what is better."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from sixgun.bots import make
from sixgun.bots.bot import Bot
from sixgun.bots.classic import gunslinger
from sixgun.bots.classic.lessons import ROLE_OF
from sixgun.bots.classic.weights import LAST, add_lessons
from sixgun.bots.drive import play
from sixgun.bots.duel import ahead
from sixgun.bots.duel.baseline import Baseline
from sixgun.bots.duel.gunslinger import EFFORT
from sixgun.bots.duel.lessons import taught
from sixgun.bots.duel.weights import Weights
from sixgun.bots.shipped import FOLDER
from sixgun.games import kind_of
from sixgun.kernel.session import Session
from sixgun.lab.arena import SURE, error_of
from sixgun.lab.tuning.classic.contest import Part
from sixgun.lab.tuning.expert import KEPT_APART, School, collect, fit, gain
from sixgun.lab.tuning.files import read, write

FRESH: Final = 2000  # deals no position was taken from
LONGEST: Final = 2000  # decisions
SIZES: Final = {"last": 4}  # where the last two are judged: at tables of four most games come to that
FACTION: Final = {"sheriff": "law", "deputy": "law", "outlaw": "outlaws", "renegade": "renegade"}

Judge = Callable[[str, list[float], str, int], tuple[float, float]]


def classic_setup(part: str) -> dict[str, object]:
    """The tables a part is taught at."""
    players = part.split()[1]
    return {"players": SIZES.get(players) or int(players)}


def judge_classic(part: str, lessons: list[float], seed: str, deals: int) -> tuple[float, float]:
    """How much more often the faction wins amid baselines with these lessons than without them, on fresh deals."""
    role, players = part.split()
    size = SIZES.get(players) or int(players)
    bout = Part(FACTION[role], (size,))
    new = add_lessons(gunslinger.ready(), lessons, ROLE_OF[role], LAST if players == "last" else size)
    old = add_lessons(gunslinger.ready(), [], ROLE_OF[role], LAST if players == "last" else size)
    gains = [bout.play(new, size, f"{seed}/{deal}") - bout.play(old, size, f"{seed}/{deal}") for deal in range(deals)]
    return sum(gains) / len(gains), SURE * error_of(gains)


def judge_duel(part: str, lessons: list[float], seed: str, deals: int) -> tuple[float, float]:
    """How much more often a gunslinger wins against the baseline, from either seat, with these lessons than without."""
    new, old = taught(), taught()
    new.lessons, old.lessons = lessons, []
    gains = []
    for deal in range(deals):
        seat = deal % 2
        gains.append(duel(new, seat, f"{seed}/{deal // 2}") - duel(old, seat, f"{seed}/{deal // 2}"))
    return sum(gains) / len(gains), SURE * error_of(gains)


def duel(weights: Weights, seat: int, seed: str) -> float:
    """One game of a gunslinger, with who plays on in its head taught alike."""
    ahead.CREW.lessons = weights.lessons
    kind = kind_of("duel")
    session = Session(kind.set_up(kind.read_setup({"mode": "duel"}), seed))
    crew: list[Bot] = [make("baseline", other, seed, "duel") for other in range(2)]
    crew[seat] = ahead.DuelMarshal(seat, seed, Baseline(seat, seed, weights), EFFORT)
    play(session, crew, LONGEST)
    return float(session.result is not None and session.result["winners"] == [seat])


JUDGES: Final[dict[str, Judge]] = {"classic": judge_classic, "duel": judge_duel}


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
    won, margin = JUDGES[school.game](school.part, lessons, f"{school.seed}/fresh", deals)
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
