"""Wild West Show: characters."""

from __future__ import annotations

from typing import Final

from sixgun.classic.manifest import Manifest
from sixgun.classic.play.checks import draw_check
from sixgun.classic.rules.ability import Character
from sixgun.classic.rules.tables import SPADES
from sixgun.classic.table.state import State
from sixgun.classic.table.trays import Tray, clear_away, lift
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.option import NONE
from sixgun.kernel.story import ALL


class JohnPain(Character):
    """After a draw! he takes the flipped card, with fewer than six in hand. [john_pain; DC-R-10]"""

    def on_checked(self, g: State, me: int, tray: Tray) -> Rule:
        """Both of Lucky Duke's, one by one."""
        for card in tray.cards:
            if len(g.players[me].hand) < 6:
                lift(tray, card)
                g.gain(me, card, ALL)
                g.tell("take", me, NONE, card, 0, self.id)
        clear_away(g, tray)
        yield from ()


class TerenKill(Character):
    """He would be eliminated: he draws!, and unless it is Spades he stays with 1 life point. [teren_kill]"""

    life = 3

    def instead_of_falling(self, g: State, me: int, by: int) -> Outcome[bool]:
        """And draws a card."""
        saved = yield from draw_check(g, me, self.id, is_no_spade)
        if saved:
            g.players[me].life = 1
            g.draw(me, 1)
        return saved


def is_no_spade(g: State, card: int) -> bool:
    """What saves him."""
    return g.suit(card) != SPADES


CHARACTERS: Final = (JohnPain(), TerenKill())
MANIFEST: Final[Manifest] = Manifest("wws_characters", needs=("base",), characters=CHARACTERS)
