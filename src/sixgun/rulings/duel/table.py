"""Rulings of The Duel: laying out its table."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from sixgun.duel.abilities import BLUE, CARD, CAST, CHARACTERS, FACE, FAMILIES, KEY, NOBODY
from sixgun.duel.arrange import arrange
from sixgun.duel.options import MODES, Mode
from sixgun.duel.places import NAMES
from sixgun.duel.setup import Setup, pool_of, set_up
from sixgun.duel.state import CASTING, State
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.game import Game
from sixgun.kernel.option import NONE, Option
from sixgun.locale.sentences import Sentences
from sixgun.rulings.duel.cards import allot, card_names, names_of, words_in
from sixgun.rulings.duel.figures import OF_FIGURES, is_figure, place_named, target_named, ways_to_say
from sixgun.rulings.duel.story import card_in, describe_table, say_entries, say_option, speaker
from sixgun.rulings.duel.words import OF_SEATS, OF_TABLE, check_duel_reason, check_event, held_key
from sixgun.rulings.format import BadRuling, check_keys, did_you_mean, text_in
from sixgun.rulings.words import GameWords, Stage

TABLE_KEYS: Final = ("mode", "options", "turn", "start", "common", "discard", "rest", "reloads", "seats")
SEAT_KEYS: Final = ("name", "front", "back", "front_seat", "reserve", "choice", "hand", "deck")
RESTS: Final = ("decks", "discard", "common", "out")
VERBS: Final = (
    "play", "use", "discard", "pick", "take", "keep", "reload", "draw", "swap", "divert", "move", "front", "pass",
    "hand", ">", "as", "common", "reload",
)  # fmt: skip
ALONE: Final = "none"
FIGURE: Final = re.compile(r"([a-z0-9_]+)(?:\((\d+)\))?")


class DuelWords(GameWords):
    """The Duel's side of its rulings."""

    def __init__(self) -> None:
        super().__init__()
        self.of_seats = OF_SEATS
        self.of_table = OF_TABLE
        self.of_figures = OF_FIGURES

    def build(self, table: dict[str, object], seed: str) -> tuple[Game, list[str]]:
        """Everything where the ruling says; the rest of it by chance."""
        check_keys(table, TABLE_KEYS, "the table")
        seats = seats_of(table)
        names = [text_in(seat, "name", "a seat") for seat in seats]
        setup = self.setup(table)
        try:
            if not any(seat.keys() & {"front", "choice"} for seat in seats):
                return set_up(setup, seed), names
            return lay_table(setup, table, seats, names, seed), names
        except BadSetup as error:
            raise BadRuling(str(error)) from None

    def setup(self, table: dict[str, object]) -> Setup:
        """Mode, players and options."""
        asked = {"mode": table.get("mode"), "options": table.get("options", {})}
        try:
            return Setup.from_dict({"players": len(seats_of(table)), **asked})
        except BadSetup as error:
            raise BadRuling(str(error)) from None

    def check_word(self, word: str, names: list[str]) -> None:
        """Cards, characters, places, sides, verbs."""
        known = vocabulary()
        name, dot, _ = word.partition(".")
        if word not in known and not (dot and name in names and is_figure(word)):
            raise BadRuling(f"{word!r} names nothing in The Duel{did_you_mean(word, sorted(known))}")

    def check_reason(self, reason: str) -> None:
        """Only reasons there are."""
        check_duel_reason(reason)

    def check_log(self, what: str) -> None:
        """Only entries there are."""
        check_event(what)

    def describe(self, table: dict[str, object], language: str) -> list[str]:
        """The table in words."""
        game, names = self.build(table, "")
        return describe_table(table, game, names, language)

    def say_option(self, stage: Stage, seat: int, option: Option, language: str) -> str:
        """An answer as a sentence."""
        return say_option(stage, seat, option, language)

    def speaker(self, stage: Stage, seat: int, language: str) -> Sentences:
        """Who knows who stands where now."""
        return speaker(stage, language, len(stage.session.game.story or []), seat)

    def name(self, stage: Stage, word: str, said: Sentences) -> str:
        """A card by any of its names, a character, a squad; a place by who stands there."""
        return said.aim(NAMES[place_named(stage, word)]) if "." in word else card_in(word, said)

    def aim(self, stage: Stage, word: str) -> object:
        """A character, a place, a player."""
        return NAMES[target_named(stage, word)]

    def seat_of(self, stage: Stage, figure: str) -> int:
        """The seat whose character or place it is."""
        place = place_named(stage, figure)
        return NONE if place == NONE else place >> 1

    def say_entries(self, stage: Stage, since: int, language: str) -> list[str]:
        """What everybody could see happen."""
        return say_entries(stage, since, language)

    def card_key(self, stage: Stage, seat: int, word: str) -> str:
        """A card of that name of the seat's own, or any of that name."""
        return held_key(stage, seat, word)

    def is_figure(self, word: str) -> bool:
        """A character or a place."""
        return is_figure(word)

    def target(self, stage: Stage, word: str) -> int:
        """A character, a place, a player."""
        return target_named(stage, word)

    def told(self, key: str, stage: Stage) -> str:
        """The key of an option with the characters at its places."""
        return " ".join(ways_to_say(word, stage)[:2][-1] if word in NAMES else word for word in key.split())

    def ways(self, word: str, stage: Stage) -> list[str]:
        """A card by any of its names, a target as a character, a place or a seat."""
        if word in NAMES:
            return ways_to_say(word, stage)
        return list(names_of(CARD[word])) if word in CARD else [word]

    def ways_in_log(self, word: str, stage: Stage) -> list[str]:
        """The same, but nobody knows any more who stood there at the time."""
        return ways_to_say(word, stage, False) if word in NAMES else self.ways(word, stage)


