"""Wild West Show: events, and the deck that Stagecoach and Wells Fargo turn. [WW-EV-1]"""

from __future__ import annotations

from sixgun.classic.events.deck import Pool
from sixgun.classic.events.event import Event
from sixgun.classic.manifest import Manifest
from sixgun.classic.play.goals import LAST_ALIVE, Goal
from sixgun.classic.play.leaving import discard_hand
from sixgun.classic.play.life import lose_life, rise
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.faces import Face
from sixgun.classic.rules.tables import DIAMONDS, HEARTS
from sixgun.classic.sets.base.cards import BANG, MISSED
from sixgun.classic.sets.wild_west_show.deck import ShowDeck, ShowEvent, show_of, turn_show
from sixgun.classic.sets.wild_west_show.options import (
    BANG_STAYS_BANG,
    EXCLUDE_GAG,
    GAG_MUTE,
    OF_EVENTS,
    PONY_EXPRESS_FLIPS,
)
from sixgun.classic.sets.wild_west_show.orders import DorothyRage
from sixgun.classic.sets.wild_west_show.roles import mix_roles
from sixgun.classic.table.player import GHOST, PASSING, SKIPPED, UNSEEN
from sixgun.classic.table.roles import SHERIFF
from sixgun.classic.table.state import State
from sixgun.classic.table.trays import clear_away, turn_up
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, Option


class BoneOrchard(ShowEvent):
    """The eliminated return for good in their turn, with 1 life point and no cards. [ww_bone_orchard; WW-R-28]"""

    needs_roles = True

    def raises(self, g: State, seat: int) -> bool:
        """Before that the roles of all the eliminated are mixed; he looks at his own alone. [WW-ROLE-2 WW-R-21]"""
        fallen = [p.seat for p in g.players if not p.alive and p.role != SHERIFF]
        if len(fallen) > 1:
            mix_roles(g, fallen, UNSEEN)
        rise(g, seat, 1)
        return True

    def at_start(self, g: State, me: int) -> Rule:
        """No effect of its own: with it the turn is opened step by step, and Suzy Lafayette, back, draws first."""
        yield from ()


class DarlingValentine(ShowEvent):
    """At the start of the turn the hand is exchanged for as many cards. [ww_darling_valentine; WW-R-22]"""

    def at_start(self, g: State, me: int) -> Rule:
        """One effect: nobody draws in between."""
        count = len(g.players[me].hand)
        yield from discard_hand(g, me)
        g.draw(me, count)


class Gag(ShowEvent):
    """Who says something loses 1 life point. [ww_gag; WW-R-12 WW-ASK-9]"""

    def is_chosen(self, g: State) -> bool:
        """Not where the option leaves it out. [WW-C-6]"""
        return not g.is_on(EXCLUDE_GAG)

    def mutes(self, g: State) -> bool:
        """In one reading nobody says anything."""
        return g.is_on(GAG_MUTE)

    def minds_speech(self, g: State, me: int) -> bool:
        """Ghosts may talk."""
        return not g.is_on(GAG_MUTE) and not g.players[me].marks & GHOST

    def on_speech(self, g: State, me: int) -> Rule:
        """Nobody is responsible."""
        yield from lose_life(g, me, NONE, self.id)


class MissSusanna(ShowEvent):
    """Who played fewer than three cards in his turn loses 1 life point. [ww_miss_susanna; WW-R-3 WW-R-23]"""

    def at_end(self, g: State, me: int) -> Rule:
        """Also those played before she came; a turn lost in Jail has no such end."""
        if g.played < 3:
            yield from lose_life(g, me, NONE, self.id)


