"""The base set: the twelve outlaws."""

from __future__ import annotations

from sixgun.duel.abilities import BARREL_SYMBOL, BROWN, FACE, Character, Face
from sixgun.duel.due import Due
from sixgun.duel.hits import Hit, due_hit, fire_unless_shielded
from sixgun.duel.offers import HAND, KEEP_ONE, TAKE, Ask, Offer
from sixgun.duel.places import NAMES, PLAYER, RELOADED
from sixgun.duel.sets.base.brown import keep_limbo
from sixgun.duel.state import State
from sixgun.duel.verbs import discard_random, draw, look, reveal, steal_from_hand, take_gear
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option


class BabeLeroy(Character):
    """Once in your turn, with no card in hand, you may draw two. [babe_leroy; DU-R-69]"""

    def actions(self, g: State, me: int, at: int, found: list[Option]) -> None:
        """Phase 2, while she is in front. [DU-C-40]"""
        if not g.hands[me] and self.number not in g.used_up:
            found.append(self.uses.plain())

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Two cards."""
        g.used_up = g.used_up + [self.number]
        yield from draw(g, me, 2, me, self.id)


class BullAnderson(Character):
    """Another character is eliminated: take up to two of its cards or its owner's. [bull_anderson; DU-R-70 DU-R-71]"""

    def on_fallen(self, g: State, me: int, place: int) -> Rule:
        """One after the other: equipment, or at random from the hand. [RE-R-96]"""
        offer = Spoils(place)
        for _ in range(2):
            if len(offer.options(g, me)) == 1:
                return
            choice = yield Ask(g, me, self.id, offer)
            if choice is PASS:
                return
            if choice.card == NONE:
                yield from steal_from_hand(g, me, place >> 1, self.id)
            else:
                take_gear(g, me, place, choice.card, self.id)


class Spoils(Offer):
    """The equipment of the dead, and the hand of its owner unless it is one's own."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, each card in play, the hand."""
        found = [PASS]
        for card in g.gear[self.place]:
            found.append(TAKE.of(card, self.place))
        if self.place >> 1 != seat and g.hands[self.place >> 1]:
            found.append(TAKE.of(NONE, PLAYER + (self.place >> 1)))
        return found

    def about(self, g: State) -> dict[str, object]:
        """Where the dead stood."""
        return {"at": NAMES[self.place]}


class CattleKatie(Character):
    """Once in your turn you may discard a card in play on her to draw two. [cattle_katie; DU-R-72 RE-R-88]"""

    def actions(self, g: State, me: int, at: int, found: list[Option]) -> None:
        """Not what is always active."""
        if self.number not in g.used_up:
            for card in g.gear[at]:
                if not FACE[card].always_active:
                    found.append(self.uses.of(card, NONE))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Two cards for one."""
        g.used_up = g.used_up + [self.number]
        g.discard_gear(g.front[me], choice.card, me, self.id)
        yield from draw(g, me, 2, me, self.id)


class DaltonBros(Character):
    """Three cards instead of two in your draw phase. [dalton_bros; DU-R-73]"""

    more_cards = 1


class JackRansome(Character):
    """You may play cards on any character in play. [jack_ransome; DU-R-74 DU-R-75 RE-R-90]"""

    plays_anywhere = True


class PearlHat(Character):
    """Once in your turn, discard a card to repeat the brown one on top of the pile. [pearl_hat; DU-R-76 RE-R-92]"""

    def actions(self, g: State, me: int, at: int, found: list[Option]) -> None:
        """What lay on top before the payment; as a reload too, where that is allowed. [DU-R-77 DU-C-18]"""
        if not g.hands[me] or not g.discards or self.number in g.used_up:
            return
        top = g.discards[-1]
        face = FACE[top]
        if face.frame == BROWN and face.can_be_repeated:
            if face.forbidden(g, me) is None:
                self.uses.add_each(found, top, face.targets(g, me))
            if face.has_reload and g.reloads:
                found.append(self.uses.of(top, RELOADED))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """The payment comes first and stays on top. [DU-R-78]"""
        g.used_up = g.used_up + [self.number]
        payment = yield Ask(g, me, self.id, HAND)
        g.discard(me, payment.card, self.id)
        face = FACE[choice.card]
        if choice.target == RELOADED:
            yield from draw(g, me, 1, me, "reload")
        elif face.asks:
            yield from face.play(g, me, choice.card, choice.target)
        else:
            face.effect(g, me, choice.card, choice.target)


class SidCurry(Character):
    """Target of a hit? Reveal from the opponent's deck: a barrel sends it back. [sid_curry; DU-R-79 DU-R-80 DU-R-81]"""

    def way_out(self, g: State, hit: Hit, card: int) -> Outcome[bool]:
        """Whoever shot; of three players the target's deck. [RE-D-18]"""
        me = hit.target >> 1
        return (yield from reveal(g, me, g.target(me), BARREL_SYMBOL, self.id))

    def after_cancel(self, g: State, hit: Hit) -> None:
        """At the shooter, wherever he stands then. [DU-HIT-12 RE-R-97]"""
        g.queue.append(Due(self, hit.target >> 1, hit.target, self, hit.shooter, hit.who))

    def carry_out(self, g: State, due: Due) -> Rule:
        """Dropped if that character is gone. [DU-SIM-7]"""
        if g.who[due.aim] is due.whom:
            yield from fire_unless_shielded(g, due_hit(due, due.aim))


