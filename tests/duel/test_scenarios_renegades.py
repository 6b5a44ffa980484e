"""The scenarios of docs/rules/renegades.md, in its order. Two players: A is seat 0, B seat 1; of three O, L, R."""

from __future__ import annotations

import pytest

from sixgun.duel.abilities import FAMILIES, ORIGIN
from sixgun.duel.setup import Setup, set_up
from sixgun.kernel.session import Session
from tests.duel.table import Table, char, side

LAW = "third_squad_law"
RE = "reinforcements"


def begun(mode: str, seed: str = "x", **options) -> Session:
    """A table after the choice of the fronts, before anything else."""
    session = Session(set_up(Setup(mode, options=options or None), seed), True)
    while session.ask.several:
        seat = session.asked()[0]
        session.answer(seat, session.choices(seat)[0])
    return session


def plain(front="bill_tightman", back="pat_garret", hand="", deck="", **more) -> dict:
    return side(front, back, hand, deck, **more)


def foe(front="sundance_kid", back="dalton_bros", hand="", deck="", **more) -> dict:
    return side(front, back, hand, deck, **more)


# -- setup and modes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "squads", "hands", "decks"),
    [
        ("third_squad_law", ["lawmen", "renegades"], [4, 5], [40, 40]),
        ("third_squad_outlaws", ["outlaws", "renegades"], [5, 4], [40, 40]),
        ("reinforcements", ["lawmen", "outlaws"], [4, 5], [60, 60]),
        ("standoff", ["outlaws", "lawmen", "renegades"], [4, 4, 5], [40, 40, 40]),
    ],
)
def test_re_s_1_to_4_decks_hands_and_order(mode: str, squads: list[str], hands: list[int], decks: list[int]) -> None:
    start = set_up(Setup(mode), "x")
    assert [len(deck) for deck in start.decks] == decks
    s = begun(mode, next(str(i) for i in range(99) if not marshal_starts(mode, str(i))))
    g = s.game
    assert [player["squad"] for player in s.view(0).to_dict()["players"]] == squads
    assert [len(hand) for hand in g.hands] == [hands[0] + drawn(g)] + hands[1:]
    assert [len(reserve) for reserve in g.reserves] == [1 if mode == "standoff" else 2] * len(squads)
    assert g.turn == 0 and s.ask.seat == 0


def drawn(g) -> int:
    """What the first player drew in the draw phase."""
    return sum(e.what == "draw" and e.cause == "phase" and e.seat == 0 for e in g.story)


def marshal_starts(mode: str, seed: str) -> bool:
    g = begun(mode, seed).game
    return any(who.id in ("marshal", "dutch_harry", "pat_garret") for who in g.who)


def test_re_s_3_reinforcements_mixes_families() -> None:
    g = set_up(Setup("reinforcements"), "x")
    assert {FAMILIES[ORIGIN[c]] for c in g.decks[0]} == {"L", "LR"}
    assert {FAMILIES[ORIGIN[c]] for c in g.decks[1]} == {"O", "OR"}
    assert [len(r + u) for r, u in zip(g.reserves, g.unused, strict=True)] == [18, 18]


def test_re_s_5_marshal_at_the_start() -> None:
    squads = [["bill_tightman", "jango"], ["marshal", "big_steve"]]
    s = begun(LAW, squads=squads)
    if s.game.who[2].id == "marshal":
        s = Session(set_up(Setup(LAW, options={"squads": squads}), "x"), True)
        for seat in (0, 1):
            s.answer(seat, [o for o in s.choices(seat) if "marshal" not in o.key][0])
    assert s.game.who[3].id == "marshal" and [len(h) for h in s.game.hands] == [4, 5]
    assert (s.ask.seat, s.ask.why) == (1, "draw_from")
    for key in ("draw > P1", "draw > P0", "draw > P1"):
        s.answer(1, key)
    assert len(s.game.hands[1]) == 8 and len(s.game.decks[1]) == 33
    assert len(s.game.decks[0]) == 40 - len(s.game.hands[0]) - 1


# -- resources ----------------------------------------------------------------------------------------


