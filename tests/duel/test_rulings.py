"""Rulings that no scenario covers, base game and Renegades."""

from __future__ import annotations

import pytest

from tests.duel.table import Table, char, side

RE = "reinforcements"


def law(front="bill_tightman", back="pat_garret", hand="", deck="", **more) -> dict:
    return side(front, back, hand, deck, **more)


def out(front="sundance_kid", back="dalton_bros", hand="", deck="", **more) -> dict:
    return side(front, back, hand, deck, **more)


def test_a_derringer_may_be_answered_by_a_retaliation_as_itself_or_as_any_card() -> None:
    """[DU-R-11 RE-R-26]"""
    for answer, hits in (("play retaliation", 1), ("play retaliation as missed", 0)):
        t = Table(law(hand="derringer"), out(hand="retaliation")).says(0, "play derringer > P1L").says(1, answer)
        assert (t.asked == (0, "hit")) == bool(hits)


def test_the_hand_limit_is_never_below_two_and_only_the_front_counts() -> None:
    """[DU-DISC-2 DU-R-95]"""
    hand = "colt bank hat:L-H scope:L-H"
    t = Table(law(char("bill_tightman", 1), hand=hand), out()).says(0, "pass", "discard colt", "discard bank")
    assert t.hand(0) == ["hat", "scope"]
    t = Table(law(char("bill_tightman", 1), hand=hand), out()).says(0, "move", "pass")
    assert len(t.hand(0)) == 4


def test_tex_killer_demands_a_second_card_and_a_lonely_miss_may_not_be_played() -> None:
    """[DU-R-63]"""
    t = Table(law("tex_killer", hand="colt:L-D"), out(char("sundance_kid", gear=["hat:O-H"]), hand="missed:O-H"))
    t.says(0, "play colt > P1L")
    assert t.options(1) == ["pass", "use hat"] and t.why_not(1, "missed") == "needs_another_card"
    t.says(1, "use hat", "discard missed")
    assert t.life("P1L") == 4
    t = Table(law("tex_killer", hand="knife"), out(hand="missed:O-H")).says(0, "play knife > P1L")
    assert t.may(1, "play missed")


def test_a_sole_sid_curry_hit_by_his_own_side_s_gatling_shoots_his_own_front() -> None:
    """[DU-R-80]"""
    t = Table(law(deck="fanning:L-B"), out("dalton_bros", "sid_curry", "gatling"), turn=1).says(1, "play gatling")
    t.says(0, "pass").says(1, "use sid_curry").says(0, "pass")
    assert t.asked == (1, "hit") and t.session.ask.about()["at"] == "P1L"
    t.says(1, "pass")
    assert (t.life("P1L"), t.life("P1R")) == (2, 4)


def test_sid_curry_s_answer_is_dropped_if_the_shooter_is_gone() -> None:
    """[DU-SIM-7]"""
    t = Table(law(char("bill_tightman", 1), "wild_bill", "colt:L-D", "fanning:L-B"), out("sid_curry"))
    t.says(0, "play colt > P1L").says(1, "use sid_curry")
    assert t.asked == (0, "hit")
    due_place = t.game.front[0]
    assert due_place == 0
    t.says(0, "pass")
    assert t.who("P0L") != "bill_tightman"
    t.idle()


def test_retaliation_for_the_own_back_hits_the_opponent() -> None:
    """[DU-R-37]"""
    t = (
        Table(law(hand="gatling retaliation"), out())
        .says(0, "play gatling")
        .says(1, "pass")
        .says(0, "play retaliation")
    )
    t.says(1, "pass")
    assert t.asked == (1, "hit") and t.session.ask.about()["cause"] == "retaliation"
    t.says(1, "pass").idle()


