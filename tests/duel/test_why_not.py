"""The reason why something is not offered never disagrees with what is offered, and every one is given. [DU-PLAY-1]"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sixgun.duel import reasons
from sixgun.duel.places import NAMES, RELOADED
from sixgun.kernel.reason import Reason
from tests.contract.test_duel_games import any_table
from tests.duel.table import Table, char, side

IDS = {reason.id for reason in vars(reasons).values() if isinstance(reason, Reason)}


def may_ask_about(view: dict, seat: int) -> Iterator[str]:
    """Cards in hand and in play, one's characters, somebody else, the token."""
    yield from view["hand"]
    for player in view["players"]:
        for who in player["characters"]:
            yield who["character"]
            yield from (card["card"] for card in who["gear"])
    yield "move"


def is_offered(meanings: list[dict], what: str, target: int) -> bool:
    """By what the options mean, not by how they are made."""
    if ":" not in what:
        return any(what in (meant["verb"], meant.get("ability")) for meant in meanings)
    name = None if target == -1 else NAMES[target]
    about = [meant for meant in meanings if meant.get("card") == what]
    if target == RELOADED and any(meant["verb"] == "reload" for meant in about):
        return True
    return any(meant.get("target") == name for meant in about)


@pytest.mark.parametrize("seed", range(30))
def test_why_not_agrees_with_the_options(seed: int) -> None:
    table = any_table(seed, live=False)
    dice = random.Random(seed)
    while not table.over:
        seat = dice.choice(table.asked)
        if dice.random() < 0.3:
            meanings = [option.meaning for option in table.question(seat).options]
            for what in may_ask_about(table.view(seat).to_dict(), seat):
                for target in range(-1, len(NAMES)):
                    reason = table.why_not(seat, what, target)
                    assert (reason is None) == is_offered(meanings, what, target), (what, target, reason)
        table.answer(seat, dice.choice(table.choices(seat)))


def test_every_reason_is_given() -> None:
    """A reason that no position gives is dead."""
    given = {"no_such_card"} if any_table(0).why_not(0, "bang:AS")["id"] == "no_such_card" else set()
    for seed in range(60):
        table = any_table(seed, live=False)
        dice = random.Random(seed)
        while not table.over and given != IDS:
            seat = dice.randrange(table.seats)
            for what in may_ask_about(table.view(seat).to_dict(), seat):
                for target in range(-1, len(NAMES)):
                    given.add((table.why_not(seat, what, target) or {"id": ""})["id"])
            given.discard("")
            for _ in range(5):
                if not table.over:
                    seat = dice.choice(table.asked)
                    table.answer(seat, dice.choice(table.choices(seat)))
    assert not IDS - given


def test_a_reload_waits_for_a_sole_character() -> None:
    """[DU-REL-1 DU-REL-2 DU-REL-3]"""
    two = side(char("jango", gear=["watch"]), char("pat_garret", gear=["scope:L-H"]), "water:L-B bank")
    t = Table(two, side("sundance_kid", "tom_thorn"))
    assert t.why_not(0, "water", "reload") == "no_reload_yet" == t.why_not(0, "watch", "reload")
    assert t.why_not(0, "bank", "reload") == "no_reload_icon"
    t = Table(two, side("sundance_kid", None, reserve=[]))
    assert t.why_not(0, "water", "reload") is None and t.why_not(0, "watch", "reload") is None
    assert t.why_not(0, "scope", "reload") == "not_active"


def test_the_token_moves_once_and_between_two() -> None:
    """[DU-TOKEN-1 DU-TOKEN-4]"""
    t = Table(side("jango", "pat_garret", "bank"), side("sundance_kid", None, reserve=[]))
    assert t.why_not(0, "move") is None
    assert t.says(0, "move").why_not(0, "move") == "token_moved"
    assert t.says(0, "pass").why_not(1, "move") == "needs_two_characters" and t.why_not(0, "move") == "not_asked"


def test_an_ability_is_used_in_front_once_and_for_something() -> None:
    """[DU-R-69 DU-ACT-1]"""
    t = Table(side("babe_leroy", "cattle_katie", "knife:O-H"), side("jango", "pat_garret"), mode="duel")
    assert t.why_not(0, "cattle_katie") == "in_the_back" and t.why_not(0, "jango") == "not_your_character"
    assert t.why_not(0, "babe_leroy") == "ability_not_now"
    t = Table(side("babe_leroy", "tom_thorn"), side("jango", "pat_garret"), mode="duel")
    assert t.why_not(0, "babe_leroy") is None and t.why_not(0, "tom_thorn") == "works_by_itself"
    assert t.says(0, "use babe_leroy").why_not(0, "babe_leroy") == "ability_used"