@cache
def vocabulary() -> frozenset[str]:
    """Every word that names something."""
    squads = {squad.id for mode in MODES.values() for squad in mode.squads}
    causes = ("limit", "phase", "miss", "pay", "turn", "eliminated", "replaced")
    return frozenset((*VERBS, *FAMILIES, *CAST, *squads, *card_names(), *causes))


# -- reading the table ------------------------------------------------------------------------------


def seats_of(table: dict[str, object]) -> list[dict[str, object]]:
    """The seats in the order of the turns."""
    seats = table.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise BadRuling('a table needs its seats, the lawmen first: seats = [{ name = "A" }, { name = "B" }]')
    for number, seat in enumerate(seats, 1):
        check_keys(seat, SEAT_KEYS, f"seat {number}")
    return seats


def lay_table(
    setup: Setup, table: dict[str, object], seats: list[dict[str, object]], names: list[str], seed: str
) -> State:
    """A table with everything where the ruling says."""
    sides = [side_of(seat, name) for seat, name in zip(seats, names, strict=True)]
    check_squads(setup.mode, sides, names)
    piles, rest = deal(setup, table, seats, sides, seed)
    phase, turn = turn_of(table, names, any("choice" in seat for seat in seats))
    g = arrange(setup, sides, turn, seed or "ruling", piles[1], piles[0], phase or "play")
    if rest != "decks":
        for seat, side in enumerate(sides):
            cards = side["deck"]
            assert isinstance(cards, list)
            g.decks[seat] = [CARD[card] for card in cards[::-1]]
    if not phase:
        choose_fronts(g)
    reloads = table.get("reloads", g.reloads)
    if not isinstance(reloads, bool) or (g.reloads and not reloads):
        raise BadRuling("reloads = true: somebody has been reduced to one character before")
    g.reloads = reloads
    return g


def side_of(seat: dict[str, object], name: str) -> dict[str, object]:
    """One side as ``arrange`` wants it, but for its cards."""
    where = f"seat {name}"
    if "choice" in seat:
        chosen = text_in(seat, "choice", where).split()
        if len(chosen) != 2 or seat.keys() & {"front", "back", "hand"}:
            raise BadRuling(f'{where}: choice = "jango bill_tightman", two characters, without front, back and hand')
        front, back = chosen
    else:
        front, back = text_in(seat, "front", where), text_in(seat, "back", where)
    side: dict[str, object] = {"front": figure_of(front, where)}
    side["back"] = None if back == ALONE else figure_of(back, where)
    side["front_side"] = text_in(seat, "front_seat", where, "left")
    if side["front_side"] not in ("left", "right"):
        raise BadRuling(f'{where}: front_seat = "left" or "right"')
    if "reserve" in seat or back == ALONE:
        reserve = text_in(seat, "reserve", where, ALONE)
        side["reserve"] = [] if reserve == ALONE else reserve.split()
        if back == ALONE and side["reserve"]:
            raise BadRuling(f"{where}: who is alone has nobody in reserve")
    return side


