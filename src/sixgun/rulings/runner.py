"""Play rulings: lay out the table, give the answers, check what is expected. The same for every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from sixgun.kernel.option import NONE
from sixgun.rulings.format import SEAT_NAME, BadRuling, Case, Ruling, Step, did_you_mean
from sixgun.rulings.words import GameWords, SeatWord, Stage, TableWord, Unmet, words_of

SEEDS: Final = ("", "one", "another")  # a ruling must come out the same whatever chance does
ANSWERS: Final = ("play", "discard", "use")  # what a reason can be asked for
Word = TypeVar("Word")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one ruling came out; *failure* is empty if it holds."""

    id: str
    title: str
    source: str
    cases: int
    steps: int
    failure: str

    @property
    def holds(self) -> bool:
        """Did everything come out as the ruling says?"""
        return not self.failure


def run(ruling: Ruling) -> Outcome:
    """Play every case, each under several seeds."""
    failure = ""
    for case in ruling.cases:
        failure = failure or run_case(ruling, case)
    steps = sum(len(case.steps) for case in ruling.cases)
    return Outcome(ruling.id, ruling.title, ruling.source, len(ruling.cases), steps, failure)


def run_case(ruling: Ruling, case: Case) -> str:
    """Play one case; what is wrong, in words, or nothing. A case that cannot be played is a BadRuling."""
    for number, seed in enumerate(SEEDS):
        try:
            failure = play(lay_out(ruling, case, seed), case)
        except BadRuling as error:
            raise BadRuling(f"{ruling.source}: case {case.number}: {error}") from None
        if failure:
            chance = "  It holds under other seeds: the case leaves something to chance.\n" if number else ""
            title = f" ({case.title})" if case.title else ""
            return f"{ruling.source}: case {case.number}{title}, {failure}\n{chance}"
    return ""


def lay_out(ruling: Ruling, case: Case, seed: str = "") -> Stage:
    """The table of a case before its first step, as a session."""
    words = words_of(ruling.game)
    game, names = words.build(case.table, seed)
    for name in names:
        if not SEAT_NAME.fullmatch(name) or names.count(name) > 1:
            raise BadRuling(f"seats need different names of letters and digits, the first one a capital; not {name!r}")
    return Stage(words, game, names)


def play(stage: Stage, case: Case) -> str:
    """Take every step; what is wrong, in words, or nothing."""
    for step in case.steps:
        try:
            take(stage, step)
        except Unmet as unmet:
            return report(stage, f"step {step.number} of {len(case.steps)}:  {step}", unmet)
        except BadRuling as error:
            raise BadRuling(f"step {step.number}, {str(step)!r}: {error}") from None
    try:
        check_idle(stage, case.steps[-1])
    except Unmet as unmet:
        return report(stage, "after the last step:", unmet)
    return ""


def report(stage: Stage, where: str, unmet: Unmet) -> str:
    """A failure that can be read."""
    return f"{where}\n  expected: {unmet.expected}\n  found:    {unmet.found}\n  question: {stage.open()}"


def take(stage: Stage, step: Step) -> None:
    """One step: an answer or an expectation."""
    said = list(step.words)
    if step.who:
        check_words(stage, said)
        stage.answer(stage.seat(step.who), said)
    elif SEAT_NAME.fullmatch(said[0]):
        words, rest = choose(SEAT_WORDS | stage.words.of_seats, said[1:])
        words(stage, stage.seat(said[0]), rest)
    elif stage.words.is_figure(said[0]):
        figure_words, rest = choose(stage.words.of_figures, said[1:])
        figure_words(stage, said[0], rest)
    else:
        table_words, rest = choose(TABLE_WORDS | stage.words.of_table, said)
        table_words(stage, rest)


def choose(words: Mapping[str, Word], said: list[str]) -> tuple[Word, list[str]]:
    """The longest phrase that *said* begins with, and the rest."""
    for length in range(len(said), 0, -1):
        phrase = " ".join(said[:length])
        if phrase in words:
            return words[phrase], said[length:]
    raise BadRuling(f"no such words{did_you_mean(' '.join(said), words)}; there are: {', '.join(sorted(words))}")


def check_idle(stage: Stage, last: Step) -> None:
    """Nothing is left open that the ruling does not speak of."""
    ask = stage.session.ask
    if ask is None or stage.words.is_idle(ask) or (not last.who and "asked" in last.words):
        return
    raise Unmet("nothing left to answer (or, as the last step, ‘? … asked …’)", f"an open question, {ask.why}")


# -- expectations of every game ---------------------------------------------------------------------


def check_words(stage: Stage, said: list[str]) -> None:
    """Every word names something: else a misspelt "not offered" would pass."""
    for word in said:
        if word not in stage.names:
            stage.words.check_word(word, stage.names)