class LadyRosa(ShowEvent):
    """Once a turn: swap seats with the living player on the right, who is passed over once. [ww_lady_rosa; WW-R-7]"""

    needs_roles = True

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Not with two players alive, and not for ever. [WW-R-6]"""
        show = show_of(g)
        if not show.swapped and show.swaps < len(g.order) > 2:
            found.append(self.acts.of(NONE, g.order[g.place[me] - 1]))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """With everything he has."""
        show = show_of(g)
        show.swaps += 1
        show.swapped = True
        other = choice.target
        g.sit([other if seat == me else me if seat == other else seat for seat in g.circle])
        g.players[choice.target].marks |= SKIPPED
        yield from ()


class Showdown(ShowEvent):
    """Every card may be played as a BANG!; BANG! cards only as Missed!. [ww_showdown; WW-R-20 WW-R-24]"""

    def tune_uses(self, uses: list[Face], g: State, me: int, face: Face) -> list[Face]:
        """By name; in one reading a BANG! may still be fired. [WW-C-1]"""
        if face is BANG:
            return BANG_OR_MISSED if g.is_on(BANG_STAYS_BANG) else AS_MISSED
        return or_bang(face) if uses is face.alone else uses + AS_BANG


def or_bang(face: Face) -> list[Face]:
    """Itself or a BANG!, made once: asked for at every play."""
    for _ in range(len(OR_BANG), face.number + 1):
        OR_BANG.append(AS_BANG)
    if OR_BANG[face.number] is AS_BANG:
        OR_BANG[face.number] = face.alone + AS_BANG
    return OR_BANG[face.number]


class WildWestShow(ShowEvent):
    """Everybody's goal is to be the last one alive. [ww_wild_west_show; WW-WIN-1]"""

    final = True
    goal: Goal | None = LAST_ALIVE


class HelenaZontero(ShowEvent):
    """A card is flipped: red, and the roles of the living but the Sheriff's are dealt anew. [ww_helena_zontero]"""

    needs_roles = True

    def enters(self, g: State, leader: int) -> Rule:
        """No draw!: Lucky Duke and John Pain have no part in it. [WW-ROLE-1 WW-R-8]"""
        tray = turn_up(g, 1)
        flipped = tray.cards[0] if tray.cards else NONE
        g.tell("reveal", leader, card=flipped, cause=self.id)
        red = g.suit(flipped) in (HEARTS, DIAMONDS)
        clear_away(g, tray)
        if red:
            mix_roles(g, [seat for seat in g.order if has_a_secret(g, seat)], 0)
        yield from ()


class Sacagaway(ShowEvent):
    """All hands lie open; roles stay hidden. [ww_sacagaway; WW-R-11]"""

    opens_hands = True


class TheShow(Ability):
    """Everybody has it: a Stagecoach or Wells Fargo turns the next event of the show. [the_show; WW-EV-2]"""

    def on_played(self, g: State, me: int, face: Face, card: int) -> Rule:
        """After its draw is done. [WW-C-3]"""
        if face.is_coach and not face.stays:
            yield from turn_show(g, me)

    def on_used(self, g: State, me: int, face: Face) -> Rule:
        """Pony Express, in one reading. [WW-C-2]"""
        if face.is_coach and g.is_on(PONY_EXPRESS_FLIPS):
            yield from turn_show(g, me)


def has_a_secret(g: State, seat: int) -> bool:
    """Neither the Sheriff nor a ghost that leaves again: those roles stay. [WW-ROLE-1]"""
    return g.players[seat].role != SHERIFF and not g.players[seat].marks & PASSING


def lay(g: State) -> None:
    """Shuffled face down, the final one at the bottom. [WW-EV-1]"""
    others = OTHERS.used(g)[:]
    g.chance.shuffle(others)
    g.lay_parts([*g.parts, ShowDeck([*FINALS.used(g), *others], NONE)])
    g.lay_on_table(THE_SHOW, None)


AS_MISSED: Final[list[Face]] = [MISSED]
AS_BANG: Final[list[Face]] = [BANG]
OR_BANG: Final[list[list[Face]]] = []  # each card as itself or a BANG!, by its face: AS_BANG until it is asked for
BANG_OR_MISSED: Final[list[Face]] = [BANG, MISSED]
THE_SHOW: Final = TheShow()
EVENTS: Final[tuple[Event, ...]] = (
    BoneOrchard(), DarlingValentine(), DorothyRage(), Gag(), HelenaZontero(), LadyRosa(), MissSusanna(), Sacagaway(),
    Showdown(), WildWestShow(),
)  # fmt: skip
OTHERS: Final = Pool(tuple([event for event in EVENTS if not event.final]))
FINALS: Final = Pool(tuple([event for event in EVENTS if event.final]))
MANIFEST: Final[Manifest] = Manifest(
    "wws_events", needs=("base",), events=EVENTS, abilities=(THE_SHOW,), options=OF_EVENTS, lays=lay
)
