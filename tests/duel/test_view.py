"""What each seat sees, learns and is told."""

from __future__ import annotations

import json

from sixgun import open_table
from sixgun.duel.abilities import CARD
from tests.duel.table import Table, char, side


def view(t: Table, seat: int) -> dict:
    return t.session.view(seat).to_dict()


def test_a_view_is_plain_data_and_shows_what_is_public() -> None:
    p = side(char("bill_tightman", 3, ["hat:L-H"]), "jango", "colt", deck="bank")
    t = Table(p, side("sid_curry", None, "knife missed:L-B", reserve=[]))
    seen = view(t, 0)
    assert json.loads(json.dumps(seen)) == seen
    mine, theirs = seen["players"]
    assert mine["characters"][0] == {
        "place": "P0L", "character": "bill_tightman", "front": True, "awake": False, "active": True, "life": 3,
        "max_life": 5, "gear": [{"card": "hat:L-H", "active": True}],
    }  # fmt: skip
    assert not mine["characters"][1]["active"] and len(theirs["characters"]) == 1
    assert theirs["hand_backs"] == ["L", "O"] and theirs["hand_size"] == 2 and theirs["hand_known"] == []
    assert mine["deck"]["back"] == "L" and seen["common_deck"] == {"size": 0, "back": None}
    assert (
        seen["hand"] == ["colt:L-D"] and view(t, 1)["hand"] == ["knife:O-H", "missed:L-B"] and view(t, -1)["hand"] == []
    )
    assert len(seen["reserve"]) == 1 and seen["reserve"] == view(t, 0)["reserve"] and view(t, -1)["reserve"] == []
    assert seen["reloads"] and seen["bangs_allowed"] == 1


def test_the_order_of_a_hand_and_of_a_reserve_is_not_told() -> None:
    table = open_table("duel", {"options": {"squad_size": 8}}, "x")
    for seat in (0, 1):
        table.answer(seat, table.choices(seat)[0])
    g = table.session.game
    before = [table.view(seat).to_dict() for seat in (0, 1)]
    g.hands[1].reverse()
    g.reserves[0] = g.reserves[0][::-1]
    after = [table.view(seat).to_dict() for seat in (0, 1)]
    assert before[0] == after[0] and before[1]["players"] == after[1]["players"]


def test_a_stolen_card_is_known_to_both() -> None:
    """[DU-INFO-4]"""
    t = Table(side("jango", "pat_garret", "colt"), side("sundance_kid", "tom_thorn", "steal"), turn=1)
    t.says(1, "play steal > P0")
    assert view(t, 0)["players"][1]["hand_known"] == ["colt:L-D"] and t.hand(1) == ["colt"]
    dealt = t.session.redeal(0, t.game.chance.copy())
    assert dealt.game.hands[1] == [CARD["colt:L-D"]]


def test_a_third_player_does_not_see_what_is_stolen() -> None:
    law = side("jango", "pat_garret", "colt:L-D bank")
    o = side("sundance_kid", "tom_thorn", "steal")
    t = Table(o, law, side("big_steve", "coquette_delu"), mode="standoff").says(0, "play steal > P1")
    assert view(t, 2)["players"][0]["hand_known"] == [] and len(view(t, 1)["players"][0]["hand_known"]) == 1
    told = t.session.game.seen(next(e for e in t.game.story if e.what == "steal"), 2)
    assert "card" not in told and told["back"] == "L"


def test_pat_garret_shows_his_second_card() -> None:
    p = side("pat_garret", "jango", deck="colt:L-D hat:L-H")
    t = Table(p, side("sundance_kid", "tom_thorn", deck="knife:O-H"), start=True)
    assert t.hand(0) == ["colt", "hat", "knife"]
    assert view(t, 1)["players"][0]["hand_known"] == ["hat:L-H"]
    t = Table(side("pat_garret", "jango", deck="hat:L-H colt:L-D"), side("sundance_kid", "tom_thorn"), start=True)
    assert t.hand(0) == ["hat", "colt"]


