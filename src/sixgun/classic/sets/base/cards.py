"""The base set: 80 cards. [CL playing cards]"""

from __future__ import annotations

from sixgun.classic.play.checks import draw_check, hearts, is_a_heart
from sixgun.classic.play.demands import strikes_back
from sixgun.classic.play.life import beer_works, drink, lose_life
from sixgun.classic.play.offers import LIMBO, Ask, Seats, is_copy
from sixgun.classic.play.shots import Attack, affected, exempted, is_immune, shoot
from sixgun.classic.play.taking import discard_a_card, nothing_to_take, take_a_card, with_cards
from sixgun.classic.rules.faces import A_MISS, A_SHOT, Blue, Brown
from sixgun.classic.rules.hooks import EXEMPTS, RESISTS, SIFTS
from sixgun.classic.rules.options import JAIL_UNTIL_ESCAPE, PANIC_ANY_DISTANCE, REPLACE_SAME_NAME
from sixgun.classic.rules.reasons import (
    BANG_LIMIT,
    IN_JAIL_ALREADY,
    NOT_THE_SHERIFF,
    NOT_YOURSELF,
    ONLY_AN_ANSWER,
    OUT_OF_RANGE,
    TOO_FAR,
)
from sixgun.classic.rules.tables import PRINTED, SPADES
from sixgun.classic.sets.base.weapons import Remington, RevCarabine, Schofield, Volcanic, Winchester
from sixgun.classic.table.player import PASSIVE
from sixgun.classic.table.roles import SHERIFF
from sixgun.classic.table.state import LOST, State
from sixgun.classic.table.trays import clear_away, lift, turn_up
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE
from sixgun.kernel.reason import Reason
from sixgun.kernel.story import ALL


class Bang(Brown):
    """Shoot a player in range: unless it is missed, they lose 1 life point; one a turn. [bang; CL-PLAY-2 CL-R-1]"""

    copies = "AS QH-AH 2D-AD 2C-9C"
    symbol = A_SHOT
    is_bang = True
    takes_the_shot = True
    wounds = True

    def forbidden(self, g: State, me: int) -> Reason | None:
        """One BANG! card a turn, unless something lifts the limit; none of it out of turn. [CL-PLAY-2 CL-WPN-2]"""
        return BANG_LIMIT if g.bangs >= g.force[me].bang_limit and g.turn == me else None

    def targets(self, g: State, me: int) -> list[int]:
        """Everybody in range. [CL-TGT-3]"""
        return g.within(me, g.force[me].reach)

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """How far they are and how far the weapon reaches."""
        if target == me:
            return NOT_YOURSELF.to_dict(target=target)
        return OUT_OF_RANGE.to_dict(target=target, distance=g.distance(me, target), range=g.force[me].reach)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """It counts, whether it hits or not. [CL-R-1 CL-PLAY-2]"""
        copied = is_copy(g, me, self, card)  # no BANG! card [TR-R-50]
        if g.turn == me and not copied:
            g.bangs += 1
            g.shots = g.shots + [card]
        yield from shoot(g, Attack(me, target, self, [card], not copied))


class Missed(Brown):
    """Cancel a shot at you. [missed; CL-R-4]"""

    copies = "TC-AC 2S-8S"
    symbol = A_MISS

    def forbidden(self, g: State, me: int) -> Reason | None:
        """It only answers. [CL-PLAY-1]"""
        return ONLY_AN_ANSWER


class Beer(Brown):
    """Regain 1 life point; also as the last one is lost. Useless with two players left. [beer; CL-LIFE-2 CL-LIFE-5]"""

    copies = "6H-JH"
    saves_the_dying = True
    may_do_nothing = True

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """It may be played to no avail; a copy is no Beer card. [CL-PLAY-7 TR-R-49]"""
        if PRINTED[card].face.mimics:
            g.heal(me, 1 if beer_works(g) else 0)
        else:
            drink(g, me, self)


class Saloon(Brown):
    """Every player regains 1 life point. [saloon; CL-R-7]"""

    copies = "5H"
    may_do_nothing = True

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Also with two players left; nothing for the immune. [CL-R-7 apache_kid]"""
        seats = g.order
        if g.minds & SIFTS:
            seats = yield from affected(g, me, self, card, [me, *g.others(me)])
        for seat in seats:
            g.heal(seat)


class Stagecoach(Brown):
    """Draw two cards. [stagecoach]"""

    copies = "9S 9S"
    is_coach = True

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """Two cards."""
        g.draw(me, 2)


class WellsFargo(Brown):
    """Draw three cards. [wells_fargo]"""

    copies = "3H"
    is_coach = True

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """Three cards."""
        g.draw(me, 3)


class Robbery(Brown):
    """A card of somebody, hand or table as the player likes, or one of his own in play. [CL-TGT-5 CL-TGT-6 CL-R-8]"""

    robs = True
    reaches_own_figure = True
    keeps: bool = True  # the card goes to the player's hand, not to the discard pile

    def targets(self, g: State, me: int) -> list[int]:
        """Anybody with a card. [CL-TGT-1 CL-R-37]"""
        return with_cards(g, me, g.others(me), self.keeps)

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """Nothing to take."""
        return nothing_to_take(g, me, target)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Unless the target is immune. [CL-TGT-5]"""
        if is_immune(g, target, me, self, [card]):
            return
        if self.keeps:
            yield from take_a_card(g, me, target)
        else:
            yield from discard_a_card(g, me, target)


