"""Wild West Show: characters."""

from __future__ import annotations

from sixgun.classic.manifest import Manifest
from sixgun.classic.play.checks import draw_check
from sixgun.classic.play.offers import Ask, Offer, YesOrNo, answers_of, spendable
from sixgun.classic.play.phase_two import open_targets, perform
from sixgun.classic.play.settle import on_empty_hand
from sixgun.classic.play.taking import hand_over, steal
from sixgun.classic.rules.ability import Character
from sixgun.classic.rules.answers import GIVE
from sixgun.classic.rules.faces import Face
from sixgun.classic.rules.tables import ABILITIES, CAST, PLAYED_AS, PRINTED, SPADES
from sixgun.classic.rules.tables import CHARACTERS as ALL_CHARACTERS
from sixgun.classic.sets.base.cards import BANG, MISSED
from sixgun.classic.sets.base.characters import CHARACTERS as BASE_CHARACTERS
from sixgun.classic.sets.wild_west_show.options import FLINT_UNLIMITED, GREYGORY_ALL, OF_CHARACTERS
from sixgun.classic.sets.wild_west_show.reasons import NO_MISSED_CARDS
from sixgun.classic.table.state import State
from sixgun.classic.table.trays import Tray, clear_away, lift
from sixgun.kernel.ask import Outcome, Rule, Together
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.reason import Reason
from sixgun.kernel.story import ALL
from sixgun.kernel.verbs import ActVerb


class BigSpencer(Character):
    """Nine life points, five cards; he cannot play cards named Missed!. [big_spencer; WW-R-18]"""

    life = 9
    first_hand = 5

    def forbids(self, g: State, me: int, face: Face, card: int) -> Reason | None:
        """Whatever they are used as; a Dodge and a BANG! under Showdown are none."""
        return NO_MISSED_CARDS if card != NONE and PRINTED[card].face is MISSED else None


class FlintWestwood(Character):
    """Once in his turn: a card of his for two random ones of another player. [flint_westwood; WW-ASK-4 WW-C-14]"""

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Whoever has a card in hand; in one reading as often as he likes. [WW-R-19]"""
        if self.number not in g.used_up or g.is_on(FLINT_UNLIMITED):
            targets = [seat for seat in g.opponents(me) if g.players[seat].hand]
            for card in spendable(g, me):
                self.acts.add_each(found, card, targets)

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """The two are taken first; who minds an empty hand draws before the gift arrives. [WW-R-19 WW-C-7]"""
        g.used_up = g.used_up + [self.number]
        for _ in range(2):
            steal(g, me, choice.target)
        yield from on_empty_hand(g, choice.target)
        hand_over(g, me, choice.target, choice.card, self.id)


class GaryLooter(Character):
    """Five cards at the start; what others have too many in phase 3 is his. [gary_looter; WW-R-18 WW-ASK-3]"""

    life = 5
    first_hand = 5

    def claims_excess(self, g: State, me: int, seat: int) -> bool:
        """Everybody's but his own."""
        return True


class GreygoryDeck(Character):
    """He has the abilities of two base characters that nobody is. [greygory_deck; WW-R-17 WW-R-29]"""

    draws_from_discards = True  # Pedro Ramirez may come [CL-R-39]

    def arrives(self, g: State, me: int) -> None:
        """The first pair."""
        self.draw_pair(g, me)

    def at_ready(self, g: State, me: int) -> Rule:
        """He may exchange both, never one; who came back has none and draws. [WW-ASK-1 HN-EV-14]"""
        if self.number in g.used_up:  # drawn a moment ago: Vera Custer copies him [DC-R-11]
            return
        if self.pair(g, me):
            choice = yield Ask(g, me, "exchange_pair", EXCHANGE)
            if choice is PASS:
                return
        self.draw_pair(g, me)

    def draw_pair(self, g: State, me: int) -> None:
        """The old two are shuffled back first."""
        p = g.players[me]
        g.used_up = g.used_up + [self.number]
        p.lent = [who for who in p.lent if who is self]
        pool = unused(g, me)
        g.chance.shuffle(pool)
        p.lent = p.lent + [ALL_CHARACTERS[who] for who in pool[:2]]
        for who in self.pair(g, me):
            g.tell("copy", me, cause=who.id)
        g.recount(me)

    def pair(self, g: State, me: int) -> list[Character]:
        """The two drawn; where he himself was copied, he stands before them. [DC-R-11]"""
        return [who for who in g.players[me].lent if who is not self]


