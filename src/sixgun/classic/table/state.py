"""One table as plain data, its copy, and the verbs that ask nothing."""

from __future__ import annotations

from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.hooks import GUARDS, LAID, ROBBED, SILENCES, SUIT_NOW
from sixgun.classic.rules.options import TableOption
from sixgun.classic.rules.tables import PRINTED, Listener
from sixgun.classic.table.force import NO_SHIFT, Force, Silencer, force_of, minds_of, note_silencers, of_table, silenced
from sixgun.classic.table.knowledge import NO_DOUBTS, settled
from sixgun.classic.table.part import NO_PARTS, Part
from sixgun.classic.table.player import GHOST, copy_figures, copy_players
from sixgun.classic.table.seating import NOTHING, Seating
from sixgun.classic.table.trays import NO_TRAYS, Tray
from sixgun.classic.table.waiting import NO_FALLEN, NO_TRIGGERS, Fallen, Waiting
from sixgun.kernel.ask import Rule
from sixgun.kernel.chance import Chance, deal, take_out
from sixgun.kernel.hints import TYPE_CHECKING, Final, i64
from sixgun.kernel.option import NONE, Option

if TYPE_CHECKING:
    from sixgun.classic.modes.mode import Mode

CASTING: Final = 0  # characters are being chosen
START: Final = 1  # a turn is to begin
PLAY: Final = 2  # phase 2 of the turn
LOST: Final = 3  # the turn is lost: nothing more happens in it
CUT: Final = 4  # the turn is cut short: its end comes at once, without phase 3 [TR-TURN-6]
DECLARED: Final = 5  # a declaration was the whole turn: not even its end comes [CL-6P-9]
PHASE_NAMES: Final = ("casting", "start", "play", "start", "play", "start")

HOLDER: Final = 16  # in ``known``: the holder's seat + 1 stands above the bits of those who know
EYES: Final = 0xFFFF
NO_ABILITIES: Final[list[Listener]] = []
NO_SILENCERS: Final[list[Silencer]] = []


