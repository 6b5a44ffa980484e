"""Dorothy Rage: a player orders another one to play a card. [ww_dorothy_rage]"""

from __future__ import annotations

from sixgun.classic.play.offers import Ask, CardsOf, Offer, Seats, barred_by
from sixgun.classic.play.phase_two import open_targets, play_card
from sixgun.classic.rules.answers import PICK, UseVerb
from sixgun.classic.rules.faces import Blue, Face
from sixgun.classic.rules.hooks import FORBIDS
from sixgun.classic.rules.options import REPLACE_SAME_NAME
from sixgun.classic.rules.tables import PLAYED_AS, PRINTED
from sixgun.classic.sets.wild_west_show.deck import Named, ShowEvent, show_of
from sixgun.classic.sets.wild_west_show.options import TARGET_AFTER
from sixgun.classic.table.state import State
from sixgun.kernel import ask
from sixgun.kernel.ask import Rule
from sixgun.kernel.chance import is_among
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, Option


class Order:
    """What is to be done with the card: at whom, of whom which card is taken, and what else it asks."""

    __slots__ = ("target", "takes", "details")

    def __init__(self) -> None:
        self.target = NONE
        self.takes: dict[int, Option] = {}  # by owner: the hand, or a card in play
        self.details: dict[str, Option] = {}  # by the question


class DorothyRage(ShowEvent):
    """Once a turn: order another player to play a card; who has none shows his hand. [ww_dorothy_rage; WW-C-5]"""

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Anybody: there is always a card that could be ordered."""
        if self.number not in g.used_up:
            self.acts.add_each(found, NONE, g.opponents(me))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """The whole order comes before his hand is looked at; in one reading only the name. [WW-R-5 WW-C-13]"""
        g.used_up = g.used_up + [self.number]
        seat = choice.target
        named = yield Ask(g, me, "order_card", CardNames(seat))
        face = PLAYED_AS[named.card]
        order = Order()
        later = g.is_on(TARGET_AFTER)
        if not later:
            yield from aim(g, me, seat, face, order)
        g.tell("order", me, seat, cause=face.id)
        show_of(g).orders += 1
        held = [card for card in g.players[seat].hand if PRINTED[card].face is face]
        if not held or not face.price.can_pay(g, seat, held[0]):
            show_hand(g, seat)
            return
        card = held[0]
        if len(held) > 1:
            choice = yield Ask(g, seat, "order_copy", Copies(face))
            card = choice.card
        if later:
            g.learn(card, g.everybody & ~g.eye[seat], seat)  # it has proved to be there
            if not open_targets(g, seat, face, card):
                return
            yield from aim(g, me, seat, face, order)
        yield from obey(g, seat, face.plays.of(card, order.target), order)


def aim(g: State, me: int, seat: int, face: Face, order: Order) -> Rule:
    """*me* says at whom *seat* is to play it, and what is taken: hand or table, of each it hits. [WW-R-31]"""
    targets = open_targets(g, seat, face, NONE)
    order.target = targets[0]
    if len(targets) > 1:
        choice = yield Ask(g, me, "order_target", Seats(targets))
        order.target = choice.target
    if face.robs:
        for owner in [order.target] if order.target != NONE else g.others(seat):
            offer = TakenFrom(owner, seat)
            if len(offer.options(g, me)) > 1:
                order.takes[owner] = yield Ask(g, me, "take", offer)
    order.details = yield from face.details(g, me, seat, order.target)
    if g.figured and isinstance(face, Blue) and not face.aims and len(face.places(g, seat)) > 1:
        order.details["place"] = yield Ask(g, me, "order_place", Seats(face.places(g, seat)))


def obey(g: State, seat: int, play: Option, order: Order) -> Rule:
    """He plays it as his own; the turn, and what was played in it, stays the active player's. [WW-R-25]"""
    played, latest = g.played, g.latest
    yield from as_ordered(seat, play_card(g, seat, play), order)
    g.played, g.latest = played, latest