def test_wyatt_ear_draws_for_a_cancelled_retaliation_not_for_his_own_back() -> None:
    """[DU-R-67]"""
    t = Table(law("wyatt_ear", hand="gatling missed:L-B"), out(hand="missed:O-H"))
    t.says(0, "play gatling").says(1, "play missed").says(0, "play missed").says(1, "pass")
    assert len(t.hand(0)) == 1
    t = Table(law("wyatt_ear", hand="retaliation"), out(hand="knife missed:O-H"), turn=1)
    t.says(1, "play knife > P0L").says(0, "play retaliation").says(1, "play missed")
    assert len(t.hand(0)) == 1


def test_losing_one_s_own_duel_gives_dalon_ranger_nothing() -> None:
    """[DU-R-91]"""
    t = Table(law("dalon_ranger", hand="duel:L-D"), out(hand="knife"))
    t.says(0, "play duel > P1L").says(1, "discard knife").says(0, "pass")
    assert t.life("P0L") == 4 and t.hand(0) == []
    t = Table(law("dalon_ranger"), out(hand="duel:O-H"), turn=1).says(1, "play duel > P0L").says(0, "pass")
    assert len(t.hand(0)) == 1


def test_strong_beer_on_dalon_ranger_draws_per_point_and_wakes_the_own_back() -> None:
    """[DU-R-45 DU-LIFE-4]"""
    t = Table(law("dalon_ranger"), out(hand="strong_beer"), turn=1).says(1, "play strong_beer > P0L")
    assert t.life("P0L") == 3 and len(t.hand(0)) == 2
    t = Table(law(back="alan_pinkertoon", hand="strong_beer"), out()).says(0, "play strong_beer > P0R")
    assert t.asked == (1, "hit")


def test_pearl_hat_repeats_what_lay_on_top_before_the_payment() -> None:
    """[DU-R-76 DU-R-77 DU-R-78]"""
    t = Table(law(), out("pearl_hat", hand="beer"), turn=1, discards=["knife"])
    t.says(1, "use pearl_hat knife > P0L", "discard beer")
    assert t.asked == (0, "hit") and t.discards() == ["beer", "knife"]
    t.says(0, "pass").idle(1)
    assert not [o for o in t.options(1) if o.startswith("use pearl_hat")]
    for top in ("missed:L-B", "retaliation", "colt:L-D", "bank"):
        t = Table(law(), out("pearl_hat", hand="beer"), turn=1, discards=[top])
        assert not [o for o in t.options(1) if "pearl_hat" in o], top
    t = Table(law(back=None, reserve=[]), out("pearl_hat", hand="beer"), turn=1, discards=["water:L-B"])
    assert [o for o in t.options(1) if "pearl" in o] == ["use pearl_hat water > P1", "use pearl_hat water > reload"]
    t.says(1, "use pearl_hat water > reload", "discard beer")
    assert len(t.hand(1)) == 1


def test_bull_anderson_takes_two_and_wild_bill_minds() -> None:
    """[DU-R-65 DU-R-70]"""
    a = law("wild_bill", char("jango", 1, ["bank"]), "colt:L-D hat:L-H")
    t = Table(a, out("bull_anderson", hand="winchester"), turn=1)
    t.says(1, "play winchester > P0R").says(0, "pass").says(1, "take > P0", "take bank > P0R")
    assert len(t.hand(1)) == 2 and len(t.hand(0)) == 3
    assert t.asked == (1, "hit") and t.session.ask.about()["cause"] == "wild_bill"
    t.says(1, "pass").idle(1)


def test_a_replacement_does_not_react_to_another_elimination_of_the_same_effect() -> None:
    """[DU-ELIM-9]"""
    b = out(char("sundance_kid", 1), char("dalton_bros", 1), reserve=["bull_anderson", "tom_thorn"])
    t = Table(law(hand="gatling"), b).says(0, "play gatling").says(1, "pass").says(0, "pass").says(1, "pass")
    assert t.front(1) == "bull_anderson" and t.who("P1R") == "tom_thorn"
    assert len(t.hand(0)) == 4  # Bill Tightman reacted to both
    t.idle()


