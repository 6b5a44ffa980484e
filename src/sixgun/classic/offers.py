"""What a seat may answer to each kind of question, looked up afresh every time the question is shown."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.classic.abilities import ABILITIES, FACE, KEY, SOLO, USES, CardVerb, Face
from sixgun.classic.reasons import NOT_A_CHOICE, ONLY_BEER
from sixgun.classic.stakes import stakes_of
from sixgun.classic.state import State
from sixgun.kernel import ask
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.reason import Reason

DISCARD: Final = CardVerb("discard")
PICK: Final = CardVerb("pick")
TAKE: Final = CardVerb("take")
FROM_HAND: Final = CardVerb("take hand")


class Offer:
    """One kind of choice."""

    __slots__ = ()

    def options(self, g: State, seat: int) -> list[Option]:
        """What may be answered; the first one is the default."""
        raise NotImplementedError

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """Why a card of the seat's hand that is not among the options is not. It decides nothing."""
        return NOT_A_CHOICE.to_dict()

    def about(self, g: State) -> dict[str, object]:
        """What everybody knows of the question beyond the card being resolved."""
        return {}


@mypyc_attr(free_list_len=1)
class Ask(ask.Ask):
    """``choice = yield Ask(g, seat, why, offer)``"""

    __slots__ = ("g", "offer")

    def __init__(self, g: State, seat: int, why: str, offer: Offer, quiescent: bool = False) -> None:
        self.seat = seat
        self.why = why
        if quiescent and g.hint is not None:
            self.options = g.hint
            g.hint = None
        else:
            self.options = offer.options(g, seat)
        self.quiescent = quiescent
        self.g = g
        self.offer = offer

    def list_options(self) -> list[Option]:
        """What may be answered now."""
        return self.offer.options(self.g, self.seat)

    def about(self) -> dict[str, object]:
        """The card being resolved, who played it as what at whom, and what the offer adds."""
        found = self.offer.about(self.g)
        stage = self.g.stage
        if stage is not None:
            found["card"] = KEY[stage.card]
            found["as"] = ABILITIES[stage.verb.face].id
            found["by"] = self.g.turn
            if stage.target != NONE:
                found["target"] = stage.target
        return found

    def stakes(self, option: Option) -> dict[str, object]:
        """What an answer costs, and whom it would harm."""
        return stakes_of(self.g, self, option)


# -- "counts as" is one question asked in one place -------------------------------------------------


def uses_of(g: State, seat: int, face: Face) -> list[Face]:
    """The faces *seat* may use a card of this face as."""
    uses = face.alone
    for h in g.hooks[USES]:
        if h.me == seat:
            uses = h.ability.tune_uses(uses, g, seat, face)
    return uses


def bends_uses(g: State, seat: int) -> bool:
    """The plain test before it: does anything change what this seat's cards may be used as?"""
    for h in g.hooks[USES]:  # noqa: SIM110 - a plain loop: it is asked at every other question
        if h.me == seat:
            return True
    return False


class CardsAs(Offer):
    """Any card of the hand usable as that face, or pass. Never skipped: the silence would tell."""

    __slots__ = ("face", "reason")

    def __init__(self, face: Face, reason: Reason) -> None:
        self.face = face
        self.reason = reason

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each such card."""
        found = [PASS]
        face = self.face
        bends = bends_uses(g, seat) if g.hooks[USES] else False
        for card in g.players[seat].hand:
            own = FACE[card]
            if own is face:
                found.append(SOLO[card])
            elif bends and face in uses_of(g, seat, own):
                found.append(face.plays.of(card, NONE))
        return found

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """It is no such card."""
        return self.reason.to_dict()


class LastChance(Offer):
    """A card that saves the dying, or pass. Nothing to choose once a life point is back. [CL-LIFE-3]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each Beer."""
        p = g.players[seat]
        if p.life > 0:
            return []
        return [PASS] + [FACE[card].plays.of(card, NONE) for card in p.hand if FACE[card].saves_the_dying]

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """Only a Beer helps."""
        return ONLY_BEER.to_dict()

    def about(self, g: State) -> dict[str, object]:
        """Whether a Beer would help at all. [CL-LIFE-5]"""
        return {"beer_works": len(g.order) > 2}


class Hand(Offer):
    """Any card of the hand, to be discarded."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each card."""
        return DISCARD.each(g.players[seat].hand)


class Limbo(Offer):
    """Any card lying turned up, or shown to this seat."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each card."""
        return PICK.each(g.limbo)

    def about(self, g: State) -> dict[str, object]:
        """How many cards lie there."""
        return {"count": len(g.limbo)}


class CardsOf(Offer):
    """A card in front of *owner*, or one from the hand, unseen; of one's own only those in play. [CL-TGT-5 CL-TGT-6]"""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def options(self, g: State, seat: int) -> list[Option]:
        """The hand, then each card in play."""
        p = g.players[self.owner]
        found = [FROM_HAND.of(NONE, self.owner)] if p.hand and self.owner != seat else []
        return found + [TAKE.of(card, self.owner) for card in p.in_play]

    def about(self, g: State) -> dict[str, object]:
        """Whose cards."""
        return {"owner": self.owner}


HAND: Final = Hand()
LAST_CHANCE: Final = LastChance()
LIMBO: Final = Limbo()
