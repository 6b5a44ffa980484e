"""High Noon: events. [HN-EV-1]"""

from __future__ import annotations

from sixgun.classic.events.event import Event
from sixgun.classic.play.life import lose_life, rise
from sixgun.classic.play.offers import ANY_SUIT, Ask, Offer, Seats
from sixgun.classic.rules.answers import DISCARD, KEEP
from sixgun.classic.rules.faces import Face
from sixgun.classic.rules.tables import CAST, CHARACTERS, HEARTS, PRINTED, SPADES, SUITS
from sixgun.classic.sets.high_noon.notes import notes_of
from sixgun.classic.sets.high_noon.options import DALTONS_ON_TURN, EFFECTS_REVERSE, EXTRA_CARDS, HANDCUFFS_SHERIFF
from sixgun.classic.sets.high_noon.reasons import HANDCUFFED, REVEREND, SERMON
from sixgun.classic.table.player import EXPOSED, GHOST, LOOKED, NOBODY_ELSE, PASSING
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.reason import Reason


class HighNoonEvent(Event):
    """An event of this set."""

    prefix = "hn_"


# -- while it lies there ------------------------------------------------------------------------------


class Blessing(HighNoonEvent):
    """Every card counts as Hearts. [hn_blessing; HN-R-5 HN-R-15]"""

    def tune_suit(self, suit: str, g: State) -> str:
        """Ranks unchanged."""
        return HEARTS


class Curse(HighNoonEvent):
    """Every card counts as Spades. [hn_curse; HN-R-5 HN-R-15]"""

    def tune_suit(self, suit: str, g: State) -> str:
        """Ranks unchanged."""
        return SPADES


class GhostTown(HighNoonEvent):
    """The eliminated take a full turn as ghosts. [hn_ghost_town; HN-GHOST-1]"""

    needs_roles = True

    def raises(self, g: State, seat: int) -> bool:
        """They count as living until its end."""
        rise(g, seat, 0, GHOST | PASSING)
        return True

    def tune_draws(self, count: int, g: State, me: int) -> int:
        """A ghost draws one more. [HN-DRAW-1]"""
        return count + 1 if g.players[me].marks & PASSING else count


class GoldRush(HighNoonEvent):
    """Turns go counter-clockwise; effects only in one reading. [hn_gold_rush; HN-ORDER-4 HN-R-3]"""

    reverses_turns = True

    def reverses_effects(self, g: State) -> bool:
        """As the option says."""
        return g.is_on(EFFECTS_REVERSE)


class Hangover(HighNoonEvent):
    """No character ability works. [hn_hangover; HN-R-6 HN-R-20]"""

    def silences(self, g: State, me: int, seat: int, in_play: bool) -> bool:
        """Characters only."""
        return not in_play


class HighNoon(HighNoonEvent):
    """1 life point is lost by the player whose turn begins. [hn_high_noon; HN-R-7]"""

    final = True

    def at_start(self, g: State, me: int) -> Rule:
        """Nobody is responsible. [HN-EV-9]"""
        yield from lose_life(g, me, NONE, self.id)


class Reverend(HighNoonEvent):
    """Nobody may play Beer cards. [hn_reverend; HN-R-1 HN-R-17]"""

    def forbids(self, g: State, me: int, face: Face, card: int) -> Reason | None:
        """Not even in the dying window."""
        return REVEREND if face.saves_the_dying else None


class Sermon(HighNoonEvent):
    """The active player may not use BANG! cards. [hn_sermon; HN-R-2 HN-R-16]"""

    def forbids(self, g: State, me: int, face: Face, card: int) -> Reason | None:
        """Neither to shoot nor in a Duel."""
        return SERMON if face.is_bang and g.turn == me else None


class Shootout(HighNoonEvent):
    """The active player may play two BANG! cards. [hn_shootout; HN-S-17]"""

    more_bangs = 1


class Thirst(HighNoonEvent):
    """One card less in phase 1. [hn_thirst; HN-DRAW-1 HN-DRAW-3]"""

    def tune_draws(self, count: int, g: State, me: int) -> int:
        """At least one in the end."""
        return count - 1


# -- at a step of the turn ----------------------------------------------------------------------------


class TrainArrival(HighNoonEvent):
    """At the end of phase 1 one more card. [hn_train_arrival; HN-DRAW-4]"""

    def at_drawn(self, g: State, me: int) -> Rule:
        """From the deck, whatever phase 1 was."""
        g.draw(me, 1)
        yield from ()


