"""Bots against bots on mirrored deals: who plays better, by how much, and how sure that is.

A *faction* bout plays every deal once with the old bot everywhere and, for each faction, once with the new bot in its
seats. A *free-for-all* plays every deal as often as there are bots: each sits once in every seat, with that seat's
cards and role.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import log, sqrt
from typing import Final

from sixgun.bots import make
from sixgun.bots.drive import play
from sixgun.build import build_name
from sixgun.games import kind_of
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.game import Game
from sixgun.kernel.session import Session
from sixgun.lab.quarry import quarry_of
from sixgun.lab.spread import Spread, even_spans

BATCH: Final = 100  # deals between two signs of progress
SURE: Final = 1.96  # standard errors of a 95 % interval
LONGEST: Final = 10_000  # decisions; a game that lasts longer is won by nobody
LONG: Final = (400, 600, 1000)  # decisions: how many games last longer is told
ALL: Final = "all"
ELO: Final = 400.0 / log(10.0)


@dataclass(frozen=True)
class Row:
    """One bot as one faction, against the reference bot in the same seats of the same deals."""

    bot: str
    faction: str
    deals: int
    share: float
    reference: float
    difference: float
    margin: float  # half of the 95 % interval, as the next
    elo: float | None
    elo_margin: float | None


@dataclass(frozen=True)
class Report:
    """What came out of a bout."""

    game: str
    setup: dict[str, object]
    seed: str
    bots: list[str]
    reference: str
    free: bool
    deals: int
    games: int
    unfinished: int
    longest: int
    long: dict[int, int]  # how many games lasted more decisions than that
    rows: list[Row]
    build: str

    def to_dict(self) -> dict[str, object]:
        """Plain data, for JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Finished:
    """One game: the factions by seat, those that won, how long it took."""

    factions: tuple[str, ...]
    won: frozenset[str]
    decisions: int
    is_over: bool


@dataclass(frozen=True)
class Bout:
    """What is played: *bots* against *reference*, on so many deals."""

    game: str
    setup: dict[str, object]
    bots: tuple[str, ...]
    reference: str
    free: bool
    seed: str

    def check(self) -> None:
        """Refuse what cannot be before the first game."""
        kind = kind_of(self.game)
        seats = kind.set_up(kind.read_setup(self.setup), self.seed).seats
        for name in self.line_up():
            make(name, 0, self.seed, self.game)
        if self.free and len(self.line_up()) > seats:
            raise BadSetup(f"{len(self.line_up())} bots for {seats} seats")

    def line_up(self) -> list[str]:
        """All bots there are in it, the reference last."""
        return list(dict.fromkeys([*self.bots, self.reference])) if self.bots != (self.reference,) else [self.reference]

    def deal(self, number: int) -> Game:
        """The table of that number, before the first question."""
        kind = kind_of(self.game)
        return kind.set_up(kind.read_setup(self.setup), f"{self.seed}/{number}")

    def factions(self, game: Game) -> tuple[str, ...]:
        """Who belongs together there, by seat."""
        return quarry_of(self.game).factions(game)

    def play_game(self, number: int, names: Sequence[str]) -> Finished:
        """That deal, with a bot for each seat."""
        session = Session(self.deal(number))
        factions = self.factions(session.game)
        crew = [make(name, seat, f"{self.seed}/{number}", self.game) for seat, name in enumerate(names)]
        made = play(session, crew, LONGEST)
        result = session.result
        winners = [] if result is None else result["winners"]
        assert isinstance(winners, list)
        return Finished(factions, frozenset([factions[seat] for seat in winners]), made, result is not None)


@dataclass(frozen=True)
class Deal:
    """What one deal came to: by bot and faction, the games it won of those it played."""

    won: dict[tuple[str, str], tuple[int, int]]
    decisions: list[int]
    unfinished: int


def play_deal(bout: Bout, number: int) -> Deal:
    """All games of one deal."""
    return play_free(bout, number) if bout.free else play_factions(bout, number)


