"""The turn, as the rulebook tells it."""

from __future__ import annotations

from typing import Final

from sixgun.classic.abilities import (
    CHARACTERS,
    DRAW_PHASE,
    FACE,
    HAND_EMPTY,
    NO_TARGET,
    PLAYED_AS,
    SOLO,
    USES,
    CastVerb,
    Face,
    Listener,
)
from sixgun.classic.offers import DISCARD, TAKE, Ask, Offer, bends_uses, uses_of
from sixgun.classic.player import SHERIFF, Player
from sixgun.classic.reasons import NEEDS_A_TARGET, NO_TARGET_THERE, NOT_LIVING, RUTHLESS_LAW
from sixgun.classic.sets.base.cards import BANG, DYNAMITE, JAIL
from sixgun.classic.settle import must_settle, settle
from sixgun.classic.state import CASTING, PLAY, START, State
from sixgun.kernel.ask import Outcome, Rule, Together
from sixgun.kernel.option import NONE, PASS, Option


def play_game(g: State) -> Rule:
    """All this loop needs lies in the State, so it can begin again at the question marked quiescent. [CL-TURN-1]"""
    if g.phase == CASTING:
        yield from cast(g)
    while True:  # GameOver ends it
        me = g.turn
        p = g.players[me]
        if g.phase == START:
            begin_turn(g, me)
            if not p.in_play or (yield from start_checks(g, me)):
                drawer = g.listener(DRAW_PHASE, me) if g.hooks[DRAW_PHASE] else None
                if drawer is None:
                    g.draw(me, 2)
                else:
                    yield from draw_phase(g, drawer)
                g.phase = PLAY
        while g.phase == PLAY and p.alive:  # phase 2: one card after the other [CL-TURN-4 CL-TURN-7]
            choice = yield Ask(g, me, "play", PLAYS, True)
            if choice is not PASS:
                yield from play_card(g, me, choice)
            else:
                if len(p.hand) > p.life or g.options.variant_no_mercy:
                    yield from end_turn(g, p)
                break
        g.phase = START
        g.turn = g.next_seat(me)


def cast(g: State) -> Rule:
    """Each keeps one of two characters, all at once; the other is the reserve. [CL-SETUP-3 CL-SETUP-4 CL-C-30]"""
    asks = Together("character", [Ask(g, p.seat, "character", TWO_CHARACTERS) for p in g.players])
    yield asks
    for p, choice in zip(g.players, asks.chosen, strict=True):
        assert choice is not None
        p.becomes(CHARACTERS[choice.card])
        p.reserve = [c for c in p.reserve if c != choice.card]
        g.tell("character", p.seat, cause=p.character.id)
    deal_hands(g)
    g.rebuild()
    g.phase = START


def deal_hands(g: State) -> None:
    """As many cards as life points. [CL-SETUP-6]"""
    for p in g.players:
        g.draw(p.seat, p.life)


def begin_turn(g: State, me: int) -> None:
    """The counters of a turn. [CL-TURN-6]"""
    g.turns += 1
    g.bangs = 0
    g.shots = []
    g.used_up = []
    if g.story is not None:
        g.tell("turn", me, amount=g.turns)


def start_checks(g: State, me: int) -> Outcome[bool]:
    """The Dynamite, then the Jail: each a whole effect. False if the turn is lost. [CL-TURN-2]"""
    dynamite = g.find(me, DYNAMITE)
    if dynamite != NONE:
        yield from DYNAMITE.burn(g, me, dynamite)
        yield from settle(g)
        if not g.players[me].alive:
            return False
    jail = g.find(me, JAIL)
    if jail == NONE:
        return True
    return not (yield from JAIL.holds(g, me, jail))


def draw_phase(g: State, drawer: Listener) -> Rule:
    """Phase 1 by an ability instead of two cards; as a whole it is one effect. [CL-TURN-3 CL-R-49]"""
    yield from drawer.ability.instead_of_draw(g, drawer.me)
    if must_settle(g):
        yield from settle(g)


def end_turn(g: State, p: Player) -> Rule:
    """Phase 3, and what a variant adds to it."""
    yield from discard_down(g, p.seat)
    if g.options.variant_no_mercy and g.shots and p.role == SHERIFF:
        yield from no_mercy(g, p.seat)


def play_card(g: State, me: int, choice: Option) -> Rule:
    """A brown card goes to the discard pile before its effect. [CL-PLAY-7]"""
    card = choice.card
    face = FACE[card]
    used_as = PLAYED_AS[choice.verb.face]
    g.players[me].hand.remove(card)
    if g.known:
        g.known.pop(card, None)
    if g.story is not None:
        g.tell("play", me, choice.target, card, 0, used_as.id)
    if used_as is not face:
        bend(g, me, face, used_as)
    if not used_as.stays:
        g.discards.append(card)
    if used_as.asks:
        g.stage = choice
        yield from used_as.play(g, me, card, choice.target)
        g.stage = None
    else:
        used_as.effect(g, me, card, choice.target)
    if (g.fallen or g.waiting or g.hooks[HAND_EMPTY]) and must_settle(g):
        yield from settle(g)


