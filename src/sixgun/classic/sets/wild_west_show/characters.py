"""Wild West Show: characters."""

from __future__ import annotations

from typing import Final

from sixgun.classic.manifest import Manifest
from sixgun.classic.play.checks import draw_check
from sixgun.classic.play.offers import uses_of
from sixgun.classic.play.phase_two import open_targets, perform
from sixgun.classic.rules.ability import Character
from sixgun.classic.rules.tables import FACE, PLAYED_AS, SPADES
from sixgun.classic.sets.base.cards import BANG
from sixgun.classic.table.state import State
from sixgun.classic.table.trays import Tray, clear_away, lift
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.option import NONE, Option
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


class LeeVanKliff(Character):
    """In his turn he may discard a BANG! card to repeat the brown card he has just played. [lee_van_kliff; WW-R-15]"""

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Once per played card, at new targets. [WW-R-16 WW-R-24]"""
        if g.latest is None or not is_brown(g.latest):
            return
        face = PLAYED_AS[g.latest.verb.face]
        targets = open_targets(g, me, face, g.latest.card)
        for card in g.players[me].hand:
            if BANG in uses_of(g, me, FACE[card]) or FACE[card] is BANG:
                self.acts.add_each(found, card, targets)

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """No price, no limit; the suit is that of the card first played. [lee_van_kliff]"""
        played, bangs, shots = g.latest, g.bangs, g.shots
        assert played is not None
        g.discard(me, choice.card)
        g.latest = None
        g.played += 1
        yield from perform(g, me, PLAYED_AS[played.verb.face], played.card, choice.target)
        g.bangs, g.shots = bangs, shots


def is_brown(play: Option) -> bool:
    """Was it a brown card, played as one?"""
    return FACE[play.card].kind == "brown" and PLAYED_AS[play.verb.face].kind == "brown"


def is_no_spade(g: State, card: int) -> bool:
    """What saves him."""
    return g.suit(card) != SPADES


CHARACTERS: Final = (JohnPain(), LeeVanKliff(), TerenKill())
MANIFEST: Final[Manifest] = Manifest("wws_characters", needs=("base",), characters=CHARACTERS, is_draft=True)
