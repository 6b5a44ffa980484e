"""The base set: brown cards, the actions. [DU-PLAY-2]"""

from __future__ import annotations

from sixgun.duel.abilities import Ability
from sixgun.duel.due import Due
from sixgun.duel.frames import Brown, BrownHit, BrownMiss, duellists, explain_target, reach_of_actions
from sixgun.duel.hits import Hit, card_hit, fire_unless_shielded, hit_front
from sixgun.duel.offers import (
    DISCARD,
    DISCARD_ONE,
    PICK_ONE,
    TAKE,
    Ask,
    GearAt,
    HitCards,
    MissCards,
)
from sixgun.duel.places import NAMES, OWN, PLAYER, PLAYERS
from sixgun.duel.reasons import NEEDS_TWO_CHARACTERS, NOT_IN_PLAY, NOTHING_TO_TAKE, ONLY_A_PLAYER, TAKES_NO_TARGET
from sixgun.duel.state import State
from sixgun.duel.verbs import (
    answer_with,
    look,
    lose_life,
    lose_life_as_target,
    move_token,
    steal_from_hand,
    take_gear,
)
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NO_TARGET, NONE, Option
from sixgun.kernel.story import ALL


class Derringer(BrownHit):
    """One hit, no BANG!; the defender may use any card from hand as a miss. [derringer; DU-R-10 DU-R-11 RE-D-6]"""

    copies = "L4"
    any_card_cancels = True


class Knife(BrownHit):
    """One hit, no BANG!. [knife; DU-R-30]"""

    copies = "O3"


class Gatling(BrownHit):
    """One hit on every character but your own front. [gatling; DU-R-23 DU-R-24 DU-SIM-2 RE-STAND-8]"""

    copies = "L1"

    def targets(self, g: State, me: int) -> list[int]:
        """Nobody in particular."""
        return NO_TARGET

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """It is aimed at nobody."""
        return TAKES_NO_TARGET.to_dict(target=NAMES[target])

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """One after the other in position priority; a shielded one is skipped. [RE-D-15]"""
        for at in g.positions():
            if at != g.front[me]:
                yield from fire_unless_shielded(g, card_hit(g, me, at, self, card))


class Missed(BrownMiss):
    """Cancel one hit on any character of yours. [missed; DU-R-31 DU-R-93]"""

    copies = "L5 O7"


class Retaliation(BrownMiss):
    """Cancel one hit; then the opponent's front becomes the target of one. [retaliation; DU-R-35 DU-R-36 DU-R-37]"""

    copies = "L1"
    miss_matters = True

    def after_cancel(self, g: State, hit: Hit) -> None:
        """It waits in the queue; the character defended with it is the shooter. [DU-HIT-12 RE-R-99]"""
        me = hit.target >> 1
        g.queue.append(Due(self, me, hit.target, g.who[hit.target], g.target(me)))

    def carry_out(self, g: State, due: Due) -> Rule:
        """Whoever is in front then."""
        return hit_front(g, due)


class Duel(Brown):
    """In turn, the opponent first, discard hit cards; who stops loses 1 life point. [duel; DU-R-12 DU-R-13 DU-R-16]"""

    copies = "L1 O1"

    def targets(self, g: State, me: int) -> list[int]:
        """The opponent's front; Jack Ransome also the back."""
        return duellists(g, me)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """The loss is caused by whoever played the card. [DU-R-15 DU-R-91]"""
        return give_and_take(g, me, target, self, False)


class Indians(Brown):
    """For every character but your own front a hit card, or it loses 1 life point. [indians; DU-R-28 DU-R-29]"""

    copies = "L1 O1"

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """In position priority. [DU-SIM-2 RE-STAND-8]"""
        for at in g.positions():
            if at != g.front[me]:
                yield from hit_card_or_life(g, me, at, self)


