"""Rulings of the classic game: laying out its table."""

from __future__ import annotations

from functools import cache
from typing import Final

from sixgun.classic.events.leader import Leader
from sixgun.classic.modes.two_players import RIGHT_FIRST
from sixgun.classic.play.offers import Ask as FigureAsk
from sixgun.classic.rules.options import CHARACTER_CHOICE_OF_TWO
from sixgun.classic.rules.tables import ABILITY, CARD, CAST, CHARACTERS, PRINTED, RANKS
from sixgun.classic.series.series import Series, table_of
from sixgun.classic.setup import Setup, set_up
from sixgun.classic.table.player import NO_CHARACTER, PASSIVE, SHOWN, Player
from sixgun.classic.table.roles import NO_ROLE, ROLE_NAMES, SHERIFF
from sixgun.classic.table.state import CASTING, PLAY, START, State
from sixgun.kernel.ask import Ask
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.game import Game
from sixgun.kernel.option import Option
from sixgun.locale.sentences import Sentences
from sixgun.rulings.classic.cards import allot
from sixgun.rulings.classic.extension import SetWords, words_of_sets
from sixgun.rulings.classic.series import SERIES, begin_series, set_star
from sixgun.rulings.classic.story import card_in, describe_table, say_entries, say_option
from sixgun.rulings.classic.words import BASE, held_key
from sixgun.rulings.format import BadRuling, check_keys, did_you_mean, text_in
from sixgun.rulings.words import GameWords, Stage, plain

TABLE_KEYS: Final = ("players", "sets", "options", "turn", "start", "deck", "discard", "rest", "seats")
SEAT_KEYS: Final = ("name", "role", "character", "life", "hand", "play", "dead", "choice", "reserve")
FIGURED: Final = (2, 4)  # players, and the seats of their figures [CL-2P-3]
RESTS: Final = ("deck", "discard", "out")
ROLE_ORDER: Final = ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw", "deputy", "renegade")
SUITS: Final = "HDCS"


class ClassicWords(GameWords):
    """The classic game's side of its rulings, with the words of some sets."""

    def __init__(self, words: SetWords) -> None:
        super().__init__()
        self.words = words
        self.of_seats = words.of_seats
        self.of_table = words.of_table
        corners = (rank + suit for rank in RANKS for suit in SUITS)
        self.vocabulary = frozenset((*words.verbs, *words.names, *CARD, *CAST, *ROLE_NAMES, *ABILITY, *corners))

    def at(self, table: dict[str, object]) -> GameWords:
        """With the words of the sets of that table."""
        return with_sets(self.setup(table).sets)

    def build(self, table: dict[str, object], seed: str) -> tuple[Game, list[str]]:
        """A set-up table, then everything put where the ruling says."""
        check_keys(table, (*TABLE_KEYS, *self.words.table), "the table")
        seats = seats_of(table)
        if table.get("players", len(seats)) != len(seats) and (table["players"], len(seats)) != FIGURED:
            raise BadRuling(
                "players: only two have more seats than players, four of them: A's left, B's right, B's left, A's right"
            )
        for number, seat in enumerate(seats, 1):
            check_keys(seat, (*SEAT_KEYS, *self.words.seat), f"seat {number}")
        game = set_up(self.setup(table), seed)
        g = table_of(game)
        if isinstance(game, Series):
            begin_series(g, table)
        names = [text_in(seat, "name", "a seat") for seat in seats]
        cards = sorted(g.deck + [card for p in g.players for card in p.hand])
        seat_players(g, seats, names)
        if isinstance(game, Series):
            set_star(g)
        zones = allot(zones_of(table, seats, names), cards)
        if seed:
            g.chance.shuffle(cards)
        deal(g, text_in(table, "rest", "the table", "deck"), zones, cards)
        seat_leader(g)
        self.lay_sets(g, table, seats, names)
        take_turn(g, table, names)
        g.recount_all()
        return game, names

    def lay_sets(self, g: State, table: dict[str, object], seats: list[dict[str, object]], names: list[str]) -> None:
        """What the words of the sets say."""
        for word, lay_table in self.words.table.items():
            if word in table:
                lay_table(g, table[word], names)
        for word, lay_seat in self.words.seat.items():
            for number, seat in enumerate(seats):
                if word in seat:
                    lay_seat(g, seat[word], number)

    def setup(self, table: dict[str, object]) -> Setup:
        """Players, sets and options."""
        asked = {"sets": table.get("sets", ["base"]), "options": table.get("options", {})}
        try:
            return Setup.from_dict({"players": table.get("players", len(seats_of(table))), **asked})
        except BadSetup as error:
            raise BadRuling(str(error)) from None

    def person(self, stage: Stage, seat: int) -> int:
        """With two players each has two figures. [CL-2P-1]"""
        return table_of(stage.session.game).players[seat].person

    def is_about(self, stage: Stage, ask: Ask, seat: int) -> bool:
        """A question of the game is about one figure."""
        return not isinstance(ask, FigureAsk) or ask.figure == seat

    def check_word(self, word: str, names: list[str]) -> None:
        """Cards, characters, roles, verbs, dollars."""
        if not word.isdigit() and plain(word) not in self.vocabulary:
            known = sorted(self.vocabulary)
            raise BadRuling(f"{word!r} names nothing in the classic game{did_you_mean(word, known)}")

    def check_reason(self, reason: str) -> None:
        """Only reasons there are."""
        known = self.words.reasons
        if reason not in known:
            raise BadRuling(f"there is no reason {reason!r}{did_you_mean(reason, known)}; there are {', '.join(known)}")

    def check_log(self, what: str) -> None:
        """Only entries there are."""
        known = self.words.log
        if what not in known:
            raise BadRuling(f"the log has no entry {what!r}{did_you_mean(what, known)}; it has {', '.join(known)}")

    def describe(self, table: dict[str, object], language: str) -> list[str]:
        """The table in words."""
        game, names = self.build(table, "")
        return describe_table(table, game, names, language, self.words)

    def say_option(self, stage: Stage, seat: int, option: Option, language: str) -> str:
        """An answer as a sentence."""
        return say_option(stage, seat, option, language)

    def meaning(self, stage: Stage, seat: int, verb: str, word: str) -> dict[str, object]:
        """What is used is always an ability, of a character or of a card in play."""
        return {"ability": word} if verb == "use" else super().meaning(stage, seat, verb, word)

    def name(self, stage: Stage, word: str, said: Sentences) -> str:
        """A card by key, name or corner; a character, a role."""
        return card_in(plain(word), said)

    def say_entries(self, stage: Stage, since: int, language: str) -> list[str]:
        """What everybody could see happen."""
        return say_entries(stage, since, language)

    def card_key(self, stage: Stage, seat: int, word: str) -> str:
        """A card of that name in the seat's hand, or any of that name."""
        return held_key(stage, seat, plain(word))


