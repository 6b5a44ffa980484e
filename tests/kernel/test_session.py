"""Questions, answers, interjections, several seats at once, taking back."""

from __future__ import annotations

import pytest

from sixgun import IllegalAnswer
from sixgun.kernel.show import show
from tests.kernel.toy import SAY, toy


def keys(session, seat):
    return [option.key for option in session.choices(seat)]


def test_several_seats_answer_at_once_in_any_order_and_in_secret() -> None:
    session = toy(voted=False)
    assert session.asked() == [0, 1, 2]
    number = session.number
    before = show(session, 0)
    session.answer(1, "say 2", number)
    after = show(session, 0)
    assert session.asked() == [0, 2] and session.number == number
    assert before["view"] == after["view"] and before["question"]["options"] == after["question"]["options"]
    session.answer(2, "say 2", number)
    session.answer(0, "say 0", number)
    assert session.asked() == [1]


def test_every_part_of_a_joint_question_has_its_number() -> None:
    session = toy(voted=False)
    assert [session.question(seat).number for seat in range(3)] == [session.number] * 3
    number = session.question(1).number
    for seat in range(3):
        session.answer(seat, "say 2", session.question(seat).number)
    assert session.number != number
    with pytest.raises(IllegalAnswer, match=f"question {number} is no longer open"):
        session.answer(session.asked()[0], "pass", number)


def test_a_seat_may_not_vote_twice() -> None:
    session = toy(voted=False)
    session.answer(1, "say 2")
    with pytest.raises(IllegalAnswer, match="the table waits for seat 0 and seat 2"):
        session.answer(1, "say 1")
    assert session.asked() == [0, 2]


def test_a_late_answer_is_refused_and_changes_nothing() -> None:
    session = toy()
    number, print_ = session.number, session.fingerprint()
    session.answer(1, "pass", number)
    after = session.fingerprint()
    assert after != print_
    with pytest.raises(IllegalAnswer, match=f"question {number} is no longer open; the open one is {session.number}"):
        session.answer(2, "pass", number)
    assert session.fingerprint() == after


@pytest.mark.parametrize(("seat", "key"), [(0, "pass"), (1, "say 9"), (7, "pass"), (-1, "pass"), (1, ""), (2, "say 1")])
def test_a_foreign_or_illegal_answer_is_refused_with_what_would_be_legal(seat: int, key: str) -> None:
    session = toy()
    before = session.fingerprint(), session.answers[:]
    with pytest.raises(IllegalAnswer) as refused:
        session.answer(seat, key)
    assert (session.fingerprint(), session.answers) == before
    assert refused.value.legal == (keys(session, seat) if 0 <= seat < 3 else [])
    assert str(refused.value)


def test_an_option_object_of_another_question_is_refused() -> None:
    session = toy()
    with pytest.raises(IllegalAnswer):
        session.answer(1, SAY.of(77, -1))


def test_an_interjection_pauses_the_question_and_it_comes_again_afresh() -> None:
    session = toy()
    number = session.number
    assert keys(session, 2) == ["shout"] and "say 3" in keys(session, 1)
    session.answer(2, "shout", number)
    assert session.asked() == [2] and session.interjections(2) == []
    session.answer(2, "say 3")
    assert session.asked() == [1] and "say 3" not in keys(session, 1)
    with pytest.raises(IllegalAnswer):
        session.answer(1, "pass", number)


def test_a_question_with_nothing_left_to_choose_answers_itself() -> None:
    session = toy()
    session.answer(1, "say 5")
    assert session.ask.why == "sure"
    session.answer(2, "shout")
    session.answer(2, "say 0")
    session.answer(2, "shout")
    session.answer(2, "say 1")
    assert session.ask.why == "count" and session.game.said == [0, 1]


def test_the_first_option_is_the_default() -> None:
    session = toy()
    assert show(session, 1)["question"]["default"] == "pass"


def test_others_see_the_question_but_not_its_options() -> None:
    session = toy()
    question = show(session, 0)["question"]
    assert question["seats"] == [1] and question["options"] == [] and question["about"] == {"said": []}


# -- copies ------------------------------------------------------------------------------------------


def test_a_fork_in_mid_question_and_in_an_interjection_is_equal_and_independent() -> None:
    session = toy()
    for step in ((1, "say 5"), (2, "shout")):
        session.answer(*step)
        fork = session.fork()
        assert fork.fingerprint() == session.fingerprint() and fork.number == session.number
    fork.answer(2, "say 4")
    assert fork.fingerprint() != session.fingerprint() and session.game.said == []


def test_a_fork_of_half_a_vote_keeps_the_secret_answers() -> None:
    session = toy(voted=False)
    session.answer(1, "say 2")
    fork = session.fork()
    assert fork.asked() == [0, 2] and fork.fingerprint() == session.fingerprint()


# -- taking back -------------------------------------------------------------------------------------


def test_a_move_may_be_taken_back_until_somebody_else_is_asked() -> None:
    session = toy(live=True)
    session.answer(1, "say 5")
    session.answer(1, "say 1")
    start = session.number
    assert show(session, 1)["question"]["can_take_back"]
    session.take_back(1)
    assert session.game.said == [] and session.ask.why == "count" and session.number > start
    assert show(session, 1)["events"] == []
    session.answer(1, "say 5")
    session.answer(1, "say 0")
    session.answer(1, "pass")
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        session.take_back(1)
    assert session.game.said == [5]


def test_a_move_inside_a_cost_may_be_taken_back() -> None:
    session = toy(live=True)
    session.answer(1, "say 5")
    session.take_back(1)
    assert session.ask.why == "count" and session.answers[-1].key != "say 5"


def test_nothing_is_taken_back_once_chance_came_in() -> None:
    session = toy(live=True)
    session.answer(1, "draw")
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        session.take_back(1)
    session.answer(1, "say 5")
    session.take_back(1)
    assert session.game.drawn


def test_nobody_takes_back_for_another() -> None:
    session = toy(live=True)
    session.answer(1, "say 5")
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        session.take_back(0)


def test_a_late_click_after_a_take_back_is_refused() -> None:
    session = toy(live=True)
    session.answer(1, "say 5")
    late = session.number
    session.take_back(1)
    session.answer(1, "say 4")
    with pytest.raises(IllegalAnswer, match="no longer open"):
        session.answer(1, "say 1", late)


def test_the_end_of_a_game_closes_the_questions() -> None:
    session = toy()
    for n in (2, 3, 4, 5):
        session.answer(1, f"say {n}")
        session.answer(1, "say 0")
    assert session.over and session.result == {"said": [2, 3, 4, 5]} and session.number == -1
    with pytest.raises(IllegalAnswer, match="the game is over"):
        session.answer(1, "pass")
