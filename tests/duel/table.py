"""Set a table of The Duel and speak in answers: ``t.says(0, "play colt > P1L")``."""

from __future__ import annotations

import re

from sixgun.duel.abilities import CARD, FACE, KEY
from sixgun.duel.arrange import arrange
from sixgun.duel.places import place_of
from sixgun.duel.setup import Setup
from sixgun.kernel.session import Session


def short(key: str) -> str:
    """An option's key without decks and symbols: ``play colt:O-D#2 > P0L`` is ``play colt > P0L``."""
    return re.sub(r":\S+", "", key)


class Table:
    """A table laid by hand. The front characters are on the left, seat 0 begins unless said otherwise."""

    def __init__(self, *sides: dict, mode: str = "duel", turn: int = 0, start: bool = False, **more) -> None:
        phase = "start" if start else "play"
        self.session = Session(arrange(Setup(mode), list(sides), turn=turn, phase=phase, **more), True)

    @property
    def game(self):
        return self.session.game

    def options(self, seat: int) -> list[str]:
        """What the seat may answer, shortened."""
        return [short(option.key) for option in self.session.choices(seat)]

    def may(self, seat: int, text: str) -> bool:
        return text in self.options(seat)

    def says(self, seat: int, *texts: str) -> Table:
        """Answers of one seat, each by its key or its short form (the first that fits)."""
        for text in texts:
            for option in self.session.choices(seat):
                if text in (option.key, short(option.key)):
                    self.session.answer(seat, option)
                    break
            else:
                asked = self.session.asked()
                raise AssertionError(f"seat {seat} may say {self.options(seat)} (asked: {asked}), not {text!r}")
        return self

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked, and why."""
        ask = self.session.ask
        return None if ask is None else (ask.seat, ask.why)

    def life(self, name: str) -> int:
        return self.game.life[place_of(name)]

    def who(self, name: str) -> str:
        return self.game.who[place_of(name)].id

    def front(self, seat: int) -> str:
        return self.game.who[self.game.front[seat]].id

    def hand(self, seat: int) -> list[str]:
        return [KEY[card].split(":")[0] for card in self.game.hands[seat]]

    def gear(self, name: str) -> list[str]:
        return [face.id for face in [FACE[card] for card in self.game.gear[place_of(name)]]]

    def discards(self) -> list[str]:
        """The discard pile, top first."""
        return [KEY[card].split(":")[0] for card in reversed(self.game.discards)]

    def why_not(self, seat: int, card: str, target: str | None = None) -> str | None:
        """The reason id."""
        key = card if card in CARD else next((k for k in self.keys(seat) if k.split(":")[0] == card), card)
        reason = self.session.why_not(seat, key, -1 if target is None else place_of(target))
        return None if reason is None else str(reason["id"])

    def keys(self, seat: int) -> list[str]:
        g = self.game
        return [KEY[c] for c in g.hands[seat] + g.gear[seat * 2] + g.gear[seat * 2 + 1]]

    def idle(self, seat: int = 0) -> None:
        """Nothing is left to resolve: the turn player may act."""
        assert self.asked == (seat, "play"), f"{self.asked}: {self.options(self.session.ask.seat)}"


def char(character: str, life: int | None = None, gear: list[str] | None = None, since: int = 0) -> dict:
    found: dict = {"character": character, "gear": gear or [], "since": since}
    if life is not None:
        found["life"] = life
    return found


def side(front: str | dict, back: str | dict | None, hand: str = "", deck: str = "", **more) -> dict:
    """One side; cards by id, separated by spaces."""
    return {"front": front, "back": back, "hand": hand.split(), "deck": deck.split()} | more
