"""Sentences from ids: entries of the story, questions, answers, reasons. The grammar is all in the Fluent files.

What comes in is what ``sixgun.kernel.show`` gives out, so the browser client can do the same with the same files.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from sixgun.locale import bundle, texts

NOBODY: Final = -1
THINGS: Final = ("card", "resource", "wagon", "character", "role", "event", "locomotive", "station", "squad", "option")
QUOTED: Final = ("card", "resource", "wagon")
NOMINATIVE: Final = ""
ACCUSATIVE: Final = "-acc"  # ends the name of an argument: "$card-acc" is the card as the object of a verb
RANKS: Final = {"T": "10"}
YES_NO: Final = ("no", "yes")
RUNS: Final = {"draw": "draws", "look": "looks", "keep": "keeps"}  # what becomes one sentence if it comes in a row
DRAWS: Final = ("draw", "draws")
AIMED: Final = ("play", "use", "use_again")

Entry = Mapping[str, Any]


class Sentences:
    """The sentences of one language for one reader (*me*: a seat, or NOBODY) at one table; *names* by seat."""

    prefix: ClassVar[str] = ""  # what the ids of the game's own messages begin with

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
        """The message that names a card, character, role …; empty if there is none of that id."""
        for kind in THINGS:
            message = self.find(f"{kind}-{id}")
            if bundle("en").has_message(message):
                return message
        return ""

    def name(self, id: str, case: str = NOMINATIVE) -> str:
        """The bare name of a card, character, role …"""
        message = self.thing(id)
        if not message:
            return id
        return self.texts.accusative(message) if case == ACCUSATIVE else self.texts.text(message)

    def said(self, id: str, case: str = NOMINATIVE) -> str:
        """The same inside a sentence, where some languages put the name of a card in quotation marks."""
        kind = self.thing(id).removeprefix(self.prefix).partition("-")[0]
        name = self.name(id, case)
        return self.texts.text("said-name", name=name) if kind in QUOTED else name

    def card(self, key: str, case: str = NOMINATIVE) -> str:
        """One physical card by its key: name, rank and suit."""
        id, _, corner = key.partition(":")
        if len(corner) < 2:
            return self.said(id, case)
        rank, suit = RANKS.get(corner[0], corner[0]), corner[1]
        return self.texts.text("said-card", name=self.name(id, case), rank=rank, suit=suit)

    def cards(self, card: str, cards: Sequence[str]) -> dict[str, str]:
        """The arguments that name cards, each also as the object of a verb."""
        return {
            f"{name}{case}": ", ".join(self.card(key, case) for key in keys if key)
            for name, keys in (("card", [card]), ("cards", cards))
            for case in (NOMINATIVE, ACCUSATIVE)
        }

    def seat(self, seat: object) -> str:
        """The name of a seat; nothing for nobody."""
        return self.names[seat] if isinstance(seat, int) and 0 <= seat < len(self.names) else ""

    def aim(self, target: Any) -> str:
        """The target of an answer."""
        return self.seat(target)

    # -- sentences ------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The story is told from its beginning."""

    def tell(self, entries: Iterable[Entry]) -> Iterator[tuple[Entry, str]]:
        """What happened next, in order: the entries worth a sentence, and the sentence."""
        for entry in tidy(entries):
            yield entry, self.entry(entry)

    def entry(self, entry: Entry) -> str:
        """What happened."""
        return self.texts.text(self.find(f"log-{entry['what']}"), **self.common(entry))

    def question(self, question: Entry) -> str:
        """What the reader is asked, or whom the table waits for."""
        if self.me not in question["seats"]:
            return self.texts.text("ask-waiting", players=", ".join(self.seat(seat) for seat in question["seats"]))
        about = question["about"]
        args = {
            "by": self.seat(about.get("by")),
            "cause": self.said(about["as"]) if "as" in about else "",
            "cause-acc": self.said(about["as"], ACCUSATIVE) if "as" in about else "",
            "owner": self.seat(about.get("owner")),
            "own": YES_NO[about.get("owner", NOBODY) == self.me],
            "target": self.seat(about.get("target")),
            "needed": about.get("needed", 1),
            "count": about.get("count", 0),
            "beer": self.beer(question),
        }
        return self.texts.text(self.find(f"ask-{question['why']}"), **args)

    def beer(self, question: Entry) -> str:
        """Whether a Beer helps, and whether there is one."""
        works = question["about"].get("beer_works")
        return YES_NO[bool(works)] if not works or len(question["options"]) > 1 else "none"

    def option(self, option: Entry, why: str) -> str:
        """What an answer to the question *why* does."""
        return self.texts.text(self.answer(option), **self.common(option), why=why)

    def answer(self, option: Entry) -> str:
        """The message of an answer: the one made for its ability, or else that of its verb."""
        verb = f"do-{option['verb']}"
        own = self.find(f"{verb}-{option['ability']}") if "ability" in option else ""
        return own if own and bundle("en").has_message(own) else self.find(verb)

    def used_card(self, option: Entry) -> str:
        """The card of an answer and what it is used as, without the verb: for answers grouped by card."""
        return self.texts.text(self.find("do-card"), **self.common(option))

    def reason(self, reason: Entry) -> str:
        """Why something is not offered."""
        args = dict(reason["args"])
        seat = args.get("target", NOBODY)
        args |= {"target": self.seat(seat), "you": "target" if seat == self.me else "nobody"}
        return self.texts.text(self.find(f"why-{reason['id']}"), **args)

    def common(self, entry: Entry) -> dict[str, Any]:
        """The arguments that entries and answers share."""
        seat, target, card = entry.get("seat", NOBODY), entry.get("target", NOBODY), entry.get("card", "")
        cause = str(entry.get("as") or entry.get("cause") or entry.get("ability") or entry.get("character") or "")
        cards = entry.get("cards", ())
        return {
            "player": self.seat(seat),
            "place": seat,
            "target": self.seat(target),
            "you": "nobody" if self.me == NOBODY else self.which(seat, target),
            "whom": "nobody" if target == NOBODY else "self" if target == seat else "somebody",
            **self.cards(card, cards),
            "seen": YES_NO[bool(card or cards)],
            "bent": YES_NO[bool(card and cause and card.partition(":")[0] != cause)],
            "cause": self.said(cause) if cause else "",
            "amount": entry.get("amount", 0),
            "suit": entry.get("suit", ""),
            "aim": self.card(entry["target_card"]) if "target_card" in entry else "",
        }

    def which(self, seat: int, target: int) -> str:
        """Which of the two the reader is."""
        return "player" if seat == self.me else "target" if target == self.me else "nobody"


