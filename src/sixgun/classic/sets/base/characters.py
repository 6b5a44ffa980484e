"""The base set: 16 characters. [CL characters]"""

from __future__ import annotations

from sixgun.classic.play.checks import hearts
from sixgun.classic.play.drawing import drawn_cards, draws
from sixgun.classic.play.offers import HAND, LIMBO, Ask, Offer, spendable
from sixgun.classic.play.shots import Attack
from sixgun.classic.play.taking import steal
from sixgun.classic.rules.ability import Character
from sixgun.classic.rules.faces import Face
from sixgun.classic.rules.tables import DIAMONDS, HEARTS, LEXICON, PRINTED
from sixgun.classic.sets.base.cards import BANG, MISSED
from sixgun.classic.table.state import State
from sixgun.classic.table.trays import clear_away, keep, look_at, put_back
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.story import ALL
from sixgun.kernel.verbs import CardVerb


class BartCassidy(Character):
    """Each time he loses a life point, he draws a card. [bart_cassidy; CL-R-22 CL-R-23]"""

    def on_life_lost(self, g: State, me: int, by: int, points: int) -> Rule:
        """One per point."""
        g.draw(me, points)
        yield from ()


class BlackJack(Character):
    """He shows the second card he draws: on Hearts or Diamonds he draws one more. [black_jack; CL-S-53]"""

    adds_to_draw = True

    def instead_of_draw(self, g: State, me: int) -> Outcome[bool]:
        """Only the second card is shown; a ghost draws a third one anyway. [HN-DRAW-1]"""
        count = draws(g, me)
        g.draw(me, 1)
        second = g.top() if count > 1 else NONE
        if second != NONE:
            g.gain(me, second, ALL)
            g.tell("draw", me, NONE, second, 0, self.id)
            g.draw(me, count - 1 if g.suit(second) in (HEARTS, DIAMONDS) else count - 2)
        yield from ()
        return True

    def besides_draw(self, g: State, me: int) -> None:
        """The second card of another way to draw. [WW-R-17]"""
        drawn = drawn_cards(g, me)
        if len(drawn) > 1 and draws(g, me) > 1:
            g.learn(drawn[1], g.everybody & ~g.eye[me], me)
            g.tell("show", me, NONE, drawn[1], 0, self.id)
            if g.suit(drawn[1]) in (HEARTS, DIAMONDS):
                g.draw(me, 1)


class CalamityJanet(Character):
    """She can use BANG! as Missed! and the other way round. [calamity_janet; CL-R-32]"""

    def tune_uses(self, uses: list[Face], g: State, me: int, face: Face) -> list[Face]:
        """Only cards of these names."""
        if face is BANG:  # only as Missed! under Showdown, for her too [WW-R-24]
            return uses if MISSED in uses else BANG_OR_MISSED
        return BANG_OR_MISSED if face is MISSED else uses


class ElGringo(Character):
    """For each life point a player takes from him, he takes one of that player's cards. [el_gringo; CL-R-14 CL-R-24]"""

    life = 3

    def minds_life_lost(self, g: State, me: int, by: int) -> bool:
        """Only another player's doing."""
        return by != NONE and by != me

    def on_life_lost(self, g: State, me: int, by: int, points: int) -> Rule:
        """One per point, as long as there is one."""
        for _ in range(points):
            steal(g, me, by)
        yield from ()


class JesseJones(Character):
    """He may draw his first card from the hand of a player. [jesse_jones; CL-R-25 CL-R-49]"""

    def instead_of_draw(self, g: State, me: int) -> Outcome[bool]:
        """Pass is the deck."""
        choice = yield Ask(g, me, "draw_from", A_HAND_OR_DECK)
        if choice is PASS:
            g.draw(me, 1)
        else:
            steal(g, me, choice.target)
        g.draw(me, draws(g, me) - 1)
        return True


class Jourdonnais(Character):
    """He always has a Barrel in play. [jourdonnais; CL-R-2]"""

    def dodge(self, g: State, attack: Attack) -> Outcome[bool]:
        """It adds to a real Barrel."""
        return (yield from hearts(g, attack.target, self.id))


