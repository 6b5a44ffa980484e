"""Six players with a removed role: nobody knows who is in the game until somebody dares to say so. [CL-6P-1]"""

from __future__ import annotations

from itertools import permutations

from sixgun.classic.events.event import Event
from sixgun.classic.modes.mode import Mode, hidden_roles
from sixgun.classic.play.goals import Goal, LawAndOrder, reward_anybody
from sixgun.classic.play.leaving import belongings, bequeath
from sixgun.classic.play.offers import Ask, Offer
from sixgun.classic.play.settle import end_game
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.answers import USE
from sixgun.classic.rules.options import TableOption
from sixgun.classic.table.goal import goal_of
from sixgun.classic.table.player import DEPARTED, GHOST, PASSING, SHOWN, Player
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, ROLE_NAMES, SHERIFF
from sixgun.classic.table.state import DECLARED, State
from sixgun.classic.table.waiting import Fallen
from sixgun.kernel.ask import Rule
from sixgun.kernel.chance import Chance
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option

SEATS: Final = 6
IN_DOUBT: Final = (DEPUTY, DEPUTY, OUTLAW, RENEGADE)  # one of them opposite the Sheriff, one removed [CL-6P-2]
FOR_SURE: Final = (OUTLAW, OUTLAW)
ALL_ROLES: Final = (SHERIFF, *IN_DOUBT, *FOR_SURE)
LAW: Final = (SHERIFF, DEPUTY)
ENOUGH_CRIMINALS: Final = 3  # eliminated, for "Crime is beaten!" [CL-6P-6]

SIX_PLAYER_SPECIAL: Final = TableOption("six_player_special")
SIX_AUTO_END: Final = TableOption("six_auto_end")


# -- who is in the game ---------------------------------------------------------------------------------


def camp_of(role: int) -> int:
    """The side of a role, by its leading one. [CL-6P-10]"""
    return SHERIFF if role in LAW else role


def living(g: State) -> list[Player]:
    """Those who are in the game; a ghost of one turn is not. [CL-6P-13 CL-6P-14]"""
    return [g.players[seat] for seat in g.order if not g.players[seat].marks & PASSING]


def eliminated(g: State) -> list[int]:
    """The roles of the eliminated, as far as they are public. [CL-6P-13]"""
    inside = living(g)
    return [p.role for p in g.players if p not in inside and p.marks & SHOWN and not p.marks & DEPARTED]


def line_ups(g: State) -> list[list[int]]:
    """For each role that may have been removed: the roles of those alive, as far as everybody can tell. [CL-6P-3]"""
    inside = living(g)
    known = [p.role for p in g.players if p.marks & SHOWN]
    shown = [p.role for p in inside if p.marks & SHOWN]
    found: list[list[int]] = []
    for removed in (DEPUTY, OUTLAW, RENEGADE):
        left = list(ALL_ROLES)
        left.remove(removed)
        if all(left.count(role) >= known.count(role) for role in set(known)):
            for role in known:
                left.remove(role)
            found.append(shown + left)
    return found


def extinct(roles: list[int]) -> int:
    """The side that has won because the other has nobody left; NONE if neither has. [CL-6P-4]"""
    if not any(role in LAW for role in roles):
        return OUTLAW
    return SHERIFF if all(role in LAW for role in roles) else NONE


# -- how it is won --------------------------------------------------------------------------------------


class SpecialSixGoal(LawAndOrder):
    """The camps fight to the end; only what everybody can know ends the game. [CL-6P-4 CL-6P-12 CL-6P-13]"""

    def side(self, g: State) -> int:
        """Sole survivor; two of one camp; one side proven dead for every line-up."""
        inside = living(g)
        camps = {camp_of(p.role) for p in inside}
        if len(inside) < 2:
            return camps.pop() if camps else OUTLAW
        if len(inside) == 2:
            return camps.pop() if len(camps) == 1 else NONE
        if g.is_on(SIX_AUTO_END):
            return extinct([p.role for p in inside])
        proofs = {extinct(roles) for roles in line_ups(g)}
        return proofs.pop() if len(proofs) == 1 else NONE

    def members(self, g: State) -> list[int]:
        """All of the camp, dead or departed. [CL-6P-10]"""
        return [p.seat for p in g.players if camp_of(p.role) == g.winner]

    def needs_the_sheriff(self, g: State, me: int, left: list[int]) -> bool:
        """A camp fights on without him."""
        return False

    def decide(self, g: State, fallen: list[Fallen]) -> bool:
        """Two of different camps reveal and settle the game openly. [CL-6P-8]"""
        over = super().decide(g, fallen)
        inside = living(g)
        if len(inside) == 2:
            reveal(g, inside)
            if not over:
                begin_settlement(g, inside)
        return over


