"""What a seat may answer to each kind of question, looked up afresh every time the question is shown."""

from __future__ import annotations

from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.answers import CHOOSE, DISCARD, FROM_HAND, GIVE, NAME, PICK, TAKE, USE
from sixgun.classic.rules.faces import Face
from sixgun.classic.rules.hooks import FORBIDS, USES, WITHHELD
from sixgun.classic.rules.reasons import NOT_A_CHOICE
from sixgun.classic.rules.tables import ABILITIES, PLAYED_AS, PRINTED, SUITS, Listener
from sixgun.classic.table.goal import goal_of
from sixgun.classic.table.roles import DEPUTY, SHERIFF
from sixgun.classic.table.state import State
from sixgun.classic.table.trays import Tray
from sixgun.kernel import offer
from sixgun.kernel.hints import Final, mypyc_attr
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.reason import Reason


class Offer(offer.Offer[State]):
    """One kind of choice."""

    __slots__ = ()

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """It is none of the choices."""
        return NOT_A_CHOICE.to_dict()


@mypyc_attr(free_list_len=1)
class Ask(offer.Ask[State]):
    """``choice = yield Ask(g, seat, why, offer)``: a question about *seat*, answered by its person."""

    __slots__ = ()

    def __init__(
        self, g: State, seat: int, why: str, offer: Offer, quiescent: bool = False, found: list[Option] | None = None
    ) -> None:
        """*found*: the options, where they were looked up just now."""
        self.seat = g.players[seat].person if g.figured else seat  # field by field: nothing is made as often
        self.figure = seat
        self.why = why
        if found is not None:
            self.options = found
        elif quiescent and g.hint is not None:
            self.options = g.hint
            g.hint = None
        else:
            self.options = offer.options(g, seat)
        self.quiescent = quiescent
        self.number = NONE
        self.g = g
        self.offer = offer

    def list_options(self) -> list[Option]:
        """What may be answered now: nothing in a turn whose player fell by something he said. [WW-R-12]"""
        if self.quiescent and not self.g.players[self.figure].alive:
            return []
        return super().list_options()

    def stakes(self, option: Option) -> dict[str, object]:
        """What passing costs; whom of one's own side one would play at."""
        if option is PASS:
            left = self.offer.left(self.g, self.figure)
            fatal = len(self.options) > 1 and self.offer.is_fatal(self.g)
            return ({} if left == NONE else {"left": max(0, left)}) | ({"warn": "die"} if fatal else {})
        if self.why != "play":
            return {}
        whom = friend(self.g, self.figure, option.target) if option.target != NONE else ""
        if not whom and is_grave(self.g, self.figure, option):
            whom = "lose"
        return {"warn": whom} if whom else {}


def friend(g: State, me: int, target: int) -> str:
    """Is that oneself or somebody of one's own side, as far as everybody knows?"""
    if target == me:
        return "self"
    mine, theirs = g.players[me].role, g.board().roles[target]
    if mine == DEPUTY and theirs == SHERIFF:
        return "sheriff"
    return "deputy" if mine == SHERIFF and theirs == DEPUTY else ""


def is_grave(g: State, me: int, option: Option) -> bool:
    """Does it attack the last life point of a Sheriff without whom I lose? Nothing hidden plays a part in that."""
    if option.verb.face == NONE:
        return False
    for p in g.players:
        if p.role == SHERIFF and p.alive and p.life == 1:
            if PLAYED_AS[option.verb.face].hits_everybody:
                left = [s for s in g.order if s == me or g.players[s].life > 1]
            elif option.target == p.seat and ABILITIES[option.verb.face].ability.wounds:
                left = [s for s in g.order if s != p.seat]
            else:
                return False
            return goal_of(g).needs_the_sheriff(g, me, left)
    return False


# -- "counts as" and "may not" are two questions, each asked in one place ---------------------------


def uses_of(g: State, seat: int, face: Face) -> list[Face]:
    """The faces *seat* may use a card of this face as."""
    uses = face.alone
    for one in g.force[seat].listeners(USES):
        uses = one.ability.tune_uses(uses, g, seat, face)
    return uses


def answers_of(g: State, seat: int, face: Face) -> list[Face]:
    """The same where a card is asked for, not played: it always counts as what it is itself, too. [WW-R-20]"""
    uses = uses_of(g, seat, face)
    return uses if face in uses else [face, *uses]


def is_copy(g: State, seat: int, use: Face, card: int) -> bool:
    """Does a Money Bag copy that? Fired in a Showdown it is a BANG! card as any other. [TR-R-50 WW-R-20]"""
    face = PRINTED[card].face
    return face.mimics and use not in uses_of(g, seat, face)


def barred(g: State, seat: int, face: Face, card: int) -> Reason | None:
    """Why *seat* may not use that card as that face, wherever it would: the one question of every ``forbids``."""
    return barred_by(g.force[seat].listeners(FORBIDS), g, seat, face, card)


