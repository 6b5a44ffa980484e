"""Hits: one on its way, the ways out of it, and what follows. [DU-HIT-1 DU-HIT-4]"""

from __future__ import annotations

from sixgun.duel.abilities import (
    ABILITIES,
    AFTER_CANCEL,
    AS_HIT,
    AS_MISS,
    CANCELLED,
    FACE,
    GREEN,
    IF_MISSED,
    NOBODY,
    PLAYS,
    SERVES,
    WAY_OUT,
    Ability,
    Character,
)
from sixgun.duel.due import Due
from sixgun.duel.offers import AS_MISSED, DISCARD, USE, Ask, Offer, Payment
from sixgun.duel.places import NAMES
from sixgun.duel.reasons import (
    ALREADY_TRIED,
    NEEDS_ANOTHER_CARD,
    NOT_A_MISS,
    NOT_ACTIVE,
    ONLY_HIT_CARDS,
    PIERCED,
    RESOURCE_IN_HAND,
    RESOURCE_TOO_NEW,
)
from sixgun.duel.state import State
from sixgun.duel.verbs import lose_life, lose_plainly
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final, mypyc_attr
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.reason import Reason
from sixgun.kernel.story import ALL
from sixgun.kernel.verbs import ActVerb

NOTHING_TRIED: Final[list[int]] = []


@mypyc_attr(free_list_len=1)
class Hit(Offer):
    """One hit: whose, by which character, at whom, from what; it offers the ways out not yet tried. [DU-HIT-12]"""

    __slots__ = (
        "by", "shooter", "who", "target", "cause", "card", "is_bang", "demands", "tried", "cancelled", "cancelled_by",
        "spare", "taken_by",
    )  # fmt: skip

    def __init__(self, by: int, shooter: int, who: Character, target: int, cause: Ability, card: int = NONE) -> None:
        self.by = by
        self.shooter = shooter
        self.who = who
        self.target = target
        self.cause = cause
        self.card = card  # the physical card, if one was played
        self.is_bang = False
        self.demands = False  # one more card, besides a miss [DU-HIT-11]
        self.tried = NOTHING_TRIED  # * the numbers of abilities that have failed [DU-HIT-5]
        self.cancelled = False  # how it ended
        self.cancelled_by: Ability | None = None  # whose after_cancel follows
        self.spare = 0  # misses left over for the next hit of the same card [RE-R-80]
        self.taken_by = NONE  # the seat that takes the BANG! card [RE-R-48]

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, every card and every ability that may cancel it. [DU-HIT-4 RE-HIT-1]"""
        found = [PASS]
        if self.cause.only_hit_cards_cancel:
            self.hit_cards(g, seat, found)
            return found
        anything = self.takes_any_card(g)
        who = g.acting(seat)
        hits_help = anything or who.hits_are_misses
        hand = g.hands[seat]
        short = self.demands and len(hand) < 2  # nothing would be left to pay with [DU-R-63]
        for card in hand:
            serves = SERVES[card]
            if serves & AS_MISS:
                if not short or FACE[card].draws_as_miss:
                    found.append(PLAYS[card].of(card, NONE))
                if anything and FACE[card].miss_matters:
                    found.append(AS_MISSED.of(card, NONE))
            elif hits_help and not short and (anything or serves & AS_HIT):
                found.append(AS_MISSED.of(card, NONE))
        if who is not NOBODY:
            self.from_play(g, who, found)
        return found

    def from_play(self, g: State, who: Character, found: list[Option]) -> None:
        """Cards beside the target, and its ability. [DU-R-92]"""
        for card in g.gear[self.target]:
            face = FACE[card]
            if face.mask & WAY_OUT and face.number not in self.tried and face.may_use(g, self, card):
                found.append(USE.of(card, NONE))
        if who.mask & WAY_OUT and who.number not in self.tried:
            who.ways_out(g, self, found)

    def hit_cards(self, g: State, seat: int, found: list[Option]) -> None:
        """Only the discard of a real hit card. [RE-HIT-8 RE-R-42 RE-R-44]"""
        hand = g.hands[seat]
        if not self.demands or len(hand) > 1:
            for card in hand:
                if SERVES[card] & AS_HIT:
                    found.append(DISCARD.of(card, NONE))
        if not self.demands or hand:
            for card in g.gear[self.target]:
                if FACE[card].is_hit_card:
                    found.append(DISCARD.of(card, self.target))

    def takes_any_card(self, g: State) -> bool:
        """May any card of the hand cancel it? Of three players only for the shooter's target. [RE-OPP-2 RE-D-6]"""
        return self.cause.any_card_cancels and g.target(self.by) == self.target >> 1

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """It does not stop that hit."""
        if card in g.hands[seat]:
            return self.refuse_held(g, seat, card).to_dict()
        return self.refuse_gear(g, card).to_dict()

    def refuse_held(self, g: State, seat: int, card: int) -> Reason:
        """A card of the hand: a resource, or nothing would be left to pay with, or it is no miss."""
        face, serves = FACE[card], SERVES[card]
        wanted = AS_HIT if self.cause.only_hit_cards_cancel else AS_MISS
        if face.frame == GREEN and (face.is_hit_card if wanted == AS_HIT else face.is_miss_card):
            return RESOURCE_IN_HAND
        helps = self.takes_any_card(g) or (g.acting(seat).hits_are_misses and serves & AS_HIT)
        if serves & wanted or (wanted == AS_MISS and helps):
            return NEEDS_ANOTHER_CARD
        return ONLY_HIT_CARDS if wanted == AS_HIT else NOT_A_MISS

    def refuse_gear(self, g: State, card: int) -> Reason:
        """A card in play: of the fellow, ignored, tried, too new, or nothing would be left to pay with."""
        face = FACE[card]
        only_hits = self.cause.only_hit_cards_cancel
        if not (face.is_hit_card if only_hits else face.mask & WAY_OUT):
            return ONLY_HIT_CARDS if only_hits else NOT_A_MISS
        if card not in g.gear[self.target]:
            return NOT_ACTIVE
        if g.ignored == self.target and not only_hits:
            return PIERCED
        if face.number in self.tried:
            return ALREADY_TRIED
        return RESOURCE_TOO_NEW if face.frame == GREEN and not only_hits else NEEDS_ANOTHER_CARD

    def about(self, g: State) -> dict[str, object]:
        """What hits whom, and what it takes to cancel it."""
        return {
            "cause": self.cause.id,
            "by": self.by,
            "shooter": NAMES[self.shooter],
            "at": NAMES[self.target],
            "demands_a_card": self.demands,
            "any_card": self.takes_any_card(g),
        }

    def left(self, g: State, seat: int) -> int:
        """After the hit. [DU-HIT-1]"""
        return g.life[self.target] - self.cause.damage(g, self.target)