class SettlementGoal(SpecialSixGoal):
    """The last survivor decides for the camp. [CL-6P-9 CL-6P-10]"""

    def side(self, g: State) -> int:
        """Nobody else is left."""
        inside = living(g)
        if len(inside) > 1:
            return NONE
        return camp_of(inside[0].role) if inside else OUTLAW

    def decide(self, g: State, fallen: list[Fallen]) -> bool:
        """Nothing else ends it. [CL-6P-13]"""
        return Goal.decide(self, g, fallen)

    def reward(self, g: State, f: Fallen) -> Rule:
        """As with three players: for anybody, and no penalty. [CL-6P-9 CL-3P-4]"""
        reward_anybody(g, f)
        yield from ()


SPECIAL_SIX_GOAL: Final[Goal] = SpecialSixGoal()
SETTLEMENT_GOAL: Final[Goal] = SettlementGoal()


# -- declarations ---------------------------------------------------------------------------------------


class CrimeIsBeaten(Ability):
    """Say that crime is beaten: the Sheriff, or after his death a Deputy. [crime_is_beaten; CL-6P-6]"""


class TheLawIsDead(Ability):
    """Say that the law is dead: any living Outlaw. [the_law_is_dead; CL-6P-7]"""


class Declarations(Ability):
    """At the very start of the turn, once the public condition holds. [declarations; CL-6P-14]"""

    def at_declaration(self, g: State, me: int) -> Rule:
        """Everybody is asked who could be the one: the question tells no role."""
        if goal_of(g) is not SPECIAL_SIX_GOAL or not is_asked(g, me):  # the Wild West Show overrides it [WW-WIN-3]
            return
        choice = yield Ask(g, me, "declare", DECLARATION)
        if choice is not PASS:
            declare(g, me, choice)


class Settlement(Ability):
    """The shoot-out of the revealed. [settlement; CL-6P-9]"""

    goal: Goal | None = SETTLEMENT_GOAL


class Declaration(Offer):
    """What this player may declare; who may not can only pass. [CL-6P-14]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each that is true to the role."""
        role = g.players[seat].role
        found = [PASS]
        if crime_seems_beaten(g) and (role == SHERIFF or (role == DEPUTY and not sheriff_lives(g))):
            found.append(USE.of(CRIME_IS_BEATEN.number, NONE))
        if law_seems_dead(g) and role == OUTLAW:
            found.append(USE.of(THE_LAW_IS_DEAD.number, NONE))
        return found


CRIME_IS_BEATEN: Final = CrimeIsBeaten()
THE_LAW_IS_DEAD: Final = TheLawIsDead()
DECLARATIONS: Final = Declarations()
SETTLEMENT: Final = Settlement()
DECLARATION: Final = Declaration()
SPECIAL: Final[list[Ability]] = [DECLARATIONS]


def is_asked(g: State, me: int) -> bool:
    """By public facts only; no ghost of one turn. [CL-6P-14]"""
    if g.players[me].marks & PASSING:
        return False
    sheriff = g.players[me].role == SHERIFF  # everybody knows
    return law_seems_dead(g) or (crime_seems_beaten(g) and (sheriff or not sheriff_lives(g)))


def crime_seems_beaten(g: State) -> bool:
    """Are three criminals known to be dead? [CL-6P-6]"""
    return sum(1 for role in eliminated(g) if role not in LAW) >= ENOUGH_CRIMINALS


def law_seems_dead(g: State) -> bool:
    """Are the Sheriff and a Deputy? [CL-6P-7]"""
    roles = eliminated(g)
    return SHERIFF in roles and DEPUTY in roles


def sheriff_lives(g: State) -> bool:
    """Is he still there?"""
    return any(p.role == SHERIFF for p in living(g))


def declare(g: State, me: int, choice: Option) -> None:
    """The declarer and everybody of the other camps reveal: nobody there, and it is true. [CL-6P-6 CL-6P-7]"""
    crime = choice.card == CRIME_IS_BEATEN.number
    g.tell("declare", me, cause=CRIME_IS_BEATEN.id if crime else THE_LAW_IS_DEAD.id)
    mine = camp_of(g.players[me].role)
    others = [p for p in living(g) if camp_of(p.role) != mine]
    revealed = [g.players[me], *others]
    reveal(g, revealed)
    if not others:
        g.winner = mine
        g.winners = SPECIAL_SIX_GOAL.members(g)
        end_game(g)
    begin_settlement(g, revealed)
    g.phase = DECLARED