class Panic(Robbery):
    """Take a card of a player at distance 1, or one of yours in play. [panic; CL-R-8 CL-R-9 CL-TGT-6]"""

    copies = "JH QH AH 8D"

    def targets(self, g: State, me: int) -> list[int]:
        """At distance 1, whatever the weapon. [CL-TGT-4]"""
        near = g.others(me) if g.is_on(PANIC_ANY_DISTANCE) else g.within(me, 1)
        return with_cards(g, me, near, True)

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """Too far, or nothing to take."""
        if target != me and g.distance(me, target) > 1 and not g.is_on(PANIC_ANY_DISTANCE):
            return TOO_FAR.to_dict(target=target, distance=g.distance(me, target), range=1)
        return super().explain(g, me, target)


class CatBalou(Robbery):
    """Make any player discard a card, or discard one of yours in play. [cat_balou; CL-R-8 CL-TGT-6]"""

    copies = "KH 9D-JD"
    keeps = False


class Duel(Brown):
    """Challenge anyone: in turn, they first, discard a BANG!; who does not loses 1 life. [duel; CL-R-13 CL-R-14]"""

    copies = "QD JS 8C"
    book = True
    wounds = True

    def targets(self, g: State, me: int) -> list[int]:
        """Anybody else. [CL-TGT-1]"""
        return g.others(me)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Nobody is responsible if I lose my own Duel. [CL-RWD-2 CL-R-14]"""
        if (g.minds & RESISTS or g.figured) and is_immune(g, target, me, self, [card]):
            return
        facing, waiting = target, me
        while (yield from strikes_back(g, waiting, facing, "duel")):
            facing, waiting = waiting, facing
        yield from lose_life(g, facing, NONE if facing == me else me, self.id)


class Indians(Brown):
    """Each other player discards a BANG! or loses 1 life point. [indians; CL-R-12 CL-SHOT-5]"""

    copies = "KD AD"
    book = True
    hits_everybody = True

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Clockwise from my left. [CL-TIME-3]"""
        seats = g.opponents(me)
        if g.minds & SIFTS or g.figured:
            seats = yield from affected(g, me, self, card, seats)
        for seat in seats:
            if not (yield from strikes_back(g, me, seat, "indians")):
                yield from lose_life(g, seat, me, self.id)


class Gatling(Brown):
    """A shot at every other player. [gatling; CL-R-11]"""

    copies = "TH"
    hits_everybody = True

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Clockwise from my left. [CL-TIME-3]"""
        seats = g.opponents(me)
        if g.minds & SIFTS:
            seats = yield from affected(g, me, self, card, seats)
        for seat in seats:
            yield from shoot(g, Attack(me, seat, self, [card]))


class GeneralStore(Brown):
    """Turn up a card per living player; each, beginning with you, takes one. [general_store; CL-R-10]"""

    copies = "9C QS"
    book = True

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Everybody must take one; the last one has no choice."""
        seats = g.mode.takers(g, me)
        if g.minds >> EXEMPTS & 1:
            seats = yield from exempted(g, me, seats)
        tray = turn_up(g, len(seats))
        for turned in tray.cards:
            g.tell("reveal", me, NONE, turned, 0, self.id)
        for seat in seats:
            if not tray.cards or is_immune(g, seat, me, self, [card]):
                continue
            taken = tray.cards[0]
            if len(tray.cards) > 1:
                choice = yield Ask(g, seat, "general_store", LIMBO)
                taken = choice.card
            lift(tray, taken)
            g.gain(seat, taken, ALL)
            if g.story is not None:
                g.tell("pick", seat, NONE, taken, 0, self.id)
        clear_away(g, tray)


class Barrel(Blue):
    """Target of a shot? You may draw!: on a Heart it is missed. [barrel; CL-DRAW-3 CL-R-2 CL-R-15]"""

    copies = "QS KS"

    def dodge(self, g: State, attack: Attack) -> Outcome[bool]:
        """Once per shot."""
        return (yield from hearts(g, attack.target, self.id))


