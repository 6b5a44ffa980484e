"""What a session must be able to do with a game; each game's State fills it in."""

from __future__ import annotations

from sixgun.kernel.ask import Ask, Rule
from sixgun.kernel.chance import Chance
from sixgun.kernel.hints import Callable, Final, TypeAlias, mypyc_attr
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.story import ALL, Entry

Encode: TypeAlias = Callable[[object], bytes]
"""Plain data as JSON: the engine knows no encoder."""
Told: TypeAlias = tuple[str, str, int]
"""All that is in an entry of a story, and whether its card may be seen: what, the cause, and the rest as one number."""
MANY: Final = 1024
DIGITS: Final = [str(number).encode() for number in range(MANY)]


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """The whole of what one seat (NONE: a spectator) may know, built up from nothing."""

    __slots__ = ("viewer", "turn", "turns", "phase", "bangs", "winner")

    turn: int  # whose it is
    turns: int  # how many there have been
    phase: int
    bangs: int  # BANG! cards played in this turn
    winner: int

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer

    def to_dict(self) -> dict[str, object]:
        """Plain data with readable keys, for JSON."""
        raise NotImplementedError

    def own_dict(self) -> dict[str, object]:
        """What the seat sees beyond a spectator: keys to lay over the spectator's view; of ``players``, by seat."""
        raise NotImplementedError

    def is_another_turn(self, last: View) -> bool:
        """Is it another turn than in the *last* view, or has anything of it changed?"""
        return (
            last.turns != self.turns
            or last.turn != self.turn
            or last.phase != self.phase
            or last.bangs != self.bangs
            or last.winner != self.winner
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces:
    """Views of one game as JSON, one after the other, put together from pieces.

    A piece is encoded when it is first needed and kept until what it tells changes. The text is that of ``to_dict``.

    Nobody changes a view, and of the State it shows, lists are copied or replaced, never changed: the last view tells
    what changed.
    """

    __slots__ = ("encode", "told", "last")

    def __init__(self, encode: Encode, told: dict[Told, bytes]) -> None:
        self.encode = encode
        self.told = told  # entries of stories as every spectator of this game reads them: they are much alike
        self.last: View | None = None

    def read(self, view: View) -> list[bytes]:
        """The text of the next view of a spectator, in pieces."""
        assert view.viewer == NONE
        last, self.last = self.last, None  # whatever raises: begin anew
        if last is None:
            self.begin(view)
        else:
            self.follow(last, view)
        self.last = view
        return self.join(view)

    def begin(self, view: View) -> None:
        """All pieces."""
        raise NotImplementedError

    def follow(self, last: View, view: View) -> None:
        """The pieces that have changed since *last*."""
        raise NotImplementedError

    def join(self, view: View) -> list[bytes]:
        """All of them, one after the other."""
        raise NotImplementedError

    def own(self, game: Game, seat: int) -> bytes:
        """The text of what a view of *seat* shows beyond that now: of ``own_dict``."""
        return self.encode(game.view(seat).own_dict())


def digits(number: int) -> bytes:
    """A number as JSON."""
    return DIGITS[number] if 0 <= number < MANY else str(number).encode()


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal:
    """Where every hidden thing is: what ``redeal`` draws anew and a fork of a redealt session lays out again."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Everything a game is, as plain data: the session copies it, runs its rule and never looks inside."""

    __slots__ = ("chance", "story", "hint", "stage")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.story: list[Entry] | None = None  # told only where somebody reads it; copies tell none
        self.hint: list[Option] | None = None  # in a snapshot: the options of its question, worked out already
        self.stage: Option | None = None  # the play or action being resolved

    @property
    def seats(self) -> int:
        """How many seats there are."""
        raise NotImplementedError

    def copy(self) -> Game:
        """An independent copy (without the story)."""
        raise NotImplementedError

    def rule(self) -> Rule:
        """The whole game from here on: it must find all it needs in the State."""
        raise NotImplementedError

    def has_interjections(self) -> bool:
        """May anybody do anything besides answering? False where that is sure: the plain test before all are asked."""
        return True

    def interjections(self, seat: int, ask: Ask) -> list[Option]:
        """What *seat* may do besides answering, while *ask* is open."""
        raise NotImplementedError

    def interject(self, seat: int, option: Option) -> Rule:
        """Carry that out."""
        raise NotImplementedError

    def acting_seat(self) -> int:
        """Whose play is being resolved."""
        raise NotImplementedError

    def is_out(self, seat: int) -> bool:
        """Has *seat* been eliminated?"""
        raise NotImplementedError

    def lives(self) -> int:
        """How many life points everybody has, two bits each (3: three or more), for those who note what happens."""
        return 0

    def in_reach(self, seat: int) -> int:
        """Whom *seat* could attack from where it sits, as bits: for those who note that it did not."""
        return 0

    def minds_speech(self, seat: int) -> bool:
        """Do the rules mind, here and now, that *seat* says something?"""
        return False

    def speech(self, seat: int, ask: Ask) -> Rule:
        """What it comes to, said while *ask* was open."""
        raise NotImplementedError

    def mutes(self, seat: int) -> bool:
        """Do the rules forbid *seat* to say anything?"""
        return False

    def view(self, viewer: int, known: bool = True) -> View:
        """What *viewer* may know; of hidden cards only where *known* is wanted: it takes time to gather."""
        raise NotImplementedError

    def pieces(self, encode: Encode) -> Pieces:
        """What puts a spectator's views into words, one after the other."""
        raise NotImplementedError

    def disclosed(self) -> tuple[int, ...]:
        """Changes whenever a card was drawn or revealed or chance came in: until then a move may be taken back."""
        raise NotImplementedError

    def deal_anew(self, seat: int, chance: Chance, roles: list[int] | None = None) -> Deal:
        """Draw all that *seat* does not know anew, consistently with what it has learnt; *roles* may be given."""
        raise NotImplementedError

    def lay_out(self, deal: Deal) -> None:
        """Put every hidden thing where *deal* says."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """The whole State, by stable keys: equal bytes, equal games."""
        raise NotImplementedError

    def result(self) -> dict[str, object] | None:
        """Who won, once the game is over."""
        raise NotImplementedError

    def standings(self) -> list[dict[str, object]]:
        """Of a series: who stands where so far, best first. A single game has none."""
        return []

    def seen(self, entry: Entry, viewer: int) -> dict[str, object]:
        """One entry of the story as *viewer* may read it."""
        raise NotImplementedError

    def why_not(self, ask: Ask | None, seat: int, card: str, target: int) -> dict[str, object] | None:
        """The reason (id, rule, arguments) why that play is not offered to *seat*; None if it is."""
        raise NotImplementedError

    def tell(
        self,
        what: str,
        seat: int = NONE,
        target: int = NONE,
        card: int = NONE,
        amount: int = 0,
        cause: str = "",
        eyes: int = ALL,
    ) -> None:
        """Add an entry to the story, where one is told."""
        if self.story is not None:
            self.story.append(Entry(what, seat, target, card, amount, cause, eyes))