class Handcuffs(HighNoonEvent):
    """The active player names a suit and uses only cards of it this turn. [hn_handcuffs; HN-R-9 HN-R-18]"""

    def is_chosen(self, g: State) -> bool:
        """One of the two later ones. [HN-C-1]"""
        return g.is_on(EXTRA_CARDS)

    def enters(self, g: State, leader: int) -> Rule:
        """In one reading the leader puts somebody in them, maybe himself. [HN-ASK-2]"""
        if g.is_on(HANDCUFFS_SHERIFF):
            choice = yield Ask(g, leader, "handcuffs", Seats([*g.others(leader), leader]))
            notes_of(g).cuffed = choice.target
            g.tell("handcuffs", leader, choice.target)

    def leaves(self, g: State) -> None:
        """Nobody is in them any more."""
        notes_of(g).cuffed = NONE
        notes_of(g).suit = ""

    def at_drawn(self, g: State, me: int) -> Rule:
        """Also with an empty hand. [HN-ASK-1]"""
        if not g.is_on(HANDCUFFS_SHERIFF):
            choice = yield Ask(g, me, "name_suit", ANY_SUIT)
            notes_of(g).suit = SUITS[choice.named]
            g.tell("name_suit", me, cause=SUITS[choice.named])

    def forbids(self, g: State, me: int, face: Face, card: int) -> Reason | None:
        """From the hand, in his own turn."""
        if g.turn != me or not PRINTED[card].suit:  # a wagon is not in hand [TR-EVT-6]
            return None
        notes = notes_of(g)
        return HANDCUFFED if notes.cuffed == me or (notes.suit and g.suit(card) != notes.suit) else None


class NewIdentity(HighNoonEvent):
    """At the start of the turn one may become one's reserve character. [hn_new_identity; HN-R-10 HN-ASK-4]"""

    needs_roles = True

    def is_chosen(self, g: State) -> bool:
        """One of the two later ones. [HN-C-1]"""
        return g.is_on(EXTRA_CARDS)

    def at_start(self, g: State, me: int) -> Rule:
        """With two life points, which is neither a loss nor a gain."""
        p = g.players[me]
        if not p.reserve or p.marks & PASSING:
            return
        old = [CAST[p.character.id]]
        p.marks |= LOOKED
        choice = yield Ask(g, me, "new_identity", RESERVE)
        if choice is not PASS:
            p.reserve = old
            p.marks |= EXPOSED
            p.lent = NOBODY_ELSE
            p.becomes(CHARACTERS[choice.card])
            p.life = 0 if p.is_ghost else 2  # [TR-EVT-11]
            g.tell("character", me, cause=p.character.id)
            g.recount(me)
            p.character.arrives(g, me)


# -- on entry -----------------------------------------------------------------------------------------


class Daltons(HighNoonEvent):
    """Everybody discards a blue card in play. [hn_daltons; HN-R-4 HN-ASK-3]"""

    def enters(self, g: State, leader: int) -> Rule:
        """From the leader, clockwise, one after the other."""
        if not g.is_on(DALTONS_ON_TURN):
            for seat in [leader, *g.others(leader)]:
                yield from give_up(g, seat, BLUE_CARDS)

    def at_start(self, g: State, me: int) -> Rule:
        """In one reading each one card, whatever its frame, when his turn comes. [HN-C-5]"""
        if g.is_on(DALTONS_ON_TURN):
            yield from give_up(g, me, CARDS_IN_PLAY)


class Doctor(HighNoonEvent):
    """All with the fewest life points regain one. [hn_doctor; HN-R-8]"""

    def enters(self, g: State, leader: int) -> Rule:
        """Of those who live, no ghosts; nothing afterwards."""
        living = [g.players[seat] for seat in g.order if not g.players[seat].is_ghost]
        fewest = min([p.life for p in living], default=0)
        for p in living:
            if p.life == fewest:
                g.heal(p.seat)
        yield from ()


def give_up(g: State, seat: int, offer: InPlay) -> Rule:
    """*seat* discards one of those cards; a sole one at once, none if there is none."""
    cards = offer.cards(g, seat)
    if cards:
        card = cards[0]
        if len(cards) > 1:
            choice = yield Ask(g, seat, "daltons", offer)
            card = choice.card
        g.discard_in_play(seat, card)


class InPlay(Offer):
    """One's own cards in play, the oldest first; or only the blue ones."""

    __slots__ = ("only_blue",)

    def __init__(self, only_blue: bool) -> None:
        self.only_blue = only_blue

    def cards(self, g: State, seat: int) -> list[int]:
        """Those that may go."""
        return [card for card in g.players[seat].in_play if PRINTED[card].face.is_blue or not self.only_blue]

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them."""
        return DISCARD.each(self.cards(g, seat))


class Reserve(Offer):
    """Stay who you are, or become the reserve character."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, or be it."""
        return [PASS] + [KEEP.of(c, NONE) for c in g.players[seat].reserve]


BLUE_CARDS: Final = InPlay(True)
CARDS_IN_PLAY: Final = InPlay(False)
RESERVE: Final = Reserve()
NEW_IDENTITY: Final = NewIdentity()
EVENTS: Final[tuple[Event, ...]] = (
    Blessing(), Curse(), GhostTown(), GoldRush(), Hangover(), HighNoon(), Reverend(), Sermon(), Shootout(), Thirst(),
    TrainArrival(), Daltons(), Doctor(), Handcuffs(), NEW_IDENTITY,
)  # fmt: skip
