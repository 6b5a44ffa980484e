"""The scenarios of docs/rules/duel.md, in its order. P is seat 0 unless the squads demand otherwise."""

from __future__ import annotations

import pytest

from sixgun.duel.setup import Setup, set_up
from tests.duel.table import Table, char, side

# -- worked examples of the rulebooks -----------------------------------------------------------------


def test_du_s_1_the_last_point_gives_dalon_ranger_no_card() -> None:
    t = Table(side(char("dalon_ranger", 1), "jango"), side("west_harding", "tom_thorn", "colt"), turn=1)
    t.says(1, "play colt > P0L").says(0, "pass")
    assert len(t.hand(0)) == 2 and t.who("P0L") not in ("", "dalon_ranger")
    t.idle(1)


def test_du_s_2_a_snake_fails_and_missed_may_still_be_played() -> None:
    p = side("pat_garret", "jango", "colt")
    t = Table(p, side(char("tom_thorn", gear=["barrel:O-S"]), "dalton_bros", "missed:O-H", deck="rattlesnake"))
    t.says(0, "play colt > P1L").says(1, "use barrel")
    assert t.discards()[0] == "rattlesnake" and "use barrel" not in t.options(1)
    t.says(1, "play missed")
    assert t.life("P1L") == 4
    t.idle()


def test_du_s_3_a_barrel_cancels() -> None:
    p = side("pat_garret", "jango", "colt")
    t = Table(p, side(char("tom_thorn", gear=["barrel:O-S"]), "dalton_bros", "missed:O-H", deck="schofield"))
    t.says(0, "play colt > P1L").says(1, "use barrel")
    assert t.life("P1L") == 4 and t.hand(1) == ["missed"]
    t.idle()


def test_du_s_4_gatling_answered_by_a_sole_sid_curry() -> None:
    p = side("dalon_ranger", char("annie_oakey", 1, ["hat:L-H"]), "gatling", deck="gatling wagon missed:L-B missed:L-S")
    p["deck"] = ["fanning:L-B", "wagon:L-B", "missed:L-B"]
    t = Table(p, side(char("sid_curry", 3), None, reserve=[]))
    t.says(0, "play gatling")
    assert t.asked == (1, "hit")
    t.says(1, "use sid_curry")
    assert t.asked == (0, "hit") and t.session.ask.about()["at"] == "P0R"
    t.says(0, "pass")  # her Hat would have been another way
    assert t.who("P0R") not in ("", "annie_oakey") and t.hand(0) == ["wagon", "missed"]
    assert t.asked == (0, "hit") and t.session.ask.about()["at"] == "P0L"
    t.says(0, "play missed")
    assert (t.life("P0L"), t.life("P1L")) == (5, 3)
    t.idle()


def test_du_s_5_the_back_s_own_barrel_not_the_front_s_hat() -> None:
    p = side("pat_garret", "jango", "winchester")
    q = side(char("tom_thorn", gear=["hat"]), char("dalton_bros", gear=["barrel:O-S"]), deck="schofield")
    t = Table(p, q).says(0, "play winchester > P1R")
    assert t.options(1) == ["pass", "use barrel"]
    t.says(1, "use barrel")
    assert t.life("P1R") == 3
    t.idle()


def test_du_s_6_annie_uses_a_carbine_as_a_miss() -> None:
    t = Table(side("annie_oakey", "jango", "carbine:L-H"), side("tom_thorn", "dalton_bros", "colt"), turn=1)
    t.says(1, "play colt > P0L").says(0, "play carbine as missed")
    assert t.life("P0L") == 4 and t.game.bangs == 1
    t.idle(1)


def test_du_s_7_a_hat_stops_a_missed_played_as_colt() -> None:
    t = Table(side("annie_oakey", "jango", "missed missed:L-S"), side(char("tom_thorn", gear=["hat"]), "dalton_bros"))
    t.says(0, "play missed as colt > P1L")
    assert t.game.bangs == 1 and not t.may(1, "play hat")
    t.says(1, "use hat")
    assert t.life("P1L") == 4 and not t.may(0, "play missed as colt > P1L")


