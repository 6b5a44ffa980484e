"""Dodge City: 15 characters."""

from __future__ import annotations

from sixgun.classic.play.life import lose_life
from sixgun.classic.play.offers import Ask, Offer
from sixgun.classic.play.prices import TWO_CARDS
from sixgun.classic.play.shots import Attack, shoot
from sixgun.classic.play.taking import take_from_table
from sixgun.classic.rules.ability import Ability, Character
from sixgun.classic.rules.answers import TAKE
from sixgun.classic.rules.faces import A_MISS, Face
from sixgun.classic.rules.tables import CAST, DIAMONDS, LEXICON, PRINTED
from sixgun.classic.rules.tables import CHARACTERS as ALL_CHARACTERS
from sixgun.classic.sets.base.cards import DUEL, MISSED
from sixgun.classic.sets.dodge_city.options import (
    APACHE_IGNORES_DUEL,
    DOC_ANY_DIAMOND,
    JOSE_UNLIMITED,
    PIXIE_PETE_FOUR,
)
from sixgun.classic.table.player import NOBODY_ELSE
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.verbs import CastVerb


class ApacheKid(Character):
    """Cards of Diamonds of others do nothing to him, but for a Duel. [apache_kid; DC-R-24 DC-C-5]"""

    life = 3

    def shrugs_off(self, g: State, me: int, by: int, face: Ability, cards: list[int]) -> bool:
        """By the suits they count as now: all of them; for Doc Holyday, in one reading, one. [DC-R-21 DC-C-4]"""
        if face is DUEL and not g.is_on(APACHE_IGNORES_DUEL):
            return False
        diamonds = [card for card in cards if g.suit(card) == DIAMONDS]
        if face is DOC_HOLYDAY and g.is_on(DOC_ANY_DIAMOND):
            return bool(diamonds)
        return diamonds == cards


class BelleStar(Character):
    """In her turn the cards in front of others have no effect. [belle_star; DC-R-12 DC-R-25]"""

    shifts = True

    def silences(self, g: State, me: int, seat: int, in_play: bool) -> bool:
        """Not her own; no abilities."""
        return in_play and g.turn == me and seat != me


class BillNoface(Character):
    """He draws one card, and one for each life point he lacks. [bill_noface; HN-DRAW-1]"""

    def tune_draws(self, count: int, g: State, me: int) -> int:
        """What makes it fewer than two counts, what makes it more (a ghost's third card) does not."""
        lacks = g.players[me].max_life - g.players[me].life
        return max(1, min(count, 2) - 1 + lacks)