def tidy(entries: Iterable[Entry]) -> list[Entry]:
    """The entries worth a sentence: draws in a row become one, what the entry before says already is left out."""
    found: list[Entry] = []
    for entry in entries:
        if found and alike(entry, found[-1]):
            found[-1] = both(found[-1], entry)
        elif not any(says_the_same(entry, before) for before in found[-3:]) and not hits_as_said(entry, found):
            found.append(entry)
    return found


def alike(entry: Entry, last: Entry) -> bool:
    """Two draws of the same player from the same deck for the same reason, both seen or both unseen."""
    run = RUNS.get(entry["what"])
    if run is None or "amount" in entry or last["what"] not in (entry["what"], run):
        return False
    same = all(entry.get(name) == last.get(name) for name in ("seat", "target", "cause"))
    return same and ("card" in entry) == ("card" in last or "cards" in last)


def both(last: Entry, entry: Entry) -> Entry:
    """One entry for several draws."""
    cards = [*last.get("cards", ()), *(one["card"] for one in (last, entry) if "card" in one)]
    merged: dict[str, Any] = {"what": RUNS[entry["what"]], "amount": last.get("amount", 1) + 1}
    merged |= {name: entry[name] for name in ("seat", "target", "cause") if name in entry}
    return merged | {"cards": cards} if cards else merged


def says_the_same(entry: Entry, last: Entry) -> bool:
    """A card laid is a card played; a shot with a BANG! is a BANG! played, unless it takes more to dodge it."""
    if last["what"] != "play":
        return False
    if entry["what"] == "lay":
        return bool(entry.get("card") == last.get("card"))
    return (
        entry["what"] == "shot"
        and entry.get("amount", 1) == 1
        and (entry.get("target"), entry.get("cause")) == (last.get("target"), last.get("cause"))
    )


def hits_as_said(entry: Entry, found: list[Entry]) -> bool:
    """A hit at the target a card was just played at or used on: at most a card was drawn in between."""
    before = [one for one in found[-2:] if one["what"] not in DRAWS][-1:]
    return entry["what"] == "hit" and any(
        one["what"] in AIMED and (one.get("target"), one.get("cause")) == (entry.get("target"), entry.get("cause"))
        for one in before
    )
