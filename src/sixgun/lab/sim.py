"""Many games of bots, fast; who won, how fast it went, and a digest that is equal on every build."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from time import process_time
from typing import Final

from sixgun.bots import make
from sixgun.bots.drive import play, play_at_random
from sixgun.build import build_name
from sixgun.games import kind_of
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.session import Session
from sixgun.lab.spread import Spread, even_spans

BATCH: Final = 200  # games between two signs of progress
NO_SIDE: Final = "none"  # where a seat wins, not a side: two players, and …
SERIES: Final = "series"
LONGEST: Final = 10_000  # decisions; a game that lasts longer counts as unfinished


@dataclass(frozen=True)
class Played:
    """One game: the side that won (None: unfinished), its decisions, its last position; of a series, the dollars."""

    side: str | None
    decisions: int
    fingerprint: str
    trouble: str = ""
    dollars: tuple[int, ...] = ()


@dataclass(frozen=True)
class Report:
    """What came out of a simulation."""

    game: str
    setup: dict[str, object]
    seed: str
    bots: tuple[str, ...]
    games: int
    finished: int
    errors: int
    decisions: int
    longest: int
    cpu_seconds: float
    games_per_cpu_second: float
    decisions_per_cpu_second: float
    winners: dict[str, int]
    digest: str
    build: str
    troubles: list[str] = field(default_factory=list)
    mean_dollars: list[float] = field(default_factory=list)  # by seat, of series

    def to_dict(self) -> dict[str, object]:
        """Plain data, for JSON."""
        return asdict(self)

    def shares(self) -> dict[str, float]:
        """The part of the finished games each side won."""
        return {side: won / self.finished for side, won in self.winners.items()}


def simulate(
    game: str,
    setup: dict[str, object],
    games: int,
    seed: str,
    bots: tuple[str, ...] = ("baseline",),
    processes: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play *games* games; game i is seeded ``f"{seed}/{i}"``. *bots*: one name for all seats, or one per seat.

    *progress* is told now and then how many games are done.
    """
    names = seated(game, setup, seed, bots)
    batches = [Batch(game, setup, seed, names, *span) for span in even_spans(games, processes, BATCH)]
    played: list[Played] = []
    seconds = 0.0
    with Spread(processes) as spread:
        for games_played, took in spread.map(Batch.play, batches):
            played += games_played
            seconds += took
            progress(len(played))
    return sum_up(batches[0] if batches else Batch(game, setup, seed, names, 0, 0), played, seconds)


def seated(game: str, setup: dict[str, object], seed: str, bots: tuple[str, ...]) -> tuple[str, ...]:
    """One bot for each seat; what cannot be is refused before the first game."""
    kind = kind_of(game)
    seats = kind.set_up(kind.read_setup(setup), seed).seats
    names = bots * seats if len(bots) == 1 else bots
    if len(names) != seats:
        raise BadSetup(f"{len(bots)} bots for {seats} seats: name one for all of them, or one for each")
    for seat, name in enumerate(names):
        make(name, seat, seed, game)
    return names


@dataclass(frozen=True)
class Batch:
    """Some games of a simulation, played one after the other in one process."""

    game: str
    setup: dict[str, object]
    seed: str
    names: tuple[str, ...]
    first: int
    end: int

    def play(self) -> tuple[list[Played], float]:
        """The games, and the CPU seconds they took."""
        kind = kind_of(self.game)
        setup = kind.read_setup(self.setup)
        played: list[Played] = []
        seconds = 0.0
        for number in range(self.first, self.end):
            seed = f"{self.seed}/{number}"
            session: Session | None = None
            begun = process_time()
            try:
                session = Session(kind.set_up(setup, seed))
                made = self.play_one(session, seed)
                seconds += process_time() - begun
                played.append(outcome(session, made))
            except Exception as error:  # noqa: BLE001 - a simulation reports every error and goes on
                seconds += process_time() - begun
                made = 0 if session is None else session.answered
                played.append(Played(None, made, "", f"game {seed!r}, decision {made}: {error!r}"))
        return played, seconds

    def play_one(self, session: Session, seed: str) -> int:
        """One game; how many decisions it took."""
        if all(name == "random" for name in self.names):
            return play_at_random(session, f"{seed}/random", longest(session))
        crew = [make(name, seat, seed, self.game) for seat, name in enumerate(self.names)]
        return play(session, crew, longest(session))


def longest(session: Session) -> int:
    """How many decisions are too many: of a series, for each of its games."""
    return LONGEST * max(1, len(session.game.standings()))


def outcome(session: Session, made: int) -> Played:
    """What a game came to."""
    result = session.result
    if result is None:
        return Played(None, made, session.fingerprint())
    dollars, winners = result.get("dollars"), result["winners"]
    assert isinstance(winners, list)
    alone = result["side"] in (NO_SIDE, SERIES) and winners
    side = f"seat {winners[0]}" if alone else str(result["side"])
    return Played(side, made, session.fingerprint(), dollars=tuple(dollars) if isinstance(dollars, list) else ())


def sum_up(batch: Batch, played: list[Played], seconds: float) -> Report:
    """The report over all games, in their order."""
    digest = blake2b(digest_size=16)
    for one in played:
        digest.update(f"{one.fingerprint} {one.decisions}\n".encode())
    won = Counter(one.side for one in played if one.side is not None)
    decisions = sum(one.decisions for one in played)
    troubles = [one.trouble for one in played if one.trouble]
    return Report(
        game=batch.game,
        setup=batch.setup,
        seed=batch.seed,
        bots=batch.names,
        games=len(played),
        finished=won.total(),
        errors=len(troubles),
        decisions=decisions,
        longest=max((one.decisions for one in played), default=0),
        cpu_seconds=seconds,
        games_per_cpu_second=len(played) / seconds if seconds else 0.0,
        decisions_per_cpu_second=decisions / seconds if seconds else 0.0,
        winners=dict(sorted(won.items())),
        digest=digest.hexdigest(),
        build=build_name(),
        troubles=troubles[:10],
        mean_dollars=means([one.dollars for one in played if one.dollars]),
    )


def means(dollars: list[tuple[int, ...]]) -> list[float]:
    """By seat, over all series."""
    return [sum(seat) / len(dollars) for seat in zip(*dollars, strict=True)] if dollars else []