def bend(g: State, me: int, face: Face, used_as: Face) -> None:
    """Tell the ability that allowed it."""
    for h in g.hooks[USES]:
        if h.me == me:
            h.ability.used(g, me, face, used_as)


def discard_down(g: State, me: int) -> Rule:
    """Phase 3: exactly the excess over the life points. [CL-TURN-5]"""
    p = g.players[me]
    while len(p.hand) > p.life:
        choice = yield Ask(g, me, "discard", TOO_MANY)
        if choice is not PASS:
            g.discard(me, choice.card)


def no_mercy(g: State, me: int) -> Rule:
    """The Sheriff may take back one BANG! card of this turn. [CL-VAR-1]"""
    choice = yield Ask(g, me, "no_mercy", SPENT_BANGS)
    if choice is not PASS:
        g.discards.remove(choice.card)
        g.gain(me, choice.card, -1)
        g.tell("salvage", me, NONE, choice.card)


class Plays(Offer):
    """Every card of the hand, as all it may be used as, at all it may be played at. [CL-PLAY-1 CL-PLAY-8]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and every legal play."""
        if g.hooks[USES] and bends_uses(g, seat):
            return self.bent_options(g, seat)
        found = [PASS]
        last: Face | None = None
        targets = NOWHERE
        for card in g.players[seat].hand:
            face = FACE[card]
            if face.simple:
                found.append(SOLO[card])
                continue
            if face is not last:  # copies of one card often lie side by side
                last = face
                targets = NOWHERE
                if face.forbidden(g, seat) is None:
                    targets = face.targets(g, seat) if face.aims else NO_TARGET
            if targets is NO_TARGET:
                found.append(SOLO[card])
            elif targets:
                face.plays.add_each(found, card, targets)
        return found

    def bent_options(self, g: State, seat: int) -> list[Option]:
        """The same for somebody whose cards may be used as others."""
        found = [PASS]
        for card in g.players[seat].hand:
            for use in uses_of(g, seat, FACE[card]):
                if use.forbidden(g, seat) is None:
                    use.plays.add_each(found, card, use.targets(g, seat))
        return found

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """Ask the card itself."""
        reason: dict[str, object] = {}
        for use in uses_of(g, seat, FACE[card]):
            why = use.forbidden(g, seat)
            if why is None:
                return self.explain(g, seat, use, target)
            reason = reason or why.to_dict()
        return reason

    def explain(self, g: State, seat: int, use: Face, target: int) -> dict[str, object]:
        """Why that target is none."""
        targets = use.targets(g, seat)
        if target == NONE:
            return (NEEDS_A_TARGET if targets else NO_TARGET_THERE).to_dict()
        if not 0 <= target < len(g.players) or not g.players[target].alive:
            return NOT_LIVING.to_dict(target=target)
        return use.explain(g, seat, target)


class TooMany(Offer):
    """Any card of the hand, while there are more than life points. [CL-TURN-5]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each card that may go."""
        p = g.players[seat]
        if len(p.hand) <= p.life:
            return []
        hand = p.hand
        if g.options.variant_ruthless_law and p.role == SHERIFF:
            hand = [card for card in hand if not must_keep(g, seat, card)] or hand
        return DISCARD.each(hand)

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """Only the variant forbids anything."""
        return RUTHLESS_LAW.to_dict()


def must_keep(g: State, seat: int, card: int) -> bool:
    """Could the Sheriff have played that BANG!? [CL-VAR-2]"""
    return FACE[card] is BANG and BANG.forbidden(g, seat) is None and bool(BANG.targets(g, seat))


class SpentBangs(Offer):
    """The BANG! cards of this turn that still lie in the discard pile. [CL-VAR-1]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each of them."""
        return [PASS] + [TAKE.of(card, NONE) for card in g.shots if card in g.discards]


class TwoCharacters(Offer):
    """The characters dealt to this seat. [CL-SETUP-3]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return [KEEP.of(c, NONE) for c in g.players[seat].reserve]


NOWHERE: Final[list[int]] = []  # the card may not be played now
PLAYS: Final = Plays()
TOO_MANY: Final = TooMany()
SPENT_BANGS: Final = SpentBangs()
TWO_CHARACTERS: Final = TwoCharacters()
KEEP: Final = CastVerb("keep")
