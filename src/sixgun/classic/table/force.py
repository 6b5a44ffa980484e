"""What is in force for a seat: the abilities it has now, by hook, and their printed numbers summed up.

One ``Force`` a seat, and one more for the table itself (seat NONE, the end of the list). Never changed, only replaced:
every copy of a game shares them. Layers: the table (events, modes), offices (leader, driver), characters, cards in
play. A layer is silenced only by one before it, so the order in which things arrived never matters. The table's layer
is laid over the others' when it changes; theirs stay what they were.
"""

from __future__ import annotations

from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.hooks import HOOKS, SILENCES
from sixgun.classic.rules.tables import PRINTED, Listener
from sixgun.classic.table.player import Player
from sixgun.kernel.hints import TYPE_CHECKING, Final, final, i64, mypyc_attr
from sixgun.kernel.option import NONE

if TYPE_CHECKING:
    from sixgun.classic.rules.faces import Face
    from sixgun.classic.table.state import State

COLT_RANGE: Final = 1  # CL-WPN-1: everybody always has a Colt .45
NONE_OF_THEM: Final[list[Listener]] = []
NOT_SORTED: Final[list[list[Listener]]] = []
MOST_TABLES: Final = 2000  # are remembered: two events at most lie there, and what sets and modes lay
NO_HOOK: Final[i64] = -1
ANY_NUMBER: Final = 99
NO_SHIFT: Final = 0  # nobody silences anything in his own turn only [belle_star]
TO_SHIFT: Final = 1  # somebody does, but has not the turn
SHIFTED: Final = 2
AWAKE: Final[dict[str, str]] = {}


@mypyc_attr(acyclic=True, free_list_len=1)
class Ears:
    """Who listens to what, for one row of abilities. Never changed: a row with one more is another one."""

    __slots__ = ("row", "minds", "sole", "asked", "found", "asked_before", "found_before", "by_hook")

    def __init__(self, row: list[Listener], minds: i64) -> None:
        self.row = row
        self.minds = minds
        self.sole = NONE_OF_THEM  # of a row of one: it
        self.asked: i64 = NO_HOOK  # the hook that was asked for last ...
        self.found = NONE_OF_THEM  # ... and who has it: the same few are asked for again and again
        self.asked_before: i64 = NO_HOOK  # the one before it
        self.found_before = NONE_OF_THEM
        self.by_hook = NOT_SORTED  # the same for every hook that was asked for, of what lies on the table

    def listeners(self, hook: i64) -> list[Listener]:
        """Those of the row that have it. Not to be changed."""
        if not self.minds >> hook & 1:
            return NONE_OF_THEM
        if self.asked == hook:
            return self.found
        if self.asked_before == hook:
            return self.found_before
        if self.by_hook:
            return self.by_hook[hook] or self.sort_out(hook)
        if self.sole:
            return self.sole
        self.asked_before, self.found_before = self.asked, self.found
        self.asked, self.found = hook, self.who_has(hook)
        return self.found

    def who_has(self, hook: i64) -> list[Listener]:
        """The same, looked for; as a rule it is one."""
        found = NONE_OF_THEM
        for one in self.row:
            if one.minds >> hook & 1:
                found = found + one.alone if found else one.alone
        return found

    def sort_out(self, hook: i64) -> list[Listener]:
        """The same, noted."""
        found = self.by_hook[hook] = self.who_has(hook)
        return found

    def lie_on_table(self) -> None:
        """All seats ask for many hooks of it."""
        if not self.by_hook:
            self.by_hook = [NONE_OF_THEM] * len(HOOKS)


NO_EARS: Final = Ears([], 0)
ALONE: Final[list[Ears]] = []  # by the number of an ability: that of a row of it alone, if it was ever met


def ears_with(ears: Ears, ability: Ability) -> Ears:
    """The same with one ability more, after the others."""
    if ears is NO_EARS:
        return ears_alone(ability)
    return Ears(ears.row + ability.listener.alone, ears.minds | ability.minds)


def ears_alone(ability: Ability) -> Ears:
    """Of a row of one, made once per process. Longer ones are not kept: there are thousands, each met seldom."""
    for _ in range(len(ALONE), ability.number + 1):
        ALONE.append(NO_EARS)
    found = ALONE[ability.number]
    if found is NO_EARS:
        found = ALONE[ability.number] = Ears([ability.listener], ability.minds)
        found.sole = found.row
    return found


def ears_of(row: list[Listener], minds: i64) -> Ears:
    """Of these, all of which listen to something."""
    if len(row) > 1:
        return Ears(row, minds)
    return ears_alone(row[0].ability) if row else NO_EARS