def test_the_last_character_keeps_the_token_and_nothing_is_triggered() -> None:
    """[DU-TOKEN-5 DU-R-87]"""
    b = out(char("sundance_kid", 1), "tom_thorn", reserve=[])
    t = Table(law(char("bill_tightman", gear=["watch"]), hand="knife"), b).says(0, "play knife > P1L").says(1, "pass")
    assert t.front(1) == "tom_thorn" and t.game.reloads
    t.idle()
    assert not t.may(1, "move")


def test_one_may_not_aim_at_one_s_own_nor_at_a_back() -> None:
    t = Table(law(hand="colt:L-D hat:L-H steal"), out(back=char("dalton_bros", gear=["watch"])))
    assert t.why_not(0, "colt", "P0R") == "not_your_own" and t.why_not(0, "colt", "P1R") == "not_the_back"
    assert t.why_not(0, "hat", "P0L") == "not_your_front" and t.why_not(0, "hat", "P1R") == "not_the_back"
    assert t.why_not(0, "steal", "P1R") == "not_the_back" and t.why_not(0, "steal", "P1L") == "nothing_to_take"
    assert t.why_not(0, "colt", "P1L") is None and t.why_not(0, "beer:O-B") == "not_yours"
    assert t.why_not(1, "watch") == "not_asked" and t.why_not(0, "steal") in ("needs_a_target", "no_target_there")


def test_dynamite_only_on_one_s_own_back() -> None:
    t = Table(law(), out(hand="dynamite"), turn=1)
    assert [o for o in t.options(1) if "dynamite" in o] == ["play dynamite > P1R"]
    assert t.why_not(1, "dynamite", "P0L") == "only_your_back"


def test_dutch_harry_filters_the_cards_for_a_death_unless_he_is_dead() -> None:
    """[RE-R-67 DU-ACT-9]"""
    t = Table(law("dutch_harry", char("jango", 1)), out(hand="winchester"), mode=RE, turn=1)
    t.says(1, "play winchester > P0R").says(0, "pass")
    assert t.asked == (0, "look")
    t = Table(law(char("dutch_harry", 1), "jango"), out(hand="knife"), mode=RE, turn=1)
    t.says(1, "play knife > P0L").says(0, "pass")
    assert len(t.hand(0)) == 2
    t.idle(1)


def test_marshal_enters_after_the_two_cards_for_the_death() -> None:
    """[RE-DEATH-2]"""
    t = Table(law(char("jango", 1), reserve=["marshal"]), out(hand="knife"), mode=RE, turn=1)
    t.says(1, "play knife > P0L").says(0, "pass")
    assert len(t.hand(0)) == 2 and t.asked == (0, "draw_from") and t.front(0) == "marshal"
    t.says(0, "draw > P1", "draw > P0", "draw > P1")
    assert len(t.hand(0)) == 5
    t.idle(1)


def test_baby_leroy_s_second_penny_cancels_the_next_hit_of_a_fanning() -> None:
    """[RE-R-80]"""
    a = law(char("baby_leroy", gear=["lucky_penny", "bank"]), hand="hat:L-H", deck="colt:L-D scope:L-H")
    t = Table(a, out(hand="fanning"), mode=RE, turn=1).says(1, "play fanning > P0L")
    t.says(0, "use lucky_penny", "discard hat")
    assert t.life("P0L") == 4 and t.hand(0) == ["colt", "scope"]
    t.idle(1)


def test_nimbleness_pays_tex_killer_with_the_card_it_draws() -> None:
    """[RE-HIT-3]"""
    t = Table(law("tex_killer", hand="colt:L-D"), out(hand="nimbleness"), mode=RE).says(0, "play colt > P1L")
    t.says(1, "play nimbleness")
    assert t.asked == (1, "pay")
    t.says(1, t.options(1)[1])
    assert t.life("P1L") == 4
    t.idle()


def test_trick_takes_fanning_after_its_last_hit() -> None:
    """[RE-R-50]"""
    b = out(char("sundance_kid", gear=["scope:O-H", "watch"]), hand="trick")
    t = Table(law(hand="fanning"), b, mode=RE).says(0, "play fanning > P1L").says(1, "play trick")
    assert t.asked == (1, "hit") and "fanning" not in t.hand(1)
    t.says(1, "pass")
    assert t.hand(1) == ["fanning"] and t.life("P1L") == 3


