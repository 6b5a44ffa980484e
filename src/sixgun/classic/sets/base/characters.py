"""The base set: 16 characters. [CL characters]"""

from __future__ import annotations

from typing import Final

from sixgun.classic.abilities import DIAMONDS, HEARTS, CardVerb, Character, Face
from sixgun.classic.offers import HAND, LIMBO, Ask, Offer
from sixgun.classic.sets.base.cards import BANG, MISSED, hearts
from sixgun.classic.shots import Attack
from sixgun.classic.state import State
from sixgun.classic.verbs import steal
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.story import ALL


class BartCassidy(Character):
    """Each time he loses a life point, he draws a card. [bart_cassidy; CL-R-22 CL-R-23]"""

    def on_life_lost(self, g: State, me: int, by: int, points: int) -> Rule:
        """One per point."""
        g.draw(me, points)
        yield from ()


class BlackJack(Character):
    """He shows the second card he draws: on Hearts or Diamonds he draws one more. [black_jack; CL-S-53]"""

    def instead_of_draw(self, g: State, me: int) -> Rule:
        """The third card is not shown."""
        g.draw(me, 1)
        second = g.top()
        if second != NONE:
            g.gain(me, second, ALL)
            g.tell("draw", me, NONE, second, 0, self.id)
            if g.suit(second) in (HEARTS, DIAMONDS):
                g.draw(me, 1)
        yield from ()


class CalamityJanet(Character):
    """She can use BANG! as Missed! and the other way round. [calamity_janet; CL-R-32]"""

    def tune_uses(self, uses: list[Face], g: State, me: int, face: Face) -> list[Face]:
        """Only cards of these names."""
        return BANG_OR_MISSED if face is BANG or face is MISSED else uses


class ElGringo(Character):
    """For each life point a player takes from him, he takes one of that player's cards. [el_gringo; CL-R-14 CL-R-24]"""

    life = 3

    def minds_life_lost(self, g: State, me: int, seat: int, by: int) -> bool:
        """Only another player's doing."""
        return me == seat and by != NONE and by != me

    def on_life_lost(self, g: State, me: int, by: int, points: int) -> Rule:
        """One per point, as long as there is one."""
        for _ in range(points):
            steal(g, me, by)
        yield from ()


class JesseJones(Character):
    """He may draw his first card from the hand of a player. [jesse_jones; CL-R-25 CL-R-49]"""

    def instead_of_draw(self, g: State, me: int) -> Rule:
        """Pass is the deck."""
        choice = yield Ask(g, me, "draw_from", A_HAND_OR_DECK)
        if choice is PASS:
            g.draw(me, 1)
        else:
            steal(g, me, choice.target)
        g.draw(me, 1)


class Jourdonnais(Character):
    """He always has a Barrel in play. [jourdonnais; CL-R-2]"""

    def dodge(self, g: State, attack: Attack) -> Outcome[bool]:
        """It adds to a real Barrel."""
        return (yield from hearts(g, attack.target, self.id))


class KitCarlson(Character):
    """He looks at the top three cards, puts one back and draws the others. [kit_carlson; CL-R-26]"""

    def instead_of_draw(self, g: State, me: int) -> Rule:
        """He knows what lies on top then."""
        g.limbo = [card for card in [g.top() for _ in range(3)] if card != NONE]
        g.limbo_eyes = 1 << me
        g.tell("look", me, amount=len(g.limbo))
        if len(g.limbo) > 2:
            choice = yield Ask(g, me, "put_back", LIMBO)
            g.limbo = [card for card in g.limbo if card != choice.card]
            g.deck.append(choice.card)
            g.learn(choice.card, 1 << me, NONE)
            g.tell("put_back", me, NONE, choice.card, 0, self.id, 1 << me)
        for card in g.limbo:
            g.gain(me, card, 0)
            g.tell("draw", me, NONE, card, 0, self.id, 1 << me)
        g.limbo = []
        g.limbo_eyes = ALL


class LuckyDuke(Character):
    """Each time he draws!, he turns up two cards and chooses one. [lucky_duke; CL-DRAW-4 CL-R-27]"""

    def tune_check_cards(self, count: int, g: State, me: int, seat: int) -> int:
        """Only his own."""
        return count + 1 if seat == me else count


