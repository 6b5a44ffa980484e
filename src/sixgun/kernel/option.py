"""Answers: an option is made once per meaning and shared by every game, so it is compared with ``is``."""

from __future__ import annotations

from sixgun.kernel.hints import Final, i64, mypyc_attr

NONE: Final = -1
SLOTS: Final = 12  # room for a target: seats or places 0-10, or nobody
SEATS: Final = 8  # the options of a card at all of these are made at once: side by side they are sooner found
MIXED: Final = 65537  # more than there are cards and targets, and no power of two: dictionaries look at the low bits
NO_TARGET: Final[list[int]] = [NONE]  # the card is played at nobody in particular


@mypyc_attr(acyclic=True)
class Option:
    """A complete answer: the verb, the card it is done with, the target it is done to, and what is named besides."""

    __slots__ = ("verb", "card", "target", "named", "_key")

    def __init__(self, verb: Verb, card: int, target: int, named: int = NONE) -> None:
        self.verb = verb
        self.card = card
        self.target = target
        self.named = named  # a card of the target, a suit, a number: the verb knows which
        self._key = ""

    @property
    def key(self) -> str:
        """Stable and readable: ``play bang:AS > P3``. Worked out when somebody first looks."""
        if not self._key:
            self._key = self.verb.describe(self)
        return self._key

    @property
    def meaning(self) -> dict[str, object]:
        """The same for a machine: verb, card, as, target, … only what applies."""
        return self.verb.mean(self)

    def __repr__(self) -> str:
        return f"<Option {self.key}>"


NONE_MADE: Final[list[Option | None]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One kind of answer; it keeps every option it ever made. *face*: the number of the rule it is used as."""

    acts: bool = False  # it is what an ability does, not the playing of a card
    may_do_nothing: bool = False  # the playing of a card that can come to nothing: who is asked is warned

    def __init__(self, word: str, face: int = NONE) -> None:
        self.word = word
        self.face = face
        self._made = NONE_MADE  # those of each card side by side: nobody's, then by target
        self._bare = NONE_MADE  # nobody's once more, of one card after the other: asked for most, and close together
        self._first: i64 = 0  # the card of the first of them; the others follow by number
        self._naming: dict[int, Option] = {}  # what names something besides, by card, target and it
        self._alike: dict[int, list[Option]] = {}  # those of no card that name the same, by target
        self._plain: Option | None = None  # the one that names nothing at all

    def of(self, card: int, target: int) -> Option:
        """The option of that meaning; the same object every time."""
        bare = self._bare
        number: i64 = card
        at = number - self._first
        there: i64 = len(bare)
        if 0 <= at < there:
            option = bare[at] if target == NONE else self._made[at * SLOTS + 1 + target]
            if option is not None:
                return option
        return self._make(card, target)

    def _make(self, card: int, target: int) -> Option:
        first = self._place_of(card)
        made = self._made
        if 0 <= target < SEATS and made[first + target] is None:
            for seat in range(SEATS):
                made[first + seat] = made[first + seat] or Option(self, card, seat)
        option = made[first + target] or Option(self, card, target)
        made[first + target] = option
        if target == NONE:
            self._bare[first // SLOTS] = option
        return option

    def _place_of(self, card: int) -> i64:
        """Where the options of that card lie at targets 0, 1, …; room is made for them."""
        number: i64 = card
        made = self._made
        if not made:
            self._first = number
        before = max(0, self._first - number)
        behind = max(0, number + 1 - self._first - len(made) // SLOTS)
        if before or behind:
            self._made = [None] * (before * SLOTS) + made + [None] * (behind * SLOTS)
            self._bare = [None] * before + self._bare + [None] * behind
            self._first -= before
        return (number - self._first) * SLOTS + 1

    def plain(self) -> Option:
        """``self.of(NONE, NONE)``: for what is asked for at every decision."""
        option = self._plain
        if option is None:
            option = self._plain = self.of(NONE, NONE)
        return option

    def naming(self, card: int, target: int, named: int) -> Option:
        """An option that names something besides card and target; interned as well."""
        a: i64 = card
        t: i64 = target
        b: i64 = named
        meant = ((a + 1) * SLOTS + t + 1) * MIXED + b + 1
        option = self._naming.get(meant)
        if option is None:
            option = self._naming[meant] = Option(self, card, target, named)
        return option

    def add_naming(self, found: list[Option], targets: list[int], named: int) -> None:
        """``found += [self.naming(NONE, target, named) for target in targets]``, all of them seats."""
        alike = self._alike.get(named)
        if alike is None:
            alike = self._alike[named] = [self.naming(NONE, seat, named) for seat in range(SEATS)]
        for target in targets:
            found.append(alike[target])

    def add_each(self, found: list[Option], card: int, targets: list[int]) -> None:
        """``found += [self.of(card, target) for target in targets]``, the hottest line there is."""
        number: i64 = card
        at = (number - self._first) * SLOTS + 1
        made = self._made
        there: i64 = len(made)
        if not 0 <= at < there:
            at = self._place_of(card)
            made = self._made
        for target in targets:
            found.append(made[at + target] or self._make(card, target))

    def each(self, cards: list[int]) -> list[Option]:
        """``[self.of(card, NONE) for card in cards]``, as often asked."""
        bare, first = self._bare, self._first
        there: i64 = len(bare)
        found: list[Option] = []
        for card in cards:
            number: i64 = card
            at = number - first
            option = bare[at] if 0 <= at < there else None
            if option is None:
                option = self._make(card, NONE)
                bare, first = self._bare, self._first
                there = len(bare)
            found.append(option)
        return found

    def describe(self, option: Option) -> str:
        """The key of an option of this verb."""
        return self.word

    def mean(self, option: Option) -> dict[str, object]:
        """The structured meaning of an option of this verb."""
        return {"verb": self.word}

    def tell_all(self, option: Option) -> dict[str, object]:
        """What everybody knows while it is being carried out."""
        return {}


PASS: Final = Verb("pass").of(NONE, NONE)
SPEAK: Final = Verb("speak").of(NONE, NONE)  # somebody said something, and the rules mind