class ChuckWengam(Character):
    """In his turn: 1 life point, not the last, for two cards. [chuck_wengam; DC-R-15]"""

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """As often as he likes."""
        if g.players[me].life > 1:
            found.append(self.acts.plain())

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Nobody is responsible."""
        yield from lose_life(g, me, NONE, self.id)
        g.draw(me, 2)


class DocHolyday(Character):
    """Once in his turn: two cards for a shot in range. [doc_holyday; DC-R-16 DC-R-9]"""

    wounds = True

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Which two is asked then."""
        if self.number not in g.used_up and TWO_CARDS.can_pay(g, me, NONE):
            self.acts.add_each(found, NONE, g.rivals(me, g.within(me, g.force[me].reach)))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Not a BANG! card."""
        g.used_up = g.used_up + [self.number]
        cards = yield from TWO_CARDS.pay(g, me, NONE)
        yield from shoot(g, Attack(me, choice.target, self, cards))


class ElenaFuente(Character):
    """She may use any card as a Missed!. [elena_fuente; DC-R-13]"""

    life = 3

    def tune_uses(self, uses: list[Face], g: State, me: int, face: Face) -> list[Face]:
        """What is one already stays what it is: a Dodge draws."""
        return uses if any(use.symbol == A_MISS for use in uses) else uses + A_MISSED


class HerbHunter(Character):
    """When another player is eliminated, he draws two cards. [herb_hunter; DC-R-18]"""

    def on_eliminated(self, g: State, me: int, seat: int) -> Rule:
        """For each of them."""
        g.draw(me, 2)
        yield from ()


class GregDigger(Character):
    """When another player is eliminated, he regains 2 life points. [greg_digger; DC-R-18]"""

    def on_eliminated(self, g: State, me: int, seat: int) -> Rule:
        """For each of them."""
        g.heal(me, 2)
        yield from ()


class JoseDelgado(Character):
    """Twice in his turn: a blue card of the hand for two cards. [jose_delgado; DC-R-20 DC-C-3]"""

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Each blue card; in one reading, any number of times."""
        if g.used_up.count(self.number) < 2 or g.is_on(JOSE_UNLIMITED):
            found += [self.acts.of(card, NONE) for card in g.players[me].hand if PRINTED[card].face.is_blue]

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Not played: discarded."""
        g.used_up = g.used_up + [self.number]
        g.discard(me, choice.card)
        g.draw(me, 2)
        yield from ()


class MollyStark(Character):
    """Each card she uses out of turn brings another, after the effect. [molly_stark; DC-R-14 DC-C-12]"""

    def on_answered(self, g: State, me: int, card: int) -> Rule:
        """One a card."""
        g.draw(me, 1)
        yield from ()


class PatBrennan(Character):
    """Instead of drawing he may take a card in play of anybody. [pat_brennan; DC-R-17]"""

    def instead_of_draw(self, g: State, me: int) -> Outcome[bool]:
        """Pass is the deck, as everybody draws."""
        choice = yield Ask(g, me, "take_instead", TABLE_OR_DECK)
        if choice is PASS:
            return False
        take_from_table(g, me, choice.target, choice.card)
        return True


class PixiePete(Character):
    """He draws three cards. [pixie_pete; DC-C-2]"""

    life = 3

    def tune_draws(self, count: int, g: State, me: int) -> int:
        """One more; in one reading, two."""
        return count + (2 if g.is_on(PIXIE_PETE_FOUR) else 1)


class SeanMallory(Character):
    """He may keep ten cards. [sean_mallory; DC-R-22 DC-C-10]"""

    life = 3

    def tune_hand_limit(self, limit: int, g: State, me: int) -> int:
        """Whatever his life."""
        return 10


class TequilaJoe(Character):
    """A Beer gives him 2 life points. [tequila_joe; DC-R-4 DC-R-23]"""

    def tune_healing(self, points: int, g: State, me: int, face: Face) -> int:
        """One more."""
        return points + 1


class CopyEnds(Ability):
    """Of what Vera Custer copied: over at the end of a turn without a new choice. [copy_ends; DC-C-9 HN-R-20]"""

    def at_close(self, g: State, me: int) -> Rule:
        """A turn lost in Jail, or one her ability slept through; an extra turn does not count."""
        if VERA_CUSTER.number not in g.used_up and not g.extra:
            g.players[me].lent = NOBODY_ELSE
            g.recount(me)
        yield from ()


COPY_ENDS: Final = CopyEnds()


class VeraCuster(Character):
    """In her turn she may copy the ability of another living character. [vera_custer; DC-R-11 DC-ASK-3]"""

    life = 3
    condition: Ability | None = COPY_ENDS

    def at_ready(self, g: State, me: int) -> Rule:
        """Until this step of her next turn; not in an extra turn."""
        if g.extra:
            return
        g.used_up = g.used_up + [self.number]
        g.players[me].lent = NOBODY_ELSE
        g.recount(me)
        choice = yield Ask(g, me, "copy", LIVING_CHARACTERS)
        if choice is not PASS:
            copied = ALL_CHARACTERS[choice.card]
            g.players[me].lent = [copied]
            g.tell("copy", me, choice.target, cause=copied.id)
            g.recount(me)
            copied.arrives(g, me)


class TableOrDeck(Offer):
    """Any card in play; pass is the deck."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each card, the own ones first."""
        laid = [(card, s) for s in [seat] + g.others(seat) for card in g.players[s].in_play]
        return [PASS] + [TAKE.of(card, s) for card, s in laid if PRINTED[card].face.may_be_taken(g, seat)]


class LivingCharacters(Offer):
    """The characters of the others, or pass."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each of them."""
        cast = [(CAST.get(g.players[s].character.id, NONE), s) for s in g.others(seat)]
        return [PASS] + [COPY.of(who, s) for who, s in cast if who != NONE]


COPY: Final = CastVerb(LEXICON, "copy")
TABLE_OR_DECK: Final = TableOrDeck()
LIVING_CHARACTERS: Final = LivingCharacters()
A_MISSED: Final[list[Face]] = [MISSED]
DOC_HOLYDAY: Final = DocHolyday()
VERA_CUSTER: Final = VeraCuster()
CHARACTERS: Final[tuple[Character, ...]] = (  # Herb Hunter comes before Greg Digger [CL-ELIM-2]
    ApacheKid(), BelleStar(), BillNoface(), ChuckWengam(), DOC_HOLYDAY, ElenaFuente(), HerbHunter(), GregDigger(),
    JoseDelgado(), MollyStark(), PatBrennan(), PixiePete(), SeanMallory(), TequilaJoe(), VERA_CUSTER,
)  # fmt: skip
