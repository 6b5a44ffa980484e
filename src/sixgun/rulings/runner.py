"""Play rulings: lay out the table, give the answers, check what is expected. The same for every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from sixgun.games import GAMES
from sixgun.rulings.expectations import SEAT_WORDS, TABLE_WORDS
from sixgun.rulings.format import SEAT_NAME, BadRuling, Case, Ruling, Step, did_you_mean
from sixgun.rulings.index import known_ids
from sixgun.rulings.words import GameWords, Stage, Unmet, check_words, no_game, phrase_in, words_of

SEEDS: Final = ("", "one", "another")  # a ruling must come out the same whatever chance does
TAKE_BACK: Final = ["take", "back"]
Word = TypeVar("Word")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one ruling came out: everything that is wrong about it, a text each."""

    id: str
    title: str
    source: str
    cases: int
    steps: int
    failures: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """Did everything come out as the ruling says?"""
        return not self.failures


def run(ruling: Ruling) -> Outcome:
    """Play every case, each under several seeds."""
    failures = foreign_ids(ruling)
    if ruling.game in GAMES:
        for case in ruling.cases:
            failures += run_case(ruling, case)
    steps = sum(len(case.steps) for case in ruling.cases)
    return Outcome(ruling.id, ruling.title, ruling.source, len(ruling.cases), steps, tuple(failures))


def foreign_ids(ruling: Ruling) -> list[str]:
    """What the ruling says it covers though the specification has no such id; or that there is no such game."""
    if ruling.game not in GAMES:
        return [f"{ruling.source}: {no_game(ruling.game)}"]
    known = known_ids(ruling.game)
    return [
        f"{ruling.source}: covers {id!r}, which is no id of docs/rules{did_you_mean(id, known)}"
        for id in ruling.covers
        if id not in known
    ]


def run_case(ruling: Ruling, case: Case) -> list[str]:
    """Play one case; all that is wrong, in words. What is wrong whatever chance does is told once."""
    where = f"{ruling.source}: case {case.number}{f' ({case.title})' if case.title else ''}"
    for number, seed in enumerate(SEEDS):
        chance = "\n  It holds under other seeds: the case leaves something to chance." if number else ""
        try:
            failures = play(lay_out(ruling, case, seed), case)
        except BadRuling as error:
            failures = [str(error)]
        if failures:
            return [f"{where}, {failure}{chance}" for failure in failures]
    return []


def lay_out(ruling: Ruling, case: Case, seed: str = "") -> Stage:
    """The table of a case before its first step, as a session."""
    words = words_of(ruling.game).at(case.table)
    game, names = words.build(case.table, seed)
    for name in names:
        if not SEAT_NAME.fullmatch(name) or names.count(name) > 1:
            raise BadRuling(f"seats need different names of letters and digits, the first one a capital; not {name!r}")
    return Stage(words, game, names)


def play(stage: Stage, case: Case) -> list[str]:
    """Take every step; all that is wrong, in words. After an answer that cannot be given nothing more is tried."""
    failures: list[str] = []
    for step in case.steps:
        failure = wrong_about(stage, step, len(case.steps))
        if failure:
            failures.append(failure)
            if step.who:
                return failures
    try:
        check_idle(stage, case.steps[-1])
    except Unmet as unmet:
        failures.append(report(stage, "after the last step:", unmet))
    return failures


def wrong_about(stage: Stage, step: Step, steps: int) -> str:
    """Take one of so many steps; what is wrong about it, or nothing."""
    try:
        take(stage, step)
    except Unmet as unmet:
        return report(stage, f"step {step.number} of {steps}:  {step}", unmet)
    except BadRuling as error:
        return f"step {step.number}, {str(step)!r}: {error}"
    return ""


def report(stage: Stage, where: str, unmet: Unmet) -> str:
    """A failure that can be read."""
    return f"{where}\n  expected: {unmet.expected}\n  found:    {unmet.found}\n  question: {stage.open()}"


def take(stage: Stage, step: Step) -> None:
    """One step: an answer or an expectation."""
    said = list(step.words)
    if step.who and said == TAKE_BACK:
        stage.take_back(stage.seat(step.who))
    elif step.who:
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
    """What the longest phrase that *said* begins with means, and the rest."""
    phrase, rest = phrase_in(words, said)
    return words[phrase], rest


def check_idle(stage: Stage, last: Step) -> None:
    """Nothing is left open that the ruling does not speak of."""
    ask = stage.session.ask
    if ask is None or stage.words.is_idle(ask) or (not last.who and "asked" in last.words):
        return
    raise Unmet("nothing left to answer (or, as the last step, ‘? … asked …’)", f"an open question, {ask.why}")


def phrases(words: GameWords) -> list[str]:
    """Every expectation there is in a game, for the documentation's own test."""
    return [*SEAT_WORDS, *TABLE_WORDS, *words.of_seats, *words.of_table, *words.of_figures]