class Water(Brown):
    """Swap your own two characters or those of another player. [water; DU-R-48 DU-TOKEN-2]"""

    copies = "L4 O1"
    has_reload = True

    def targets(self, g: State, me: int) -> list[int]:
        """Players with two characters: all of them, at first. [DU-PLAY-5]"""
        if not g.reloads:
            return PLAYERS[len(g.hands)][me]
        found = [PLAYER + me] if g.has_two(me) else []
        for seat in g.others(me):
            if g.has_two(seat):
                found.append(PLAYER + seat)
        return found

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """A side with one character; it is aimed at no character."""
        if target < PLAYER:
            return ONLY_A_PLAYER.to_dict(target=NAMES[target])
        if target - PLAYER >= len(g.hands):
            return NOT_IN_PLAY.to_dict(target=NAMES[target])
        return NEEDS_TWO_CHARACTERS.to_dict(target=NAMES[target])

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """Move that token."""
        swap_by_action(g, target - PLAYER, me, self)


class Steal(Brown):
    """Take a random card from a hand, or discard a card in play. [steal; DU-R-43 DU-R-44]"""

    copies = "O4"
    takes_cards = True

    def targets(self, g: State, me: int) -> list[int]:
        """Hands with cards; characters with cards in play. [DU-PLAY-5]"""
        found: list[int] = []
        for seat in g.others(me):
            if g.hands[seat]:
                found.append(PLAYER + seat)
        for at in reach_of_actions(g, me):
            if g.gear[at]:
                found.append(at)
        return found

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """Nothing there, or out of reach."""
        return nothing_to_take(g, me, target)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """The bearer is the target, should it be in the back."""
        if target >= PLAYER:
            yield from steal_from_hand(g, me, target - PLAYER, self.id)
            return
        choice = yield from choose_gear(g, me, target, self)
        if choice is not None:
            was = g.wake(target)
            g.discard_gear(target, choice.card, me, self.id)
            g.rest(target, was)


class Schoolteacher(Brown):
    """Take a card in play into your hand. [schoolteacher; DU-R-39]"""

    copies = "L2"
    takes_cards = True

    def targets(self, g: State, me: int) -> list[int]:
        """Characters with cards in play. [DU-PLAY-5]"""
        return with_gear(g, reach_of_actions(g, me))

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """Nothing there, or out of reach."""
        return nothing_to_take(g, me, target)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """It may be played in the same turn."""
        choice = yield from choose_gear(g, me, target, self)
        if choice is not None:
            was = g.wake(target)
            take_gear(g, me, target, choice.card, self.id)
            g.rest(target, was)


