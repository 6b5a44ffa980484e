"""The Duel as the session knows it: the State with the turn, the view, the redeal and the reasons."""

from __future__ import annotations

from sixgun.duel.abilities import ABILITIES, CARD, CAST, CHARACTERS, FAMILIES, KEY, ORIGIN
from sixgun.duel.doubts import told
from sixgun.duel.flow import play_game
from sixgun.duel.offers import MOVE, RELOAD, Ask, Offer
from sixgun.duel.pieces import Pieces
from sixgun.duel.places import NAMES, RELOADED
from sixgun.duel.reasons import NO_SUCH_CARD, NOT_ASKED, NOT_YOUR_CHARACTER, NOT_YOURS
from sixgun.duel.redeal import Deal, deal_anew, lay_out
from sixgun.duel.state import State
from sixgun.duel.view import View
from sixgun.kernel import ask, game
from sixgun.kernel.ask import Rule
from sixgun.kernel.chance import Chance
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.story import Entry
from sixgun.kernel.verbs import CardVerb


class Duel(State):
    """What the session asks of a game."""

    __slots__ = ()

    def copy(self) -> Duel:
        """An independent copy."""
        other = Duel(self.mode, self.options, self.chance.copy())
        self.copy_to(other)
        return other

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    def acting_seat(self) -> int:
        """It is always the turn player's."""
        return self.turn

    def is_out(self, seat: int) -> bool:
        """Has that seat nobody left?"""
        return not self.reserves[seat] and self.life[seat * 2] <= 0 and self.life[seat * 2 + 1] <= 0

    def rule(self) -> Rule:
        """The whole game from here on."""
        return play_game(self)

    def interjections(self, seat: int, ask: ask.Ask) -> list[Option]:
        """Nobody ever plays on his own initiative outside his phase 2. [DU-TURN-2]"""
        return []

    def interject(self, seat: int, option: Option) -> Rule:
        """There is nothing of the kind."""
        raise NotImplementedError

    def view(self, viewer: int, known: bool = True) -> game.View:
        """What *viewer* may know, built up from nothing; what was learnt of hidden cards is little, and always in."""
        return View(self, viewer)

    def pieces(self, encode: game.Encode) -> game.Pieces:
        """What puts a spectator's views into words."""
        return Pieces(encode)

    def disclosed(self) -> tuple[int, ...]:
        """Cards left in the decks, chance used, reserves left: until one changes a move may be taken back."""
        left = len(self.common)
        for seat in range(len(self.hands)):
            left += len(self.decks[seat]) + 1000 * len(self.reserves[seat])
        return (left, self.chance.position)

    def deal_anew(self, seat: int, chance: Chance, roles: list[int] | None = None) -> game.Deal:
        """Draw what *seat* does not know anew."""
        return deal_anew(self, seat, chance)

    def lay_out(self, deal: game.Deal) -> None:
        """Put every hidden thing where *deal* says."""
        assert isinstance(deal, Deal)
        lay_out(self, deal)

    def why_not(self, ask: ask.Ask | None, seat: int, card: str, target: int) -> dict[str, object] | None:
        """Why playing or using *card* at *target* is not offered; None if it is.

        Target RELOADED asks for its reload; the word "move" for the token, a character's id for the ability.
        """
        number = CARD.get(card, NONE)
        if number == NONE and card != MOVE.key and card not in CAST:
            return NO_SUCH_CARD.to_dict(card=card)
        if ask is None or not isinstance(ask, Ask):
            return NOT_ASKED.to_dict()
        if number == NONE:
            return why_no_action(self, ask, seat, card)
        for option in ask.options:
            fits = option.target == target or (target == RELOADED and option.verb is RELOAD)
            if fits and option.card == number and isinstance(option.verb, CardVerb):
                return None
        if number not in self.hands[seat] + self.gear[seat * 2] + self.gear[seat * 2 + 1]:
            return NOT_YOURS.to_dict()
        return ask.offer.refuse(self, seat, number, target)

    def seen(self, entry: Entry, viewer: int) -> dict[str, object]:
        """One entry of the story as *viewer* may read it; of a card not for their eyes, the back. [DU-INFO-1]"""

        found: dict[str, object] = {"what": entry.what}
        if entry.seat != NONE:
            found["seat"] = entry.seat
        if entry.target != NONE:
            found["target"] = NAMES[entry.target]
        if entry.card != NONE:
            if entry.card_seen_by(viewer) != NONE:
                found["card"] = KEY[entry.card]
            found["back"] = FAMILIES[ORIGIN[entry.card]]
        if entry.what == "hit":
            found["shooter"] = NAMES[entry.amount]
        elif entry.amount:
            found["amount"] = entry.amount
        if entry.cause:
            found["cause"] = entry.cause
        return found

    def result(self) -> dict[str, object] | None:
        """The winner and everybody's squad. [DU-END-1 RE-STAND-4]"""
        if self.winner == NONE:
            return None
        squads = [self.mode.squads[squad].id for squad in self.squads]
        return {"side": squads[self.winner], "winners": [self.winner], "squads": squads}

    def to_bytes(self) -> bytes:
        """The whole State by stable keys."""
        zones = [*self.hands, *self.decks, self.common, self.discards, *self.gear, self.limbo]
        parts: list[object] = [[[KEY[c] for c in zone] for zone in zones], self.limbo_eyes, self.squads]
        parts += [self.phase, self.turn, self.turns, self.reserves, self.unused, self.front, self.awake, self.ignored]
        parts += [[who.id for who in self.who], self.life, self.bangs, self.allowance, self.moved, self.reloads]
        parts += [[ABILITIES[a].id for a in self.used_up], self.supplied, self.shuffles, self.fell, self.winner]
        parts += [sorted((KEY[c], turn) for c, turn in self.since.items()), self.chance.position]
        parts += [sorted((KEY[c], eyes) for c, eyes in self.known.items()), self.chance.key.hex()]
        parts += [[(due.ability.id, due.at, due.who.id, due.aim, due.whom.id) for due in self.queue]]
        parts += told(self)
        return repr(parts).encode()


def why_no_action(g: State, ask: Ask, seat: int, what: str) -> dict[str, object] | None:
    """Why the token cannot be moved, or the ability of that character not be used; None if it can."""
    offer = ask.offer
    assert isinstance(offer, Offer)
    if what == MOVE.key:
        return None if MOVE in ask.options else offer.refuse_move(g, seat).to_dict()
    who = CHARACTERS[CAST[what]]
    if any(option.verb is who.uses for option in ask.options):
        return None
    for at in (seat * 2, seat * 2 + 1):
        if g.who[at] is who:
            return offer.refuse_ability(g, seat, at).to_dict()
    return NOT_YOUR_CHARACTER.to_dict()
