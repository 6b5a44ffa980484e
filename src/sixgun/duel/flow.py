"""The game from the choice of the first front characters on, and the turn, as the rulebook tells it."""

from __future__ import annotations

from sixgun.duel.abilities import (
    DRAW_PHASE,
    ENTER,
    FACE,
    HAND_LIMIT,
    LEXICON,
    MORE_CARDS,
    NOBODY,
    SECOND_CARD,
    TURN_START,
)
from sixgun.duel.offers import DISCARD, Ask, Offer
from sixgun.duel.places import LEFT, OWN, RIGHT
from sixgun.duel.plays import Plays, begin_action
from sixgun.duel.sets.base.blue import START_CARDS
from sixgun.duel.sets.base.red import COLT
from sixgun.duel.settle import end_effect, enter, settle
from sixgun.duel.state import CASTING, NOTHING, PLAY, START, State
from sixgun.duel.verbs import draw
from sixgun.kernel.ask import Rule, Together
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.verbs import CastVerb


def play_game(g: State) -> Rule:
    """All this loop needs lies in the State, so it can begin again at the question marked quiescent.

    Turns go clockwise, nobody is ever skipped. [DU-TURN-1 RE-TURN-1 RE-STAND-13]
    """
    if g.phase == CASTING:
        yield from cast(g)
    while True:  # GameOver ends it
        me = g.turn
        if g.phase == START:
            begin_turn(g, me)
            if g.traits[me] & TURN_START:
                yield from start_of_turn(g, me)
            if not draw_plainly(g, me):
                yield from draw_phase(g, me)
            g.phase = PLAY
        yield from play_phase(g, me)
        g.phase = START
        g.turn = me + 1 if me + 1 < len(g.hands) else 0


# -- setup ------------------------------------------------------------------------------------------


def cast(g: State) -> Rule:
    """Each looks at the top two of the reserve and chooses the front in secret, all at once. [DU-SETUP-4 RE-SETUP-3]"""
    seats = range(len(g.hands))
    asks = Together("front", [Ask(g, seat, "front", TOP_TWO) for seat in seats])
    yield asks
    fronts: list[int] = []
    for choice in asks.chosen:
        assert choice is not None
        fronts.append(choice.card)
    for side in (LEFT, RIGHT):  # first all the fronts are shown, then all the backs
        for seat in seats:
            top = g.reserves[seat][-2:]
            chosen = top[0] if (top[0] == fronts[seat]) == (side == LEFT) else top[1]
            enter(g, seat * 2 + side, chosen)
    for seat in seats:
        g.reserves[seat] = g.reserves[seat][:-2]
    yield from deal_hands(g)
    g.phase = START


def deal_hands(g: State) -> Rule:
    """The start hands; then whoever draws for coming into play, in turn order. [DU-SETUP-6 RE-SETUP-5]"""
    order = [g.turn] + g.others(g.turn)
    for seat in order:
        g.draw_cards(seat, g.mode.squads[g.squads[seat]].hand, seat)
    for seat in order:
        for at in OWN[seat]:
            if g.who[at].mask & ENTER:
                yield from g.who[at].on_enter(g, seat, at)


class TopTwo(Offer):
    """The two characters this seat has looked at. [DU-SETUP-4 DU-INFO-5]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them may be the front."""
        return [FRONT.of(c, NONE) for c in g.reserves[seat][-2:]]


# -- the turn ---------------------------------------------------------------------------------------


def begin_turn(g: State, me: int) -> None:
    """The counters of a turn. [DU-TURN-3 RE-TERM-6]"""
    g.turns += 1
    g.bangs = 0
    g.allowance = 1
    g.moved = False
    g.used_up = NOTHING
    g.supplied = NOTHING
    if g.story is not None:
        g.tell("turn", me, amount=g.turns)


def start_of_turn(g: State, me: int) -> Rule:
    """Dynamite, Rattlesnake, Stampede, each a whole effect, looked up when it is due. [DU-START-1 DU-START-2]"""
    for face in START_CARDS:
        for at in g.standing.own[me]:  # the front's first [DU-START-3]
            card = g.find(at, face)
            if card != NONE and g.who[at] is not NOBODY:
                assert face.mask & TURN_START
                yield from face.on_turn_start(g, me, at, card)
                end_effect(g)
                if g.fell or g.queue:
                    yield from settle(g)


def cards_to_draw(g: State, me: int) -> int:
    """Two, and what the front and its equipment add. [DU-DRAW-1 DU-DRAW-2]"""
    count = 2
    if g.traits[me] & MORE_CARDS:
        count += g.acting(me).more_cards
        for card in g.gear[g.front[me]]:
            count += FACE[card].more_cards
    return count


def draw_plainly(g: State, me: int) -> bool:
    """The draw phase of a front character that has nothing to say about it. [DU-DRAW-3]"""
    who = g.acting(me)
    if who.looks_first or who.mask & (DRAW_PHASE | SECOND_CARD):
        return False
    g.draw_cards(me, cards_to_draw(g, me), me, "phase")
    return True


def draw_phase(g: State, me: int) -> Rule:
    """Phase 1 of one who has, looked up when the phase starts. [DU-DRAW-2]"""
    who = g.acting(me)
    count = cards_to_draw(g, me)
    if who.mask & DRAW_PHASE and (yield from who.instead_of_draw(g, me)):
        count = 0
    if who.looks_first:
        yield from draw(g, me, count, me, "phase")
    elif who.mask & SECOND_CARD:
        held = len(g.hands[me])
        g.draw_cards(me, count, me, "phase")
        if len(g.hands[me]) > held + 1:
            yield from who.on_second_card(g, me, g.hands[me][held + 1])
    else:  # she may have declined
        g.draw_cards(me, count, me, "phase")
    if g.queue:
        yield from settle(g)


def play_phase(g: State, me: int) -> Rule:
    """Phase 2: one action after the other, each settled, until they pass; then phase 3. [DU-PLAY-1 DU-DISC-1]"""
    while True:
        choice = yield Ask(g, me, "play", PLAYS, True)
        if choice is PASS:
            break
        rule = begin_action(g, me, choice)
        if rule is not None:
            g.stage = choice
            yield from rule
            g.stage = None
        end_effect(g)
        if g.fell or g.queue:
            yield from settle(g)
    while len(g.hands[me]) > hand_limit(g, me):
        choice = yield Ask(g, me, "discard", TOO_MANY)
        g.discard(me, choice.card, "limit")


def hand_limit(g: State, me: int) -> int:
    """The life of the front character, but at least 2; Big Steve: 6. [DU-DISC-1 DU-DISC-2 DU-R-95 RE-TURN-4]"""
    printed = g.acting(me).hand_limit if g.traits[me] & HAND_LIMIT else 0
    return printed or max(2, g.life[g.front[me]])


class TooMany(Offer):
    """Any card of the hand, while there are too many. [DU-DISC-1 DU-DISC-3]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each card."""
        return DISCARD.each(g.hands[seat])

    def about(self, g: State) -> dict[str, object]:
        """How many may stay."""
        return {"limit": hand_limit(g, g.turn)}


FRONT: Final = CastVerb(LEXICON, "front")
TOP_TWO: Final = TopTwo()
PLAYS: Final = Plays(COLT)
TOO_MANY: Final = TooMany()