class PaulRegret(Character):
    """The others see him at distance +1. [paul_regret; CL-DIST-2]"""

    life = 3
    farther = 1


class PedroRamirez(Character):
    """He may draw his first card from the discard pile. [pedro_ramirez; CL-S-54]"""

    draws_from_discards = True

    def instead_of_draw(self, g: State, me: int) -> Rule:
        """Pass is the deck; a card from the pile is seen by all. [CL-INFO-3]"""
        choice = yield Ask(g, me, "draw_from", DISCARDS_OR_DECK)
        if choice is PASS:
            g.draw(me, 1)
        else:
            g.gain(me, g.discards.pop(), ALL)
            g.tell("salvage", me, NONE, choice.card)
        g.draw(me, 1)


class RoseDoolan(Character):
    """She sees the others at distance -1. [rose_doolan; CL-DIST-2]"""

    closer = 1


class SidKetchum(Character):
    """At any time, he may discard 2 cards to regain 1 life point. [sid_ketchum; CL-R-33]"""

    def minds_any_time(self, g: State, me: int) -> bool:
        """Only hurt, and with two cards. [CL-R-33]"""
        p = g.players[me]
        return len(p.hand) >= 2 and p.life < p.max_life

    def at_any_time(self, g: State, me: int) -> Rule:
        """Not a Beer: it works with two players left."""
        for _ in range(2):
            choice = yield Ask(g, me, "patch_up", HAND)
            g.discard(me, choice.card)
        g.heal(me)


class SlabTheKiller(Character):
    """Two Missed! are needed to cancel his BANG! cards. [slab_the_killer; CL-SHOT-1]"""

    def tune_misses_needed(self, needed: int, g: State, me: int, attack: Attack) -> int:
        """Not for a Gatling. [CL-S-13]"""
        return needed + 1 if attack.by == me and attack.face is BANG else needed


class SuzyLafayette(Character):
    """As soon as she has no cards in hand, she draws one. [suzy_lafayette; CL-TIME-2 CL-R-31]"""

    def on_hand_empty(self, g: State, me: int) -> Rule:
        """One card, each time."""
        g.tell("ability", me, cause=self.id)
        g.draw(me, 1)
        yield from ()


class VultureSam(Character):
    """When another player is eliminated, he takes all their cards. [vulture_sam; CL-R-28 CL-R-30]"""

    takes_the_dead = True

    def on_eliminated(self, g: State, me: int, seat: int) -> Rule:
        """Hand unseen by the others, table before all eyes."""
        dead = g.players[seat]
        for card in dead.in_play:
            g.gain(me, card, ALL)
            g.tell("take", me, seat, card)
        for card in dead.hand:
            eyes = g.forget(card) | 1 << seat
            g.gain(me, card, eyes)
            g.tell("take", me, seat, card, 0, "", eyes | 1 << me)
        dead.hand = []
        dead.in_play = []
        yield from ()


class WillyTheKid(Character):
    """He may play any number of BANG! in his turn. [willy_the_kid; CL-PLAY-2]"""

    any_number_of_bangs = True


class HandOrDeck(Offer):
    """Somebody's hand; pass is the deck. [CL-R-25]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and everybody with a card in hand."""
        return [PASS] + [DRAW_FROM.of(NONE, other) for other in g.others(seat) if g.players[other].hand]


class DiscardsOrDeck(Offer):
    """The top of the discard pile; pass is the deck."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and the top card."""
        return [PASS, DRAW_FROM.of(g.discards[-1], NONE)] if g.discards else [PASS]


DRAW_FROM: Final = CardVerb("draw")
A_HAND_OR_DECK: Final = HandOrDeck()
DISCARDS_OR_DECK: Final = DiscardsOrDeck()
BANG_OR_MISSED: Final[list[Face]] = [BANG, MISSED]

CHARACTERS: Final = (
    BartCassidy(), BlackJack(), CalamityJanet(), ElGringo(), JesseJones(), Jourdonnais(), KitCarlson(), LuckyDuke(),
    PaulRegret(), PedroRamirez(), RoseDoolan(), SidKetchum(), SlabTheKiller(), SuzyLafayette(), VultureSam(),
    WillyTheKid(),
)  # fmt: skip