def needs(said: list[str], count: int, example: str) -> None:
    """So many words must follow."""
    if len(said) != count:
        raise BadRuling(f"say it like this: {example!r}")


def expect_asked(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C asked dodge``"""
    needs(said, 1, "? C asked dodge")
    ask = stage.session.question(seat)
    if ask is None or ask.why != said[0]:
        raise Unmet(f"{stage.names[seat]} is asked {said[0]}", "not asked" if ask is None else f"asked {ask.why}")


def expect_not_asked(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C not asked``"""
    needs(said, 0, "? C not asked")
    ask = stage.session.question(seat)
    if ask is not None:
        raise Unmet(f"{stage.names[seat]} is not asked", f"asked {ask.why}")


def expect_offered(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C offered use barrel``; parts may be left out: ``? C offered beer``"""
    check_words(stage, said)
    if not stage.offers(seat, said):
        raise Unmet(f"{stage.names[seat]} is offered {' '.join(said)!r}", stage.legal(seat))


def expect_not_offered(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C not offered beer``"""
    check_words(stage, said)
    found = stage.offers(seat, said)
    if found:
        raise Unmet(f"{stage.names[seat]} is not offered {' '.join(said)!r}", f"offered {stage.told(found[0])}")


def expect_may_not(stage: Stage, seat: int, said: list[str]) -> None:
    """``? A may not play bang > C: out_of_range``: not offered, and for that reason."""
    example = "? A may not play bang > C: out_of_range"
    if len(said) not in (3, 5) or said[0] not in ANSWERS or not said[-2].endswith(":"):
        raise BadRuling(f"say it like this: {example!r}")
    reason, said = said[-1], [*said[:-2], said[-2][:-1]]
    stage.words.check_reason(reason)
    target = stage.words.target(stage, said[3]) if len(said) == 4 else NONE
    stage.words.check_word(said[1], stage.names)
    why = stage.session.why_not(seat, stage.words.card_key(stage, seat, said[1]), target)
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
    if {stage.seat(name) for name in said} != set(seats):
        raise Unmet(f"winners {' '.join(said)}", " ".join(stage.names[seat] for seat in seats) or "none yet")


def told_to(stage: Stage, viewer: int, said: list[str]) -> bool:
    """Is there an entry of the log that says all these words, as *viewer* reads it?"""
    stage.words.check_log(said[0])
    check_words(stage, [word for word in said[1:] if not word.isdigit()])
    entries = [stage.session.game.seen(entry, viewer) for entry in stage.session.game.story or []]
    return any(says(stage, entry, said) for entry in entries)


def says(stage: Stage, entry: dict[str, object], said: list[str]) -> bool:
    """Does one entry contain all these words?"""
    ways = [str(entry["what"])]
    for name, value in entry.items():
        if name in ("seat", "target") and isinstance(value, int):
            ways.append(stage.names[value])
        elif name != "what":
            ways += stage.words.ways_in_log(str(value), stage)
    return said[0] == entry["what"] and all(word in ways for word in said)


def expect_log(stage: Stage, said: list[str]) -> None:
    """``? log hurt B A 1``: something everybody could read has happened in this case."""
    if not said or not told_to(stage, NONE, said):
        raise Unmet(f"the log says {' '.join(said)!r}", log_of(stage, NONE))


def expect_no_log(stage: Stage, said: list[str]) -> None:
    """``? no log reshuffle``"""
    if not said or told_to(stage, NONE, said):
        raise Unmet(f"the log does not say {' '.join(said)!r}", log_of(stage, NONE))


def expect_reads(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C reads steal C A missed``: what the log says to that seat."""
    if not said or not told_to(stage, seat, said):
        raise Unmet(f"the log says to {stage.names[seat]} {' '.join(said)!r}", log_of(stage, seat))


def expect_not_reads(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B does not read steal C A missed``"""
    if not said or told_to(stage, seat, said):
        raise Unmet(f"the log does not say to {stage.names[seat]} {' '.join(said)!r}", log_of(stage, seat))


def log_of(stage: Stage, viewer: int) -> str:
    """The log in one line."""
    story = [stage.session.game.seen(entry, viewer) for entry in stage.session.game.story or []]
    return "; ".join(" ".join(str(value) for value in entry.values()) for entry in story) or "an empty log"


SEAT_WORDS: Final[dict[str, SeatWord]] = {
    "asked": expect_asked,
    "not asked": expect_not_asked,
    "offered": expect_offered,
    "not offered": expect_not_offered,
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


def phrases(words: GameWords) -> list[str]:
    """Every expectation there is in a game, for the documentation's own test."""
    return [*SEAT_WORDS, *TABLE_WORDS, *words.of_seats, *words.of_table, *words.of_figures]