def test_double_barrel_fires_its_second_hit_before_the_retaliation() -> None:
    """[RE-HIT-2 RE-ORDER-4]"""
    t = Table(law(char("bill_tightman", gear=["double_barrel"])), out(hand="retaliation"), mode=RE)
    t.says(0, "use double_barrel > P1L").says(1, "play retaliation")
    assert t.asked == (1, "hit") and t.session.ask.about()["at"] == "P1R"
    t.says(1, "pass")
    assert t.asked == (0, "hit") and t.session.ask.about()["cause"] == "retaliation"


def test_spurs_drop_a_queued_hit() -> None:
    """[RE-R-53]"""
    t = Table(law(char("alan_pinkertoon", 3)), out(char("sundance_kid", gear=["spurs"]), hand="knife"), mode=RE, turn=1)
    t.says(1, "play knife > P0L").says(0, "pass")
    assert t.life("P1L") == 4
    t.idle(1)


def test_fortune_teller_s_own_gunbelt_does_not_lift_the_limit_when_it_is_the_shot() -> None:
    """[RE-R-57]"""
    a = law(char("fortune_teller", gear=["gunbelt:L-D", "hat:L-H"]), hand="colt:L-D")
    t = Table(a, out(), mode=RE).says(0, "play colt > P1L").says(1, "pass")
    assert t.game.bangs == 0
    t.says(0, "use fortune_teller gunbelt > P1L").says(1, "pass")
    assert t.game.bangs == 1 and not [o for o in t.options(0) if o.startswith("use fortune_teller")]


def test_partner_shoots_for_each_time_its_bearer_becomes_front() -> None:
    """[RE-R-30]"""
    t = Table(law(char("bill_tightman", gear=["partner"]), hand="cover"), out(), mode=RE)
    t.says(0, "play cover", "swap > P0", "swap > P0")
    t.says(1, "pass")
    assert t.life("P1L") == 3
    t.idle()


def test_punch_of_one_s_own_hand_is_a_free_choice() -> None:
    """[RE-R-40]"""
    t = Table(law(hand="punch colt:L-D bank"), out(), mode=RE).says(0, "play punch", "hand > P0")
    assert t.options(0) == ["discard colt", "discard bank"]
    t.says(0, "discard bank").idle()


@pytest.mark.parametrize("hand", ["", "beer"])
def test_el_chindi_in_the_back_stops_a_foreign_cover_only_with_a_card(hand: str) -> None:
    """[RE-R-74 RE-R-75]"""
    t = Table(law(hand="cover"), out(back="el_chindi", hand=hand), mode=RE).says(0, "play cover", "swap > P1", "pass")
    assert t.front(1) == ("sundance_kid" if hand else "el_chindi")


def test_jack_ransome_wakes_a_wild_bill_in_the_back() -> None:
    """[DU-R-66]"""
    t = Table(law(back=char("wild_bill", gear=["bank"])), out("jack_ransome", hand="steal"), turn=1)
    t.says(1, "play steal > P0R")
    assert t.gear("P0R") == [] and t.asked == (1, "hit")


def test_a_common_deck_is_made_in_the_middle_of_a_draw() -> None:
    """[DU-DECK-6]"""
    t = Table(law(deck="colt:L-D", deck_size=1), out(), discards=["beer", "knife"], start=True)
    assert t.hand(0)[0] == "colt" and len(t.hand(0)) == 2 and len(t.game.common) == 1


def test_no_card_anywhere_skips_the_draw_and_a_reveal_fails() -> None:
    """[DU-DECK-7]"""
    p = law(char("bill_tightman", gear=["rattlesnake"]), deck_size=0)
    t = Table(p, out(deck_size=0), start=True)
    assert t.hand(0) == [] and t.life("P0L") == 5
    t.idle()
