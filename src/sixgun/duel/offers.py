"""What a seat may answer to each kind of question, looked up afresh every time the question is shown."""

from __future__ import annotations

from sixgun.duel.abilities import (
    AS_HIT,
    AS_MISS,
    FACE,
    FAMILIES,
    GREEN,
    LEXICON,
    ORIGIN,
    SERVES,
    BackVerb,
)
from sixgun.duel.places import COMMON, NAMES, PLAYER
from sixgun.duel.reasons import NOT_A_CHOICE, NOT_A_HIT_CARD, NOT_A_MISS_CARD, NOT_ACTIVE, RESOURCE_IN_HAND
from sixgun.duel.state import State
from sixgun.kernel import offer
from sixgun.kernel.hints import Final, mypyc_attr
from sixgun.kernel.option import NONE, PASS, Option, Verb
from sixgun.kernel.reason import Reason
from sixgun.kernel.verbs import CardVerb

DISCARD: Final = LEXICON.discard
PICK: Final = LEXICON.pick
TAKE: Final = LEXICON.take
KEEP: Final = CardVerb(LEXICON, "keep")
USE: Final = CardVerb(LEXICON, "use")
RELOAD: Final = CardVerb(LEXICON, "reload")
DRAW: Final = CardVerb(LEXICON, "draw")
SWAP: Final = CardVerb(LEXICON, "swap")
HAND_OF: Final = CardVerb(LEXICON, "hand")
TAKE_BACK: Final = BackVerb("take")
DISCARD_BACK: Final = BackVerb("discard")
DIVERT: Final = Verb("divert").of(NONE, NONE)
MOVE: Final = Verb("move").of(NONE, NONE)
TAKING: Final = ("take", "discard", "hand")
AS_MISSED: Final = CardVerb(LEXICON, "play", NONE, "missed")  # a card that only cancels, whatever else it is


class Offer(offer.Offer[State]):
    """One kind of choice."""

    __slots__ = ()

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """It is none of the choices."""
        return NOT_A_CHOICE.to_dict()

    def refuse_move(self, g: State, seat: int) -> Reason:
        """Why the token cannot be moved."""
        return NOT_A_CHOICE

    def refuse_ability(self, g: State, seat: int, at: int) -> Reason:
        """Why the ability of the own character there cannot be used."""
        return NOT_A_CHOICE


@mypyc_attr(free_list_len=1)
class Ask(offer.Ask[State]):
    """``choice = yield Ask(g, seat, why, offer)``"""

    __slots__ = ()

    def __init__(self, g: State, seat: int, why: str, offer: Offer, quiescent: bool = False) -> None:
        super().__init__(g, seat, seat, why, offer, offer.options(g, seat), quiescent)

    def stakes(self, option: Option) -> dict[str, object]:
        """What passing costs; who could save the last life point is warned. Of cards taken, where they are."""
        if option is not PASS:
            return {"where": where(option)} if takes_cards(option) else {}
        left = self.offer.left(self.g, self.seat)
        if left == NONE:
            return {}
        last = left <= 0 and len(self.options) > 1
        return {"left": max(0, left)} | ({"warn": "die"} if last else {})


def takes_cards(option: Option) -> bool:
    """Is it aimed at cards, rather than at whom they belong to?"""
    if option.target == NONE or option.target >= COMMON:
        return False
    return option.verb.word in TAKING or (option.card != NONE and FACE[option.card].takes_cards)


def where(option: Option) -> str:
    """In a hand, or in play."""
    return "hand" if option.target >= PLAYER else "play"


class Hand(Offer):
    """Any card of the hand, to be discarded."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each card."""
        return DISCARD.each(g.hands[seat])


class Payment(Offer):
    """Any card of the hand, or pass: nobody has to pay. [DU-HIT-11]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each card."""
        return [PASS] + DISCARD.each(g.hands[seat])


class Limbo(Offer):
    """Any card lying turned up, or shown to this seat."""

    __slots__ = ("verb",)

    def __init__(self, verb: CardVerb) -> None:
        self.verb = verb

    def options(self, g: State, seat: int) -> list[Option]:
        """Each card."""
        return self.verb.each(g.limbo)

    def about(self, g: State) -> dict[str, object]:
        """The backs of the cards lying there."""
        return {"backs": [FAMILIES[ORIGIN[card]] for card in g.limbo]}


class LookedAt(Offer):
    """Keep the card just looked at, or discard it and take the next. [RE-R-67]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Both."""
        return [KEEP.of(g.limbo[-1], NONE), DISCARD.of(g.limbo[-1], NONE)]


