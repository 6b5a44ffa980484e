"""The Great Train Robbery: characters. Sancho and Benny Brawler are where wagons are taken."""

from __future__ import annotations

from sixgun.classic.play.offers import HAND_OR_PASS, Ask, Offer, Seats, spendable
from sixgun.classic.play.shots import Attack
from sixgun.classic.rules.ability import Character
from sixgun.classic.rules.answers import DISCARD
from sixgun.classic.sets.train_robbery.taking import BENNY, SANCHO
from sixgun.classic.sets.train_robbery.track import advance
from sixgun.classic.sets.train_robbery.wagons import use_up
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import PASS, Option


class EvanBabbit(Character):
    """For a card of its suit he diverts a BANG! card to another player. [evan_babbit; TR-R-79 TR-R-80]"""

    def minds_dodge(self, g: State, me: int, attack: Attack) -> bool:
        """Before any other answer; not with two players left. [TR-ASK-10]"""
        if not attack.is_bang or attack.tried or g.figured or len(g.order) < 3:
            return False
        return bool(others_near(g, attack) and Matching(attack).cards(g, me))

    def dodge(self, g: State, attack: Attack) -> Outcome[bool]:
        """It stays the shooter's, with all it needs; the new target may answer anything."""
        me = attack.target
        offer = Matching(attack)
        cards = offer.cards(g, me)
        card = cards[0]
        if len(cards) > 1:
            choice = yield Ask(g, me, "divert", offer)
            card = choice.card
        use_up(g, me, card)
        seats = others_near(g, attack)
        seat = seats[0]
        if len(seats) > 1:
            choice = yield Ask(g, me, "divert_to", Seats(seats))
            seat = choice.target
        attack.target = seat
        attack.tried = []
        g.tell("divert", me, seat)
        return False


class Matching(Offer):
    """The cards of the hand of the suit of the shot, as suits count now."""

    __slots__ = ("attack",)

    pays = True

    def __init__(self, attack: Attack) -> None:
        self.attack = attack

    def cards(self, g: State, seat: int) -> list[int]:
        """Of any of them, should there be several."""
        suits = [g.suit(card) for card in self.attack.cards]
        return [card for card in spendable(g, seat) if g.suit(card) in suits]

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return DISCARD.each(self.cards(g, seat))


def others_near(g: State, attack: Attack) -> list[int]:
    """Players at distance 1 from the target of that shot, but for the shooter. [TR-DIST-2]"""
    return [seat for seat in g.within(attack.target, 1) if seat != attack.by]


class JimmyTexas(Character):
    """At the end of his turn he draws a card. [jimmy_texas; TR-R-81]"""

    def at_close(self, g: State, me: int) -> Rule:
        """Also of one lost in Jail."""
        g.draw(me, 1)
        yield from ()


class Manuelita(Character):
    """At the End of the Line she draws 2 cards. [manuelita; TR-R-74]"""

    def on_end_of_line(self, g: State, me: int) -> Rule:
        """At once."""
        g.tell("ability", me, cause=self.id)
        g.draw(me, 2)
        yield from ()


class SgtBlaze(Character):
    """Of several whom something of his concerns he may leave out one. [sgt_blaze; TR-R-76 TR-R-77]"""

    life = 5

    def exempts(self, g: State, me: int, seats: list[int]) -> Outcome[list[int]]:
        """Maybe himself; not the only one."""
        if len(seats) < 2:
            return seats
        choice = yield Ask(g, me, "exempt", Seats(seats, True))
        if choice is PASS:
            return seats
        g.tell("exempt", me, choice.target)
        return [seat for seat in seats if seat != choice.target]


class ShadeOconnor(Character):
    """The train advances in another's turn: he may discard a card to draw one. [shade_oconnor; TR-R-82]"""

    def on_train_moved(self, g: State, me: int) -> Rule:
        """Once per advance."""
        if g.eye[g.turn] != g.eye[me] and g.players[me].hand:
            choice = yield Ask(g, me, self.id, HAND_OR_PASS)
            if choice is not PASS:
                g.discard(me, choice.card)
                g.draw(me, 1)


class ZippyRoy(Character):
    """Once in his turn he may advance the train. [zippy_roy; TR-R-75]"""

    life = 5

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Before or after his wagon."""
        if self.number not in g.used_up:
            found.append(self.acts.plain())

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """No wagon, no obligation."""
        g.used_up = g.used_up + [self.number]
        yield from advance(g, me)


CHARACTERS: Final[tuple[Character, ...]] = (
    BENNY, EvanBabbit(), JimmyTexas(), Manuelita(), SANCHO, SgtBlaze(), ShadeOconnor(), ZippyRoy(),
)  # fmt: skip