def ears_without(ears: Ears, ability: Ability) -> Ears:
    """The same with one ability less."""
    row: list[Listener] = []
    minds: i64 = 0
    for other in ears.row:
        if other is not ability.listener:
            row.append(other)
            minds |= other.minds
    return ears_of(row, minds)


@mypyc_attr(acyclic=True, free_list_len=1)
class Force:
    """What one seat has. *minds*: the hooks that are not empty, as bits: the plain test before everything else.

    *ears*: its own abilities; *table*: those that lie on the table, which come first.
    """

    __slots__ = ("ears", "table", "minds", "reach", "closer", "farther", "bang_limit")

    def __init__(self, ears: Ears, table: Ears, reach: int, closer: int, farther: int, bang_limit: int) -> None:
        self.ears = ears
        self.table = table
        self.minds: i64 = ears.minds | table.minds
        self.reach = reach
        self.closer = closer
        self.farther = farther
        self.bang_limit = bang_limit

    def listeners(self, hook: i64) -> list[Listener]:
        """The abilities that have that hook: what is on the table, then the own ones. Not to be changed."""
        if not self.minds >> hook & 1:
            return NONE_OF_THEM
        if not self.table.minds >> hook & 1:
            return self.ears.listeners(hook)
        found = self.table.listeners(hook)
        return found + self.ears.listeners(hook) if self.ears.minds >> hook & 1 else found

    def own(self, hook: i64) -> list[Listener]:
        """Those of them that do not lie on the table. Not to be changed."""
        return self.ears.listeners(hook)

    def with_card(self, face: Face) -> Force:
        """The same with one card more in play."""
        return Force(
            ears_with(self.ears, face) if face.minds else self.ears,
            self.table,
            face.reach or self.reach,
            self.closer + face.closer,
            self.farther + face.farther,
            self.bang_limit + face.more_bangs + (ANY_NUMBER if face.any_number_of_bangs else 0),
        )

    def without_card(self, face: Face) -> Force:
        """The same with one card less; without a weapon there is still the Colt. [CL-WPN-1]"""
        return Force(
            ears_without(self.ears, face) if face.minds else self.ears,
            self.table,
            COLT_RANGE if face.reach else self.reach,
            self.closer - face.closer,
            self.farther - face.farther,
            self.bang_limit - face.more_bangs - (ANY_NUMBER if face.any_number_of_bangs else 0),
        )

    def under(self, old: Force, over: Force) -> Force:
        """The same under another table. The dead have nothing."""
        if self is NOTHING_IN_FORCE:
            return self
        return Force(
            self.ears,
            over.ears,
            self.reach,
            self.closer - old.closer + over.closer,
            self.farther - old.farther + over.farther,
            self.bang_limit - old.bang_limit + over.bang_limit,
        )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sum:
    """Abilities and their printed numbers put together, one after the other, under what is on the table."""

    __slots__ = ("row", "minds", "table", "reach", "closer", "farther", "bang_limit")

    def __init__(self, over: Force | None) -> None:
        self.row: list[Listener] = []
        self.minds: i64 = 0
        self.reach = COLT_RANGE
        if over is None:
            self.table, self.closer, self.farther, self.bang_limit = NO_EARS, 0, 0, 1
        else:
            self.table = over.ears
            self.closer, self.farther, self.bang_limit = over.closer, over.farther, over.bang_limit

    def add(self, ability: Ability) -> None:
        """One more."""
        if ability.counts:
            self.closer += ability.closer
            self.farther += ability.farther
            self.bang_limit += ability.more_bangs + (ANY_NUMBER if ability.any_number_of_bangs else 0)
            self.reach = ability.reach or self.reach
        if ability.minds:
            self.row.append(ability.listener)
            self.minds |= ability.minds

    def add_all(self, row: list[Listener]) -> None:
        """Several, which are few."""
        for one in row:
            self.add(one.ability)

    def total(self) -> Force:
        """All of them."""
        ears = ears_of(self.row, self.minds)
        return Force(ears, self.table, self.reach, self.closer, self.farther, self.bang_limit)


def of_table(row: list[Listener]) -> Force:
    """What lies on the table, summed up; the same for the same abilities, so that their hooks are soon sorted out."""
    key: i64 = 0
    for one in row:
        key = (key * A_PRIME + one.number + 1) & KEYS
    laid = LAID.get(key)
    if laid is not None and laid.row == row:
        return laid.over
    found = Sum(None)
    found.add_all(row)
    over = found.total()
    over.ears.lie_on_table()
    if len(LAID) >= MOST_TABLES:
        LAID.clear()
    LAID[key] = Laid(row, over)
    return over


@final
@mypyc_attr(acyclic=True)
class Laid:
    """Abilities on the table, one after the other, and what they come to."""

    __slots__ = ("row", "over")

    def __init__(self, row: list[Listener], over: Force) -> None:
        self.row = row
        self.over = over


