"""The base set: red cards, the BANG! cards. [DU-BANG-1]"""

from __future__ import annotations

from sixgun.duel.frames import Red, aims
from sixgun.duel.hits import Hit, card_hit, follow_up, shoot, take_the_bang
from sixgun.duel.offers import DISCARD, Ask, GearAt, SwapWhom
from sixgun.duel.places import PLAYER
from sixgun.duel.state import State
from sixgun.duel.verbs import draw, forced_discard, move_token
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import PASS


class Colt(Red):
    """One hit on the opponent's front character. [colt; DU-R-9]"""

    copies = "L1 O5"


class Winchester(Red):
    """One hit on the opponent's front or back character. [winchester; DU-R-49]"""

    copies = "L2"

    def targets(self, g: State, me: int) -> list[int]:
        """No Scope needed."""
        return aims(g, me, True)


class Shotgun(Red):
    """One hit; if missed, you may move your token or that of the player shot at. [shotgun; DU-R-41 RE-OPP-5]"""

    copies = "L2 O2"

    def if_missed(self, g: State, hit: Hit) -> Rule:
        """Only of a side with two characters; before the hit of a Retaliation. [DU-TOKEN-2]"""
        seats = [hit.by, hit.target >> 1]
        if g.has_two(seats[0]) or g.has_two(seats[1]):
            choice = yield Ask(g, hit.by, "shotgun", SwapWhom(seats, True))
            if choice is not PASS:
                move_token(g, choice.target - PLAYER, hit.by, self.id)


class Carbine(Red):
    """One hit; if missed, you may discard a card in play of your front or theirs. [carbine; DU-R-8 DU-R-75 RE-OPP-5]"""

    copies = "L2 O1"

    def if_missed(self, g: State, hit: Hit) -> Rule:
        """Only the two fronts, also when the shot went at a back."""
        fronts = [g.front[hit.by], g.front[hit.target >> 1]]
        if g.gear[fronts[0]] or g.gear[fronts[1]]:
            choice = yield Ask(g, hit.by, "carbine", GearAt(fronts, DISCARD, True))
            if choice is not PASS:
                g.discard_gear(choice.target, choice.card, hit.by, self.id)


class Peacemaker(Red):
    """One hit; if missed, the player shot at must discard a card of his choice. [peacemaker; DU-R-32]"""

    copies = "L2"

    def if_missed(self, g: State, hit: Hit) -> Rule:
        """Nothing if his hand is empty."""
        yield from forced_discard(g, hit.target >> 1, hit.by, self.id)


class Remington(Red):
    """One hit; if missed, draw a card. [remington; DU-R-34]"""

    copies = "O2"

    def if_missed(self, g: State, hit: Hit) -> Rule:
        """Automatic."""
        yield from draw(g, hit.by, 1, hit.by, self.id)


class Schofield(Red):
    """One hit; if missed, your front character regains a life point. [schofield; DU-R-38]"""

    copies = "O2"

    def if_missed(self, g: State, hit: Hit) -> Rule:
        """Before the hit of a Retaliation."""
        g.heal(g.front[hit.by], 1, self.id)
        yield from ()


class Fanning(Red):
    """As many hits as the target has cards in play, cancelled singly. [fanning; DU-HIT-10 DU-R-20 DU-R-22 RE-R-86]"""

    copies = "L2"
    may_do_nothing = True

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """The number is fixed now; the dead get no more. A Trick takes the card after the last. [DU-R-21 RE-R-50]"""
        hit = card_hit(g, me, target, self, card)
        hit.is_bang = True
        for _ in range(len(g.gear[target])):
            if g.life[target] <= 0:
                break
            yield from shoot(g, hit)
            if hit.cancelled:
                follow_up(g, hit)
        take_the_bang(g, hit)


COLT: Final = Colt()
CARDS: Final = (COLT, Winchester(), Shotgun(), Carbine(), Peacemaker(), Remington(), Schofield(), Fanning())