class SlimPoet(Character):
    """The opponent makes him lose a life point: discard a random card of his hand. [slim_poet; DU-R-82 RE-OPP-4]"""

    def on_life_lost(self, g: State, me: int, at: int, by: int, points: int) -> Rule:
        """At once, if you like. [DU-SIM-6]"""
        if by in (me, NONE):
            return
        for _ in range(points):
            if g.hands[by]:
                choice = yield Ask(g, me, self.id, USE_IT)
                if choice is not PASS:
                    yield from discard_random(g, me, by, self.id)


class UseIt(Offer):
    """Use the ability of the active character, or not."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, or yes."""
        return [PASS, g.acting(seat).uses.plain()]


class SundanceKid(Character):
    """Once in your turn, discard a card: one of each deck, keep one. [sundance_kid; DU-R-83 DU-C-5 RE-R-102]"""

    def actions(self, g: State, me: int, at: int, found: list[Option]) -> None:
        """Whose deck is the other one."""
        if g.hands[me] and self.number not in g.used_up:
            for seat in g.others(me):
                found.append(self.uses.of(NONE, PLAYER + seat))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Only he sees both; the one discarded is open. [DU-INFO-4 DU-DECK-8]"""
        g.used_up = g.used_up + [self.number]
        payment = yield Ask(g, me, self.id, HAND)
        g.discard(me, payment.card, self.id)
        yield from look(g, me, me, self.id)
        yield from look(g, me, choice.target - PLAYER, self.id)
        if len(g.limbo) > 1:
            kept = yield Ask(g, me, "keep", KEEP_ONE)
            for card in g.limbo:
                if card != kept.card:
                    g.discards.append(card)
                    g.tell("discard", me, NONE, card, 0, self.id)
            g.limbo = [kept.card]
        keep_limbo(g, me, self)


class TocoRamirez(Character):
    """Any card of your hand may be played as a Colt. [toco_ramirez; DU-R-84 DU-R-85 RE-R-89]"""

    def plays_as_colt(self, face: Face) -> bool:
        """Its own text is ignored."""
        return True

    def counts_as_hit(self, face: Face) -> bool:
        """In a Duel, and under Indians! when he is asked."""
        return True


class TomThorn(Character):
    """Each time he becomes the front, the opponent's back is the target of a hit. [tom_thorn; DU-R-86 DU-R-87]"""

    def on_token_moved(self, g: State, me: int, at: int, seat: int, by: int) -> bool:
        """Whoever moved it."""
        return seat == me and g.front[me] == at

    def carry_out(self, g: State, due: Due) -> Rule:
        """Whoever is in the back then; a sole character is. [RE-OPP-3]"""
        return fire_unless_shielded(g, due_hit(due, g.back(due.aim)))


class WestHarding(Character):
    """Any number of BANG! cards in your turn. [west_harding; DU-R-88]"""

    any_number_of_bangs = True


USE_IT: Final = UseIt()
OUTLAWS: Final = (
    BabeLeroy(), BullAnderson(), CattleKatie(), DaltonBros(), JackRansome(), PearlHat(), SidCurry(), SlimPoet(),
    SundanceKid(), TocoRamirez(), TomThorn(), WestHarding(),
)  # fmt: skip
