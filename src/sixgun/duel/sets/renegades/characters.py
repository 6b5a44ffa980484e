"""Renegades: six characters of the lawman-renegade family, six of the outlaw-renegade family."""

from __future__ import annotations

from sixgun.duel.abilities import FACE, Character
from sixgun.duel.due import Due
from sixgun.duel.frames import aims, bang, count_bang, may_bang, more_bangs, reaches_backs
from sixgun.duel.hits import Hit
from sixgun.duel.offers import TAKE, Ask, GearAt, SwapWhom
from sixgun.duel.sets.base.brown import with_gear
from sixgun.duel.sets.base.red import COLT
from sixgun.duel.state import State
from sixgun.duel.verbs import draw, draw_from_any, move_token, take_gear
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option


class FortuneTeller(Character):
    """Cards in play on her serve as a Colt, a hit card or a miss. [fortune_teller; RE-R-56 RE-R-57 RE-R-83]"""

    trades_gear = True

    def actions(self, g: State, me: int, at: int, found: list[Option]) -> None:
        """As a Colt; the card discarded no longer lifts the limit or widens the aim. [RE-D-3]"""
        allowed = may_bang(g, me)
        plainly = g.bangs < g.allowance + more_bangs(g, me)
        for card in g.gear[at]:
            face = FACE[card]
            if not face.always_active and (plainly if face.any_number_of_bangs else allowed):
                backs = not face.aims_at_backs and reaches_backs(g, me)
                self.uses.add_each(found, card, aims(g, me, backs))

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Discard, draw, shoot."""
        yield from self.trade(g, me, g.front[me], choice.card)
        count_bang(g, me)
        yield from bang(g, me, choice.card, choice.target, COLT)

    def ways_out(self, g: State, hit: Hit, found: list[Option]) -> None:
        """As a miss, as often as she has one."""
        for card in g.gear[hit.target]:
            if not FACE[card].always_active:
                found.append(self.uses.of(card, NONE))

    def way_out(self, g: State, hit: Hit, card: int) -> Outcome[bool]:
        """It always is one."""
        yield from self.trade(g, hit.target >> 1, hit.target, card)
        return True

    def trade(self, g: State, me: int, at: int, card: int) -> Rule:
        """No use of a resource. [RE-RES-11]"""
        g.discard_gear(at, card, me, self.id)
        yield from draw(g, me, 1, me, self.id)


class PokerAlice(Character):
    """Instead of your draw phase you may take a card in play of any front. [poker_alice; RE-R-84 RE-D-26]"""

    def instead_of_draw(self, g: State, me: int) -> Outcome[bool]:
        """Decided before any card is drawn."""
        where = with_gear(g, g.standing.around[me])
        if not where:
            return False
        choice = yield Ask(g, me, self.id, GearAt(where, TAKE, True))
        if choice is PASS:
            return False
        take_gear(g, me, choice.target, choice.card, self.id)
        return True


class CoquetteDelu(Character):
    """Once per turn a resource of hers may be used in the turn it came. [coquette_delu; RE-R-85]"""

    hurries = True


class Marshal(Character):
    """Coming into play, draw three cards from any decks. [marshal; RE-R-58 RE-R-59 RE-R-60 RE-DEATH-2]"""

    def on_enter(self, g: State, me: int, at: int) -> Rule:
        """In front or in the back."""
        yield from draw_from_any(g, me, 3, [me] + g.others(me), self.id)


class HickAddams(Character):
    """Another player discards a card of yours: draw one. [hick_addams; RE-R-61 RE-R-62 RE-R-63 RE-OPP-4]"""

    def on_robbed(self, g: State, me: int, at: int, by: int, taken: bool) -> None:
        """Taking is not discarding. [RE-D-24]"""
        if not taken:
            g.draw_cards(me, 1, me, self.id)


class CharlieBassett(Character):
    """Once per turn, after you used a resource, draw a card. [charlie_bassett; RE-R-64]"""

    def on_resource_used(self, g: State, me: int) -> Rule:
        """In any turn. [RE-D-20]"""
        if self.number not in g.used_up:
            g.used_up = g.used_up + [self.number]
            yield from draw(g, me, 1, me, self.id)


class BigJim(Character):
    """Each time your characters swap, you may swap the opponent's too. [big_jim; RE-R-65 RE-R-66 RE-D-27]"""

    always_active = True  # assumed [RE-D-46]

    def on_token_moved(self, g: State, me: int, at: int, seat: int, by: int) -> bool:
        """Whoever moved it. [RE-OPP-3]"""
        return seat == me and g.has_two(g.target(me))

    def carry_out(self, g: State, due: Due) -> Rule:
        """If the opponent still has two."""
        if g.has_two(due.aim):
            choice = yield Ask(g, due.me, self.id, SwapWhom([due.aim], True))
            if choice is not PASS:
                move_token(g, due.aim, due.me, self.id)


class DutchHarry(Character):
    """Look at each card you draw: take it, or discard it and take the next. [dutch_harry; RE-R-67 RE-R-68]"""

    looks_first = True


class BigSteve(Character):
    """Up to 6 cards may stay in your hand. [big_steve; RE-R-69 RE-TURN-4]"""

    hand_limit = 6


class KingFisher(Character):
    """A character gets its first resource of the turn: draw a card. [king_fisher; RE-R-79 RE-D-25]"""

    def on_resource_laid(self, g: State, me: int, place: int) -> Rule:
        """Any character, in anybody's turn."""
        yield from draw(g, me, 1, me, self.id)


class BabyLeroy(Character):
    """Once per turn, discard a card to apply a used resource once more. [baby_leroy; RE-R-80 RE-R-81 RE-R-82]"""

    applies_again = True


class ElChindi(Character):
    """With a card in hand he ignores the actions of others. [el_chindi; RE-R-70 RE-R-71 RE-R-72 RE-R-76 RE-R-77]"""

    ignores_actions = True


LAWMAN_RENEGADES: Final = (
    FortuneTeller(), PokerAlice(), CoquetteDelu(), Marshal(), HickAddams(), CharlieBassett(),
)  # fmt: skip
OUTLAW_RENEGADES: Final = (BigJim(), DutchHarry(), BigSteve(), KingFisher(), BabyLeroy(), ElChindi())
