"""The verbs of answers that only this game has: how an option is written as a key, and what it means to a machine."""

from __future__ import annotations

from sixgun.classic.rules.tables import KEY, LEXICON, SUITS
from sixgun.kernel.hints import Final
from sixgun.kernel.option import Option, Verb
from sixgun.kernel.verbs import ActVerb, CardVerb, CastVerb


class UseVerb(Verb):
    """A verb whose options name abilities: ``use barrel``."""

    def describe(self, option: Option) -> str:
        """Word and ability."""
        return f"{self.word} {LEXICON.rules[option.card]}"

    def mean(self, option: Option) -> dict[str, object]:
        """Verb and ability."""
        return {"verb": self.word, "ability": LEXICON.rules[option.card]}


class PairVerb(ActVerb):
    """An ability used with two cards of the hand: ``use fc_sniper bang:AS bang:2D > P2``. *named*: the second."""

    names_target_card = False

    def describe(self, option: Option) -> str:
        """Ability, both cards, target."""
        return f"{self.word} {self.used_as} {KEY[option.card]} {KEY[option.named]} > P{option.target}"

    def mean(self, option: Option) -> dict[str, object]:
        """The second card beside the first."""
        meant = super().mean(option)
        meant["second_card"] = meant.pop("target_card")
        return meant


class AsVerb(ActVerb):
    """What is used as one of several cards: ``use baggage_car as panic > P2``. *named*: the number of that rule."""

    names_target_card = False

    def describe(self, option: Option) -> str:
        """Ability, as what, target."""
        return f"{self.word} {self.used_as} as {LEXICON.rules[option.named]} > P{option.target}"

    def mean(self, option: Option) -> dict[str, object]:
        """As what, beside the ability."""
        meant: dict[str, object] = {"verb": self.word, "ability": self.used_as}
        return meant | {"as": LEXICON.rules[option.named], "target": option.target}


class SuitVerb(Verb):
    """A verb whose options name suits: ``name H``. *named*: the place of the suit in SUITS."""

    def describe(self, option: Option) -> str:
        """Word and suit."""
        return f"{self.word} {SUITS[option.named]}"

    def mean(self, option: Option) -> dict[str, object]:
        """Verb and suit."""
        return {"verb": self.word, "suit": SUITS[option.named]}


class AmountVerb(Verb):
    """A verb whose options name dollars, in hundreds: ``bid 300``."""

    def describe(self, option: Option) -> str:
        """Word and dollars."""
        return f"{self.word} {option.named * 100}"

    def mean(self, option: Option) -> dict[str, object]:
        """Verb and dollars."""
        return {"verb": self.word, "amount": option.named * 100}


class EntranceVerb(CastVerb):
    """A verb whose options name a character and a seat: ``enter willy_the_kid > P3``."""

    def describe(self, option: Option) -> str:
        """Word, character, seat."""
        return f"{super().describe(option)} > P{option.target}"


class SeatVerb(Verb):
    """A verb whose options name seats: ``choose P2``."""

    def describe(self, option: Option) -> str:
        """Word and seat."""
        return f"{self.word} P{option.target}"

    def mean(self, option: Option) -> dict[str, object]:
        """Verb and target."""
        return {"verb": self.word, "target": option.target}


USE: Final = UseVerb("use")  # the "card" of its options is the number of the ability
DISCARD: Final = LEXICON.discard
PICK: Final = LEXICON.pick
TAKE: Final = LEXICON.take
FROM_HAND: Final = CardVerb(LEXICON, "take hand")
GIVE: Final = CardVerb(LEXICON, "give")
KEEP: Final = CastVerb(LEXICON, "keep")
ENTER: Final = EntranceVerb(LEXICON, "enter")
HIRE: Final = CastVerb(LEXICON, "hire")
BID: Final = AmountVerb("bid")
BUY: Final = CardVerb(LEXICON, "buy")
CHOOSE: Final = SeatVerb("choose")
NAME: Final = SuitVerb("name")
