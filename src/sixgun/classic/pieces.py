"""Views as JSON, put together from pieces: a spectator's of table, turn, discard pile, stage, players, parts of sets;
of a seat's, what it sees beyond."""

from __future__ import annotations

from sixgun.classic.rules.options import CHARACTER_CHOICE_OF_TWO
from sixgun.classic.rules.tables import CHARACTERS, KEY
from sixgun.classic.table.player import LOOKED, UNSEEN, Player
from sixgun.classic.table.roles import NO_ROLE, ROLE_NAMES
from sixgun.classic.table.state import State
from sixgun.classic.view import AT, MOST, NO_CARDS, TOP, View, known_to
from sixgun.kernel import game
from sixgun.kernel.game import digits
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.story import ALL

NOTHING: Final = b""
NO_TEXTS: Final[list[bytes]] = []
NO_STAGE: Final = b',"stage":null,"players":['
STAGED: Final[dict[Option, bytes]] = {}  # plays as they are told while they are resolved
FEW: Final = 256  # cards in a hand are fewer
COUNTED: Final[dict[int, bytes]] = {}  # life and cards in hand
COUNT: Final = b',"discard_count":'
NULL: Final = b"null"
LIVES: Final = b',"alive":true'
IS_OUT: Final = b',"alive":false'
NAMED: Final[dict[str, bytes]] = {}  # roles and characters
SINGLE: Final[dict[int, bytes]] = {}  # a card alone: on the discard pile, say
TOLD: Final[dict[game.Told, bytes]] = {}