def test_re_s_6_not_in_the_turn_it_came() -> None:
    t = Table(plain(hand="buffalo_rifle"), foe(), mode=RE)
    t.says(0, "play buffalo_rifle > P0R", "move")
    assert not t.may(0, "use buffalo_rifle > P1L") and t.why_not(0, "buffalo_rifle", "P1L") == "resource_too_new"
    t.says(0, "pass")
    while t.asked[0] == 1:
        t.says(1, t.options(1)[0])
    assert t.may(0, "use buffalo_rifle > P1L")


def test_re_s_8_a_penny_draws_the_next_miss() -> None:
    front = char("bill_tightman", gear=["lucky_penny", "bank"])
    t = Table(plain(front, deck="missed:L-B"), foe(hand="fanning"), mode=RE, turn=1)
    t.says(1, "play fanning > P0L").says(0, "use lucky_penny", "play missed")
    assert t.life("P0L") == 5
    t.idle(1)


def test_re_s_9_a_hit_resource_in_a_duel() -> None:
    back = char("charlie_bassett", gear=[])
    a = plain(back=back, hand="double_barrel duel:L-D")
    t = Table(a, foe(hand="colt:O-D"), mode=RE)
    t.says(0, "play double_barrel > P0R", "move", "play duel > P1L").says(1, "discard colt")
    t.says(0, "discard double_barrel > P0R").says(1, "pass")
    assert t.life("P1L") == 3 and t.hand(0) == []
    t.idle()


def test_re_s_10_only_the_one_in_play() -> None:
    b = foe(char("sundance_kid", gear=["volley_gun"]), hand="double_barrel")
    t = Table(plain(hand="indians:L-H"), b, mode=RE).says(0, "play indians")
    assert t.options(1) == ["pass", "discard volley_gun > P1L"] and t.why_not(1, "double_barrel") == "resource_in_hand"


def test_re_s_11_never_beside_both() -> None:
    t = Table(plain(char("bill_tightman", gear=["gold_pan"]), hand="gold_pan"), foe(), mode=RE)
    assert not t.may(0, "play gold_pan > P0R") and t.why_not(0, "gold_pan:OR-B", "P0R") == "resource_twice"
    t = Table(plain(back=char("pat_garret", gear=["gold_pan"]), hand="gold_pan"), foe(), mode=RE)
    t.says(0, "play gold_pan > P0R")
    assert t.gear("P0R") == ["gold_pan"] and t.discards() == ["gold_pan"]
    t.says(0, "move")
    assert not t.may(0, "use gold_pan")


def test_re_s_12_fanning_and_carbine_see_resources() -> None:
    b = foe(char("sundance_kid", gear=["barrel:O-S", "lucky_penny", "whisky"]), hand="missed:O-H")
    t = Table(plain(hand="fanning"), b, mode=RE).says(0, "play fanning > P1L").says(1, "pass", "pass", "pass")
    assert t.life("P1L") == 1
    t = Table(plain(hand="carbine"), b, mode=RE).says(0, "play carbine > P1L").says(1, "play missed")
    assert t.options(0) == ["pass", "discard barrel > P1L", "discard lucky_penny > P1L", "discard whisky > P1L"]


def test_re_s_13_cattle_katie_sells_a_new_resource() -> None:
    t = Table(plain(), foe("dalton_bros", "cattle_katie", "whisky"), mode=RE, turn=1)
    t.says(1, "play whisky > P1R", "move", "use cattle_katie whisky")
    assert len(t.hand(1)) == 2 and t.discards()[0] == "whisky"


# -- cards --------------------------------------------------------------------------------------------


def test_re_s_15_buffalo_rifle_draws_first_and_reaches_the_back() -> None:
    a = plain(char("bill_tightman", gear=["buffalo_rifle"]))
    t = Table(a, foe(back=char("dalton_bros", gear=["barrel:O-S", "lucky_penny"])), mode=RE)
    t.says(0, "use buffalo_rifle > P1R")
    assert len(t.hand(0)) == 1 and t.options(1) == ["pass", "use barrel", "use lucky_penny"]