@cache
def with_sets(sets: tuple[str, ...]) -> ClassicWords:
    """The words of a table with those sets."""
    return ClassicWords(words_of_sets(sets, BASE + SERIES))


# -- the seats --------------------------------------------------------------------------------------


def seats_of(table: dict[str, object]) -> list[dict[str, object]]:
    """The seats, clockwise."""
    seats = table.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise BadRuling('a table needs its seats, clockwise: seats = [{ name = "A" }, { name = "B" }, …]')
    return seats


def seat_players(g: State, seats: list[dict[str, object]], names: list[str]) -> None:
    """Roles, characters, life; who is dead already."""
    roles = roles_of(g, seats, names)
    choosing = [seat for seat in seats if "choice" in seat]
    if choosing and (len(choosing) < len(seats) or not g.is_on(CHARACTER_CHOICE_OF_TWO)):
        raise BadRuling("choice: every seat needs its two characters, and option character_choice_of_two must be on")
    for p, seat, role, name in zip(g.players, seats, roles, names, strict=True):
        p.role = role
        p.hand, p.in_play = [], []
        p.reserve = characters_of(seat, "choice" if choosing else "reserve", name)
        p.becomes(CHARACTERS[character_of(seat, name)] if "character" in seat else NO_CHARACTER)
        set_life(p, seat, name)
    if g.figured:
        seat_figures(g)
        return
    for p in g.players:
        p.marks = SHOWN if p.role == SHERIFF or not p.alive or g.mode.public_roles else 0
    g.count_living()
    if choosing:
        g.phase = CASTING


def seat_figures(g: State) -> None:
    """Of two living figures of a person the left one is passive, unless the right one says so. [CL-2P-1]"""
    for right, left in RIGHT_FIRST:
        both = g.players[right].alive and g.players[left].alive
        g.players[right].marks = 0
        g.players[left].marks = PASSIVE if both else 0
    g.phase = START
    g.count_living()


def seat_leader(g: State) -> None:
    """The leader is whoever has the role that begins. [HN-EV-4]"""
    for part in g.parts:
        if isinstance(part, Leader):
            part.seat = next((p.seat for p in g.players if p.role == g.mode.starter), part.seat)


