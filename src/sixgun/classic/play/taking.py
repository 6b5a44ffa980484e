"""Taking and discarding cards of others. [CL-TGT-5 CL-INFO-3]"""

from __future__ import annotations

from sixgun.classic.play.offers import Ask, CardsOf
from sixgun.classic.rules.options import SELF_TARGET_CARDS
from sixgun.classic.rules.reasons import NO_CARDS, NOT_YOURSELF
from sixgun.classic.rules.tables import PRINTED
from sixgun.classic.table.knowledge import theft_seen
from sixgun.classic.table.roles import SHERIFF
from sixgun.classic.table.state import EYES, State
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.chance import is_among, take_out
from sixgun.kernel.option import NONE, Option


def choose_card_of(g: State, me: int, owner: int, keeps: bool) -> Outcome[Option]:
    """*me* chooses: the hand of *owner* or a card in play; a sole choice is made at once. [CL-TGT-5 CL-R-8]"""
    offer = CardsOf(owner, keeps)
    options = offer.options(g, me)
    if len(options) == 1:
        return options[0]
    choice = yield Ask(g, me, "take", offer)
    return choice


def take_a_card(g: State, me: int, owner: int) -> Rule:
    """The effect of a Panic!: a card of *owner* goes to the hand of *me*. [CL-TGT-5]"""
    choice = yield from choose_card_of(g, me, owner, True)
    if choice.card == NONE:
        steal(g, me, owner)
    else:
        take_from_table(g, me, owner, choice.card)


def discard_a_card(g: State, me: int, owner: int) -> Rule:
    """The effect of a Cat Balou: *owner* loses a card. [CL-TGT-5]"""
    choice = yield from choose_card_of(g, me, owner, False)
    if choice.card == NONE:
        hand = g.players[owner].hand
        card = hand[g.chance.below(len(hand))]
        g.discard(owner, card)
    else:
        card = choice.card
        g.discard_in_play(owner, card)
    g.robbed(owner, me, card)


def steal(g: State, me: int, owner: int) -> None:
    """*me* takes a random card from the hand of *owner*, if there is one: only the two know which. [CL-INFO-3]"""
    hand = g.players[owner].hand
    if not hand:
        return
    theft_seen(g, owner, me)
    if g.known and len(hand) > 1:
        lose_track(g, owner, me)
    card = hand.pop(g.chance.below(len(hand)))
    eyes = g.eye[owner]
    if card in g.known:
        eyes |= g.known[card] & EYES
        del g.known[card]
    g.gain(me, card, eyes)
    g.tell("steal", me, owner, card, 0, "", eyes | g.eye[me])
    g.robbed(owner, me, card)


def hand_over(g: State, me: int, to: int, card: int, cause: str) -> None:
    """*me* gives a card of the hand to *to*: only the two know which. [CL-INFO-3]"""
    hand = g.players[me].hand
    theft_seen(g, me, to)
    if g.known and len(hand) > 1:
        lose_track(g, me, to)
    take_out(hand, card)
    eyes = g.forget(card) | g.eye[me]
    g.gain(to, card, eyes)
    g.tell("give", me, to, card, 0, cause, eyes | g.eye[to])


def lose_track(g: State, owner: int, taker: int) -> None:
    """A card leaves that hand unseen: third parties no longer know what is left there, but for what lies open."""
    for card in g.players[owner].hand:
        code = g.known.get(card, 0)
        if code and not lies_open(g, card):
            eyes = code & g.eye[taker]
            del g.known[card]
            if eyes:
                g.learn(card, eyes, owner)


def lies_open(g: State, card: int) -> bool:
    """Is it a card of a hand that everybody sees? [FC-ASK-6]"""
    part = g.first_part
    while part is not None:
        if is_among(part.open_cards(g), card):
            return True
        part = part.behind
    return False


def take_from_table(g: State, me: int, owner: int, card: int) -> None:
    """*me* takes a card in play, before all eyes; the own wagon comes back before it is gone. [TR-WAG-8]"""
    if owner == me and PRINTED[card].face.rides:
        g.tell("take", me, owner, card)
        return
    g.leave_play(owner, card)
    g.tell("take", me, owner, card)
    PRINTED[card].face.taken(g, me, card)
    g.robbed(owner, me, card)


def with_cards(g: State, me: int, seats: list[int], keeps: bool = False) -> list[int]:
    """Those of *seats* with a card to take; and me with a card in play, where allowed. [CL-R-37 CL-TGT-6]

    *keeps*: one that I may have. [TR-WAG-9]
    """
    found: list[int] = []
    for s in seats:
        p = g.players[s]
        if p.in_play or (p.hand and (not g.figured or g.eye[s] != g.eye[me])):
            found.append(s)
    if keeps and g.players[me].role == SHERIFF:
        found = [s for s in found if g.players[s].hand or has_for(g, s, me)]
    if g.players[me].in_play and g.is_on(SELF_TARGET_CARDS):
        found.append(me)
    return found


def has_for(g: State, seat: int, taker: int) -> bool:
    """Does *seat* have a card in play that *taker* may take?"""
    return any(PRINTED[card].face.may_be_taken(g, taker) for card in g.players[seat].in_play)


def nothing_to_take(g: State, me: int, target: int) -> dict[str, object]:
    """Why that player has no card to take."""
    own = target == me and bool(g.players[me].in_play or g.players[me].hand)
    return (NOT_YOURSELF if own else NO_CARDS).to_dict(target=target)
