"""What may be expected of the log: that something happened, how often, in which order, and who could read it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sixgun.kernel.option import NONE
from sixgun.rulings.format import BadRuling
from sixgun.rulings.words import Stage, Unmet, check_words

THEN: Final = "then"
TIMES: Final = ("time", "times")
EXAMPLE: Final = "? log hurt B then draw B"


def expect_log(stage: Stage, said: list[str]) -> None:
    """``? log hurt B A 1``, ``? log 2 times hurt B``, ``? log hurt B then draw B``: as everybody could read it."""
    expect_entries(stage, NONE, said)


def expect_no_log(stage: Stage, said: list[str]) -> None:
    """``? no log reshuffle``"""
    expect_none(stage, NONE, said)


def expect_reads(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C reads steal C A missed``: what the log says to that seat."""
    expect_entries(stage, seat, said)


def expect_not_reads(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B does not read steal C A missed``"""
    expect_none(stage, seat, said)


def expect_entries(stage: Stage, viewer: int, said: list[str]) -> None:
    """An entry like this; so many of them; or several entries in this order, with others between them."""
    if len(said) > 1 and said[0].isdigit() and said[1] in TIMES:
        found = sum(says(stage, entry, said[2:]) for entry in entries(stage, viewer, [said[2:]]))
        holds = found == int(said[0])
    else:
        wanted = parts(said)
        rest = iter(entries(stage, viewer, wanted))
        holds = all(any(says(stage, entry, one) for entry in rest) for one in wanted)
    if not holds:
        raise Unmet(f"the log says{to(stage, viewer)} {' '.join(said)!r}", log_of(stage, viewer))


def expect_none(stage: Stage, viewer: int, said: list[str]) -> None:
    """No entry like this."""
    if any(says(stage, entry, said) for entry in entries(stage, viewer, [said])):
        raise Unmet(f"the log does not say{to(stage, viewer)} {' '.join(said)!r}", log_of(stage, viewer))


def parts(said: list[str]) -> list[list[str]]:
    """The entries between the words ``then``."""
    found: list[list[str]] = [[]]
    for word in said:
        if word == THEN:
            found.append([])
        else:
            found[-1].append(word)
    return found


def entries(stage: Stage, viewer: int, wanted: list[list[str]]) -> list[dict[str, object]]:
    """The log as *viewer* reads it, once the words for it have proved to mean something."""
    for said in wanted:
        if not said:
            raise BadRuling(f"say it like this: {EXAMPLE!r}")
        stage.words.check_log(said[0])
        check_words(stage, [word for word in said[1:] if not word.isdigit()])
    return [stage.session.game.seen(entry, viewer) for entry in stage.session.game.story or []]


def says(stage: Stage, entry: dict[str, object], said: list[str]) -> bool:
    """Does one entry contain all these words?"""
    return said[0] == entry["what"] and set(said) <= set(ways(stage, entry))


def ways(stage: Stage, entry: dict[str, object]) -> Iterator[str]:
    """Every word that one entry contains."""
    yield str(entry["what"])
    for name, value in entry.items():
        if name in ("seat", "target") and isinstance(value, int):
            yield stage.names[value]
        elif name != "what":
            yield from stage.words.ways_in_log(str(value), stage)


def to(stage: Stage, viewer: int) -> str:
    """To whom, if it is not everybody."""
    return "" if viewer == NONE else f" to {stage.names[viewer]}"


def log_of(stage: Stage, viewer: int) -> str:
    """The log in one line."""
    story = [stage.session.game.seen(entry, viewer) for entry in stage.session.game.story or []]
    return "; ".join(" ".join(str(value) for value in entry.values()) for entry in story) or "an empty log"
