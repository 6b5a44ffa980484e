"""The base set: the twelve lawmen."""

from __future__ import annotations

from sixgun.duel.abilities import HORSESHOE_SYMBOL, SYMBOL, Character, Face
from sixgun.duel.due import Due
from sixgun.duel.hits import Hit, hit_front
from sixgun.duel.places import PLAYER
from sixgun.duel.sets.base.brown import MISSED
from sixgun.duel.state import State
from sixgun.duel.verbs import draw
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE


class AlanPinkertoon(Character):
    """Each time he loses a life point, the opponent's front is hit. [alan_pinkertoon; DU-R-50 DU-R-51]"""

    def on_life_lost(self, g: State, me: int, at: int, by: int, points: int) -> Rule:
        """From any cause, one hit a point, each an entry of its own; it is carried out from the back too. [DU-ACT-7]"""
        for _ in range(points):
            g.queue.append(Due(self, me, at, self, g.target(me)))
        yield from ()

    def carry_out(self, g: State, due: Due) -> Rule:
        """Whoever is in front then."""
        return hit_front(g, due)


class AnnieOakey(Character):
    """Hit cards as misses, Missed! as a Colt. [annie_oakey; DU-R-52 DU-R-53 RE-R-89]"""

    hits_are_misses = True

    def plays_as_colt(self, face: Face) -> bool:
        """Only the card named Missed!."""
        return face is MISSED

    def counts_as_hit(self, face: Face) -> bool:
        """In a Duel, and under Indians! when she is asked. [DU-R-14 DU-R-29]"""
        return face is MISSED


class BartMasterson(Character):
    """For every reveal two cards are turned up: you choose which one counts. [bart_masterson; DU-R-54 RE-R-95]"""

    always_active = True
    doubles_reveals = True


class BillTightman(Character):
    """Each time another character is eliminated, draw two cards. [bill_tightman; DU-R-55 RE-R-96]"""

    def on_eliminated(self, g: State, me: int, place: int) -> Rule:
        """After its owner has drawn. [DU-C-35]"""
        yield from draw(g, me, 2, me, self.id)


class BuffaloBell(Character):
    """A point of your other character may be his instead, but not his last. [buffalo_bell; DU-R-56 DU-R-57 RE-R-14]"""

    always_active = True
    diverts = True


class DalonRanger(Character):
    """Each time the opponent makes him lose a life point, draw a card. [dalon_ranger; DU-R-58 DU-R-59 RE-OPP-4]"""

    def on_life_lost(self, g: State, me: int, at: int, by: int, points: int) -> Rule:
        """At once: it may help against the next hit. [DU-SIM-6]"""
        if by != me and by != NONE:
            yield from draw(g, me, points, me, self.id)


class Jango(Character):
    """Each time the opponent moves his own token, draw a card. [jango; DU-R-60 RE-OPP-3]"""

    watches_the_token = True

    def on_token_moved(self, g: State, me: int, at: int, seat: int, by: int) -> bool:
        """Only his own doing. [DU-C-30]"""
        return seat == g.target(me) and by == seat

    def carry_out(self, g: State, due: Due) -> Rule:
        """One card."""
        yield from draw(g, due.me, 1, due.me, self.id)


class PatGarret(Character):
    """Show the second card you draw: a horseshoe gives one from the opponent's deck. [pat_garret; DU-R-61 RE-OPP-3]"""

    def on_second_card(self, g: State, me: int, card: int) -> Rule:
        """Not a reveal; the card stays in hand, known to all. [DU-INFO-3 DU-DECK-8]"""
        g.known[card] = (1 << len(g.hands)) - 1 & ~(1 << me)
        g.tell("show", me, PLAYER + me, card, int(SYMBOL[card] == HORSESHOE_SYMBOL), self.id)
        if SYMBOL[card] == HORSESHOE_SYMBOL:
            yield from draw(g, me, 1, g.target(me), self.id)


class TexKiller(Character):
    """To cancel your BANG! cards takes a miss and one more card. [tex_killer; DU-R-62 DU-R-63 RE-R-93]"""

    demands_a_card = True


class TheStranger(Character):
    """One BANG! card more in your turn. [the_stranger; DU-R-64]"""

    always_active = True
    more_bangs = 1


class WildBill(Character):
    """A card of yours taken or discarded by the opponent: his front is hit. [wild_bill; DU-R-65 DU-R-66]"""

    def on_robbed(self, g: State, me: int, at: int, by: int, taken: bool) -> None:
        """One hit a card, at whoever did it. [RE-OPP-4]"""
        g.queue.append(Due(self, me, at, self, by))

    def carry_out(self, g: State, due: Due) -> Rule:
        """Whoever is in front then."""
        return hit_front(g, due)


class WyattEar(Character):
    """Each time the opponent cancels a hit of yours, draw a card. [wyatt_ear; DU-R-67 DU-R-68 RE-R-94]"""

    def on_cancelled(self, g: State, me: int, hit: Hit) -> Rule:
        """Not for one's own back; of three players only the target counts. [RE-OPP-3]"""
        if hit.target >> 1 == g.target(me):
            yield from draw(g, me, 1, me, self.id)


LAWMEN: Final = (
    AlanPinkertoon(), AnnieOakey(), BartMasterson(), BillTightman(), BuffaloBell(), DalonRanger(), Jango(),
    PatGarret(), TexKiller(), TheStranger(), WildBill(), WyattEar(),
)  # fmt: skip
