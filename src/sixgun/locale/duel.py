"""Sentences of The Duel. A place is named by the character who stands there: the story is followed as it is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final

from sixgun.locale.grammar import GRAMMAR, Entry, tidy
from sixgun.locale.sentences import NOBODY, NOMINATIVE, YES_NO, Sentences

SIDES: Final = {"L": "left", "R": "right"}
FELLOW: Final = {"L": "R", "R": "L"}
WORDS: Final = ("common", "reload")  # targets that are no place and no player


class DuelSentences(Sentences):
    """The same for The Duel. It knows who stands where: from ``tell``, or from ``look``."""

    grammar: ClassVar[dict[str, Any]] = GRAMMAR["duel"]
    prefix: ClassVar[str] = grammar["prefix"]

    def __init__(self, language: str, names: Sequence[str], me: int = NOBODY) -> None:
        super().__init__(language, names, me)
        self.begin()

    # -- who stands where -----------------------------------------------------------------------------

    def begin(self) -> None:
        """Nobody is in play yet."""
        self.who: dict[str, str] = {}  # by place, the id of the character
        self.front: dict[int, str] = {}  # by seat, the place with the token
        self.gone: set[str] = set()  # places whose character fell and was not replaced

    def look(self, view: Entry) -> None:
        """Everybody stands where the view says: for a story that does not begin at the beginning."""
        self.begin()
        for player in view["players"]:
            for one in player["characters"]:
                self.who[one["place"]] = one["character"]
                if one["front"]:
                    self.front[player["seat"]] = one["place"]
            if len(player["characters"]) == 1:
                [only] = player["characters"]
                self.gone.add(fellow(only["place"]))

    def follow(self, entry: Entry) -> None:
        """Somebody comes, goes, or changes places."""
        place = str(entry.get("target", ""))
        if entry["what"] == "enter":
            self.who[place] = entry["cause"]
            self.front.setdefault(seat_of(place), place)
            self.gone.discard(place)
        elif entry["what"] == "move":
            self.front[seat_of(place)] = place
        elif entry["what"] == "eliminated":
            self.gone.add(place)

    def tell(self, entries: Iterable[Entry]) -> Iterator[tuple[Entry, str]]:
        """What happened next, each entry as things stood when it happened."""
        for entry in tidy(entries):
            self.follow(entry)
            yield entry, self.entry(entry)

    def line(self, place: str) -> str:
        """Front, back, or sole."""
        if fellow(place) in self.gone and place not in self.gone:
            return "sole"
        return "front" if self.front.get(seat_of(place), place) == place else "back"

    # -- things ---------------------------------------------------------------------------------------

    def card(self, key: str, case: str = NOMINATIVE) -> str:
        """A card by its name: its symbol is said where it matters."""
        return self.call(key.partition(":")[0], case)

    def aim(self, target: Any) -> str:
        """A character, a player, or nothing for what a message has its own words for."""
        name = str(target)
        if not name or name in WORDS:
            return ""
        seat = seat_of(name)
        if name[-1] not in SIDES:
            return self.seat(seat)
        if name not in self.who:
            return self.texts.text("duel-said-empty", side=SIDES[name[-1]], player=self.seat(seat))
        mine = YES_NO[seat == self.me]
        return self.texts.text("duel-said-place", name=self.name(self.who[name]), line=self.line(name), mine=mine)

    def owner(self, target: Any) -> int:
        """The seat of a place or of a player."""
        name = str(target or "")
        return NOBODY if not name or name in WORDS else seat_of(name)

    # -- the words of the grammar ---------------------------------------------------------------------

    def say_kind(self, entry: Entry, key: str) -> str:
        """What kind of target it is."""
        return whom(entry.get(key, ""))

    def say_line(self, entry: Entry, key: str) -> str:
        """Where the character stands."""
        target = entry.get(key, "")
        return self.line(target) if whom(target) == "character" else ""

    def say_symbol(self, entry: Entry, key: str) -> str:
        """The symbol of a card."""
        return symbol_of(entry.get(key, ""))


SENTENCES: Final = DuelSentences


def whom(target: str) -> str:
    """What kind of target it is."""
    if not target or target in WORDS:
        return target or "nobody"
    return "character" if target[-1] in SIDES else "player"


def seat_of(target: str) -> int:
    """The seat of a place or of a player: ``P1L`` and ``P1`` are seat 1."""
    return int(target[1])


def fellow(place: str) -> str:
    """The other place of the same side."""
    return place[:-1] + FELLOW[place[-1]]


def symbol_of(key: str) -> str:
    """The symbol of a card by its key: ``missed:L-S#2`` shows a snake."""
    return key.partition("-")[2][:1]
