"""The classic game as the session knows it: the State with the turn, the view, the redeal and the reasons."""

from __future__ import annotations

from sixgun.classic.pieces import Pieces
from sixgun.classic.play.offers import Ask
from sixgun.classic.play.settle import must_settle, settle
from sixgun.classic.play.turn import play_game
from sixgun.classic.redeal import Deal, deal_anew, lay_out
from sixgun.classic.rules.answers import USE
from sixgun.classic.rules.hooks import ANY_TIME, SPOKEN
from sixgun.classic.rules.options import names_of
from sixgun.classic.rules.reasons import NO_SUCH_CARD, NOT_ASKED, NOT_YOURS
from sixgun.classic.rules.tables import ABILITIES, CARD, CHARACTERS, KEY, PRINTED
from sixgun.classic.table.goal import goal_of
from sixgun.classic.table.knowledge import facts
from sixgun.classic.table.state import State
from sixgun.classic.view import View, figure_of
from sixgun.kernel import ask, game
from sixgun.kernel.ask import Rule
from sixgun.kernel.chance import Chance
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.story import Entry, TurnEntry
from sixgun.kernel.verbs import ActVerb, CardVerb


class Classic(State):
    """What the session asks of a game."""

    __slots__ = ()

    def copy(self) -> Classic:
        """An independent copy."""
        return Classic(self.mode, self.options, self.chance.copy(), self)

    @property
    def seats(self) -> int:
        """How many persons sit at the table, the dead included."""
        return len(self.players) if self.mode.persons_are_seats else self.everybody.bit_length()

    def is_out(self, seat: int) -> bool:
        """Has that person nobody left who lives?"""
        return not any(p.person == seat and p.alive for p in self.players)

    def lives(self) -> int:
        """Of everybody, two bits each."""
        found = 0
        for p in self.players:
            found |= min(3, max(0, p.life)) << 2 * p.seat
        return found

    def in_reach(self, seat: int) -> int:
        """Those in the range of the weapon."""
        found = 0
        for other in self.within(seat, self.force[seat].reach):
            found |= 1 << other
        return found

    def acting_seat(self) -> int:
        """Whoever plays."""
        return self.actor

    def rule(self) -> Rule:
        """The whole game from here on."""
        return play_game(self)

    def has_interjections(self) -> bool:
        """Has anybody something that may be done at any time?"""
        return bool(self.minds >> ANY_TIME & 1)

    def interjections(self, seat: int, ask: ask.Ask) -> list[Option]:
        """Only at one's own question or between two resolved actions. [sid_ketchum; CL-C-11]"""
        found: list[Option] = []
        if not self.minds >> ANY_TIME & 1 or (isinstance(ask, Ask) and ask.offer.pays):
            return found
        if ask.seat == seat or ask.quiescent:
            for p in self.players:
                if p.person == seat:
                    for one in self.force[p.seat].listeners(ANY_TIME):
                        if one.ability.minds_any_time(self, p.seat):
                            found.append(USE.of(one.ability.number, NONE))
        return found

    def interject(self, seat: int, option: Option) -> Rule:
        """Use an ability that works at any time."""
        ability = ABILITIES[option.card].ability
        for p in self.players:
            if p.person == seat and ability.listener in self.force[p.seat].listeners(ANY_TIME):
                return ability.at_any_time(self, p.seat)
        raise AssertionError(f"seat {seat} has no {ability.id}")

    def minds_speech(self, seat: int) -> bool:
        """Does anything in force for *seat* mind that it says something? [WW-R-12]"""
        p = figure_of(self, seat)
        return any(one.ability.minds_speech(self, p.seat) for one in self.force[p.seat].listeners(SPOKEN))

    def speech(self, seat: int, ask: ask.Ask) -> Rule:
        """What it comes to: between two actions at once, else when the effect in progress is over. [WW-ASK-9]"""
        me = figure_of(self, seat).seat
        for one in self.force[me].listeners(SPOKEN):
            if not ask.quiescent:
                self.wait(me, one.ability, one.ability.on_speech(self, me))
                continue
            yield from one.ability.on_speech(self, me)
            if must_settle(self):
                yield from settle(self)

    def mutes(self, seat: int) -> bool:
        """Is *seat*, still in the game, not allowed to say anything? [ww_gag_mute]"""
        return not self.is_out(seat) and any(one.ability.mutes(self) for one in self.table)

    def view(self, viewer: int, known: bool = True) -> game.View:
        """What *viewer* may know, built up from nothing."""
        return View(self, viewer, known)

    def pieces(self, encode: game.Encode) -> game.Pieces:
        """What puts a spectator's views into words."""
        return Pieces(encode)

    def disclosed(self) -> tuple[int, ...]:
        """Deck, chance used, players left, what sets turned up: until one changes a move may be taken back."""
        found = (len(self.deck), self.chance.position, len(self.order))
        return found + tuple([part.disclosed() for part in self.parts]) if self.parts else found

    def deal_anew(self, seat: int, chance: Chance, roles: list[int] | None = None) -> game.Deal:
        """Draw what *seat* does not know anew."""
        return deal_anew(self, seat, chance, roles)

    def lay_out(self, deal: game.Deal) -> None:
        """Put every hidden thing where *deal* says."""
        assert isinstance(deal, Deal)
        lay_out(self, deal)

    def why_not(self, ask: ask.Ask | None, seat: int, card: str, target: int) -> dict[str, object] | None:
        """Why playing *card* at *target* is not offered to *seat*; None if it is."""
        number = CARD.get(card, NONE)
        if number == NONE:
            return NO_SUCH_CARD.to_dict(card=card)
        if ask is None or not isinstance(ask, Ask):
            return NOT_ASKED.to_dict()
        for option in ask.options:
            if option.card == number and option.target == target and is_play(option):
                return None
        if number not in self.players[ask.figure].hand:
            return (PRINTED[number].face.unavailable(self, ask.figure) or NOT_YOURS).to_dict()
        return ask.offer.refuse(self, ask.figure, number, target)

    def seen(self, entry: Entry, viewer: int) -> dict[str, object]:
        """One entry of the story as *viewer* may read it; absent: not applicable or not for their eyes. [CL-INFO-1]"""
        card = entry.card_seen_by(viewer)
        found: dict[str, object] = {"what": entry.what}
        if entry.seat != NONE:
            found["seat"] = entry.seat
        if entry.target != NONE:
            found["target"] = entry.target
        if card != NONE:
            found["card"] = KEY[card]
        if entry.amount:
            found["amount"] = entry.amount
        if entry.cause:
            found["cause"] = entry.cause
        if isinstance(entry, TurnEntry):
            found["life"] = entry.life
        return found

    def result(self) -> dict[str, object] | None:
        """The winning side and all its members, dead or alive. [CL-END-2]"""
        return None if self.winner == NONE else goal_of(self).result(self)

    def to_bytes(self) -> bytes:
        """The whole State by stable keys."""
        zones = [self.deck, self.discards, self.shots, self.fresh, *[tray.cards for tray in self.trays]]
        parts: list[object] = [self.mode.id, names_of(self.options), self.order, self.circle, [keys(z) for z in zones]]
        parts += [[one.ability.id for one in self.table], self.upcoming, self.extra, [t.eyes for t in self.trays]]
        parts += [
            self.turn,
            self.phase,
            self.bangs,
            self.turns,
            self.winner,
            self.winners,
            self.played,
            keys(self.held),
        ]
        parts += [
            "" if self.latest is None else self.latest.key,
            [ABILITIES[a].ability.id for a in self.used_up],
            self.mining,
            self.digs,
        ]
        parts += [self.chance.position, self.chance.key.hex()]
        parts.append(sorted((KEY[card], eyes) for card, eyes in self.known.items()))
        parts += facts(self)
        for p in self.players:
            parts += [p.seat, p.person, p.role, p.character.id, p.life, p.max_life, p.alive, int(p.marks)]
            parts += [[CHARACTERS[c].id for c in p.reserve], [c.id for c in p.lent], keys(p.hand), keys(p.in_play)]
        for part in self.parts:
            parts += part.facts()
        return repr(parts).encode()


def is_play(option: Option) -> bool:
    """A card is played, or answers; what an ability does with it is something else: José Delgado's duplicates."""
    return isinstance(option.verb, CardVerb) and not isinstance(option.verb, ActVerb)


def keys(cards: list[int]) -> list[str]:
    """Cards by their stable keys."""
    return [KEY[card] for card in cards]
