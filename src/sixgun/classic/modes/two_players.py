"""Two players with two characters each: four figures at the table, one hand a person. [CL-2P-1]"""

from __future__ import annotations

from sixgun.classic.modes.mode import Mode, first_hand
from sixgun.classic.play.goals import Goal
from sixgun.classic.play.offers import Ask, Offer, Seats
from sixgun.classic.play.settle import must_settle, settle
from sixgun.classic.play.steps import BEFORE_CHECKS, CUSTODY, DANGER, READY, before, take_steps
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.answers import ENTER, KEEP
from sixgun.classic.rules.faces import Face
from sixgun.classic.rules.tables import CAST, CHARACTERS
from sixgun.classic.table.player import HELD, PASSIVE, Player
from sixgun.classic.table.roles import NO_ROLE
from sixgun.classic.table.state import CASTING, LOST, START, State
from sixgun.kernel.ask import Rule, Together
from sixgun.kernel.chance import Chance
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.reason import Reason

PERSONS: Final = (0, 1, 1, 0)  # clockwise: A's left, B's right, B's left, A's right [CL-2P-3]
RIGHT_FIRST: Final = ((3, 0), (1, 2))  # by person: the checks begin with the right character [CL-2P-4]
CHARACTERS_TO_PICK: Final = 4
OWN_FIGURE: Final = Reason("own_figure", "CL-2P-17")


class TwoFigures(Ability):
    """Of two figures only the active one's ability works; shots are for the other person. [two_figures; CL-2P-7]"""

    def silences(self, g: State, me: int, seat: int, in_play: bool) -> bool:
        """The passive one's."""
        return not in_play and g.players[seat].marks & PASSIVE != 0

    def spared(self, g: State, me: int, by: int, face: Face, card: int) -> Reason | None:
        """My own other character is no target, but for cards that take from the table or heal. [CL-2P-17]"""
        own = g.eye[by] == g.eye[me] and by != me
        return OWN_FIGURE if own and not face.reaches_own_figure else None


TWO_FIGURES: Final = TwoFigures()


class BothFigures(Goal):
    """Eliminate both characters of the opponent; all four at once: nobody wins. [CL-2P-1 TR-MODE-4]"""

    def side(self, g: State) -> int:
        """Is only one person left, or nobody?"""
        return NO_ROLE if len({g.players[seat].person for seat in g.order}) < 2 else NONE

    def members(self, g: State) -> list[int]:
        """Whose characters are left."""
        return g.order


BOTH_FIGURES: Final[Goal] = BothFigures()
FIGURES: Final[list[Ability]] = [TWO_FIGURES]


