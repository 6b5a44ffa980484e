"""One table as plain data, its copy, and the verbs that ask nothing."""

from __future__ import annotations

from sixgun.duel.abilities import (
    ANYWHERE,
    FACE,
    IGNORES,
    NOBODY,
    ROBBED,
    SHIELDS,
    Ability,
    Character,
    Face,
)
from sixgun.duel.doubts import NO_DOUBTS, show_all
from sixgun.duel.due import Due
from sixgun.duel.options import Mode, Options
from sixgun.duel.places import COMMON, OWN, PLAYER, STANDINGS, standing_of
from sixgun.kernel.chance import Chance
from sixgun.kernel.game import Game
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE
from sixgun.kernel.story import ALL

CASTING: Final = 0  # the first front characters are being chosen
START: Final = 1  # a turn is to begin
PLAY: Final = 2  # phase 2 of the turn
PHASE_NAMES: Final = ("casting", "start", "play")

NOTHING: Final[list[int]] = []
NO_ZONES: Final[list[list[int]]] = []


class State(Game):
    """Everything a game is. Lists marked * are replaced, never changed, and shared between copies."""

    __slots__ = (
        "mode", "options", "squads", "circle", "phase", "turn", "turns", "hands", "decks", "common",
        "discards", "reserves", "unused", "front", "standing", "awake", "who", "life", "gear", "traits", "since",
        "known", "doubts", "pools", "shuffles", "ignored", "bangs", "allowance", "moved", "used_up", "supplied",
        "reloads", "limbo", "limbo_eyes", "queue", "fell", "winner",
    )  # fmt: skip

    def __init__(self, mode: Mode, options: Options, chance: Chance) -> None:
        super().__init__(chance)
        self.mode = mode
        self.options = options
        self.squads = NOTHING  # * by seat: the place of its squad in the mode
        self.circle = NO_ZONES  # * by seat: the other seats, clockwise
        self.phase = CASTING
        self.turn = self.turns = 0  # whose it is, and the turn number of the game [RE-TERM-6]
        self.hands = NO_ZONES  # this and the next five by seat
        self.decks = NO_ZONES  # personal, the top card last
        self.reserves = NO_ZONES  # each *, as places in CHARACTERS, the top one last
        self.unused = NO_ZONES  # * characters of the pool left out of the game, unseen
        self.front: list[int] = []  # the place with the token
        self.standing = STANDINGS[0][0]  # * what follows from it
        self.awake: list[int] = []  # the back character that is a target now, or NONE [DU-ACT-3]
        self.who: list[Character] = []  # this and the next two by place
        self.life: list[int] = []
        self.gear = NO_ZONES  # equipment and resources, each * [RE-TERM-3]
        self.traits: list[int] = []  # by seat: the masks of all that is in play there, together
        self.common = NOTHING  # the common deck, the top card last
        self.discards = NOTHING  # the top card last
        self.since: dict[int, int] = {}  # the turn number at which a resource came into play [RE-RES-3]
        self.known: dict[int, int] = {}  # cards in hands that seats besides the holder know, as bits
        self.doubts = NO_DOUBTS  # * by seat: the ways the two others may have shared their cards out
        self.pools = NOTHING  # * by card: the shuffled pile it was last hidden in, for the redeal
        self.shuffles = 0
        self.ignored = NONE  # the place whose ability and equipment count as absent [RE-HIT-4]
        self.bangs = 0  # BANG! cards counted this turn
        self.allowance = 1  # how many may be counted, but for always active characters [DU-BANG-2 RE-TURN-3]
        self.moved = False  # the voluntary move of the token is used [DU-TOKEN-1]
        self.used_up = NOTHING  # * abilities already used this turn, by number
        self.supplied = NOTHING  # * places that got a resource this turn [RE-R-79]
        self.reloads = False  # somebody has been reduced to one character [DU-REL-3]
        self.limbo = NOTHING  # * cards turned up or looked at while an effect resolves
        self.limbo_eyes = ALL  # the seats that may see them, as bits
        self.queue: list[Due] = []
        self.fell = False  # somebody has lost the last life point and waits for removal
        self.winner = NONE

    def copy_to(self, s: State) -> None:
        """What there is at a quiescent question: nobody is awake, nothing is queued, nothing is in limbo."""
        s.squads = self.squads
        s.circle = self.circle
        s.phase = self.phase
        s.turn = self.turn
        s.turns = self.turns
        s.hands = [hand[:] for hand in self.hands]
        s.decks = [deck[:] for deck in self.decks]
        s.reserves = self.reserves[:]
        s.unused = self.unused
        s.front = self.front[:]
        s.standing = self.standing
        s.awake = self.awake[:]
        s.who = self.who[:]
        s.life = self.life[:]
        s.gear = self.gear[:]
        s.traits = self.traits[:]
        s.common = self.common[:]
        s.discards = self.discards[:]
        s.since = self.since.copy()
        s.known = self.known.copy()
        s.doubts = self.doubts
        s.pools = self.pools
        s.shuffles = self.shuffles
        s.bangs = self.bangs
        s.allowance = self.allowance
        s.moved = self.moved
        s.used_up = self.used_up
        s.supplied = self.supplied
        s.reloads = self.reloads
        s.winner = self.winner

    # -- who is active ----------------------------------------------------------------------------

    def active(self, seat: int) -> int:
        """The place whose ability and equipment work: the awake back character, else the front. [DU-ACT-1 DU-ACT-3]"""
        awake = self.awake[seat]
        return self.front[seat] if awake == NONE else awake

    def acting(self, seat: int) -> Character:
        """The active character of *seat*, if it is alive and not ignored. [DU-ACT-9]"""
        at = self.awake[seat]
        if at == NONE:
            at = self.front[seat]
        return self.who[at] if self.life[at] > 0 and at != self.ignored else NOBODY

    def works(self, ability: Ability, at: int) -> bool:
        """Does it work there now? [DU-ACT-10 DU-ACT-6]"""
        if self.life[at] <= 0 or at == self.ignored:
            return False
        return ability.always_active or self.active(at >> 1) == at

    def wake(self, place: int) -> int:
        """It becomes a target; in the back, its fellow is suspended. Returns who was awake. [DU-ACT-3 DU-ACT-4]"""
        seat = place >> 1
        was = self.awake[seat]
        self.awake[seat] = NONE if self.front[seat] == place else place
        return was

    def rest(self, place: int, was: int) -> None:
        """Its share is over: asleep again, unless it stays awake to the end of the effect. [DU-ACT-5 DU-C-45]"""
        if was != NONE or not self.options.awake_for_the_whole_effect:
            self.awake[place >> 1] = was

    def back(self, seat: int) -> int:
        """The back character; a sole one is front and back at once. [DU-PLAY-7 DU-ACT-8]"""
        at = self.front[seat] ^ 1
        return at if self.life[at] > 0 else at ^ 1

    def has_two(self, seat: int) -> bool:
        """Has that player two characters?"""
        return self.life[seat * 2] > 0 and self.life[seat * 2 + 1] > 0

    def positions(self) -> list[int]:
        """Position priority: fronts clockwise from the turn player's, then backs. [DU-SIM-1 RE-ORDER-1 RE-ORDER-2]"""
        return [at for at in self.standing.order[self.turn] if self.who[at] is not NOBODY]

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from *seat*."""
        return self.circle[seat]

    def target(self, seat: int) -> int:
        """The opponent; of three players the clockwise neighbour. [RE-TERM-5 RE-STAND-1 RE-STAND-2 RE-OPP-1]"""
        return seat + 1 if seat + 1 < len(self.hands) else 0

    def anybody_has(self, bits: int) -> bool:
        """May anything in play have one of those hooks or facts? The plain test before anybody is asked."""
        return any(traits & bits for traits in self.traits)

    def put_in_front(self, place: int) -> None:
        """The token of that side lies there now."""
        self.front[place >> 1] = place
        self.standing = standing_of(self.front)

    def find(self, place: int, face: Face) -> int:
        """The card of that face beside that character, or NONE."""
        for card in self.gear[place]:
            if FACE[card] is face:
                return card
        return NONE

    def plays_anywhere(self, me: int) -> bool:
        """Is the play of cards on any character allowed? [DU-R-74]"""
        return bool(self.traits[me] & ANYWHERE) and self.acting(me).plays_anywhere

    def ignores(self, place: int, by: int) -> bool:
        """Does the character there ignore the action cards of *by*? [RE-TARGET-4 RE-R-75]"""
        seat = place >> 1
        if not self.traits[seat] & IGNORES or by == seat or not self.hands[seat]:
            return False
        return self.who[place].ignores_actions and self.life[place] > 0

    def is_shielded(self, place: int) -> bool:
        """Can it not be made the target of a hit? [RE-TARGET-3 RE-R-52]"""
        if self.hands[place >> 1] or not self.traits[place >> 1] & SHIELDS:
            return False
        return any(FACE[card].shields for card in self.gear[place])

    # -- cards ------------------------------------------------------------------------------------

    def top(self, source: int) -> int:
        """The top card of that player's deck: the personal one, else the common one; NONE if there is none.

        An empty common deck is made of the discards when needed. [DU-DECK-1 DU-DECK-4 DU-DECK-5 DU-DECK-6 RE-DECK-1]
        """
        if source != COMMON and self.decks[source]:
            return self.decks[source].pop()
        if not self.common:
            self.reshuffle()
        return self.common.pop() if self.common else NONE

    def reshuffle(self) -> None:
        """The whole discard pile becomes the common deck. [DU-DECK-2 DU-DECK-3 DU-DECK-7 RE-DECK-2 RE-DECK-3]"""
        if not self.discards:
            return
        self.common = self.discards
        self.discards = []
        self.chance.shuffle(self.common)
        self.shuffles += 1
        pools = self.pools[:]
        for card in self.common:
            pools[card] = PLAYER + self.shuffles
        self.pools = pools
        self.tell("reshuffle", target=COMMON, amount=len(self.common))

    def draw_cards(self, seat: int, count: int, source: int, cause: str = "") -> None:
        """*seat* draws from the deck of *source*; what cannot be drawn is lost. [DU-DECK-7]"""
        hand = self.hands[seat]
        for _ in range(count):
            deck = NONE if self.story is None else self.deck_code(source)
            card = self.top(source)
            if card != NONE:
                hand.append(card)
                if self.story is not None:
                    self.tell("draw", seat, deck, card, 0, cause, 1 << seat)

    def deck_code(self, source: int) -> int:
        """The deck the next card of that player's deck comes from, as a target of the story."""
        return COMMON if source == COMMON or not self.decks[source] else PLAYER + source

    def gain(self, seat: int, card: int, eyes: int) -> None:
        """Into the hand of *seat*; *eyes*: the others who know which card it is. [DU-INFO-4]"""
        self.hands[seat].append(card)
        eyes &= (1 << len(self.hands)) - 1 & ~(1 << seat)
        if eyes:
            self.known[card] = self.known.get(card, 0) | eyes

    def leave_hand(self, seat: int, card: int) -> None:
        """Out of the hand, before all eyes; the card is nowhere now."""
        if self.doubts:
            show_all(self, seat, card)
        hand = self.hands[seat]
        for i in range(len(hand)):
            if hand[i] == card:
                hand.pop(i)
                break
        if self.known and card in self.known:
            del self.known[card]

    def discard(self, seat: int, card: int, cause: str = "") -> None:
        """From the hand to the common discard pile. [RE-STAND-11]"""
        self.leave_hand(seat, card)
        self.discards.append(card)
        if self.story is not None:
            self.tell("discard", seat, NONE, card, 0, cause)

    def join_play(self, place: int, card: int) -> None:
        """Beside that character."""
        self.gear[place] = self.gear[place] + [card]
        self.traits[place >> 1] = self.traits[place >> 1] | FACE[card].mask

    def leave_play(self, place: int, card: int) -> None:
        """From beside that character; the card is nowhere now."""
        self.gear[place] = [c for c in self.gear[place] if c != card]
        self.look_over(place >> 1)
        if self.since and card in self.since:
            del self.since[card]

    def look_over(self, seat: int) -> None:
        """Something of that side came or went: see what is in play there."""
        traits = 0
        for at in OWN[seat]:
            traits |= self.who[at].mask
            for card in self.gear[at]:
                traits |= FACE[card].mask
        self.traits[seat] = traits

    def discard_gear(self, place: int, card: int, by: int, cause: str) -> None:
        """From play to the discard pile, by a card or ability of *by*. [DU-EQ-5]"""
        self.leave_play(place, card)
        self.discards.append(card)
        if self.story is not None:
            self.tell("lose", by, place, card, 0, cause)
        self.robbed(place >> 1, place, by, False)

    def robbed(self, owner: int, at: int, by: int, taken: bool) -> None:
        """*by* took or discarded a card of *owner* (*at*: in play there, or of the hand). [DU-R-65 RE-R-61]"""
        if by != owner:
            if at == NONE:
                at = self.active(owner)
            who = self.who[at]
            if who.mask & ROBBED and self.works(who, at):
                who.on_robbed(self, owner, at, by, taken)

    def heal(self, place: int, points: int, cause: str) -> None:
        """Life from the supply, never above the printed life; never for the dead. [DU-LIFE-1 DU-LIFE-2 DU-LIFE-5]"""
        gained = min(points, self.who[place].life - self.life[place])
        if gained > 0 and self.life[place] > 0:
            self.life[place] += gained
            self.tell("heal", place >> 1, place, NONE, gained, cause)

    def hurt(self, place: int, by: int, cause: str) -> None:
        """One life point back to the supply. The last one ends all abilities at once. [DU-ACT-9 DU-R-89]"""
        self.life[place] -= 1
        if self.life[place] == 0:
            self.fell = True
        if self.story is not None:
            self.tell("hurt", by, place, NONE, 1, cause)