def barred_by(forbidding: list[Listener], g: State, seat: int, face: Face, card: int) -> Reason | None:
    """The same, asked of those who forbid: for who asks it of many cards."""
    for one in forbidding:
        why = one.ability.forbids(g, seat, face, card)
        if why is not None:
            return why
    return None


def withheld(g: State, seat: int, card: int) -> bool:
    """May that card not be given for anything? The one question of every ``withholds``."""
    for one in g.force[seat].listeners(WITHHELD):  # noqa: SIM110 - a plain loop: mypyc makes less of any()
        if one.ability.withholds(g, seat, card):
            return True
    return False


def spendable(g: State, seat: int) -> list[int]:
    """The cards of the hand that may be given for something."""
    hand = g.players[seat].hand
    return [card for card in hand if not withheld(g, seat, card)] if g.force[seat].minds >> WITHHELD & 1 else hand


# -- offers that many rules make ----------------------------------------------------------------------


class YesOrNo(Offer):
    """Use that ability, or pass."""

    __slots__ = ("ability",)

    def __init__(self, ability: Ability) -> None:
        self.ability = ability

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, or use it. [CL-ASK-1]"""
        return [PASS, USE.of(self.ability.number, NONE)]


class Hand(Offer):
    """Any card of the hand, to be discarded."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each card; all of them, if what is left is withheld only since the first of two was given. [FC-LAW-1]"""
        return DISCARD.each(spendable(g, seat) or g.players[seat].hand)


class HandOrPass(Offer):
    """Any card of the hand, to be discarded, or none."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each card."""
        return [PASS] + DISCARD.each(spendable(g, seat))


class Limbo(Offer):
    """Any card lying turned up, or shown to this seat."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each card."""
        return PICK.each(g.limbo)

    def about(self, g: State) -> dict[str, object]:
        """How many cards lie there."""
        return {"count": len(g.limbo)}


class Cards(Offer):
    """One of these cards, which lie open."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return PICK.each(self.cards)


class Gift(Offer):
    """One of the cards of a tray, for that player."""

    __slots__ = ("tray", "seat", "kept")

    def __init__(self, tray: Tray, seat: int, kept: int) -> None:
        self.tray = tray
        self.seat = seat
        self.kept = kept

    def options(self, g: State, seat: int) -> list[Option]:
        """Each card; the first *kept* ones last: they stay unless said otherwise. [CL-ASK-3]"""
        cards = self.tray.cards
        return [GIVE.of(card, self.seat) for card in cards[self.kept :] + cards[: self.kept]]

    def about(self, g: State) -> dict[str, object]:
        """Who gets it."""
        return {"target": self.seat}


class OnBehalf(Offer):
    """What *figure* could answer, put to somebody who decides for it. [WW-R-31]"""

    __slots__ = ("offer", "figure")

    def __init__(self, offer: Offer, figure: int) -> None:
        self.offer = offer
        self.figure = figure

    def options(self, g: State, seat: int) -> list[Option]:
        """As it would be asked itself."""
        return self.offer.options(g, self.figure)

    def about(self, g: State) -> dict[str, object]:
        """For whom."""
        return {"target": self.figure}


class CardsOf(Offer):
    """A card in front of *owner*, or one from the hand, unseen; of one's own only those in play. [CL-TGT-5 CL-TGT-6]

    *keeps*: whoever chooses gets it, so it must be one he may have. [TR-WAG-9]
    """

    __slots__ = ("owner", "keeps")

    def __init__(self, owner: int, keeps: bool = False) -> None:
        self.owner = owner
        self.keeps = keeps

    def options(self, g: State, seat: int) -> list[Option]:
        """The hand, then each card in play."""
        p = g.players[self.owner]
        found = [FROM_HAND.of(NONE, self.owner)] if p.hand and g.eye[self.owner] != g.eye[seat] else []
        for card in p.in_play:
            if not self.keeps or PRINTED[card].face.may_be_taken(g, seat):
                found.append(TAKE.of(card, self.owner))
        return found

    def about(self, g: State) -> dict[str, object]:
        """Whose cards."""
        return {"owner": self.owner}


class Seats(Offer):
    """One of these players; *may*: or nobody."""

    __slots__ = ("seats", "may")

    def __init__(self, seats: list[int], may: bool = False) -> None:
        self.seats = seats
        self.may = may

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        found = [CHOOSE.of(NONE, s) for s in self.seats]
        return [PASS, *found] if self.may else found


class SomeSuits(Offer):
    """One of these suits."""

    __slots__ = ("suits",)

    def __init__(self, suits: str) -> None:
        self.suits = suits

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return [NAME.naming(NONE, NONE, SUITS.index(suit)) for suit in self.suits]


HAND: Final = Hand()
HAND_OR_PASS: Final = HandOrPass()
LIMBO: Final = Limbo()
ANY_SUIT: Final = SomeSuits(SUITS)
