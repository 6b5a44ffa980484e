"""The main question: everything the turn player may begin in phase 2. [DU-PLAY-1]"""

from __future__ import annotations

from sixgun.duel.abilities import (
    ABILITIES,
    ACTIONS,
    ANSWERS,
    AS_RELOAD,
    AS_RESOURCE,
    BENDS,
    BLUE,
    FACE,
    GREEN,
    PLAYS,
    RED,
    SERVES,
    SHOOTS,
    STAYS,
    UNAIMED,
    WAY,
    Character,
    Face,
    PlayVerb,
)
from sixgun.duel.frames import aims, count_bang, is_ready, may_bang, places_for_gear, reaches_backs
from sixgun.duel.offers import MOVE, RELOAD, USE, Offer
from sixgun.duel.places import NAMES, RELOADED
from sixgun.duel.reasons import (
    ABILITY_NOT_NOW,
    ABILITY_USED,
    IN_THE_BACK,
    NEEDS_A_TARGET,
    NEEDS_TWO_CHARACTERS,
    NO_RELOAD_ICON,
    NO_RELOAD_YET,
    NO_TARGET_THERE,
    NOT_ACTIVE,
    NOT_IN_PLAY,
    RESOURCE_NOT_NOW,
    RESOURCE_TOO_NEW,
    TOKEN_MOVED,
    WORKS_BY_ITSELF,
)
from sixgun.duel.resources import use_resource
from sixgun.duel.state import State
from sixgun.duel.verbs import draw, move_token
from sixgun.kernel.ask import Rule
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.reason import Reason
from sixgun.kernel.verbs import ActVerb


class Plays(Offer):
    """Cards, the token, abilities and resources of the front character, reloads."""

    __slots__ = ("colt",)

    def __init__(self, colt: Face) -> None:
        self.colt = colt

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and every legal action."""
        found = [PASS]
        bangs = may_bang(g, seat)
        shots: list[int] | None = None  # what a hit card may be aimed at: looked up once
        places: list[int] | None = None  # where equipment may be played: likewise
        for card in g.hands[seat]:
            way = WAY[card]
            if way == ANSWERS:
                continue
            verb = PLAYS[card]
            if way == SHOOTS:
                if bangs or verb.frame != RED:
                    shots = aims(g, seat, reaches_backs(g, seat)) if shots is None else shots
                    verb.add_each(found, card, shots)
            elif way == STAYS:
                places = places_for_gear(g, seat) if places is None else places
                verb.add_each(found, card, places)
            elif way == UNAIMED:
                found.append(verb.of(card, NONE))
            elif verb.rule.forbidden(g, seat) is None:
                verb.add_each(found, card, verb.rule.targets(g, seat))
        if not g.moved and g.has_two(seat):
            found.append(MOVE)
        self.of_the_front(g, seat, bangs, found)
        if g.reloads:
            found += RELOAD.each([card for card in g.hands[seat] if SERVES[card] & AS_RELOAD])
        return found

    def of_the_front(self, g: State, seat: int, bangs: bool, found: list[Option]) -> None:
        """What the front character can do and the cards beside it. [RE-RES-4]"""
        at = g.front[seat]
        who = g.who[at]
        if bangs and who.mask & BENDS:
            self.as_colts(g, seat, who, found)
        if who.mask & ACTIONS:
            who.actions(g, seat, at, found)
        for card in g.gear[at]:
            serves = SERVES[card]
            if serves & AS_RESOURCE and is_ready(g, at, card):
                USE.add_each(found, card, FACE[card].use_targets(g, seat, at))
            if g.reloads and serves & AS_RELOAD:
                found.append(RELOAD.of(card, at))

    def as_colts(self, g: State, seat: int, who: Character, found: list[Option]) -> None:
        """Cards the front character may play as a Colt. [DU-R-52 DU-R-84]"""
        targets = aims(g, seat, reaches_backs(g, seat))
        for card in g.hands[seat]:
            if FACE[card] is not self.colt and who.plays_as_colt(FACE[card]):
                self.colt.plays.add_each(found, card, targets)

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """Ask the card itself."""
        face = FACE[card]
        if target == RELOADED:
            return self.refuse_reload(g, seat, card).to_dict()
        if card not in g.hands[seat]:
            return self.refuse_gear(g, seat, card)
        if self.would_be_a_colt(g, seat, face, target):
            face = self.colt
        why = face.forbidden(g, seat)
        if why is not None:
            return why.to_dict()
        targets = face.targets(g, seat)
        if target == NONE:
            return (NEEDS_A_TARGET if targets else NO_TARGET_THERE).to_dict()
        if not 0 <= target < len(NAMES):
            return NOT_IN_PLAY.to_dict()
        return face.explain(g, seat, target)

    def would_be_a_colt(self, g: State, seat: int, face: Face, target: int) -> bool:
        """Can only its play as a Colt be meant? [DU-R-52 DU-R-84]"""
        who = g.who[g.front[seat]]
        if not who.mask & BENDS or face is self.colt or not who.plays_as_colt(face):
            return False
        return face.forbidden(g, seat) is not None or target in self.colt.targets(g, seat)

    def refuse_gear(self, g: State, seat: int, card: int) -> dict[str, object]:
        """A card in play: of the back character, or not yet ready, or of no use now."""
        at = g.front[seat]
        if card not in g.gear[at]:
            return NOT_ACTIVE.to_dict()
        if FACE[card].frame == GREEN and not is_ready(g, at, card):
            return RESOURCE_TOO_NEW.to_dict()
        return RESOURCE_NOT_NOW.to_dict()

    def refuse_reload(self, g: State, seat: int, card: int) -> Reason:
        """It has no such icon, it is too early, or it lies beside the back character. [DU-REL-2]"""
        if not FACE[card].has_reload:
            return NO_RELOAD_ICON
        return NOT_ACTIVE if g.reloads else NO_RELOAD_YET

    def refuse_move(self, g: State, seat: int) -> Reason:
        """Once a turn, and only between two characters. [DU-TOKEN-1 DU-TOKEN-4]"""
        return TOKEN_MOVED if g.has_two(seat) else NEEDS_TWO_CHARACTERS

    def refuse_ability(self, g: State, seat: int, at: int) -> Reason:
        """It is none that is used on one's own initiative, not in front, used already, or of no use."""
        who = g.who[at]
        if not who.mask & ACTIONS:
            return WORKS_BY_ITSELF
        if g.front[seat] != at:
            return IN_THE_BACK
        return ABILITY_USED if who.number in g.used_up else ABILITY_NOT_NOW


