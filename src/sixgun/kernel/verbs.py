"""The verbs of answers that every game has: how an option over cards, rules, characters, seats is written and meant."""

from __future__ import annotations

from sixgun.kernel.option import NONE, Option, Verb


class Lexicon:
    """How a game names its things: filled when they are registered."""

    def __init__(self) -> None:
        self.keys: list[str] = []  # by card number
        self.printed: list[str] = []  # by card number: the id of the rule printed on it
        self.rules: list[str] = []  # by the number of the rule: its id
        self.cast: list[str] = []  # by place: the id of a character
        # the verbs every game has
        self.discard = CardVerb(self, "discard")
        self.pick = CardVerb(self, "pick")
        self.take = CardVerb(self, "take")

    def name(self, target: int) -> str:
        """A target in a key."""
        return f"P{target}"

    def mean(self, target: int) -> object:
        """A target for a machine."""
        return target


class CardVerb(Verb):
    """Its options name a card and a target: ``play missed:2S as bang > P1``. *used_as*: the id of a rule."""

    def __init__(self, lexicon: Lexicon, word: str, face: int = NONE, used_as: str = "") -> None:
        super().__init__(word, face)
        self.lexicon = lexicon
        self.used_as = used_as

    def is_disguised(self, card: int) -> bool:
        """Is the card used as something it is not?"""
        return self.used_as != "" and self.lexicon.printed[card] != self.used_as

    def describe(self, option: Option) -> str:
        """Word, card, what it is used as, target."""
        words = [self.word]
        if option.card != NONE:
            words.append(self.lexicon.keys[option.card])
            if self.is_disguised(option.card):
                words.append(f"as {self.used_as}")
        if option.target != NONE:
            words.append(f"> {self.lexicon.name(option.target)}")
        return " ".join(words)

    def mean(self, option: Option) -> dict[str, object]:
        """Verb, card, as, target: what applies."""
        meant: dict[str, object] = {"verb": self.word.split()[0]}
        if option.card != NONE:
            meant["card"] = self.lexicon.keys[option.card]
            if self.is_disguised(option.card):
                meant["as"] = self.used_as
        if option.target != NONE:
            meant["target"] = self.lexicon.mean(option.target)
        return meant

    def tell_all(self, option: Option) -> dict[str, object]:
        """The card, the rule it is used by, the target."""
        found: dict[str, object] = {}
        if option.card != NONE:
            found["card"] = self.lexicon.keys[option.card]
        if self.face != NONE:
            found["as"] = self.used_as
        if option.target != NONE:
            found["target"] = self.lexicon.mean(option.target)
        return found


class ActVerb(CardVerb):
    """What an ability does: ``use ricochet bang:AS > P2 barrel:QS``. *named*: a card of the target."""

    acts = True
    names_target_card: bool = True

    def describe(self, option: Option) -> str:
        """Ability, card, target, and the card of the target that is meant."""
        words = [self.word, self.used_as]
        if option.card != NONE:
            words.append(self.lexicon.keys[option.card])
        if option.target != NONE:
            words.append(f"> {self.lexicon.name(option.target)}")
        if option.named != NONE:
            words.append(self.lexicon.keys[option.named])
        return " ".join(words)

    def mean(self, option: Option) -> dict[str, object]:
        """As the client's choices read it."""
        meant: dict[str, object] = {"verb": self.word, "ability": self.used_as}
        if option.card != NONE:
            meant["card"] = self.lexicon.keys[option.card]
        if option.target != NONE:
            meant["target"] = self.lexicon.mean(option.target)
        if option.named != NONE:
            meant["target_card"] = self.lexicon.keys[option.named]
        return meant

    def tell_all(self, option: Option) -> dict[str, object]:
        """And the card of the target."""
        found = super().tell_all(option)
        if option.named != NONE and self.names_target_card:
            found["target_card"] = self.lexicon.keys[option.named]
        return found


class CastVerb(Verb):
    """A verb whose options name characters: ``keep willy_the_kid``."""

    def __init__(self, lexicon: Lexicon, word: str) -> None:
        super().__init__(word)
        self.lexicon = lexicon

    def describe(self, option: Option) -> str:
        """Word and character."""
        return f"{self.word} {self.lexicon.cast[option.card]}"

    def mean(self, option: Option) -> dict[str, object]:
        """Verb and character, and whose it is."""
        meant: dict[str, object] = {"verb": self.word, "character": self.lexicon.cast[option.card]}
        if option.target != NONE:
            meant["target"] = self.lexicon.mean(option.target)
        return meant
