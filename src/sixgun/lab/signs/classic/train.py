"""By what one sees that a wagon was used that nothing names: it works by lying there."""

from __future__ import annotations

from typing import Final

from sixgun.classic.rules.tables import PRINTED
from sixgun.lab.signs.classic.dodge_city import told
from sixgun.lab.signs.classic.moment import Moment, Sign, too_far_without


def just_too_far(m: Moment, me: int) -> bool:
    """In my play phase somebody I would reach, if I did not see them farther. [lumber_flatcar]"""
    g = m.game
    reach = g.force[me].reach
    return m.ask.why == "play" and m.ask.seat == me and len(g.within(me, reach + 1)) > len(g.within(me, reach))


def spared_with_an_empty_hand(m: Moment, me: int) -> bool:
    """Somebody in the play phase who has a BANG! and would reach me, if I had a card in hand. [private_car]"""
    g, other = m.game, m.ask.seat
    if m.ask.why != "play" or other == me or not g.players[me].alive or g.players[me].hand:
        return False
    armed = any(PRINTED[card].face.is_bang for card in g.players[other].hand)
    return armed and g.distance(other, me) <= g.force[other].reach


BEFORE: Final[dict[str, Sign]] = {
    "lumber_flatcar": just_too_far,
    "observation_car": too_far_without,
    "private_car": spared_with_an_empty_hand,
}
AFTER: Final[dict[str, Sign]] = {"prisoner_car": told("unaffected")}