NOTHING_IN_FORCE: Final = Sum(None).total()
LAID: Final[dict[int, Laid]] = {}  # by the numbers of those abilities mixed into one
A_PRIME: Final[i64] = 1021
KEYS: Final[i64] = 0x3FFFFFFFFFFFF  # 50 bits: what is mixed stays a number of 64


@final
@mypyc_attr(acyclic=True)
class Silencer:
    """An ability that switches off those of others, and who has it (NONE: it lies on the table)."""

    __slots__ = ("owner", "ability")

    def __init__(self, owner: int, ability: Ability) -> None:
        self.owner = owner
        self.ability = ability


def minds_of(force: list[Force]) -> i64:
    """The hooks anybody has."""
    minds: i64 = 0
    for f in force:
        minds |= f.minds
    return minds


def add_own(found: Sum, g: State, p: Player) -> None:
    """What *p* has now besides what is on the table: its characters, its cards in play; but the silenced."""
    if g.bends:
        add_bent(found, g, p)
        return
    found.add(p.character)
    for card in p.in_play:
        found.add(PRINTED[card].face)


def add_bent(found: Sum, g: State, p: Player) -> None:
    """The same where there are offices, and anything may be lent or silenced."""
    part = g.first_part
    while part is not None:
        if part.has_office:
            found.add_all(part.office(g, p.seat))
        part = part.behind
    if p.lent and p.character.condition is not None:
        found.add(p.character.condition)
    if not silenced(g, p.seat, False):
        found.add(p.character)
        for character in p.lent:
            found.add(character)
    asleep = silenced(g, p.seat, True)
    for card in p.in_play:
        face = PRINTED[card].face
        if not asleep or face.unsilenced:
            found.add(face)


def force_of(g: State, seat: int, over: Force) -> Force:
    """The same, summed up, under what is on the table."""
    p = g.players[seat]
    if not p.alive:
        return NOTHING_IN_FORCE
    found = Sum(over)
    add_own(found, g, p)
    force = found.total()
    if g.cards_only:
        see_by_cards(g, seat, force)
    return force


def see_by_cards(g: State, seat: int, force: Force) -> None:
    """Only cards in play change distances. [fc_ambush_cards_only]"""
    cards = [] if silenced(g, seat, True) else g.players[seat].in_play
    force.closer = sum([PRINTED[card].face.closer for card in cards])
    force.farther = sum([PRINTED[card].face.farther for card in cards])


def silenced(g: State, seat: int, in_play: bool) -> bool:
    """Does anything silence the characters (or the cards in play) of *seat*?"""
    for one in g.silencers:  # noqa: SIM110 - a plain loop: mypyc makes less of any()
        if one.ability.silences(g, one.owner, seat, in_play):
            return True
    return False


def note_silencers(g: State) -> None:
    """Who silences others now, and whether that depends on whose turn it is."""
    g.silencers = find_silencers(g)
    g.shifting = shift_of(g)


def find_silencers(g: State) -> list[Silencer]:
    """Layer by layer: the table's; then the characters' that these leave standing."""
    found = [Silencer(NONE, one.ability) for one in g.table if one.minds >> SILENCES & 1]
    of_table = found[:]
    for seat in g.order:
        p = g.players[seat]
        if not p.lent and not p.character.minds >> SILENCES & 1:
            continue
        for ability in [p.character, *p.lent]:
            if ability.minds >> SILENCES & 1 and not any(o.ability.silences(g, o.owner, seat, False) for o in of_table):
                found.append(Silencer(seat, ability))
    return found


def shift_of(g: State) -> int:
    """Does anybody silence others in his own turn, and is this his?"""
    found = NO_SHIFT
    for one in g.silencers:
        if one.ability.shifts:
            if one.owner == g.turn:
                return SHIFTED
            found = TO_SHIFT
    return found


def recount_cards(g: State) -> None:
    """Where somebody silences cards in play in his own turn, as it begins or ends: who has none is as before."""
    note_silencers(g)
    over = g.force[NONE]
    g.put_all_in_force([force_of(g, p.seat, over) if p.in_play else g.force[p.seat] for p in g.players], over)


def asleep(g: State) -> list[dict[str, str]]:
    """By seat, for everybody to see: what silences its character, what its cards in play."""
    if not g.silencers:
        return [AWAKE] * len(g.players)
    found: list[dict[str, str]] = [{} for _ in g.players]
    for one in g.silencers:
        for p in g.players:
            for what, in_play in (("character", False), ("in_play", True)):
                if p.alive and one.ability.silences(g, one.owner, p.seat, in_play):
                    found[p.seat].setdefault(what, one.ability.id)
    return found