def test_du_s_8_icons_in_a_text_make_no_hit_or_miss_card() -> None:
    t = Table(
        side("pat_garret", "jango", "scope:L-H retaliation colt"), side("tom_thorn", "dalton_bros", "carbine knife")
    )
    assert t.why_not(0, "retaliation", "P1L") == "only_an_answer"
    assert not t.may(0, "play scope as colt > P1L")
    t.says(0, "play colt > P1L")
    assert t.options(1) == ["pass"] and t.why_not(1, "carbine") == "not_a_miss"


@pytest.mark.parametrize("before", [5, 1, 3])
def test_du_s_9_strong_beer(before: int) -> None:
    t = Table(side(char("pat_garret", before), "jango", "strong_beer"), side("tom_thorn", "dalton_bros"))
    t.says(0, "play strong_beer > P0L")
    assert t.life("P0L") == 3 and t.discards()[0] == "strong_beer"
    t.idle()


def test_du_s_10_bill_tightman_draws_for_his_own_fellow() -> None:
    t = Table(side("bill_tightman", char("jango", 1), "gatling"), side("tom_thorn", "dalton_bros"))
    t.says(0, "play gatling").says(1, "pass").says(0, "pass")
    assert t.asked == (1, "hit")
    t.says(1, "pass")
    assert len(t.hand(0)) == 4
    t.idle()


def test_du_s_11_wyatt_ear_and_remington() -> None:
    t = Table(side("wyatt_ear", "jango", "remington"), side("tom_thorn", "dalton_bros", "missed:O-H"))
    t.says(0, "play remington > P1L").says(1, "play missed")
    assert len(t.hand(0)) == 2
    t.idle()


def test_du_s_12_schofield_heals_before_the_hit_of_retaliation() -> None:
    t = Table(
        side("pat_garret", "jango", "retaliation"), side(char("tom_thorn", 2), "dalton_bros", "schofield"), turn=1
    )
    t.says(1, "play schofield > P0L").says(0, "play retaliation")
    assert t.life("P1L") == 3 and t.asked == (1, "hit")
    t.says(1, "pass")
    assert t.life("P1L") == 2
    t.idle(1)


def colts(n: int) -> str:
    return " ".join(["colt:O-D"] + [f"colt:O-D#{i}" for i in range(2, n + 1)])


def test_du_s_13_gunbelt_shots_are_not_counted() -> None:
    t = Table(
        side("pat_garret", "jango"), side(char("tom_thorn", gear=["gunbelt:O-S"]), "dalton_bros", colts(5)), turn=1
    )
    for _ in range(3):
        t.says(1, "play colt > P0L").says(0, "pass")
    t.says(1, "move", "play colt > P0L").says(0, "pass")
    assert not t.may(1, "play colt > P0L") and t.why_not(1, "colt", "P0L") == "bang_limit"


def test_du_s_14_the_reverse_order() -> None:
    back = char("dalton_bros", gear=["gunbelt:O-S"])
    t = Table(side("bill_tightman", "jango"), side("sundance_kid", back, colts(4)), turn=1)
    t.says(1, "play colt > P0L").says(0, "pass")
    assert not t.may(1, "play colt > P0L")
    t.says(1, "move", "play colt > P0L").says(0, "pass").says(1, "play colt > P0L").says(0, "pass")
    assert t.may(1, "play colt > P0L")


def test_du_s_15_babe_leroy_after_the_token_moved() -> None:
    t = Table(side("bill_tightman", "pat_garret"), side("sundance_kid", "babe_leroy", "beer"), turn=1)
    t.says(1, "play beer", "move", "use babe_leroy")
    assert len(t.hand(1)) == 2 and not t.may(1, "use babe_leroy")