class JohnPain(Character):
    """After a draw! he takes the flipped card, with fewer than six in hand. [john_pain; DC-R-10]"""

    def on_checked(self, g: State, me: int, tray: Tray) -> Rule:
        """Both of Lucky Duke's, one by one, as they were flipped. [WW-R-14]"""
        for card in tray.flipped or tray.cards:
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
        aims = [] if g.latest is None else again_at(g, me, g.latest)
        if aims:
            for card in spendable(g, me):
                if BANG in answers_of(g, me, PRINTED[card].face):
                    found += [self.acts.naming(card, seat, aim) for seat, aim in aims]

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """No price, no limit; the suit is that of the card first played. [lee_van_kliff]"""
        played, bangs, shots = g.latest, g.bangs, g.shots
        assert played is not None
        g.discard(me, choice.card)
        g.latest = None
        g.played += 1
        if isinstance(played.verb, ActVerb):
            yield from ABILITIES[played.verb.face].ability.again(g, me, played, choice.target, choice.named)
        else:
            yield from perform(g, me, PLAYED_AS[played.verb.face], played.card, choice.target)
        g.bangs, g.shots = bangs, shots


class YoulGrinner(Character):
    """Before he draws, whoever has more cards than he gives him one. [youl_grinner; WW-R-4]"""

    def at_collection(self, g: State, me: int) -> Rule:
        """All choose at once; the cards arrive clockwise. [WW-ASK-2]"""
        more = len(g.players[me].hand) + 1
        rich = [seat for seat in g.opponents(me) if len(g.players[seat].hand) >= more]
        givers = list({g.players[seat].person: seat for seat in rich}.values())
        if not givers:
            return
        asks = Together("tribute", [Ask(g, seat, "tribute", Tribute(me)) for seat in givers])
        yield asks
        for seat, choice in zip(givers, asks.chosen, strict=True):
            assert choice is not None
            hand_over(g, seat, me, choice.card, self.id)


class Tribute(Offer):
    """Any card of the hand, for that player."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: State, seat: int) -> list[Option]:
        """Each card, the oldest first."""
        return [GIVE.of(card, self.seat) for card in g.players[seat].hand]

    def about(self, g: State) -> dict[str, object]:
        """Who gets it."""
        return {"target": self.seat}


def unused(g: State, me: int) -> list[int]:
    """The characters he may draw: nobody is, has or keeps them. Of the base set, or in one reading of all. [WW-C-9]"""
    free = [g.is_on(GREYGORY_ALL)] * (len(ALL_CHARACTERS) + 1)  # by their places; the last one: who has none
    for base in BASE_CHARACTERS:
        free[CAST[base.id]] = True
    for p in g.players:
        for place in p.reserve:
            free[place] = False
        for who in [p.character, *p.lent]:
            free[CAST.get(who.id, NONE)] = False
    return [place for place in g.cast if free[place]]


def again_at(g: State, me: int, played: Option) -> list[tuple[int, int]]:
    """At whom, and at which card of theirs, the last play may be repeated: a brown card, or what counts as one."""
    if isinstance(played.verb, ActVerb):
        return ABILITIES[played.verb.face].ability.again_at(g, me)
    face = PLAYED_AS[played.verb.face]
    if PRINTED[played.card].face.kind != "brown" or face.kind != "brown":
        return []
    return [(seat, NONE) for seat in open_targets(g, me, face, played.card)]


def is_no_spade(g: State, card: int) -> bool:
    """What saves him."""
    return g.suit(card) != SPADES


GREYGORY_DECK: Final = GreygoryDeck()
EXCHANGE: Final = YesOrNo(GREYGORY_DECK)
CHARACTERS: Final[tuple[Character, ...]] = (
    BigSpencer(), FlintWestwood(), GaryLooter(), GREYGORY_DECK, JohnPain(), LeeVanKliff(), TerenKill(), YoulGrinner(),
)  # fmt: skip
MANIFEST: Final[Manifest] = Manifest("wws_characters", needs=("base",), characters=CHARACTERS, options=OF_CHARACTERS)
