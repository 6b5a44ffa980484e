"""Wagons that are discarded for their effect, in their owner's phase 2. [TR-WAG-4 TR-WAG-5]"""

from __future__ import annotations

from sixgun.classic.play.leaving import discard_hand
from sixgun.classic.play.offers import LIMBO, Ask, Offer, barred, withheld
from sixgun.classic.play.phase_two import open_targets
from sixgun.classic.play.shots import Attack, exempted, shoot
from sixgun.classic.play.taking import discard_a_card, take_a_card, with_cards
from sixgun.classic.rules.answers import DISCARD, GIVE
from sixgun.classic.rules.tables import PRINTED
from sixgun.classic.sets.base.cards import BANG, CAT_BALOU, PANIC
from sixgun.classic.sets.train_robbery.part import NO_WAGONS, train_of
from sixgun.classic.sets.train_robbery.reasons import EMPTY_PILE, EXTRA_TURN, MARKED_FIRST, NO_WAGONS_LEFT
from sixgun.classic.sets.train_robbery.wagons import PERMANENT, Wagon, in_range
from sixgun.classic.table.state import CUT, State
from sixgun.classic.table.trays import Tray, clear_away, give, keep, lift, look_at, put_on_tray
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NO_TARGET, NONE, Option
from sixgun.kernel.reason import Reason
from sixgun.kernel.story import ALL


class Freight(Wagon):
    """Used once: ``used_at`` says at whom, ``perform`` what it does."""

    def idle(self, g: State, me: int) -> Reason | None:
        """As a rule it can be used."""
        return None

    def used_at(self, g: State, me: int) -> list[int]:
        """At whom."""
        return NO_TARGET

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Any number in a turn."""
        if self.idle(g, me) is not None:
            return
        targets = self.used_at(g, me)
        if targets is NO_TARGET:
            found.append(self.acts.plain())
        else:
            self.acts.add_each(found, NONE, targets)

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Discarded first."""
        self.unload(g, me)
        yield from self.perform(g, me, choice.target)

    def unload(self, g: State, me: int) -> None:
        """Under the wagon deck."""
        g.discard_in_play(me, g.find(me, self), "use")

    def perform(self, g: State, me: int, target: int) -> Rule:
        """What it does."""
        raise NotImplementedError


class BaggageCar(Freight):
    """A Missed!, a Panic!, a Cat Balou or a BANG! that does not count. [baggage_car; TR-R-1 TR-R-2]"""

    acts_as = True

    def dodge(self, g: State, attack: Attack) -> Outcome[bool]:
        """At any time."""
        self.unload(g, attack.target)
        yield from ()
        return True

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Each card it may stand for, at whom that may be played. [TR-DIST-2]"""
        card = g.find(me, self)
        others = len(g.players[me].in_play) > 1
        for face in (PANIC, CAT_BALOU):
            targets = open_targets(g, me, face, card)
            if not others and me in targets:
                targets = [seat for seat in targets if seat != me]
            self.acts.add_naming(found, targets, face.number)
        self.acts.add_naming(found, in_range(g, me), BANG.number)

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Their effects, without suit and card."""
        self.unload(g, me)
        if choice.named == PANIC.number:
            yield from take_a_card(g, me, choice.target)
        elif choice.named == CAT_BALOU.number:
            yield from discard_a_card(g, me, choice.target)
        else:
            yield from shoot(g, Attack(me, choice.target, self, []))


class CattleTruck(Freight):
    """One of the top 3 cards of the discard pile. [cattle_truck; TR-R-4 TR-HID-4]"""

    def idle(self, g: State, me: int) -> Reason | None:
        """Not with an empty pile. [TR-DECK-4]"""
        return None if g.discards else EMPTY_PILE

    def perform(self, g: State, me: int, target: int) -> Rule:
        """The others go back in the same order."""
        cards = g.discards[-3:]
        del g.discards[-3:]
        tray = put_on_tray(g, cards[::-1])
        card = cards[0]
        if len(cards) > 1:
            choice = yield Ask(g, me, self.id, LIMBO)
            card = choice.card
        lift(tray, card)
        tray.cards = tray.cards[::-1]
        g.gain(me, card, ALL)
        g.tell("salvage", me, NONE, card)
        clear_away(g, tray)


class CircusWagon(Freight):
    """Every other player discards a card in play. [circus_wagon; TR-R-5 TR-R-6]"""

    def perform(self, g: State, me: int, target: int) -> Rule:
        """Clockwise from my left, each as he likes. [TR-ORD-1]"""
        for seat in (yield from exempted(g, me, g.opponents(me))):
            cards = g.players[seat].in_play if g.players[seat].alive else NO_WAGONS
            if cards:
                card = cards[0]
                if len(cards) > 1:
                    choice = yield Ask(g, seat, self.id, IN_PLAY)
                    card = choice.card
                g.discard_in_play(seat, card)


class CoalHopper(Freight):
    """Draw a card, then discard a wagon in play. [coal_hopper; TR-R-7]"""

    def perform(self, g: State, me: int, target: int) -> Rule:
        """Mandatory, if there is any; somebody else's, or one's own. [TR-ASK-7]"""
        g.draw(me, 1)
        options = WAGONS_IN_PLAY.options(g, me)
        if options:
            choice = options[0] if len(options) == 1 else (yield Ask(g, me, self.id, WAGONS_IN_PLAY, found=options))
            g.discard_in_play(choice.target, choice.card)
            g.robbed(choice.target, me, choice.card)


