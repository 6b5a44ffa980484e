"""What a seat may know: built up from nothing, in columns by seat and by place. [DU-INFO-1 DU-INFO-2 RE-INFO-1]"""

from __future__ import annotations

from sixgun.duel.abilities import ABILITIES, CHARACTERS, FACE, FAMILIES, KEY, NOBODY, ORIGIN, Character
from sixgun.duel.frames import lifts_the_limit, more_bangs
from sixgun.duel.places import NAMES, OWN
from sixgun.duel.state import CASTING, PHASE_NAMES, State
from sixgun.kernel import game
from sixgun.kernel.hints import Final, i64, mypyc_attr
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.story import ALL

NO_CARDS: Final[list[int]] = []
NOTHING_QUEUED: Final[list[tuple[str, int, int]]] = []
NOTHING_KNOWN: Final[list[tuple[int, int]]] = []
NEVER: Final[dict[int, int]] = {}
BACKS: Final[dict[int, list[int]]] = {}  # the backs of every hand ever seen, by how many of each there were
COUNTED: Final[i64] = 1


@mypyc_attr(free_list_len=1)
class View(game.View):
    """Columns. Cards are numbers; ``to_dict`` gives keys. Nobody changes a view."""

    __slots__ = (
        "mode", "squads", "who", "life", "gear", "front", "awake", "since",
        "ignored", "hand_backs", "hand", "known", "deck_sizes", "deck_tops", "common_size", "common_top", "discards",
        "reserve_sizes", "reserve", "candidates", "limbo", "limbo_backs", "bangs_allowed", "moved", "used_up",
        "reloads", "stage", "queue",
    )  # fmt: skip

    def __init__(self, g: State, viewer: int) -> None:
        self.viewer = viewer
        self.mode = g.mode
        self.squads = g.squads
        self.turn = g.turn
        self.turns = g.turns
        self.phase = g.phase
        self.winner = g.winner
        self.who = g.who[:]
        self.life = g.life[:]
        self.gear = g.gear[:]
        self.front = g.front[:]
        self.awake = g.awake[:]
        self.ignored = g.ignored
        self.since = g.since.copy() if g.since else NEVER
        self.hand_backs = [backs_of(hand) for hand in g.hands]
        self.deck_sizes = [len(deck) for deck in g.decks]
        self.deck_tops = [ORIGIN[deck[-1]] if deck else NONE for deck in g.decks]
        self.common_size = len(g.common)
        self.common_top = ORIGIN[g.common[-1]] if g.common else NONE
        self.discards = g.discards[:]  # public as a whole [DU-C-41]
        self.limbo_backs = [ORIGIN[card] for card in g.limbo] if g.limbo else NO_CARDS
        self.limbo = NO_CARDS
        if g.limbo and (g.limbo_eyes == ALL or (viewer != NONE and g.limbo_eyes >> viewer & 1)):
            self.limbo = g.limbo
        self.bangs = g.bangs
        self.bangs_allowed = NONE if g.phase == CASTING else allowed(g)
        self.moved = g.moved
        self.used_up = g.used_up
        self.reloads = g.reloads
        self.stage: Option | None = g.stage
        self.queue = [(due.ability.id, due.me, due.at) for due in g.queue] if g.queue else NOTHING_QUEUED
        self.reserve_sizes = [len(reserve) for reserve in g.reserves]
        self.hand = NO_CARDS
        self.reserve = NO_CARDS
        self.candidates = NO_CARDS
        if viewer != NONE:
            self.look_at_own(g, viewer)
        self.known = known_to(g, viewer) if g.known else NOTHING_KNOWN

    def look_at_own(self, g: State, viewer: int) -> None:
        """The own hand; the set of the own reserve, not its order. [DU-SETUP-3 DU-INFO-2]"""
        self.hand = g.hands[viewer][:]
        reserve = g.reserves[viewer]
        self.reserve = sorted(reserve) if len(reserve) > 1 else reserve
        if g.phase == CASTING and g.who[0] is NOBODY:
            self.candidates = g.reserves[viewer][-2:]

    def to_dict(self) -> dict[str, object]:
        """Plain data with readable keys: the pieces of ``duel/pieces.py`` in this order."""
        found = self.turn_dict() | self.moment_dict()
        found["discards"] = [KEY[c] for c in self.discards]
        found["players"] = [self.player_dict(seat) for seat in range(len(self.front))]
        return found

    def turn_dict(self) -> dict[str, object]:
        """Whose turn it is, what was used up in it, and what the viewer holds."""
        return {
            "game": "duel",
            "mode": self.mode.id,
            "viewer": None if self.viewer == NONE else self.viewer,
            "turn": self.turn,
            "turns": self.turns,
            "phase": PHASE_NAMES[self.phase],
            "bangs_played": self.bangs,
            "bangs_allowed": None if self.bangs_allowed == NONE else self.bangs_allowed,
            "token_moved": self.moved,
            "used_up": [ABILITIES[a].id for a in self.used_up],
            "reloads": self.reloads,
            "hand": [KEY[c] for c in self.hand],
            "reserve": ids_of(self.reserve),
            "candidates": ids_of(self.candidates),
            "winner": None if self.winner == NONE else self.mode.squads[self.squads[self.winner]].id,
        }

    def moment_dict(self) -> dict[str, object]:
        """What changes all the time: the common deck, and what is being resolved."""
        stage = self.stage
        return {
            "common_deck": {"size": self.common_size, "back": back_name(self.common_top)},
            "limbo": [KEY[c] for c in self.limbo],
            "limbo_backs": [FAMILIES[o] for o in self.limbo_backs],
            "stage": None if stage is None else {"by": self.turn} | stage.meaning,
            "queue": [{"cause": cause, "by": me, "at": NAMES[at]} for cause, me, at in self.queue],
        }

    def own_dict(self) -> dict[str, object]:
        """The own hand and reserve, and what was learnt of other hands. [DU-INFO-2]"""
        if self.viewer == NONE:
            return {}
        seats: dict[str, dict[str, object]] = {}
        found: dict[str, object] = {"viewer": self.viewer, "hand": [KEY[c] for c in self.hand], "players": seats}
        if self.reserve:
            found["reserve"] = ids_of(self.reserve)
        if self.candidates:
            found["candidates"] = ids_of(self.candidates)
        if self.limbo:
            found["limbo"] = [KEY[c] for c in self.limbo]
        for seat in {owner for owner, _ in self.known}:
            seats[str(seat)] = {"hand_known": self.hand_known(seat)}
        return found

    def hand_known(self, seat: int) -> list[str]:
        """The cards of a hand the viewer has seen."""
        return [KEY[c] for owner, c in self.known if owner == seat]

    def player_dict(self, seat: int) -> dict[str, object]:
        """One seat with its two characters."""
        found = self.seat_dict(seat)
        found["characters"] = [self.character_dict(at) for at in OWN[seat] if self.who[at] is not NOBODY]
        return found

    def seat_dict(self, seat: int) -> dict[str, object]:
        """One seat: hand, deck, reserve."""
        return {
            "seat": seat,
            "squad": self.mode.squads[self.squads[seat]].id,
            "target": (seat + 1) % len(self.front),  # whom to eliminate [RE-STAND-2]
            "hand_size": len(self.hand_backs[seat]),
            "hand_backs": [FAMILIES[o] for o in self.hand_backs[seat]],
            "hand_known": self.hand_known(seat),
            "deck": {"size": self.deck_sizes[seat], "back": back_name(self.deck_tops[seat])},
            "reserve_size": self.reserve_sizes[seat],
        }

    def character_dict(self, at: int) -> dict[str, object]:
        """One character in play."""
        who: Character = self.who[at]
        seat = at >> 1
        active = at == (self.front[seat] if self.awake[seat] == NONE else self.awake[seat])
        silent = at == self.ignored
        return {
            "place": NAMES[at],
            "character": who.id,
            "front": self.front[seat] == at,
            "awake": self.awake[seat] == at,
            "active": self.life[at] > 0 and not silent and (active or who.always_active),
            "life": self.life[at],
            "max_life": who.life,
            "gear": [self.gear_dict(card, active, silent) for card in self.gear[at]],
        }

    def gear_dict(self, card: int, active: bool, silent: bool) -> dict[str, object]:
        """One card beside a character, perhaps silenced; of a resource the turn it came. [RE-INFO-3 RE-HIT-4]"""
        works = not silent and (active or FACE[card].always_active)
        found: dict[str, object] = {"card": KEY[card], "active": works}
        if card in self.since:
            found["since"] = self.since[card]
        return found


