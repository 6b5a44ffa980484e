"""The reason why something is not offered never disagrees with what is offered. [CL-PLAY-1]"""

from __future__ import annotations

import random

import pytest

from sixgun.classic.play.prices import CANNOT_PAY
from sixgun.classic.rules import reasons
from sixgun.kernel.reason import Reason
from tests.contract.test_random_games import any_table, numbers

IDS = {reason.id for reason in vars(reasons).values() if isinstance(reason, Reason)}
OF_SETS = {CANNOT_PAY.id}


@pytest.mark.parametrize("seed", numbers(40))
def test_why_not_agrees_with_the_options(seed: int) -> None:
    table = any_table(seed, live=False)
    dice = random.Random(seed)
    while not table.over:
        seat = dice.choice(table.asked)
        meant = [option.meaning for option in table.question(seat).options]
        offered = {(m.get("card"), m.get("target", -1)) for m in meant if "ability" not in m}
        for card in table.view(seat).to_dict()["hand"]:
            for target in range(-1, table.seats):
                reason = table.why_not(seat, card, target)
                assert (reason is None) == ((card, target) in offered), (card, target, reason)
                assert reason is None or (reason["id"] in IDS | OF_SETS and reason["rule"])
        table.answer(seat, dice.choice(table.choices(seat)))


def test_who_is_not_asked_hears_so() -> None:
    table = any_table(0)
    other = next(seat for seat in range(table.seats) if seat not in table.asked)
    card = table.view(other).to_dict()["hand"][0]
    assert table.why_not(other, card)["id"] == "not_asked"


def test_every_reason_is_given() -> None:
    """A reason that no position gives is dead."""
    given: set[str] = set()
    for seed in range(60):
        table = any_table(seed, live=False)
        dice = random.Random(seed)
        while not table.over and given != IDS:
            seat = dice.randrange(table.seats)
            hands = [card for other in range(table.seats) for card in table.view(other).to_dict()["hand"]]
            for card in [*hands, "no such card"]:
                for target in range(-1, table.seats):
                    reason = table.why_not(seat, card, target)
                    given |= set() if reason is None else {reason["id"]}
            seat = dice.choice(table.asked)
            table.answer(seat, dice.choice(table.choices(seat)))
    assert not IDS - given
