"""What each game brings to its rulings: how to lay out a table, and the words for what is expected of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from sixgun.games import GAMES, Setup
from sixgun.kernel.ask import Ask
from sixgun.kernel.errors import IllegalAnswer
from sixgun.kernel.game import Game
from sixgun.kernel.option import NONE, SPEAK, Option
from sixgun.kernel.session import Session
from sixgun.locale.sentences import Sentences
from sixgun.rulings.format import BadRuling, did_you_mean

TEN: Final = re.compile(r"\b10(?=[HDCSB]\b)")
SEAT_IN_KEY: Final = re.compile(r"P(\d+)")
LEFT_OUT: Final[tuple[tuple[str, ...], ...]] = ((), ("as",), (">",), ("as", ">"))  # what an answer need not say
FIRST: Final = ((), ("verb",), ("card",), ("card", "verb"))  # ... nor an expectation


class Unmet(Exception):
    """An expectation that is not met: what was expected, what is there."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}, found {found}")
        self.expected = expected
        self.found = found


class Stage:
    """A case being played: the session, and its seats by name."""

    def __init__(self, words: GameWords, game: Game, names: list[str]) -> None:
        self.words = words
        self.names = names
        self.session = Session(game, live=True)

    def seat(self, name: str) -> int:
        """The seat of that name."""
        if name not in self.names:
            raise BadRuling(f"there is no seat {name}; the seats are {', '.join(self.names)}")
        return self.names.index(name)

    def person(self, seat: int) -> int:
        """Who answers for that seat: where a person has several figures, each is a seat of the ruling. [CL-2P-1]"""
        return self.words.person(self, seat)

    def question(self, seat: int) -> Ask | None:
        """What is asked about that seat."""
        ask = self.session.question(self.person(seat))
        return ask if ask is not None and self.words.is_about(self, ask, seat) else None

    def answer(self, seat: int, said: list[str]) -> None:
        """Give the one answer that *said* means."""
        self.session.answer(self.person(seat), self.find(seat, said))

    def take_back(self, seat: int) -> None:
        """Take the seat's last move back."""
        try:
            self.session.take_back(self.person(seat))
        except IllegalAnswer as error:
            raise Unmet(f"{self.names[seat]} may take the last move back", str(error)) from None

    def find(self, seat: int, said: list[str]) -> Option:
        """The one choice of *seat* that is meant; copies of the same card are equal, the first is taken."""
        choices = self.choices(seat)
        for dropped in LEFT_OUT:
            meant = [option for option in choices if self.means(option, said, dropped)]
            if len({self.bare(option) for option in meant}) > 1:
                names = ", ".join(sorted({self.bare(option) for option in meant}))
                raise Unmet(f"one answer of {self.names[seat]} meant by {' '.join(said)!r}", f"several: {names}")
            if meant:
                return meant[0]
        raise Unmet(f"{self.names[seat]} may answer {' '.join(said)!r}", self.legal(seat))

    def choices(self, seat: int) -> list[Option]:
        """Everything *seat* may answer; where the rules mind, also to say something."""
        found = self.session.choices(self.person(seat))
        return [*found, SPEAK] if self.session.minds_speech(self.person(seat)) else found

    def offers(self, seat: int, said: list[str]) -> list[Option]:
        """Every choice of *seat* that *said* could mean; verb, use, target, an ability's card may be left out."""
        drops = [(*first, *way) for first in FIRST for way in LEFT_OUT]
        return [o for o in self.choices(seat) if any(self.means(o, said, dropped) for dropped in drops)]

    def hints(self, seat: int, said: list[str]) -> list[Option]:
        """Every choice of *seat* that has those words in that order, whatever other cards and seats it names."""
        return [option for option in self.choices(seat) if self.says(option, said)]

    def says(self, option: Option, said: list[str]) -> bool:
        """Do they stand in the option so? What a card is used as has to be said, and what follows the verb with it."""
        words = option.key.split()
        if "as" in words and "as" not in said:
            words = words[: words.index("as")] + words[words.index("as") + 2 :]
        if len(said) > 1 and len(words) > 1 and said[0] == words[0]:
            said, words = said[1:], words[1:]
            if said[0] not in self.words.ways(words[0], self):
                return False
        left = iter(words)
        return all(any(told in self.words.ways(word, self) for word in left) for told in said)

    def means(self, option: Option, said: list[str], dropped: tuple[str, ...]) -> bool:
        """Do these words say that option, with those of its parts left out?"""
        words = option.key.split()
        for part in dropped:
            if part == "verb":
                words = words[1:]
            elif part == "card":
                words = words[:2] + [word for word in words[2:3] if ":" not in word] + words[3:]
            elif part in words:
                at = words.index(part)
                words = words[:at] + words[at + 2 :]
        return len(words) == len(said) and all(
            told in self.words.ways(word, self) for word, told in zip(words, said, strict=True)
        )

    def bare(self, option: Option) -> str:
        """An option with card names in place of physical cards: what tells two meanings apart."""
        return " ".join(self.words.bare(word, self) for word in option.key.split())

    def told(self, option: Option) -> str:
        """An option with the names of the seats."""
        return self.words.told(option.key, self)

    def legal(self, seat: int) -> str:
        """Everything *seat* may answer."""
        return ", ".join(self.told(option) for option in self.choices(seat)) or "nothing: it is not asked"

    def open(self) -> str:
        """The open question in words."""
        if self.session.over:
            return f"none: the game is over, {self.session.result}"
        asked = [(seat, self.question(seat)) for seat in range(len(self.names))]
        waited = self.session.asked()
        return "; ".join(
            f"{self.names[seat]} is asked {ask.why}: {self.legal(seat)}"
            for seat, ask in asked
            if ask and self.person(seat) in waited
        )