def roles_of(g: State, seats: list[dict[str, object]], names: list[str]) -> list[int]:
    """As told; whoever has none gets one of those left, in the order of ROLE_ORDER."""
    if g.figured:
        return [NO_ROLE] * len(seats)
    left = [ROLE_NAMES[role] for role in g.mode.roles_for(len(seats))]
    told = [text_in(seat, "role", "a seat", "") for seat in seats]
    for role, name in zip(told, names, strict=True):
        if role and role not in ROLE_NAMES:
            raise BadRuling(f"seat {name}: there is no role {role!r}{did_you_mean(role, ROLE_NAMES)}")
        if role and role not in left:
            raise BadRuling(f"seat {name}: {len(seats)} players have no further {role}; left are {', '.join(left)}")
        if role:
            left.remove(role)
    rest: list[str] = []
    for role in ROLE_ORDER:
        if rest.count(role) < left.count(role):
            rest.append(role)
    return [ROLE_NAMES.index(role or rest.pop(0)) for role in told]


def character_of(seat: dict[str, object], name: str) -> int:
    """The character of a seat."""
    who = text_in(seat, "character", f"seat {name}")
    if who not in CAST:
        raise BadRuling(f"seat {name}: there is no character {who!r}{did_you_mean(who, CAST)}")
    return CAST[who]


def characters_of(seat: dict[str, object], key: str, name: str) -> list[int]:
    """Characters lying face down before a seat."""
    found = text_in(seat, key, f"seat {name}", "").split()
    for who in found:
        if who not in CAST:
            raise BadRuling(f"seat {name}: there is no character {who!r}{did_you_mean(who, CAST)}")
    return [CAST[who] for who in found]


def set_life(p: Player, seat: dict[str, object], name: str) -> None:
    """Life points as told, else all of them; none for the dead."""
    life = seat.get("life", p.max_life)
    if isinstance(life, bool) or not isinstance(life, int) or not 1 <= life <= p.max_life:
        raise BadRuling(f"seat {name}: life is a number from 1 to {p.max_life}, not {life!r}")
    p.life = life
    dead = seat.get("dead", False)
    if not isinstance(dead, bool) or (dead and seat.keys() & {"life", "hand", "play"}):
        raise BadRuling(f"seat {name}: dead = true, for a seat without life, hand and play")
    if dead:
        p.alive = False
        p.life = 0


# -- the cards --------------------------------------------------------------------------------------


def zones_of(table: dict[str, object], seats: list[dict[str, object]], names: list[str]) -> list[list[str]]:
    """The named cards: deck, discard pile, then hand and play of each seat."""
    zones = [text_in(table, "deck", "the table", ""), text_in(table, "discard", "the table", "")]
    for seat, name in zip(seats, names, strict=True):
        zones += [text_in(seat, "hand", f"seat {name}", ""), text_in(seat, "play", f"seat {name}", "")]
    return [plain(zone).split() for zone in zones]


def deal(g: State, rest: str, zones: list[list[int]], cards: list[int]) -> None:
    """Every named card to its place; the rest (*cards*) where *rest* says."""
    deck, discard, *own = zones
    for p in g.players:
        p.hand, p.in_play = own[2 * p.seat], own[2 * p.seat + 1]
        if g.figured:
            share_hands(g, p)
        faces = [PRINTED[card].face for card in p.in_play]
        for face in faces:
            if not face.stays or faces.count(face) > 1:
                raise BadRuling(f"{face.id} cannot lie in play here: only blue cards, each once")
    if rest not in RESTS:
        raise BadRuling(f"rest: the cards nobody named are in the {', '.join(RESTS)}, not {rest!r}")
    g.deck = (deck + (cards if rest == "deck" else []))[::-1]
    g.discards = (discard + (cards if rest == "discard" else []))[::-1]


def share_hands(g: State, p: Player) -> None:
    """The figures of a person have one hand: what either is told to hold. [CL-2P-1]"""
    for other in g.players[: p.seat]:
        if other.person == p.person:
            p.hand = other.hand = other.hand + p.hand


def take_turn(g: State, table: dict[str, object], names: list[str]) -> None:
    """Whose turn it is: at its start, or in phase 2."""
    told = [key for key in ("turn", "start") if key in table]
    if g.phase == CASTING and not told:
        g.turn = g.players[0].seat if g.figured else next(p.seat for p in g.players if p.role == SHERIFF)
        return
    if len(told) != 1 or g.phase == CASTING:
        raise BadRuling('say turn = "A" (in phase 2) or start = "A" (before Dynamite, Jail and phase 1), one of them')
    name = text_in(table, told[0], "the table")
    if name not in names or not g.players[names.index(name)].alive:
        raise BadRuling(f"{told[0]}: there is no living seat {name!r}; the seats are {', '.join(names)}")
    g.turn = names.index(name)
    g.phase = PLAY if told[0] == "turn" else START


WORDS: Final = with_sets(())
