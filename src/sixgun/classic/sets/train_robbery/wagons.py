"""Wagons that work as long as they lie there. In play they are blue cards without suit and rank. [TR-WAG-1 TR-WAG-4]"""

from __future__ import annotations

from sixgun.classic.play.checks import hearts
from sixgun.classic.play.demands import Demand
from sixgun.classic.play.life import fall, rise
from sixgun.classic.play.offers import Ask, Offer, is_copy, spendable
from sixgun.classic.play.shots import Attack, shoot
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.answers import DISCARD
from sixgun.classic.rules.faces import Blue, Face
from sixgun.classic.rules.hooks import ANSWERED
from sixgun.classic.rules.tables import PRINTED
from sixgun.classic.sets.base.cards import BANG, DUEL, INDIANS
from sixgun.classic.sets.train_robbery.part import train_of
from sixgun.classic.sets.train_robbery.reasons import (
    ALWAYS_WORKS,
    CANNOT_AFFORD,
    NO_BLUE_CARD,
    NOT_PAIRED,
    ONCE_A_TURN,
    OTHER_WAGON,
    PRIVATE_CAR,
    WAGON_TAKEN,
)
from sixgun.classic.sets.train_robbery.stations import own_cards, price_at, spend
from sixgun.classic.table.player import DEPARTED, GHOST, PASSING
from sixgun.classic.table.roles import SHERIFF
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.reason import Reason


class Wagon(Blue):
    """Unique; never in a hand, never in the discard pile. [TR-WAG-2 TR-WAG-3 TR-WAG-6]"""

    kind = "wagon"
    rides = True

    def discarded(self, g: State, card: int) -> None:
        """Face down under the wagon deck; an incomplete train takes it at once. [TR-WAG-3 TR-LACK-3]"""
        train = train_of(g)
        train.deck.insert(0, card)
        train.complete()

    def taken(self, g: State, seat: int, card: int) -> None:
        """Whoever would take it into hand has it in play at once. [TR-WAG-2]"""
        g.enter_play(seat, card)

    def places(self, g: State, me: int) -> list[int]:
        """In front of whom *me*, taking it from the train, may put it: of his own figures. [TR-GET-6 TR-MODE-4]"""
        return [me] if not g.figured else [me] + [s for s in g.others(me) if g.eye[s] == g.eye[me]]

    def idle(self, g: State, me: int) -> Reason | None:
        """Why it cannot be used now, lying in front of *me*."""
        return ALWAYS_WORKS

    def unavailable(self, g: State, seat: int) -> Reason | None:
        """In front of *seat*, in the train, or somewhere else."""
        card = g.find(seat, self)
        if card != NONE:
            return self.idle(g, seat)
        train = train_of(g)
        places = [place for place, wagon in enumerate(train.wagons) if PRINTED[wagon].face is self]
        if not places:
            return OTHER_WAGON
        station = train.station_of(places[0])
        if station == NONE:
            return NOT_PAIRED
        return WAGON_TAKEN if price_at(station).can_pay(g, seat, NONE) else CANNOT_AFFORD


# -- numbers and steps --------------------------------------------------------------------------------


class ObservationCar(Wagon):
    """You see the others at distance -1, they see you at +1. [observation_car; TR-DIST-1 TR-R-22]"""

    closer = 1
    farther = 1


class LumberFlatcar(Wagon):
    """Put before anybody: he sees the others at distance +1. [lumber_flatcar; TR-DIST-1 TR-R-20]"""

    closer = -1
    goes_to_others = True

    def places(self, g: State, me: int) -> list[int]:
        """Anybody in play. [TR-TGT-1 TR-TGT-2]"""
        return [me] + g.others(me)


class DiningCar(Wagon):
    """At the start of your turn draw!: on a Heart regain 1 life point. [dining_car; TR-R-8 TR-DRAW-1]"""

    def at_meal(self, g: State, me: int) -> Rule:
        """Mandatory, also at full life. [TR-DRAW-2]"""
        if (yield from hearts(g, me, self.id)):
            g.heal(me)


class PrisonerCar(Wagon):
    """Duel and Indians! of others have no effect on you. [prisoner_car; TR-R-24]"""

    def shrugs_off(self, g: State, me: int, by: int, face: Ability, cards: list[int]) -> bool:
        """Whatever their suit."""
        return face is DUEL or face is INDIANS


class PrivateCar(Wagon):
    """With an empty hand you are no target of BANG! cards. [private_car; TR-R-25 TR-R-26]"""

    def spared(self, g: State, me: int, by: int, face: Face, card: int) -> Reason | None:
        """Neither of their effect, nor of a Money Bag. [TR-TERM-5 TR-R-50]"""
        return PRIVATE_CAR if face is BANG and not is_copy(g, by, face, card) and not g.players[me].hand else None


# -- other blue cards instead of a Missed! or a BANG! -------------------------------------------------


class OtherBlue(Offer):
    """One's blue cards, hand or table, but for that wagon; no pass: it was announced. [TR-R-3 TR-R-27]"""

    __slots__ = ("wagon",)

    pays = True

    def __init__(self, wagon: Face) -> None:
        self.wagon = wagon

    def cards(self, g: State, seat: int) -> list[int]:
        """Those that may be given."""
        return [
            card for card in own_cards(g, seat) if PRINTED[card].face.is_blue and PRINTED[card].face is not self.wagon
        ]

    def is_there(self, g: State, seat: int) -> bool:
        """Are there any? It is asked often: no list is made."""
        for card in spendable(g, seat):
            if PRINTED[card].face.is_blue:  # no wagon is ever in a hand
                return True
        for card in g.players[seat].in_play:
            face = PRINTED[card].face
            if face.is_blue and face is not self.wagon and face.may_be_spent(g, seat):
                return True
        return False

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return DISCARD.each(self.cards(g, seat))

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """It is not blue."""
        return NO_BLUE_CARD.to_dict()


