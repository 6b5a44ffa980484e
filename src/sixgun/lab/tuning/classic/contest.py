"""What weights are worth: games of a faction that plays by them, everybody else by the baseline's."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final

from sixgun.bots import make
from sixgun.bots.bot import Bot
from sixgun.bots.classic.baseline import Baseline
from sixgun.bots.classic.gunslinger import ROLES_OF, tuned
from sixgun.bots.classic.weights import Weights, add_part, number_of
from sixgun.bots.drive import play
from sixgun.classic.table.roles import DEPUTY
from sixgun.classic.table.state import State
from sixgun.games import kind_of
from sixgun.kernel.session import Session
from sixgun.lab.tuning.cma import Evolution

LONGEST: Final = 2000  # decisions; whoever has not won by then has not won
NEAR: Final = 0.05  # to a Renegade, a victory of the law …
THINNED: Final = 0.1  # … and all Deputies gone: his own victories alone are too rare to learn from
SIDES: Final = {"law": "sheriff", "outlaws": "outlaw", "renegade": "renegade"}
TUNED: Final[dict[str, dict[str, float]]] = {  # what is tuned, and how far it may be off: at most eight a faction
    "law": {
        "sheriff_on_renegade": 0.3, "sheriff_on_deputy": 0.6, "deputy_on_renegade": 0.3, "last_life": 0.5,
        "reward": 0.4, "own_life": 0.4, "aim": 0.1, "fuse": 0.5,
    },
    "outlaws": {
        "outlaw_on_deputy": 0.3, "outlaw_on_renegade": 0.3, "outlaw_on_outlaw": 0.4, "last_life": 0.5,
        "own_life": 0.4, "jail": 0.3, "aim": 0.1, "fuse": 0.5,
    },
    "renegade": {
        "renegade_on_weaker": 0.2, "lean_from": 0.15, "lean_steep": 1.0, "lean_sheriff": 0.5,
        "late_on_sheriff": 1.0, "last_life": 0.5, "own_life": 0.4, "fuse": 0.5,
    },
}  # fmt: skip
LEAST: Final = {"fuse": 0.001, "own_life": 0.1, "lean_sheriff": 0.0}  # what makes no sense below


@dataclass(frozen=True)
class Trial:
    """Some games: a faction with these numbers in place of the gunslinger's."""

    faction: str
    numbers: dict[str, float]
    sizes: tuple[int, ...]
    deals: int
    seed: str

    def play(self) -> float:
        """What the faction gets out of a game, on average."""
        gains = self.gains()
        return sum(gains) / len(gains)

    def gains(self) -> list[float]:
        """What it gets, game by game."""
        weights = tuned()
        for players in self.sizes:
            add_part(weights, self.numbers, ROLES_OF[self.faction], players)
        return [self.play_one(weights, players, n) for players in self.sizes for n in range(self.deals)]

    def play_one(self, weights: Weights, players: int, number: int) -> float:
        """One game."""
        kind = kind_of("classic")
        seed = f"{self.seed}/{players}/{number}"
        session = Session(kind.set_up(kind.read_setup(kind.usual | {"players": players}), seed))
        game = session.game
        assert isinstance(game, State)
        mine = [p.role in ROLES_OF[self.faction] for p in game.players]
        crew: list[Bot] = [
            Baseline(seat, seed, weights) if mine[seat] else make("baseline", seat, seed) for seat in range(players)
        ]
        play(session, crew, LONGEST)
        return self.gain(session, game)

    def gain(self, session: Session, game: State) -> float:
        """1 for a victory; a Renegade is also told how near he came."""
        side = "" if session.result is None else session.result["side"]
        if side == SIDES[self.faction]:
            return 1.0
        if self.faction != "renegade":
            return 0.0
        deputies = [p for p in game.players if p.role == DEPUTY]
        gone = sum(not p.alive for p in deputies) / len(deputies) if deputies else 0.0
        return THINNED * gone + (NEAR if side == SIDES["law"] else 0.0)


def numbers_at(faction: str, values: list[float]) -> dict[str, float]:
    """The tuned numbers by name, none below what makes sense."""
    return {
        name: round(max(value, LEAST.get(name, value)), 3) for name, value in zip(TUNED[faction], values, strict=True)
    }


def begin(faction: str) -> Evolution:
    """From the numbers the gunslinger plays by now."""
    now = tuned()
    names = TUNED[faction]
    return Evolution.begin([number_of(now, name) for name in names], list(names.values()))


def evolve(
    faction: str,
    evolution: Evolution,
    generations: int,
    candidates: int,
    deals: int,
    sizes: tuple[int, ...],
    seed: str,
    processes: int,
    keep: Callable[[Evolution], None],
) -> Evolution:
    """Go on until so many generations are through; *keep* is told after each of them."""
    with ExitStack() as stack:
        run = stack.enter_context(ProcessPoolExecutor(processes)).map if processes > 1 else map
        while evolution.generation < generations:
            points = evolution.ask(candidates, f"{seed}/{faction}")
            deal = f"{seed}/{faction}/{evolution.generation}"
            trials = [
                Trial(faction, numbers_at(faction, evolution.values(point)), sizes, deals, deal) for point in points
            ]
            gains = list(run(Trial.play, trials))
            evolution.tell(points, gains)
            keep(evolution)
    return evolution
