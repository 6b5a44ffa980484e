"""A Fistful of Cards: events that shoot. [FC-EV-1]"""

from __future__ import annotations

from sixgun.classic.play.life import lose_life
from sixgun.classic.play.offers import answers_of, barred
from sixgun.classic.play.settle import must_settle, settle
from sixgun.classic.play.shots import Attack, escapes, shoot
from sixgun.classic.rules.hooks import FORBIDS, USES
from sixgun.classic.rules.tables import PRINTED
from sixgun.classic.sets.base.cards import BANG
from sixgun.classic.sets.fistful.event import FistfulEvent
from sixgun.classic.sets.fistful.options import SNIPER_COUNTS
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.option import NONE, Option


class Fistful(FistfulEvent):
    """At the start of his turn a player is shot at once for each card in his hand. [fc_fistful; FC-R-1 FC-R-21]"""

    final = True

    def at_start(self, g: State, me: int) -> Rule:
        """As many as he has then; each with all that follows before the next."""
        for _ in range(len(g.players[me].hand)):
            yield from shoot(g, Attack(NONE, me, self, []))
            if must_settle(g):
                yield from settle(g)
            if not g.players[me].alive:
                return


class Sniper(FistfulEvent):
    """Two BANG! cards: one shot that needs two Missed! effects. [fc_sniper; FC-R-8 FC-ASK-5]"""

    names_second_card = True
    wounds = True

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """At anybody in range; it counts for the limit only in one reading. [FC-C-4]"""
        if g.is_on(SNIPER_COUNTS) and BANG.forbidden(g, me) is not None:
            return
        bangs = bangs_of(g, me)
        for target in g.rivals(me, g.within(me, g.force[me].reach)) if len(bangs) > 1 else []:
            found += [self.acts.naming(one, target, other) for one in bangs for other in bangs if one != other]

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Not a BANG! card: they are discarded in the order named."""
        if g.is_on(SNIPER_COUNTS):
            g.bangs += 1
        g.discard(me, choice.card)
        g.discard(me, choice.named)
        g.latest = choice
        yield from self.again(g, me, choice, choice.target, NONE)

    def again_at(self, g: State, me: int) -> list[tuple[int, int]]:
        """Anybody in range."""
        return [(seat, NONE) for seat in g.within(me, g.force[me].reach)]

    def again(self, g: State, me: int, played: Option, target: int, named: int) -> Rule:
        """Two Missed! again."""
        attack = Attack(me, target, self, [played.card, played.named])
        attack.needed = 2
        yield from shoot(g, attack)


class Ricochet(FistfulEvent):
    """A BANG! card against a card in play: discarded, unless its owner has a Missed!. [fc_ricochet; FC-R-7 FC-R-17]"""

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Any distance."""
        bangs = bangs_of(g, me)
        for seat in g.opponents(me) if bangs else []:
            for aim in g.players[seat].in_play:
                for card in bangs:
                    found.append(self.acts.naming(card, seat, aim))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Not counted as a BANG! card."""
        g.discard(me, choice.card)
        g.latest = choice
        yield from self.again(g, me, choice, choice.target, choice.named)

    def again_at(self, g: State, me: int) -> list[tuple[int, int]]:
        """Each card in play of others."""
        return [(seat, aim) for seat in g.opponents(me) for aim in g.players[seat].in_play]

    def again(self, g: State, me: int, played: Option, target: int, named: int) -> Rule:
        """Nobody is shot."""
        owner, aim = target, named
        awake = g.figured and g.mode.wake(g, owner)
        attack = Attack(me, owner, self, [played.card])
        attack.costs = 0
        saved = yield from escapes(g, attack, "ricochet")
        if not saved and aim in g.players[owner].in_play:
            g.discard_in_play(owner, aim)
            g.robbed(owner, me, aim)
        if awake:
            g.mode.sleep(g, owner)


class RussianRoulette(FistfulEvent):
    """Round and round a Missed! effect each; who fails first loses two. [fc_russian_roulette; FC-R-9 FC-R-20]"""

    def enters(self, g: State, leader: int) -> Rule:
        """Nobody is responsible."""
        seat = leader
        while (yield from self.has_a_miss(g, seat)):
            seat = g.others(seat)[0]
        yield from lose_life(g, seat, NONE, self.id, 2)

    def has_a_miss(self, g: State, seat: int) -> Outcome[bool]:
        """Does *seat* produce a Missed! effect? What answers does nothing else. [FC-ASK-4]"""
        attack = Attack(NONE, seat, self, [])
        attack.bare = True
        attack.costs = 2
        awake = g.figured and g.mode.wake(g, seat)
        found = yield from escapes(g, attack, "roulette")
        if awake:
            g.mode.sleep(g, seat)
        return found


def bangs_of(g: State, me: int) -> list[int]:
    """The cards of the hand that may be used as BANG! cards. [FC-R-8 FC-R-17]"""
    minds = g.force[me].minds
    found: list[int] = []
    for card in g.players[me].hand:
        face = PRINTED[card].face
        fires = face is BANG or (minds >> USES & 1 and BANG in answers_of(g, me, face))
        if fires and (not minds >> FORBIDS & 1 or barred(g, me, BANG, card) is None):
            found.append(card)
    return found
