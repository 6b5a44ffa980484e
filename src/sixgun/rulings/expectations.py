"""What may be expected in every game: questions, offers, reasons, the end, the log."""

from __future__ import annotations

from typing import Final

from sixgun.kernel.option import NONE
from sixgun.rulings.format import BadRuling
from sixgun.rulings.log import expect_log, expect_no_log, expect_not_reads, expect_reads
from sixgun.rulings.words import LEFT_OUT, SeatWord, Stage, TableWord, Unmet, check_words

ANSWERS: Final = ("play", "discard", "use")  # what a reason can be asked for


def needs(said: list[str], count: int, example: str) -> None:
    """So many words must follow."""
    if len(said) != count:
        raise BadRuling(f"say it like this: {example!r}")


def expect_asked(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C asked dodge``"""
    needs(said, 1, "? C asked dodge")
    ask = stage.question(seat)
    if ask is None or ask.why != said[0]:
        raise Unmet(f"{stage.names[seat]} is asked {said[0]}", "not asked" if ask is None else f"asked {ask.why}")


def expect_not_asked(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C not asked``"""
    needs(said, 0, "? C not asked")
    ask = stage.question(seat)
    if ask is not None:
        raise Unmet(f"{stage.names[seat]} is not asked", f"asked {ask.why}")


def expect_offered(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C offered use barrel``; parts may be left out: ``? C offered beer``"""
    check_words(stage, said)
    if not stage.offers(seat, said):
        raise Unmet(f"{stage.names[seat]} is offered {' '.join(said)!r}", stage.legal(seat))


def expect_not_offered(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C not offered beer``: in no way, whatever else the answer says."""
    check_words(stage, said)
    found = stage.hints(seat, said)
    if found:
        raise Unmet(f"{stage.names[seat]} is not offered {' '.join(said)!r}", f"offered {stage.told(found[0])}")


def expect_default(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C default pass``: what is answered for C when the time is up."""
    check_words(stage, said)
    ask = stage.question(seat)
    if ask is None or not any(stage.means(ask.options[0], said, dropped) for dropped in LEFT_OUT):
        found = "not asked" if ask is None else stage.told(ask.options[0])
        raise Unmet(f"the default of {stage.names[seat]} is {' '.join(said)!r}", found)


def expect_take_back(stage: Stage, seat: int, said: list[str]) -> None:
    """``? A may take back``"""
    needs(said, 0, "? A may take back")
    if stage.session.back_to(stage.person(seat)) == NONE:
        raise Unmet(f"{stage.names[seat]} may take the last move back", "nothing to take back")


def expect_no_take_back(stage: Stage, seat: int, said: list[str]) -> None:
    """``? A may not take back``: a card was seen, or somebody else was asked."""
    needs(said, 0, "? A may not take back")
    if stage.session.back_to(stage.person(seat)) != NONE:
        raise Unmet(f"{stage.names[seat]} may not take the last move back", "it may")


def expect_may_not(stage: Stage, seat: int, said: list[str]) -> None:
    """``? A may not play bang > C: out_of_range``: not offered, and for that reason."""
    example = "? A may not play bang > C: out_of_range"
    if len(said) not in (3, 5) or said[0] not in ANSWERS or not said[-2].endswith(":"):
        raise BadRuling(f"say it like this: {example!r}")
    reason, said = said[-1], [*said[:-2], said[-2][:-1]]
    stage.words.check_reason(reason)
    target = stage.words.target(stage, said[3]) if len(said) == 4 else NONE
    stage.words.check_word(said[1], stage.names)
    why = stage.session.why_not(stage.person(seat), stage.words.card_key(stage, seat, said[1]), target)
    if why is None or why["id"] != reason:
        refused = "it is offered" if why is None else f"refused for {why['id']} ({why['rule']})"
        raise Unmet(f"{stage.names[seat]} may not {' '.join(said)}, for the reason {reason}", refused)


def expect_over(stage: Stage, said: list[str]) -> None:
    """``? over``"""
    needs(said, 0, "? over")
    if not stage.session.over:
        raise Unmet("the game is over", "it goes on")


def expect_not_over(stage: Stage, said: list[str]) -> None:
    """``? not over``"""
    needs(said, 0, "? not over")
    if stage.session.over:
        raise Unmet("the game goes on", "it is over")


def expect_winner(stage: Stage, said: list[str]) -> None:
    """``? winner outlaw``: the side that has won."""
    needs(said, 1, "? winner outlaw")
    stage.words.check_word(said[0], stage.names)
    result = stage.session.result
    if result is None or result["side"] != said[0]:
        raise Unmet(f"{said[0]} has won", "the game goes on" if result is None else f"{result['side']} has won")


def expect_winners(stage: Stage, said: list[str]) -> None:
    """``? winners A C``: exactly these seats have won, dead or alive."""
    result = stage.session.result
    seats = [] if result is None else result["winners"]
    assert isinstance(seats, list)
    if {stage.person(stage.seat(name)) for name in said} != set(seats):
        raise Unmet(f"winners {' '.join(said)}", " ".join(stage.names[seat] for seat in seats) or "none yet")


SEAT_WORDS: Final[dict[str, SeatWord]] = {
    "asked": expect_asked,
    "not asked": expect_not_asked,
    "offered": expect_offered,
    "not offered": expect_not_offered,
    "default": expect_default,
    "may take back": expect_take_back,
    "may not take back": expect_no_take_back,
    "may not": expect_may_not,
    "reads": expect_reads,
    "does not read": expect_not_reads,
}
TABLE_WORDS: Final[dict[str, TableWord]] = {
    "over": expect_over,
    "not over": expect_not_over,
    "winner": expect_winner,
    "winners": expect_winners,
    "log": expect_log,
    "no log": expect_no_log,
}
