"""What weights are worth: games of a faction that plays by them, everybody else by the baseline's.

All numbers of a faction are moved at once, each up or down by chance, and the same deal is played with all of them
moved the other way. What the first game brought more than the second, summed up for each number by its sign, tells
which way that number helps and how sure that is: a regression that costs no more for forty numbers than for one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from typing import Final

from sixgun.bots import make
from sixgun.bots.bot import Bot
from sixgun.bots.classic.baseline import Baseline
from sixgun.bots.classic.gunslinger import ROLES_OF, seasoned
from sixgun.bots.classic.weights import Weights, add_part, number_of
from sixgun.bots.drive import play
from sixgun.classic.table.state import State
from sixgun.games import kind_of
from sixgun.kernel.session import Session
from sixgun.lab.spread import Spread, spans

LONGEST: Final = 2000  # decisions; whoever has not won by then has not won
BATCH: Final = 100  # pairs of games
SPREADS: Final = (0.8, 0.6, 0.5)  # how far numbers are moved, round by round, in units of the tables below
HINT: Final = 1.0  # standard errors: what tells less moves nothing …
PROOF: Final = 3.0  # … and what tells as much moves as far as was tried
SIDES: Final = {"law": "sheriff", "outlaws": "outlaw", "renegade": "renegade"}
FOR_ALL: Final[dict[str, float]] = {  # what is tuned for every faction, and how far it may be off
    "hit_step": 0.03, "hit_least": 0.1, "hit_barrel": 0.12, "last_life": 0.5, "low_life": 0.25, "reward": 0.4,
    "sheriff_falls": 1.5, "card": 0.1, "duel_risk": 0.3, "jail": 0.3, "store": 0.25, "own_life": 0.3, "aim": 0.1,
    "spare_aim": 0.1, "take_hand": 0.15, "take_last": 0.15, "unblock": 0.3, "disarm": 0.3, "longing": 0.3, "fuse": 0.5,
    "missed_step": 0.1, "noise": 0.05, "hand_bang": 0.15, "hand_missed": 0.15, "hand_beer": 0.15, "hand_panic": 0.12,
    "hand_cat_balou": 0.12, "hand_duel": 0.12, "hand_indians": 0.12, "hand_gatling": 0.12, "hand_barrel": 0.15,
    "hand_mustang": 0.12, "hand_scope": 0.12, "hand_weapon": 0.12, "laid_barrel": 0.25, "laid_mustang": 0.2,
    "laid_scope": 0.2, "laid_weapon": 0.2,
}  # fmt: skip
TUNED: Final[dict[str, dict[str, float]]] = {
    "law": FOR_ALL | {
        "sheriff_on_renegade": 0.25, "sheriff_on_deputy": 0.6, "deputy_on_renegade": 0.25, "deputy_on_deputy": 0.3,
        "late_on_renegade": 0.3, "late_on_deputy": 0.4, "friend": 0.4, "guard": 0.5,
    },
    "outlaws": FOR_ALL | {
        "outlaw_on_sheriff": 0.8, "outlaw_on_deputy": 0.25, "outlaw_on_renegade": 0.2, "outlaw_on_outlaw": 0.3,
    },
    "renegade": FOR_ALL | {
        "renegade_on_stronger": 0.25, "renegade_on_weaker": 0.2, "lean_from": 0.12, "lean_steep": 1.0,
        "lean_sheriff": 0.4, "late_on_sheriff": 0.6, "friend": 0.4,
    },
}  # fmt: skip
LEAST: Final[dict[str, float]] = {  # what makes no sense below
    "fuse": 0.001, "noise": 0.0, "hit_step": 0.0, "hit_least": 0.1, "hit_barrel": 0.1, "longing": 0.0, "unblock": 0.0,
    "disarm": 0.0, "lean_steep": 0.2, "lean_sheriff": 0.0, "duel_risk": 0.0, "missed_step": 0.0, "own_life": 0.1,
}  # fmt: skip


@dataclass(frozen=True)
class Part:
    """A faction at tables of some sizes: what one run tunes."""

    faction: str
    sizes: tuple[int, ...]

    def now(self) -> dict[str, float]:
        """The numbers found by hand: a run begins there, whatever is shipped."""
        weights = seasoned().for_part(ROLES_OF[self.faction][0], self.sizes[0], self.sizes[0])
        return {name: number_of(weights, name) for name in TUNED[self.faction]}

    def with_numbers(self, numbers: dict[str, float]) -> Weights:
        """The same weights with these in their place."""
        weights = seasoned()
        for players in self.sizes:
            add_part(weights, numbers, ROLES_OF[self.faction], players)
        return weights

    def play(self, weights: Weights, players: int, seed: str) -> float:
        """One game: 1 for a victory of the faction, else 0."""
        kind = kind_of("classic")
        session = Session(kind.set_up(kind.read_setup(kind.usual | {"players": players}), seed))
        game = session.game
        assert isinstance(game, State)
        mine = [p.role in ROLES_OF[self.faction] for p in game.players]
        crew: list[Bot] = [
            Baseline(seat, seed, weights) if mine[seat] else make("baseline", seat, seed) for seat in range(players)
        ]
        play(session, crew, LONGEST)
        return float(session.result is not None and session.result["side"] == SIDES[self.faction])


@dataclass
class Tally:
    """What pairs of games told."""

    pairs: int
    gained: float  # all games together
    squares: float  # of the differences
    by_number: list[float]  # the differences, by the sign each number had

    def add(self, other: Tally) -> None:
        """That, too."""
        self.pairs += other.pairs
        self.gained += other.gained
        self.squares += other.squares
        self.by_number = [a + b for a, b in zip(self.by_number, other.by_number, strict=True)]

    def signs(self) -> list[float]:
        """By how many standard errors each number helps when it is greater."""
        error = sqrt(max(1.0, self.squares))
        return [total / error for total in self.by_number]


@dataclass(frozen=True)
class Batch:
    """Some pairs of games round the same numbers."""

    part: Part
    numbers: dict[str, float]
    spread: float
    seed: str
    first: int
    end: int

    def play(self) -> Tally:
        """All of them."""
        found = Tally(0, 0.0, 0.0, [0.0] * len(self.numbers))
        for number in range(self.first, self.end):
            found.add(self.pair(number))
        return found

    def pair(self, number: int) -> Tally:
        """The same deal twice, every number on one side and on the other."""
        part = self.part
        seed = f"{self.seed}/{number}"
        dice = Random(seed)
        signs = [dice.choice((-1, 1)) for _ in self.numbers]
        players = part.sizes[number % len(part.sizes)]
        more, less = [
            part.play(part.with_numbers(self.moved([side * sign for sign in signs])), players, seed) for side in (1, -1)
        ]
        return Tally(1, more + less, (more - less) ** 2, [sign * (more - less) for sign in signs])

    def moved(self, steps: list[int] | list[float]) -> dict[str, float]:
        """The numbers, each moved by so many of its units."""
        units = TUNED[self.part.faction]
        return {
            name: sensible(name, number + step * self.spread * units[name])
            for (name, number), step in zip(self.numbers.items(), steps, strict=True)
        }


def sensible(name: str, number: float) -> float:
    """Not below what makes sense."""
    return round(max(number, LEAST.get(name, number)), 3)


@dataclass
class Climb:
    """Where a run stands: plain data, so that it can be broken off and taken up again."""

    numbers: dict[str, float]
    rounds: int
    told: list[str]

    def to_dict(self) -> dict[str, object]:
        """Plain data, for JSON."""
        return asdict(self)


def climb(
    part: Part, state: Climb, rounds: int, games: int, seed: str, processes: int, keep: Callable[[Climb], None]
) -> Climb:
    """Go on until so many rounds are through; *keep* is told after each of them."""
    pairs = max(1, games // 2)
    with Spread(processes) as spread:
        while state.rounds < rounds:
            reach = SPREADS[min(state.rounds, len(SPREADS) - 1)]
            batches = [
                Batch(part, state.numbers, reach, f"{seed}/{state.rounds}", *span) for span in spans(pairs, BATCH)
            ]
            tally = Tally(0, 0.0, 0.0, [0.0] * len(state.numbers))
            for one in spread.map(Batch.play, batches):
                tally.add(one)
            signs = tally.signs()
            steps = [max(-1.0, min(1.0, sign / PROOF)) if abs(sign) > HINT else 0.0 for sign in signs]
            state = Climb(batches[0].moved(steps), state.rounds + 1, [*state.told, line_of(tally, state.numbers)])
            keep(state)
    return state


def line_of(tally: Tally, numbers: dict[str, float]) -> str:
    """What a round told, in a line: the share of games won, and what helps most."""
    signs = sorted(zip(numbers, tally.signs(), strict=True), key=lambda one: -abs(one[1]))[:8]
    most = ", ".join(f"{name} {sign:+.1f}" for name, sign in signs)
    return f"{100 * tally.gained / max(1, 2 * tally.pairs):.1f} % of {2 * tally.pairs} games; {most}"
