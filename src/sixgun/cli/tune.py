"""``sixgun tune``: learn what the bots play by from games of bots, and write it where they read it."""

from __future__ import annotations

import os
from pathlib import Path

import click

from sixgun.cli.common import print_json
from sixgun.cli.simulate import bar

SIZES = (4, 5, 6, 7)
SETUPS: dict[str, list[dict[str, object]]] = {  # of which games values are learnt
    "classic": [{"players": players} for players in SIZES],
    "duel": [{"mode": mode} for mode in ("duel", "standoff")],
}
MIXED = ("gunslinger", "baseline", "gunslinger", "gunslinger/treacherous")


@click.group()
def tune() -> None:
    """Learn what bots play by from games of bots: beliefs, values and weights, each by a command of its own."""


@tune.command()
@click.option("--games", type=click.IntRange(min=10), default=1600, show_default=True, help="How many, of each size.")
@click.option("--seed", default="beliefs 1", show_default=True, help="Any text: the same seed, the same numbers.")
@click.option("--bot", "bots", multiple=True, default=MIXED, show_default=True, help="Who plays; round the table.")
@click.option("--processes", type=click.IntRange(min=1), help="How many at once; by default all cores.")
@click.option("--work", type=click.Path(file_okay=False, path_type=Path), default=Path("tuning"), show_default=True,
              help="A folder for what is not finished yet.")  # fmt: skip
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="The file; by default the bots' own.")
def beliefs(games: int, seed: str, bots: tuple[str, ...], processes: int | None, work: Path, out: Path | None) -> None:
    """Who picks whom: likelihoods for 4 to 7 players, by minorise–maximise."""
    from sixgun.lab.tuning.classic.steps import learn_beliefs

    cores = processes or os.cpu_count() or 1
    with bar("games", games * len(SIZES)) as progress:
        told = learn_beliefs(games, seed, bots, SIZES, cores, work, out, progress)
    click.echo(told)


@tune.command()
@click.argument("faction", type=click.Choice(["law", "outlaws", "renegade"]))
@click.option("--players", "sizes", type=int, multiple=True, default=SIZES, show_default=True, help="Of what sizes.")
@click.option("--rounds", type=click.IntRange(min=1), default=3, show_default=True, help="How many.")
@click.option("--games", type=click.IntRange(min=2), default=40_000, show_default=True, help="In each of them.")
@click.option("--seed", default="weights 1", show_default=True, help="Any text: the same seed, the same numbers.")
@click.option("--processes", type=click.IntRange(min=1), help="How many at once; by default all cores.")
@click.option("--work", type=click.Path(file_okay=False, path_type=Path), default=Path("tuning"), show_default=True,
              help="A folder for what is not finished yet.")  # fmt: skip
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="The file; by default the bots' own.")
def weights(
    faction: str,
    sizes: tuple[int, ...],
    rounds: int,
    games: int,
    seed: str,
    processes: int | None,
    work: Path,
    out: Path | None,
) -> None:
    """The weights of a faction, by regression over games against the baseline; kept only if they win on fresh deals."""
    from sixgun.lab.tuning.classic.steps import learn_weights

    cores = processes or os.cpu_count() or 1
    with bar("games", rounds * games) as progress:
        told = learn_weights(faction, sizes, rounds, games, seed, cores, work, out, progress)
    click.echo(told)