class State(Seating):
    """Everything a game is. Lists marked * are replaced, never changed, and shared between copies."""

    __slots__ = (
        "mode", "options", "cast", "everybody", "table", "silencers", "shifting", "bends", "minds", "parts",
        "first_part", "trays", "open_hands", "cards_only", "reversed", "raises", "digs", "deck", "discards", "known",
        "deck_known", "doubts", "recycled", "mingled", "number", "phase", "bangs", "shots", "used_up", "fresh",
        "played", "latest", "held", "upcoming", "extra", "turns", "mining", "actor", "waiting", "fallen",
        "pile_matters", "winner", "winners",
    )  # fmt: skip

    def __init__(self, mode: Mode, options: int, chance: Chance, like: State | None = None) -> None:
        super().__init__(chance)
        self.mode = mode  # how it is played: roles, goal, turns
        self.figured = not mode.persons_are_seats  # a person has several figures [CL-2P-1]
        self.options = options  # the table options that are on, as bits
        self.trays: list[Tray] = NO_TRAYS  # * what lies between deck, hands and discard pile just now
        self.waiting: list[Waiting] = NO_TRIGGERS  # *
        self.fallen: list[Fallen] = NO_FALLEN  # *
        self.mining = False  # phase 1 is being drawn from the discard pile
        self.actor = NONE  # whose play is being resolved
        if like is None:
            self.set_blank()
        else:
            self.set_like(like)

    def set_blank(self) -> None:
        """A table with nothing on it."""
        self.cast = NOTHING  # * the characters in use, as places in CHARACTERS
        self.everybody = 0  # the bits of all persons
        self.number = 0  # of the game in a series
        self.table = NO_ABILITIES  # * what everybody has: events in force, the mode's
        self.silencers = NO_SILENCERS  # * who switches off others' abilities
        self.shifting = NO_SHIFT  # one of them depends on whose turn it is
        self.bends = False  # anything is on the table, lent, silenced or an office
        self.minds: i64 = 0  # the hooks anybody has, as bits
        self.open_hands = False  # all hands lie open [ww_sacagaway]
        self.cards_only = False  # only cards in play change distances [fc_ambush_cards_only]
        self.reversed = False  # turns go counter-clockwise [HN-ORDER-4]
        self.raises = False  # something may bring the dead in [HN-ORDER-1]
        self.digs = False  # what the active player plays and discards goes onto the deck [fc_mine_all_discards]
        self.lay_parts(NO_PARTS)  # what the sets in use keep besides
        self.deck = NOTHING  # the top card last
        self.discards = NOTHING  # the top card last
        self.known: dict[int, int] = {}  # hidden cards others know: persons as bits, and over them the holder
        self.deck_known = False  # some of them may lie in the deck
        self.doubts = NO_DOUBTS  # by card: what third parties still know of one that may have been stolen
        self.recycled = NOTHING  # * what the deck was made of when the discard pile was shuffled last
        self.mingled = NOTHING  # * persons between whose hands a card went unseen since then
        self.phase = START
        self.bangs = 0  # BANG! cards played this turn
        self.shots = NOTHING  # * those cards
        self.used_up = NOTHING  # * abilities already used this turn, by number; as often as used
        self.fresh = NOTHING  # * cards laid this turn that have to wait [DC-GREEN-2]
        self.played = 0  # cards played from hand this turn
        self.latest: Option | None = None  # the last of them
        self.held = NOTHING  # * the cards in the active player's hand before phase 1, while it lasts
        self.upcoming = NOTHING  # * seats whose turn comes before it goes on round the table
        self.extra = False  # this turn is one besides the round
        self.turns = 0
        self.pile_matters = False  # a set in use reads the order of the discard pile [CL-R-39]
        self.winner = NONE
        self.winners = NOTHING  # *

    def set_like(self, like: State) -> None:
        """The same as at a quiescent question: nothing waits, no play is being resolved."""
        self.hint = like.hint
        self.players = copy_figures(like.players) if like.figured else copy_players(like.players)
        self.sit_like(like)
        self.set_turn_like(like)

    def set_turn_like(self, like: State) -> None:
        """What belongs to the cards and the turn."""
        self.cast = like.cast
        self.everybody = like.everybody
        self.number = like.number
        self.table = like.table
        self.silencers = like.silencers
        self.shifting = like.shifting
        self.bends = like.bends
        self.minds = like.minds
        self.open_hands = like.open_hands
        self.cards_only = like.cards_only
        self.reversed = like.reversed
        self.raises = like.raises
        self.digs = like.digs
        self.lay_parts([part.copy() for part in like.parts] if like.parts else NO_PARTS)
        self.deck = like.deck[:]
        self.discards = like.discards[:]
        self.known = like.known.copy()
        self.deck_known = like.deck_known
        self.doubts = like.doubts.copy() if like.doubts else NO_DOUBTS
        self.recycled = like.recycled
        self.mingled = like.mingled
        self.phase = like.phase
        self.bangs = like.bangs
        self.shots = like.shots
        self.used_up = like.used_up
        self.fresh = like.fresh
        self.played = like.played
        self.latest = like.latest
        self.held = like.held
        self.upcoming = like.upcoming
        self.extra = like.extra
        self.turns = like.turns
        self.pile_matters = like.pile_matters
        self.winner = like.winner
        self.winners = like.winners

    def is_on(self, option: TableOption) -> bool:
        """Is that table option on?"""
        return self.options & option.bit != 0

    def lay_parts(self, parts: list[Part]) -> None:
        """These, and no others; also one behind the other: compiled, what comes out of a list is checked first."""
        self.parts = parts
        self.first_part: Part | None = None
        for part in parts[::-1]:
            part.behind = self.first_part
            self.first_part = part

    # -- what is in force ---------------------------------------------------------------------------

    @property
    def limbo(self) -> list[int]:
        """The cards of the tray laid out last."""
        return self.trays[-1].cards if self.trays else NOTHING

    def recount(self, seat: int) -> None:
        """What is in force for *seat*, after its character, what is lent to it, its life or its office changed."""
        if self.players[seat].lent:
            self.bends = True
        new = force_of(self, seat, self.force[NONE])
        if (self.force[seat].ears.minds | new.ears.minds) >> SILENCES & 1:
            self.recount_all()
        else:
            self.put_in_force(seat, new)

    def put_in_force(self, seat: int, new: Force) -> None:
        """Replace one seat's."""
        old = self.force[seat]
        self.force[seat] = new
        self.kept_board = None
        if not old.minds & ~new.minds:
            self.minds |= new.minds
        else:
            self.minds = minds_of(self.force)
        if old.closer != new.closer or old.farther != new.farther:
            self.look_again()

    def recount_all(self) -> None:
        """The whole table: setup, an office passed on, an event that silences."""
        self.recount_under(self.read_table())

    def recount_under(self, over: Force) -> None:
        """The same under a table that has been read."""
        note_silencers(self)
        self.bends = bool(self.silencers or self.parts) or any([bool(p.lent) for p in self.players])
        self.put_all_in_force([force_of(self, p.seat, over) for p in self.players], over)

    def read_table(self) -> Force:
        """What lies on the table, summed up, and the facts printed there."""
        was = (self.level, self.backward)
        self.level = self.open_hands = self.backward = self.cards_only = self.reversed = self.raises = False
        for one in self.table:
            ability = one.ability
            if not ability.is_for_all:
                continue
            self.level = self.level or ability.levels_distances
            self.open_hands = self.open_hands or ability.opens_hands
            self.backward = self.backward or ability.reverses_effects(self)
            self.cards_only = self.cards_only or ability.leaves_only_cards(self)
            self.reversed = self.reversed or ability.reverses_turns
            self.raises = self.raises or ability.raises_the_dead
        if was != (self.level, self.backward):
            self.look_again()
        return of_table(self.table)

    def put_all_in_force(self, force: list[Force], over: Force) -> None:
        """Replace everybody's, and the table's."""
        force.append(over)
        self.look_again_under(force)
        self.replace_all(force)

    def replace_all(self, force: list[Force]) -> None:
        """The same where nobody's distances are others now."""
        self.force = force
        self.minds = minds_of(force)
        self.kept_board = None

    def lay_on_table(self, ability: Ability, instead_of: Ability | None, first: bool = False) -> None:
        """Everybody has it from now on, in place of another one; *first*: it acts before the rest. [HN-ORDER-3]"""
        rest = [one for one in self.table if one.ability is not instead_of]
        self.table = [ability.listener, *rest] if first else [*rest, ability.listener]
        old, by_cards = self.force[NONE], self.cards_only
        over = self.read_table()
        silences = ability.minds if instead_of is None else ability.minds | instead_of.minds
        if silences >> SILENCES & 1 or by_cards or self.cards_only:
            self.recount_under(over)
        else:  # what each seat has of its own stays what it was
            if old.closer != over.closer or old.farther != over.farther:
                self.look_again()
            force = [self.force[seat].under(old, over) for seat in range(len(self.players))]
            force.append(over)
            self.replace_all(force)

    def suit(self, card: int) -> str:
        """The suit a card counts as now; none at all for no card. [CL-DRAW-6]"""
        if card == NONE:
            return ""
        suit = PRINTED[card].suit
        if self.force[NONE].minds >> SUIT_NOW & 1:
            for one in self.force[NONE].listeners(SUIT_NOW):
                suit = one.ability.tune_suit(suit, self)
        return suit

    # -- cards ------------------------------------------------------------------------------------

    def top(self) -> int:
        """Turn up or lift the top card of the deck; if there is none, shuffle the discard pile first. [CL-DECK-1]"""
        if self.mining and self.discards:
            return self.discards.pop()
        if not self.deck and self.discards:
            self.deck = self.discards
            self.recycled = self.discards[:]
            self.mingled = NOTHING
            self.discards = []
            self.deck_known = False
            self.chance.shuffle(self.deck)
            self.tell("reshuffle", amount=len(self.deck))
        if not self.deck:
            return NONE
        card = self.deck.pop()
        if self.deck_known and card in self.known:  # who knew it lay there sees it now, or loses track of it
            del self.known[card]
        return card

    def draw(self, seat: int, count: int) -> None:
        """Draw from the deck; what cannot be drawn is lost. [CL-DECK-3]"""
        hand = self.players[seat].hand
        if self.story is None and not self.deck_known and not self.mining and len(self.deck) >= count:
            deal(self.deck, hand, count)
            return
        for _ in range(count):
            mined = self.mining and bool(self.discards)
            card = self.top() if mined or not self.deck else self.deck.pop()
            if card != NONE:
                hand.append(card)
                if mined:  # all saw it lie there [FC-MINE-1]
                    self.learn(card, self.everybody & ~self.eye[seat], seat)
                elif self.deck_known and card in self.known:
                    self.learn(card, 0, seat)
                if self.story is not None:
                    self.tell("draw", seat, NONE, card, 0, "", -1 if mined else self.eye[seat])

    def discard(self, seat: int, card: int, what: str = "discard", cause: str = "") -> None:
        """From the hand to the discard pile; *what*: a mere discard, or an answer played as *cause*. [CL-DEF-6]"""
        take_out(self.players[seat].hand, card)
        self.discards.append(card)
        if self.known or self.doubts:
            self.forget(card)
        if self.story is not None:
            self.tell(what, seat, NONE, card, 0, cause)
        if self.digs and seat == self.turn:
            self.dig_in(card)

    def dig_in(self, card: int) -> None:
        """From the discard pile, where all saw it go, onto the deck. [fc_mine_all_discards]"""
        if card in self.discards:
            self.discards.remove(card)
            self.deck.append(card)
            self.learn(card, self.everybody, NONE)

    def gain(self, seat: int, card: int, eyes: int) -> None:
        """Into the hand of *seat*; *eyes*: the others who know which card it is. [CL-INFO-3]"""
        self.players[seat].hand.append(card)
        eyes &= self.everybody & ~self.eye[seat]
        if eyes or card in self.known:
            self.learn(card, eyes, seat)

    def learn(self, card: int, eyes: int, holder: int) -> None:
        """The persons of *eyes*, too, know now that *holder* (NONE: the deck) has that card."""
        if self.doubts and card in self.doubts:
            settled(self, card, eyes)
        if holder == NONE:
            self.deck_known = True
        self.known[card] = self.known.get(card, 0) & EYES | eyes | (holder + 1) << HOLDER

    def forget(self, card: int) -> int:
        """Nobody knows it any more (all see where it goes, or nobody does); who did."""
        if self.doubts and card in self.doubts:
            settled(self, card, self.everybody)
        code = self.known.get(card, 0)
        if code:
            del self.known[card]
        return code & EYES

    def lay(self, by: int, seat: int, card: int) -> None:
        """*by* lays a card into play in front of *seat*."""
        self.enter_play(seat, card)
        if self.story is not None:
            self.tell("lay", by, seat, card)
        if PRINTED[card].face.waits:
            self.fresh = self.fresh + [card]
        if self.minds >> LAID & 1:
            for one in self.force[by].listeners(LAID):
                self.wait(by, one.ability, one.ability.on_laid(self, by, card))

    def wait(self, seat: int, ability: Ability, rule: Rule) -> None:
        """A rule of *seat* for the end of the effect in progress: made now, begun then. [CL-TIME-2]"""
        self.waiting = self.waiting + [Waiting(seat, ability, rule)]

    def enter_play(self, seat: int, card: int) -> None:
        """In front of *seat*, with all that follows for distances and hooks."""
        p = self.players[seat]
        face = PRINTED[card].face
        p.in_play = p.in_play + [card]
        if p.alive and not self.cards_only and not (self.silencers and silenced(self, seat, True)):
            self.put_in_force(seat, self.force[seat].with_card(face))
        else:
            self.recount(seat)
        if face.stirs:
            face.entered_play(self, seat)

    def leave_play(self, seat: int, card: int) -> None:
        """The reverse; the card is nowhere now."""
        p = self.players[seat]
        face = PRINTED[card].face
        p.in_play = [c for c in p.in_play if c != card]
        again = self.weapon_of(seat) != NONE if face.reach else bool(face.hooks) and self.has(seat, face)
        if p.alive and not self.cards_only and not again and not (self.silencers and silenced(self, seat, True)):
            self.put_in_force(seat, self.force[seat].without_card(face))
        else:
            self.recount(seat)
        if face.stirs:
            face.left_play(self, seat)

    def discard_in_play(self, seat: int, card: int, what: str = "lose") -> None:
        """From the table to the discard pile (or wherever such a card goes); *what*: lost, or used up."""
        self.leave_play(seat, card)
        PRINTED[card].face.discarded(self, card)
        if self.story is not None:
            self.tell(what, seat, NONE, card)
        if self.digs and seat == self.turn:
            self.dig_in(card)

    def robbed(self, seat: int, by: int, card: int) -> None:
        """*by* has taken or discarded a card of *seat*: who minds, does something about it afterwards. [TR-R-56]"""
        if self.minds & GUARDS and self.eye[by] != self.eye[seat]:
            for one in self.force[seat].listeners(ROBBED):
                self.wait(seat, one.ability, one.ability.on_robbed(self, seat, card))

    def heal(self, seat: int, points: int = 1) -> None:
        """Life points back, never above the maximum; none for a ghost. [CL-LIFE-1 HN-GHOST-2]"""
        p = self.players[seat]
        points = min(points, p.max_life - p.life)
        if points > 0 and not p.marks & GHOST:
            p.life += points
            self.tell("heal", seat, amount=points)
