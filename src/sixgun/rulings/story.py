"""A ruling told as a story: the table, every step, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sixgun.locale import texts
from sixgun.rulings.format import Case, Ruling, Step
from sixgun.rulings.library import find
from sixgun.rulings.runner import TAKE_BACK, lay_out, take
from sixgun.rulings.titles import case_title_of, note_of, title_of
from sixgun.rulings.told import say_expectation
from sixgun.rulings.words import Stage, Unmet


def show(id_or_path: str | Path, language: str = "en") -> str:
    """Tell one ruling, by id or path. What is expected, and holds, has a tick."""
    ruling = find(id_or_path)
    lines = [f"{ruling.id}: {title_of(ruling, language)}"]
    if ruling.note:
        lines.append(note_of(ruling, language))
    if ruling.covers:
        lines.append(texts(language).text("ruling-settles", ids=" ".join(ruling.covers)))
    for case in ruling.cases:
        lines += ["", *tell_case(ruling, case, language)]
    return "\n".join(lines)


def tell_case(ruling: Ruling, case: Case, language: str) -> Iterator[str]:
    """One case: the table, then the steps until one does not hold."""
    stage = lay_out(ruling, case)
    yield f"{case.number}. {case_title_of(ruling, case, language) or title_of(ruling, language)}"
    yield from (f"   {line}" for line in stage.words.describe(case.table, language))
    yield ""
    yield from tell_events(stage, language, 0)
    for step in case.steps:
        told = len(stage.session.game.story or [])
        try:
            spoken = say(stage, step, language) if step.who else ""
            take(stage, step)
            spoken = spoken or f"✓ {say_expectation(stage, step.words, language)}"
        except Unmet as unmet:
            yield f"   ✗ {' '.join(step.words)}"
            yield "     " + texts(language).text("ruling-wrong", expected=unmet.expected, found=unmet.found)
            return
        yield f"   {spoken}"
        yield from tell_events(stage, language, told)


def say(stage: Stage, step: Step, language: str) -> str:
    """An answer as a sentence."""
    if list(step.words) == TAKE_BACK:
        return f"{step.who}: {texts(language).text('ruling-take-back')}"
    seat = stage.seat(step.who)
    option = stage.find(seat, list(step.words))
    return f"{step.who}: {stage.words.say_option(stage, seat, option, language)}"


def tell_events(stage: Stage, language: str, since: int) -> Iterator[str]:
    """What everybody could see happen since then."""
    yield from (f"       {sentence}" for sentence in stage.words.say_entries(stage, since, language))