class KitCarlson(Character):
    """He looks at the top three cards, puts one back and draws the others. [kit_carlson; CL-R-26]"""

    def instead_of_draw(self, g: State, me: int) -> Outcome[bool]:
        """He knows what lies on top then. Under Thirst he keeps one; the others stay in their order. [HN-DRAW-3]"""
        tray = look_at(g, me, 3)
        kept = draws(g, me)
        if len(tray.cards) == kept + 1:
            choice = yield Ask(g, me, "put_back", LIMBO)
            put_back(g, me, tray, choice.card, self.id)
        elif len(tray.cards) > kept:
            choice = yield Ask(g, me, "keep", LIMBO)
            keep(g, me, tray, choice.card, self.id)
            for card in reversed(tray.cards):
                put_back(g, me, tray, card, self.id)
        for card in tray.cards:
            keep(g, me, tray, card, self.id)
        clear_away(g, tray)
        return True


class LuckyDuke(Character):
    """Each time he draws!, he turns up two cards and chooses one. [lucky_duke; CL-DRAW-4 CL-R-27]"""

    def tune_check_cards(self, count: int, g: State, me: int) -> int:
        """One more."""
        return count + 1


class PaulRegret(Character):
    """The others see him at distance +1. [paul_regret; CL-DIST-2]"""

    life = 3
    farther = 1


class PedroRamirez(Character):
    """He may draw his first card from the discard pile. [pedro_ramirez; CL-S-54]"""

    draws_from_discards = True

    def instead_of_draw(self, g: State, me: int) -> Outcome[bool]:
        """Pass is the deck; a card from the pile is seen by all. [CL-INFO-3]"""
        choice = yield Ask(g, me, "draw_from", DISCARDS_OR_DECK)
        if choice is PASS:
            g.draw(me, 1)
        else:
            g.gain(me, g.discards.pop(), ALL)
            g.tell("salvage", me, NONE, choice.card)
        g.draw(me, draws(g, me) - 1)
        return True


class RoseDoolan(Character):
    """She sees the others at distance -1. [rose_doolan; CL-DIST-2]"""

    closer = 1


class SidKetchum(Character):
    """At any time, he may discard 2 cards to regain 1 life point. [sid_ketchum; CL-R-33]"""

    def minds_any_time(self, g: State, me: int) -> bool:
        """Only hurt, and with two cards; no ghost. [CL-R-33 HN-R-19]"""
        p = g.players[me]
        return len(spendable(g, me)) >= 2 and p.life < p.max_life and not p.is_ghost

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
        return needed + 1 if attack.is_bang else needed


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
        table = dead.in_play
        dead.in_play = []
        for card in table:
            g.tell("take", me, seat, card)
            PRINTED[card].face.taken(g, me, card)
        for card in dead.hand if g.mode.persons_are_seats else []:  # a common hand is kept [CL-2P-14 CL-2P-17]
            eyes = g.forget(card) | g.eye[seat]
            g.gain(me, card, eyes)
            g.tell("take", me, seat, card, 0, "", eyes | g.eye[me])
        if g.mode.persons_are_seats:
            dead.hand = []
        yield from ()


class WillyTheKid(Character):
    """He may play any number of BANG! in his turn. [willy_the_kid; CL-PLAY-2]"""

    any_number_of_bangs = True


class HandOrDeck(Offer):
    """Somebody's hand; pass is the deck. [CL-R-25]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and everybody with a card in hand."""
        return [PASS] + [DRAW_FROM.of(NONE, other) for other in g.hands_besides(seat) if g.players[other].hand]


class DiscardsOrDeck(Offer):
    """The top of the discard pile; pass is the deck."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and the top card."""
        return [PASS, DRAW_FROM.of(g.discards[-1], NONE)] if g.discards else [PASS]


DRAW_FROM: Final = CardVerb(LEXICON, "draw")
A_HAND_OR_DECK: Final = HandOrDeck()
DISCARDS_OR_DECK: Final = DiscardsOrDeck()
BANG_OR_MISSED: Final[list[Face]] = [BANG, MISSED]

CHARACTERS: Final = (
    BartCassidy(), BlackJack(), CalamityJanet(), ElGringo(), JesseJones(), Jourdonnais(), KitCarlson(), LuckyDuke(),
    PaulRegret(), PedroRamirez(), RoseDoolan(), SidKetchum(), SlabTheKiller(), SuzyLafayette(), VultureSam(),
    WillyTheKid(),
)  # fmt: skip