SeatWord: TypeAlias = Callable[[Stage, int, list[str]], None]
FigureWord: TypeAlias = Callable[[Stage, str, list[str]], None]
TableWord: TypeAlias = Callable[[Stage, list[str]], None]


class GameWords:
    """One game's side of its rulings. Each game fills it in once, as ``WORDS`` of its module here."""

    def __init__(self) -> None:
        self.of_seats: dict[str, SeatWord] = {}
        self.of_table: dict[str, TableWord] = {}
        self.of_figures: dict[str, FigureWord] = {}

    def at(self, table: dict[str, object]) -> GameWords:
        """The words of one table: those of its sets with them."""
        return self

    def build(self, table: dict[str, object], seed: str) -> tuple[Game, list[str]]:
        """Lay out the table; the names of its seats. Whatever is left to chance depends on *seed*."""
        raise NotImplementedError

    def setup(self, table: dict[str, object]) -> Setup:
        """What kind of table it is, as a record tells it."""
        raise NotImplementedError

    def check_word(self, word: str, names: list[str]) -> None:
        """Refuse a word that names nothing in this game: a misspelt expectation must not pass."""
        raise NotImplementedError

    def is_figure(self, word: str) -> bool:
        """Is it the name of something on the table, other than a seat, that expectations may begin with?"""
        return False

    def person(self, stage: Stage, seat: int) -> int:
        """Who answers for a seat of the ruling."""
        return seat

    def is_about(self, stage: Stage, ask: Ask, seat: int) -> bool:
        """Is the question about that seat, not about another of the same person?"""
        return True

    def target(self, stage: Stage, word: str) -> int:
        """The number of the target *word* means."""
        return stage.seat(word)

    def check_reason(self, reason: str) -> None:
        """Refuse a reason this game never gives."""
        raise NotImplementedError

    def check_log(self, what: str) -> None:
        """Refuse the name of an entry this game's log never has."""
        raise NotImplementedError

    def card_key(self, stage: Stage, seat: int, word: str) -> str:
        """The key of the card *word* means, seen from *seat*: one of its hand if there is such a one."""
        raise NotImplementedError

    def is_idle(self, ask: Ask) -> bool:
        """Is this the question at which nothing is left unfinished?"""
        return ask.quiescent

    def describe(self, table: dict[str, object], language: str) -> list[str]:
        """The table in words, a line each."""
        raise NotImplementedError

    def say_option(self, stage: Stage, seat: int, option: Option, language: str) -> str:
        """An answer as a sentence."""
        raise NotImplementedError

    def say_entries(self, stage: Stage, since: int, language: str) -> list[str]:
        """What everybody could see happen since that entry of the story, a sentence each."""
        raise NotImplementedError

    def speaker(self, stage: Stage, seat: int, language: str) -> Sentences:
        """Somebody who tells *seat* (NONE: everybody) in that language how things stand now."""
        return Sentences(language, stage.names, seat)

    def name(self, stage: Stage, word: str, said: Sentences) -> str:
        """The name of a card, character, role or place, as the speaker says it."""
        raise NotImplementedError

    def aim(self, stage: Stage, word: str) -> object:
        """The target *word* means, as the meaning of an option has it."""
        return stage.seat(word)

    def meaning(self, stage: Stage, seat: int, verb: str, word: str) -> dict[str, object]:
        """What *word* is in the meaning of an option: a card, or else an ability."""
        try:
            return {"card": self.card_key(stage, seat, word)}
        except BadRuling:
            return {"ability": word}

    def seat_of(self, stage: Stage, figure: str) -> int:
        """The seat whose character or place it is; NONE if it is out of play."""
        return NONE

    def told(self, key: str, stage: Stage) -> str:
        """The key of an option with the names of the seats."""
        return SEAT_IN_KEY.sub(lambda found: stage.names[int(found[1])], key)

    def ways_in_log(self, word: str, stage: Stage) -> list[str]:
        """The ways to say one word of an entry of the log."""
        return self.ways(word, stage)

    def ways(self, word: str, stage: Stage) -> list[str]:
        """The ways to say one word of an option's key: a card by key, name or corner, a seat by its name."""
        seat = SEAT_IN_KEY.fullmatch(word)
        if seat:
            return [stage.names[int(seat[1])]]
        if ":" in word:
            name, corner = word.split(":")
            corner = corner.split("#")[0]
            return [word, name, corner, *tens(word), *tens(corner)]
        return [word]

    def bare(self, word: str, stage: Stage) -> str:
        """One word of an option's key without what tells copies of a card apart."""
        return self.ways(word, stage)[0].split(":")[0]


