"""The locomotive: what happens at the End of the Line. [TR-LOCO-1 TR-LOCO-3]"""

from __future__ import annotations

from sixgun.classic.play.shots import Attack, exempted, shoot
from sixgun.classic.rules.ability import Ability
from sixgun.classic.sets.base.cards import GENERAL_STORE
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE


class Side(Ability):
    """One side of the locomotive. Nobody has it; it acts on everybody."""

    def arrive(self, g: State, me: int) -> Rule:
        """In the turn of *me*."""
        raise NotImplementedError


class Ironhorse(Side):
    """Everybody, the active player first, is the target of a shot nobody fired. [ironhorse; TR-LOCO-1 TR-LOCO-2]"""

    def arrive(self, g: State, me: int) -> Rule:
        """No suit, no card, no source; who fell at the first shot is no target of a second. [TR-LOCO-4 TR-LOCO-6]"""
        seats = [seat for seat in [me] + g.others(me) if g.players[seat].alive]
        for seat in (yield from exempted(g, me, seats)):
            yield from shoot(g, Attack(NONE, seat, self, []))


class Leland(Side):
    """A General Store for everybody, the active player first. [leland; TR-LOCO-3]"""

    def arrive(self, g: State, me: int) -> Rule:
        """No card was played."""
        yield from GENERAL_STORE.play(g, me, NONE, NONE)


IRONHORSE: Final = Ironhorse()
LELAND: Final = Leland()
