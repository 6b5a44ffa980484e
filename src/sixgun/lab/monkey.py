"""Play everything there is, in any mixture, until it has all been used; check on the way that no promise is broken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from time import monotonic
from typing import Final

from sixgun.bots import Bot, make, names_for
from sixgun.bots.drive import next_answer, seat_all, tell
from sixgun.build import build_name
from sixgun.games import FIRST
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.game import Game
from sixgun.lab.quarry import Quarry, quarry_of
from sixgun.table import Table, open_table, replay

LONGEST: Final = 10_000
ENOUGH: Final = 100_000  # games without a limit of its own: by then everything should have been used
FORK_ONE_IN: Final = 24


@dataclass(frozen=True)
class Finding:
    """A broken promise: what, and the record that leads there."""

    message: str
    setup: dict[str, object]
    seed: str
    answers: list[tuple[int, str]]


@dataclass
class Report:
    """What a hunt came to."""

    seed: str
    game: str = FIRST
    build: str = field(default_factory=build_name)
    games: int = 0
    decisions: int = 0
    longest: int = 0
    findings: list[Finding] = field(default_factory=list)
    used: dict[str, int] = field(default_factory=dict)

    @property
    def unused(self) -> list[str]:
        """Every card, character, mode and table option that nobody has used."""
        return [name for name, times in self.used.items() if not times]

    def note(self, names: Iterable[str]) -> None:
        """These were used."""
        for name in names:
            if name in self.used:
                self.used[name] += 1

    def to_dict(self) -> dict[str, object]:
        """Plain data, for JSON."""
        return asdict(self) | {"unused": self.unused}


class Broken(AssertionError):
    """A promise of the engine that was not kept."""


def goals(game: str = FIRST) -> list[str]:
    """All that is to be used: cards and characters by id, modes and options by name."""
    return quarry_of(game).goals()


def hunt(seconds: float | None = None, games: int | None = None, seed: str = "hunt", game: str = FIRST) -> Report:
    """Play until the time is up or the games are played; without a limit, until everything has been used."""
    quarry = quarry_of(game)
    report = Report(seed, game, used=dict.fromkeys(quarry.goals(), 0))
    begun = monotonic()
    while report.games < (ENOUGH if games is None else games):
        if seconds is not None and monotonic() - begun >= seconds:
            break
        if seconds is None and games is None and not report.unused:
            break
        play_one(report, quarry, f"{seed}/{report.games}")
        report.games += 1
    return report


def play_one(report: Report, quarry: Quarry, seed: str) -> None:
    """One game of any kind; whatever goes wrong is a finding."""
    chance = Chance(key_of(f"{seed}/monkey"))
    table = any_table(report.game, quarry, chance, seed)
    try:
        play_out(table, quarry, crew(table, chance, seed), chance, report)
        check_end(table)
        report.note(quarry.settings(table.setup.to_dict()))
    except Exception as error:  # noqa: BLE001 - a hunt reports every error and goes on
        record = [(seat, option.key) for seat, option in zip(table.session.seats, table.session.answers, strict=True)]
        report.findings.append(Finding(repr(error), table.setup.to_dict(), seed, record))
    report.decisions += table.session.answered
    report.longest = max(report.longest, table.session.answered)


def any_table(game: str, quarry: Quarry, chance: Chance, seed: str) -> Table:
    """Any size, any sets, any options that go together; every other game as the rulebook has it."""
    while True:
        try:
            return open_table(game, quarry.any_setup(chance), seed)
        except BadSetup:
            continue  # these do not go together


def crew(table: Table, chance: Chance, seed: str) -> list[Bot]:
    """Any bots: now all of one kind, now mixed."""
    able = names_for(table.kind.id)
    same = chance.below(len(able) + 1)
    names = [able[same] if same < len(able) else able[chance.below(len(able))] for _ in range(table.seats)]
    bots = [make(name, seat, seed, table.kind.id) for seat, name in enumerate(names)]
    seat_all(table.session, bots)
    for bot in bots:
        if bot.is_slow:
            bot.imagine = None  # games by the thousand: it goes by its policy
    return bots


def play_out(table: Table, quarry: Quarry, bots: list[Bot], chance: Chance, report: Report) -> None:
    """The game to its end, with a look at everything after every answer."""
    session = table.session
    game = session.game
    cards = census(quarry, game)
    while (ask := session.ask) is not None:
        if session.answered >= LONGEST:
            raise Broken(f"the game has not ended after {LONGEST} decisions")
        if chance.below(FORK_ONE_IN) == 0:
            check_fork(table)
        seat, option = next_answer(session, bots)
        moment = quarry.moment(game, seat, session.question(seat) or ask, option)
        told = len(game.story or [])
        report.note(moment.before())
        table.answer(seat, option, session.number)
        moment.entries = (game.story or [])[told:]
        report.note(moment.after())
        tell(bots, seat, ask, option)
        if census(quarry, game) != cards:
            raise Broken(f"cards were lost or doubled by {option.key!r} of seat {seat}")


def census(quarry: Quarry, game: Game) -> list[int]:
    """Every card, wherever it is."""
    return quarry.census(game)


def check_fork(table: Table) -> None:
    """A copy is equal."""
    if table.fork().fingerprint() != table.fingerprint():
        raise Broken("a fork differs from its table")


def check_end(table: Table) -> None:
    """Somebody has won, and the record leads to the same end, the story included."""
    if table.result is None:
        raise Broken("the game is over, but nobody has won")
    again = replay(table.record().to_json())
    if again.fingerprint() != table.fingerprint() or again.show() != table.show():
        raise Broken("the record leads to another game")
