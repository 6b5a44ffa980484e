"""Variants of the base game that everybody at the table has. [CL-VAR-1 CL-VAR-2]"""

from __future__ import annotations

from sixgun.classic.play.offers import Ask, Offer
from sixgun.classic.play.phase_two import hindered, open_targets, plays_of
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.answers import TAKE
from sixgun.classic.rules.options import VARIANT_NO_MERCY, VARIANT_RUTHLESS_LAW
from sixgun.classic.rules.reasons import RUTHLESS_LAW
from sixgun.classic.rules.tables import PRINTED
from sixgun.classic.sets.base.cards import BANG
from sixgun.classic.table.roles import SHERIFF
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.reason import Reason
from sixgun.kernel.story import ALL


class VariantNoMercy(Ability):
    """At the end of his turn the Sheriff may take back one BANG! card of this turn. [variant_no_mercy; CL-VAR-1]"""

    def at_end(self, g: State, me: int) -> Rule:
        """If he fired one at all."""
        if not g.shots or g.players[me].role != SHERIFF:
            return
        choice = yield Ask(g, me, "no_mercy", SPENT_BANGS)
        if choice is not PASS:
            g.discards.remove(choice.card)
            g.gain(me, choice.card, ALL)
            g.tell("salvage", me, NONE, choice.card)


class VariantRuthlessLaw(Ability):
    """The Sheriff may not discard a BANG! he could have played. [variant_ruthless_law; CL-VAR-2]"""

    def retains(self, g: State, me: int, card: int) -> Reason | None:
        """As long as he has anything else."""
        if PRINTED[card].face is not BANG or g.players[me].role != SHERIFF:
            return None
        playable = BANG in plays_of(g, me, BANG) and hindered(g, me, BANG, card) is None  # not so in a Showdown
        return RUTHLESS_LAW if playable and open_targets(g, me, BANG, card) else None


class SpentBangs(Offer):
    """The BANG! cards of this turn that still lie in the discard pile. [CL-VAR-1]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each of them."""
        shots = dict.fromkeys(g.shots)  # one may have been fired twice
        return [PASS] + [TAKE.of(card, NONE) for card in shots if card in g.discards]


SPENT_BANGS: Final = SpentBangs()
NO_MERCY: Final = VariantNoMercy()
RUTHLESS: Final = VariantRuthlessLaw()


def lay_variants(g: State) -> None:
    """Those that were asked for."""
    if g.is_on(VARIANT_NO_MERCY):
        g.lay_on_table(NO_MERCY, None)
    if g.is_on(VARIANT_RUTHLESS_LAW):
        g.lay_on_table(RUTHLESS, None)