@pytest.mark.parametrize(("life", "top", "after"), [(2, "hat:L-H", 4), (2, "colt:L-D", 3), (3, "hat:L-H", 4)])
def test_re_s_16_whisky(life: int, top: str, after: int) -> None:
    t = Table(plain(char("wyatt_ear", life, ["whisky"]), deck=top), foe(), mode=RE).says(0, "use whisky")
    assert t.life("P0L") == after and t.discards() == [top.split(":")[0], "whisky"]


@pytest.mark.parametrize(("life", "miss", "after"), [(4, False, 2), (3, False, 2), (4, True, 4)])
def test_re_s_17_spencer(life: int, miss: bool, after: int) -> None:
    t = Table(plain(hand="spencer"), foe(char("sundance_kid", life), hand="missed:O-H"), mode=RE)
    t.says(0, "play spencer > P1L").says(1, "play missed" if miss else "pass")
    assert t.life("P1L") == after
    t.idle()


def test_re_s_19_indian_chief() -> None:
    t = Table(plain(hand="indian_chief"), foe(hand="colt:O-D"), mode=RE)
    t.says(0, "play indian_chief").says(1, "discard colt", "pass")
    assert (t.life("P1L"), t.life("P1R"), t.life("P0R")) == (4, 2, 5)
    t.idle()


@pytest.mark.parametrize(("misses", "lives"), [(2, (4, 3)), (1, (4, 2)), (0, (3, 3))])
def test_re_s_20_double_barrel(misses: int, lives: tuple[int, int]) -> None:
    hand = " ".join(["missed:O-H", "missed:O-B"][:misses])
    t = Table(plain(char("bill_tightman", gear=["double_barrel"])), foe(hand=hand), mode=RE)
    t.says(0, "use double_barrel > P1L")
    while t.asked == (1, "hit"):
        t.says(1, t.options(1)[-1])
    assert (t.life("P1L"), t.life("P1R")) == lives
    t.idle()


def test_re_s_21_ambush() -> None:
    a = plain(char("bill_tightman", gear=["rattlesnake", "stampede"]), hand="ambush")
    b = foe(char("sundance_kid", gear=["hat:O-H", "bank"]))
    t = Table(a, b, mode=RE).says(0, "play ambush", "discard rattlesnake > P0L", "discard stampede > P0L")
    assert t.gear("P0L") == []
    t.idle()
    t = Table(a, b, mode=RE).says(0, "play ambush", "discard stampede > P0L", "discard hat > P1L")
    assert t.gear("P0L") == ["rattlesnake"] and t.gear("P1L") == ["bank"]
    t = Table(a, b, mode=RE).says(0, "play ambush", "discard hat > P1L")
    assert t.options(0) == ["pass", "discard rattlesnake > P0L", "discard stampede > P0L"]
    t.says(0, "pass").idle()


def test_re_s_22_sharps_sees_no_spurs_no_barrel_no_alan() -> None:
    b = plain(char("alan_pinkertoon", gear=["spurs", "barrel:L-S"]))
    t = Table(b, foe(hand="sharps colt:O-D"), mode=RE, turn=1)
    assert not t.may(1, "play colt > P0L") and t.why_not(1, "colt", "P0L") == "spurred"
    t.says(1, "play sharps > P0L")
    assert t.options(0) == ["pass"]
    t.says(0, "pass")
    assert t.life("P0L") == 3
    t.idle(1)


def test_re_s_23_buffalo_bell_diverts_a_sharps() -> None:
    t = Table(plain("wyatt_ear", char("buffalo_bell", 3)), foe(hand="sharps"), mode=RE, turn=1)
    t.says(1, "play sharps > P0L").says(0, "pass", "divert")
    assert (t.life("P0L"), t.life("P0R")) == (4, 2)


@pytest.mark.parametrize(("miss", "lives"), [(False, (3, 2)), (True, (4, 3))])
def test_re_s_24_volley_gun(miss: bool, lives: tuple[int, int]) -> None:
    b = foe(back=char("dalton_bros", gear=["hat:O-H"]), hand="missed:O-H")
    t = Table(plain(char("bill_tightman", gear=["volley_gun"])), b, mode=RE)
    t.says(0, "use volley_gun > P1L").says(1, "play missed" if miss else "pass")
    assert (t.life("P1L"), t.life("P1R")) == lives
    t.idle()