def as_ordered(seat: int, play: Rule, order: Order) -> Rule:
    """That play, his questions of hand or table answered by the order."""
    answer: Option | None = None
    while True:
        try:
            question = next(play) if answer is None else play.send(answer)
        except StopIteration:
            return
        answer = ordered(question, seat, order)
        if answer is None:
            answer = yield question


def ordered(question: ask.Ask, seat: int, order: Order) -> Option | None:
    """What the order says to that question, if anything."""
    if not isinstance(question, Ask) or question.figure != seat:
        return None
    said = order.details.pop(question.why, None)
    if isinstance(question.offer, CardsOf):
        said = order.takes.pop(question.offer.owner, None)
    return said if said in question.options else None


def show_hand(g: State, seat: int) -> None:
    """Before all eyes. [ww_dorothy_rage]"""
    hand = g.players[seat].hand
    g.tell("show_hand", seat, amount=len(hand))
    for card in hand:
        g.learn(card, g.everybody & ~g.eye[seat], seat)
        g.tell("show", seat, card=card)


def is_playable(g: State, seat: int, face: Face) -> bool:
    """Could *seat* play such a card, which nobody forbids, as far as everybody can tell? [WW-R-5 WW-R-31]"""
    if face.forbidden(g, seat) is not None:
        return False
    return not face.aims or g.is_on(TARGET_AFTER) or bool(open_targets(g, seat, face, NONE))


def card_names(g: State) -> list[Named]:
    """Every card of this game by name, wherever it may be: one of each, in the order of what is printed on them."""
    show = show_of(g)
    if not show.names:
        if len(NAMES) < len(PLAYED_AS):
            NAMES[:] = [Named(PLAYED_AS[number], ORDER.of(number, NONE)) for number in range(len(PLAYED_AS))]
        there = [False] * len(NAMES)
        piles = [g.deck, g.discards]
        for p in g.players:
            piles += [p.hand, p.in_play]
        for pile in piles:
            for card in pile:
                there[PRINTED[card].face.number] = True
        show.names = [NAMES[number] for number in range(len(NAMES)) if there[number] and NAMES[number].face.copies]
    return show.names


class CardNames(Offer):
    """The names of the cards that may be ordered of *seat*: his hand plays no part in it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them; most of them only a card of the same name keeps from being laid, if anything does."""
        lying = [PRINTED[card].face.number for card in g.players[self.seat].in_play]
        plainly = not g.figured and not g.is_on(REPLACE_SAME_NAME)
        forbidding = g.force[self.seat].listeners(FORBIDS)
        found: list[Option] = []
        for name in card_names(g):
            face = name.face
            if forbidding and barred_by(forbidding, g, self.seat, face, NONE) is not None:
                continue
            if face.simple:
                found.append(name.order)
            elif plainly and face.only_once:
                if not is_among(lying, face.number):
                    found.append(name.order)
            elif is_playable(g, self.seat, face):
                found.append(name.order)
        return found

    def about(self, g: State) -> dict[str, object]:
        """Who is to play it."""
        return {"target": self.seat}


class TakenFrom(CardsOf):
    """What the ordered player could take of *owner*."""

    __slots__ = ("by",)

    def __init__(self, owner: int, by: int) -> None:
        super().__init__(owner)
        self.by = by

    def options(self, g: State, seat: int) -> list[Option]:
        """As he would be asked."""
        return super().options(g, self.by)


class Copies(Offer):
    """Each card of that name in the hand: which one is his own choice. [WW-R-31]"""

    __slots__ = ("face",)

    def __init__(self, face: Face) -> None:
        self.face = face

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return PICK.each([card for card in g.players[seat].hand if PRINTED[card].face is self.face])


NAMES: Final[list[Named]] = []  # of every face there is, by its number
ORDER: Final = UseVerb("order")  # the "card" of its options is the number of the card's face