def test_du_s_16_babe_leroy_sent_to_the_back_by_her_last_card() -> None:
    t = Table(side("bill_tightman", "pat_garret"), side("babe_leroy", "sundance_kid", "water:O-B"), turn=1)
    t.says(1, "play water > P1")
    assert not t.may(1, "use babe_leroy")
    t.says(1, "move", "use babe_leroy")
    assert len(t.hand(1)) == 2


def test_du_s_17_dalton_bros_with_a_bank() -> None:
    q = side(char("dalton_bros", gear=["bank"]), "sundance_kid")
    t = Table(side("bill_tightman", "pat_garret"), q, turn=1, start=True)
    assert len(t.hand(1)) == 4
    t.idle(1)


def test_du_s_18_a_derringer_played_as_colt_has_no_text() -> None:
    t = Table(side("bill_tightman", "pat_garret", "bank"), side("toco_ramirez", "sundance_kid", "derringer"), turn=1)
    t.says(1, "play derringer as colt > P0L")
    assert t.game.bangs == 1 and t.options(0) == ["pass"]


def test_du_s_19_tom_thorn_s_hit_before_the_watch() -> None:
    q = side(char("bill_tightman", gear=["watch"]), "pat_garret", deck="missed:L-B")
    t = Table(q, side("sundance_kid", "tom_thorn"), turn=1).says(1, "move")
    assert t.asked == (0, "hit") and t.session.ask.about()["at"] == "P0R" and t.hand(0) == []
    t.says(0, "pass")
    assert t.hand(0) == ["missed"] and t.life("P0R") == 4
    t.idle(1)


@pytest.mark.parametrize("card", ["gatling", "indians:L-H"])
def test_du_s_20_alan_pinkertoon_in_the_back_under_one_s_own_card(card: str) -> None:
    t = Table(side("bill_tightman", char("alan_pinkertoon", 3), card), side("sundance_kid", "tom_thorn"))
    t.says(0, f"play {card.split(':')[0]}").says(1, "pass").says(0, "pass").says(1, "pass")
    assert t.life("P0R") == 2 and t.asked == (1, "hit") and t.session.ask.about()["cause"] == "alan_pinkertoon"
    t.says(1, "pass")
    assert t.life("P1L") == 2
    t.idle()


# -- turn, limits, decks ------------------------------------------------------------------------------


def test_du_s_21_setup() -> None:
    from sixgun.kernel.session import Session

    s = Session(set_up(Setup("duel"), "x"))
    for seat in (0, 1):
        s.answer(seat, s.choices(seat)[0])
    assert s.ask.seat == 0 and s.ask.quiescent
    g = s.game
    assert [len(h) for h in g.hands] == [6, 5] and [len(r) for r in g.reserves] == [2, 2]


def test_du_s_23_one_bang_and_the_stranger() -> None:
    hand = "colt winchester winchester:L-H#2 knife derringer"
    t = Table(side("bill_tightman", "jango", hand), side("sundance_kid", "tom_thorn"))
    t.says(0, "play colt > P1L").says(1, "pass")
    assert not t.may(0, "play winchester > P1L") and t.may(0, "play knife > P1L") and t.may(0, "play derringer > P1L")
    t = Table(side("bill_tightman", "the_stranger", hand), side("sundance_kid", "tom_thorn"))
    t.says(0, "play colt > P1L").says(1, "pass").says(0, "play winchester > P1L").says(1, "pass")
    assert not t.may(0, "play winchester > P1L")


def test_du_s_25_the_second_deck_to_run_out_takes_the_common_deck_as_it_is() -> None:
    common = ["colt:L-D", "bank", "hat:L-H", "scope:L-H", "water:L-B", "water:L-S", "gatling"]
    piles = ["missed:L-B", "missed:L-S", "wagon:L-B"]
    q = side("sundance_kid", "tom_thorn", deck_size=0)
    t = Table(side("bill_tightman", "jango", deck_size=0), q, turn=1, start=True, common=common, discards=piles)
    assert t.hand(1) == ["colt", "bank"] and len(t.game.common) == 5 and len(t.game.discards) == 3


