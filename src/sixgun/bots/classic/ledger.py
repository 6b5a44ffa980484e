"""What the public acts say of every way to share out the roles, worked out once for all bots at a table. [CL-INFO-1]

For each act, the chance of *this* target among those there were, given the roles of actor and targets (Luce's choice
axiom: weights of the targets, divided by their sum). The weights are learnt from recorded games: see ``sixgun tune``.
"""

from __future__ import annotations

from math import log

from sixgun.bots.bot import Acts, Ledger
from sixgun.bots.classic.kinds import (
    BANG,
    CAT_BALOU,
    DEED,
    DUEL,
    GATLING,
    INDIANS,
    JAIL,
    KIND,
    PANIC,
    RICOCHETS,
    SHOOTS,
    SNIPES,
    SWAPS,
    TRADES,
    is_burden,
)
from sixgun.bots.classic.lore import BANDS, PHASES, REACHES, ROLES, ROW, Lore, reach_of
from sixgun.classic.table.roles import SHERIFF
from sixgun.classic.view import View
from sixgun.kernel.hints import Final, i64, mypyc_attr
from sixgun.kernel.option import NONE, PASS, Option

COLUMNS: Final[dict[tuple[int, ...], list[list[int]]]] = {}  # see ``columns_of``
TAKES: Final = 3
MASS: Final = 9
ACT_OF: Final[dict[int, int]] = {  # what is told apart: a shot, a duel, a jail, a card taken, an attack on everybody
    BANG: 0,
    SHOOTS: 0,
    SNIPES: 0,
    DUEL: 1,
    JAIL: 2,
    SWAPS: 2,
    PANIC: TAKES,
    CAT_BALOU: TAKES,
    TRADES: TAKES,
    RICOCHETS: TAKES,
    INDIANS: MASS,
    GATLING: MASS,
}


class Sum:
    """The logarithm of how likely some acts are, should this be the way."""

    __slots__ = ("value",)

    def __init__(self, value: float) -> None:
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class RoleLedger(Ledger):
    """By actor and way, the logarithm of how likely the actor's acts are."""

    __slots__ = (
        "lore", "number", "from_act", "sheriff", "roles", "ways", "read", "noted", "changes", "by_actor", "total",
        "last", "busy",
    )  # fmt: skip

    def __init__(self, lore: Lore, number: int, from_act: int, sheriff: int, roles: list[list[int]], ways: int) -> None:
        self.lore = lore
        self.number = number  # which game of a series it is
        self.from_act = from_act  # the first that tells of it
        self.sheriff = sheriff
        self.roles = roles  # by seat and way
        self.ways = ways
        self.read = from_act  # how many acts were looked at …
        self.noted = 0  # … and how many told something
        self.changes = 0
        self.by_actor = [[Sum(0.0) for _ in range(ways)] for _ in roles]
        self.total = [Sum(0.0) for _ in range(ways)]
        self.last: Note | None = None  # the latest, if it may prove to be a help
        self.busy = NONE  # who has attacked somebody in this turn

    def copy(self) -> Ledger:
        """The same sums, apart."""
        other = RoleLedger(self.lore, self.number, self.from_act, self.sheriff, self.roles, self.ways)
        other.read = self.read
        other.noted = self.noted
        other.changes = self.changes
        other.by_actor = [[Sum(one.value) for one in sums] for sums in self.by_actor]
        other.total = [Sum(one.value) for one in self.total]
        other.last = self.last
        other.busy = self.busy
        return other

    def read_on(self, acts: Acts) -> None:
        """Take in what was done since the last time."""
        for at in range(self.read, len(acts.seats)):
            seat = acts.seats[at]
            if seat != self.sheriff:  # he knows no more than everybody
                self.take_in(seat, acts.options[at], acts.aims[at], acts.lives[at])
        self.read = len(acts.seats)

    def take_in(self, seat: int, option: Option, aims: int, lives: int) -> None:
        """One act; to help somebody out of Jail is no harm, so that a card taken is told of only then."""
        face = option.verb.face
        target = option.target
        if option is PASS:
            self.end_turn(seat, aims)
            return
        if face == NONE:
            last = self.last
            if (
                last is not None
                and last.actor == seat
                and last.target == target
                and option.card != NONE
                and is_burden(option.card)
            ):
                self.add(last, -1.0)
                self.noted -= 1
                self.last = None
            return
        self.last = None
        kind = ACT_OF.get(DEED[face] if option.card == NONE else KIND[face], NONE)
        if kind == MASS:
            self.add_by_role(seat, self.readiness(seat))
            return
        if kind == NONE or target in (NONE, seat) or target >= len(self.roles):
            return
        note = Note(seat, target, self.likelihoods(kind, seat, target, aims, lives))
        self.add(note, 1.0)
        self.noted += 1
        self.busy = seat
        if kind == TAKES:
            self.last = note

    def end_turn(self, seat: int, reach: int) -> None:
        """Somebody attacked nobody, or has attacked: either is likelier of some roles than of others."""
        if reach != NONE:
            near = reach_of(reach, self.sheriff)
            self.add_by_role(seat, self.quietness(seat, near, self.busy != seat))
        self.busy = NONE

    def quietness(self, actor: int, near: int, is_quiet: bool) -> list[float]:
        """For each role the actor may have, the logarithm of the chance of a turn like this one."""
        quiet = self.lore.quiet
        base = phase_of(self.noted, len(self.roles)) * ROLES
        found = [0.0] * ROLES
        for role in set(self.roles[actor]):
            chance = quiet[REACHES * (base + role) + near]
            found[role] = self.lore.temper * log(chance if is_quiet else 1.0 - chance)
        return found

    def readiness(self, actor: int) -> list[float]:
        """For each role the actor may have, the logarithm of how readily it attacks everybody."""
        mass = self.lore.mass
        base = phase_of(self.noted, len(self.roles)) * ROLES
        found = [0.0] * ROLES
        for role in set(self.roles[actor]):
            found[role] = self.lore.temper * log(mass[base + role])
        return found

    def likelihoods(self, kind: int, actor: int, target: int, aims: int, lives: int) -> list[float]:
        """For each way, the logarithm of the chance that just this target was chosen."""
        weights = self.lore.weights
        temper = self.lore.temper
        base: i64 = (kind * PHASES + phase_of(self.noted, len(self.roles))) * ROLES * ROW
        others: list[Other] = []
        for seat in range(len(self.roles)):
            if seat != actor and seat != target and (aims == NONE or aims >> seat & 1):
                others.append(Other(self.roles[seat], band_of(lives, seat)))
        chosen_one = Other(self.roles[target], band_of(lives, target))
        found: list[float] = []
        for way, role in enumerate(self.roles[actor]):
            row = base + role * ROW
            chosen = weights[chosen_one.place(row, way)]
            total = chosen
            for other in others:
                total += weights[other.place(row, way)]
            found.append(temper * log(chosen / total))
        return found

    def add(self, note: Note, sign: float) -> None:
        """Into the sums, or out of them again."""
        mine = self.by_actor[note.actor]
        total = self.total
        for way in range(self.ways):
            value = sign * note.values[way]
            mine[way].value += value
            total[way].value += value
        self.changes += 1

    def add_by_role(self, actor: int, values: list[float]) -> None:
        """Into the sums: what says the same of all ways in which the actor has the same role."""
        mine = self.by_actor[actor]
        total = self.total
        for way, role in enumerate(self.roles[actor]):
            value = values[role]
            mine[way].value += value
            total[way].value += value
        self.changes += 1


