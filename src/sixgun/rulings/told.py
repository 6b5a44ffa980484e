"""Expectations as sentences: ``? B life 3`` is told by the message ``expect-life``, in the reader's language.

Every word for an expectation has its message: ``expect-`` and the word; ``expect-seat-`` and ``expect-figure-`` if it
is said of a seat, or of a character or place. All of them get the same arguments: *who* it is said of; *what* follows,
in names; of these the *first*, the *second*, and the *others* (all but the first); the first number as *amount*, the
first word as it was written as *word*; and where there is one, a *question*, *answer*, *reason* or *entry* of the log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.kernel.option import NONE
from sixgun.kernel.show import show_question
from sixgun.locale import bundle
from sixgun.locale.sentences import Sentences
from sixgun.rulings.expectations import SEAT_WORDS, TABLE_WORDS
from sixgun.rulings.format import SEAT_NAME
from sixgun.rulings.log import TIMES, entries, parts, says
from sixgun.rulings.words import Stage, phrase_in

LABELS: Final = {
    "none": "ruling-none",
    "deck": "ruling-deck-name",
    "common": "ruling-common-name",
    "hidden": "ruling-hidden",
}
HAND: Final = ["take", "hand"]


def say_expectation(stage: Stage, words: tuple[str, ...], language: str) -> str:
    """What is expected, now that it has proved true."""
    said = list(words)
    if SEAT_NAME.fullmatch(said[0]):
        phrase, rest = phrase_in(SEAT_WORDS | stage.words.of_seats, said[1:])
        return tell(stage, f"expect-seat-{phrase}", stage.seat(said[0]), said[0], rest, language)
    if stage.words.is_figure(said[0]):
        phrase, rest = phrase_in(stage.words.of_figures, said[1:])
        seat = stage.words.seat_of(stage, said[0])
        return tell(stage, f"expect-figure-{phrase}", seat, said[0], rest, language)
    phrase, rest = phrase_in(TABLE_WORDS | stage.words.of_table, said)
    return tell(stage, f"expect-{phrase}", NONE, "", rest, language)


def tell(stage: Stage, message: str, seat: int, who: str, rest: list[str], language: str) -> str:
    """The sentence of one expectation about *seat* (NONE: the table)."""
    speaker = stage.words.speaker(stage, seat, language)
    id = message.replace(" ", "-")
    sentence = SENTENCES.get(id.replace("-seat", "").replace("-figure", ""))
    if sentence is not None:
        return speaker.texts.text(id, who=name(stage, who, speaker), **sentence(stage, seat, rest, speaker))
    names = [name(stage, word, speaker) for word in rest]
    amount = next((int(word) for word in rest if word.removeprefix("-").isdigit()), 0)
    return speaker.texts.text(
        id,
        who=name(stage, who, speaker),
        what=", ".join(names),
        first="".join(names[:1]),
        second="".join(names[1:2]),
        others=", ".join(names[1:]),
        word=rest[0] if rest else "",
        amount=amount,
    )


def name(stage: Stage, word: str, said: Sentences) -> str:
    """One word of an expectation as a name: of a card, a character, a role, a place; a seat is called what it is."""
    if word in stage.names or not word or word.removeprefix("-").isdigit():
        return word
    return said.texts.text(LABELS[word]) if word in LABELS else stage.words.name(stage, word, said)


# -- sentences inside sentences ---------------------------------------------------------------------


def asked(stage: Stage, seat: int, rest: list[str], said: Sentences) -> dict[str, str]:
    """The question that is open."""
    question = show_question(stage.session, stage.person(seat))
    assert question is not None
    return {"question": said.question(question | {"seats": [seat]})}


def offered(stage: Stage, seat: int, rest: list[str], said: Sentences) -> dict[str, str]:
    """An answer, there or not."""
    return {"answer": answer(stage, seat, rest, said)}


def refused(stage: Stage, seat: int, rest: list[str], said: Sentences) -> dict[str, str]:
    """An answer and why it is not there."""
    words = [*rest[:-2], rest[-2].removesuffix(":")]
    target = stage.words.target(stage, words[3]) if len(words) == 4 else NONE
    why = stage.session.why_not(stage.person(seat), stage.words.card_key(stage, seat, words[1]), target)
    assert why is not None
    return {"answer": answer(stage, seat, words, said), "reason": said.reason(why)}


def answer(stage: Stage, seat: int, words: list[str], said: Sentences) -> str:
    """What an answer would do, as far as it is named: also one that is not offered."""
    found = stage.offers(seat, words)
    if found and len(words) > 1:
        return stage.words.say_option(stage, seat, found[0], said.texts.language)
    if words == HAND:
        return said.texts.text("ruling-hand-card")
    left, meaning = list(words), dict[str, object]()
    for mark, part in ((">", "target"), ("as", "as")):
        if mark in left:
            at = left.index(mark)
            meaning[part] = stage.words.aim(stage, left[at + 1]) if part == "target" else left[at + 1]
            left = left[:at] + left[at + 2 :]
    if left and bundle("en").has_message(said.find(f"do-{left[0]}")):
        meaning["verb"] = left.pop(0)
    for word in left:
        meaning |= stage.words.meaning(stage, seat, str(meaning.get("verb", "")), word)
    whole = "verb" in meaning and (len(meaning) > 1 or len(words) == 1)
    return said.option(meaning, "") if whole else ", ".join(name(stage, word, said) for word in words)


def logged(stage: Stage, seat: int, rest: list[str], said: Sentences) -> dict[str, object]:
    """Entries of the log that are there, as *seat* reads them."""
    many = len(rest) > 1 and rest[0].isdigit() and rest[1] in TIMES
    wanted = [rest[2:]] if many else parts(rest)
    story = entries(stage, seat, wanted)
    told = [next((said.entry(one) for one in story if says(stage, one, part)), "") for part in wanted]
    return {"entry": f" {said.texts.text('ruling-then')} ".join(told), "amount": int(rest[0]) if many else 1}


def not_logged(stage: Stage, seat: int, rest: list[str], said: Sentences) -> dict[str, object]:
    """The kind of entry that is not there, and of what."""
    names = ", ".join(name(stage, word, said) for word in rest[1:])
    return {"entry": said.texts.text("ruling-entry", what=rest[0]), "what": names, "some": "yes" if names else "no"}


SENTENCES: Final[dict[str, Callable[[Stage, int, list[str], Sentences], dict[str, object] | dict[str, str]]]] = {
    "expect-asked": asked,
    "expect-offered": offered,
    "expect-not-offered": offered,
    "expect-default": offered,
    "expect-may-not": refused,
    "expect-log": logged,
    "expect-reads": logged,
    "expect-no-log": not_logged,
    "expect-does-not-read": not_logged,
}