def figure_of(told: str, where: str) -> dict[str, object]:
    """``jango(1) hat barrel``: a character, its life points, its equipment."""
    words = told.split() or [""]
    figure = FIGURE.fullmatch(words[0])
    if figure is None or figure[1] not in CAST:
        raise BadRuling(f"{where}: there is no character {words[0]!r}{did_you_mean(words[0], CAST)}")
    who = CHARACTERS[CAST[figure[1]]]
    life = int(figure[2]) if figure[2] else who.life
    gear = words_in(" ".join(words[1:]))
    faces = [word.split(":")[0] for word in gear]
    for face in faces:
        if face not in STAYING or faces.count(face) > 1:
            raise BadRuling(f"{where}: {face} cannot lie beside a character: only equipment, each name once")
    return {"character": who.id, "life": life, "gear": gear}


STAYING: Final = frozenset(face.id for face in FACE if face.frame >= BLUE)


def check_squads(mode: Mode, sides: list[dict[str, object]], names: list[str]) -> None:
    """Every character belongs to the squad of its seat."""
    for squad, side, name in zip(mode.squads, sides, names, strict=True):
        own = [CHARACTERS[c].id for c in pool_of(squad)]
        told = [figure["character"] for figure in (side["front"], side["back"]) if isinstance(figure, dict)]
        reserve = side.get("reserve", [])
        assert isinstance(reserve, list)
        for who in [*told, *reserve]:
            if who not in own:
                raise BadRuling(f"seat {name} leads the {squad.id}: there is no {who!r}{did_you_mean(str(who), own)}")


# -- the cards --------------------------------------------------------------------------------------


def deal(
    setup: Setup, table: dict[str, object], seats: list[dict[str, object]], sides: list[dict[str, object]], seed: str
) -> tuple[tuple[list[str], list[str]], str]:
    """Fill the cards of every side in, by key; the common deck and the discard pile; where the rest is."""
    mode = setup.mode
    everybody = tuple(family for squad in mode.squads for family in squad.families)
    zones = [words_in(text_in(table, key, "the table", "")) for key in ("common", "discard")]
    families = [everybody, everybody]
    for seat, side, squad in zip(seats, sides, mode.squads, strict=True):
        told = [words_in(text_in(seat, key, "a seat", "")) for key in ("hand", "deck")]
        for figure in (side["front"], side["back"]):
            gear = figure["gear"] if isinstance(figure, dict) else []
            told.append(gear)
        zones += told
        families += [squad.families] * len(told)
    cards = [card for card in range(len(FACE)) if KEY[card].split(":")[1].split("-")[0] in everybody]
    if seed:
        Chance(key_of(seed)).shuffle(cards)
    keys = allot(zones, families, cards)
    for number, side in enumerate(sides):
        side["hand"], side["deck"] = keys[2 + 4 * number : 4 + 4 * number]
        for figure, gear in zip((side["front"], side["back"]), keys[4 + 4 * number : 6 + 4 * number], strict=True):
            if isinstance(figure, dict):
                figure["gear"] = gear
    rest = text_in(table, "rest", "the table", "decks")
    if rest not in RESTS:
        raise BadRuling(f"rest: the cards nobody named are in the {', '.join(RESTS)}, not {rest!r}")
    left = [KEY[card] for card in cards]
    return (keys[0] + left * (rest == "common"), keys[1] + left * (rest == "discard")), rest


# -- whose turn -------------------------------------------------------------------------------------


def turn_of(table: dict[str, object], names: list[str], choosing: bool) -> tuple[str, int]:
    """The phase and the seat; no phase while the fronts are being chosen."""
    told = [key for key in ("turn", "start") if key in table]
    if choosing and not told:
        return "", 0
    if len(told) != 1 or choosing:
        raise BadRuling('say turn = "A" (in phase 2) or start = "A" (before the cards that act then), one of them')
    name = text_in(table, told[0], "the table")
    if name not in names:
        raise BadRuling(f"{told[0]}: there is no seat {name!r}; the seats are {', '.join(names)}")
    return ("play" if told[0] == "turn" else "start"), names.index(name)


def choose_fronts(g: State) -> None:
    """Back to the moment when everybody looks at the top two of the reserve."""
    for seat in range(g.seats):
        pair = [CHARACTERS.index(g.who[seat * 2 + side]) for side in (1, 0)]
        g.reserves[seat] = g.reserves[seat] + pair
    g.who = [NOBODY] * len(g.who)
    g.life = [0] * len(g.life)
    g.front = [seat * 2 for seat in range(g.seats)]
    g.turns = 0
    g.phase = CASTING
    g.reloads = False


WORDS: Final = DuelWords()
