"""Life points lost and regained, the dying window, falling. [CL-LIFE-1 CL-LIFE-3 CL-ELIM-1]"""

from __future__ import annotations

from sixgun.classic.play.demands import answer_with
from sixgun.classic.play.offers import Ask, Offer, barred
from sixgun.classic.rules.faces import Face
from sixgun.classic.rules.hooks import FALLING, HEALING, LIFE_LOST
from sixgun.classic.rules.reasons import ONLY_BEER
from sixgun.classic.rules.tables import PLAYED_AS, PRINTED
from sixgun.classic.table.player import GHOST, NOBODY_ELSE, PASSING, RISEN, SHOWN, UNSEEN
from sixgun.classic.table.roles import ROLE_NAMES
from sixgun.classic.table.state import State
from sixgun.classic.table.waiting import Fallen
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import PASS, Option


def beer_works(g: State) -> bool:
    """A Beer has no effect with two players left. [CL-LIFE-5]"""
    return len(g.order) > 2


def drink(g: State, seat: int, face: Face) -> None:
    """A Beer: 1 life point, or what an ability makes of it; also below 1. [CL-LIFE-2 tequila_joe]"""
    if beer_works(g):
        g.heal(seat, strength(g, seat, face))


def strength(g: State, seat: int, face: Face) -> int:
    """How many life points a Beer is worth to *seat*."""
    points = 1
    for one in g.force[seat].listeners(HEALING):
        points = one.ability.tune_healing(points, g, seat, face)
    return points


def lose_life(g: State, seat: int, by: int, cause: str, points: int = 1) -> Rule:
    """*seat* loses life points (*by*: whose doing it was), may save itself, and if not is eliminated.

    [CL-LIFE-3 CL-LIFE-6 CL-TIME-2 CL-TIME-5]
    """
    p = g.players[seat]
    if p.marks & GHOST:
        return
    awake = g.figured and g.mode.wake(g, seat)
    p.life -= points
    if g.story is not None:
        g.tell("hurt", seat, by, amount=points, cause=cause)
    if p.life <= 0:
        yield from last_chance(g, seat)
        if p.life <= 0 and not (yield from is_saved(g, seat, by)):
            fall(g, seat, by)
            return
    for one in g.force[seat].listeners(LIFE_LOST):
        if one.ability.minds_life_lost(g, seat, by):
            g.wait(seat, one.ability, one.ability.on_life_lost(g, seat, by, points))
    if awake:
        g.mode.sleep(g, seat)


def is_saved(g: State, seat: int, by: int) -> Outcome[bool]:
    """Does something happen instead of falling? [teren_kill ghost_car]"""
    for one in g.force[seat].listeners(FALLING):
        if (yield from one.ability.instead_of_falling(g, seat, by)):
            return True
    return False


def last_chance(g: State, seat: int) -> Rule:
    """The dying window: Beers, one after the other. [CL-LIFE-3 CL-LIFE-5]"""
    p = g.players[seat]
    while p.life <= 0:
        choice = yield Ask(g, seat, "dying", LAST_CHANCE)
        if choice is not PASS:
            answer_with(g, seat, choice, "respond")
            drink(g, seat, PLAYED_AS[choice.verb.face])
        elif p.life <= 0:
            return


class LastChance(Offer):
    """A card that saves the dying, or pass. Nothing to choose once a life point is back. [CL-LIFE-3]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each Beer, and pass: the default is a Beer while it can still save. [CL-ASK-1]"""
        p = g.players[seat]
        if p.life > 0:
            return []
        cards = [card for card in p.hand if PRINTED[card].face.saves_the_dying]
        beers = [PRINTED[card].solo for card in cards if barred(g, seat, PRINTED[card].face, card) is None]
        points = sum([strength(g, seat, PLAYED_AS[beer.verb.face]) for beer in beers])
        return beers + [PASS] if p.life + points > 0 and beer_works(g) else [PASS] + beers

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """Only a Beer helps, and where nothing forbids it."""
        face = PRINTED[card].face
        why = barred(g, seat, face, card) if face.saves_the_dying else None
        return (ONLY_BEER if why is None else why).to_dict()

    def about(self, g: State) -> dict[str, object]:
        """Whether a Beer would help at all. [CL-LIFE-5]"""
        return {"beer_works": beer_works(g)}

    def is_fatal(self, g: State) -> bool:
        """Unless no Beer helps any more."""
        return beer_works(g)


LAST_CHANCE: Final = LastChance()


def fall(g: State, seat: int, by: int, quietly: bool = False) -> None:
    """*seat* is eliminated at once; the clean-up waits for the end of the effect. [CL-ELIM-1 CL-R-40]"""
    p = g.players[seat]
    p.alive = False
    p.marks = p.marks & ~(GHOST | PASSING) | SHOWN
    p.lent = NOBODY_ELSE  # whoever comes back chooses anew [HN-EV-14]
    g.tell("eliminated", seat, by, cause=ROLE_NAMES[p.role])
    g.count_living()
    g.recount(seat)
    if g.figured:
        g.mode.fallen(g, seat)
    part = g.first_part
    while part is not None:
        part.fell(g, seat, by)
        part = part.behind
    g.fallen = g.fallen + [Fallen(seat, by, quietly)]


def rise(g: State, seat: int, life: int, marks: int = 0) -> None:
    """An eliminated player is back in the circle of the living, and knows the own role. [HN-EV-14 WW-ROLE-2]"""
    p = g.players[seat]
    p.alive = True
    p.life = life
    p.marks = p.marks & ~UNSEEN | marks | RISEN
    g.tell("rise", seat, amount=life, cause="ghost" if marks & GHOST else "")
    g.count_living()
    g.recount(seat)
