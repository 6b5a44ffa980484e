"""The verbs of the rulebook that may ask: Rules over the State."""

from __future__ import annotations

from sixgun.duel.abilities import DIVERTS, DOUBLES, FACE, LIFE_LOST, ORIGIN, SYMBOL, TOKEN_MOVED, Ability, BackVerb
from sixgun.duel.doubts import rob_unseen, show_leaving
from sixgun.duel.due import Due
from sixgun.duel.offers import (
    DISCARD,
    DISCARD_BACK,
    HAND,
    LOOKED_AT,
    PICK_ONE,
    TAKE_BACK,
    Ask,
    Backs,
    DeckOf,
    Diversion,
    HitCards,
    MissCards,
)
from sixgun.duel.places import COMMON, PLAYER
from sixgun.duel.state import State
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.story import ALL

# -- drawing --------------------------------------------------------------------------------------


def draw(g: State, seat: int, count: int, source: int, cause: str = "") -> Rule:
    """Draw from the deck of *source*; who may look first is asked card by card. [DU-DECK-1 RE-R-67]"""
    if not g.acting(seat).looks_first:
        g.draw_cards(seat, count, source, cause)
        return
    for _ in range(count):
        if (yield from look(g, seat, source, cause)):
            card = g.limbo[-1]
            g.limbo = g.limbo[:-1]
            if not g.limbo:
                g.limbo_eyes = ALL
            g.gain(seat, card, 0)
            g.tell("keep", seat, NONE, card, 0, cause, 1 << seat)


def look(g: State, seat: int, source: int, cause: str) -> Outcome[bool]:
    """The top card joins the limbo, seen by *seat* alone; Dutch Harry may discard it and take the next. [RE-INFO-4]"""
    deck = g.deck_code(source)
    card = g.top(source)
    if card == NONE:
        return False
    g.limbo = g.limbo + [card]
    g.limbo_eyes = 1 << seat
    if g.acting(seat).looks_first:
        choice = yield Ask(g, seat, "look", LOOKED_AT)
        if choice.verb is DISCARD:
            card = g.limbo[-1]
            g.limbo = g.limbo[:-1]
            g.discards.append(card)
            g.tell("discard", seat, NONE, card, 0, cause)
            deck = g.deck_code(source)
            card = g.top(source)
            if card == NONE:
                g.limbo_eyes = g.limbo_eyes if g.limbo else ALL
                return False
            g.limbo = g.limbo + [card]
    g.tell("look", seat, deck, g.limbo[-1], 0, cause, 1 << seat)
    return True


def draw_from_any(g: State, seat: int, count: int, seats: list[int], cause: str) -> Rule:
    """Draw one at a time, choosing the deck of each after seeing the one before. [RE-R-54 RE-R-59]"""
    offer = DeckOf(seats)
    for _ in range(count):
        options = offer.options(g, seat)
        if not options:
            return
        choice = options[0]
        if len(options) > 1:
            choice = yield Ask(g, seat, "draw_from", offer)
        yield from draw(g, seat, 1, COMMON if choice.target == COMMON else choice.target - PLAYER, cause)


def reveal(g: State, seat: int, source: int, symbol: str, cause: str) -> Outcome[bool]:
    """*seat* turns up the top card of a deck: True if it shows *symbol*. [DU-REV-1 DU-REV-2 DU-DECK-7]"""
    chooser = doubler(g) if g.anybody_has(DOUBLES) else NONE
    deck = g.deck_code(source)
    card = g.top(source)
    if card == NONE:
        return False
    if chooser != NONE:  # two cards, and his owner says which one counts: it ends on top [DU-REV-3 DU-R-54]
        other = g.top(source)
        if other != NONE:
            g.limbo = [card, other]
            choice = yield Ask(g, chooser, "reveal", PICK_ONE)
            card = choice.card
            unused = g.limbo[1] if g.limbo[0] == card else g.limbo[0]
            g.limbo = []
            g.discards.append(unused)
            g.tell("reveal_unused", seat, deck, unused, 0, cause)
    g.discards.append(card)
    g.tell("reveal", seat, deck, card, int(SYMBOL[card] == symbol), cause)
    return SYMBOL[card] == symbol


def doubler(g: State) -> int:
    """Who turns up two cards for every reveal, if anybody. [DU-REV-3]"""
    chooser = NONE
    for at in g.positions():
        if g.who[at].doubles_reveals and g.works(g.who[at], at):
            chooser = at >> 1
    return chooser


# -- other people's cards -------------------------------------------------------------------------


def random_card(g: State, me: int, owner: int, verb: BackVerb) -> Outcome[int]:
    """*me* chooses an origin in the hand of *owner*, chance a card of it. The hand is not empty. [DU-RND-1 DU-RND-2]"""
    offer = Backs(owner, verb)
    options = offer.options(g, me)
    choice = options[0]
    if len(options) > 1:
        choice = yield Ask(g, me, "random_card", offer)
    group = [card for card in g.hands[owner] if ORIGIN[card] == choice.card]
    return group[g.chance.below(len(group))]


def steal_from_hand(g: State, me: int, owner: int, cause: str) -> Rule:
    """Take a random card from that hand, which is not empty: both of them know which. [DU-INFO-4]"""
    card = yield from random_card(g, me, owner, TAKE_BACK)
    if len(g.hands) > 2:
        rob_unseen(g, 3 - me - owner, owner, card)
        show_leaving(g, me, owner, card)
    eyes = g.known.pop(card, 0) | 1 << owner
    g.hands[owner].remove(card)
    g.gain(me, card, eyes)
    g.tell("steal", me, PLAYER + owner, card, 0, cause, eyes | 1 << me)
    g.robbed(owner, NONE, me, True)