def reveal(g: State, players: list[Player]) -> None:
    """Their roles lie face up."""
    for p in players:
        if not p.marks & SHOWN:
            p.marks |= SHOWN
            g.tell("reveal_role", p.seat, cause=ROLE_NAMES[p.role])
    g.kept_board = None


def begin_settlement(g: State, revealed: list[Player]) -> None:
    """All others leave, nothing triggers; events stop; life, hands and tables are kept. [CL-6P-9 CL-R-44]"""
    g.tell("settlement")
    for p in [g.players[seat] for seat in g.order]:
        if p not in revealed and not p.marks & PASSING:
            depart(g, p)
    for event in [one.ability for one in g.table if isinstance(one.ability, Event)]:
        event.leaves(g)
        g.table = [one for one in g.table if one.ability is not event]
    for part in g.parts:
        part.ends_events()
    g.lay_on_table(SETTLEMENT, DECLARATIONS)
    g.recount_all()  # whom an event silenced is awake


def depart(g: State, p: Player) -> None:
    """Neither dead nor in the game; the cards go to the discard pile."""
    g.tell("depart", p.seat)
    p.alive = False
    p.marks = p.marks & ~GHOST | DEPARTED
    g.count_living()
    for part in g.parts:
        part.departed(g, p.seat)
    for card in belongings(g, p.seat):
        bequeath(g, p.seat, card)
    g.recount(p.seat)


# -- the mode -------------------------------------------------------------------------------------------


class SpecialSix(Mode):
    """The roles of seven for six players, one of them removed unseen. [CL-6P-1 CL-6P-2]"""

    id = "special_six"
    players: tuple[int, ...] = (SEATS,)
    goal = SPECIAL_SIX_GOAL
    option: TableOption | None = SIX_PLAYER_SPECIAL
    options: tuple[TableOption, ...] = (SIX_AUTO_END,)
    abilities = SPECIAL
    registers: tuple[Ability, ...] = (CRIME_IS_BEATEN, THE_LAW_IS_DEAD, SETTLEMENT)

    def roles_for(self, players: int) -> list[int]:
        """Seven, of which six are in the game. [CL-6P-3]"""
        return sorted(ALL_ROLES)

    def seat_players(self, g: State, players: int, chance: Chance, first: int = NONE) -> None:
        """The Sheriff by lot or in turn; one in doubt opposite, one out of the game, the rest mixed. [CL-6P-2]"""
        sheriff = chance.below(SEATS) if first == NONE else first
        doubt = list(IN_DOUBT)
        chance.shuffle(doubt)
        rest = [*doubt[2:], *FOR_SURE]
        chance.shuffle(rest)
        self.sit_down(g, arrange(sheriff, doubt[0], rest))

    def deal_roles(self, g: State, seat: int, chance: Chance) -> list[int]:
        """One of all the ways it may have been dealt; once roles went round, any way at all. [CL-6P-2]"""
        roles = [p.role for p in g.players]
        hidden = set(hidden_roles(g, seat))
        if not hidden or SHERIFF not in roles:
            return roles
        sheriff = roles.index(SHERIFF)
        fitting = [way for way in all_ways(sheriff) if all(way[s] == roles[s] for s in range(SEATS) if s not in hidden)]
        if fitting:
            return fitting[chance.below(len(fitting))]
        return super().deal_roles(g, seat, chance)


def arrange(sheriff: int, opposite: int, rest: list[int]) -> list[int]:
    """Roles by seat."""
    roles = [SHERIFF] * SEATS
    left = rest[:]
    for step in range(1, SEATS):
        roles[(sheriff + step) % SEATS] = opposite if step == SEATS // 2 else left.pop()
    return roles


def all_ways(sheriff: int) -> list[list[int]]:
    """Every way to deal, as often as it is likely: 12 times 24."""
    found: list[list[int]] = []
    for first, second in permutations(range(len(IN_DOUBT)), 2):
        kept = [role for at, role in enumerate(IN_DOUBT) if at not in (first, second)]
        found += [arrange(sheriff, IN_DOUBT[first], list(rest)) for rest in permutations([*kept, *FOR_SURE])]
    return found
