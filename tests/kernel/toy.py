"""A toy game for the kernel's own tests: seats count up in turn, may shout at any time, and first vote in secret."""

from __future__ import annotations

from sixgun.kernel.ask import Ask, Rule, Together
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.errors import GameOver
from sixgun.kernel.game import Deal, Game, View
from sixgun.kernel.option import NONE, PASS, Option, Verb
from sixgun.kernel.session import Session


class Say(Verb):
    def describe(self, option: Option) -> str:
        return f"say {option.card}"

    def mean(self, option: Option) -> dict[str, object]:
        return {"verb": "say", "number": option.card}


SAY = Say("say")
SHOUT = Verb("shout").of(NONE, NONE)
DRAW = Verb("draw").of(NONE, NONE)


class Numbers(Ask):
    def __init__(self, game: Toy, seat: int, why: str, most: int, quiescent: bool = False) -> None:
        self.game, self.most = game, most
        super().__init__(seat, why, [], quiescent)
        self.options = self.list_options()

    def list_options(self) -> list[Option]:
        left = [SAY.of(n, NONE) for n in range(self.most) if n not in self.game.said]
        return [PASS, DRAW, *left] if self.quiescent else left

    def about(self) -> dict[str, object]:
        return {"said": self.game.said}


class ToyView(View):
    def __init__(self, viewer: int, said: list[int]) -> None:
        super().__init__(viewer)
        self.said = said

    def to_dict(self) -> dict[str, object]:
        return {"viewer": self.viewer, "said": self.said}


class Toy(Game):
    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.turn, self.said, self.voted, self.drawn, self.shouts = 0, [], False, 0, 0

    @property
    def seats(self) -> int:
        return 3

    def is_out(self, seat: int) -> bool:
        return False

    def copy(self) -> Toy:
        other = Toy(self.chance.copy())
        other.turn, other.said, other.voted = self.turn, self.said[:], self.voted
        other.drawn, other.shouts = self.drawn, self.shouts
        return other

    def rule(self) -> Rule:
        if not self.voted:
            ballot = Together("vote", [Numbers(self, seat, "vote", 3) for seat in range(3)])
            yield ballot
            self.turn = sum(option.card for option in ballot.chosen) % 3
            self.voted = True
        while True:
            choice = yield Numbers(self, self.turn, "count", 6, True)
            if choice is DRAW:
                self.drawn += 1 + self.chance.below(6)
            elif choice is PASS:
                self.turn = (self.turn + 1) % 3
            else:
                sure = yield Numbers(self, self.turn, "sure", 2)
                if sure is not PASS:
                    self.said.append(choice.card)
                self.tell("said", self.turn, amount=choice.card)
            if len(self.said) == 4:
                raise GameOver

    def interjections(self, seat: int, ask: Ask) -> list[Option]:
        return [SHOUT] if self.shouts < 2 and seat == 2 and not ask.several else []

    def interject(self, seat: int, option: Option) -> Rule:
        choice = yield Numbers(self, seat, "shout", 6)
        self.shouts += 1
        self.said.append(choice.card)

    def view(self, viewer: int, known: bool = True) -> View:
        return ToyView(viewer, self.said[:])

    def disclosed(self) -> tuple[int, ...]:
        return (self.chance.position,)

    def deal_anew(self, seat: int, chance: Chance) -> Deal:
        return Deal()

    def lay_out(self, deal: Deal) -> None:
        pass

    def to_bytes(self) -> bytes:
        return repr((self.turn, self.said, self.voted, self.drawn, self.shouts, self.chance.position)).encode()

    def result(self) -> dict[str, object] | None:
        return {"said": self.said}

    def seen(self, entry, viewer: int) -> dict[str, object]:
        return {"what": entry.what, "seat": entry.seat, "amount": entry.amount}


def toy(live: bool = False, voted: bool = True) -> Session:
    """A session at its first question: seat 1 counts, or all vote."""
    game = Toy(Chance(key_of("toy")))
    session = Session(game, live)
    if voted:
        for seat, key in ((2, "say 2"), (0, "say 1"), (1, "say 1")):
            session.answer(seat, key)
    return session