def card_hit(g: State, me: int, target: int, cause: Ability, card: int) -> Hit:
    """A hit by a card of *me*: the shooter is his front character. [DU-HIT-12]"""
    at = g.front[me]
    return Hit(me, at, g.who[at], target, cause, card)


def due_hit(due: Due, target: int) -> Hit:
    """A hit that waited in the queue. [DU-HIT-3 DU-SIM-8]"""
    return Hit(due.me, due.at, due.who, target, due.ability)


def fire(g: State, hit: Hit) -> Rule:
    """A whole hit: answer, loss or "if missed", then what the cancelling card does. [DU-HIT-8]"""
    yield from shoot(g, hit)
    if hit.cancelled:
        if hit.cause.mask & IF_MISSED:
            yield from hit.cause.if_missed(g, hit)
        follow_up(g, hit)
        take_the_bang(g, hit)


def shoot(g: State, hit: Hit) -> Rule:
    """One hit and nothing after it. The target is awake until it is settled. [DU-HIT-6 DU-ACT-5 RE-HIT-2]"""
    target = hit.target
    seat = target >> 1
    if not take_aim(g, hit):
        return
    was = g.wake(target)
    while not hit.cancelled:  # any means in any order until one succeeds [DU-HIT-4 DU-HIT-5 DU-REV-4]
        choice = yield Ask(g, seat, "hit", hit)
        if choice is PASS:
            break
        hit.cancelled = cancel(g, hit, seat, choice) or (yield from find_a_way_out(g, hit, choice))
    if hit.cancelled and hit.demands:
        hit.cancelled = yield from pay(g, seat, hit)
    if not hit.cancelled:
        points = hit.cause.damage(g, target)
        if not lose_plainly(g, target, hit.by, hit.cause.id, points):
            yield from lose_life(g, target, hit.by, hit.cause.id, points)
    g.ignored = NONE
    g.rest(target, was)
    if hit.cancelled:
        if g.story is not None:
            g.tell("cancelled", seat, target, NONE, 0, hit.cause.id)
        shooter = g.acting(hit.by)
        if shooter.mask & CANCELLED:
            yield from shooter.on_cancelled(g, hit.by, hit)