def test_du_s_26_general_store_with_one_common_deck() -> None:
    common = ["colt:L-D", "bank", "hat:L-H"]
    p = side("bill_tightman", "pat_garret", "general_store:L-S", deck_size=0)
    t = Table(p, side("sundance_kid", "tom_thorn", deck="knife steal"), common=common)
    t.says(0, "play general_store")
    assert t.options(0) == ["pick colt", "pick bank", "pick knife", "pick steal"]
    t.says(0, "pick knife").says(1, "pick colt").says(0, "pick steal")
    assert t.hand(0) == ["knife", "steal"] and t.hand(1) == ["colt", "bank"]
    assert t.game.known and t.session.view(1).to_dict()["players"][0]["hand_known"] == ["knife:O-H", "steal:O-B"]
    t.idle()


def test_du_s_27_start_cards_in_order_then_the_draw_phase_of_the_new_front() -> None:
    front = char("sundance_kid", gear=["rattlesnake", "stampede"])
    back = char("dalton_bros", gear=["dynamite"])
    t = Table(side("bill_tightman", "pat_garret"), side(front, back), turn=1, start=True)
    told = [e for e in t.game.story if e.what in ("reveal", "move", "draw")]
    assert [(e.what, e.cause) for e in told[:3]] == [
        ("reveal", "dynamite"),
        ("reveal", "rattlesnake"),
        ("move", "stampede"),
    ]
    assert len(t.hand(1)) == 3


def test_du_s_28_dynamite_goes_to_the_opponent_s_back() -> None:
    q = side("sundance_kid", char("dalton_bros", gear=["dynamite"]), deck="knife:O-H")
    t = Table(side("bill_tightman", "pat_garret"), q, turn=1, start=True)
    assert t.gear("P0R") == ["dynamite"] and t.gear("P1R") == []
    t = Table(side("bill_tightman", None, reserve=[]), q, turn=1, start=True)
    assert t.gear("P0L") == ["dynamite"]


def test_du_s_29_an_explosion_takes_the_rattlesnake_along() -> None:
    q = side("sundance_kid", char("dalton_bros", 2, ["dynamite", "rattlesnake"]), deck="colt:O-D")
    t = Table(side("bill_tightman", "pat_garret"), q, turn=1, start=True)
    assert t.who("P1R") != "dalton_bros" and t.gear("P1R") == []
    assert t.discards()[:2] == ["rattlesnake", "dynamite"] and len(t.hand(1)) == 4
    assert sum(e.what == "reveal" for e in t.game.story) == 1


def test_du_s_30_reload_only_once_somebody_has_one_character() -> None:
    p = side(char("bill_tightman", gear=["scope:L-H"]), char("pat_garret", gear=["scope:O-H"]), "water:L-B")
    t = Table(p, side("sundance_kid", "tom_thorn"))
    assert not [o for o in t.options(0) if o.startswith("reload")]
    t = Table(p, side("sundance_kid", None, reserve=[]))
    assert [o for o in t.options(0) if o.startswith("reload")] == ["reload scope > P0L", "reload water"]
    t.says(0, "reload water", "reload scope > P0L")
    assert len(t.hand(0)) == 2 and t.gear("P0L") == []


def test_du_s_31_water_not_on_one_character() -> None:
    t = Table(side("bill_tightman", "pat_garret", "water:L-B"), side("sundance_kid", None, reserve=[]))
    assert t.may(0, "play water > P0") and not t.may(0, "play water > P1")
    assert t.why_not(0, "water", "P1") == "needs_two_characters"


def test_du_s_32_a_sole_character_takes_equipment_of_both_sides() -> None:
    sole = side("bill_tightman", None, "hat:L-H", reserve=[])
    t = Table(sole, side("sundance_kid", "tom_thorn", "gunbelt:O-S colt:O-D steal"))
    assert t.may(0, "play hat > P0L")
    t.says(0, "play hat > P0L", "pass")
    assert {"play gunbelt > P0L", "play colt > P0L", "play steal > P0L"} <= set(t.options(1))


