"""What a baseline bot makes of the table: what a hit comes to, what cards and places are worth."""

from __future__ import annotations

from sixgun.bots import skeleton
from sixgun.bots.duel.kinds import (
    CARD_FACE,
    DODGE,
    EL_CHINDI,
    FANNING,
    GUARD,
    HELD,
    HOLD,
    IF_MISSED,
    IS_RED,
    JANGO,
    KIND,
    RETORT,
    SAVE,
    SPENCER,
    TEX_KILLER,
    WORTH,
    WYATT_EAR,
)
from sixgun.bots.duel.weights import Weights
from sixgun.duel.abilities import AS_HIT, AS_MISS, FACE, RED, SERVES, Face
from sixgun.duel.view import View
from sixgun.kernel.option import NONE

CUSTOMARY: float = 1.0  # heat of the one to be eliminated


class Mind(skeleton.Mind):
    """One seat's judgement of the table it looks at."""

    __slots__ = ("foe", "weights", "heat", "cast", "hits", "reds", "misses", "spare", "front", "back")

    def __init__(self, seat: int, weights: Weights) -> None:
        super().__init__(seat)
        self.foe = 0  # the opponent; of three players the one to be eliminated
        self.weights = weights
        self.heat: list[float] = []  # by seat: how much I want to hurt them
        self.cast: list[int] = []  # by place: who stands there, as the number of an ability
        self.hits = 0  # hit cards in my hand, red ones, miss cards
        self.reds = 0
        self.misses = 0
        self.spare = False  # more cards than may stay in my hand [DU-DISC-2]
        self.front = 0
        self.back = NONE  # NONE: there is a single character

    def look(self, view: View) -> None:
        """Look at the table anew."""
        seats = len(view.front)
        if len(self.heat) != seats:
            self.heat = [self.weights.hunter] * seats
            self.foe = (self.seat + 1) % seats
            self.heat[self.foe] = CUSTOMARY
            self.heat[self.seat] = -1.0
        self.front = view.front[self.seat]
        self.back = self.front ^ 1 if view.life[self.front ^ 1] > 0 else NONE
        self.cast = [who.number for who in view.who]
        hits = reds = misses = 0
        for card in view.hand:
            serves = SERVES[card]
            if serves & AS_HIT:
                hits += 1
                if IS_RED[card]:
                    reds += 1
            if serves & AS_MISS:
                misses += 1
        self.hits = hits
        self.reds = reds
        self.misses = misses
        self.spare = len(view.hand) > self.may_hold(view, self.front)

    def may_hold(self, view: View, place: int) -> int:
        """How many cards may stay in my hand if that character is in front. [DU-DISC-2 RE-TURN-4]"""
        limit = view.who[place].hand_limit
        if limit:
            return limit
        life = view.life[place]
        return life if life > 2 else 2

    def crowd(self, view: View, place: int) -> int:
        """How many cards I should have to discard if the turn ended with that character in front."""
        over = len(view.hand) - self.may_hold(view, place)
        return over if over > 0 else 0

    def aim(self, red: bool) -> float:
        """What a hit must promise to be worth its card."""
        if self.spare:
            return self.weights.aim_spare
        return self.weights.aim_many if red and self.reds > 1 else self.weights.aim

    # -- hits -------------------------------------------------------------------------------------

    def wound(self, view: View, place: int) -> float:
        """What it is worth to me that the character there loses a life point."""
        w = self.weights
        seat = place >> 1
        life = view.life[place]
        who = self.cast[place]
        if life > 1:
            return self.heat[seat] * (1.0 + w.weakest * (5 - life) - RETORT[who])
        value = 1.0 + w.weakest * 4 - w.fresh_cards + w.ability * self.stand(view, place)
        if not view.reserve_sizes[seat]:
            value += w.last_pair
            if view.life[place ^ 1] <= 0:
                return w.victory if seat == self.foe else -w.victory
        return self.heat[seat] * value

    def loss(self, view: View, place: int) -> float:
        """What it costs me that my character there loses a life point."""
        if view.life[place] > 1 or view.life[place ^ 1] > 0 or view.reserve_sizes[self.seat]:
            return self.weights.own_life
        return self.weights.victory

    def lands(self, view: View, place: int, face: Face) -> float:
        """The chance that a hit of that card takes a life point."""
        w = self.weights
        seat = place >> 1
        chance = w.hit_bare
        for _ in view.hand_backs[seat]:
            chance *= w.hit_fades
        if chance < w.hit_least:
            chance = w.hit_least
        if not face.pierces and (view.front[seat] == place or view.life[place] > 0):
            chance *= self.shelter(view, place)
        if view.known:
            for owner, card in view.known:
                if owner == seat and SERVES[card] & AS_MISS:
                    chance *= w.hit_known
                    break
        if face.any_card_cancels and view.hand_backs[seat]:
            chance *= w.hit_soft
        if face.only_hit_cards_cancel or (face.frame == RED and self.cast[self.front] == TEX_KILLER):
            chance *= w.hit_hard
        return min(chance, w.hit_bare)

    def shelter(self, view: View, place: int) -> float:
        """What its ability and the cards beside it leave of a chance to hurt a character."""
        w = self.weights
        part = 1.0
        if DODGE[self.cast[place]]:
            part = w.hit_barrel
        for card in view.gear[place]:
            face = CARD_FACE[card]
            if DODGE[face]:
                part *= w.hit_barrel
            elif SAVE[face]:
                part *= w.hit_hat
        return part

    def shot(self, view: View, place: int, face: Face) -> float:
        """What a hit by that card is worth: a life point, or a card spent against it."""
        w = self.weights
        seat = place >> 1
        if face.is_action and self.is_ignored(view, place):
            return 0.0
        wound = self.wound(view, place)
        if face.number == SPENCER and view.life[place] >= 4:
            wound += self.heat[seat]
        chance = self.lands(view, place, face)
        parried = w.parry * self.heat[seat] + IF_MISSED[face.number]
        if seat == self.foe and self.cast[self.front] == WYATT_EAR:
            parried += w.card
        return chance * wound + (1.0 - chance) * parried

    def is_ignored(self, view: View, place: int) -> bool:
        """Does the character there ignore my actions? [RE-TARGET-4]"""
        return self.cast[place] == EL_CHINDI and place >> 1 != self.seat and bool(view.hand_backs[place >> 1])

    # -- places -----------------------------------------------------------------------------------

    def stand(self, view: View, place: int) -> float:
        """What it is worth to its owner that this character stands in front."""
        w = self.weights
        life = view.life[place]
        value = w.talent * HOLD[self.cast[place]] + w.front_life * life
        if life == 1:
            value -= w.exposed
        for card in view.gear[place]:
            value += w.kit * GUARD[CARD_FACE[card]]
        return value

    def swapped(self, view: View, seat: int) -> float:
        """What it is worth to me that the characters of *seat* change places: mine, or another player's."""
        at = view.front[seat]
        gain = self.stand(view, at ^ 1) - self.stand(view, at)
        if seat == self.seat:
            return gain - self.weights.move_from
        value = -self.weights.swap * gain  # little: they move back for nothing
        if view.turn == self.seat and self.hits and (view.bangs == 0 or self.hits > self.reds):
            value += 0.5 * (self.wound(view, at ^ 1) - self.wound(view, at))
        return value * self.heat[seat] if self.heat[seat] > 0.0 else 0.0

    def is_watched(self, view: View) -> bool:
        """Does somebody draw a card when I move my token? Only who hunts me. [RE-OPP-2 RE-OPP-3]"""
        seats = len(view.front)
        at = view.front[(self.seat + seats - 1) % seats]
        if self.cast[at] == JANGO:
            return True
        return any(FACE[card].watches_the_token for card in view.gear[at])

    # -- cards ------------------------------------------------------------------------------------

    def keep(self, view: View, card: int) -> float:
        """What a card is worth in my hand."""
        face = CARD_FACE[card]
        worth = WORTH[face]
        if KIND[face] == FANNING:
            return worth + 0.3 * len(view.gear[view.front[self.foe]])
        if IS_RED[card]:
            worth -= 0.07 * self.reds
        elif SERVES[card] & AS_MISS:
            worth -= 0.06 * self.misses
        elif view.reloads and FACE[card].has_reload:
            worth = self.weights.card
        return worth

    def cheapest(self, view: View) -> float:
        """The worth of my worst card; of an empty hand, more than any."""
        least = 9.0
        for card in view.hand:
            least = min(least, self.keep(view, card))
        return least

    def taking(self, view: View, place: int, card: int, mine: bool) -> float:
        """What it is worth that this card in play goes, to my hand if *mine*."""
        held = HELD[CARD_FACE[card]]
        value = self.heat[place >> 1] * held
        return value + WORTH[CARD_FACE[card]] * self.weights.taken * 2 if mine else value
