"""Set a table up by hand: for rulings, tests and puzzles. What is not said is dealt at random from the seed.

    arrange(
        Setup("duel"),
        [
            {"front": {"character": "jango", "life": 1, "gear": ["hat"]}, "hand": ["colt:L-D"], "deck": ["missed"]},
            {"front": "sid_curry", "back": None, "reserve": []},
        ],
        turn=0,
    )

A card is named by its key or by its id (the first copy still free); the first card of ``deck``, ``common`` and
``discards`` is the top one, and the first of ``reserve`` enters first. ``back: None`` makes the front a sole character.
"""

from __future__ import annotations

from sixgun.duel.abilities import CARD, CAST, CHARACTERS, FACE, GREEN, NOBODY
from sixgun.duel.places import LEFT, PLAYER, RIGHT
from sixgun.duel.setup import Setup, empty_table, pool_of
from sixgun.duel.state import PLAY, START, State
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.hints import Final

SIDE_WORDS: Final = ("front", "back", "front_side", "hand", "hand_size", "deck", "deck_size", "reserve")
PLACE_WORDS: Final = ("character", "life", "gear", "since")


class Table:
    """A table being laid: which cards and characters are still free."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.cards = [card for deck in g.decks for card in deck]
        self.people: list[int] = []

    def card(self, name: object) -> int:
        """Take a card out of the box."""
        if not isinstance(name, str):
            raise BadSetup(f"a card is named by its key or its id, not {name!r}")
        if name in CARD:
            if CARD[name] in self.cards:
                self.cards.remove(CARD[name])
                return CARD[name]
            raise BadSetup(f"the card {name!r} is already on the table, or belongs to no deck of this mode")
        for card in self.cards:
            if FACE[card].id == name:
                self.cards.remove(card)
                return card
        raise BadSetup(f"there is no card {name!r} left in this mode")

    def pile(self, names: object) -> list[int]:
        """Several cards."""
        if names is None:
            return []
        if not isinstance(names, list | tuple):
            raise BadSetup(f"cards are a list of keys or ids, not {names!r}")
        return [self.card(name) for name in names]

    def person(self, name: object) -> int:
        """Take a character out of the box."""
        if not isinstance(name, str) or name not in CAST:
            raise BadSetup(f"there is no character {name!r}")
        if CAST[name] in self.people:
            raise BadSetup(f"the character {name!r} is already on the table")
        self.people.append(CAST[name])
        return CAST[name]


def arrange(
    setup: Setup,
    sides: list[dict[str, object]],
    turn: int = 0,
    seed: str = "arranged",
    discards: list[str] | None = None,
    common: list[str] | None = None,
    phase: str = "play",
) -> State:
    """A table in the play phase of seat *turn* (or, with *phase* ``start``, just before that turn)."""
    g = empty_table(setup, seed)
    if len(sides) != setup.players:
        raise BadSetup(f"mode {setup.mode.id!r} needs {setup.players} sides, not {len(sides)}")
    table = Table(g)
    for seat, side in enumerate(sides):
        seat_side(table, seat, side)
    for seat, side in enumerate(sides):
        deal_reserve(table, seat, side)
    g.discards = table.pile(discards)[::-1]
    g.pools = g.pools[:]
    g.common = table.pile(common)[::-1]
    if g.common:
        g.shuffles = 1
        for card in g.common:
            g.pools[card] = PLAYER + g.shuffles
    deal_decks(table, sides)
    g.turn = turn
    g.turns = 1
    g.phase = START if phase == "start" else PLAY
    for seat in range(setup.players):
        g.look_over(seat)
    g.reloads = any(not g.has_two(seat) for seat in range(setup.players))
    return g


def seat_side(table: Table, seat: int, side: dict[str, object]) -> None:
    """Characters, equipment and named hand cards of one side."""
    unknown = sorted(set(side) - set(SIDE_WORDS))
    if unknown:
        raise BadSetup(f"a side has {', '.join(SIDE_WORDS)}, not {', '.join(unknown)}")
    g = table.g
    front = seat * 2 + (RIGHT if side.get("front_side") == "right" else LEFT)
    g.put_in_front(front)
    seat_character(table, front, side.get("front"))
    if "back" not in side or side["back"] is not None:
        seat_character(table, front ^ 1, side.get("back"))
    g.hands[seat] = table.pile(side.get("hand"))


def seat_character(table: Table, place: int, said: object) -> None:
    """One character with its life and equipment; nobody named: one is drawn later."""
    g = table.g
    if said is None:
        return
    told: dict[str, object] = said if isinstance(said, dict) else {"character": said}
    unknown = sorted(set(told) - set(PLACE_WORDS))
    if unknown:
        raise BadSetup(f"a character in play has {', '.join(PLACE_WORDS)}, not {', '.join(unknown)}")
    g.who[place] = CHARACTERS[table.person(told.get("character"))]
    life = told.get("life", g.who[place].life)
    if isinstance(life, bool) or not isinstance(life, int) or not 1 <= life <= g.who[place].life:
        raise BadSetup(f"{g.who[place].id} has 1 to {g.who[place].life} life points, not {life!r}")
    g.life[place] = life
    g.gear[place] = table.pile(told.get("gear"))
    since = told.get("since", 0)  # the turn number at which resources came; 1 is the current turn
    for card in g.gear[place]:
        if FACE[card].frame == GREEN:
            g.since[card] = since if isinstance(since, int) else 0


def deal_reserve(table: Table, seat: int, side: dict[str, object]) -> None:
    """The reserve as named, or one character by default; whoever was not named is drawn."""
    g = table.g
    reserve = side.get("reserve")
    named = [table.person(who) for who in reserve] if isinstance(reserve, list | tuple) else []
    pool = [c for c in pool_of(g.mode.squads[g.squads[seat]]) if c not in table.people and not is_named(g, c)]
    g.chance.shuffle(pool)
    wanted = [g.front[seat]] + ([g.front[seat] ^ 1] if "back" not in side or side["back"] is not None else [])
    for place in wanted:
        if g.who[place] is NOBODY:
            drawn = pool.pop()
            table.people.append(drawn)
            g.who[place] = CHARACTERS[drawn]
            g.life[place] = g.who[place].life
    if reserve is None:
        named = [pool.pop()]
        table.people += named
    g.reserves[seat] = named[::-1]
    g.unused[seat] = pool


def is_named(g: State, character: int) -> bool:
    """Is that character in play or in a reserve somewhere?"""
    return CHARACTERS[character] in g.who or any(character in reserve for reserve in g.reserves)


def deal_decks(table: Table, sides: list[dict[str, object]]) -> None:
    """Named cards on top, the rest of the personal deck shuffled below; what *deck_size* cuts off is out."""
    g = table.g
    tops = [table.pile(side.get("deck")) for side in sides]
    for seat, side in enumerate(sides):
        rest = [card for card in g.decks[seat] if card in table.cards]
        g.chance.shuffle(rest)
        count = side.get("hand_size", len(g.hands[seat]))
        while isinstance(count, int) and len(g.hands[seat]) < count:
            g.hands[seat].append(rest.pop())
        size = side.get("deck_size")
        if isinstance(size, int):
            rest = rest[: max(0, size - len(tops[seat]))]
        g.decks[seat] = rest + tops[seat][::-1]
        for card in g.decks[seat]:
            g.pools[card] = seat
