"""The steps of tuning: each can be broken off and taken up again, and writes a versioned file for the bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from sixgun.bots.classic.gunslinger import seasoned
from sixgun.bots.shipped import FOLDER, shipped
from sixgun.lab.arena import SURE, error_of
from sixgun.lab.tuning.classic.beliefs import learn
from sixgun.lab.tuning.classic.contest import Climb, Part, climb
from sixgun.lab.tuning.files import read, write

BELIEFS: Final = "classic-beliefs"
WEIGHTS: Final = "classic-weights"
FRESH: Final = 2000  # deals of each size that no candidate has seen: what is not better there is not kept

Progress = Callable[[int], None]


def from_there(progress: Progress, begun: int) -> Progress:
    """Progress of a part, told as that of the whole."""
    return lambda done: progress(begun + done)


def learn_beliefs(
    games: int,
    seed: str,
    bots: tuple[str, ...],
    sizes: tuple[int, ...],
    processes: int,
    work: Path,
    out: Path | None,
    progress: Progress,
) -> str:
    """Likelihoods for all sizes; a size that was finished before is not played again."""
    tables = {}
    for at, players in enumerate(sizes):
        part = work / f"beliefs {seed} {games} {players}.json".replace("/", "-")
        table = read(part)
        if not table:
            table = learn(players, bots, games, seed, processes, from_there(progress, at * games))
            write(part, table)
        tables[str(players)] = table
    command = " ".join([f"sixgun tune beliefs --games {games} --seed {seed!r}", *[f"--bot {bot}" for bot in bots]])
    version = int(shipped(BELIEFS).get("version", 0)) + 1
    write(
        out or FOLDER / f"{BELIEFS}.json",
        {"version": version, "command": command, "played with": version - 1, "tables": tables},
    )
    return "\n".join(f"{n} players: temper {t['temper']}, log score {t['log score']}" for n, t in tables.items())


def learn_weights(
    faction: str,
    sizes: tuple[int, ...],
    rounds: int,
    games: int,
    seed: str,
    processes: int,
    work: Path,
    out: Path | None,
    progress: Progress,
) -> str:
    """The weights of one faction, from where the last run broke off; kept only if they win more on fresh deals."""
    part = Part(faction, sizes)
    named = " ".join([faction, *map(str, sizes)])
    path = work / f"weights {seed} {named}.json".replace("/", "-")
    kept = read(path)

    def keep(now: Climb) -> None:
        write(path, now.to_dict())
        progress(now.rounds * games)

    state = climb(
        part, Climb(**kept) if kept else Climb(part.now(), 0, []), rounds, games, f"{seed}/{named}", processes, keep
    )
    gain, margin = compare(part, state.numbers, f"{seed}/{named}/fresh")
    told = [*state.told, f"{named}: {100 * gain:+.1f} ± {100 * margin:.1f} points on {FRESH} fresh deals a size"]
    if gain <= 0.0:
        return "\n".join([*told, "not kept"])
    command = " ".join(
        [f"sixgun tune weights {faction}", *[f"--players {n}" for n in sizes]]
        + [f"--rounds {rounds} --games {games} --seed {seed!r}"]
    )
    note_weights(out or FOLDER / f"{WEIGHTS}.json", part, state.numbers, command)
    return "\n".join([*told, "kept"])


def note_weights(path: Path, part: Part, numbers: dict[str, float], command: str) -> None:
    """Write them down beside those of other parts, with the command that found them."""
    whole = read(path)
    names = [f"{part.faction} {players}" for players in part.sizes]
    write(
        path,
        {
            "version": int(whole.get("version", 0)) + 1,
            "commands": whole.get("commands", {}) | dict.fromkeys(names, command),
            "parts": whole.get("parts", {}) | dict.fromkeys(names, numbers),
        },
    )


def compare(part: Part, numbers: dict[str, float], seed: str) -> tuple[float, float]:
    """How much more often the faction wins with these numbers than with those found by hand, on fresh deals."""
    new, old = part.with_numbers(numbers), seasoned()
    differences = [
        part.play(new, players, f"{seed}/{players}/{deal}") - part.play(old, players, f"{seed}/{players}/{deal}")
        for players in part.sizes
        for deal in range(FRESH)
    ]
    return sum(differences) / len(differences), SURE * error_of(differences)
