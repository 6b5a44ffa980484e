"""The base set: blue cards, the equipment. [DU-EQ-1]"""

from __future__ import annotations

from sixgun.duel.abilities import BARREL_SYMBOL, DYNAMITE_SYMBOL, SNAKE_SYMBOL, Face
from sixgun.duel.due import Due
from sixgun.duel.frames import Blue
from sixgun.duel.hits import Hit
from sixgun.duel.places import NAMES
from sixgun.duel.reasons import ONLY_YOUR_BACK
from sixgun.duel.state import State
from sixgun.duel.verbs import draw, lose_life, move_token, reveal
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE


class Bank(Blue):
    """On your front: one card more in your draw phase. [bank; DU-R-1 DU-R-2]"""

    copies = "L1"
    more_cards = 1


class Barrel(Blue):
    """Target of a hit? You may reveal a card: a barrel is a miss. [barrel; DU-R-3 DU-R-4 DU-R-5 DU-R-6]"""

    copies = "L1 O1"

    def way_out(self, g: State, hit: Hit, card: int) -> Outcome[bool]:
        """Once per hit. [DU-HIT-5]"""
        seat = hit.target >> 1
        return (yield from reveal(g, seat, seat, BARREL_SYMBOL, self.id))


class Hat(Blue):
    """Target of a hit? You may discard the Hat from play as a miss. [hat; DU-R-27]"""

    copies = "L1 O1"
    is_hat = True

    def may_use(self, g: State, hit: Hit, card: int) -> bool:
        """Not without another card to pay, where one is demanded. [DU-R-63]"""
        return not hit.demands or bool(g.hands[hit.target >> 1])

    def way_out(self, g: State, hit: Hit, card: int) -> Outcome[bool]:
        """It is gone then."""
        g.discard_gear(hit.target, card, hit.target >> 1, self.id)
        yield from ()
        return True


class Scope(Blue):
    """On your front: your hit cards may be aimed at the opponent's back. [scope; DU-R-40]"""

    copies = "L1 O1"
    has_reload = True
    aims_at_backs = True


class Gunbelt(Blue):
    """On your front: any number of BANG! cards, not counted. [gunbelt; DU-R-26]"""

    copies = "L1 O1"
    any_number_of_bangs = True


class Watch(Blue):
    """On your front: each time the opponent moves his token, draw a card. [watch; DU-R-47 RE-OPP-2]"""

    copies = "O2"
    has_reload = True
    watches_the_token = True

    def on_token_moved(self, g: State, me: int, at: int, seat: int, by: int) -> bool:
        """Only his own doing: not if you move it for him. [DU-C-30]"""
        return seat == g.target(me) and by == seat

    def carry_out(self, g: State, due: Due) -> Rule:
        """One card."""
        yield from draw(g, due.me, 1, due.me, self.id)


class Stampede(Blue):
    """At the start of its owner's turn the two characters change places. [stampede; DU-R-42 DU-TOKEN-2]"""

    copies = "L1"
    has_reload = True
    always_active = True

    def on_turn_start(self, g: State, me: int, at: int, card: int) -> Rule:
        """It is the owner who moves the token."""
        move_token(g, me, me, self.id)
        yield from ()


class Rattlesnake(Blue):
    """At the start of its owner's turn he reveals a card: a snake bites for 1 life point. [rattlesnake; DU-R-33]"""

    copies = "O1"
    always_active = True

    def on_turn_start(self, g: State, me: int, at: int, card: int) -> Rule:
        """The card stays. The bearer is the target. [DU-START-4]"""
        was = g.wake(at)
        if (yield from reveal(g, me, me, SNAKE_SYMBOL, self.id)):
            yield from lose_life(g, at, NONE, self.id)
        g.rest(at, was)


class Dynamite(Blue):
    """On your own back. At the start of its owner's turn he reveals a card. [dynamite; DU-R-17 DU-R-18 DU-R-19]"""

    copies = "O1"
    always_active = True

    def targets(self, g: State, me: int) -> list[int]:
        """Only one's own back; Jack Ransome: anywhere. [DU-EQ-2 DU-R-74]"""
        return super().targets(g, me) if g.plays_anywhere(me) else [g.back(me)]

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """Nowhere else."""
        return ONLY_YOUR_BACK.to_dict(target=NAMES[target])

    def on_turn_start(self, g: State, me: int, at: int, card: int) -> Rule:
        """Dynamite: 3 life points; else it goes to the opponent's back, clockwise. [RE-STAND-12 DU-R-75]"""
        was = g.wake(at)
        if (yield from reveal(g, me, me, DYNAMITE_SYMBOL, self.id)):
            g.discard_gear(at, card, me, self.id)
            yield from lose_life(g, at, NONE, self.id, 3)
        else:
            g.leave_play(at, card)
            there = g.back(g.target(me))
            g.join_play(there, card)
            g.tell("pass_on", me, there, card)
        g.rest(at, was)


HAT: Final = Hat()
SCOPE: Final = Scope()
GUNBELT: Final = Gunbelt()
STAMPEDE: Final = Stampede()
RATTLESNAKE: Final = Rattlesnake()
DYNAMITE: Final = Dynamite()
START_CARDS: Final[tuple[Face, ...]] = (DYNAMITE, RATTLESNAKE, STAMPEDE)  # in this order [DU-START-1]
CARDS: Final = (Bank(), Barrel(), HAT, SCOPE, GUNBELT, Watch(), STAMPEDE, RATTLESNAKE, DYNAMITE)
