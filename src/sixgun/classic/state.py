"""One table as plain data, its copy, and the verbs that ask nothing."""

from __future__ import annotations

from typing import Final

from sixgun.classic.abilities import (
    ABILITIES,
    ANY_TIME,
    FACE,
    HOOKS,
    KEY,
    LAID,
    SUIT,
    SUIT_NOW,
    USE,
    Face,
    Listener,
)
from sixgun.classic.options import Options
from sixgun.classic.parts import NO_FALLEN, NO_TRIGGERS, Board, Fallen, Script, Waiting, seen_by
from sixgun.classic.player import COLT_RANGE, DEPUTY, RENEGADE, ROLE_NAMES, SHERIFF, Player
from sixgun.kernel.ask import Ask, Rule
from sixgun.kernel.chance import Chance
from sixgun.kernel.game import Deal, Game, View
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.story import ALL, Entry

CASTING: Final = 0  # characters are being chosen
START: Final = 1  # a turn is to begin
PLAY: Final = 2  # phase 2 of the turn
PHASE_NAMES: Final = ("casting", "start", "play")

MOST_SEATS: Final = 16
HOLDER: Final = 16  # in ``known``: the holder's seat + 1 stands above the bits of those who know
EYES: Final = 0xFFFF
NOTHING: Final[list[int]] = []
NOBODY: Final[list[Player]] = []
NO_HOOKS: Final[list[list[Listener]]] = []