class TwoPlayers(Mode):
    """Four figures, two persons; turns alternate between the persons."""

    id = "two_players"
    players: tuple[int, ...] = (2,)
    persons_are_seats = False
    is_scored = False
    goal = BOTH_FIGURES
    abilities = FIGURES

    def roles_for(self, players: int) -> list[int]:
        """None."""
        return []

    def seat_players(self, g: State, players: int, chance: Chance, first: int = NONE) -> None:
        """A common hand for the two figures of a person; the lot says who begins. [CL-2P-2]"""
        hands: list[list[int]] = [[], []]
        g.players = [Player(seat, person, NO_ROLE, hands[person]) for seat, person in enumerate(PERSONS)]
        g.turn = RIGHT_FIRST[chance.below(2)][0]

    def deal_characters(self, g: State, pool: list[int]) -> None:
        """Four lie open; they are picked one at a time. [CL-2P-1]"""
        g.players[0].reserve = [pool.pop() for _ in range(CHARACTERS_TO_PICK)]
        g.phase = CASTING

    def cast(self, g: State) -> Rule:
        """Pick alternately, the starting player first; then both decide in secret who is active. [CL-2P-1 CL-2P-2]"""
        first = g.players[g.turn].person
        for turn in range(CHARACTERS_TO_PICK):
            seat = RIGHT_FIRST[(first + turn) % 2][turn // 2]
            choice = yield Ask(g, seat, "character", OPEN_CHARACTERS)
            g.players[0].reserve = [c for c in g.players[0].reserve if c != choice.card]
            g.players[seat].becomes(CHARACTERS[choice.card])
            g.kept_board = None
            g.tell("character", seat, cause=g.players[seat].character.id)
        asks = Together("enter", [Ask(g, own[0], "enter", Entrance(list(own))) for own in RIGHT_FIRST])
        yield asks
        for choice_ in asks.chosen:
            assert choice_ is not None
            self.enter(g, choice_)
        for p in g.players:
            p.character.arrives(g, p.seat)
        g.turn = active_of(g, first)
        g.recount_all()
        g.phase = START

    def enter(self, g: State, choice: Option) -> None:
        """That character is active and sits there, the other one on the other side. [CL-2P-1]"""
        seat = choice.target
        other = fellow_of(g, seat)
        if g.players[seat].character is not CHARACTERS[choice.card]:
            here, there = g.players[seat].character, g.players[other].character
            g.players[seat].becomes(there)
            g.players[other].becomes(here)
        activate(g, seat)
        g.tell("enter", seat, cause=g.players[seat].character.id)
        g.draw(seat, first_hand(g.players[seat]))

    def takers(self, g: State, me: int) -> list[int]:
        """As many cards as one has living characters, then the opponent. [CL-2P-12]"""
        return sorted([me] + g.others(me), key=lambda seat: g.eye[seat] != g.eye[me])

    def next_seat(self, g: State) -> int:
        """The other person's active figure."""
        return active_of(g, 1 - g.players[g.turn].person)

    def open_turn(self, g: State, me: int) -> Rule:
        """Dynamite and Jail for both figures, right one first; then phase 0 chooses who is active. [CL-2P-4]"""
        yield from take_steps(g, me, BEFORE_CHECKS)
        own = RIGHT_FIRST[g.players[me].person]
        for steps in (DANGER, CUSTODY):
            for seat in own:
                if g.players[seat].alive:
                    yield from self.check(g, seat, steps)
        free = [seat for seat in own if g.players[seat].alive and not g.players[seat].marks & HELD]
        for seat in own:
            g.players[seat].marks &= ~HELD
        if not free:
            g.phase = LOST
            return
        me = g.turn if g.turn in free else free[0]
        if len(free) > 1:
            choice = yield Ask(g, me, "active", Seats([me] + [seat for seat in free if seat != me]))
            me = choice.target
        activate(g, me)
        g.turn = me  # before what shifts with the turn is counted: Belle Star
        g.recount_all()
        if must_settle(g):  # who is active now may have an empty hand [CL-R-43]
            yield from settle(g)
        yield from take_steps(g, me, READY)

    def check(self, g: State, seat: int, steps: list[int]) -> Rule:
        """It counts as active for its checks; Jail only keeps it from being chosen. [CL-2P-5 CL-2P-18]"""
        awake = self.wake(g, seat)
        for hook in steps:
            for one in g.force[seat].listeners(hook):
                yield from before(one.ability, hook, g, seat)
        if awake:
            self.sleep(g, seat)
        if must_settle(g):  # what waits does so until it is passive again [CL-R-43]
            yield from settle(g)
        if g.phase == LOST:
            g.phase = START
            g.players[seat].marks |= HELD

    def wake(self, g: State, seat: int) -> bool:
        """A passive figure that is the target of something counts as active until it is answered. [CL-2P-7]"""
        if not g.players[seat].marks & PASSIVE:
            return False
        activate(g, seat)
        g.recount_all()
        return True

    def sleep(self, g: State, seat: int) -> None:
        """The other figure is the active one again, if it lives."""
        other = fellow_of(g, seat)
        if g.players[other].alive:
            activate(g, other)
        g.recount_all()

    def fallen(self, g: State, seat: int) -> None:
        """The remaining figure is active for the rest of the game. [CL-2P-14]"""
        other = fellow_of(g, seat)
        g.players[other].marks &= ~PASSIVE
        g.recount_all()


class OpenCharacters(Offer):
    """The characters lying open. [CL-2P-1]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return [KEEP.of(c, NONE) for c in g.players[0].reserve]


class Entrance(Offer):
    """Who of two is active, and on which side; the right one as they sit, unless said otherwise. [CL-2P-1]"""

    __slots__ = ("own",)

    def __init__(self, own: list[int]) -> None:
        self.own = own  # right, left

    def options(self, g: State, seat: int) -> list[Option]:
        """Each character on each side."""
        cast = [CAST[g.players[s].character.id] for s in self.own]
        right, left = self.own
        return [ENTER.of(cast[0], right), ENTER.of(cast[1], left), ENTER.of(cast[0], left), ENTER.of(cast[1], right)]


def activate(g: State, seat: int) -> None:
    """*seat* is the active figure of its person, the other one passive."""
    g.players[seat].marks &= ~PASSIVE
    g.players[fellow_of(g, seat)].marks |= PASSIVE


def fellow_of(g: State, seat: int) -> int:
    """The other figure of the same person."""
    return next(p.seat for p in g.players if p.person == g.players[seat].person and p.seat != seat)


def active_of(g: State, person: int) -> int:
    """The active figure of a person, or the one that lives."""
    living = [seat for seat in RIGHT_FIRST[person] if g.players[seat].alive]
    return next((seat for seat in living if not g.players[seat].marks & PASSIVE), living[0])


OPEN_CHARACTERS: Final = OpenCharacters()
