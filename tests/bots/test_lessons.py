"""Lessons of search: a policy does what it was taught, and nothing senseless."""

from __future__ import annotations

import pytest

from sixgun.bots import make
from sixgun.bots.classic import lessons as classic
from sixgun.bots.classic.gunslinger import ready
from sixgun.bots.classic.kinds import BANG
from sixgun.bots.classic.weights import add_lessons, part_of
from sixgun.bots.drive import decide
from sixgun.bots.duel import lessons as duel
from sixgun.bots.marks import Marks
from sixgun.classic.table.roles import OUTLAW
from sixgun.games import kind_of
from sixgun.kernel.option import PASS
from sixgun.kernel.session import Session
from tests.bots.positions import position

SHOT = (
    'turn = "A"',
    'name = "A", role = "outlaw", character = "paul_regret", hand = "bang:2C missed"',
    'name = "B", role = "sheriff"', 'name = "C"', 'name = "D"',
)  # fmt: skip


def taught(weights: dict[int, float]) -> str:
    """What a gunslinger with these lessons and no others plays there."""
    session = position(*SHOT).session
    bot = make("gunslinger", 0, "taught")
    lessons = [0.0] * classic.MARKS
    for place, weight in weights.items():
        lessons[place] = weight
    bot.mind.policy = add_lessons(ready(), lessons, OUTLAW, 4)
    bot.sit(session.view(0))
    return decide(session, 0, bot).key


def test_marks_are_summed_by_the_lessons() -> None:
    marks = Marks()
    for place, value in ((0, 1.0), (1, 0.0), (2, 0.5)):
        marks.add(place, value)
    assert marks.places == [0, 2] and marks.sum([2.0, 9.0, 4.0]) == 4.0


def test_a_gunslinger_does_what_it_was_taught() -> None:
    """By itself it shoots the Sheriff; whoever was taught to pass passes, and whoever was taught to shoot shoots."""
    assert taught({}) == "play bang:2C > P1"
    assert taught({classic.PASSES: 1.0}) == "pass"
    assert taught({BANG: 1.0}) == "play bang:2C > P1"


def test_nobody_is_taught_what_makes_no_sense() -> None:
    """However much a shot at friends were praised, one the policy thinks nothing of is not thought of."""
    view = position(*SHOT).session.view(0)
    bot = make("gunslinger", 0, "sense")
    bot.sit(view)
    bot.mind.look(view)
    bot.mind.think(view, bot.acts)
    bot.mind.heat = [-9.0, -9.0, -9.0, -9.0]
    shot = next(option for option in position(*SHOT).session.ask.options if option is not PASS)
    assert not classic.is_sensible(bot.mind, view, shot) and classic.is_sensible(bot.mind, view, PASS)


def test_lessons_belong_to_a_part() -> None:
    weights = add_lessons(ready(), [1.0], OUTLAW, 4)
    assert weights.parts[part_of(OUTLAW, 4)].lessons == [1.0]
    assert not weights.parts[part_of(OUTLAW, 5)].lessons and not ready().parts[part_of(OUTLAW, 4)].lessons


@pytest.mark.parametrize(("part", "is_mine"), [("outlaw 4", True), ("renegade 4", False), ("outlaw last", False)])
def test_a_play_belongs_to_a_role_and_a_size(part: str, is_mine: bool) -> None:
    assert classic.is_part(position(*SHOT).session.game, 0, part) == is_mine


def test_every_play_of_the_duel_has_its_marks() -> None:
    """Of a whole game: all places exist, and the policy's choice is marked as such."""
    kind = kind_of("duel")
    session = Session(kind.set_up(kind.read_setup({"mode": "duel"}), "marks"))
    bots = [make("baseline", seat, "marks", "duel") for seat in range(2)]
    for bot in bots:
        bot.sit(session.view(bot.seat))
    seen = 0
    while (ask := session.ask) is not None and seen < 60:
        seat = session.asked()[0]
        option = decide(session, seat, bots[seat])
        if ask.why == "play":
            marks = duel.seen(bots[ask.seat], session.view(ask.seat), option, True)
            chosen = duel.OF_PLAYS.index("chosen") * duel.KINDS
            assert marks is not None and max(marks.places) < duel.MARKS
            assert any(chosen <= place < chosen + duel.KINDS for place in marks.places)
            seen += 1
        session.answer(seat, option)
    assert seen > 20