def check_words(stage: Stage, said: list[str]) -> None:
    """Every word names something: else a misspelt "not offered" would pass."""
    for word in said:
        if word not in stage.names:
            stage.words.check_word(word, stage.names)


def tens(card: str) -> list[str]:
    """``TH`` is also ``10H``."""
    return [re.sub(r"\bT(?=[A-Z]\b)", "10", card)]


def plain(card: str) -> str:
    """A card as keys spell it: ``10H`` is ``TH``."""
    return TEN.sub("T", card)


def words_of(game: str) -> GameWords:
    """The words of that game."""
    if game not in GAMES:
        raise BadRuling(no_game(game))
    words: GameWords = GAMES[game].part("rulings", "WORDS")
    return words


def no_game(game: str) -> str:
    """Why there are no words."""
    return f"there is no game {game!r}{did_you_mean(game, GAMES)}; the games are {', '.join(GAMES)}"


def phrase_in(words: Iterable[str], said: list[str]) -> tuple[str, list[str]]:
    """The longest phrase that *said* begins with, and the rest."""
    known = list(words)
    for length in range(len(said), 0, -1):
        phrase = " ".join(said[:length])
        if phrase in known:
            return phrase, said[length:]
    raise BadRuling(f"no such words{did_you_mean(' '.join(said), known)}; there are: {', '.join(sorted(known))}")


Fits: TypeAlias = Callable[[int, str], bool]  # is that card called so?
Spell: TypeAlias = Callable[[Sequence[int]], str]


def in_discards(cards: Sequence[int], words: Iterable[str], fits: Fits, spell: Spell) -> None:
    """Is a card of each of these words in the discard pile?"""
    for word in words:
        if not any(fits(card, word) for card in cards):
            raise Unmet(f"{word} in the discard pile", spell(cards))


def not_in_discards(cards: Sequence[int], words: Iterable[str], fits: Fits, spell: Spell) -> None:
    """Is none of these words in the discard pile?"""
    for word in words:
        if any(fits(card, word) for card in cards):
            raise Unmet(f"no {word} in the discard pile", spell(cards))
