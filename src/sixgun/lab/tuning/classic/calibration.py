"""How well bots guess roles: the log score against the truth, and how far what they say is from what comes true."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log
from typing import Final

from sixgun.bots import make
from sixgun.bots.bot import Bot
from sixgun.bots.classic.baseline import Baseline
from sixgun.bots.classic.beliefs import Beliefs
from sixgun.bots.classic.mind import Mind
from sixgun.bots.drive import next_answer, seat_all, tell
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE
from sixgun.classic.table.state import State
from sixgun.classic.view import View
from sixgun.games import kind_of
from sixgun.kernel.option import NONE
from sixgun.kernel.session import Session
from sixgun.lab.spread import Spread, even_spans

BINS: Final = 20
LEAST: Final = 1e-6
HIDDEN: Final = (DEPUTY, OUTLAW, RENEGADE)
LONGEST: Final = 10_000


@dataclass
class Calibration:
    """What bots said of roles, and what was true."""

    looks: int = 0
    score: float = 0.0  # sum of the logarithms, as the next
    counting: float = 0.0  # by one who only counts who is left
    true: float = 0.0  # sum of the chances given to the true role
    said: dict[int, list[float]] = field(default_factory=lambda: {role: [0.0] * BINS for role in HIDDEN})
    came: dict[int, list[int]] = field(default_factory=lambda: {role: [0] * BINS for role in HIDDEN})
    cases: dict[int, list[int]] = field(default_factory=lambda: {role: [0] * BINS for role in HIDDEN})

    def add(self, chances: dict[int, float], prior: dict[int, float], true: int) -> None:
        """One look at one seat."""
        self.looks += 1
        self.score -= log(max(LEAST, chances[true]))
        self.counting -= log(max(LEAST, prior[true]))
        self.true += chances[true]
        for role in HIDDEN:
            place = min(BINS - 1, int(chances[role] * BINS))
            self.said[role][place] += chances[role]
            self.came[role][place] += role == true
            self.cases[role][place] += 1

    def merge(self, other: Calibration) -> None:
        """All of that, too."""
        self.looks += other.looks
        self.score += other.score
        self.counting += other.counting
        self.true += other.true
        for role in HIDDEN:
            for place in range(BINS):
                self.said[role][place] += other.said[role][place]
                self.came[role][place] += other.came[role][place]
                self.cases[role][place] += other.cases[role][place]

    def error(self, role: int) -> float:
        """How far what is said of a role is from what comes true, on average over all looks."""
        return sum(abs(s - c) for s, c in zip(self.said[role], self.came[role], strict=True)) / max(1, self.looks)

    def to_dict(self) -> dict[str, object]:
        """Plain data, for JSON."""
        looks = max(1, self.looks)
        return {
            "looks": self.looks,
            "log score": round(self.score / looks, 4),
            "counting only": round(self.counting / looks, 4),
            "true role": round(self.true / looks, 4),
            "calibration error": {name_of(role): round(self.error(role), 4) for role in HIDDEN},
            "reliability": {name_of(role): self.curve(role) for role in HIDDEN},
        }

    def curve(self, role: int) -> list[tuple[float, float, int]]:
        """What was said, what came true and in how many cases, bin by bin."""
        return [
            (round(s / n, 4), round(c / n, 4), n)
            for s, c, n in zip(self.said[role], self.came[role], self.cases[role], strict=True)
            if n
        ]


def name_of(role: int) -> str:
    """In words."""
    return {DEPUTY: "deputy", OUTLAW: "outlaw", RENEGADE: "renegade"}[role]


@dataclass(frozen=True)
class Games:
    """Some games, and who looks on: a bot of that name in every seat, or without one the players themselves."""

    players: int
    bots: tuple[str, ...]
    watcher: str
    seed: str
    first: int
    end: int

    def watch(self) -> Calibration:
        """All of them, one after the other."""
        found = Calibration()
        for number in range(self.first, self.end):
            watch(self.players, self.bots, self.watcher, f"{self.seed}/{number}", found)
        return found


def calibrate(
    players: int, bots: tuple[str, ...], games: int, seed: str, processes: int = 1, watcher: str = ""
) -> Calibration:
    """Look at the beliefs in all seats at every turn of *games* games; game i is seeded ``f"{seed}/{i}"``.

    *watcher*: whose beliefs, if not those of the players themselves.
    """
    found = Calibration()
    batches = [Games(players, bots, watcher, seed, *span) for span in even_spans(games, processes, games)]
    with Spread(processes) as spread:
        for one in spread.map(Games.watch, batches):
            found.merge(one)
    return found


def watch(players: int, bots: tuple[str, ...], watcher: str, seed: str, found: Calibration) -> None:
    """One game; at every turn all players are asked whom they take the others for."""
    kind = kind_of("classic")
    session = Session(kind.set_up(kind.read_setup(kind.usual | {"players": players}), seed))
    crew = [make(bots[seat % len(bots)], seat, seed) for seat in range(players)]
    seat_all(session, crew)
    eyes = [make(watcher, seat, seed) for seat in range(players)] if watcher else crew
    for eye in eyes:
        eye.acts = crew[0].acts  # all have seen the same
    game = session.game
    assert isinstance(game, State)
    turns = NONE
    made = 0
    while (ask := session.ask) is not None and made < LONGEST:
        if ask.quiescent and game.turns != turns:
            turns = game.turns
            for seat in game.order:
                look(session, eyes[seat], found)
        seat, option = next_answer(session, crew)
        if ask.seat == seat:
            tell(crew, seat, ask, option, game.lives(), game.in_reach(seat))
        session.answer(seat, option)
        made += 1


def look(session: Session, bot: Bot, found: Calibration) -> None:
    """Ask one bot."""
    view = session.view(bot.seat, False)
    game = session.game
    assert isinstance(bot, Baseline) and isinstance(view, View) and isinstance(game, State)
    bot.look(view)
    bot.think(view)
    mind = bot.mind
    assert isinstance(mind, Mind)
    beliefs = mind.beliefs
    prior = {role: beliefs.left[role] / max(1, len(beliefs.unknown)) for role in HIDDEN}
    for seat in view.order:
        if view.roles[seat] == NONE and max(prior.values()) < 1.0:  # else there is nothing to guess
            found.add(said_of(beliefs, seat), prior, game.players[seat].role)


def said_of(beliefs: Beliefs, seat: int) -> dict[int, float]:
    """The chance of each role for a seat."""
    return {DEPUTY: beliefs.deputy[seat], OUTLAW: beliefs.outlaw[seat], RENEGADE: beliefs.renegade[seat]}