def take_aim(g: State, hit: Hit) -> bool:
    """A hit begins, unless its target is dead or ignores it. A spare miss cancels it at once. [RE-R-70 RE-R-80]"""
    target = hit.target
    cause = hit.cause
    hit.cancelled = False
    if g.life[target] <= 0:
        return False
    if cause.is_action and g.ignores(target, hit.by):
        g.tell("ignored", hit.by, target, NONE, 0, cause.id)
        return False
    if hit.spare:
        hit.spare -= 1
        hit.cancelled = True
    if cause.pierces:
        g.ignored = target
    hit.tried = NOTHING_TRIED
    hit.cancelled_by = None
    hit.demands = hit.is_bang and g.acting(hit.by).demands_a_card and hit.by != target >> 1
    if g.story is not None:
        g.tell("hit", hit.by, target, hit.card, hit.shooter, cause.id)
    return True


def fire_unless_shielded(g: State, hit: Hit) -> Rule:
    """The same where the hit is assigned only now: automatic hits, hits on many. [RE-TARGET-3 RE-R-53]"""
    if g.life[hit.target] > 0 and g.is_shielded(hit.target):
        g.tell("shielded", hit.by, hit.target, NONE, 0, hit.cause.id)
        return
    yield from fire(g, hit)


class PayOrTake(Payment):
    """Any card of the hand, or pass: then the hit stands. [DU-HIT-11]"""

    __slots__ = ("hit",)

    def __init__(self, hit: Hit) -> None:
        self.hit = hit

    def about(self, g: State) -> dict[str, object]:
        """What hits whom."""
        return self.hit.about(g)

    def left(self, g: State, seat: int) -> int:
        """After the hit."""
        return self.hit.left(g, seat)


def pay(g: State, seat: int, hit: Hit) -> Outcome[bool]:
    """One more card from hand, or the miss is wasted and the hit stands. [DU-HIT-11 DU-R-63]"""
    if not g.hands[seat]:
        return False
    choice = yield Ask(g, seat, "pay", PayOrTake(hit))
    if choice is PASS:
        return False
    g.discard(seat, choice.card, "pay")
    return True


def cancel(g: State, hit: Hit, seat: int, choice: Option) -> bool:
    """Discard a card that cancels it without further ado; False if there is more to do."""
    verb = choice.verb
    card = choice.card
    if verb is USE or isinstance(verb, ActVerb):
        return False
    if choice.target == NONE:
        g.discard(seat, card, "miss")
    else:
        g.discard_gear(choice.target, card, seat, "miss")
    if verb is DISCARD or verb is AS_MISSED:
        return True
    if FACE[card].mask & AFTER_CANCEL:
        hit.cancelled_by = FACE[card]
    return not FACE[card].draws_as_miss


def find_a_way_out(g: State, hit: Hit, choice: Option) -> Outcome[bool]:
    """What a card or an ability does for its owner: True if it is a miss."""
    card = choice.card
    way = ABILITIES[choice.verb.face] if isinstance(choice.verb, ActVerb) else FACE[card]
    if not (yield from way.way_out(g, hit, card)):
        hit.tried = hit.tried + [way.number]
        return False
    if way.mask & AFTER_CANCEL:
        hit.cancelled_by = way
    return True


def follow_up(g: State, hit: Hit) -> None:
    """What the cancelling card or ability does, after the shooter's text. [DU-HIT-8]"""
    if hit.cancelled_by is not None:
        hit.cancelled_by.after_cancel(g, hit)


def take_the_bang(g: State, hit: Hit) -> None:
    """Somebody takes the BANG! card from the discard pile, if it still lies there. [RE-R-48 RE-R-49]"""
    if hit.taken_by != NONE and hit.card in g.discards:
        g.discards.remove(hit.card)
        g.gain(hit.taken_by, hit.card, ALL)
        g.tell("salvage", hit.taken_by, NONE, hit.card)


def hit_front(g: State, due: Due) -> Rule:
    """Whoever is in front there when it comes to it. [DU-SIM-7]"""
    yield from fire_unless_shielded(g, due_hit(due, g.front[due.aim]))
