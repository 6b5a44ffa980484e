"""The verbs of answers: how an option is written as a key, and what it means to a machine."""

from __future__ import annotations

from typing import Final

from sixgun.classic.rules.tables import ABILITIES, CHARACTERS, FACE, KEY, SUITS
from sixgun.kernel.option import NONE, Option, Verb


class CardVerb(Verb):
    """A verb whose options name cards of this game, and a target: ``play missed:2S as bang > P1``."""

    def describe(self, option: Option) -> str:
        """Word, card, what it is used as, target."""
        words = [self.word]
        if option.card != NONE:
            words.append(KEY[option.card])
            if self.face != NONE and FACE[option.card].number != self.face:
                words.append(f"as {ABILITIES[self.face].id}")
        if option.target != NONE:
            words.append(f"> P{option.target}")
        return " ".join(words)

    def mean(self, option: Option) -> dict[str, object]:
        """Verb, card, as, target: what applies."""
        meant: dict[str, object] = {"verb": self.word.split()[0]}
        if option.card != NONE:
            meant["card"] = KEY[option.card]
            if self.face != NONE and FACE[option.card].number != self.face:
                meant["as"] = ABILITIES[self.face].id
        if option.target != NONE:
            meant["target"] = option.target
        return meant


class UseVerb(Verb):
    """A verb whose options name abilities: ``use barrel``."""

    def describe(self, option: Option) -> str:
        """Word and ability."""
        return f"{self.word} {ABILITIES[option.card].id}"

    def mean(self, option: Option) -> dict[str, object]:
        """Verb and ability."""
        return {"verb": self.word, "ability": ABILITIES[option.card].id}


class ActVerb(CardVerb):
    """What an ability does in phase 2: ``use ricochet bang:AS > P2 barrel:QS``. *named*: a card of the target."""

    def describe(self, option: Option) -> str:
        """Ability, card, target, and the card of the target that is meant."""
        words = [self.word, ABILITIES[self.face].id]
        if option.card != NONE:
            words.append(KEY[option.card])
        if option.target != NONE:
            words.append(f"> P{option.target}")
        if option.named != NONE:
            words.append(KEY[option.named])
        return " ".join(words)

    def mean(self, option: Option) -> dict[str, object]:
        """As the client's choices read it."""
        meant: dict[str, object] = {"verb": self.word, "ability": ABILITIES[self.face].id}
        if option.card != NONE:
            meant["card"] = KEY[option.card]
        if option.target != NONE:
            meant["target"] = option.target
        if option.named != NONE:
            meant["target_card"] = KEY[option.named]
        return meant


class PairVerb(ActVerb):
    """The same with two cards of the hand: ``use fc_sniper bang:AS bang:2D > P2``. *named*: the second one."""

    def describe(self, option: Option) -> str:
        """Ability, both cards, target."""
        return f"{self.word} {ABILITIES[self.face].id} {KEY[option.card]} {KEY[option.named]} > P{option.target}"

    def mean(self, option: Option) -> dict[str, object]:
        """The second card beside the first."""
        meant = super().mean(option)
        meant["second_card"] = meant.pop("target_card")
        return meant


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


class CastVerb(Verb):
    """A verb whose options name characters: ``keep willy_the_kid``."""

    def describe(self, option: Option) -> str:
        """Word and character."""
        return f"{self.word} {CHARACTERS[option.card].id}"

    def mean(self, option: Option) -> dict[str, object]:
        """Verb and character, and whose it is."""
        meant: dict[str, object] = {"verb": self.word, "character": CHARACTERS[option.card].id}
        if option.target != NONE:
            meant["target"] = option.target
        return meant


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
DISCARD: Final = CardVerb("discard")
PICK: Final = CardVerb("pick")
TAKE: Final = CardVerb("take")
FROM_HAND: Final = CardVerb("take hand")
GIVE: Final = CardVerb("give")
KEEP: Final = CastVerb("keep")
ENTER: Final = EntranceVerb("enter")
HIRE: Final = CastVerb("hire")
BID: Final = AmountVerb("bid")
BUY: Final = CardVerb("buy")
CHOOSE: Final = SeatVerb("choose")
NAME: Final = SuitVerb("name")
