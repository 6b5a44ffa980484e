"""The turn, as named steps: each is a hook, and this module knows no card. [CL-TURN-1 HN-ORDER-1 TR-TURN-1]"""

from __future__ import annotations

from sixgun.classic.play.drawing import draw_phase
from sixgun.classic.play.life import fall
from sixgun.classic.play.offers import Ask, Offer
from sixgun.classic.play.phase_three import discard_down
from sixgun.classic.play.phase_two import PLAYS, play_card
from sixgun.classic.play.settle import must_settle, settle
from sixgun.classic.play.steps import AFTER_DRAWING, AFTER_PLAYING, AFTERWARDS, BEFORE_DRAWING, CLOSING, take_steps
from sixgun.classic.rules.hooks import (
    ACTED,
    ANY_TIME,
    AT_CLOSE,
    AT_DRAWN,
    AT_END,
    AT_PLAYED,
    DRAWING,
    EARLY,
    ENDING,
    OPENING,
)
from sixgun.classic.rules.options import GREEN_WAITS
from sixgun.classic.rules.tables import ABILITIES
from sixgun.classic.table.force import SHIFTED, recount_cards, shift_of
from sixgun.classic.table.player import PASSING, SKIPPED, Player
from sixgun.classic.table.seating import NOTHING
from sixgun.classic.table.state import CASTING, CUT, DECLARED, LOST, PLAY, START, State
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.story import TurnEntry


def play_game(g: State) -> Rule:
    """All this loop needs lies in the State, so it can begin again at the question marked quiescent. [CL-TURN-1]"""
    if g.phase == CASTING:
        yield from g.mode.cast(g)
    while True:  # GameOver ends it
        me = g.turn
        p = g.players[me]
        if g.phase == START and not opened_plainly(g, me):
            yield from open_turn(g, me)
            me = g.turn  # with two players, phase 0 chooses who it is [CL-2P-4]
            p = g.players[me]
        while g.phase == PLAY and p.alive:  # phase 2: one card after the other [CL-TURN-4 CL-TURN-7]
            choice = yield Ask(g, me, "play", PLAYS, True)
            if choice is PASS:
                break
            if choice.verb.acts:
                g.actor = me  # a whole effect, too
                g.stage = choice
                yield from ABILITIES[choice.verb.face].ability.act(g, me, choice)
                g.stage = None
                if must_settle(g):
                    yield from settle(g)
            else:
                yield from play_card(g, me, choice)
            note_action(g, me)
        if p.alive and (len(p.hand) > p.life or g.force[me].minds & ENDING):
            yield from end_turn(g, me)
        if (p.marks & PASSING and me not in g.upcoming) or not p.alive:
            yield from leave(g, p)
        g.phase = START
        pass_the_turn(g)


def note_action(g: State, me: int) -> None:
    """Something done in phase 2 is over."""
    if g.force[me].minds >> ACTED & 1:
        for one in g.force[me].listeners(ACTED):
            one.ability.acted(g, me)


def opened_plainly(g: State, me: int) -> bool:
    """The turn begins; where nothing happens before phase 2 but two cards, that is done as well."""
    begin_turn(g, me)
    if g.force[me].minds & OPENING or g.figured:
        return False
    g.draw(me, 2)
    g.phase = PLAY
    return True


def begin_turn(g: State, me: int) -> None:
    """The counters of a turn. [CL-TURN-6 TR-TURN-5]"""
    g.turns += 1
    g.bangs = g.played = 0
    g.latest = None
    g.shots = g.used_up = NOTHING
    g.fresh = still_fresh(g, me) if g.fresh and g.is_on(GREEN_WAITS) else NOTHING
    part = g.first_part
    while part is not None:
        part.turn_begins(g, me)
        part = part.behind
    if g.shifting and (g.shifting == SHIFTED or shift_of(g) == SHIFTED):
        recount_cards(g)
    if g.story is not None:
        g.story.append(TurnEntry(me, g.turns, [p.life for p in g.players]))


def still_fresh(g: State, me: int) -> list[int]:
    """Of the cards laid, those whose owner has not had a turn since. [DC-GREEN-2]"""
    return [card for seat in g.others(me) for card in g.players[seat].in_play if card in g.fresh]


