"""Playing cards: what every copy of a card shares, by the colour of its frame. [CL-DEF-7 DC-GREEN-1]"""

from __future__ import annotations

from sixgun.classic.rules.ability import NO_VERB, Ability
from sixgun.classic.rules.hooks import SHELTERS, SPARED, USED
from sixgun.classic.rules.options import REPLACE_SAME_NAME
from sixgun.classic.rules.reasons import NOT_YOURSELF, SAME_NAME, TAKES_NO_TARGET
from sixgun.classic.rules.tables import PRINTED
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import TYPE_CHECKING, Final
from sixgun.kernel.option import NO_TARGET, NONE, Option, Verb
from sixgun.kernel.reason import Reason
from sixgun.kernel.story import ALL

if TYPE_CHECKING:
    from sixgun.classic.play.shots import Attack
    from sixgun.classic.table.state import State

NO_PLACE: Final[list[int]] = []
NO_SYMBOL: Final = 0
A_SHOT: Final = 1  # counts where a BANG! is asked for
A_MISS: Final = 2  # cancels a shot

GREEN: Final = "green"  # the frame of cards that wait for a turn [DC-GREEN-2]


class Price:
    """What must be given to play or take something; stateless, shared by cards and stations. This one: nothing."""

    reason: Reason = TAKES_NO_TARGET

    def can_pay(self, g: State, me: int, card: int) -> bool:
        """Could *me* pay it for *card*?"""
        return True

    def pay(self, g: State, me: int, card: int) -> Outcome[list[int]]:
        """Choose and give it; the cards it was paid with. Nothing is asked where there is no choice."""
        yield from ()
        return []


FREE: Final = Price()


class Face(Ability):
    """What every copy of a card shares."""

    filled_in = (
        *Ability.filled_in,
        "alone",
        "asks",
        "aims",
        "simple",
        "only_once",
        "plays",
        "stirs",
        "has_second_line",
    )

    copies: str = ""
    kind: str = "brown"
    symbol: int = NO_SYMBOL  # what it answers to
    price: Price = FREE
    stays: bool = False  # it stays in play
    waits: bool = False  # not to be used in the turn it was laid [DC-GREEN-2]
    is_blue: bool = False  # a blue frame: also a wagon's
    is_bang: bool = False  # it is a BANG! card
    takes_the_shot: bool = False  # it counts for the limit of BANG! cards [TR-LIMIT-1]
    mimics: bool = False  # it is played as what another card is [money_bag]
    book: bool = False  # the book symbol: not for a beginners' game
    saves_the_dying: bool = False
    rides: bool = False  # it is never in a hand: who takes it has it in play [TR-WAG-2]
    goes_to_others: bool = False  # who takes it may put it before others, too [TR-GET-6]
    is_coach: bool = False  # the Wild West Show comes with it: Stagecoach, Wells Fargo [WW-EV-2]
    robs: bool = False  # it takes or discards a card of somebody: hand or table is the player's choice [CL-TGT-5]
    reaches_own_figure: bool = False  # also at the own other figure [CL-2P-17]
    hits_everybody: bool = False  # an attack on every other player
    may_do_nothing: bool = False  # it can be played to no avail, and nothing but the playing is told [CL-PLAY-7]

    def __init__(self) -> None:
        super().__init__()
        self.alone: list[Face] = [self]
        self.asks = True  # it has a ``play`` that may ask, not just an ``effect``
        self.aims = True  # it has ``targets`` of its own
        self.simple = False  # it is never forbidden and aims at nobody
        self.only_once = False  # nothing but a card of the same name in front of me forbids it, and it aims at nobody
        self.stirs = False  # it has an ``entered_play`` or a ``left_play``
        self.has_second_line = False  # it has a ``second_line``
        self.plays: Verb = NO_VERB

    def forbidden(self, g: State, me: int) -> Reason | None:
        """Why I may not play it at all just now."""
        return None

    def targets(self, g: State, me: int) -> list[int]:
        """At whom I may play it now."""
        return NO_TARGET

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """Words for a target that is not among the targets. It decides nothing."""
        return (NOT_YOURSELF if target == me and self.aims else TAKES_NO_TARGET).to_dict(target=target)

    def details(self, g: State, by: int, me: int, target: int) -> Outcome[dict[str, Option]]:
        """What else *by* has to say who orders me to play it, by the questions it would ask me. [WW-R-31]"""
        yield from ()
        return {}

    # what it does: one of the two

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """What it does. The act of playing a card is ``play_card``; this is the effect alone."""
        raise NotImplementedError

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """What it does, for a card that asks nothing: no generator is made for it."""
        raise NotImplementedError

    def second_line(self, g: State, me: int, attack: Attack) -> Rule:
        """What else it does when it answers that shot."""
        raise NotImplementedError

    def mimicked(self, g: State) -> list[Face]:
        """As what it is played now, if it mimics."""
        return self.alone

    # where it goes

    def places(self, g: State, me: int) -> list[int]:
        """In front of which figures *me* may put it: as a rule it is not laid anywhere."""
        return NO_PLACE

    def may_lie(self, g: State, seat: int) -> bool:
        """May it lie in front of *seat*?"""
        return True

    def may_be_spent(self, g: State, seat: int) -> bool:
        """May *seat*, in front of whom it lies, give it for something?"""
        return True

    def unavailable(self, g: State, seat: int) -> Reason | None:
        """Of a card that is in nobody's hand: why *seat* can do nothing with it now. It decides nothing."""
        return None

    def may_be_taken(self, g: State, seat: int) -> bool:
        """May *seat* take it from in front of somebody?"""
        return True

    def discarded(self, g: State, card: int) -> None:
        """It leaves play or hand for good."""
        g.discards.append(card)

    def taken(self, g: State, seat: int, card: int) -> None:
        """Somebody gets it from the table, before all eyes."""
        g.gain(seat, card, ALL)

    def entered_play(self, g: State, seat: int) -> None:
        """It lies in front of *seat* now."""

    def left_play(self, g: State, seat: int) -> None:
        """It lies in front of *seat* no more."""