def test_re_s_25_lightning() -> None:
    t = Table(plain(hand="lightning wagon:L-B colt:L-D winchester"), foe(char("sundance_kid")), mode=RE)
    t.says(0, "play lightning > P1L").says(1, "pass").says(0, "play wagon")
    t.says(0, t.options(0)[0], "play colt > P1L").says(1, "pass")
    assert not t.may(0, "play winchester > P1L")
    t = Table(plain(hand="lightning colt:L-D"), foe(), mode=RE).says(0, "play colt > P1L").says(1, "pass")
    assert not t.may(0, "play lightning > P1L")


def test_re_s_27_gold_pan() -> None:
    t = Table(plain(char("bill_tightman", gear=["gold_pan"])), foe(), mode=RE, discards=["beer"])
    t.says(0, "use gold_pan")
    assert t.hand(0) == ["beer"] and t.discards() == ["gold_pan"]
    t = Table(plain(char("bill_tightman", gear=["gold_pan"])), foe(), mode=RE)
    assert not t.may(0, "use gold_pan")


def test_re_s_28_the_watch_before_the_partner() -> None:
    b = foe(char("sundance_kid", gear=["barrel:O-S", "watch"]), deck="hat:O-H rattlesnake")
    t = Table(plain(back=char("pat_garret", gear=["partner"])), b, mode=RE).says(0, "move")
    assert t.hand(1) == ["hat"] and t.asked == (1, "hit")
    t.says(1, "use barrel", "play hat as missed")
    assert t.life("P1L") == 4
    t.idle()


def test_re_s_29_a_foreign_water_makes_the_partner_shoot() -> None:
    t = Table(plain(back=char("pat_garret", gear=["partner"])), foe(hand="water:O-B"), mode=RE, turn=1)
    t.says(1, "play water > P0")
    assert t.asked == (1, "hit") and t.session.ask.about()["cause"] == "partner"
    t.says(1, "pass")
    assert t.life("P1L") == 3
    t.idle(1)


def test_re_s_30_cover_swaps_tom_thorn_twice() -> None:
    t = Table(plain(hand="cover"), foe("tom_thorn"), mode=RE).says(0, "play cover", "swap > P1", "swap > P1")
    assert t.front(1) == "tom_thorn" and t.asked == (0, "hit") and t.session.ask.about()["at"] == "P0R"
    t.says(0, "pass").idle()


def test_re_s_31_ricochet() -> None:
    b = foe(char("sundance_kid", gear=["barrel:O-S", "hat:O-H", "lucky_penny"]), hand="retaliation lucky_penny:OR-H")
    t = Table(plain(hand="ricochet missed missed:L-S missed:L-S#2"), b, mode=RE).says(0, "play ricochet > P1L")
    assert t.options(1) == ["pass", "discard retaliation", "discard hat > P1L", "discard lucky_penny > P1L"]
    t.says(1, "discard hat > P1L").says(0, "discard missed").says(1, "discard lucky_penny > P1L")
    t.says(0, "discard missed").says(1, "discard retaliation").says(0, "discard missed").says(1, "pass")
    assert t.life("P1L") == 3 and t.hand(1) == ["lucky_penny"]
    t.idle()


def test_re_s_33_punch_and_wild_bill() -> None:
    b = plain(char("wild_bill", gear=["bank"]), hand="colt hat:L-H")
    t = Table(b, foe(hand="punch"), mode=RE, turn=1).says(1, "play punch", "discard bank > P0L", "hand > P0")
    for _ in range(2):
        assert t.asked == (1, "hit")
        t.says(1, "pass")
    assert t.life("P1L") == 2
    t.idle(1)


