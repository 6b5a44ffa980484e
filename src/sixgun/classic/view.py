"""What a seat may know: built up from nothing, in columns by seat, so that building one costs little. [CL-INFO-1]"""

from __future__ import annotations

from sixgun.classic.events.now import now
from sixgun.classic.rules.faces import GREEN, NO_FACE
from sixgun.classic.rules.options import CHARACTER_CHOICE_OF_TWO, DISCARD_BROWSABLE
from sixgun.classic.rules.tables import CHARACTERS, KEY, PLAYED_AS, PRINTED
from sixgun.classic.table.board import Board
from sixgun.classic.table.force import ANY_NUMBER, asleep
from sixgun.classic.table.player import DEPARTED, GHOST, HELD, LOOKED, PASSIVE, SKIPPED, UNSEEN, Player
from sixgun.classic.table.roles import NO_ROLE, ROLE_NAMES
from sixgun.classic.table.state import HOLDER, PHASE_NAMES, State
from sixgun.classic.table.trays import Tray
from sixgun.kernel import game
from sixgun.kernel.hints import Final, mypyc_attr
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.story import ALL

NO_CARDS: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []
NO_PARTS: Final[list[dict[str, object]]] = []
MARK_NAMES: Final = (
    (GHOST, "ghost"),
    (SKIPPED, "skipped"),
    (PASSIVE, "passive"),
    (HELD, "held"),
    (DEPARTED, "departed"),
)
TOP: Final = 12  # in ``learnt``: the card stands above its place from the top of the deck,
AT: Final = 24  # and the holder's seat + 1 above that
MOST: Final = (1 << TOP) - 1