def allowed(g: State) -> int:
    """How many BANG! cards the turn player may count this turn; NONE: any number. His front counts, asleep or not."""
    me = g.turn
    return NONE if lifts_the_limit(g, g.front[me]) else g.allowance + more_bangs(g, me)


def ids_of(characters: list[int]) -> list[str]:
    """Characters by their ids."""
    return [CHARACTERS[c].id for c in characters]


def back_name(origin: int) -> str | None:
    """The name of a back."""
    return None if origin == NONE else FAMILIES[origin]


def backs_of(hand: list[int]) -> list[int]:
    """The backs of a hand, sorted: positions carry no information. [DU-RND-2]"""
    counts: i64 = 0
    for card in hand:
        back: i64 = ORIGIN[card]
        counts += COUNTED << 8 * back
    backs = BACKS.get(counts)
    if backs is None:
        backs = BACKS[counts] = sorted([ORIGIN[card] for card in hand])
    return backs


def known_to(g: State, viewer: int) -> list[tuple[int, int]]:
    """The cards in other hands *viewer* has learnt: (seat, card), in no telling order."""
    if viewer == NONE:
        return NOTHING_KNOWN
    found: list[tuple[int, int]] = []
    others = g.circle[viewer]
    for card, eyes in g.known.items():
        if eyes >> viewer & 1:
            next_holds_it = len(others) == 1 or card in g.hands[others[0]]
            found.append((others[0] if next_holds_it else others[1], card))
    found.sort()
    return found
