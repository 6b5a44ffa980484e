"""Draw!: turn up a card and see. [CL-DRAW-1]"""

from __future__ import annotations

from sixgun.classic.play.offers import LIMBO, Ask
from sixgun.classic.rules.hooks import CHECK_CARDS, CHECKED
from sixgun.classic.rules.tables import HEARTS
from sixgun.classic.table.state import State
from sixgun.classic.table.trays import Tray, clear_away, turn_up
from sixgun.kernel.ask import Outcome
from sixgun.kernel.hints import Callable
from sixgun.kernel.option import NONE


def draw_check(g: State, seat: int, cause: str, is_good: Callable[[State, int], bool]) -> Outcome[bool]:
    """Turn up the top card (or more, and choose); is it good for *seat*? [CL-DRAW-1 CL-DRAW-4 CL-DRAW-5]

    As soon as it is known which card counts, the cards go to the discard pile; then the result is applied. [CL-C-31]
    """
    count = 1
    for one in g.force[seat].listeners(CHECK_CARDS):
        count = one.ability.tune_check_cards(count, g, seat)
    tray = turn_up(g, count)
    if not tray.cards:
        clear_away(g, tray)
        return is_good(g, NONE)
    card = tray.cards[0]
    if len(tray.cards) > 1:
        choice = yield Ask(g, seat, "draw_check", LIMBO)
        card = choice.card
        tray.flipped = tray.cards
        tray.cards = [c for c in tray.cards if c != card] + [card]
    good = is_good(g, card)
    if g.story is not None:
        for turned in tray.cards:
            if turned == card:
                g.tell("check", seat, NONE, card, 1 if good else 0, cause)
            else:
                g.tell("check_unused", seat, NONE, turned, 0, cause)
    put_down(g, seat, tray)
    return good


def put_down(g: State, seat: int, tray: Tray) -> None:
    """To the discard pile, the one that counted on top; or somebody waits for them. [CL-DRAW-4 WW-R-27]"""
    if g.minds >> CHECKED & 1:
        for s in [seat] + g.others(seat):  # the nearest clockwise to the player who flipped, himself first [DC-R-10]
            for one in g.force[s].listeners(CHECKED):
                g.wait(s, one.ability, one.ability.on_checked(g, s, tray))
                return
    clear_away(g, tray)


def hearts(g: State, seat: int, cause: str) -> Outcome[bool]:
    """Draw! for a Heart. [CL-DRAW-3]"""
    return (yield from draw_check(g, seat, cause, is_a_heart))


def is_a_heart(g: State, card: int) -> bool:
    """What frees from Jail and stops a shot. [CL-DRAW-3]"""
    return g.suit(card) == HEARTS