# -- positions and activity ---------------------------------------------------------------------------


def test_du_s_33_indians_and_annie() -> None:
    q = side("jango", "annie_oakey", "colt missed")
    t = Table(q, side("sundance_kid", "tom_thorn", "indians:O-H"), turn=1).says(1, "play indians")
    assert t.options(0) == ["pass", "discard colt"]
    t.says(0, "pass").says(1, "pass")
    assert t.options(0) == ["pass", "discard colt", "discard missed"]


def test_du_s_34_a_suspended_annie_does_not_help() -> None:
    q = side("annie_oakey", "jango", "colt")
    t = Table(q, side("sundance_kid", "tom_thorn", "winchester"), turn=1).says(1, "play winchester > P0R")
    assert t.options(0) == ["pass"]


def test_du_s_35_jack_ransome_plays_anywhere() -> None:
    t = Table(side("bill_tightman", "jango"), side("jack_ransome", "tom_thorn", "dynamite hat:O-H knife"), turn=1)
    t.says(1, "play dynamite > P0L", "play hat > P1L", "play knife > P0R").says(0, "pass")
    assert t.gear("P0L") == ["dynamite"] and t.gear("P1L") == ["hat"] and t.life("P0R") == 2


def test_du_s_36_scope_is_for_hit_cards() -> None:
    q = side(char("sundance_kid", gear=["scope:O-H"]), "tom_thorn", "knife duel:O-H steal hat:O-H")
    t = Table(side("bill_tightman", char("jango", gear=["watch"])), q, turn=1)
    assert t.may(1, "play knife > P0R")
    assert not {"play duel > P0R", "play steal > P0R", "play hat > P0R"} & set(t.options(1))
    assert t.why_not(1, "duel", "P0R") == "not_the_back"


def test_du_s_37_a_second_equipment_of_the_same_name_replaces_the_first() -> None:
    t = Table(side("bill_tightman", "jango", "hat:L-H"), side(char("sundance_kid", gear=["hat:O-H"]), "tom_thorn"))
    t.says(0, "play hat > P1L")
    assert t.gear("P1L") == ["hat"] and t.discards()[0] == "hat"


def test_du_s_39_bart_masterson_chooses() -> None:
    q = side(char("tom_thorn", gear=["barrel:O-S"]), "dalton_bros", deck="schofield rattlesnake")
    t = Table(side("bill_tightman", "bart_masterson", "colt"), q)
    t.says(0, "play colt > P1L").says(1, "use barrel")
    assert t.asked == (0, "reveal")
    t.says(0, "pick rattlesnake")
    assert t.discards()[:2] == ["rattlesnake", "schofield"] and t.asked == (1, "hit")
    t.says(1, "pass")
    assert t.life("P1L") == 3


# -- hits, queue, elimination -------------------------------------------------------------------------


@pytest.mark.parametrize("pays", [True, False])
def test_du_s_41_tex_killer_and_a_barrel(pays: bool) -> None:
    q = side(char("tom_thorn", gear=["barrel:O-S"]), "dalton_bros", "knife", deck="schofield")
    t = Table(side("tex_killer", "jango", "colt"), q).says(0, "play colt > P1L").says(1, "use barrel")
    assert t.asked == (1, "pay")
    t.says(1, "discard knife" if pays else "pass")
    assert t.life("P1L") == (4 if pays else 3)
    t.idle()


def test_du_s_43_bank_as_a_miss_for_a_derringer() -> None:
    t = Table(side("bill_tightman", "jango", "derringer"), side("sundance_kid", "tom_thorn", "bank"))
    t.says(0, "play derringer > P1L").says(1, "play bank as missed")
    assert t.life("P1L") == 4 and t.discards()[0] == "bank"


def test_du_s_44_a_shotgun_swap_changes_who_receives_the_retaliation() -> None:
    q = side("bill_tightman", "jango", "retaliation")
    t = Table(q, side("sundance_kid", "dalton_bros", "shotgun:O-H"), turn=1)
    t.says(1, "play shotgun > P0L").says(0, "play retaliation").says(1, "swap > P1")
    assert t.asked == (1, "hit") and t.session.ask.about()["at"] == "P1R"
    t.says(1, "pass")
    assert (t.life("P1L"), t.life("P1R")) == (4, 2)