def give_blue(g: State, me: int, offer: OtherBlue, why: str) -> Rule:
    """*me* discards one of them, a sole one at once; used out of turn it may concern somebody. [TR-R-91]"""
    cards = offer.cards(g, me)
    card = cards[0]
    if len(cards) > 1:
        choice = yield Ask(g, me, why, offer)
        card = choice.card
    use_up(g, me, card)


def use_up(g: State, me: int, card: int) -> None:
    """A card of *me* goes for an answer; a card of the hand used out of turn may concern somebody. [TR-R-91]"""
    in_hand = card in g.players[me].hand
    spend(g, me, card)
    if in_hand and g.turn != me and g.minds >> ANSWERED & 1:
        for one in g.force[me].listeners(ANSWERED):
            g.wait(me, one.ability, one.ability.on_answered(g, me, card))


class Caboose(Wagon):
    """You may discard another blue card as a Missed!. [caboose; TR-R-3]"""

    def minds_dodge(self, g: State, me: int, attack: Attack) -> bool:
        """As long as there are any."""
        return BLUE_BUT_CABOOSE.is_there(g, me)

    def dodge(self, g: State, attack: Attack) -> Outcome[bool]:
        """Which one is asked then."""
        yield from give_blue(g, attack.target, BLUE_BUT_CABOOSE, self.id)
        return True


class SleeperCar(Wagon):
    """Once a turn you may discard another blue card as a BANG! that does not count. [sleeper_car; TR-R-27 TR-R-28]"""

    wounds = True

    def idle(self, g: State, me: int) -> Reason | None:
        """Used already, or nothing to give for it."""
        if self.number in g.used_up:
            return ONCE_A_TURN
        return None if BLUE_BUT_SLEEPER.is_there(g, me) else NO_BLUE_CARD

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """At anybody in range."""
        if self.idle(g, me) is None:
            self.acts.add_each(found, NONE, in_range(g, me))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Its effect, no BANG! card. [TR-R-29]"""
        yield from self.wake_up(g, me)
        yield from shoot(g, Attack(me, choice.target, self, []))

    def minds_strike(self, g: State, me: int, demand: Demand) -> bool:
        """Also in a Duel and against Indians!."""
        return self.idle(g, me) is None

    def strike(self, g: State, demand: Demand) -> Outcome[bool]:
        """It counts as the BANG!."""
        yield from self.wake_up(g, demand.target)
        return True

    def wake_up(self, g: State, me: int) -> Rule:
        """Once in the turn, whosesoever it is."""
        g.used_up = g.used_up + [self.number]
        yield from give_blue(g, me, BLUE_BUT_SLEEPER, self.id)


def in_range(g: State, me: int) -> list[int]:
    """Other players within reach of the weapon. Not to be changed. [TR-DIST-2 TR-TGT-1]"""
    return g.rivals(me, g.within(me, g.force[me].reach))


# -- Ghost Car ----------------------------------------------------------------------------------------


class GhostCar(Wagon):
    """Before anybody but the Sheriff, dead or alive: he stays as a ghost. [ghost_car; TR-GHOST-1 TR-R-13]"""

    unsilenced = True  # TR-GHOST-10
    goes_to_others = True

    def places(self, g: State, me: int) -> list[int]:
        """Also the eliminated, in the order they sit."""
        at = g.spot[me]
        return [seat for seat in g.circle[at:] + g.circle[:at] if self.may_lie(g, seat)]

    def may_lie(self, g: State, seat: int) -> bool:
        """Never before the Sheriff, dead or alive, nor before who has left. [TR-GHOST-1 TR-GHOST-2 TR-MODE-2]"""
        return g.players[seat].role != SHERIFF and not g.players[seat].marks & DEPARTED

    def may_be_taken(self, g: State, seat: int) -> bool:
        """By nobody who may not have it. [TR-WAG-9]"""
        return self.may_lie(g, seat)

    def may_be_spent(self, g: State, seat: int) -> bool:
        """Not by the ghost it keeps here. [TR-PAY-9 TR-R-3]"""
        return not g.players[seat].is_ghost

    def instead_of_falling(self, g: State, me: int, by: int) -> Outcome[bool]:
        """A ghost, with all his cards; no elimination. [TR-GHOST-3 TR-GHOST-9]"""
        g.players[me].life = 0
        g.players[me].marks |= GHOST
        g.kept_board = None
        g.tell("ghost", me, cause=self.id)
        yield from ()
        return True

    def entered_play(self, g: State, seat: int) -> None:
        """The eliminated are back; who was here for a turn stays. [TR-GHOST-3 TR-EVT-7]"""
        p = g.players[seat]
        if not p.alive:
            rise(g, seat, 0, GHOST)
        else:
            p.marks &= ~PASSING

    def left_play(self, g: State, seat: int) -> None:
        """Without it a ghost is eliminated at once, nobody's doing. [TR-GHOST-7 TR-GHOST-8]"""
        p = g.players[seat]
        if p.alive and p.is_ghost:
            fall(g, seat, NONE, quietly=True)


CABOOSE: Final = Caboose()
SLEEPER_CAR: Final = SleeperCar()
GHOST_CAR: Final = GhostCar()
BLUE_BUT_CABOOSE: Final = OtherBlue(CABOOSE)
BLUE_BUT_SLEEPER: Final = OtherBlue(SLEEPER_CAR)
PERMANENT: Final[tuple[Wagon, ...]] = (
    ObservationCar(), DiningCar(), PrisonerCar(), PrivateCar(), LumberFlatcar(), CABOOSE, SLEEPER_CAR, GHOST_CAR,
)  # fmt: skip