class ExpressCar(Freight):
    """The turn ends, the hand goes, another turn follows. [express_car; TR-R-9 TR-TURN-6]"""

    def idle(self, g: State, me: int) -> Reason | None:
        """Not in an extra turn, nor past a card that must be played. [TR-R-10 FC-LAW-1]"""
        if g.extra:
            return EXTRA_TURN
        return MARKED_FIRST if any(withheld(g, me, card) for card in g.players[me].hand) else None

    def perform(self, g: State, me: int, target: int) -> Rule:
        """No phase 3: the hand goes in its owner's order."""
        yield from discard_hand(g, me)
        g.upcoming = [me]
        g.phase = CUT


class LoungeCar(Freight):
    """Two wagons of the deck: one before you, one before another player. [lounge_car; TR-R-17 TR-R-18]"""

    def idle(self, g: State, me: int) -> Reason | None:
        """Not where no card may be laid. [TR-EVT-3]"""
        return barred(g, me, self, g.find(me, self)) or (None if train_of(g).deck else NO_WAGONS_LEFT)

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Drawn before it is put under the deck; only I see them until they are placed. [TR-D-40 TR-HID-3]"""
        train = train_of(g)
        train.drawn, train.drawer = train.deck[-2:][::-1], me
        train.deck = train.deck[:-2]
        train.turned += len(train.drawn)
        self.unload(g, me)
        options = SHARED_WAGONS.options(g, me)
        if options:
            told = options[0] if len(options) == 1 else (yield Ask(g, me, self.id, SHARED_WAGONS, found=options))
            self.place(g, me, told.card, told.target)
        for card in train_of(g).drawn:
            self.place(g, me, card, me)
        train_of(g).drawer = NONE

    def place(self, g: State, me: int, card: int, seat: int) -> None:
        """One of them into play."""
        train = train_of(g)
        train.drawn = [c for c in train.drawn if c != card]
        g.tell("lay", me, seat, card)
        g.enter_play(seat, card)


class MailCar(Freight):
    """Draw 3 cards, give one of them to another player. [mail_car; TR-R-21]"""

    def perform(self, g: State, me: int, target: int) -> Rule:
        """Only the two know the given one. [TR-HID-3]"""
        tray = look_at(g, me, 3)
        if tray.cards:
            choice = yield Ask(g, me, self.id, Letters(tray))
            give(g, me, choice.target, tray, choice.card, self.id)
        for card in tray.cards:
            keep(g, me, tray, card, self.id)
        clear_away(g, tray)


class PassengerCar(Freight):
    """A card of any other player. [passenger_car; TR-R-23]"""

    def used_at(self, g: State, me: int) -> list[int]:
        """At any distance, with a card one may have."""
        return [seat for seat in with_cards(g, me, g.opponents(me), True) if g.eye[seat] != g.eye[me]]

    def perform(self, g: State, me: int, target: int) -> Rule:
        """As a Panic!."""
        yield from take_a_card(g, me, target)


# -- offers -------------------------------------------------------------------------------------------


class InPlay(Offer):
    """One's own cards in play, the oldest first. [TR-ASK-8]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return DISCARD.each(g.players[seat].in_play)


class WagonsInPlay(Offer):
    """The wagons in front of all players, the nearest first, one's own last. [TR-ASK-7]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        found: list[Option] = []
        for s in [*g.others(seat), seat]:
            found += [DISCARD.of(card, s) for card in g.players[s].in_play if PRINTED[card].face.rides]
        return found


class SharedWagons(Offer):
    """Which of the drawn wagons goes to whom; the other one is one's own. [TR-ASK-5]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """The second to the nearest first; a sole wagon is kept, unless one may not have it."""
        drawn = train_of(g).drawn
        found: list[Option] = []
        for card in drawn[::-1]:
            rest = [c for c in drawn if c != card]
            if all(PRINTED[c].face.may_lie(g, seat) for c in rest) and (
                rest or not PRINTED[card].face.may_lie(g, seat)
            ):
                found += [GIVE.of(card, s) for s in receivers(g, seat, card)]
        return found


def receivers(g: State, me: int, card: int) -> list[int]:
    """The other players before whom that wagon may lie: Ghost Car also before the eliminated. [TR-R-18 TR-TGT-1]"""
    face = PRINTED[card].face
    seats = face.places(g, me) if face.unsilenced else g.others(me)
    return [seat for seat in seats if g.eye[seat] != g.eye[me] and face.may_lie(g, seat)]


class Letters(Offer):
    """One of the drawn cards for another player: the last one for the nearest, unless said otherwise. [TR-ASK-6]"""

    __slots__ = ("tray",)

    def __init__(self, tray: Tray) -> None:
        self.tray = tray

    def options(self, g: State, seat: int) -> list[Option]:
        """Each to each."""
        return [GIVE.of(card, s) for card in self.tray.cards[::-1] for s in g.opponents(seat)]


IN_PLAY: Final = InPlay()
WAGONS_IN_PLAY: Final = WagonsInPlay()
SHARED_WAGONS: Final = SharedWagons()
WAGONS: Final[tuple[Wagon, ...]] = (
    *PERMANENT,
    BaggageCar(), CattleTruck(), CircusWagon(), CoalHopper(), ExpressCar(), LoungeCar(), MailCar(), PassengerCar(),
)  # fmt: skip