@pytest.mark.parametrize(("before", "hits"), [(4, 3), (3, 0)])
def test_du_s_46_dynamite_on_alan(before: int, hits: int) -> None:
    p = side(char("alan_pinkertoon", before, ["dynamite"]), "jango", deck="colt:L-D")
    t = Table(p, side(char("sundance_kid", 4), "tom_thorn"), start=True)
    for _ in range(hits):
        assert t.asked == (1, "hit")
        t.says(1, "pass")
    assert t.life("P1L") == 4 - hits
    t.idle()


def test_du_s_47_buffalo_bell_never_gives_his_last() -> None:
    p = side(char("bill_tightman", 1), char("buffalo_bell", 2), reserve=["jango"])
    t = Table(p, side("west_harding", "tom_thorn", "colt:O-D colt:O-D#2"), turn=1)
    t.says(1, "play colt > P0L").says(0, "pass").says(0, "divert")
    assert (t.life("P0L"), t.life("P0R")) == (1, 1)
    t.says(1, "play colt > P0L").says(0, "pass")
    assert t.who("P0L") == "jango"


@pytest.mark.parametrize("front", [True, False])
def test_du_s_48_wild_bill_and_steal(front: bool) -> None:
    pair = ("wild_bill", "jango") if front else ("jango", "wild_bill")
    t = Table(side(*pair, "colt colt:O-D bank"), side("sundance_kid", "tom_thorn", "steal"), turn=1)
    t.says(1, "play steal > P0")
    assert t.asked == (1, "random_card") and t.options(1) == ["take L > P0", "take O > P0"]
    t.says(1, "take O > P0")
    assert t.hand(1) == ["colt"]
    if front:
        assert t.asked == (1, "hit")
        t.says(1, "pass")
    t.idle(1)


def test_du_s_49_bull_anderson_takes_before_the_owner_draws() -> None:
    q = side(char("jango", 1, ["bank"]), "pat_garret", reserve=["wyatt_ear"])
    t = Table(q, side("bull_anderson", "tom_thorn", "knife"), turn=1).says(1, "play knife > P0L").says(0, "pass")
    assert t.options(1) == ["pass", "take bank > P0L"]
    t.says(1, "take bank > P0L")
    assert t.hand(1) == ["bank"] and len(t.hand(0)) == 2 and t.front(0) == "wyatt_ear"
    t.idle(1)


def test_du_s_50_bull_anderson_in_the_back_of_an_eliminated_front() -> None:
    q = side(char("sundance_kid", 1, ["hat:O-H"]), "bull_anderson", reserve=[])
    t = Table(side("bill_tightman", "jango", "knife", "missed"), q).says(0, "play knife > P1L").says(1, "pass")
    t.idle()
    assert t.front(1) == "bull_anderson" and len(t.hand(0)) == 2  # for Bill Tightman


def test_du_s_52_the_end_drops_the_queue() -> None:
    p = side("bill_tightman", char("alan_pinkertoon", 2), "gatling")
    t = (
        Table(p, side(char("sundance_kid", 1), None, reserve=[]))
        .says(0, "play gatling")
        .says(1, "pass")
        .says(0, "pass")
    )
    assert t.session.over and t.session.result["winners"] == [0] and t.life("P0R") == 1


def test_du_s_53_duel() -> None:
    q = side(char("sundance_kid", gear=["barrel:O-S", "hat:O-H"]), "tom_thorn", "derringer knife")
    t = Table(side("bill_tightman", "jango", "duel gatling"), q)
    t.says(0, "play duel > P1L").says(1, "discard derringer").says(0, "discard gatling").says(1, "pass")
    assert t.life("P1L") == 3
    t.idle()