def test_re_s_34_whitney() -> None:
    b = foe(char("sid_curry", gear=["barrel:O-S"]), hand="missed:O-H knife")
    t = Table(plain(hand="whitney"), b, mode=RE).says(0, "play whitney > P1L")
    assert t.options(1) == ["pass", "discard knife"] and t.why_not(1, "missed") == "only_hit_cards"
    t.says(1, "discard knife")
    assert t.life("P1L") == 4
    t.idle()


@pytest.mark.parametrize("miss", [True, False])
def test_re_s_35_walker(miss: bool) -> None:
    t = Table(plain(hand="walker"), foe(hand="missed:O-H"), mode=RE).says(0, "play walker > P1L")
    t.says(1, "play missed" if miss else "pass")
    assert t.hand(0) == (["walker"] if miss else []) and t.game.bangs == 1
    assert not t.may(0, "play walker > P1L")


@pytest.mark.parametrize(("card", "taker"), [("colt:L-D", 1), ("walker", 0), ("knife", None)])
def test_re_s_36_trick(card: str, taker: int | None) -> None:
    t = Table(plain(hand=card), foe(hand="trick"), mode=RE)
    name = card.split(":")[0]
    t.says(0, f"play {name} > P1L").says(1, "play trick")
    for seat in (0, 1):
        assert t.hand(seat) == ([name] if seat == taker else [])
    assert t.discards() == (["trick", name] if taker is None else ["trick"])
    t.idle()


def test_re_s_37_schofield_heals_before_the_trick_takes_it() -> None:
    t = Table(plain(char("bill_tightman", 3), hand="schofield"), foe(hand="trick"), mode=RE)
    t.says(0, "play schofield > P1L").says(1, "play trick")
    assert t.life("P0L") == 4 and t.hand(1) == ["schofield"]
    told = [e.what for e in t.game.story]
    assert told.index("heal") < told.index("salvage")


def test_re_s_38_spurs() -> None:
    b = foe(char("sundance_kid", gear=["spurs"]))
    t = Table(plain(hand="colt:L-D duel:L-D"), b, mode=RE)
    assert not t.may(0, "play colt > P1L")
    t.says(0, "play duel > P1L").says(1, "pass")
    assert t.life("P1L") == 3


def test_re_s_39_a_hand_emptied_for_the_front_protects_the_back() -> None:
    b = foe(back=char("dalton_bros", gear=["spurs"]), hand="missed:O-H")
    t = Table(plain(hand="gatling"), b, mode=RE).says(0, "play gatling").says(1, "play missed").says(0, "pass")
    assert (t.life("P1L"), t.life("P1R")) == (4, 3)
    t.idle()


def test_re_s_40_union_pacific_and_an_exhausted_deck() -> None:
    a = plain(char("bill_tightman", gear=["union_pacific"]))
    t = Table(a, foe(deck_size=0), mode=RE, common=["beer", "knife", "wagon:O-B"]).says(0, "use union_pacific")
    assert t.options(0) == ["draw > P0", "draw > common"]
    t.says(0, "draw > common", "draw > common")
    assert t.hand(0) == ["beer", "knife"]
    t.idle()


# -- characters ---------------------------------------------------------------------------------------


def test_re_s_41_fortune_teller_shoots() -> None:
    a = plain(char("fortune_teller", gear=["hat:L-H", "rattlesnake"]), hand="colt:L-D", deck="bank")
    t = Table(a, foe(), mode=RE)
    assert [o for o in t.options(0) if o.startswith("use")] == ["use fortune_teller hat > P1L"]
    t.says(0, "use fortune_teller hat > P1L")
    assert t.hand(0) == ["colt", "bank"] and t.asked == (1, "hit")
    t.says(1, "pass")
    assert t.life("P1L") == 3 and not t.may(0, "play colt > P1L")


def test_re_s_42_fortune_teller_answers_an_indian_chief() -> None:
    b = plain(char("fortune_teller", gear=["whisky"]))
    t = Table(b, foe(hand="indian_chief"), mode=RE, turn=1).says(1, "play indian_chief")
    t.says(0, "use fortune_teller whisky")
    assert len(t.hand(0)) == 1 and t.life("P0L") == 4


