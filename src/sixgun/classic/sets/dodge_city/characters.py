"""Dodge City: characters."""

from __future__ import annotations

from typing import Final

from sixgun.classic.play.life import lose_life
from sixgun.classic.play.offers import Ask, Offer
from sixgun.classic.rules.ability import Ability, Character
from sixgun.classic.rules.answers import CastVerb
from sixgun.classic.rules.tables import CAST, DIAMONDS
from sixgun.classic.rules.tables import CHARACTERS as ALL_CHARACTERS
from sixgun.classic.sets.base.cards import DUEL
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.option import NONE, PASS, Option


class ApacheKid(Character):
    """Cards of Diamonds of others do nothing to him. [apache_kid; DC-R-24]"""

    life = 3

    def shrugs_off(self, g: State, me: int, by: int, face: Ability, cards: list[int]) -> bool:
        """By the suits they count as now, all of them; not in a Duel. [DC-R-21]"""
        return face is not DUEL and all(g.suit(card) == DIAMONDS for card in cards)


class BelleStar(Character):
    """In her turn the cards in front of others have no effect. [belle_star; DC-R-12]"""

    shifts = True

    def silences(self, g: State, me: int, seat: int, in_play: bool) -> bool:
        """Not her own; no abilities."""
        return in_play and g.turn == me and seat != me


class ChuckWengam(Character):
    """In his turn: 1 life point, not the last, for two cards. [chuck_wengam; DC-R-15]"""

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """As often as he likes."""
        if g.players[me].life > 1:
            found.append(self.acts.of(NONE, NONE))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Nobody is responsible."""
        yield from lose_life(g, me, NONE, self.id)
        g.draw(me, 2)


class HerbHunter(Character):
    """When another player is eliminated, he draws two cards. [herb_hunter; DC-R-18]"""

    def on_eliminated(self, g: State, me: int, seat: int) -> Rule:
        """For each of them."""
        g.draw(me, 2)
        yield from ()


class MollyStark(Character):
    """Each card she uses out of turn brings another, after the effect. [molly_stark; DC-R-14]"""

    def on_answered(self, g: State, me: int, card: int) -> Rule:
        """One a card."""
        g.draw(me, 1)
        yield from ()


class PixiePete(Character):
    """He draws three cards. [pixie_pete]"""

    life = 3

    def tune_draws(self, count: int, g: State, me: int) -> int:
        """One more."""
        return count + 1


class SeanMallory(Character):
    """He may keep ten cards. [sean_mallory; DC-R-22]"""

    life = 3

    def tune_hand_limit(self, limit: int, g: State, me: int) -> int:
        """Whatever his life."""
        return 10


class VeraCuster(Character):
    """In her turn she copies the ability of another living character. [vera_custer; DC-R-11]"""

    life = 3

    def at_ready(self, g: State, me: int) -> Rule:
        """Until this step of her next turn; not in an extra turn."""
        if g.extra:
            return
        g.players[me].lent = []
        choice = yield Ask(g, me, "copy", LIVING_CHARACTERS)
        if choice is not PASS:
            g.players[me].lent = [ALL_CHARACTERS[choice.card]]
        g.recount(me)


class LivingCharacters(Offer):
    """The characters of the others, or pass."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Each of them once."""
        return [PASS] + [
            COPY.of(CAST[g.players[s].character.id], NONE) for s in g.others(seat) if g.players[s].character.id in CAST
        ]


COPY: Final = CastVerb("copy")
LIVING_CHARACTERS: Final = LivingCharacters()
CHARACTERS: Final = (
    ApacheKid(), BelleStar(), ChuckWengam(), HerbHunter(), MollyStark(), PixiePete(), SeanMallory(), VeraCuster(),
)  # fmt: skip