def play_factions(bout: Bout, number: int) -> Deal:
    """The old bot everywhere; then each new one as each faction."""
    old = bout.reference
    factions = bout.factions(bout.deal(number))
    base = bout.play_game(number, [old] * len(factions))
    games = [base]
    won = {}
    for faction in dict.fromkeys(factions):
        won[old, faction] = (int(faction in base.won), 1)
        for bot in bout.bots:
            if bot != old:
                game = bout.play_game(number, [bot if one == faction else old for one in factions])
                games.append(game)
                won[bot, faction] = (int(faction in game.won), 1)
    return Deal(won, [game.decisions for game in games], sum(not game.is_over for game in games))


def play_free(bout: Bout, number: int) -> Deal:
    """Every bot once in every seat."""
    line_up = bout.line_up()
    seats = bout.deal(number).seats
    won: dict[tuple[str, str], tuple[int, int]] = {}
    games = []
    for turn in range(len(line_up)):
        names = [line_up[(seat + turn) % len(line_up)] for seat in range(seats)]
        game = bout.play_game(number, names)
        games.append(game)
        for name, faction in zip(names, game.factions, strict=True):
            for group in (faction, ALL):
                wins, played = won.get((name, group), (0, 0))
                won[name, group] = (wins + (faction in game.won), played + 1)
    return Deal(won, [game.decisions for game in games], sum(not game.is_over for game in games))


def play_batch(bout: Bout, span: tuple[int, int]) -> list[Deal]:
    """Some deals, one after the other in one process."""
    return [play_deal(bout, number) for number in range(*span)]


def compete(bout: Bout, deals: int, processes: int = 1, progress: Callable[[int], None] = lambda done: None) -> Report:
    """Play *deals* deals; deal i is seeded ``f"{seed}/{i}"``."""
    bout.check()
    played: list[Deal] = []
    with Spread(processes) as spread:
        for batch in spread.map(partial(play_batch, bout), even_spans(deals, processes, BATCH)):
            played += batch
            progress(len(played))
    return sum_up(bout, played)


def sum_up(bout: Bout, played: list[Deal]) -> Report:
    """The report over all deals."""
    lengths = [decisions for deal in played for decisions in deal.decisions]
    keys = dict.fromkeys(key for deal in played for key in deal.won)
    order = sorted({faction for _, faction in keys})
    return Report(
        game=bout.game,
        setup=bout.setup,
        seed=bout.seed,
        bots=list(bout.bots),
        reference=bout.reference,
        free=bout.free,
        deals=len(played),
        games=len(lengths),
        unfinished=sum(deal.unfinished for deal in played),
        longest=max(lengths, default=0),
        long={limit: sum(length > limit for length in lengths) for limit in LONG},
        rows=[row_of(bout, played, bot, f) for bot in bout.line_up() for f in order if (bot, f) in keys],
        build=build_name(),
    )


def row_of(bout: Bout, played: list[Deal], bot: str, faction: str) -> Row:
    """One bot as one faction: only deals in which both it and the reference played it count."""
    pairs = []
    for deal in played:
        mine, other = deal.won.get((bot, faction)), deal.won.get((bout.reference, faction))
        if mine is not None and other is not None:
            pairs.append((mine[0] / mine[1], other[0] / other[1]))
    count = len(pairs)
    share = sum(mine for mine, _ in pairs) / count if count else 0.0
    reference = sum(other for _, other in pairs) / count if count else 0.0
    margin = SURE * error_of([mine - other for mine, other in pairs])
    elo, elo_margin = elo_of(share, reference, margin)
    return Row(bot, faction, count, share, reference, share - reference, margin, elo, elo_margin)


def error_of(values: list[float]) -> float:
    """The standard error of the mean of some values."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def elo_of(share: float, reference: float, margin: float) -> tuple[float | None, float | None]:
    """How many points of Elo lie between two shares of games won in the same place, by their odds."""
    if not (0.0 < share < 1.0 and 0.0 < reference < 1.0):
        return None, None
    middle = (share + reference) / 2
    elo = ELO * (log(share / (1.0 - share)) - log(reference / (1.0 - reference)))
    return elo, ELO * margin / (middle * (1.0 - middle))
