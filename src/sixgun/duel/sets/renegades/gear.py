"""Renegades: green resources and blue equipment. [RE-RES-1]"""

from __future__ import annotations

from sixgun.duel.abilities import NOBODY, NOWHERE
from sixgun.duel.due import Due
from sixgun.duel.frames import Blue, Green, aims, is_ready, note_use, reaches_backs
from sixgun.duel.hits import Hit, card_hit, fire, follow_up, hit_front, shoot
from sixgun.duel.offers import DISCARD, PAYMENT, Offer
from sixgun.duel.resources import pay_for_more, react_to_use, spend, wants_more
from sixgun.duel.sets.renegades.assumed import WHISKY_SYMBOL
from sixgun.duel.state import State
from sixgun.duel.verbs import draw, draw_from_any, lose_life_as_target, reveal
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NO_TARGET, NONE, PASS, Option
from sixgun.kernel.story import ALL


class BuffaloRifle(Green):
    """Use: draw a card, then one hit on another player's front or back. [buffalo_rifle; RE-R-1 RE-R-2]"""

    is_hit_card = True

    def use_targets(self, g: State, me: int, at: int) -> list[int]:
        """No Scope needed."""
        return aims(g, me, True)

    def use(self, g: State, me: int, card: int, target: int) -> Rule:
        """The card is drawn before the answer."""
        yield from draw(g, me, 1, me, self.id)
        yield from fire(g, card_hit(g, me, target, self, card))


class VolleyGun(Green):
    """Use: one hit on the opponent's front; not cancelled, both lose a point. [volley_gun; RE-HIT-6 RE-R-15 RE-R-16]"""

    is_hit_card = True

    def use_targets(self, g: State, me: int, at: int) -> list[int]:
        """Only the target. [RE-OPP-2 RE-R-91]"""
        opponent = g.target(me)
        return [place for place in aims(g, me, reaches_backs(g, me)) if place >> 1 == opponent]

    def use(self, g: State, me: int, card: int, target: int) -> Rule:
        """The second point is a life loss of a character awake for it. [RE-D-30 RE-HIT-10]"""
        hit = card_hit(g, me, target, self, card)
        yield from fire(g, hit)
        if not hit.cancelled and g.who[target ^ 1] is not NOBODY:
            yield from lose_life_as_target(g, target ^ 1, me, self.id)


class DoubleBarrel(Green):
    """Use: one hit; if cancelled, one on the other character too. [double_barrel; RE-HIT-7 RE-R-8 RE-R-9 RE-R-10]"""

    is_hit_card = True

    def use_targets(self, g: State, me: int, at: int) -> list[int]:
        """The fronts, and the backs within reach. [RE-R-91]"""
        return aims(g, me, reaches_backs(g, me))

    def use(self, g: State, me: int, card: int, target: int) -> Rule:
        """The first hit."""
        return fire(g, card_hit(g, me, target, self, card))

    def if_missed(self, g: State, hit: Hit) -> Rule:
        """The second is part of the card and does not wait. [RE-ORDER-4 RE-D-15]"""
        other = hit.target ^ 1
        if g.who[other] is not NOBODY and not g.is_shielded(other):
            second = Hit(hit.by, hit.shooter, hit.who, other, self, hit.card)
            yield from shoot(g, second)
            if second.cancelled:
                follow_up(g, second)


class LuckyPenny(Green):
    """Use in answer to a hit on its bearer: it is cancelled, draw a card. [lucky_penny; RE-R-21 RE-R-22 RE-R-23]"""

    is_miss_card = True
    draws_as_miss = True

    def may_use(self, g: State, hit: Hit, card: int) -> bool:
        """Not in the turn it came into play."""
        return is_ready(g, hit.target, card)

    def way_out(self, g: State, hit: Hit, card: int) -> Outcome[bool]:
        """Drawn at once; a second application is a miss for the next hit. [RE-HIT-3 RE-R-80]"""
        me = hit.target >> 1
        note_use(g, hit.target, card)
        spend(g, hit.target, card, NONE)
        yield from draw(g, me, 1, me, self.id)
        yield from react_to_use(g, me)
        if wants_more(g, me):
            paid = yield from pay_for_more(g, me, PAYMENT)
            if paid != NONE:
                g.discard(me, paid, "apply_again")
                g.tell("use_again", me, NONE, card, 0, self.id)
                yield from draw(g, me, 1, me, self.id)
                hit.spare += 1
        return True


