"""What a hunt must know of a game: everything there is to be used, tables of any kind, and the signs of use."""

from __future__ import annotations

from collections.abc import Iterable

from sixgun.games import kind_of
from sixgun.kernel.ask import Ask
from sixgun.kernel.chance import Chance
from sixgun.kernel.game import Game
from sixgun.kernel.option import Option
from sixgun.kernel.story import Entry


class Moment:
    """One answer and what came of it: *entries* is empty before it is given."""

    def __init__(self, seat: int, ask: Ask, option: Option) -> None:
        self.seat = seat
        self.ask = ask
        self.option = option
        self.entries: list[Entry] = []

    def tells(self, me: int, *words: str) -> bool:
        """Does the story tell these things of *me*, one after the other, within one turn?"""
        left = list(words)
        for entry in self.entries:
            if left and entry.what == left[0] and entry.seat == me:
                left.pop(0)
            elif entry.what == "turn":
                left = list(words) if left else []
        return not left

    def before(self) -> Iterable[str]:
        """What is used by giving it."""
        raise NotImplementedError

    def after(self) -> Iterable[str]:
        """What was used, seen by what came of it."""
        raise NotImplementedError


class Quarry:
    """One game, to be hunted through."""

    def goals(self) -> list[str]:
        """All that is to be used: cards and characters by id, modes and options by name."""
        raise NotImplementedError

    def any_setup(self, chance: Chance) -> dict[str, object]:
        """A setup of any kind; it may be one that does not go together."""
        raise NotImplementedError

    def settings(self, setup: dict[str, object]) -> Iterable[str]:
        """Which goals a game with that setup reaches by itself."""
        raise NotImplementedError

    def census(self, game: Game) -> list[int]:
        """Every card, wherever it is."""
        raise NotImplementedError

    def factions(self, game: Game) -> tuple[str, ...]:
        """Who belongs together, by seat: everybody is alone where nothing else is said."""
        return tuple([f"seat {seat}" for seat in range(game.seats)])

    def moment(self, game: Game, seat: int, ask: Ask, option: Option) -> Moment:
        """An answer about to be given."""
        raise NotImplementedError


def quarry_of(game: str) -> Quarry:
    """The game to be hunted through."""
    found: Quarry = kind_of(game).part("lab.signs", "QUARRY")
    return found
