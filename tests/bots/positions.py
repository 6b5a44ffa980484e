"""Positions for bots, laid out as rulings are, and what bots answer there."""

from __future__ import annotations

from sixgun.bots import make
from sixgun.bots.drive import decide
from sixgun.rulings.format import parse_ruling
from sixgun.rulings.runner import lay_out
from sixgun.rulings.words import Stage

TABLE = """
id = "position"
title = "A position"
game = "classic"
covers = []
[table]
sets = [{sets}]
{table}
seats = [{seats}]
[[case]]
steps = "? not over"
"""
SEEDS = range(12)
SETS = ("base", "dodge_city", "wws_characters", "wws_events")


def position(table: str, *seats: str, sets: tuple[str, ...] = SETS) -> Stage:
    """A table as a ruling lays it out."""
    named = ", ".join(f'"{one}"' for one in sets)
    text = TABLE.format(table=table, sets=named, seats=", ".join(f"{{ {seat} }}" for seat in seats))
    ruling = parse_ruling(text, "position.toml")
    return lay_out(ruling, ruling.cases[0])


def answers(stage: Stage, name: str, bot_name: str = "baseline") -> list[str]:
    """What bots of several tempers answer there."""
    seat = stage.seat(name)
    found = []
    for seed in SEEDS:
        bot = make(bot_name, seat, f"temper {seed}")
        bot.sit(stage.session.view(seat))
        found.append(decide(stage.session, seat, bot).key)
    return found
