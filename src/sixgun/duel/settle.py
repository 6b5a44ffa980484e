"""After an effect: the end of the game, eliminations, then the queue. [DU-SIM-5 DU-ELIM-2]"""

from __future__ import annotations

from sixgun.duel.abilities import CHARACTERS, ELIMINATED, ENTER, FALLEN, NOBODY
from sixgun.duel.state import NOTHING, State
from sixgun.duel.verbs import draw
from sixgun.kernel.ask import Rule
from sixgun.kernel.errors import GameOver
from sixgun.kernel.option import NONE


def settle(g: State) -> Rule:
    """Eliminations first, then the first entry of the queue as a new effect, until the queue is empty. [DU-SIM-5]"""
    if g.fell:
        yield from bury(g)
    while g.queue:
        due = g.queue[0]
        g.queue = g.queue[1:]
        if g.story is not None:
            g.tell("triggered", due.me, due.at, NONE, 0, due.ability.id)
        yield from due.ability.carry_out(g, due)
        end_effect(g)
        if g.fell:
            yield from bury(g)


def end_effect(g: State) -> None:
    """An effect is carried out: whoever is awake because of it sleeps again. [DU-ACT-3 DU-C-45]"""
    if g.options.awake_for_the_whole_effect:
        g.awake = [NONE] * len(g.awake)


def bury(g: State) -> Rule:
    """Everybody the effect felled, by position priority; the end of the game comes before. [DU-ELIM-1 DU-R-90]"""
    check_end(g)
    g.fell = False
    entered: list[int] = []
    for place in [at for at in g.positions() if g.life[at] <= 0]:
        yield from eliminate(g, place, entered)


def eliminate(g: State, place: int, entered: list[int]) -> Rule:
    """The steps of one elimination; positions stay as they were until the last. [DU-ELIM-2 DU-ELIM-8]

    The owner draws whoever caused it, and may use the cards against what is queued. [DU-ELIM-6 DU-ELIM-7 RE-DEATH-1]
    """
    seat = place >> 1
    g.tell("eliminated", seat, place, cause=g.who[place].id)
    g.who[place] = NOBODY
    yield from react(g, FALLEN, place, entered)
    for card in g.gear[place]:
        g.discards.append(card)
        g.since.pop(card, None)
        g.tell("lose", seat, place, card, 0, "eliminated")
    g.gear[place] = NOTHING
    g.look_over(seat)
    yield from draw(g, seat, 2, seat, "eliminated")
    yield from react(g, ELIMINATED, place, entered)
    yield from replace(g, seat, place, entered)


def react(g: State, hook: int, place: int, entered: list[int]) -> Rule:
    """Those who react to an elimination, but for replacements of the same effect. [DU-ELIM-9 DU-SIM-3]"""
    if not g.anybody_has(hook):
        return
    for at in g.positions():
        who = g.who[at]
        if who.mask & hook and at not in entered and g.works(who, at):
            if hook == FALLEN:
                yield from who.on_fallen(g, at >> 1, place)
            else:
                yield from who.on_eliminated(g, at >> 1, place)


def replace(g: State, seat: int, place: int, entered: list[int]) -> Rule:
    """The top of the reserve takes the seat; without one the survivor is front and back. [DU-ELIM-3 DU-ELIM-4]"""
    reserve = g.reserves[seat]
    if reserve:
        g.reserves[seat] = reserve[:-1]
        enter(g, place, reserve[-1])
        entered.append(place)
        if g.who[place].mask & ENTER:
            yield from g.who[place].on_enter(g, seat, place)
        return
    g.reloads = True  # for everybody [DU-REL-3 RE-STAND-9]
    if g.front[seat] == place:  # not a move: it triggers nothing [DU-TOKEN-5]
        g.put_in_front(place ^ 1)


def enter(g: State, place: int, character: int) -> None:
    """A character comes into play with its printed life. [DU-LIFE-1 DU-SETUP-5]"""
    g.who[place] = CHARACTERS[character]
    g.life[place] = g.who[place].life
    g.look_over(place >> 1)
    if g.supplied:
        g.supplied = [at for at in g.supplied if at != place]  # it got no resource yet [RE-R-79]
    g.tell("enter", place >> 1, place, NONE, g.life[place], g.who[place].id)


def check_end(g: State) -> None:
    """Who has no living character in play and none in reserve has lost. [DU-ELIM-5 DU-END-1 RE-DEATH-3 RE-STAND-4]"""
    loser = first_out(g)
    if loser == NONE:
        return
    for seat in range(len(g.hands)):
        if g.target(seat) == loser:
            g.winner = seat
    g.queue = []
    g.tell("victory", g.winner, cause=g.mode.squads[g.squads[g.winner]].id)
    raise GameOver


def first_out(g: State) -> int:
    """The seat whose last character died first, by position priority; NONE if nobody is out. [RE-STAND-5 DU-END-2]"""
    if not any(g.is_out(seat) for seat in range(len(g.hands))):
        return NONE
    left = [len(g.reserves[seat]) for seat in range(len(g.hands))]
    order = g.positions()
    for at in order:
        left[at >> 1] += 1
    for at in order:
        if g.life[at] <= 0:
            left[at >> 1] -= 1
            if left[at >> 1] == 0:
                return at >> 1
    return NONE
