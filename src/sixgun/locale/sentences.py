"""Sentences from ids: entries of the story, questions, answers, reasons, by ``grammar.json`` and the Fluent files.

What comes in is what ``sixgun.kernel.show`` gives out; the browser client does the same with the same files.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final

from sixgun.locale import bundle, texts
from sixgun.locale.grammar import GRAMMAR, Entry, tidy

NOBODY: Final = -1
NOMINATIVE: Final = ""
ACCUSATIVE: Final = "acc"
RANKS: Final = {"T": "10"}
YES_NO: Final = ("no", "yes")


class Sentences:
    """The sentences of one language for one reader (*me*: a seat, or NOBODY) at one table; *names* by seat."""

    grammar: ClassVar[dict[str, Any]] = GRAMMAR["classic"]
    prefix: ClassVar[str] = grammar["prefix"]  # what the ids of the game's own messages begin with

    def __init__(self, language: str, names: Sequence[str], me: int = NOBODY) -> None:
        self.texts = texts(language)
        self.names = names
        self.me = me

    # -- things ---------------------------------------------------------------------------------------

    def find(self, id: str) -> str:
        """The message of that id made for this game, or else the one for every game."""
        own = self.prefix + id.replace("_", "-")
        return own if bundle("en").has_message(own) else id.replace("_", "-")

    def thing(self, id: str) -> str:
        """The message that names a card, character, role …: of this game, or else of any; empty if there is none."""
        for prefix in dict.fromkeys((self.prefix, "")):
            for kind in GRAMMAR["things"]:
                message = f"{prefix}{kind}-{id}".replace("_", "-")
                if bundle("en").has_message(message):
                    return message
        return ""

    def name(self, id: str, case: str = NOMINATIVE) -> str:
        """The bare name of a card, character, role …"""
        message = self.thing(id)
        if not message:
            return id
        return self.texts.accusative(message) if case == ACCUSATIVE else self.texts.text(message)

    def call(self, id: str, case: str = NOMINATIVE) -> str:
        """The same inside a sentence, where some languages put the name of a card in quotation marks."""
        kind = self.thing(id).removeprefix(self.prefix).partition("-")[0]
        name = self.name(id, case)
        return self.texts.text("said-name", name=name) if kind in GRAMMAR["quoted"] else name

    def card(self, key: str, case: str = NOMINATIVE) -> str:
        """One physical card by its key: name, rank and suit."""
        id, _, corner = key.partition(":")
        if len(corner) < 2:
            return self.call(id, case)
        rank, suit = RANKS.get(corner[0], corner[0]), corner[1]
        return self.texts.text("said-card", name=self.name(id, case), rank=rank, suit=suit)

    def seat(self, seat: object) -> str:
        """The name of a seat; nothing for nobody."""
        return self.names[seat] if isinstance(seat, int) and 0 <= seat < len(self.names) else ""

    def person(self, seat: int) -> str:
        """The name of somebody who is asked."""
        return self.seat(seat)

    def aim(self, target: Any) -> str:
        """The target of an answer."""
        return self.seat(target)

    def is_me(self, seat: object) -> bool:
        """Is that the reader?"""
        return seat == self.me

    def is_myself(self, target: object) -> bool:
        """Is it the reader, who needs no name?"""
        return target == self.me

    def owner(self, target: Any) -> int:
        """The seat of a target."""
        return target if isinstance(target, int) else NOBODY

    # -- sentences ------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The story is told from its beginning."""

    def look(self, view: Entry) -> None:
        """Everything stands as the view says: for a story that does not begin at the beginning."""

    def tell(self, entries: Iterable[Entry]) -> Iterator[tuple[Entry, str]]:
        """What happened next, in order: the entries worth a sentence, and the sentence."""
        for entry in tidy(entries):
            yield entry, self.entry(entry)

    def entry(self, entry: Entry) -> str:
        """What happened."""
        return self.texts.text(self.find(f"log-{entry['what']}"), **self.arguments("entry", entry))

    def question(self, question: Entry) -> str:
        """What the reader is asked, or whom the table waits for."""
        if self.me not in question["seats"]:
            return self.texts.text("ask-waiting", players=", ".join(self.person(seat) for seat in question["seats"]))
        about = {**question["about"], "choices": len(question["options"])}
        return self.texts.text(self.find(f"ask-{question['why']}"), **self.arguments("question", about))

    def option(self, option: Entry, why: str) -> str:
        """What an answer to the question *why* does."""
        return self.texts.text(self.answer(option), **self.arguments("entry", option) | {"why": why})

    def answer(self, option: Entry) -> str:
        """The message of an answer: the one made for its ability, or else that of its verb."""
        verb = f"do-{option['verb']}"
        own = self.find(f"{verb}-{option['ability']}") if "ability" in option else ""
        return own if own and bundle("en").has_message(own) else self.find(verb)

    def used_card(self, option: Entry) -> str:
        """The card of an answer and what it is used as, without the verb: for answers grouped by card."""
        return self.texts.text(self.find("do-card"), **self.arguments("entry", option))

    def reason(self, reason: Entry) -> str:
        """Why something is not offered."""
        args = reason["args"]
        return self.texts.text(self.find(f"why-{reason['id']}"), **args | self.arguments("reason", args))

    def motive(self, reason: Entry) -> str:
        """Why a bot did something, or what a hint says."""
        args = reason["args"]
        return self.texts.text(
            f"motive-{reason['id']}",
            target=self.seat(args.get("target")),
            role=self.name(str(args.get("role", ""))),
            card=self.call(str(args.get("card", ""))),
            sure=args.get("sure", 0),
        )

    def arguments(self, kind: str, entry: Entry) -> dict[str, Any]:
        """The arguments of a message, as the grammar names them."""
        told = self.grammar[kind]
        behind = next((str(entry[key]).partition(":")[0] for key in told["behind"] if entry.get(key)), "")
        whole = {**entry, "behind": behind}
        return {name: getattr(self, f"say_{how}")(whole, *keys) for name, (how, *keys) in told["says"].items()}

    # -- the words of the grammar ---------------------------------------------------------------------

    def say_value(self, entry: Entry, key: str, otherwise: object) -> object:
        """What is there."""
        return entry.get(key, otherwise)

    def say_any(self, entry: Entry, *keys: str) -> str:
        """Is any of it there?"""
        return YES_NO[any(entry.get(key) for key in keys)]

    def say_open(self, entry: Entry) -> str:
        """Does every hand lie open, as in a replay, though nobody showed it?"""
        return YES_NO[False]

    def say_seat(self, entry: Entry, key: str) -> str:
        """The name of a player."""
        return self.seat(entry.get(key))

    def say_number(self, entry: Entry, key: str) -> int:
        """The number of a seat."""
        return int(entry.get(key, NOBODY))

    def say_aim(self, entry: Entry, key: str) -> str:
        """The name of a target."""
        return self.aim(entry.get(key, ""))

    def say_reader(self, entry: Entry, player: str, target: str) -> str:
        """Which of the two the reader is."""
        if self.me == NOBODY:
            return "nobody"
        if self.is_me(entry.get(player)):
            return "player"
        return "target" if self.owner(entry.get(target)) == self.me else "nobody"

    def say_side(self, entry: Entry, key: str) -> str:
        """Where a figure sits, seen by its owner: of two players. [CL-2P-3]"""
        return "right" if entry.get(key, 0) in (1, 3) else "left"

    def say_relation(self, entry: Entry, player: str, target: str) -> str:
        """Is there a target, and is it the player?"""
        if target not in entry:
            return "nobody"
        return "self" if entry[target] == entry.get(player) else "somebody"

    def say_own(self, entry: Entry, target: str, player: str = "") -> str:
        """Is it the player's own? An answer, and a question, is the reader's."""
        mine = entry.get(player, NOBODY) if player and "verb" not in entry else self.me
        return YES_NO[self.owner(entry.get(target)) == mine != NOBODY]

    def say_card(self, entry: Entry, key: str, case: str = NOMINATIVE) -> str:
        """A card."""
        return self.card(entry[key], case) if entry.get(key) else ""

    def say_cards(self, entry: Entry, key: str, case: str = NOMINATIVE) -> str:
        """Several cards."""
        return ", ".join(self.card(card, case) for card in entry.get(key, ()))

    def say_said(self, entry: Entry, key: str, case: str = NOMINATIVE) -> str:
        """The name of a thing, or its id if it has none."""
        return self.call(entry[key], case) if entry.get(key) else ""

    def say_said_thing(self, entry: Entry, key: str) -> str:
        """The name of a thing, if it has one."""
        return self.call(entry[key]) if self.thing(entry[key]) else ""

    def say_is_thing(self, entry: Entry, key: str) -> str:
        """Does it have a name?"""
        return YES_NO[bool(self.thing(entry[key]))]

    def say_bent(self, entry: Entry, card: str, key: str) -> str:
        """Is the card used as another thing?"""
        other = entry.get(card, "").partition(":")[0] not in ("", entry[key])
        return YES_NO[other and bool(self.thing(entry[key])) and "ability" not in entry]

    def say_beer(self, entry: Entry, works: str, choices: str) -> str:
        """Whether a Beer helps, and whether there is one."""
        return YES_NO[bool(entry.get(works))] if not entry.get(works) or entry[choices] > 1 else "none"