class Other:
    """Somebody who could have been chosen: the role in each way, and how well he stood."""

    __slots__ = ("roles", "band")

    def __init__(self, roles: list[int], band: int) -> None:
        self.roles = roles
        self.band: i64 = band

    def place(self, row: i64, way: int) -> i64:
        """Where his weight stands in that row, in that way."""
        return row + self.roles[way] * BANDS + self.band


class Note:
    """What one act said."""

    __slots__ = ("actor", "target", "values")

    def __init__(self, actor: int, target: int, values: list[float]) -> None:
        self.actor = actor
        self.target = target
        self.values = values


def phase_of(noted: int, seats: int) -> int:
    """In the beginning nobody knows much, later everybody does."""
    return 0 if noted < seats else 1 if noted < 3 * seats else 2


def band_of(lives: int, seat: int) -> int:
    """How well a seat stood: 0 with a life point, 1 with two, 2 with more or if nobody knows."""
    return 2 if lives == NONE else max(0, (lives >> 2 * seat & 3) - 1)


def open_ledger(lore: Lore, view: View, from_act: int) -> RoleLedger | None:
    """An empty ledger for the table; None where the roles cannot be counted or hide nothing."""
    seats = len(view.roles)
    dealt = view.mode.roles_for(seats)
    if len(dealt) != seats or dealt.count(SHERIFF) != 1 or SHERIFF not in view.roles or view.mode.public_roles:
        return None
    sheriff = view.roles.index(SHERIFF)
    dealt.remove(SHERIFF)
    columns = columns_of(dealt, sheriff)
    return RoleLedger(lore, view.number, from_act, sheriff, columns, len(columns[0]))


def columns_of(dealt: list[int], sheriff: int) -> list[list[int]]:
    """By seat, its role in each way to share these roles out. Kept for the next game; nobody changes them."""
    key = (sheriff, *dealt)
    if key not in COLUMNS:
        found: list[list[int]] = [[] for _ in key]
        for hand in arrangements(dealt):
            hand.insert(sheriff, SHERIFF)
            for seat in range(len(key)):
                found[seat].append(hand[seat])
        COLUMNS[key] = found
    return COLUMNS[key]


def arrangements(roles: list[int]) -> list[list[int]]:
    """Every order of some roles, each once."""
    if not roles:
        return [[]]
    found: list[list[int]] = []
    for role in sorted(set(roles)):
        rest = roles[:]
        rest.remove(role)
        found += [[role, *others] for others in arrangements(rest)]
    return found