class Pieces(game.Pieces):
    """The texts the last view was made of, each with the punctuation before it."""

    __slots__ = (
        "table", "head", "discards", "stage", "seats", "whole", "players", "parts", "tail", "owned", "phases"
    )  # fmt: skip

    def __init__(self, encode: game.Encode) -> None:
        super().__init__(encode, TOLD)
        self.table = NOTHING  # what seldom changes
        self.head = NOTHING  # with the turn, as far as the deck
        self.discards = NOTHING
        self.stage = NOTHING  # with what lies between hand and discard pile, as far as the players
        self.seats = NO_TEXTS  # by seat, what is told besides life and hand
        self.whole = NO_TEXTS  # by seat, with life and hand
        self.players = NOTHING  # all of them together
        self.parts = NO_TEXTS
        self.tail = NOTHING  # what is behind the players
        self.phases: dict[tuple[int, int, int], bytes] = {}  # of turns, behind their number
        self.owned: dict[int, Own] = {}  # by seat: what it saw beyond

    def own(self, g: game.Game, seat: int) -> bytes:
        """The text of what a seat sees beyond: the same as before, or anew; where sets or figures add to it, anew."""
        if not isinstance(g, State) or g.parts or not g.mode.persons_are_seats:
            return self.encode(g.view(seat).own_dict())
        seen = Own(g, g.players[seat])
        kept = self.owned.get(seat)
        if kept is not None and seen.is_as(kept):
            return kept.text
        seen.text = self.told_own(seen, seat)
        self.owned[seat] = seen
        return seen.text

    def told_own(self, own: Own, seat: int) -> bytes:
        """The own hand and role, and what was learnt of hidden cards: the text of ``own_dict``. [CL-INFO-2]"""
        me = b"" if own.role in (NONE, NO_ROLE) else b'"role":' + self.encode(ROLE_NAMES[own.role])
        others, deck = NOTHING, NOTHING
        if own.learnt:
            deck, hands = sorted_out(own.learnt)
            mine = hands.pop(seat, NO_CARDS)
            if mine:
                me += (b',"hand_known":' if me else b'"hand_known":') + self.cards(mine)
            told = [b',"%d":{"hand_known":%b}' % (owner, self.cards(cards)) for owner, cards in hands.items()]
            others = b"".join(told)
        parts = [b'{"viewer":', digits(seat), b',"hand":', self.cards(own.hand), b',"players":{"', digits(seat), b'":{']
        parts += [me, b"}", others, b"}"]
        if own.reserve:
            parts += [b',"reserve":', self.encode([CHARACTERS[c].id for c in own.reserve])]
        if own.limbo:
            parts += [b',"limbo":', self.cards(own.limbo)]
        if own.learnt:
            parts += [b',"deck_known":[', deck, b"]"]
        parts.append(b"}")
        return b"".join(parts)

    def join(self, view: game.View) -> list[bytes]:
        """The pieces, and what is as short as it is often new."""
        assert isinstance(view, View)
        deck, discards = digits(view.deck), digits(view.discard_count)
        return [self.head, deck, COUNT, discards, self.discards, self.stage, self.players, self.tail]

    def cards(self, cards: list[int]) -> bytes:
        """Cards by their keys."""
        if len(cards) != 1:
            return self.encode([KEY[c] for c in cards]) if cards else b"[]"
        text = SINGLE.get(cards[0])
        if text is None:
            text = SINGLE[cards[0]] = self.encode([KEY[cards[0]]])
        return text

    # -- the first view --------------------------------------------------------------------------------

    def begin(self, view: game.View) -> None:
        """All pieces."""
        assert isinstance(view, View)
        self.table = self.encode(view.table_dict())[:-1]
        self.tell_turn(view)
        self.tell_discards(view)
        self.tell_stage(view)
        seats = range(len(view.life))
        self.seats = [self.seat(view, seat) for seat in seats]
        self.whole = [self.player(view, seat) for seat in seats]
        self.players = b",".join(self.whole)
        self.parts = [self.part(part) for part in view.parts]
        self.tail = self.told_parts()

    def tell_turn(self, view: View) -> None:
        """Whose turn it is: most of it is the same in every turn."""
        key = (view.phase, view.bangs, view.winner)
        phase = self.phases.get(key)
        if phase is None:
            text = self.encode(view.turn_dict())
            phase = self.phases[key] = text[text.index(b',"phase"') : -1] + b',"deck":'
        self.head = b"".join([self.table, b',"turn":', digits(view.turn), b',"turns":', digits(view.turns), phase])

    def tell_discards(self, view: View) -> None:
        """What is seen of the discard pile."""
        self.discards = b',"discards":' + self.cards(view.discards)

    def tell_stage(self, view: View) -> None:
        """What lies between, and the play being resolved."""
        limbo = b',"limbo_count":0,"limbo":[]'
        if view.limbo_count:
            limbo = b',"limbo_count":' + digits(view.limbo_count) + b',"limbo":' + self.cards(view.limbo)
        self.stage = limbo + (NO_STAGE if view.stage is None else self.told_stage(view, view.stage))

    def told_stage(self, view: View, stage: Option) -> bytes:
        """The play being resolved: by whom, what, and of an attack on many, at whom."""
        text = STAGED.get(stage)
        if text is None:
            text = STAGED[stage] = b"," + self.encode(stage.meaning)[1:-1]
        targets = view.stage_targets()
        if targets:
            text += b',"targets":' + self.encode(targets)
        return b"".join([b',"stage":{"by":', digits(view.actor), text, b'},"players":['])

    def seat(self, view: View, seat: int) -> bytes:
        """One seat but for life and hand: the text of ``seat_dict``. A spectator knows no hidden card."""
        role, more = view.roles[seat], view.more_dict(seat)
        parts = [b',"seat":', digits(seat), LIVES if view.place[seat] != NONE else IS_OUT]
        parts += [b',"character":', self.name(view.characters[seat].id)]
        parts += [b',"role":', NULL if role in (NONE, NO_ROLE) else self.name(ROLE_NAMES[role])]
        parts += [b',"max_life":', digits(view.max_life[seat]), b',"hand_known":[],"in_play":']
        parts += [self.cards(view.in_play[seat]), b',"range":', digits(view.reach(seat))]
        parts += [b',"distances":', self.encode(view.distances()[seat])]
        parts.append(b"," + self.encode(more)[1:] if more else b"}")
        return b"".join(parts)

    def name(self, id: str) -> bytes:
        """A role or a character; none: there is none yet."""
        text = NAMED.get(id)
        if text is None:
            text = NAMED[id] = self.encode(id or None)
        return text

    def player(self, view: View, seat: int) -> bytes:
        """The whole of one seat."""
        life, hand = view.life[seat], view.hand_sizes[seat]
        text = COUNTED.get(life * FEW + hand)
        if text is None:
            text = COUNTED[life * FEW + hand] = b'{"life":' + digits(life) + b',"hand_size":' + digits(hand)
        return text + self.seats[seat]

    def part(self, part: dict[str, object]) -> bytes:
        """What a set or a mode adds."""
        return b"," + self.encode(part)[1:-1] if part else NOTHING

    def told_parts(self) -> bytes:
        """All of these, and the end."""
        return b"]" + b"".join(self.parts) + b"}"

    # -- the next ones -----------------------------------------------------------------------------------

    def follow(self, last: game.View, view: game.View) -> None:
        """The pieces that have changed since *last*; all, where a set has something more to tell."""
        assert isinstance(last, View) and isinstance(view, View)
        if len(last.parts) != len(view.parts):
            self.begin(view)
            return
        is_another_table = last.mode is not view.mode or last.circle is not view.circle or last.table is not view.table
        if is_another_table:
            self.table = self.encode(view.table_dict())[:-1]
        if is_another_table or view.is_another_turn(last):
            self.tell_turn(view)
        if last.discards != view.discards:
            self.tell_discards(view)
        if is_another_stage(last, view):
            self.tell_stage(view)
        others = are_others(last, view)
        if others or last.hand_sizes != view.hand_sizes or last.life != view.life:
            self.follow_players(last, view, others)
        if view.parts:
            self.follow_parts(last, view)

    def follow_players(self, last: View, view: View, others: bool) -> None:
        """The seats of which something has changed; *others*: something besides life and hand."""
        if last.board is not view.board and keeps_distances(last, view):
            view.board.distances = last.board.distances
        for seat in range(len(view.life)):
            other = others and is_another_player(last, view, seat)
            if other:
                self.seats[seat] = self.seat(view, seat)
            if other or last.hand_sizes[seat] != view.hand_sizes[seat] or last.life[seat] != view.life[seat]:
                self.whole[seat] = self.player(view, seat)
        self.players = b",".join(self.whole)

    def follow_parts(self, last: View, view: View) -> None:
        """What sets and modes add: they show the same again or something new."""
        for at, part in enumerate(view.parts):
            before = last.parts[at]
            if part is not before and part != before:
                self.parts[at] = self.part(part)
                self.tail = NOTHING
        if not self.tail:
            self.tail = self.told_parts()


