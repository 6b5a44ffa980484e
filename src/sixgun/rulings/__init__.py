"""Executable rulings: scenario files that a rules expert writes, and what plays, tells and counts them."""

from sixgun.rulings.coverage import Coverage, coverage
from sixgun.rulings.format import BadRuling, Case, Ruling, Step, parse_ruling, read_ruling
from sixgun.rulings.library import check, find, shipped
from sixgun.rulings.practice import open_record, open_ruling, replay
from sixgun.rulings.runner import Outcome, lay_out, run
from sixgun.rulings.story import show

__all__ = [
    "BadRuling",
    "Case",
    "Coverage",
    "Outcome",
    "Ruling",
    "Step",
    "check",
    "coverage",
    "find",
    "lay_out",
    "open_record",
    "open_ruling",
    "parse_ruling",
    "read_ruling",
    "replay",
    "run",
    "show",
    "shipped",
]