@tune.command()
@click.argument("game", type=click.Choice(list(SETUPS)))
@click.option("--games", type=click.IntRange(min=5), default=1000, show_default=True, help="How many, of each setup.")
@click.option("--seed", default="values 1", show_default=True, help="Any text: the same seed, the same numbers.")
@click.option("--bot", "bots", multiple=True, default=("baseline",), show_default=True, help="Who plays.")
@click.option("--processes", type=click.IntRange(min=1), help="How many at once; by default all cores.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="The file; by default the bots' own.")
def values(game: str, games: int, seed: str, bots: tuple[str, ...], processes: int | None, out: Path | None) -> None:
    """Who wins from here: what a bot that searches judges positions by, by multinomial regression."""
    from sixgun.bots.shipped import FOLDER, shipped
    from sixgun.lab.tuning.files import write
    from sixgun.lab.tuning.values import learn

    setups = SETUPS[game]
    with bar("games", games * len(setups)) as progress:
        tables, told = learn(game, setups, bots, games, seed, processes or os.cpu_count() or 1, progress)
    command = " ".join(
        [f"sixgun tune values {game} --games {games} --seed {seed!r}", *[f"--bot {bot}" for bot in bots]]
    )
    name = f"{game}-value"
    version = int(shipped(name).get("version", 0)) + 1
    write(out or FOLDER / f"{name}.json", {"version": version, "command": command, "tables": tables})
    click.echo("\n".join(told))


@tune.command()
@click.argument("game", type=click.Choice(list(SETUPS)))
@click.option("--part", required=True, help="A role and a number of players ('renegade 4', 'sheriff last'), or 'duel'.")
@click.option("--games", type=click.IntRange(min=5), default=400, show_default=True, help="How many.")
@click.option("--worlds", type=click.IntRange(min=2), default=48, show_default=True, help="To try each candidate in.")
@click.option("--depth", type=click.IntRange(min=1), default=3, show_default=True, help="How far: turns, or decisions.")
@click.option("--deals", type=click.IntRange(min=2), default=2000, show_default=True, help="Fresh ones, to judge by.")
@click.option("--seed", default="expert 1", show_default=True, help="Any text: the same seed, the same numbers.")
@click.option("--processes", type=click.IntRange(min=1), help="How many at once; by default all cores.")
@click.option("--work", type=click.Path(file_okay=False, path_type=Path), default=Path("tuning"), show_default=True,
              help="A folder for what is not finished yet.")  # fmt: skip
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="The file; by default the bots' own.")
def expert(
    game: str,
    part: str,
    games: int,
    worlds: int,
    depth: int,
    deals: int,
    seed: str,
    processes: int | None,
    work: Path,
    out: Path | None,
) -> None:
    """What search teaches the policy: positions searched at length, and which marks of plays to prefer."""
    from sixgun.lab.tuning.expert import School
    from sixgun.lab.tuning.teach import judge_of, teach

    school = School(game, judge_of(game).setup(part), part, worlds, depth, seed)
    with bar("games", games) as progress:
        told = teach(school, games, processes or os.cpu_count() or 1, work, out, progress, deals)
    click.echo(told)


@tune.command()
@click.option("--games", type=click.IntRange(min=1), default=10_000, show_default=True, help="How many, of each size.")
@click.option("--seed", default="calibration", show_default=True, help="Any text: the same seed, the same games.")
@click.option("--bot", "bots", multiple=True, default=("gunslinger",), show_default=True, help="Who plays.")
@click.option("--beliefs", "watcher", default="", metavar="BOT", help="Whose beliefs; by default the players' own.")
@click.option("--players", "sizes", type=int, multiple=True, default=SIZES, show_default=True, help="Of what sizes.")
@click.option("--processes", type=click.IntRange(min=1), help="How many at once; by default all cores.")
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help="Draw the reliability into this file.")
def calibration(
    games: int,
    seed: str,
    bots: tuple[str, ...],
    watcher: str,
    sizes: tuple[int, ...],
    processes: int | None,
    plot: Path | None,
) -> None:
    """How well bots guess roles: log score and reliability against the truth, as JSON and plot."""
    from sixgun.lab.tuning.classic.calibration import calibrate

    cores = processes or os.cpu_count() or 1
    found = {players: calibrate(players, bots, games, seed, cores, watcher) for players in sizes}
    print_json({players: one.to_dict() for players, one in found.items()})
    if plot is not None:
        from sixgun.lab.plots import plot_reliability

        plot_reliability(found, plot)