class Wagon(Brown):
    """Draw three cards, keep two, discard the third. [wagon; DU-R-46]"""

    copies = "L2 O1"

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Only the drawer sees the three; the discarded one is open. [DU-INFO-3 DU-INFO-4]"""
        for _ in range(3):
            yield from look(g, me, me, self.id)
        if len(g.limbo) > 2:
            choice = yield Ask(g, me, "wagon", DISCARD_ONE)
            g.limbo = [c for c in g.limbo if c != choice.card]
            g.discards.append(choice.card)
            g.tell("discard", me, NONE, choice.card, 0, self.id)
        keep_limbo(g, me, self)


class GeneralStore(Brown):
    """Two cards from each player's deck; in turn, you first, take one, twice. [general_store; DU-R-25 RE-STAND-10]"""

    copies = "L1 O1"

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Everybody must take one; the last one has no choice. [RE-D-39]"""
        order = [me] + g.others(me)
        for seat in order:
            for _ in range(2):
                deck = g.deck_code(seat)
                turned = g.top(seat)
                if turned != NONE:
                    g.limbo = g.limbo + [turned]
                    g.tell("lay_out", seat, deck, turned, 0, self.id)
        for seat in order + order:
            if not g.limbo:
                return
            taken = g.limbo[0]
            if len(g.limbo) > 1:
                choice = yield Ask(g, seat, "general_store", PICK_ONE)
                taken = choice.card
            g.limbo = [c for c in g.limbo if c != taken]
            g.gain(seat, taken, ALL)
            g.tell("pick", seat, NONE, taken, 0, self.id)


class Beer(Brown):
    """Your front and your back regain 1 life point each. [beer; DU-R-7]"""

    copies = "O1"
    may_do_nothing = True

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """A sole character regains one. It may be played to no avail. [DU-PLAY-5]"""
        g.heal(me * 2, 1, self.id)
        g.heal(me * 2 + 1, 1, self.id)


class StrongBeer(Brown):
    """A character's life becomes exactly 3, up or down. [strong_beer; DU-R-45]"""

    copies = "L1"
    may_do_nothing = True

    def targets(self, g: State, me: int) -> list[int]:
        """Any character but another player's back."""
        return reach_of_actions(g, me)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Points lost are life loss, caused by the player of the card."""
        if g.ignores(target, me):
            ignored(g, me, target, self)
        elif g.life[target] > 3:
            yield from lose_life_as_target(g, target, me, self.id, g.life[target] - 3)
        else:
            g.heal(target, 3 - g.life[target], self.id)


# -- shared -----------------------------------------------------------------------------------------


def ignored(g: State, me: int, place: int, cause: Ability) -> None:
    """The character there ignores an action card. [RE-D-16]"""
    g.tell("ignored", me, place, NONE, 0, cause.id)


def swap_by_action(g: State, seat: int, by: int, cause: Ability) -> None:
    """Move that token by an action card, unless a character of that side ignores it. [RE-R-74]"""
    for at in OWN[seat]:
        if g.ignores(at, by):
            ignored(g, by, at, cause)
            return
    move_token(g, seat, by, cause.id)


def hit_card_or_life(g: State, me: int, at: int, cause: Ability) -> Rule:
    """The owner discards a hit card for that character, awake now, or it loses 1 life point. [DU-ACT-5]"""
    if g.life[at] <= 0:
        return
    if g.ignores(at, me):
        ignored(g, me, at, cause)
        return
    was = g.wake(at)
    if not (yield from answer_with(g, at, HitCards(at), cause.id)):
        yield from lose_life(g, at, me, cause.id)
    g.rest(at, was)


def give_and_take(g: State, me: int, target: int, cause: Ability, misses: bool) -> Rule:
    """A Duel or a Ricochet between my front and that character, which begins. [DU-R-12 RE-R-33]"""
    if g.ignores(target, me):
        ignored(g, me, target, cause)
        return
    was = g.wake(target)
    facing, waiting = target, g.front[me]
    while (yield from stays_in(g, facing, cause.id, misses)):
        facing, waiting = waiting, facing
    yield from lose_life(g, facing, me, cause.id)
    g.rest(target, was)


def stays_in(g: State, place: int, why: str, misses: bool) -> Outcome[bool]:
    """One round of it."""
    if misses:
        return (yield from answer_with(g, place, MissCards(place), why))
    return (yield from answer_with(g, place, HitCards(place), why))


def with_gear(g: State, places: list[int]) -> list[int]:
    """Those with a card in play."""
    return [at for at in places if g.gear[at]]


def nothing_to_take(g: State, me: int, target: int) -> dict[str, object]:
    """Why no card can be taken there."""
    if target >= PLAYER or target in reach_of_actions(g, me):
        return NOTHING_TO_TAKE.to_dict(target=NAMES[target])
    return explain_target(g, me, target, reach_of_actions(g, me))


def choose_gear(g: State, me: int, place: int, cause: Ability) -> Outcome[Option | None]:
    """One of the cards in play there; a sole choice is made at once. None if it is ignored. [RE-R-70]"""
    if g.ignores(place, me):
        ignored(g, me, place, cause)
        return None
    verb = DISCARD if cause is STEAL else TAKE
    if len(g.gear[place]) == 1:
        return verb.of(g.gear[place][0], place)
    choice = yield Ask(g, me, cause.id, GearAt([place], verb, False))
    return choice


def keep_limbo(g: State, me: int, cause: Ability) -> None:
    """What is left of the cards looked at goes to the hand, unseen by the others."""
    for card in g.limbo:
        g.gain(me, card, 0)
        g.tell("keep", me, NONE, card, 0, cause.id, 1 << me)
    g.limbo = []
    g.limbo_eyes = ALL


MISSED: Final = Missed()
STEAL: Final = Steal()
WATER: Final = Water()
CARDS: Final = (
    Derringer(), Knife(), Gatling(), MISSED, Retaliation(), Duel(), Indians(), WATER, STEAL, Schoolteacher(), Wagon(),
    GeneralStore(), Beer(), StrongBeer(),
)  # fmt: skip