def open_turn(g: State, me: int) -> Rule:
    """Steps 1 to 10, where anything happens at them; first what follows from the player being back. [HN-R-19]"""
    if must_settle(g):
        yield from settle(g)
    if g.figured:
        yield from g.mode.open_turn(g, me)
        if must_settle(g):
            yield from settle(g)
        me = g.turn
    elif g.force[me].minds & EARLY:
        yield from take_steps(g, me, BEFORE_DRAWING)
    if g.phase == START and g.players[me].alive:
        g.held = g.players[me].hand[:]
        if g.force[me].minds & DRAWING:
            yield from draw_phase(g, me)
        else:
            g.draw(me, 2)
        if g.force[me].minds >> AT_DRAWN & 1:
            yield from take_steps(g, me, AFTER_DRAWING)
        g.held = NOTHING
        if g.phase == START:
            g.phase = PLAY


def end_turn(g: State, me: int) -> Rule:
    """The end of phase 2, phase 3, what closes the turn; of a lost one only the latter. [HN-ORDER-2 TR-TURN-2]"""
    p = g.players[me]
    if g.phase == DECLARED:
        return
    lost, cut = g.phase == LOST, g.phase == CUT
    minds = g.force[me].minds
    if minds >> AT_PLAYED & 1 and not lost and not cut:
        yield from take_steps(g, me, AFTER_PLAYING)
    if p.alive and not lost and not cut:
        yield from discard_down(g, me)
        if must_settle(g):
            yield from settle(g)
    if minds >> AT_CLOSE & 1 and p.alive:
        g.phase = PLAY
        yield from take_steps(g, me, CLOSING)
    if minds >> AT_END & 1 and p.alive and not lost:
        yield from take_steps(g, me, AFTERWARDS)


def leave(g: State, p: Player) -> Rule:
    """A ghost goes: eliminated again, nobody's doing, no reward. [HN-GHOST-4] Who is gone leaves a pause behind."""
    if p.alive:
        fall(g, p.seat, NONE)
        yield from settle(g)
    if g.minds >> ANY_TIME & 1:
        yield from pause(g)


def pause(g: State) -> Rule:
    """The active player fell: between that and the next turn, too, somebody may do what he may at any time.

    Otherwise phase 2 asks the next question before anything happens. Judged by what all can see. [CL-C-11]
    """
    for seat in g.others(g.turn):
        if GO_ON.options(g, seat):
            yield Ask(g, seat, "between_turns", GO_ON)
    if must_settle(g):
        yield from settle(g)


class GoOn(Offer):
    """Nothing but to pass, as long as there is something to do at any time."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass."""
        may = any(one.ability.minds_any_time(g, seat) for one in g.force[seat].listeners(ANY_TIME))
        return [PASS] if may else []


GO_ON: Final = GoOn()


def pass_the_turn(g: State) -> None:
    """Step 0: extra turns first; then round the table, past the marked and the dead nobody brings in."""
    if g.upcoming and not g.figured and not g.players[g.upcoming[0]].alive:
        g.upcoming = NOTHING  # he fell as his turn ended: Miss Susanna [TR-TURN-6]
    g.extra = bool(g.upcoming)
    if g.upcoming:
        person = g.players[g.upcoming[0]].person  # two players: the other figure, if this one fell
        g.turn = next(s for s in [g.upcoming[0], *g.order] if g.players[s].alive and g.players[s].person == person)
        g.upcoming = g.upcoming[1:]
        return
    if g.figured:
        g.turn = g.mode.next_seat(g)
        return
    circle = g.circle
    at = g.spot[g.turn]
    way = -1 if g.reversed else 1
    while True:
        at = (at + way) % len(circle)
        p = g.players[circle[at]]
        if p.marks & SKIPPED:  # alive or not [HN-ORDER-1]
            p.marks &= ~SKIPPED
        elif p.alive or (g.raises and is_raised(g, p.seat)):
            break
    g.turn = p.seat


def is_raised(g: State, seat: int) -> bool:
    """Does something on the table bring the dead in? The first that does. [HN-ORDER-1]"""
    for one in g.table:  # noqa: SIM110 - a plain loop: mypyc makes less of any()
        if one.ability.raises(g, seat):
            return True
    return False
