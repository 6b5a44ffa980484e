"""The gunslinger: the tuned policy, without search."""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.classic.baseline import Baseline
from sixgun.bots.classic.lessons import ROLE_OF
from sixgun.bots.classic.lore import Lore
from sixgun.bots.classic.temper import tempered
from sixgun.bots.classic.weights import LAST, Weights, add_lessons, add_part
from sixgun.bots.shipped import shipped
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.hints import Any, Final

ROLES_OF: Final[dict[str, tuple[int, ...]]] = {
    "law": (SHERIFF, DEPUTY),
    "outlaws": (OUTLAW,),
    "renegade": (RENEGADE,),
}
LAST_TWO: Final[dict[str, float]] = {  # a Missed! is the best card there is, and range decides
    "hand_missed": 1.2, "hand_bang": 0.75, "hand_duel": 0.65, "hand_indians": 0.4, "hand_weapon": 0.2, "longing": 0.3,
    "laid_mustang": 0.9, "unblock": 0.5, "disarm": 0.3, "card": 0.42,
}  # fmt: skip
WEIGHTS: Final[dict[str, Weights]] = {}  # by temperament, once it is played


def lore_of(table: dict[str, Any]) -> Lore:
    """One table of a file."""
    weights, mass, quiet = [[float(one) for one in table[name]] for name in ("weights", "mass", "quiet")]
    return Lore(weights, mass, quiet, float(table["temper"]), float(table["doubt"]))


def learnt_lore(tables: dict[str, Any]) -> dict[int, Lore]:
    """Likelihoods as they were written, by the number of players."""
    return {int(players): lore_of(table) for players, table in tables.items()}


LORE: Final = learnt_lore(shipped("classic-beliefs").get("tables", {}))


def seasoned(lore: dict[int, Lore] = LORE) -> Weights:
    """What was found out by hand: see ``docs/bots.md``."""
    weights = Weights()
    weights.lore = lore
    weights.sensible = True
    weights.late_hunt = True
    weights.spare_aim = 0.0
    weights.outlaw_on_sheriff = 2.5
    weights.guard = 2.0
    weights.shield = 1
    weights.fuse = 1.0
    return add_part(weights, LAST_TWO, (SHERIFF, OUTLAW, RENEGADE), LAST)


def tuned(weights: Weights, parts: dict[str, Any]) -> Weights:
    """Those, and what ``sixgun tune`` made of them, part by part."""
    for part, numbers in parts.items():
        faction, players = part.split()
        add_part(weights, numbers, ROLES_OF[faction], LAST if players == "last" else int(players))
    return weights


def prudent(weights: Weights) -> Weights:
    """What was laughed at since, mended in every part: hands full of Beers, the last Missed! thrown away …"""
    for one in (weights, *weights.parts.values()):
        one.beer_step = 0.2
        one.last_ditch = 0.4
        one.prudent = True
    return weights


def taught(weights: Weights, parts: dict[str, list[float]]) -> Weights:
    """With what search taught, role by role: *parts* by role and number of players."""
    for part, lessons in parts.items():
        role, players = part.split()
        add_lessons(weights, lessons, ROLE_OF[role], LAST if players == "last" else int(players))
    return weights


def ready() -> Weights:
    """The numbers a gunslinger plays by."""
    weights = prudent(tuned(seasoned(), shipped("classic-weights").get("parts", {})))
    return taught(weights, shipped("classic-lessons").get("parts", {}))


def make(seat: int, seed: str, temperament: str) -> Bot:
    """A gunslinger of that temperament."""
    if temperament not in WEIGHTS:
        WEIGHTS[temperament] = tempered(ready(), temperament)
    return Baseline(seat, seed, WEIGHTS[temperament])