class Own:
    """What a seat sees beyond what all see, and the text that tells it."""

    __slots__ = ("hand", "role", "reserve", "limbo", "learnt", "text")

    def __init__(self, g: State, p: Player) -> None:
        self.hand = p.hand[:]
        self.role = g.board().roles[p.seat] if p.marks & UNSEEN and g.winner == NONE else p.role
        self.reserve = p.reserve[:] if p.marks & LOOKED or g.is_on(CHARACTER_CHOICE_OF_TWO) else NO_CARDS
        self.limbo = seen_limbo(g, p.seat)
        self.learnt = known_to(g, p.seat) if g.known else NO_CARDS
        self.text = NOTHING

    def is_as(self, other: Own) -> bool:
        """Is it the same?"""
        return (
            self.hand == other.hand
            and self.learnt == other.learnt
            and self.limbo == other.limbo
            and self.role == other.role
            and self.reserve == other.reserve
        )


def sorted_out(learnt: list[int]) -> tuple[bytes, dict[int, list[int]]]:
    """Hidden cards somebody has learnt: what is told of those in the deck, and those in hands by seat."""
    deck: list[bytes] = []
    hands: dict[int, list[int]] = {}
    for code in sorted(learnt):
        holder, card = (code >> AT) - 1, code >> TOP & MOST
        if holder == NONE:
            deck.append(b'{"from_top":%d,"card":"%b"}' % (code & MOST, KEY[card].encode()))
        elif holder in hands:
            hands[holder].append(card)
        else:
            hands[holder] = [card]
    return b",".join(deck), hands


def seen_limbo(g: State, seat: int) -> list[int]:
    """The cards between the zones that *seat* sees."""
    if not g.trays:
        return NO_CARDS
    tray = g.trays[-1]
    return tray.cards[:] if tray.eyes == ALL or tray.eyes >> seat & 1 else NO_CARDS


def is_another_stage(last: View, view: View) -> bool:
    """Is another play being resolved, by another, or does it go round other players? Does anything else lie there?"""
    if last.stage is not view.stage or last.limbo_count != view.limbo_count or last.limbo != view.limbo:
        return True
    if view.stage is None:
        return False
    return last.actor != view.actor or last.order is not view.order or last.board.backward != view.board.backward


def are_others(last: View, view: View) -> bool:
    """Can anything have changed with any player, besides life and hand?"""
    return (
        last.board is not view.board
        or last.marks != view.marks
        or last.roles != view.roles
        or last.fresh is not view.fresh
        or last.hands != view.hands
        or last.persons != view.persons
    )


def keeps_distances(last: View, view: View) -> bool:
    """Is everybody as far from everybody as before?"""
    old, new = last.board, view.board
    return (
        bool(old.distances)
        and last.place is view.place
        and old.level == new.level
        and (old.force is new.force or see_alike(last, view))
    )


def see_alike(last: View, view: View) -> bool:
    """Does everybody see the others as much closer as before, and is he seen as much farther away?"""
    for seat in range(len(view.life)):
        old, new = last.force[seat], view.force[seat]
        if old is not new and (old.closer != new.closer or old.farther != new.farther):
            return False
    return True


def is_another_player(last: View, view: View, seat: int) -> bool:
    """Is anything told of that seat, besides life and hand, that was not told before?"""
    return (
        last.marks[seat] != view.marks[seat]
        or last.roles[seat] != view.roles[seat]
        or (last.board is not view.board and lies_otherwise(last, view, seat))
        or (last.fresh is not view.fresh and last.waiting(seat) != view.waiting(seat))
        or (last.hands is not view.hands and hand_of(last, seat) != hand_of(view, seat))
        or (last.persons is not view.persons and last.persons[seat] != view.persons[seat])
    )


def lies_otherwise(last: View, view: View, seat: int) -> bool:
    """Of what lies open before a seat, and of how far it sees, has anything changed?"""
    old, new = last.board, view.board
    return (
        old.in_play[seat] is not new.in_play[seat]
        or old.characters[seat] is not new.characters[seat]
        or old.max_life[seat] != new.max_life[seat]
        or old.force[seat].reach != new.force[seat].reach
        or old.lent[seat] is not new.lent[seat]
        or old.asleep[seat] != new.asleep[seat]
        or (last.place[seat] == NONE) != (view.place[seat] == NONE)
        or (old.distances is not new.distances and last.distances()[seat] != view.distances()[seat])
    )


def hand_of(view: View, seat: int) -> list[int] | None:
    """The hand that lies open before a seat, if all do. [ww_sacagaway]"""
    return view.hands[seat] if view.hands else None