class Brown(Face):
    """Played, resolved, discarded. [CL-DEF-7]"""


class Blue(Face):
    """Stays in play in front of its owner; never two alike. [CL-DEF-7 CL-PLAY-3]"""

    stays = True
    is_blue = True
    kind = "blue"

    def forbidden(self, g: State, me: int) -> Reason | None:
        """A second card of the same name is refused, or replaces the first. [CL-PLAY-3]"""
        for card in g.players[me].in_play:
            if PRINTED[card].face is self and not g.is_on(REPLACE_SAME_NAME):
                return SAME_NAME if not g.figured or not self.places(g, me) else None
        return None

    def places(self, g: State, me: int) -> list[int]:
        """In front of which of my figures it may be laid. [CL-2P-10]"""
        figures = g.own_figures(me)
        return figures if g.is_on(REPLACE_SAME_NAME) else [seat for seat in figures if not g.has(seat, self)]

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """Lay it in front of me, or my other figure; where two alike are allowed, the old one goes. [CL-C-3]"""
        seat = me if target == NONE else target
        old = g.find(seat, self)
        if old != NONE:
            g.discard_in_play(seat, old)
        g.lay(me, seat, card)


class Weapon(Blue):
    """One weapon at a time: a new one replaces the old. [CL-PLAY-4 CL-WPN-1]"""

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """The old weapon goes to the discard pile."""
        seat = me if target == NONE else target
        for old in g.players[seat].in_play:
            if PRINTED[old].face.reach:
                g.discard_in_play(seat, old)
                break
        g.lay(me, seat, card)


class Green(Blue):
    """Laid like a blue card, used once, not in the turn it was laid. [DC-GREEN-1 DC-GREEN-2 DC-GREEN-4]"""

    is_blue = False
    waits = True
    kind = GREEN

    def is_ready(self, g: State, me: int) -> bool:
        """Does it lie there since an earlier turn?"""
        return not g.fresh or g.find(me, self) not in g.fresh

    def spend(self, g: State, me: int) -> int:
        """It works once: from the table to the discard pile."""
        card = g.find(me, self)
        g.discard_in_play(me, card, "use")
        return card


class GreenMiss(Green):
    """A green card with a Missed! symbol: a way out of a shot. [DC-GREEN-3 DC-MISS-1]"""

    def minds_dodge(self, g: State, me: int, attack: Attack) -> bool:
        """When it is ready."""
        return self.is_ready(g, me)

    def dodge(self, g: State, attack: Attack) -> Outcome[bool]:
        """Discarded, it works."""
        me = attack.target
        self.spend(g, me)
        if self.has_second_line and not attack.bare:
            yield from self.second_line(g, me, attack)
        return True


class GreenAction(Green):
    """A green card for one's own phase 2: ``used_at`` says at whom, ``perform`` what it does. [DC-GREEN-3]"""

    def used_at(self, g: State, me: int) -> list[int]:
        """At whom it may be used."""
        return NO_TARGET

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Each target, when it is ready."""
        if self.is_ready(g, me):
            targets = self.used_at(g, me)
            if g.minds & SHELTERS:
                card = g.find(me, self)
                targets = [t for t in targets if t == NONE or sheltered(g, me, t, self, card) is None]
            self.acts.add_each(found, NONE, targets)

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Discarded, it works."""
        yield from self.perform(g, me, self.spend(g, me), choice.target)
        for one in g.force[me].listeners(USED) if self.is_coach else ():
            g.wait(me, one.ability, one.ability.on_used(g, me, self))

    def perform(self, g: State, me: int, card: int, target: int) -> Rule:
        """What it does."""
        raise NotImplementedError


def sheltered(g: State, by: int, target: int, use: Face, card: int) -> Reason | None:
    """Why *by* may not aim that card at *target*: the one question of every ``spared``."""
    for one in g.force[target].listeners(SPARED):
        why = one.ability.spared(g, target, by, use, card)
        if why is not None:
            return why
    return None


NO_FACE: Final = Face()
