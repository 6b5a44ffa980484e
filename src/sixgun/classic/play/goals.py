"""Goals: how a game is won, what the responsible player gets, as parts a mode or an event replaces."""

from __future__ import annotations

from sixgun.classic.play.leaving import discard_all
from sixgun.classic.rules.options import VARIANT_BOUNTIES
from sixgun.classic.series.ledger import pay_bounty
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, ROLE_NAMES, SHERIFF
from sixgun.classic.table.state import State
from sixgun.classic.table.waiting import Fallen
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE


class Goal:
    """How a game is won. Stateless."""

    def is_over(self, g: State) -> bool:
        """Has a side won, whoever did it?"""
        return self.side(g) != NONE

    def side(self, g: State) -> int:
        """The side that has won, by its leading role, or NONE."""
        raise NotImplementedError

    def decide(self, g: State, fallen: list[Fallen]) -> bool:
        """After every elimination: is the game over? It says who won."""
        g.winner = self.side(g)
        if g.winner == NONE:
            return False
        g.winners = self.members(g)
        return True

    def members(self, g: State) -> list[int]:
        """Who wins with that side."""
        return g.order

    def needs_the_sheriff(self, g: State, me: int, left: list[int]) -> bool:
        """Does *me* lose if the Sheriff falls and these are left? It decides nothing."""
        return False

    def reward(self, g: State, f: Fallen) -> Rule:
        """What the responsible player gets."""
        yield from ()

    def result(self, g: State) -> dict[str, object]:
        """The winning side and all its members."""
        return {
            "side": ROLE_NAMES[g.winner],
            "winners": sorted({g.players[seat].person for seat in g.winners}),
            "roles": [ROLE_NAMES[p.role] for p in g.players],
        }


class LawAndOrder(Goal):
    """The Sheriff and his Deputies, the Outlaws, the Renegade. [CL-END-1 CL-END-3]"""

    def side(self, g: State) -> int:
        """No Sheriff, or nobody against him."""
        law = crime = renegade = False
        for seat in g.order:
            role = g.players[seat].role
            law = law or role == SHERIFF
            crime = crime or role == OUTLAW
            renegade = renegade or role == RENEGADE
        if law:
            return NONE if crime or renegade else SHERIFF
        return RENEGADE if renegade and len(g.order) == 1 else OUTLAW

    def members(self, g: State) -> list[int]:
        """Dead or alive; a Renegade is alone. [CL-END-2]"""
        sides = (SHERIFF, DEPUTY) if g.winner == SHERIFF else (g.winner,)
        return g.order if g.winner == RENEGADE else [p.seat for p in g.players if p.role in sides]

    def needs_the_sheriff(self, g: State, me: int, left: list[int]) -> bool:
        """A Deputy always, a Renegade unless nobody else is left. [CL-END-1 CL-END-3]"""
        role = g.players[me].role
        return role == DEPUTY or (role == RENEGADE and len(left) > 1)

    def reward(self, g: State, f: Fallen) -> Rule:
        """Three cards for an Outlaw; a Sheriff who fells a Deputy loses everything. [CL-RWD-3 CL-RWD-4 CL-RWD-5]"""
        role = g.players[f.seat].role
        if role == OUTLAW:
            reward_anybody(g, f)
        elif role == DEPUTY and g.players[f.by].role == SHERIFF:
            g.tell("penalty", f.by, f.seat)
            yield from discard_all(g, f.by)


class LastAlive(LawAndOrder):
    """One player wins alone; rewards and penalties go by the roles as before. [WW-WIN-1]"""

    def side(self, g: State) -> int:
        """Nobody else is left; all gone at once: the Outlaws. [TR-END-2]"""
        if not g.order:
            return OUTLAW
        return g.players[g.order[0]].role if len(g.order) == 1 else NONE

    def members(self, g: State) -> list[int]:
        """He alone."""
        return g.order or [p.seat for p in g.players if p.role == OUTLAW]

    def needs_the_sheriff(self, g: State, me: int, left: list[int]) -> bool:
        """Everybody is alone."""
        return False


def reward_anybody(g: State, f: Fallen) -> None:
    """Three cards; dollars instead for an Outlaw, where there are bounties. [CL-RWD-3 CL-VAR-5]"""
    if g.is_on(VARIANT_BOUNTIES) and g.players[f.seat].role == OUTLAW:
        pay_bounty(g, f.by, f.seat)
        return
    g.tell("reward", f.by, f.seat, amount=3)
    g.draw(f.by, 3)


LAW_AND_ORDER: Final[Goal] = LawAndOrder()
LAST_ALIVE: Final[Goal] = LastAlive()
