"""Play everything there is, in any mixture, until it has all been used; check on the way that no promise is broken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from time import monotonic
from typing import Final

from sixgun.bots import NAMES, Bot, make
from sixgun.bots.drive import next_answer, seat_all, tell
from sixgun.classic.options import DEFAULTS
from sixgun.classic.player import ROLES
from sixgun.classic.sets import SETS
from sixgun.classic.state import State
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.errors import BadSetup
from sixgun.lab.signs import Moment, after, before, everything
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
    games: int = 0
    decisions: int = 0
    longest: int = 0
    findings: list[Finding] = field(default_factory=list)
    used: dict[str, int] = field(default_factory=lambda: dict.fromkeys(goals(), 0))

    @property
    def unused(self) -> list[str]:
        """Every card, character and table option that nobody has used."""
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


def goals() -> list[str]:
    """All that is to be used: cards and characters by id, options by name, on and off."""
    return everything() + [f"{name}={state}" for name in DEFAULTS for state in ("on", "off")]


def hunt(seconds: float | None = None, games: int | None = None, seed: str = "hunt") -> Report:
    """Play until the time is up or the games are played; without a limit, until everything has been used."""
    report = Report(seed)
    begun = monotonic()
    while report.games < (ENOUGH if games is None else games):
        if seconds is not None and monotonic() - begun >= seconds:
            break
        if seconds is None and games is None and not report.unused:
            break
        play_one(report, f"{seed}/{report.games}")
        report.games += 1
    return report


def play_one(report: Report, seed: str) -> None:
    """One game of any kind; whatever goes wrong is a finding."""
    chance = Chance(key_of(f"{seed}/monkey"))
    table = any_table(chance, seed)
    try:
        play_out(table, crew(table, chance, seed), chance, report)
        check_end(table)
        note_options(table, report)
    except Exception as error:  # noqa: BLE001 - a hunt reports every error and goes on
        record = [(seat, option.key) for seat, option in zip(table.session.seats, table.session.answers, strict=True)]
        report.findings.append(Finding(repr(error), table.setup.to_dict(), seed, record))
    report.decisions += len(table.session.answers)
    report.longest = max(report.longest, len(table.session.answers))


def any_table(chance: Chance, seed: str) -> Table:
    """Any size, any sets, any options that go together; every other game as the rulebook has it."""
    while True:
        sizes = sorted(ROLES)
        setup: dict[str, object] = {"players": sizes[chance.below(len(sizes))]}
        setup["sets"] = [name for name in SETS if name == "base" or chance.below(2)]
        options: dict[str, object] = {}
        if chance.below(2):
            options = {name: chance.below(2) == 1 for name, usual in DEFAULTS.items() if isinstance(usual, bool)}
        setup["options"] = options
        try:
            return open_table("classic", setup, seed)
        except BadSetup:
            continue  # these do not go together


def crew(table: Table, chance: Chance, seed: str) -> list[Bot]:
    """Any bots: now all of one kind, now mixed."""
    same = chance.below(3)
    names = [NAMES[same] if same < len(NAMES) else NAMES[chance.below(len(NAMES))] for _ in range(table.seats)]
    bots = [make(name, seat, seed) for seat, name in enumerate(names)]
    seat_all(table.session, bots)
    return bots


def play_out(table: Table, bots: list[Bot], chance: Chance, report: Report) -> None:
    """The game to its end, with a look at everything after every answer."""
    session = table.session
    game = session.game
    assert isinstance(game, State)
    cards = census(game)
    while (ask := session.ask) is not None:
        if len(session.answers) >= LONGEST:
            raise Broken(f"the game has not ended after {LONGEST} decisions")
        if chance.below(FORK_ONE_IN) == 0:
            check_fork(table)
        seat, option = next_answer(session, bots)
        moment = Moment(game, seat, ask, option)
        told = len(game.story or [])
        report.note(before(moment))
        table.answer(seat, option, session.number)
        moment.entries = (game.story or [])[told:]
        report.note(after(moment))
        tell(bots, seat, ask, option)
        if census(game) != cards:
            raise Broken(f"cards were lost or doubled by {option.key!r} of seat {seat}")


def census(game: State) -> list[int]:
    """Every card, wherever it is."""
    piles = [game.deck, game.discards, game.limbo]
    piles += [p.hand for p in game.players] + [p.in_play for p in game.players]
    return sorted(card for pile in piles for card in pile)


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


def note_options(table: Table, report: Report) -> None:
    """The options this game was played with."""
    given = table.setup.to_dict()["options"]
    assert isinstance(given, dict)
    report.note(f"{name}={'on' if given.get(name, usual) else 'off'}" for name, usual in DEFAULTS.items())
