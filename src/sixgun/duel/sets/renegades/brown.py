"""Renegades: brown cards, the actions."""

from __future__ import annotations

from sixgun.duel.abilities import Ability
from sixgun.duel.frames import Brown, BrownHit, BrownMiss, duellists
from sixgun.duel.hits import Hit
from sixgun.duel.offers import DISCARD, HAND, HAND_OF, Ask, GearAt, Offer, SwapWhom
from sixgun.duel.places import PLAYER
from sixgun.duel.reasons import NEEDS_TWO_CHARACTERS, NOTHING_TO_TAKE
from sixgun.duel.sets.base.brown import give_and_take, hit_card_or_life, ignored, swap_by_action, with_gear
from sixgun.duel.state import State
from sixgun.duel.verbs import discard_random, draw
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.reason import Reason


class IndianChief(Brown):
    """For each of his characters the opponent discards a hit card or it is hurt. [indian_chief; RE-R-6 RE-R-7]"""

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """The front first; only the target is asked. [RE-OPP-2 RE-R-78]"""
        opponent = g.target(me)
        for at in g.positions():
            if at >> 1 == opponent:
                yield from hit_card_or_life(g, me, at, self)


class Ambush(Brown):
    """Discard a card in play of your front and/or one of any front. [ambush; RE-R-11 RE-TURN-5 RE-D-21]"""

    def forbidden(self, g: State, me: int) -> Reason | None:
        """There must be one."""
        return None if with_gear(g, fronts(g, me)) else NOTHING_TO_TAKE

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Two of your own front, or one of it and one of another, or one. [RE-TARGET-2]"""
        mine = g.front[me]
        choice = yield Ask(g, me, self.id, GearAt(with_gear(g, fronts(g, me)), DISCARD, False))
        discard_by_action(g, me, choice.target, choice.card, self)
        where = with_gear(g, fronts(g, me) if choice.target == mine else [mine])
        if where:
            choice = yield Ask(g, me, self.id, GearAt(where, DISCARD, True))
            if choice is not PASS:
                discard_by_action(g, me, choice.target, choice.card, self)


class Companion(BrownHit):
    """Either a hit, no BANG!, or a miss. [companion; RE-R-17]"""

    is_miss_card = True


class Nimbleness(BrownMiss):
    """Cancel one hit and draw a card at once. [nimbleness; RE-R-20 RE-HIT-3 RE-D-4]"""

    miss_matters = True
    draws_as_miss = True

    def way_out(self, g: State, hit: Hit, card: int) -> Outcome[bool]:
        """It may already help against the next hit."""
        me = hit.target >> 1
        yield from draw(g, me, 1, me, self.id)
        return True


class Cover(Brown):
    """One or two swaps, one after another, of any players. [cover; RE-R-31 RE-R-32]"""

    has_reload = True  # assumed [RE-D-45]

    def forbidden(self, g: State, me: int) -> Reason | None:
        """Somebody must have two characters."""
        for seat in range(len(g.hands)):
            if g.has_two(seat):
                return None
        return NEEDS_TWO_CHARACTERS

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """The same player twice, if you like; what it triggers waits. [RE-R-30]"""
        seats = [me] + g.others(me)
        for optional in (False, True):
            choice = yield Ask(g, me, self.id, SwapWhom(seats, optional))
            if choice is PASS:
                return
            swap_by_action(g, choice.target - PLAYER, me, self)


class Ricochet(Brown):
    """In turn, the opponent first, discard miss cards; who stops loses a point. [ricochet; RE-R-33 RE-R-37 RE-R-73]"""

    def targets(self, g: State, me: int) -> list[int]:
        """As for a Duel. [RE-R-90]"""
        return duellists(g, me)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """The mirror image of a Duel."""
        return give_and_take(g, me, target, self, True)


class Punch(Brown):
    """Discard a card in play of any front and/or a random card of a hand. [punch; RE-R-39 RE-R-40 RE-R-41 RE-D-5]"""

    def forbidden(self, g: State, me: int) -> Reason | None:
        """There must be a card, besides this one."""
        if len(g.hands) == 2 and len(g.hands[me]) > 1:
            return None
        return None if g.hands[g.target(me)] or with_gear(g, in_reach_of_punch(g, me)) else NOTHING_TO_TAKE

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """One part, the other, or both in any order. [RE-TURN-5]"""
        choice = yield Ask(g, me, self.id, Punches(True, True, False))
        yield from self.land(g, me, choice)
        rest = Punches(choice.card == NONE, choice.card != NONE, True)
        if len(rest.options(g, me)) > 1:
            choice = yield Ask(g, me, self.id, rest)
            if choice is not PASS:
                yield from self.land(g, me, choice)

    def land(self, g: State, me: int, choice: Option) -> Rule:
        """One part of it: of one's own hand the card is chosen freely. [RE-D-22]"""
        if choice.card != NONE:
            discard_by_action(g, me, choice.target, choice.card, self)
        elif choice.target == PLAYER + me:
            own = yield Ask(g, me, "discard", HAND)
            g.discard(me, own.card, self.id)
        else:
            yield from discard_random(g, me, choice.target - PLAYER, self.id)


class Punches(Offer):
    """Cards in play, hands, or both; pass for the second part."""

    __slots__ = ("gear", "hands", "optional")

    def __init__(self, gear: bool, hands: bool, optional: bool) -> None:
        self.gear = gear
        self.hands = hands
        self.optional = optional

    def options(self, g: State, seat: int) -> list[Option]:
        """Of three players only oneself (in play) and the target. [RE-OPP-2]"""
        found = [PASS] if self.optional else []
        if self.hands:
            for owner in (g.target(seat), seat):
                if g.hands[owner] and (owner != seat or len(g.hands) == 2):
                    found.append(HAND_OF.of(NONE, PLAYER + owner))
        if self.gear:
            for place in in_reach_of_punch(g, seat):
                for card in g.gear[place]:
                    found.append(DISCARD.of(card, place))
        return found


class Trick(BrownMiss):
    """Cancel one hit; take the BANG! card it came from. [trick; RE-R-48 RE-R-49 RE-R-50 RE-R-51 RE-R-101]"""

    miss_matters = True

    def after_cancel(self, g: State, hit: Hit) -> None:
        """Walker is back with its owner by then; of several hits it waits for the last."""
        if hit.is_bang:
            hit.taken_by = hit.target >> 1


def fronts(g: State, me: int) -> list[int]:
    """Any front, one's own included; Jack Ransome: anybody. [RE-TARGET-2 RE-R-90]"""
    if g.plays_anywhere(me):
        return g.positions()
    return g.standing.around[me]


def in_reach_of_punch(g: State, me: int) -> list[int]:
    """One's own front and the target's. [RE-D-5]"""
    return [at for at in fronts(g, me) if at >> 1 == me or at >> 1 == g.target(me)]


def discard_by_action(g: State, me: int, place: int, card: int, cause: Ability) -> None:
    """A card in play goes, unless its bearer ignores action cards. The bearer is the target. [RE-R-70]"""
    if g.ignores(place, me):
        ignored(g, me, place, cause)
        return
    was = g.wake(place)
    g.discard_gear(place, card, me, cause.id)
    g.rest(place, was)


CARDS: Final = (
    Nimbleness(), Trick(), Companion(), Ambush(), Cover(), Ricochet(), Punch(), IndianChief(),
)  # fmt: skip