def discard_random(g: State, me: int, owner: int, cause: str) -> Rule:
    """*me* discards a random card of that hand, before all eyes. [DU-INFO-3]"""
    if g.hands[owner]:
        card = yield from random_card(g, me, owner, DISCARD_BACK)
        g.discard(owner, card, cause)
        g.robbed(owner, NONE, me, False)


def forced_discard(g: State, owner: int, by: int, cause: str) -> Rule:
    """*owner* must discard a card of his choice, by a card of *by*. [DU-R-32 DU-R-65 RE-R-61]"""
    if g.hands[owner]:
        choice = yield Ask(g, owner, "forced_discard", HAND)
        g.discard(owner, choice.card, cause)
        g.robbed(owner, NONE, by, False)


def take_gear(g: State, me: int, place: int, card: int, cause: str) -> None:
    """A card in play into the hand of *me*, before all eyes. [DU-R-39]"""
    g.leave_play(place, card)
    g.gain(me, card, ALL)
    g.tell("take", me, place, card, 0, cause)
    g.robbed(place >> 1, place, me, True)


def answer_with(g: State, place: int, offer: HitCards | MissCards, why: str) -> Outcome[bool]:
    """Let the owner of *place* discard a hit or miss card for that character. True if one came. [DU-BANG-4]"""
    seat = place >> 1
    choice: Option = yield Ask(g, seat, why, offer)
    if choice is PASS:
        return False
    if choice.verb is not DISCARD:
        yield from g.who[place].trade(g, seat, place, choice.card)
    elif choice.target == NONE:
        g.discard(seat, choice.card, why)
    else:
        g.discard_gear(choice.target, choice.card, seat, why)
    return True


# -- life and positions -----------------------------------------------------------------------------


def lose_plainly(g: State, place: int, by: int, cause: str, points: int) -> bool:
    """A loss that nobody can divert and nobody reacts to; False if it takes the whole rule below."""
    if g.traits[place >> 1] & (DIVERTS | LIFE_LOST):
        return False
    for _ in range(points):
        if g.life[place] > 0:
            g.hurt(place, by, cause)
    return True


def lose_life(g: State, place: int, by: int, cause: str, points: int = 1) -> Rule:
    """A series of single points, by a card or ability of *by* (or NONE); each may be diverted. [DU-LIFE-3 DU-R-91]

    Whoever calls it has given every chance to cancel; a life loss that is no hit gives none. [DU-HIT-9]

    What reacts to it reacts once per point, if the character is alive after the whole loss. [DU-LIFE-4 DU-ACT-9]
    """
    lost = 0
    fellow = place ^ 1
    for _ in range(points):
        if g.life[place] <= 0:
            break
        if g.who[fellow].diverts and g.life[fellow] > 1 and g.works(g.who[fellow], fellow):
            choice = yield Ask(g, place >> 1, "divert", Diversion(fellow))
            if choice is not PASS:
                g.tell("divert", place >> 1, fellow, NONE, 0, cause)
                g.hurt(fellow, by, cause)
                continue
        g.hurt(place, by, cause)
        lost += 1
    if lost and g.life[place] > 0:
        who = g.who[place]
        if who.mask & LIFE_LOST and g.works(who, place):
            yield from who.on_life_lost(g, place >> 1, place, by, lost)


def lose_life_as_target(g: State, place: int, by: int, cause: str, points: int = 1) -> Rule:
    """The same for a character that is awake only for this loss. [DU-ACT-3 DU-START-4]"""
    was = g.wake(place)
    yield from lose_life(g, place, by, cause, points)
    g.rest(place, was)


def move_token(g: State, seat: int, by: int, cause: str) -> None:
    """Front and back of *seat* change places; what that triggers waits. [RE-TERM-1 DU-TOKEN-3 DU-TOKEN-4]"""
    if not g.has_two(seat):
        return
    g.put_in_front(g.front[seat] ^ 1)
    if g.story is not None:
        g.tell("move", by, g.front[seat], cause=cause)
    if g.anybody_has(TOKEN_MOVED):
        due: list[Due] = []
        for at in g.positions():  # of one character first the ability, then the equipment as it came [RE-ORDER-3]
            add_due(g, g.who[at], at, seat, by, due)
            for card in g.gear[at]:
                add_due(g, FACE[card], at, seat, by, due)
        g.queue += after_the_clocks(due)


def add_due(g: State, ability: Ability, at: int, seat: int, by: int, due: list[Due]) -> None:
    """What a moved token triggers of one ability or card. [DU-SIM-4]"""
    me = at >> 1
    if ability.mask & TOKEN_MOVED and g.works(ability, at) and ability.on_token_moved(g, me, at, seat, by):
        due.append(Due(ability, me, at, g.who[at], g.target(me)))


def after_the_clocks(due: list[Due]) -> list[Due]:
    """Whoever shoots as a partner does so after the cards that watch the move were drawn. [RE-ORDER-3 RE-R-28]"""
    last = NONE
    for i, entry in enumerate(due):
        if entry.ability.watches_the_token:
            last = i
    if last == NONE:
        return due
    early, late = due[: last + 1], due[last + 1 :]
    return (
        [entry for entry in early if not entry.ability.any_card_cancels]
        + [entry for entry in early if entry.ability.any_card_cancels]
        + late
    )