def test_re_s_43_poker_alice() -> None:
    b = foe(char("sundance_kid", gear=["gunbelt:O-S"]))
    t = Table(plain("poker_alice"), b, mode=RE, start=True)
    assert t.asked == (0, "poker_alice")
    t.says(0, "take gunbelt > P1L")
    assert t.hand(0) == ["gunbelt"]
    t.idle()


def test_re_s_44_coquette_delu() -> None:
    t = Table(plain(back="coquette_delu", hand="buffalo_rifle whisky"), foe(), mode=RE)
    t.says(0, "play buffalo_rifle > P0R", "play whisky > P0R", "move")
    assert t.may(0, "use whisky")
    t.says(0, "use buffalo_rifle > P1L").says(1, "pass")
    assert not t.may(0, "use whisky")


def test_re_s_45_hick_addams() -> None:
    a = plain(char("hick_addams", gear=["lucky_penny"]))
    t = Table(a, foe(hand="gatling"), mode=RE, turn=1).says(1, "play gatling").says(0, "use lucky_penny")
    assert len(t.hand(0)) == 1
    a = plain(char("hick_addams", gear=["bank"]), hand="colt")
    t = Table(a, foe(hand="punch"), mode=RE, turn=1).says(1, "play punch", "discard bank > P0L", "hand > P0")
    if t.asked == (1, "random_card"):
        t.says(1, t.options(1)[0])
    assert len(t.hand(0)) == 2


def test_re_s_46_hick_addams_and_peacemaker() -> None:
    t = Table(plain("hick_addams", hand="missed colt:L-D"), foe(hand="peacemaker"), mode=RE, turn=1)
    t.says(1, "play peacemaker > P0L").says(0, "play missed", "discard colt")
    assert len(t.hand(0)) == 1
    t.idle(1)


def test_re_s_47_charlie_bassett() -> None:
    t = Table(plain(char("charlie_bassett", gear=["whisky", "double_barrel"])), foe(), mode=RE)
    t.says(0, "use whisky")
    assert len(t.hand(0)) == 1
    t.says(0, "use double_barrel > P1L").says(1, "pass")
    assert len(t.hand(0)) == 1


def test_re_s_48_big_jim() -> None:
    t = Table(plain("big_jim"), foe(), mode=RE).says(0, "move")
    assert t.asked == (0, "big_jim")
    t.says(0, "swap > P1")
    assert t.front(1) == "dalton_bros" and t.front(0) == "pat_garret"
    t.idle()
    t = Table(plain("big_jim"), foe(back=None, reserve=[]), mode=RE).says(0, "move")
    t.idle()


def test_re_s_49_dutch_harry() -> None:
    deck = "bank hat:L-H colt:L-D scope:L-H gatling"
    t = Table(
        plain(char("dutch_harry", gear=["bank:L-B"]), deck=deck.replace("bank ", "duel:L-D ")),
        foe(),
        mode=RE,
        start=True,
    )
    t.says(0, "keep duel", "discard hat")
    assert t.hand(0) == ["duel", "colt"] and t.options(0) == ["keep scope", "discard scope"]
    assert t.session.view(1).to_dict()["limbo"] == []
    t.says(0, "discard scope")
    assert t.hand(0) == ["duel", "colt", "gatling"]
    t.idle()


def test_re_s_50_big_steve() -> None:
    t = Table(plain(char("big_steve", 1), hand_size=8), foe(), mode=RE).says(0, "pass")
    t.says(0, t.options(0)[0]).says(0, t.options(0)[0])
    assert len(t.hand(0)) == 6 and t.asked[0] == 1


def test_re_s_51_king_fisher() -> None:
    t = Table(plain("king_fisher"), foe(hand="whisky lucky_penny"), mode=RE, turn=1)
    t.says(1, "play whisky > P1R", "play lucky_penny > P1R")
    assert len(t.hand(0)) == 1
    t = Table(plain("king_fisher"), foe(hand="whisky lucky_penny"), mode=RE, turn=1)
    t.says(1, "play whisky > P1R", "play lucky_penny > P0L")
    assert len(t.hand(0)) == 2


