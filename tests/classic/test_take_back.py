"""A mis-click may be taken back until something was seen or somebody asked."""

from __future__ import annotations

import pytest

from sixgun import IllegalAnswer, Table, new_game, replay


def deal_with(*wanted: str) -> Table:
    """A table whose first player may give such answers."""
    for n in range(2000):
        table = new_game("classic", 4, seed=f"take back {n}")
        keys = [o.key for o in table.choices(table.asked[0])]
        if all(any(key.startswith(want) for key in keys) for want in wanted):
            return table
    raise AssertionError(wanted)


def first(table: Table, start: str) -> str:
    return next(o.key for o in table.choices(table.asked[0]) if o.key.startswith(start))


def test_a_laid_card_comes_back_to_hand_and_the_record_forgets_it() -> None:
    table = deal_with("play mustang", "play barrel")
    seat, before = table.asked[0], table.fingerprint()
    table.answer(seat, first(table, "play mustang"))
    assert table.show(seat)["question"]["can_take_back"]
    table.take_back(seat)
    assert table.fingerprint() == before and not table.record().answers
    table.answer(seat, first(table, "play barrel"))
    assert replay(table.record()).fingerprint() == table.fingerprint()


def test_two_laid_cards_come_back_one_after_the_other() -> None:
    table = deal_with("play mustang", "play barrel")
    seat, before = table.asked[0], table.fingerprint()
    table.answer(seat, first(table, "play mustang"))
    table.answer(seat, first(table, "play barrel"))
    table.take_back(seat)
    assert len(table.record().answers) == 1
    table.take_back(seat)
    assert table.fingerprint() == before
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        table.take_back(seat)


def test_a_drawn_card_cannot_be_put_back() -> None:
    table = deal_with("play stagecoach")
    seat = table.asked[0]
    table.answer(seat, first(table, "play stagecoach"))
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        table.take_back(seat)


def test_a_shot_somebody_answers_cannot_be_taken_back() -> None:
    table = deal_with("play bang")
    seat = table.asked[0]
    table.answer(seat, first(table, "play bang"))
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        table.take_back(seat)
