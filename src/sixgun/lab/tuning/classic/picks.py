"""Recorded choices of targets, and the weights that explain them best."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from sixgun.bots import make
from sixgun.bots.bot import Acts
from sixgun.bots.classic.ledger import Note, RoleLedger, band_of, phase_of
from sixgun.bots.classic.lore import PHASES, REACHES, ROLES, SIZE, Lore, place_of
from sixgun.bots.drive import play
from sixgun.classic.table.roles import SHERIFF
from sixgun.classic.table.state import State
from sixgun.games import kind_of
from sixgun.kernel.session import Session

LONGEST: Final = 10_000
ROUNDS: Final = 12
STIFF: Final = 4.0  # imagined choices for each weight: what was never seen stays near 1
FLOOR: Final = 0.03  # of the weight of an average target: nobody is above a bluff
NO_LORE: Final = Lore([], [], [], 0.0, 0.0)


@dataclass(frozen=True)
class Pick:
    """Who was chosen, and among whom: places in the table of weights."""

    chosen: int
    among: tuple[int, ...]


@dataclass
class Picks:
    """What players whose roles are known did: places are those of the lists of ``Lore``."""

    picks: list[Pick] = field(default_factory=list)
    actors: list[int] = field(default_factory=list)  # of each pick, by phase and role
    masses: list[int] = field(default_factory=list)  # attacks on everybody, by phase and role
    turns: list[tuple[int, bool]] = field(default_factory=list)  # and whether they were quiet

    def add(self, other: Picks) -> None:
        """Those, too."""
        self.picks += other.picks
        self.actors += other.actors
        self.masses += other.masses
        self.turns += other.turns


class Recorder(RoleLedger):
    """A ledger that knows the roles: it writes down what others would have to weigh."""

    def __init__(self, roles: list[int]) -> None:
        super().__init__(NO_LORE, 1, 0, roles.index(SHERIFF), [[role] for role in roles], 1)
        self.found = Picks()

    def actor(self, seat: int) -> int:
        """Phase and role of whoever acts."""
        return phase_of(self.noted, len(self.roles)) * ROLES + self.roles[seat][0]

    def likelihoods(self, kind: int, actor: int, target: int, aims: int, lives: int) -> list[float]:
        """One was picked among those there were."""
        phase = phase_of(self.noted, len(self.roles))
        places = {
            seat: place_of(kind, phase, self.roles[actor][0], role[0], band_of(lives, seat))
            for seat, role in enumerate(self.roles)
            if seat != actor and (seat == target or aims >> seat & 1)
        }
        self.found.picks.append(Pick(places[target], tuple(places.values())))
        self.found.actors.append(self.actor(actor))
        return [0.0]

    def readiness(self, actor: int) -> list[float]:
        """All were attacked."""
        self.found.masses.append(self.actor(actor))
        return [0.0]

    def quietness(self, actor: int, near: int, is_quiet: bool) -> list[float]:
        """A turn is over."""
        self.found.turns.append((REACHES * self.actor(actor) + near, is_quiet))
        return [0.0]

    def add(self, note: Note, sign: float) -> None:
        """What proved to be a help is forgotten."""
        if sign < 0.0:
            self.found.picks.pop()
            self.found.actors.pop()

    def add_by_role(self, actor: int, values: list[float]) -> None:
        """It is written down already."""


@dataclass(frozen=True)
class Recording:
    """One game to be played and looked at: the bots by seat, in turn."""

    players: int
    bots: tuple[str, ...]
    seed: str

    def picks(self) -> Picks:
        """Play it; what its players chose."""
        session, acts = self.play()
        game = session.game
        assert isinstance(game, State)
        recorder = Recorder([p.role for p in game.players])
        recorder.read_on(acts)
        return recorder.found

    def play(self) -> tuple[Session, Acts]:
        """The game to its end, and what was done in it before all eyes."""
        kind = kind_of("classic")
        session = Session(kind.set_up(kind.read_setup(kind.usual | {"players": self.players}), self.seed))
        crew = [make(self.bots[seat % len(self.bots)], seat, self.seed) for seat in range(self.players)]
        play(session, crew, LONGEST)
        return session, crew[0].acts


def fit(picks: Iterable[Pick]) -> list[float]:
    """The weights that make the choices likeliest, by minorise–maximise; a floor keeps the unheard-of possible."""
    picks = [pick for pick in picks if len(pick.among) > 1]
    chosen = [STIFF] * SIZE
    for pick in picks:
        chosen[pick.chosen] += 1.0
    weights = [1.0] * SIZE
    for _ in range(ROUNDS):
        chances = [STIFF] * SIZE
        for pick in picks:
            share = 1.0 / sum([weights[place] for place in pick.among])
            for place in pick.among:
                chances[place] += share
        weights = [count / chance for count, chance in zip(chosen, chances, strict=True)]
    return [round(max(FLOOR, weight), 4) for weight in weights]


def fit_mass(found: Picks) -> list[float]:
    """By phase and role, the attacks on everybody for each attack on somebody; in a phase, 1 on average."""
    weights: list[float] = []
    for phase in range(PHASES):
        places = range(phase * ROLES, (phase + 1) * ROLES)
        rates = [(found.masses.count(p) + STIFF / 8) / (found.actors.count(p) + STIFF) for p in places]
        weights += [round(max(FLOOR, rate * ROLES / sum(rates)), 4) for rate in rates]
    return weights


def fit_quiet(found: Picks) -> list[float]:
    """By phase, role and who is in reach: the part of turns without an attack."""
    turns = [STIFF] * (PHASES * ROLES * REACHES)
    quiet = [STIFF / 2] * (PHASES * ROLES * REACHES)
    for place, is_quiet in found.turns:
        turns[place] += 1.0
        quiet[place] += is_quiet
    return [round(q / n, 4) for q, n in zip(quiet, turns, strict=True)]