def test_re_s_52_baby_leroy_and_gold_pan() -> None:
    a = plain(char("baby_leroy", gear=["gold_pan"]), hand="missed")
    t = Table(a, foe(), mode=RE, discards=["beer", "colt:O-D", "wagon:O-B"]).says(0, "use gold_pan")
    assert t.options(0) == ["pass", "discard missed"]
    t.says(0, "discard missed")
    assert t.hand(0) == ["beer", "colt"] and t.discards() == ["missed", "gold_pan", "wagon"]
    t.idle()


def test_re_s_53_baby_leroy_and_buffalo_rifle() -> None:
    a = plain(char("baby_leroy", gear=["buffalo_rifle"]), hand="bank", deck="colt:L-D hat:L-H")
    t = Table(a, foe(), mode=RE).says(0, "use buffalo_rifle > P1L").says(1, "pass")
    assert t.asked == (0, "apply_again")
    t.says(0, "discard bank", "use buffalo_rifle > P1R").says(1, "pass")
    assert t.hand(0) == ["colt", "hat"] and (t.life("P1L"), t.life("P1R")) == (3, 2)
    t.idle()


def test_re_s_54_el_chindi() -> None:
    b = foe("el_chindi", hand="beer")
    t = Table(plain("annie_oakey", hand="knife water:L-B duel:L-D missed colt"), b, mode=RE)
    t.says(0, "play knife > P1L", "play water > P1", "play duel > P1L")
    assert t.life("P1L") == 3 and t.front(1) == "el_chindi"
    t.says(0, "play missed as colt > P1L")
    assert t.asked == (1, "hit")
    t = Table(plain(char("bill_tightman", gear=["buffalo_rifle"])), b, mode=RE).says(0, "use buffalo_rifle > P1L")
    assert t.asked == (1, "hit")


def test_re_s_55_el_chindi_in_the_back() -> None:
    t = Table(plain(back="el_chindi", hand="indians:L-H colt"), foe(), mode=RE)
    t.says(0, "play indians").says(1, "pass")
    assert t.asked == (0, "indians")
    t.says(0, "pass").says(1, "pass")
    assert t.life("P0R") == 2
    t = Table(plain(back="el_chindi", hand="colt"), foe(hand="indians:O-H"), mode=RE, turn=1)
    t.says(1, "play indians").says(0, "pass").says(1, "pass")
    assert t.life("P0R") == 3
    t.idle(1)


def test_re_s_56_el_chindi_loses_his_own_duel() -> None:
    t = Table(plain("el_chindi", hand="duel:L-D colt"), foe(hand="knife"), mode=RE)
    t.says(0, "play duel > P1L").says(1, "discard knife").says(0, "pass")
    assert t.life("P0L") == 2


def test_re_s_57_el_chindi_with_an_empty_hand() -> None:
    t = Table(plain(hand="colt:L-D knife"), foe("el_chindi", hand="missed:O-H"), mode=RE)
    t.says(0, "play colt > P1L").says(1, "play missed").says(0, "play knife > P1L").says(1, "pass")
    assert t.life("P1L") == 2


# -- Mexican Standoff: O is seat 0, L seat 1, R seat 2 ------------------------------------------------


def three(o=None, law=None, r=None, **more) -> Table:
    return Table(
        o or side("sundance_kid", "dalton_bros"),
        law or side("bill_tightman", "pat_garret"),
        r or side("big_steve", "coquette_delu"),
        mode="standoff",
        **more,
    )


def test_re_s_58_watch_sees_the_target_only() -> None:
    law = side(char("bill_tightman", gear=["watch"]), "pat_garret")
    assert len(three(law=law, turn=2).says(2, "move").hand(1)) == 1
    assert len(three(law=law, turn=0).says(0, "move").hand(1)) == 0


def test_re_s_59_the_hunter_wins_whoever_kills() -> None:
    t = three(side("sundance_kid", "dalton_bros", "knife"), r=side(char("big_steve", 1), None, reserve=[]))
    t.says(0, "play knife > P2L").says(2, "pass")
    assert t.session.result == {"side": "lawmen", "winners": [1], "squads": ["outlaws", "lawmen", "renegades"]}


