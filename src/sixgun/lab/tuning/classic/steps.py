"""The steps of tuning: each can be broken off and taken up again, and writes a versioned file for the bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from sixgun.bots.classic.gunslinger import ROLES_OF, tuned
from sixgun.bots.classic.weights import number_of
from sixgun.bots.shipped import FOLDER, shipped
from sixgun.lab.arena import SURE, error_of
from sixgun.lab.tuning.classic.beliefs import learn
from sixgun.lab.tuning.classic.contest import Trial, begin, evolve, numbers_at
from sixgun.lab.tuning.cma import Evolution
from sixgun.lab.tuning.files import read, write

BELIEFS: Final = "classic-beliefs"
WEIGHTS: Final = "classic-weights"
FRESH: Final = 500  # deals of each size that no candidate has seen: what is not better there is not kept

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
    generations: int,
    candidates: int,
    deals: int,
    sizes: tuple[int, ...],
    seed: str,
    processes: int,
    work: Path,
    out: Path | None,
    progress: Progress,
) -> str:
    """The weights of one faction, from where the last run broke off; the mean of the last generation is tested."""
    part = work / f"weights {seed} {faction}.json".replace("/", "-")
    kept = read(part)
    evolution = Evolution(**kept) if kept else begin(faction)

    def keep(now: Evolution) -> None:
        write(part, now.to_dict())
        progress(now.generation * candidates * deals * len(sizes))

    evolve(faction, evolution, generations, candidates, deals, sizes, seed, processes, keep)
    numbers = numbers_at(faction, evolution.values())
    gain, margin = compare(faction, numbers, sizes, f"{seed}/fresh")
    told = f"{faction}: {numbers}; on {FRESH} fresh deals a size {100 * gain:+.1f} ± {100 * margin:.1f} points"
    if gain <= 0.0:
        return f"{told}: not kept"
    command = (
        f"sixgun tune weights {faction} --generations {generations} --candidates {candidates} --deals {deals}"
        f" --seed {seed!r}"
    )
    path = out or FOLDER / f"{WEIGHTS}.json"
    whole = read(path)
    parts = whole.get("parts", {}) | {f"{faction} {players}": numbers for players in sizes}
    commands = whole.get("commands", {}) | {faction: command}
    write(path, {"version": int(whole.get("version", 0)) + 1, "commands": commands, "parts": parts})
    return f"{told}: kept"


def compare(faction: str, numbers: dict[str, float], sizes: tuple[int, ...], seed: str) -> tuple[float, float]:
    """How much more the faction gets with these numbers than with those of now, on deals nobody has seen."""
    role = ROLES_OF[faction][0]
    differences = []
    for players in sizes:
        weights = tuned().for_part(role, players, players)
        now = {name: number_of(weights, name) for name in numbers}
        new, old = [Trial(faction, one, (players,), FRESH, seed).gains() for one in (numbers, now)]
        differences += [a - b for a, b in zip(new, old, strict=True)]
    return sum(differences) / len(differences), SURE * error_of(differences)
