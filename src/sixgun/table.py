"""A table: one game with its setup and seed. The way in for everybody outside the engine."""

from __future__ import annotations

from sixgun.games import FIRST, Kind, Setup, kind_of
from sixgun.kernel.ask import Ask
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.errors import BadRecord, NoSuchSeat
from sixgun.kernel.game import View
from sixgun.kernel.hints import Callable, Final
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.record import Record, answers_in
from sixgun.kernel.session import Session

PLAYED_ON: Final = "replay"  # the kind of start of a game that goes on from a moment of another


class Table:
    """A game being played, from setup to result."""

    def __init__(self, kind: Kind, setup: Setup, seed: str, session: Session) -> None:
        self.kind = kind
        self.setup = setup
        self.seed = seed
        self.session = session
        self.start: dict[str, object] | None = None  # of practice games: where they begin

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.session.over

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.session.game.seats

    @property
    def asked(self) -> list[int]:
        """The seats the table waits for."""
        return self.session.asked()

    def check_seat(self, seat: int, or_none: bool = False) -> int:
        """The same number, if it is a seat of this table (or NONE, a spectator, where that will do)."""
        if 0 <= seat < self.seats or (or_none and seat == NONE):
            return seat
        raise NoSuchSeat(f"there is no seat {seat}; the seats of this table are 0 to {self.seats - 1}")

    def question(self, seat: int) -> Ask | None:
        """What *seat* is being asked, if anything; its ``options`` are the legal answers."""
        return self.session.question(self.check_seat(seat))

    def choices(self, seat: int) -> list[Option]:
        """Everything *seat* may answer now, interjections included."""
        return self.session.choices(self.check_seat(seat))

    def answer(self, seat: int, key: str | Option, number: int = NONE) -> None:
        """Answer for *seat*; an illegal or late answer is refused and changes nothing."""
        self.session.answer(seat, key, number)

    def view(self, seat: int = NONE) -> View:
        """What *seat* (NONE: a spectator) may know."""
        return self.session.view(self.check_seat(seat, or_none=True))

    def show(self, seat: int = NONE, since: int = 0) -> dict[str, object]:
        """View, open question and events since number *since*, as plain data."""
        from sixgun.kernel.show import show  # simulations never do

        return show(self.session, self.check_seat(seat, or_none=True), since)

    def why_not(self, seat: int, card: str, target: int = NONE) -> dict[str, object] | None:
        """Why a play is not offered: reason id, rule id, arguments; None if it is offered."""
        return self.session.why_not(self.check_seat(seat), card, target)

    def take_back(self, seat: int) -> int:
        """Take the seat's last move back, as long as nothing was seen and nobody asked since."""
        return self.session.take_back(self.check_seat(seat))

    def fork(self) -> Table:
        """An independent copy, for looking ahead."""
        other = Table(self.kind, self.setup, self.seed, self.session.fork())
        other.start = self.start
        return other

    def redeal(self, seat: int, seed: str) -> Table:
        """A copy whose hidden cards and roles are drawn anew, consistently with what *seat* knows."""
        return Table(self.kind, self.setup, "", self.session.redeal(self.check_seat(seat), Chance(key_of(seed))))

    def fingerprint(self) -> str:
        """Equal for equal positions."""
        return self.session.fingerprint()

    @property
    def result(self) -> dict[str, object] | None:
        """Who won; None while the game goes on."""
        return self.session.result

    @property
    def standings(self) -> list[dict[str, object]]:
        """Of a series: who stands where so far, best first; empty for a single game."""
        return self.session.game.standings()

    def record(self) -> Record:
        """Setup, seed and answers so far: with them the game can be played again."""
        if not self.seed:
            raise BadRecord("a redealt table has no record: nobody dealt these cards")
        answers = answers_in(self.session)
        return Record(
            self.kind.rules, self.kind.id, self.setup.to_dict(), self.seed, answers, self.fingerprint(), self.start
        )


def new_game(
    game: str = FIRST,
    players: int | None = None,
    *,
    mode: str | None = None,
    sets: tuple[str, ...] | None = None,
    options: dict[str, object] | None = None,
    seed: str | None = None,
    live: bool = True,
) -> Table:
    """Set up a table. Without a *seed* the game is dealt by a secret one. Live tables tell the story of the game.

    What is not said is as usual: four players in the classic game, the mode ``duel`` in The Duel.
    """
    if seed is None:
        from secrets import token_hex  # only a table dealt by chance needs it

        seed = token_hex(16)
    said = {"players": players, "mode": mode, "sets": None if sets is None else list(sets), "options": options or {}}
    setup = {name: value for name, value in said.items() if value is not None}
    return open_table(game, kind_of(game).usual | setup, seed, live)


def open_table(game: str, setup: dict[str, object], seed: str, live: bool = True) -> Table:
    """A table from the plain form of its setup."""
    kind = kind_of(game)
    checked = kind.read_setup(setup)
    return Table(kind, checked, seed, Session(kind.set_up(checked, seed), live))


def open_record(record: Record, live: bool = True) -> Table:
    """The table of a record before its first answer."""
    if record.start is not None and record.start["kind"] != PLAYED_ON:
        raise BadRecord(
            f"the record begins at a {record.start['kind']}, not with a deal: sixgun.rulings.replay plays it"
        )
    table = open_table(record.game, record.setup, record.seed, live)
    table.start = record.start
    return table


def replay(
    record: Record | str | bytes, live: bool = True, opened: Callable[[Record, bool], Table] = open_record
) -> Table:
    """Play a record again; refuse it if it belongs to other rules or does not lead where it should."""
    if not isinstance(record, Record):
        record = Record.from_json(record)
    kind = kind_of(record.game)
    if record.rules != kind.rules:
        raise BadRecord(f"the record was played by rules {record.rules!r}; these are {kind.rules!r}")
    table = opened(record, live)
    record.play_on(table.session)
    return table