def test_re_s_60_the_first_death_decides() -> None:
    law = side(char("bill_tightman", 1), None, reserve=[])
    r = side(char("big_steve", 1), None, reserve=[])
    t = three(side("sundance_kid", "dalton_bros", "gatling"), law, r)
    t.says(0, "play gatling").says(1, "pass").says(2, "pass").says(0, "pass")
    assert t.session.result["winners"] == [0]


def test_re_s_61_the_order_of_a_gatling() -> None:
    t = three(law=side("bill_tightman", "pat_garret", "gatling"), turn=1).says(1, "play gatling")
    order = []
    while t.asked[1] == "hit":
        order.append(t.session.ask.about()["at"])
        t.says(t.asked[0], "pass")
    assert order == ["P2L", "P0L", "P1R", "P2R", "P0R"]


def test_re_s_62_general_store_goes_around_twice() -> None:
    t = three(law=side("bill_tightman", "pat_garret", "general_store"), turn=1).says(1, "play general_store")
    order = []
    while t.asked[1] == "general_store":
        order.append(t.asked[0])
        assert len(t.options(t.asked[0])) == 7 - len(order)
        t.says(t.asked[0], t.options(t.asked[0])[0])
    assert order == [1, 2, 0, 1, 2] and [len(hand) for hand in t.game.hands] == [2, 2, 2]


def test_re_s_63_derringer_s_text_is_for_the_target() -> None:
    law = side("bill_tightman", "pat_garret", "derringer derringer:L-S")
    o = side("sundance_kid", "dalton_bros", "bank")
    t = three(o, law, side("big_steve", "coquette_delu", "hat:L-H"), turn=1)
    t.says(1, "play derringer > P0L")
    assert t.options(0) == ["pass"]
    t.says(0, "pass").says(1, "play derringer > P2L")
    assert t.options(2) == ["pass", "play hat as missed"]


def test_re_s_64_retaliation_goes_to_the_target() -> None:
    o = side("sundance_kid", "dalton_bros", "colt:O-D")
    t = three(o, side("bill_tightman", "pat_garret", "retaliation")).says(0, "play colt > P1L")
    t.says(1, "play retaliation")
    assert t.asked == (2, "hit")
    t.says(2, "pass").idle()


def test_re_s_65_exceptions_of_the_opponent_rule() -> None:
    o = side(char("slim_poet", 3), "dalton_bros")
    t = three(o, r=side("big_steve", "coquette_delu", "colt:O-D bank"), turn=2)
    t.says(2, "play colt > P0L").says(0, "pass", "use slim_poet")
    assert t.hand(2) == []
    law = side("alan_pinkertoon", "pat_garret")
    t = three(side("sundance_kid", "dalton_bros", "colt:O-D"), law).says(0, "play colt > P1L").says(1, "pass")
    assert t.asked == (2, "hit")


def test_re_s_66_reload_for_everybody() -> None:
    law = side("bill_tightman", None, reserve=[])
    t = three(law=law, r=side("big_steve", "coquette_delu", "cover"), turn=2)
    assert t.may(2, "reload cover")


def test_re_s_67_duel_and_union_pacific() -> None:
    o = side(char("sundance_kid", gear=["union_pacific"]), "dalton_bros", "duel:O-H")
    t = three(o)
    assert t.may(0, "play duel > P1L") and not t.may(0, "play duel > P2L")
    assert t.why_not(0, "duel", "P2L") == "only_your_target"
    t.says(0, "use union_pacific")
    assert t.options(0) == ["draw > P0", "draw > P1"]


def test_re_s_70_the_first_exhausted_deck_makes_the_common_one() -> None:
    r = side("big_steve", "coquette_delu", deck_size=0)
    t = three(r=r, turn=2, start=True, discards=["beer", "knife", "bank"])
    assert len(t.hand(2)) == 2 and len(t.game.common) == 1 and t.game.discards == []
    t.says(2, "pass")
    assert len(t.hand(0)) == 2 and len(t.game.common) == 1