class GoldPan(Green):
    """Use: take the top card of the discard pile, then discard this one. [gold_pan; RE-R-24 RE-R-25]"""

    discards_itself = True

    def use_targets(self, g: State, me: int, at: int) -> list[int]:
        """Not while the pile is empty."""
        return NO_TARGET if g.discards else NOWHERE

    def use(self, g: State, me: int, card: int, target: int) -> Rule:
        """Baby Leroy takes two before anything is discarded; none of them may be the payment. [RE-R-81]"""
        first = g.discards[-1]
        salvage_top(g, me, self.id)
        paid = NONE
        if wants_more(g, me) and g.discards and len(g.hands[me]) > 1:
            paid = yield from pay_for_more(g, me, AllBut(first))
            if paid != NONE:
                g.tell("use_again", me, NONE, card, 0, self.id)
                salvage_top(g, me, self.id)
        g.discard_gear(g.front[me], card, me, self.id)
        if paid != NONE:
            g.discard(me, paid, "apply_again")


class AllBut(Offer):
    """Any card of the hand but one, or pass."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each other card."""
        return [PASS] + [DISCARD.of(card, NONE) for card in g.hands[seat] if card != self.card]


class Whisky(Green):
    """Use: reveal a card; your front regains 2 life points on a horseshoe, else 1. [whisky; RE-R-3 RE-REVEAL-1]"""

    def use_targets(self, g: State, me: int, at: int) -> list[int]:
        """Also at full life."""
        return NO_TARGET

    def use(self, g: State, me: int, card: int, target: int) -> Rule:
        """Never above the printed life."""
        points = 2 if (yield from reveal(g, me, me, WHISKY_SYMBOL, self.id)) else 1
        g.heal(g.front[me], points, self.id)


class UnionPacific(Green):
    """Use: two cards in all from your deck and the opponent's, one at a time. [union_pacific; RE-R-54 RE-R-55]"""

    def use_targets(self, g: State, me: int, at: int) -> list[int]:
        """Nobody in particular."""
        return NO_TARGET

    def use(self, g: State, me: int, card: int, target: int) -> Rule:
        """Of three players only the target's. [RE-OPP-2]"""
        yield from draw_from_any(g, me, 2, [me, g.target(me)], self.id)


class Partner(Blue):
    """When its bearer becomes the front, the opponent's front is hit. [partner; RE-R-26 RE-R-27 RE-R-29 RE-R-30]"""

    has_reload = True  # assumed [RE-D-45]
    any_card_cancels = True

    def on_token_moved(self, g: State, me: int, at: int, seat: int, by: int) -> bool:
        """Whoever moved it."""
        return seat == me and g.front[me] == at

    def carry_out(self, g: State, due: Due) -> Rule:
        """Automatic; any one card cancels it too. [RE-HIT-9]"""
        return hit_front(g, due)


class Spurs(Blue):
    """While you have no card in hand, its bearer cannot become the target of a hit. [spurs; RE-R-52 RE-R-53]"""

    shields = True


def salvage_top(g: State, me: int, cause: str) -> None:
    """The top card of the discard pile into the hand, before all eyes."""
    card = g.discards.pop()
    g.gain(me, card, ALL)
    g.tell("salvage", me, NONE, card, 0, cause)


CARDS: Final = (
    BuffaloRifle(), VolleyGun(), DoubleBarrel(), LuckyPenny(), GoldPan(), Whisky(), UnionPacific(), Spurs(), Partner(),
)  # fmt: skip
