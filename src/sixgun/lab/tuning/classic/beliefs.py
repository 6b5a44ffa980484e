"""Learn who picks whom from recorded games: the weights, and how much a single act may tell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log
from typing import Final

from sixgun.bots.bot import Acts
from sixgun.bots.classic.ledger import RoleLedger, arrangements
from sixgun.bots.classic.lore import Lore
from sixgun.classic.table.roles import SHERIFF
from sixgun.classic.table.state import State
from sixgun.kernel.option import NONE
from sixgun.lab.spread import Spread, spans
from sixgun.lab.tuning.classic.picks import Picks, Recording, fit, fit_mass, fit_quiet

TEMPERS: Final = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
DOUBT: Final = 0.005  # no act can take away more: people bluff
TEST_ONE_IN: Final = 5  # games kept apart, to find the temper
EVERY: Final = 3  # acts between two looks
BATCH: Final = 50  # games
LEAST: Final = 1e-6


@dataclass(frozen=True)
class Batch:
    """Some games to record, or to test likelihoods on."""

    players: int
    bots: tuple[str, ...]
    seed: str
    first: int
    end: int

    def recordings(self, tests: bool) -> list[Recording]:
        """Its games, those for the test or the others; the bots move round the table."""
        found = []
        for number in range(self.first, self.end):
            if (number % TEST_ONE_IN == 0) == tests:
                at = number % len(self.bots)
                names = self.bots[at:] + self.bots[:at]
                found.append(Recording(self.players, names, f"{self.seed}/{self.players}/{number}"))
        return found

    def picks(self) -> Picks:
        """What the players of all its games chose."""
        found = Picks()
        for recording in self.recordings(False):
            found.add(recording.picks())
        return found

    def scores(self, lists: list[list[float]]) -> list[tuple[float, int]]:
        """For each temper, the log score on the games kept apart, and the number of looks."""
        lore = Lore(lists[0], lists[1], lists[2], 1.0, DOUBT)
        found = [(0.0, 0)] * len(TEMPERS)
        for recording in self.recordings(True):
            session, acts = recording.play()
            game = session.game
            assert isinstance(game, State)
            one = score(acts, [p.role for p in game.players], lore)
            found = [(a + c, b + d) for (a, b), (c, d) in zip(found, one, strict=True)]
        return found


def learn(
    players: int,
    bots: tuple[str, ...],
    games: int,
    seed: str,
    processes: int,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, object]:
    """The table for so many players, with what it comes to on games kept apart."""
    batches = [Batch(players, bots, seed, *span) for span in spans(games, BATCH)]
    picks = Picks()
    with Spread(processes) as spread:
        for done, found in enumerate(spread.map(Batch.picks, batches), 1):
            picks.add(found)
            progress(min(games, done * BATCH))
        lists = [fit(picks.picks), fit_mass(picks), fit_quiet(picks)]
        sums = [(0.0, 0)] * len(TEMPERS)
        for one in spread.map(Batch.scores, batches, [lists] * len(batches)):
            sums = [(a + c, b + d) for (a, b), (c, d) in zip(sums, one, strict=True)]
    means = [total / max(1, looks) for total, looks in sums]
    best = min(range(len(TEMPERS)), key=lambda at: means[at])
    return {
        "temper": TEMPERS[best],
        "doubt": DOUBT,
        "picks": len(picks.picks),
        "log score": round(means[best], 4),
        "mass": lists[1],
        "quiet": lists[2],
        "weights": lists[0],
    }


def score(acts: Acts, roles: list[int], lore: Lore) -> list[tuple[float, int]]:
    """One game, seen by its players in turn: for each temper, minus the logarithms of what they gave to the truth."""
    ledger = ledger_of(roles, lore)
    found = [(0.0, 0)] * len(TEMPERS)
    for at, (seat, option) in enumerate(zip(acts.seats, acts.options, strict=True)):
        if seat != ledger.sheriff:
            ledger.take_in(seat, option, acts.aims[at], acts.lives[at])
        lives = acts.lives[at]
        viewer = at // EVERY % len(roles)
        if at % EVERY == 0 and lives != NONE and lives >> 2 * viewer & 3:
            one = look(ledger, roles, viewer, lives)
            found = [(a + c, b + d) for (a, b), (c, d) in zip(found, one, strict=True)]
    return found


def ledger_of(roles: list[int], lore: Lore) -> RoleLedger:
    """An empty ledger for a table with these roles."""
    sheriff = roles.index(SHERIFF)
    hands = arrangements([role for role in roles if role != SHERIFF])
    for hand in hands:
        hand.insert(sheriff, SHERIFF)
    return RoleLedger(lore, 1, 0, sheriff, [list(column) for column in zip(*hands, strict=True)], len(hands))


def look(ledger: RoleLedger, roles: list[int], viewer: int, lives: int) -> list[tuple[float, int]]:
    """What one player would believe now, at each temper."""
    dead = [seat for seat in range(len(roles)) if not lives >> 2 * seat & 3]
    known = {viewer, ledger.sheriff, *dead}
    ways = [way for way in range(ledger.ways) if all(ledger.roles[seat][way] == roles[seat] for seat in known)]
    unknown = [seat for seat in range(len(roles)) if seat not in known]
    if len(ways) < 2 or not unknown:
        return [(0.0, 0)] * len(TEMPERS)
    sums = [ledger.total[way].value - ledger.by_actor[viewer][way].value for way in ways]
    top = max(sums)
    found = []
    for temper in TEMPERS:
        weights = [exp(temper * (value - top)) for value in sums]
        share, even = (1.0 - DOUBT) / sum(weights), DOUBT / len(ways)
        lost = 0.0
        for seat in unknown:
            column = ledger.roles[seat]
            true = [w for w, way in zip(weights, ways, strict=True) if column[way] == roles[seat]]
            lost -= log(max(LEAST, share * sum(true) + even * len(true)))
        found.append((lost, len(unknown)))
    return found
