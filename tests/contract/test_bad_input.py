"""Bad input gets one clear typed error that says what would be right; nothing is lost or changed."""

from __future__ import annotations

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun import BadRecord, BadSetup, Diverged, IllegalAnswer, NoSuchSeat, SixgunError, new_game, open_table, replay

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def some_table():
    """A table a few answers into the game."""
    table = new_game("classic", 5, seed="bad input")
    for _ in range(14):
        who = table.asked[0]
        table.answer(who, table.choices(who)[-1].key)
    return table


TABLE = some_table()
RECORD = json.loads(TABLE.record().to_json())


@settings(max_examples=400, deadline=None)
@given(seat=st.integers(-5, 12), key=st.text(max_size=20), number=st.integers(-3, 40))
def test_any_answer_is_taken_or_refused_with_nothing_changed(seat: int, key: str, number: int) -> None:
    before = TABLE.fingerprint()
    with pytest.raises(IllegalAnswer) as refused:
        TABLE.answer(seat, f"no {key}", number)
    assert TABLE.fingerprint() == before and str(refused.value)


@pytest.mark.parametrize("seat", [5, 9, -2])
@pytest.mark.parametrize("ask", ["question", "choices", "view", "show", "take_back"])
def test_a_seat_that_is_not_there_is_refused_with_those_that_are(ask: str, seat: int) -> None:
    with pytest.raises(NoSuchSeat, match=f"there is no seat {seat}; the seats of this table are 0 to 4"):
        getattr(TABLE, ask)(seat)


def test_a_spectator_has_a_view_but_is_asked_nothing() -> None:
    assert TABLE.view(-1)
    with pytest.raises(NoSuchSeat):
        TABLE.question(-1)
    with pytest.raises(NoSuchSeat):
        TABLE.why_not(9, "bang:AS")
    with pytest.raises(NoSuchSeat):
        TABLE.redeal(9, "seed")


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from(["players", "sets", "options", "more"]), ANYTHING, max_size=4))
def test_any_setup_is_taken_or_refused(setup: dict[str, object]) -> None:
    try:
        table = open_table("classic", setup, "seed")
    except BadSetup as error:
        assert str(error)
    else:
        assert 4 <= table.seats <= 8


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ({"players": 1}, "2 to 8"),
        ({"players": 99}, "2 to 8"),
        ({"players": "five"}, "a number"),
        ({"players": 5, "sets": ["base", "nonsense"]}, "the sets are base"),
        ({"players": 5, "sets": []}, "needs the set 'base'"),
        ({"players": 5, "sets": [["base"]]}, "the sets are base"),
        ({"players": 5, "options": {"no_such": True}}, "the options are character_choice_of_two"),
        ({"players": 5, "options": {"panic_any_distance": "yes"}}, "on or off"),
        ({"players": 5, "colour": "red"}, "not colour"),
    ],
)
def test_a_bad_setup_says_what_would_be_right(setup: dict[str, object], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        open_table("classic", setup, "seed")


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(BadSetup, match="the games are classic"):
        new_game("poker")


@settings(max_examples=400, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=200) | ANYTHING.map(json.dumps))
def test_any_file_is_refused_that_is_no_record(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        replay(text)


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_a_damaged_record_is_refused(data: st.DataObject) -> None:
    """Change one thing anywhere in a record: it is refused, or it is still the same game."""
    damaged = copy.deepcopy(RECORD)
    name = data.draw(st.sampled_from([*RECORD, "answer"]))
    if name == "answer":
        at = data.draw(st.integers(0, len(damaged["answers"]) - 1))
        damaged["answers"][at] = data.draw(ANYTHING | st.tuples(st.integers(-2, 9), st.text(max_size=9)))
    else:
        damaged[name] = data.draw(ANYTHING)
    try:
        again = replay(json.dumps(damaged))
    except SixgunError as error:
        assert str(error) and "Traceback" not in str(error)
    else:
        assert again.fingerprint() == TABLE.fingerprint() or not damaged["digest"]


def test_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(BadRecord, match="played by rules 'classic-0'; these are 'classic-"):
        replay(json.dumps(RECORD | {"rules": "classic-0"}))


def test_a_record_of_another_deal_diverges() -> None:
    with pytest.raises(Diverged) as diverged:
        replay(json.dumps(RECORD | {"seed": "another"}))
    assert diverged.value.at >= 0


def test_a_record_cut_short_says_so() -> None:
    with pytest.raises(Diverged, match="another position"):
        replay(json.dumps(RECORD | {"answers": RECORD["answers"][:-1]}))


def test_a_redealt_table_has_no_record() -> None:
    with pytest.raises(BadRecord, match="redealt"):
        TABLE.redeal(0, "x").record()


@pytest.mark.parametrize("card", ["", "bang", "bang:ZZ", "no:AS", "💥"])
def test_why_not_of_an_unknown_card_is_a_reason(card: str) -> None:
    assert TABLE.why_not(TABLE.asked[0], card)["id"] == "no_such_card"


@pytest.mark.parametrize("target", [-7, 99])
def test_why_not_of_a_foreign_target_is_a_reason(target: int) -> None:
    table = next(t for t in (new_game("classic", 4, seed=f"aim {n}") for n in range(99)) if aimed(t))
    seat = table.asked[0]
    assert table.why_not(seat, aimed(table)[0], target)["id"] == "not_living"


def aimed(table) -> list[str]:
    """The cards the first player may play at somebody."""
    options = table.choices(table.asked[0])
    return [o.meaning["card"] for o in options if o.target >= 0 and o.meaning["verb"] == "play"]
