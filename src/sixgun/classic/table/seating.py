"""Who sits where: the circle of all seats, the order of the living, distances, what lies in front of whom."""

from __future__ import annotations

from sixgun.classic.rules.faces import Face
from sixgun.classic.rules.tables import PRINTED
from sixgun.classic.table.board import Board
from sixgun.classic.table.force import Force
from sixgun.classic.table.player import Player
from sixgun.kernel.chance import Chance
from sixgun.kernel.game import Game
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE

MOST_SEATS: Final = 16
NOTHING: Final[list[int]] = []
NOBODY: Final[list[Player]] = []
NO_FORCE: Final[list[Force]] = []
MOST_REACH: Final = 5  # beyond it who is in reach is looked up every time
NOT_LOOKED: Final[list[list[int] | None]] = []


class Seating(Game):
    """A seat's number is not its place. Lists marked * are replaced, never changed, and shared between copies."""

    __slots__ = (
        "players",
        "eye",
        "circle",
        "spot",
        "order",
        "place",
        "near",
        "level",
        "backward",
        "kept_board",
        "force",
        "turn",
        "figured",
    )

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.players: list[Player] = NOBODY
        self.eye = NOTHING  # * by seat: the bit of the person who sees for it
        self.circle = NOTHING  # * all seats in table order, the dead too
        self.spot = NOTHING  # * by seat: its place in the circle
        self.order = NOTHING  # * those of them that count as living
        self.place = NOTHING  # * by seat: its place in that order
        self.near = NOT_LOOKED  # * by reach and seat: who is in it, worked out once until a distance changes
        self.level = False  # everybody sits next to everybody [fc_ambush]
        self.backward = False  # effects go round counter-clockwise [hn_gold_rush_effects_reverse]
        self.kept_board: Board | None = None  # * what all may see, likewise
        self.force = NO_FORCE  # by seat: what is in force; the last one: for the table itself
        self.turn = 0
        self.figured = False  # a person has several figures [CL-2P-1]

    def sit_like(self, like: Seating) -> None:
        """The same seats, distances and abilities; the players are copied apart."""
        self.eye = like.eye
        self.circle = like.circle
        self.spot = like.spot
        self.order = like.order
        self.place = like.place
        self.near = like.near
        self.level = like.level
        self.backward = like.backward
        self.kept_board = like.kept_board
        self.force = like.force[:]
        self.turn = like.turn

    def sit(self, circle: list[int]) -> None:
        """Who sits where from now on."""
        spot = [NONE] * len(circle)
        for i, seat in enumerate(circle):
            spot[seat] = i
        self.circle = circle
        self.spot = spot
        self.count_living()

    def count_living(self) -> None:
        """Who counts as living, in table order."""
        place = [NONE] * len(self.players)
        order: list[int] = []
        for seat in self.circle:
            if self.players[seat].alive:
                place[seat] = len(order)
                order.append(seat)
        self.order = order
        self.place = place
        self.look_again()
        self.kept_board = None

    def look_again(self) -> None:
        """A distance has changed: who is in reach is worked out anew."""
        self.near = [None] * ((MOST_REACH + 1) * len(self.players))

    def look_again_under(self, force: list[Force]) -> None:
        """The same, if anybody sees or is seen otherwise by what will be in force."""
        for at in range(len(force)):
            if force[at].closer != self.force[at].closer or force[at].farther != self.force[at].farther:
                self.look_again()
                return

    def board(self) -> Board:
        """What lies open before all."""
        board = self.kept_board
        if board is None:
            board = self.kept_board = Board(self.players, self.force, self.level, self.backward)
        return board

    def others(self, seat: int) -> list[int]:
        """Living seats after *seat*, in the order effects go, without it, be it dead or alive. Not to be changed."""
        found = self.near[seat]
        if found is None:
            found = self.clockwise(seat)
            if self.backward:
                found.reverse()
            self.near[seat] = found
        return found

    def clockwise(self, seat: int) -> list[int]:
        """Living seats after *seat*, clockwise whatever happens, without it, be it dead or alive."""
        at = self.place[seat]
        if at != NONE:
            return self.order[at + 1 :] + self.order[:at]
        at = self.spot[seat]
        return [s for s in self.circle[at + 1 :] + self.circle[:at] if self.place[s] != NONE]

    def opponents(self, seat: int) -> list[int]:
        """The living seats of other persons, clockwise. [CL-2P-9]"""
        return self.rivals(seat, self.others(seat))

    def rivals(self, seat: int, seats: list[int]) -> list[int]:
        """Those of *seats* that are not the same person's. [CL-2P-9]"""
        return [s for s in seats if self.eye[s] != self.eye[seat]] if self.figured else seats

    def hands_besides(self, seat: int) -> list[int]:
        """The seats of the other players' hands, clockwise: with two players there is one. [CL-2P-17]"""
        return self.opponents(seat)[:1] if self.figured else self.others(seat)

    def own_figures(self, seat: int) -> list[int]:
        """The living figures of the same person, that one first. [CL-2P-10]"""
        return [seat] + [s for s in self.others(seat) if self.eye[s] == self.eye[seat]]

    def turns_away(self, seat: int) -> int:
        """How far from the active player that seat sits, as effects go: the order in which triggers are resolved."""
        away = self.spot[seat] - self.spot[self.turn]
        return (-away if self.backward else away) % len(self.circle)

    def distance(self, me: int, target: int) -> int:
        """How far *me* sees *target*; 1 to oneself, and between two figures of one person.

        [CL-DIST-1 CL-DIST-2 CL-TGT-6 CL-2P-3]
        """
        if self.eye[me] == self.eye[target]:
            return 1
        d = abs(self.place[me] - self.place[target])
        d = 1 if self.level else min(d, len(self.order) - d)
        return max(1, d + self.force[target].farther - self.force[me].closer)

    def within(self, me: int, reach: int) -> list[int]:
        """The others at most *reach* away, clockwise. (A reach is at least 1: the floor of 1 is met.) It is kept."""
        if reach > MOST_REACH:
            return self.seen_within(me, reach)
        found = self.near[reach * len(self.players) + me]
        if found is None:
            found = self.near[reach * len(self.players) + me] = self.seen_within(me, reach)
        return found

    def seen_within(self, me: int, reach: int) -> list[int]:
        """The same, worked out."""
        found: list[int] = []
        seats = len(self.order)
        sight = reach + self.force[me].closer
        for between, s in enumerate(self.others(me)):  # ``distance``, drawn out into the loop
            d = between + 1
            d = 1 if self.level else d if d + d <= seats else seats - d  # the nearer way round
            if d + self.force[s].farther <= sight or (self.figured and self.eye[s] == self.eye[me]):
                found.append(s)
        return found

    # -- in front of a seat ---------------------------------------------------------------------------

    def weapon_of(self, seat: int) -> int:
        """The weapon in front of *seat*, or NONE. [CL-PLAY-4]"""
        for card in self.players[seat].in_play:
            if PRINTED[card].face.reach:
                return card
        return NONE

    def find(self, seat: int, face: Face) -> int:
        """The card of that face in front of *seat*, or NONE."""
        for card in self.players[seat].in_play:
            if PRINTED[card].face is face:
                return card
        return NONE

    def has(self, seat: int, face: Face) -> bool:
        """Is such a card in front of *seat*?"""
        return self.find(seat, face) != NONE