@mypyc_attr(free_list_len=1)
class View(game.View):
    """Columns by seat. Cards are numbers; ``to_dict`` gives keys. Nobody changes a view.

    Without *known* it is a glance, for players who only weigh what to do: what only ``to_dict`` tells is not in it.
    """

    __slots__ = (
        "deck", "discards", "discard_count", "limbo", "limbo_count", "order", "place", "life",
        "max_life", "hand_sizes", "in_play", "roles", "characters", "force",
        "hand", "hands", "reserve", "learnt", "actor", "stage", "board", "me", "circle",
        "table", "marks", "fresh", "mode", "parts", "own_parts", "persons", "latest", "number", "played",
    )  # fmt: skip

    def __init__(self, g: State, viewer: int, known: bool = True) -> None:
        self.viewer = viewer
        players = g.players
        board = self.board = g.board()
        self.turn = g.turn
        self.phase = g.phase
        self.deck = len(g.deck)
        self.discard_count = len(g.discards)
        self.limbo_count = 0
        self.limbo = NO_CARDS
        if g.trays:
            self.add_limbo(g.trays[-1], viewer)
        self.order = g.order
        self.place = g.place
        self.life = [p.life for p in players]
        self.hand_sizes = [len(p.hand) for p in players]
        self.copy_board(board)
        self.bangs = g.bangs
        self.actor = g.actor
        self.stage: Option | None = g.stage
        self.turns = g.turns
        self.winner = g.winner
        self.mode = g.mode
        self.circle = g.circle
        self.table = g.table
        self.fresh = g.fresh
        self.latest = g.latest  # what the active player has just played …
        self.played = g.played  # … and how many cards this turn [WW-ASK-11]
        self.hand = NO_CARDS
        self.reserve = NO_CARDS
        self.roles = board.roles if g.winner == NONE else [p.role for p in players]
        self.me = viewer  # the seat of the viewer's figure
        if viewer != NONE:
            self.add_own(g, viewer)
        if known:
            self.add_rest(g)
        else:
            self.discards = self.marks = NO_CARDS
        self.add_more(g, viewer, known)

    @property
    def known(self) -> list[tuple[int, int, int]]:
        """The hidden cards the viewer has learnt: (seat, card, 0) in a hand, (NONE, card, place from the top)."""
        return [((code >> AT) - 1, code >> TOP & MOST, code & MOST) for code in sorted(self.learnt)]

    def copy_board(self, board: Board) -> None:
        """The columns that all views share."""
        self.max_life = board.max_life
        self.in_play = board.in_play
        self.characters = board.characters
        self.force = board.force

    def add_limbo(self, tray: Tray, viewer: int) -> None:
        """The cards that lie between the zones."""
        self.limbo_count = len(tray.cards)
        if tray.eyes == ALL or (viewer != NONE and tray.eyes >> viewer & 1):
            self.limbo = tray.cards

    def add_own(self, g: State, viewer: int) -> None:
        """What only this person may see. [CL-INFO-2]"""
        me = g.players[viewer] if g.mode.persons_are_seats else figure_of(g, viewer)
        self.me = me.seat
        self.hand = me.hand[:]
        if not me.marks & UNSEEN:
            self.roles = self.roles[:]
            self.roles[me.seat] = me.role
        if g.is_on(CHARACTER_CHOICE_OF_TWO) or me.marks & LOOKED:
            self.reserve = me.reserve

    def add_rest(self, g: State) -> None:
        """What is only told."""
        self.discards = g.discards[:] if g.is_on(DISCARD_BROWSABLE) else g.discards[-1:]
        self.marks = [p.marks for p in g.players]
        if not self.board.asleep:
            self.board.asleep = asleep(g)

    def add_more(self, g: State, viewer: int, known: bool) -> None:
        """What sets and modes add: their parts, open hands, whose figures they are. [ww_sacagaway CL-2P-1]"""
        self.parts = [part.view(g, viewer) for part in g.parts if known or part.is_weighed] if g.parts else NO_PARTS
        if known and g.parts:
            self.parts.append({"now": now(g)})
        known = known and viewer != NONE
        self.own_parts = [part.own(g, viewer) for part in g.parts] if known and g.parts else NO_PARTS
        self.learnt = known_to(g, viewer) if known and g.known else NO_CARDS
        self.hands = [p.hand[:] for p in g.players] if g.open_hands else NO_HANDS
        self.number = g.number  # of the game, in a series
        self.persons = NO_CARDS if g.mode.persons_are_seats else [p.person for p in g.players]

    def distance(self, me: int, target: int) -> int:
        """How far *me* sees *target*. [CL-DIST-2 CL-2P-3]"""
        if me == target or (self.persons and self.persons[me] == self.persons[target]):
            return 1
        d = abs(self.place[me] - self.place[target])
        d = 1 if self.board.level else min(d, len(self.order) - d)
        return max(1, d + self.force[target].farther - self.force[me].closer)

    def reach(self, seat: int) -> int:
        """How far a seat shoots."""
        return self.force[seat].reach

    def any_number(self, seat: int) -> bool:
        """May a seat play any number of BANG!?"""
        return self.force[seat].bang_limit >= ANY_NUMBER

    def to_dict(self) -> dict[str, object]:
        """Plain data with readable keys: the pieces of ``classic/pieces.py`` in this order."""
        found = self.table_dict() | self.turn_dict() | self.piles_dict()
        found["stage"] = self.stage_dict()
        found["players"] = [self.player_dict(seat) for seat in range(len(self.life))]
        for part in self.parts + self.own_parts:
            found |= part
        return found

    def table_dict(self) -> dict[str, object]:
        """What seldom changes."""
        return {
            "game": "classic",
            "mode": self.mode.id,
            "viewer": None if self.viewer == NONE else self.viewer,
            "role_counts": self.mode.role_counts(len(self.life)),
            "circle": self.circle,
            "table": [one.ability.id for one in self.table],
        }

    def turn_dict(self) -> dict[str, object]:
        """Whose turn it is, and what the viewer holds."""
        return {
            "turn": self.turn,
            "turns": self.turns,
            "phase": PHASE_NAMES[self.phase],
            "bangs_played": self.bangs,
            "winner": None if self.winner == NONE else ROLE_NAMES[self.winner],
            "hand": [KEY[c] for c in self.hand],
            "reserve": self.reserve_ids(),
            "deck_known": self.deck_known(),
        }

    def piles_dict(self) -> dict[str, object]:
        """Deck, discard pile, and what lies between."""
        return {
            "deck": self.deck,
            "discard_count": self.discard_count,
            "discards": [KEY[c] for c in self.discards],
            "limbo_count": self.limbo_count,
            "limbo": [KEY[c] for c in self.limbo],
        }

    def stage_dict(self) -> dict[str, object] | None:
        """The play being resolved."""
        stage = self.stage
        if stage is None:
            return None
        found = {"by": self.actor} | stage.meaning
        targets = self.stage_targets()
        if targets:
            found["targets"] = targets
        return found

    def stage_targets(self) -> list[int]:
        """Of an attack on many, whom it is aimed at, in that order. [CL-TIME-3]"""
        face = NO_FACE if self.stage is None else PLAYED_AS[self.stage.verb.face]
        if not face.hits_everybody:
            return NO_CARDS
        at = self.place[self.actor]
        targets = self.order[at + 1 :] + self.order[:at]
        return targets[::-1] if self.board.backward else targets

    def player_dict(self, seat: int) -> dict[str, object]:
        """One seat."""
        counted: dict[str, object] = {"life": self.life[seat], "hand_size": self.hand_sizes[seat]}
        return counted | self.seat_dict(seat)

    def seat_dict(self, seat: int) -> dict[str, object]:
        """One seat but for life and hand, which change most."""
        role = self.roles[seat]
        found: dict[str, object] = {
            "seat": seat,
            "alive": self.place[seat] != NONE,
            "character": self.characters[seat].id or None,
            "role": None if role in (NONE, NO_ROLE) else ROLE_NAMES[role],
            "max_life": self.max_life[seat],
            "hand_known": self.hand_known(seat),
            "in_play": [KEY[c] for c in self.in_play[seat]],
            "range": self.reach(seat),
            "distances": self.distances()[seat],
        }
        return found | self.more_dict(seat)

    def more_dict(self, seat: int) -> dict[str, object]:
        """What is told of a seat only where there is such a thing."""
        found: dict[str, object] = {}
        marks = self.mark_names(seat)
        if marks:
            found["marks"] = marks
        if self.board.lent[seat]:
            found["lent"] = [character.id for character in self.board.lent[seat]]
        if self.board.asleep[seat]:
            found["asleep"] = self.board.asleep[seat]
        waiting = self.waiting(seat)
        if waiting:
            found["fresh"] = [KEY[c] for c in waiting]
        if self.hands:
            found["hand"] = [KEY[c] for c in self.hands[seat]]
        if self.persons:
            found["person"] = self.persons[seat]
        return found

    def mark_names(self, seat: int) -> list[str]:
        """What lies on a seat; a figure that has fallen is neither active nor passive. [CL-2P-14]"""
        marks = self.marks[seat] if self.place[seat] != NONE else self.marks[seat] & ~PASSIVE
        return [name for bit, name in MARK_NAMES if marks & bit] if marks else []

    def waiting(self, seat: int) -> list[int]:
        """The green cards before a seat that cannot be used yet. [DC-GREEN-2]"""
        if not self.fresh:
            return NO_CARDS
        return [c for c in self.in_play[seat] if c in self.fresh and PRINTED[c].face.kind == GREEN]

    def own_dict(self) -> dict[str, object]:
        """The own hand and role, and what was learnt of hidden cards. [CL-INFO-2]"""
        if self.viewer == NONE:
            return {}
        role = self.roles[self.me]
        own: dict[str, object] = {} if role in (NONE, NO_ROLE) else {"role": ROLE_NAMES[role]}
        seats: dict[str, dict[str, object]] = {str(self.me): own}
        found: dict[str, object] = {"viewer": self.viewer, "hand": [KEY[c] for c in self.hand], "players": seats}
        if self.reserve:
            found["reserve"] = self.reserve_ids()
        if self.limbo:
            found["limbo"] = [KEY[c] for c in self.limbo]
        for part in self.own_parts:
            found |= part
        if self.learnt:
            found["deck_known"] = self.deck_known()
            for owner, card, _ in self.known:
                if owner != NONE:
                    known = seats.setdefault(str(owner), {}).setdefault("hand_known", [])
                    assert isinstance(known, list)
                    known.append(KEY[card])
        return found

    def hand_known(self, seat: int) -> list[str]:
        """The cards of a hand the viewer has seen."""
        return [KEY[c] for owner, c, _ in self.known if owner == seat] if self.learnt else []

    def deck_known(self) -> list[dict[str, object]]:
        """The cards of the deck the viewer has seen."""
        return [{"from_top": n, "card": KEY[c]} for seat, c, n in self.known if seat == NONE] if self.learnt else []

    def reserve_ids(self) -> list[str]:
        """The characters to choose from."""
        return [CHARACTERS[c].id for c in self.reserve]

    def distances(self) -> list[list[int | None]]:
        """How far every seat sees every other; none of itself and of the eliminated. [CL-DIST-2]"""
        board = self.board
        if not board.distances:
            seats = range(len(self.life))
            board.distances = [[self.distance_or_none(me, target) for target in seats] for me in seats]
        return board.distances

    def distance_or_none(self, me: int, target: int) -> int | None:
        """How far *me* sees *target*, if both are alive and not the same."""
        if me == target or self.place[me] == NONE or self.place[target] == NONE:
            return None
        return self.distance(me, target)


def figure_of(g: State, person: int) -> Player:
    """The figure of a person: the active one, while it lives. [CL-2P-7]"""
    own = [p for p in g.players if p.person == person]
    for p in own:
        if p.alive and not p.marks & PASSIVE:
            return p
    return own[0]


def known_to(g: State, viewer: int) -> list[int]:
    """The hidden cards *viewer* has learnt, packed into numbers: most of those who look never ask."""
    found: list[int] = []
    for card, code in g.known.items():
        if code >> viewer & 1:
            holder = code >> HOLDER
            found.append(holder << AT | card << TOP | (0 if holder else len(g.deck) - 1 - g.deck.index(card)))
    return found