def test_a_drawn_card_shows_its_back_only() -> None:
    t = Table(side("bill_tightman", "jango", "wagon"), side("sundance_kid", "tom_thorn")).says(0, "play wagon")
    events = [t.game.seen(e, 1) for e in t.game.story if e.what == "look"]
    assert len(events) == 3 and all("card" not in e and e["back"] == "L" and e["target"] == "P0" for e in events)
    assert view(t, 1)["limbo"] == [] and len(view(t, 0)["limbo"]) == 3 and t.session.ask.about()["backs"] == ["L"] * 3


def test_a_redeal_keeps_cards_of_a_reshuffled_pile_together() -> None:
    """Who counted the discards knows which cards the common deck is made of."""
    discards = ["beer", "knife", "steal", "bank", "missed:L-B", "missed:O-H"]
    p = side("bill_tightman", "jango", deck_size=0)
    t = Table(p, side("sundance_kid", "tom_thorn", hand_size=4), discards=discards, start=True)
    common = set(t.game.common) | set(t.game.hands[0])
    for seed in range(5):
        dealt = t.session.redeal(1, type(t.game.chance)(bytes([seed])))
        assert set(dealt.game.common) | set(dealt.game.hands[0]) == common
        assert dealt.game.hands[1] == t.game.hands[1]


def test_the_question_says_what_it_is_about() -> None:
    t = Table(side("tex_killer", "jango", "colt"), side("sundance_kid", "tom_thorn")).says(0, "play colt > P1L")
    about = t.session.ask.about()
    assert about["cause"] == "colt" and about["shooter"] == "P0L" and about["at"] == "P1L"
    assert about["demands_a_card"] and not about["any_card"] and about["by"] == 0 and about["card"] == "colt:L-D"
    shown = view(t, -1)
    assert shown["stage"] == {"by": 0, "verb": "play", "card": "colt:L-D", "target": "P1L"}


def test_the_limit_is_that_of_the_front_while_the_own_back_is_asked() -> None:
    """The back is awake under its owner's Gatling; the Gunbelt of the front is only suspended. [DU-BANG-3 DU-ACT-4]"""
    p = side(char("jango", gear=["gunbelt"]), "pat_garret", "gatling")
    t = Table(p, side("sundance_kid", "tom_thorn")).says(0, "play gatling").says(1, "pass")
    assert t.asked == (0, "hit") and view(t, 0)["players"][0]["characters"][1]["awake"]
    assert view(t, 0)["bangs_allowed"] is None and view(t, 1)["bangs_allowed"] is None


def test_sharps_silences_the_target_and_its_cards() -> None:
    """[RE-HIT-4]"""
    q = side(char("sid_curry", gear=["barrel", "stampede"]), "tom_thorn")
    t = Table(side("jango", "pat_garret", "sharps"), q, mode="reinforcements").says(0, "play sharps > P1L")
    assert t.asked == (1, "hit") and t.options(1) == ["pass"] and t.why_not(1, "barrel") == "pierced"
    shown = view(t, -1)["players"][1]["characters"][0]
    assert not shown["active"] and [card["active"] for card in shown["gear"]] == [False, False]
    t.says(1, "pass")
    shown = view(t, -1)["players"][1]["characters"][0]
    assert shown["active"] and [card["active"] for card in shown["gear"]] == [True, True]


def test_a_move_may_be_taken_back_until_something_is_seen() -> None:
    table = open_table("duel", {}, "x")
    for seat in (0, 1):
        table.answer(seat, table.choices(seat)[0])
    first = table.session.game.front[0]
    table.answer(0, "move")
    if table.asked == [0] and table.question(0).why == "play":
        assert table.session.game.front[0] == first ^ 1
        table.take_back(0)
        assert table.session.game.front[0] == first


def test_a_hit_names_the_character_that_shoots() -> None:
    table = open_table("duel", {"players": 3}, "shooters")
    while not table.over:
        seat = table.asked[0]
        options = table.question(seat).options
        table.answer(seat, options[len(table.session.answers) % len(options)])
    hits = [event for event in table.show(-1)["events"] if event["what"] == "hit"]
    assert len(hits) > 9
    assert all(hit["shooter"][:2] == f"P{hit['seat']}" and "amount" not in hit for hit in hits)
    assert {hit["shooter"][2] for hit in hits} == {"L", "R"}