class HitCards(Offer):
    """A hit card for the character at *place*, or pass. Never skipped: the silence would tell. [DU-R-13 DU-R-28]"""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def options(self, g: State, seat: int) -> list[Option]:
        """From the hand, what its ability counts as one, hit resources beside it. [RE-RES-9 DU-R-14 DU-R-29]"""
        found = [PASS]
        who = g.acting(seat)
        for card in g.hands[seat]:
            if SERVES[card] & AS_HIT or who.counts_as_hit(FACE[card]):
                found.append(DISCARD.of(card, NONE))
        for card in g.gear[self.place]:
            face = FACE[card]
            if face.is_hit_card:
                found.append(DISCARD.of(card, self.place))
            if who.trades_gear and not face.always_active:
                found.append(who.uses.of(card, NONE))
        return found

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """It is no hit card, or it lies beside the fellow."""
        if card in g.hands[seat]:
            return (RESOURCE_IN_HAND if FACE[card].frame == GREEN else NOT_A_HIT_CARD).to_dict()
        return (NOT_ACTIVE if FACE[card].is_hit_card else NOT_A_HIT_CARD).to_dict()

    def about(self, g: State) -> dict[str, object]:
        """The character asked."""
        return {"at": NAMES[self.place]}

    def left(self, g: State, seat: int) -> int:
        """One less. [DU-LIFE-1]"""
        return g.life[self.place] - 1


class MissCards(Offer):
    """A miss card for the character at *place*, or pass. [RE-R-34 RE-R-35 RE-R-36]"""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def options(self, g: State, seat: int) -> list[Option]:
        """From the hand; a Hat and miss resources beside it. No ability helps."""
        found = [PASS]
        for card in g.hands[seat]:
            if SERVES[card] & AS_MISS:
                found.append(DISCARD.of(card, NONE))
        for card in g.gear[self.place]:
            if FACE[card].is_miss_card or FACE[card].is_hat:
                found.append(DISCARD.of(card, self.place))
        return found

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """It is no miss card, or it lies beside the fellow."""
        face = FACE[card]
        if card in g.hands[seat]:
            return (RESOURCE_IN_HAND if face.frame == GREEN else NOT_A_MISS_CARD).to_dict()
        return (NOT_ACTIVE if face.is_miss_card or face.is_hat else NOT_A_MISS_CARD).to_dict()

    def about(self, g: State) -> dict[str, object]:
        """The character asked."""
        return {"at": NAMES[self.place]}

    def left(self, g: State, seat: int) -> int:
        """One less. [DU-LIFE-1]"""
        return g.life[self.place] - 1


class GearAt(Offer):
    """A card in play beside one of those characters; pass if it is optional."""

    __slots__ = ("places", "verb", "optional")

    def __init__(self, places: list[int], verb: CardVerb, optional: bool) -> None:
        self.places = places
        self.verb = verb
        self.optional = optional

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        found = [PASS] if self.optional else []
        for place in self.places:
            for card in g.gear[place]:
                found.append(self.verb.of(card, place))
        return found


class Backs(Offer):
    """The backs in somebody's hand: chance decides among equals. [DU-RND-1 DU-RND-2 RE-INFO-2]"""

    __slots__ = ("owner", "verb")

    def __init__(self, owner: int, verb: BackVerb) -> None:
        self.owner = owner
        self.verb = verb

    def options(self, g: State, seat: int) -> list[Option]:
        """Each origin there is."""
        origins = sorted({ORIGIN[card] for card in g.hands[self.owner]})
        return [self.verb.of(origin, PLAYER + self.owner) for origin in origins]


class SwapWhom(Offer):
    """A player with two characters whose token is to be moved. [DU-R-41 DU-R-48]"""

    __slots__ = ("seats", "optional")

    def __init__(self, seats: list[int], optional: bool) -> None:
        self.seats = seats
        self.optional = optional

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        found = [PASS] if self.optional else []
        return found + [SWAP.of(NONE, PLAYER + s) for s in self.seats if g.has_two(s)]


class DeckOf(Offer):
    """The deck to draw from: an exhausted one is replaced by the common deck. [RE-R-59 RE-R-54]"""

    __slots__ = ("seats",)

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def options(self, g: State, seat: int) -> list[Option]:
        """Each personal deck, and the common one where it takes a place."""
        found = [DRAW.of(NONE, PLAYER + s) for s in self.seats if g.decks[s]]
        replaced = len(found) < len(self.seats) or (bool(g.common) and len(self.seats) == len(g.hands))
        if replaced and (g.common or g.discards):
            found.append(DRAW.of(NONE, COMMON))
        return found


class Diversion(Offer):
    """Let the fellow lose the point instead? [DU-R-56]"""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def options(self, g: State, seat: int) -> list[Option]:
        """Yes or no."""
        return [PASS, DIVERT]

    def about(self, g: State) -> dict[str, object]:
        """Who would lose the point."""
        return {"at": NAMES[self.place]}


HAND: Final = Hand()
PAYMENT: Final = Payment()
PICK_ONE: Final = Limbo(PICK)
DISCARD_ONE: Final = Limbo(DISCARD)
KEEP_ONE: Final = Limbo(KEEP)
LOOKED_AT: Final = LookedAt()