def test_du_s_55_cattle_katie() -> None:
    q = side(char("cattle_katie", gear=["hat:O-H", "rattlesnake"]), "tom_thorn")
    t = Table(side("bill_tightman", "jango"), q, turn=1)
    assert [o for o in t.options(1) if o.startswith("use")] == ["use cattle_katie hat"]
    t.says(1, "use cattle_katie hat")
    assert len(t.hand(1)) == 2 and t.gear("P1L") == ["rattlesnake"]
    assert not [o for o in t.options(1) if o.startswith("use")]


def test_du_s_56_sundance_kid() -> None:
    q = side("sundance_kid", "tom_thorn", "beer", deck="knife")
    t = Table(side("bill_tightman", "jango", deck="bank"), q, turn=1)
    t.says(1, "use sundance_kid > P0", "discard beer")
    assert t.options(1) == ["keep knife", "keep bank"]
    assert t.session.view(0).to_dict()["limbo"] == [] and t.session.view(0).to_dict()["limbo_backs"] == ["O", "L"]
    t.says(1, "keep bank")
    assert t.hand(1) == ["bank"] and t.discards()[0] == "knife" and t.game.known == {}
    t.idle(1)


def test_du_s_57_slim_poet_discards_by_origin() -> None:
    p = side("bill_tightman", "jango", "colt bank hat:L-H knife")
    t = Table(p, side(char("slim_poet", 2), "tom_thorn")).says(0, "play colt > P1L").says(1, "pass", "use slim_poet")
    assert t.options(1) == ["discard L > P0", "discard O > P0"]
    t.says(1, "discard O > P0")
    assert t.hand(0) == ["bank", "hat"]
    q = side(char("slim_poet", 2, ["rattlesnake"]), "tom_thorn", deck="rattlesnake")
    q["deck"] = ["knife:O-S"]
    t = Table(side("bill_tightman", "jango", "bank"), q, turn=1, start=True)
    assert t.life("P1L") == 1 and t.hand(0) == ["bank"]


def test_du_s_58_dalon_ranger_draws_between_the_hits_of_fanning() -> None:
    front = char("dalon_ranger", 4, ["bank", "scope:L-H", "watch"])
    q = side(front, "jango", deck="missed:L-B")
    t = Table(q, side("sundance_kid", "tom_thorn", "fanning"), turn=1).says(1, "play fanning > P0L").says(0, "pass")
    assert t.hand(0) == ["missed"]
    t.says(0, "play missed", "pass")
    assert t.life("P0L") == 2 and len(t.hand(0)) == 1
    t.idle(1)


def test_du_s_59_watch_sees_only_moves_of_one_s_own_token() -> None:
    q = side("sundance_kid", "dalton_bros", "water:O-B water:L-S")
    t = Table(side(char("bill_tightman", gear=["watch"]), "pat_garret"), q, turn=1)
    t.says(1, "move", "play water > P1")
    assert len(t.hand(0)) == 2 and t.front(1) == "sundance_kid" and not t.may(1, "move")
    t.says(1, "play water > P0")
    assert len(t.hand(0)) == 2 and t.front(0) == "pat_garret"


def test_du_s_60_tom_thorn_reacts_to_becoming_front_only() -> None:
    q = side(char("sundance_kid", 1), "dalton_bros", reserve=["tom_thorn"])
    t = Table(side("bill_tightman", "jango", "knife"), q).says(0, "play knife > P1L").says(1, "pass")
    assert t.front(1) == "tom_thorn"
    t.idle()
    t = Table(side("bill_tightman", "jango", "water:L-B"), side("sundance_kid", "tom_thorn"))
    t.says(0, "play water > P1")
    assert t.asked == (0, "hit") and t.session.ask.about()["at"] == "P0R"


def test_du_s_62_beer() -> None:
    t = Table(side("bill_tightman", "jango"), side("sundance_kid", char("tom_thorn", 3), "beer"), turn=1)
    t.says(1, "play beer")
    assert (t.life("P1L"), t.life("P1R")) == (4, 4)
