"""Statistics of The Duel: who wins, how long it takes, and with which characters; so that odd results show up."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from math import sqrt
from statistics import median
from typing import Final

from sixgun.bots import make
from sixgun.bots.drive import play
from sixgun.duel.abilities import CHARACTERS
from sixgun.duel.options import MODES
from sixgun.duel.setup import Setup, set_up
from sixgun.duel.state import State
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.option import NONE
from sixgun.kernel.session import Session
from sixgun.lab.spread import Spread, even_spans

LONGEST: Final = 10_000
SURE: Final = 3.0  # standard errors a share must be off to be called odd
FAR: Final = 0.08  # and by how much


@dataclass(frozen=True)
class Game:
    """One game: by seat the squad's id and its characters; the seat that won; how long it was."""

    squads: tuple[str, ...]
    members: tuple[tuple[str, ...], ...]
    winner: int
    turns: int
    decisions: int


@dataclass
class Tally:
    """How often something was there, and how often its side won."""

    games: int = 0
    won: int = 0

    def add(self, won: bool) -> None:
        """One more game."""
        self.games += 1
        self.won += won

    @property
    def share(self) -> float:
        """The part that was won."""
        return self.won / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """The standard error of it."""
        return sqrt(self.share * (1.0 - self.share) / self.games) if self.games else 0.0


@dataclass
class Statistics:
    """What the games of one mode came to."""

    mode: str
    seed: str
    games: int = 0
    finished: int = 0
    sides: dict[str, Tally] = field(default_factory=dict)
    characters: dict[str, Tally] = field(default_factory=dict)
    squad_of: dict[str, str] = field(default_factory=dict)
    turns: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)

    def add(self, game: Game) -> None:
        """One more game."""
        self.games += 1
        if game.winner == NONE:
            return
        self.finished += 1
        self.turns.append(game.turns)
        self.decisions.append(game.decisions)
        for seat, squad in enumerate(game.squads):
            won = seat == game.winner
            self.sides.setdefault(squad, Tally()).add(won)
            for who in game.members[seat]:
                self.characters.setdefault(who, Tally()).add(won)
                self.squad_of[who] = squad

    def ranking(self) -> list[str]:
        """The characters, squad by squad as they sit, those that win most first."""
        squads = list(self.sides)
        order = sorted(self.characters, key=lambda who: -self.characters[who].share)
        return sorted(order, key=lambda who: squads.index(self.squad_of[who]))

    def odd(self) -> list[str]:
        """Characters whose squads win far more or less often than that squad does in general."""
        found = []
        for who in self.ranking():
            tally = self.characters[who]
            off = abs(tally.share - self.sides[self.squad_of[who]].share)
            if off > FAR and off > SURE * tally.error:
                found.append(who)
        return found

    def to_dict(self) -> dict[str, object]:
        """Plain data, for JSON."""
        return {
            "mode": self.mode,
            "seed": self.seed,
            "games": self.games,
            "finished": self.finished,
            "turns": spread(self.turns),
            "decisions": spread(self.decisions),
            "sides": {side: asdict(tally) | {"share": tally.share} for side, tally in self.sides.items()},
            "characters": {
                who: asdict(self.characters[who]) | {"share": self.characters[who].share, "squad": self.squad_of[who]}
                for who in self.ranking()
            },
            "odd": self.odd(),
        }


def spread(values: list[int]) -> dict[str, float]:
    """The shape of some lengths."""
    if not values:
        return {}
    ordered = sorted(values)
    return {
        "least": ordered[0],
        "median": median(ordered),
        "mean": sum(ordered) / len(ordered),
        "p95": ordered[int(0.95 * (len(ordered) - 1))],
        "most": ordered[-1],
    }


def collect(mode: str, games: int, seed: str, processes: int = 1) -> Statistics:
    """Let baseline bots play *games* games of a mode; game i is seeded ``f"{seed}/{i}"``."""
    if mode not in MODES:
        raise BadSetup(f"there is no mode {mode!r}; the modes are {', '.join(MODES)}")
    batches = [Batch(mode, seed, *span) for span in even_spans(games, processes, games)]
    statistics = Statistics(mode, seed)
    with Spread(processes) as spread:
        for played in spread.map(Batch.play, batches):
            for game in played:
                statistics.add(game)
    return statistics


@dataclass(frozen=True)
class Batch:
    """Some games, played one after the other in one process."""

    mode: str
    seed: str
    first: int
    end: int

    def play(self) -> list[Game]:
        """The games."""
        setup = Setup(self.mode)
        return [play_one(setup, f"{self.seed}/{number}") for number in range(self.first, self.end)]


def play_one(setup: Setup, seed: str) -> Game:
    """One game of baseline bots."""
    state = set_up(setup, seed)
    assert isinstance(state, State)
    session = Session(state)
    members = tuple(tuple(CHARACTERS[c].id for c in reserve) for reserve in state.reserves)  # nobody is in play yet
    bots = [make("baseline", seat, seed, "duel") for seat in range(state.seats)]
    decisions = play(session, bots, LONGEST)
    squads = tuple(state.mode.squads[squad].id for squad in state.squads)
    return Game(squads, members, state.winner, state.turns, decisions)


# -- for people -------------------------------------------------------------------------------------


def in_words(statistics: Statistics) -> str:
    """A table in Markdown: sides, length, every character."""
    turns, decisions = spread(statistics.turns), spread(statistics.decisions)
    lines = [
        f"## {statistics.mode}",
        "",
        f"{statistics.games:,} games, {statistics.finished:,} finished, seed `{statistics.seed}`.",
        "",
        "| side | won |",
        "|---|---|",
        *(f"| {side} | {tally.share:.1%} ± {2 * tally.error:.1%} |" for side, tally in statistics.sides.items()),
        "",
        "| length | least | median | mean | 95 % | most |",
        "|---|---|---|---|---|---|",
        length_row("turns", turns),
        length_row("decisions", decisions),
        "",
        f"![Characters of {statistics.mode} by win share](duel-statistics/{statistics.mode}.svg)",
        "",
        "| character | squad | games | won | |",
        "|---|---|---|---|---|",
        *(character_row(statistics, who) for who in statistics.ranking()),
        "",
    ]
    return "\n".join(lines)


def length_row(name: str, shape: dict[str, float]) -> str:
    """How long the games are."""
    return f"| {name} | " + " | ".join(f"{value:,.0f}" for value in shape.values()) + " |"


def character_row(statistics: Statistics, who: str) -> str:
    """One character."""
    tally = statistics.characters[who]
    odd = "odd" if who in statistics.odd() else ""
    squad = statistics.squad_of[who]
    return f"| `{who}` | {squad} | {tally.games:,} | {tally.share:.1%} ± {2 * tally.error:.1%} | {odd} |"
