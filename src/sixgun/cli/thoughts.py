"""``sixgun bench thoughts``: how long bots that search think in the server's pool."""

from __future__ import annotations

import click

from sixgun.build import build_name
from sixgun.cli.common import game_options, setup_of, table_options
from sixgun.cli.load import tell


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@game_options
@table_options
@click.option("--bot", default="marshal", show_default=True, help="Who sits at every seat.")
@click.option("--games", type=click.IntRange(min=1), default=20, show_default=True, help="How many games.")
@click.option("--tables", type=click.IntRange(min=1), default=1, show_default=True, help="How many at once.")
@click.option("--seed", default="thoughts", show_default=True, help="Any text: the same seed, the same games.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def thoughts(
    game: str,
    mode: str | None,
    players: int | None,
    options: tuple[str, ...],
    sets: tuple[str, ...],
    bot: str,
    games: int,
    tables: int,
    seed: str,
    as_json: bool,
) -> None:
    """Let marshals play in the server's pool: what a thought takes, and whether others wait for it."""
    from sixgun.server.bench.thoughts import measure

    setup = setup_of(game, mode, players, options, sets)
    tell({"engine": build_name(), **measure(game, setup, games, tables, seed, bot)}, as_json)
