"""Phase 3: the hand limit. [CL-TURN-5]"""

from __future__ import annotations

from sixgun.classic.play.drawing import mines
from sixgun.classic.play.offers import Ask, Offer
from sixgun.classic.play.taking import hand_over, lose_track
from sixgun.classic.rules.answers import DISCARD
from sixgun.classic.rules.hooks import CLAIMS, ENDING, HAND_LIMIT, HOARDS, RETAINS
from sixgun.classic.rules.reasons import NOT_A_CHOICE
from sixgun.classic.table.player import GHOST, Player
from sixgun.classic.table.seating import NOTHING
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.chance import take_out
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.reason import Reason


def hand_limit(g: State, p: Player) -> int:
    """How many cards may be kept: life points, or what an ability says; a ghost keeps none. [CL-TURN-5 TR-GHOST-6]"""
    limit = p.life
    if g.force[p.seat].minds & ENDING and not p.marks & GHOST:
        for one in g.force[p.seat].listeners(HAND_LIMIT):
            limit = one.ability.tune_hand_limit(limit, g, p.seat)
    return limit


def discard_down(g: State, me: int) -> Rule:
    """Exactly the excess over the limit. [CL-TURN-5]"""
    p = g.players[me]
    while len(p.hand) > hand_limit(g, p):
        choice = yield Ask(g, me, "discard", TOO_MANY)
        if choice is not PASS:
            discard_excess(g, me, choice.card)


def discard_excess(g: State, me: int, card: int) -> None:
    """To whoever claims it, onto the deck under Abandoned Mine, else to the discard pile. [gary_looter FC-MINE-1]"""
    claimer = claimer_of(g, me) if g.minds & HOARDS else NONE
    if claimer != NONE:
        hand_over(g, me, claimer, card, "excess")
        return
    if g.force[me].minds & ENDING and mines(g, me):
        lay_on_deck(g, me, card)
    else:
        g.discard(me, card)


def lay_on_deck(g: State, me: int, card: int) -> None:
    """Face down: only its owner knows which card it was, and nobody else what is left of his hand. [FC-MINE-1]"""
    if g.known and len(g.players[me].hand) > 1:
        lose_track(g, me, me)
    take_out(g.players[me].hand, card)
    eyes = g.forget(card) | g.eye[me]
    g.deck.append(card)
    g.learn(card, eyes, NONE)
    g.recycled = NOTHING  # the deck is no longer what was shuffled
    g.tell("put_back", me, NONE, card, 0, "excess", eyes)


def claimer_of(g: State, me: int) -> int:
    """The nearest other player who gets the excess of *me*, or NONE. [DC-R-10]"""
    for seat in g.others(me):
        for one in g.force[seat].listeners(CLAIMS):
            if one.ability.claims_excess(g, seat, me):
                return seat
    return NONE


class TooMany(Offer):
    """Any card of the hand, while there are more than may be kept. [CL-TURN-5]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each card that may go."""
        p = g.players[seat]
        if len(p.hand) <= hand_limit(g, p):
            return []
        if g.force[seat].minds >> RETAINS & 1:
            return DISCARD.each([card for card in p.hand if kept_back(g, seat, card) is None] or p.hand)
        return DISCARD.each(p.hand)

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """Something must be kept."""
        return (kept_back(g, seat, card) or NOT_A_CHOICE).to_dict()

    def about(self, g: State) -> dict[str, object]:
        """How many still have to go."""
        p = g.players[g.turn]
        return {"count": len(p.hand) - hand_limit(g, p)}


def kept_back(g: State, seat: int, card: int) -> Reason | None:
    """Why that card may not go: the one question of every ``retains``."""
    for one in g.force[seat].listeners(RETAINS):
        why = one.ability.retains(g, seat, card)
        if why is not None:
            return why
    return None


TOO_MANY: Final = TooMany()