class Mustang(Blue):
    """The others see you at distance +1. [mustang; CL-DIST-2 CL-R-20]"""

    copies = "8H 9H"
    farther = 1


class Scope(Blue):
    """You see the others at distance -1. [scope; CL-DIST-2 CL-R-20]"""

    copies = "AS"
    closer = 1


class Jail(Blue):
    """Put it before anybody but the Sheriff: they draw! before their turn, no Heart: lost. [jail; CL-R-18 CL-R-19]"""

    copies = "JS TS 4H"
    reaches_own_figure = True
    book = True

    def forbidden(self, g: State, me: int) -> Reason | None:
        """Only the target may already have one."""
        return None

    def targets(self, g: State, me: int) -> list[int]:
        """Anybody, oneself too, but the Sheriff and the jailed. [CL-R-19 CL-PLAY-3]"""
        mine = g.is_on(REPLACE_SAME_NAME)
        seats = [me] + g.others(me)
        return [s for s in seats if g.players[s].role != SHERIFF and (not g.has(s, self) or (mine and s == me))]

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """The Sheriff, or one jailed already."""
        return (NOT_THE_SHERIFF if g.players[target].role == SHERIFF else IN_JAIL_ALREADY).to_dict(target=target)

    def may_lie(self, g: State, seat: int) -> bool:
        """Not before the Sheriff. [CL-R-19 TR-R-63]"""
        return g.players[seat].role != SHERIFF

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """Before the target."""
        old = g.find(target, self)
        if old != NONE:
            g.discard_in_play(target, old)
        g.lay(me, target, card)

    def at_custody(self, g: State, me: int) -> Rule:
        """No Heart: the turn is lost. The Jail goes either way, or stays until a Heart. [CL-TURN-2 CL-C-4]"""
        free = yield from draw_check(g, me, self.id, is_a_heart)
        if free or not g.is_on(JAIL_UNTIL_ESCAPE):
            g.discard_in_play(me, g.find(me, self))
        g.tell("escape" if free else "locked_up", me)
        if not free:
            g.phase = LOST


class Dynamite(Blue):
    """Before your turn draw!: on 2-9 of Spades lose 3 life points, else pass it on. [dynamite; CL-R-16 CL-R-17]"""

    copies = "2H"
    book = True

    def at_danger(self, g: State, me: int) -> Rule:
        """Nobody is responsible. [CL-RWD-2 CL-DRAW-3]"""
        card = g.find(me, self)
        if not (yield from draw_check(g, me, self.id, is_harmless)):
            g.discard_in_play(me, card)
            g.tell("explosion", me, NONE, card)
            yield from lose_life(g, me, NONE, self.id, 3)
            return
        seat = NONE
        for other in g.opponents(me):
            if not g.has(other, self):
                seat = other
                break
        if seat == NONE:
            return
        if g.figured:  # the opponent says in front of whom [CL-2P-6]
            free = [s for s in g.opponents(me) if not g.has(s, self)]
            free.sort(key=lambda s: g.players[s].marks & PASSIVE)
            seat = yield from choose_free(g, free)
        g.leave_play(me, card)
        g.enter_play(seat, card)
        g.tell("pass_on", me, seat, card)


def choose_free(g: State, free: list[int]) -> Outcome[int]:
    """Which of one's own figures gets the Dynamite: the active one, unless said otherwise. [CL-2P-6 CL-ASK-5]"""
    if len(free) < 2:
        return free[0]
    choice = yield Ask(g, free[0], "dynamite", Seats(free))
    return choice.target


def is_harmless(g: State, card: int) -> bool:
    """What does not set off the Dynamite. [CL-DRAW-3]"""
    return g.suit(card) != SPADES or PRINTED[card].rank > 9


BANG: Final = Bang()
MISSED: Final = Missed()
BARREL: Final = Barrel()
DUEL: Final = Duel()
JAIL: Final = Jail()
STAGECOACH: Final = Stagecoach()
WELLS_FARGO: Final = WellsFargo()
DYNAMITE: Final = Dynamite()
GENERAL_STORE: Final = GeneralStore()
BEER: Final = Beer()
PANIC: Final = Panic()
CAT_BALOU: Final = CatBalou()
INDIANS: Final = Indians()
MUSTANG: Final = Mustang()
REMINGTON: Final = Remington()
REV_CARABINE: Final = RevCarabine()

CARDS: Final = (
    BANG, MISSED, BEER, Saloon(), STAGECOACH, WELLS_FARGO, PANIC, CAT_BALOU, DUEL, INDIANS, Gatling(),
    GENERAL_STORE, BARREL, MUSTANG, Scope(), JAIL, DYNAMITE, Volcanic(), Schofield(), REMINGTON, REV_CARABINE,
    Winchester(),
)  # fmt: skip