def begin_action(g: State, me: int, choice: Option) -> Rule | None:
    """Begin what was chosen; the rule that carries it out, unless it asks nothing. [DU-PLAY-1]"""
    verb = choice.verb
    if isinstance(verb, PlayVerb):
        return play_card(g, me, choice.card, choice.target, verb.rule)
    if choice is MOVE:
        g.moved = True
        move_token(g, me, me, "turn")
        return None
    if verb is USE:
        return use_resource(g, me, choice.card, choice.target)
    if verb is RELOAD:
        return reload_card(g, me, choice)
    assert isinstance(verb, ActVerb)
    g.tell("ability", me, choice.target, choice.card, 0, ABILITIES[verb.face].id)
    return ABILITIES[verb.face].act(g, me, choice)


def play_card(g: State, me: int, card: int, target: int, used_as: Face) -> Rule | None:
    """A red or brown card goes to the discard pile before its effect, as what it is. [DU-PLAY-4]"""
    g.leave_hand(me, card)
    if g.story is not None:
        g.tell("play", me, target, card, 0, used_as.id)
    if used_as.frame == RED:
        count_bang(g, me)
    if used_as.frame < BLUE:
        g.discards.append(card)
    if used_as.asks:
        return used_as.play(g, me, card, target)
    used_as.effect(g, me, card, target)
    return None


def reload_card(g: State, me: int, choice: Option) -> Rule:
    """Discard it from hand or from beside the front character, draw a card. [DU-REL-2 DU-REL-4 DU-REL-5]"""
    if choice.target == NONE:
        g.discard(me, choice.card, "reload")
    else:
        g.discard_gear(choice.target, choice.card, me, "reload")
    yield from draw(g, me, 1, me, "reload")