class State(Game):
    """Everything a game is. Lists marked * are replaced, never changed, and shared between copies."""

    __slots__ = (
        "script", "options", "cast", "players", "order", "place", "near", "kept_board", "hooks", "limbo", "limbo_eyes",
        "deck", "discards", "known", "turn", "phase", "bangs", "shots", "used_up", "turns", "stage", "waiting",
        "fallen", "winner",
    )  # fmt: skip

    def __init__(self, script: Script, options: Options, chance: Chance, like: State | None = None) -> None:
        super().__init__(chance)
        self.script = script
        self.options = options
        self.stage: Option | None = None  # the play being resolved: it is always the active player's
        self.waiting: list[Waiting] = NO_TRIGGERS  # *
        self.fallen: list[Fallen] = NO_FALLEN  # *
        if like is None:
            self.set_blank()
        else:
            self.set_like(like)

    def set_blank(self) -> None:
        """A table with nothing on it."""
        self.cast = NOTHING  # * the characters in use, as places in CHARACTERS
        self.players: list[Player] = NOBODY
        self.order = NOTHING  # * living seats in table order
        self.place = NOTHING  # * by seat: its place in that order
        self.near: dict[int, list[int]] = {}  # * who is in reach, worked out once until a distance changes
        self.kept_board: Board | None = None  # * likewise what all may see
        self.hooks: list[list[Listener]] = NO_HOOKS  # * by hook: who listens
        self.limbo = NOTHING  # * cards turned up or looked at while an effect resolves [CL-DEF-2]
        self.limbo_eyes = ALL  # the seats that may see them, as bits
        self.deck = NOTHING  # the top card last
        self.discards = NOTHING  # the top card last
        self.known: dict[int, int] = {}  # hidden cards others know: their seats as bits, and over them the holder
        self.turn = 0
        self.phase = START
        self.bangs = 0  # BANG! cards played this turn
        self.shots = NOTHING  # * those cards
        self.used_up = NOTHING  # * abilities already used this turn, by number
        self.turns = 0
        self.winner = NONE

    def set_like(self, like: State) -> None:
        """The same as at a quiescent question: nothing waits, no play is being resolved."""
        self.hint = like.hint
        self.cast = like.cast
        self.players = [p.copy() for p in like.players]
        self.order = like.order
        self.place = like.place
        self.near = like.near
        self.kept_board = like.kept_board
        self.hooks = like.hooks
        self.limbo = like.limbo
        self.limbo_eyes = like.limbo_eyes
        self.deck = like.deck[:]
        self.discards = like.discards[:]
        self.known = like.known.copy()
        self.turn = like.turn
        self.phase = like.phase
        self.bangs = like.bangs
        self.shots = like.shots
        self.used_up = like.used_up
        self.turns = like.turns
        self.winner = like.winner

    def copy(self) -> State:
        """An independent copy."""
        return State(self.script, self.options, self.chance.copy(), self)

    # -- what the session wants to know -----------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats there are, the dead included."""
        return len(self.players)

    def is_out(self, seat: int) -> bool:
        """Has *seat* been eliminated?"""
        return self.place[seat] == NONE

    def rule(self) -> Rule:
        """The whole game from here on."""
        return self.script.play(self)

    def interjections(self, seat: int, ask: Ask) -> list[Option]:
        """Only at one's own question or between two resolved actions. [sid_ketchum; CL-C-11]"""
        found: list[Option] = []
        for h in self.hooks[ANY_TIME]:
            if h.me == seat and (ask.seat == seat or ask.quiescent) and h.ability.minds_any_time(self, seat):
                found.append(USE.of(h.ability.number, NONE))
        return found

    def interject(self, seat: int, option: Option) -> Rule:
        """Use an ability that works at any time."""
        return ABILITIES[option.card].at_any_time(self, seat)

    def view(self, viewer: int) -> View:
        """What *viewer* may know, built up from nothing."""
        return self.script.view(self, viewer)

    def disclosed(self) -> tuple[int, ...]:
        """Cards left in the deck, chance used, players left: until one changes a move may be taken back."""
        return (len(self.deck), self.chance.position, len(self.order))

    def deal_anew(self, seat: int, chance: Chance) -> Deal:
        """Draw what *seat* does not know anew."""
        return self.script.deal_anew(self, seat, chance)

    def lay_out(self, deal: Deal) -> None:
        """Put every hidden thing where *deal* says."""
        self.script.lay_out(self, deal)

    def why_not(self, ask: Ask | None, seat: int, card: str, target: int) -> dict[str, object] | None:
        """Why that is not offered to *seat*."""
        return self.script.why_not(self, ask, seat, card, target)

    def seen(self, entry: Entry, viewer: int) -> dict[str, object]:
        """One entry of the story as *viewer* may read it."""
        return seen_by(viewer, entry)

    def result(self) -> dict[str, object] | None:
        """The winning side and all its members, dead or alive. [CL-END-2]"""
        if self.winner == NONE:
            return None
        sides = (SHERIFF, DEPUTY) if self.winner == SHERIFF else (self.winner,)
        members = [p.seat for p in self.players if p.role in sides]
        winners = self.order if self.winner == RENEGADE else members
        roles = [ROLE_NAMES[p.role] for p in self.players]
        return {"side": ROLE_NAMES[self.winner], "winners": winners, "roles": roles}

    def to_bytes(self) -> bytes:
        """The whole State by stable keys."""
        parts: list[object] = [self.order, [[KEY[c] for c in z] for z in (self.deck, self.discards, self.limbo)]]
        parts += [self.turn, self.phase, self.bangs, self.turns, self.winner, self.limbo_eyes, self.chance.position]
        parts += [self.chance.key.hex(), [KEY[c] for c in self.shots], [ABILITIES[a].id for a in self.used_up]]
        parts.append(sorted((KEY[card], eyes) for card, eyes in self.known.items()))
        for p in self.players:
            parts += [p.seat, p.role, p.character.id, p.life, p.max_life, p.alive, p.reserve]
            parts += [[KEY[c] for c in p.hand], [KEY[c] for c in p.in_play]]
        return repr(parts).encode()

    # -- hooks and sums ---------------------------------------------------------------------------

    def rebuild_hooks(self) -> None:
        """Who listens to what. Only when a thing with a hook enters or leaves play."""
        hooks: list[list[Listener]] = [[] for _ in HOOKS]
        for seat in self.order:
            p = self.players[seat]
            for hook in p.character.hooks:
                hooks[hook].append(Listener(p.character, seat))
            for card in p.in_play:
                for hook in FACE[card].hooks:
                    hooks[hook].append(Listener(FACE[card], seat))
        self.hooks = hooks

    def sum_up(self, p: Player) -> None:
        """Printed facts that are mere numbers. Only when something enters or leaves play."""
        self.kept_board = None
        who = p.character
        reach = COLT_RANGE
        closer, farther = who.closer, who.farther
        any_number = who.any_number_of_bangs
        for card in p.in_play:
            face = FACE[card]
            closer += face.closer
            farther += face.farther
            if face.reach:
                reach = face.reach
                any_number = any_number or face.any_number_of_bangs
        p.reach = reach
        p.any_number = any_number
        if closer != p.closer or farther != p.farther:
            p.closer = closer
            p.farther = farther
            self.near = {}

    def rebuild(self) -> None:
        """Both of these for the whole table: setup, an elimination."""
        for p in self.players:
            self.sum_up(p)
        self.rebuild_hooks()

    def board(self) -> Board:
        """What lies open before all."""
        board = self.kept_board
        if board is None:
            board = self.kept_board = Board(self.players)
        return board

    def listener(self, hook: int, seat: int) -> Listener | None:
        """The hook of that kind that *seat* itself has, if any."""
        for h in self.hooks[hook]:
            if h.me == seat:
                return h
        return None

    def suit(self, card: int) -> str:
        """The suit a card counts as now; none at all for no card. [CL-DRAW-6]"""
        if card == NONE:
            return ""
        suit = SUIT[card]
        for h in self.hooks[SUIT_NOW]:
            suit = h.ability.tune_suit(suit, self, h.me)
        return suit

    # -- cards ------------------------------------------------------------------------------------

    def top(self) -> int:
        """Turn up or lift the top card of the deck; if there is none, shuffle the discard pile first. [CL-DECK-1]"""
        if not self.deck and self.discards:
            self.deck = self.discards
            self.discards = []
            self.chance.shuffle(self.deck)
            self.tell("reshuffle", amount=len(self.deck))
        if not self.deck:
            return NONE
        card = self.deck.pop()
        if self.known:  # who knew it lay there sees it now, or loses track of it
            self.known.pop(card, None)
        return card

    def draw(self, seat: int, count: int) -> None:
        """Draw from the deck; what cannot be drawn is lost. [CL-DECK-3]"""
        hand = self.players[seat].hand
        if self.story is None and not self.known and len(self.deck) >= count:
            for _ in range(count):
                hand.append(self.deck.pop())
            return
        for _ in range(count):
            card = self.deck.pop() if self.deck else self.top()
            if card != NONE:
                hand.append(card)
                if self.known and card in self.known:
                    self.learn(card, 0, seat)
                if self.story is not None:
                    self.tell("draw", seat, NONE, card, 0, "", 1 << seat)

    def discard(self, seat: int, card: int, what: str = "discard", cause: str = "") -> None:
        """From the hand to the discard pile; *what*: a mere discard, or an answer played as *cause*. [CL-DEF-6]"""
        self.players[seat].hand.remove(card)
        self.discards.append(card)
        if self.known:
            self.known.pop(card, None)
        if self.story is not None:
            self.tell(what, seat, NONE, card, 0, cause)

    def gain(self, seat: int, card: int, eyes: int) -> None:
        """Into the hand of *seat*; *eyes*: the others who know which card it is. [CL-INFO-3]"""
        self.players[seat].hand.append(card)
        eyes &= (1 << len(self.players)) - 1 & ~(1 << seat)
        if eyes or card in self.known:
            self.learn(card, eyes, seat)

    def learn(self, card: int, eyes: int, holder: int) -> None:
        """The seats of *eyes*, too, know now that *holder* (NONE: the deck) has that card."""
        self.known[card] = self.known.get(card, 0) & EYES | eyes | (holder + 1) << HOLDER

    def forget(self, card: int) -> int:
        """Nobody knows it any more; who did."""
        return self.known.pop(card, 0) & EYES

    def lay(self, by: int, seat: int, card: int) -> None:
        """*by* lays a card into play in front of *seat*."""
        self.enter_play(seat, card)
        self.tell("lay", by, seat, card)
        for h in self.hooks[LAID]:
            if h.me == by:
                self.waiting = self.waiting + [Waiting(h, LAID, by, card)]

    def enter_play(self, seat: int, card: int) -> None:
        """In front of *seat*, with all that follows for distances and hooks."""
        p = self.players[seat]
        p.in_play = p.in_play + [card]
        self.sum_up(p)
        if FACE[card].hooks:
            self.rebuild_hooks()

    def leave_play(self, seat: int, card: int) -> None:
        """The reverse; the card is nowhere now."""
        p = self.players[seat]
        p.in_play = [c for c in p.in_play if c != card]
        self.sum_up(p)
        if FACE[card].hooks:
            self.rebuild_hooks()

    def discard_in_play(self, seat: int, card: int) -> None:
        """From the table to the discard pile."""
        self.leave_play(seat, card)
        self.discards.append(card)
        self.tell("lose", seat, NONE, card)

    def find(self, seat: int, face: Face) -> int:
        """The card of that face in front of *seat*, or NONE."""
        for card in self.players[seat].in_play:
            if FACE[card] is face:
                return card
        return NONE

    def has(self, seat: int, face: Face) -> bool:
        """Is such a card in front of *seat*?"""
        return self.find(seat, face) != NONE

    def heal(self, seat: int) -> None:
        """One life point back, never above the maximum. [CL-LIFE-1]"""
        p = self.players[seat]
        if p.life < p.max_life:
            p.life += 1
            self.tell("heal", seat, amount=1)

    # -- the circle -------------------------------------------------------------------------------

    def seat_order(self, order: list[int]) -> None:
        """Who is living, in table order."""
        place = [NONE] * len(self.players)
        for i, seat in enumerate(order):
            place[seat] = i
        self.order = order
        self.place = place
        self.near = {}
        self.kept_board = None

    def next_seat(self, seat: int) -> int:
        """The next living seat clockwise."""
        for s in self.order:
            if s > seat:
                return s
        return self.order[0]

    def others(self, seat: int) -> list[int]:
        """Living seats after *seat*, clockwise, without it. Not to be changed: it is kept."""
        found = self.near.get(seat)
        if found is None:
            order = self.order
            found = self.near[seat] = [s for s in order if s > seat] + [s for s in order if s < seat]
        return found

    def distance(self, me: int, target: int) -> int:
        """How far *me* sees *target*; 1 to oneself. [CL-DIST-1 CL-DIST-2 CL-TGT-6]"""
        if me == target:
            return 1
        d = abs(self.place[me] - self.place[target])
        return max(1, min(d, len(self.order) - d) + self.players[target].farther - self.players[me].closer)

    def within(self, me: int, reach: int) -> list[int]:
        """The others at most *reach* away, clockwise. (A reach is at least 1: the floor of 1 is met.) It is kept."""
        found = self.near.get(reach * MOST_SEATS + me)
        if found is None:
            found = self.near[reach * MOST_SEATS + me] = []
            here, seats = self.place[me], len(self.order)
            sight = reach + self.players[me].closer
            for s in self.others(me):  # ``distance``, drawn out into the loop
                d = abs(self.place[s] - here)
                if (d if d + d <= seats else seats - d) + self.players[s].farther <= sight:
                    found.append(s)
        return found
