"""A series of games: what a ruling cannot show."""

from __future__ import annotations

import random

import pytest

from sixgun import BadSetup, IllegalAnswer, Table, open_table
from sixgun.classic.series.ledger import Finished, Ledger, ledger_of
from sixgun.classic.series.scoring import last_criminal, ranking, reckon, standings, worth
from sixgun.classic.series.series import Series, table_of
from sixgun.classic.table.player import DEPARTED
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.option import NONE
from sixgun.kernel.show import show_events

PLAYERS = 4


def series(players: int = PLAYERS, seed: str = "dollars", **options: bool) -> Table:
    return open_table("classic", {"players": players, "options": {"scoring_series": True, **options}}, seed)


def play_until(table: Table, why: str) -> None:
    dice = random.Random(1)
    while not table.over and table.question(table.asked[0]).why != why:
        seat = dice.choice(table.asked)
        table.answer(seat, dice.choice(table.choices(seat)))


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 4, "options": {"variant_hire": True}},
        {"players": 5, "options": {"variant_experience": True}},
        {"players": 5, "options": {"variant_bounties": True, "scoring_series": False}},
        {"players": 2, "options": {"scoring_series": True}},
        {"players": 3, "options": {"scoring_series": True}},
        {"players": 5, "options": {"six_player_special": True}},
        {"players": 4, "options": {"scoring_series": True, "variant_hire": True, "character_choice_of_two": True}},
    ],
)
def test_what_cannot_be_a_series_is_refused_with_one_clear_error(setup: dict[str, object]) -> None:
    """[CL-SCORE-5 CL-VAR-3 CL-VAR-4 CL-VAR-5 CL-6P-1]"""
    with pytest.raises(BadSetup) as refused:
        open_table("classic", setup, "no")
    assert "\n" not in str(refused.value) and len(str(refused.value)) > 30


def finished(winners: list[int], roles: list[int], turns: list[int]) -> Finished:
    return Finished(0, SHERIFF, winners, roles, [True] * PLAYERS, [0] * PLAYERS, turns)


def test_equal_money_is_ranked_by_wins_then_turns_then_lot() -> None:
    """Wins as Sheriff, as Renegade, Deputy, Outlaw, then turns, then the lot. [CL-SCORE-6]"""
    ledger = Ledger(PLAYERS, 0, 1000)
    ledger.lots = [3, 2, 1, 0]
    assert ranking(ledger) == [3, 2, 1, 0], "nothing but the lot"
    ledger.history = [finished([], [SHERIFF, OUTLAW, OUTLAW, RENEGADE], [1, 5, 2, 2])]
    assert ranking(ledger) == [1, 3, 2, 0], "turns"
    ledger.history = [finished([2], [SHERIFF, OUTLAW, OUTLAW, RENEGADE], [1, 5, 2, 2])]
    assert ranking(ledger)[:2] == [2, 1], "a win as Outlaw"
    for role, before in ((DEPUTY, OUTLAW), (RENEGADE, DEPUTY), (SHERIFF, RENEGADE)):
        ledger.history = [finished([0, 1], [role, before, OUTLAW, OUTLAW], [1, 9, 2, 2])]
        assert ranking(ledger)[:2] == [0, 1]
    ledger.earn(3, 100)
    assert ranking(ledger)[0] == 3, "money first"
    assert [row["place"] for row in standings(ledger)] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("side", "role", "alive", "last", "dollars"),
    [
        (SHERIFF, SHERIFF, True, False, 4500),
        (SHERIFF, SHERIFF, False, False, 4500),
        (SHERIFF, DEPUTY, True, False, 3000),
        (SHERIFF, DEPUTY, False, False, 2100),
        (SHERIFF, OUTLAW, False, True, 0),
        (SHERIFF, RENEGADE, False, True, 2800),
        (SHERIFF, RENEGADE, False, False, 0),
        (OUTLAW, OUTLAW, True, False, 3000),
        (OUTLAW, OUTLAW, False, False, 2400),
        (OUTLAW, RENEGADE, True, False, 2100),
        (OUTLAW, RENEGADE, False, True, 0),
        (OUTLAW, SHERIFF, False, False, 0),
        (RENEGADE, RENEGADE, True, False, 10500),
        (RENEGADE, SHERIFF, False, False, 700),
        (RENEGADE, DEPUTY, False, False, 0),
        (RENEGADE, OUTLAW, False, False, 0),
    ],
)
def test_every_line_of_the_table(side: int, role: int, alive: bool, last: bool, dollars: int) -> None:
    """Seven players, three Outlaws. [CL-SCORE-2]"""
    assert worth(side, role, alive, last, 3, 7) == dollars


def test_special_six_is_scored_by_who_is_in_the_game() -> None:
    """Outlaws in the game count, who left is not eliminated, the last criminal fell before the end. [CL-SCORE-5]"""
    table = series(6, six_player_special=True)
    game = table_of(table.session.game)
    ledger = ledger_of(game)
    for p, role in zip(game.players, (SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, RENEGADE), strict=True):
        p.role = role
        p.alive = role in (SHERIFF, DEPUTY)
    game.players[2].alive = False
    game.players[2].marks |= DEPARTED
    game.winner = SHERIFF
    ledger.falls = [3, 5, 4]
    assert reckon(game, ledger) == [3000, 2000, 2000, 0, 0, 0]
    ledger.falls = [3, 4, 5]
    assert last_criminal(game, ledger) == 5 and reckon(game, ledger)[5] == 2400


def test_a_series_can_be_forked_and_redealt_between_games() -> None:
    """Also in the middle of an auction and of a purchase. [CL-VAR-6]"""
    table = series(5, variant_hire=True, variant_experience=True)
    for why in ("hire", "bid", "next_game", "rehire", "experience"):
        play_until(table, why)
        assert not table.over, why
        fork = table.fork()
        assert fork.fingerprint() == table.fingerprint()
        dealt = table.redeal(0, why)
        assert dealt.view(0).to_dict() == table.view(0).to_dict()
        seat = table.asked[0]
        key = table.choices(seat)[-1].key
        fork.answer(seat, key)
        table.answer(seat, key)
        assert fork.fingerprint() == table.fingerprint()


def test_a_redealt_series_deals_other_games() -> None:
    """What is to come is hidden, too. [CL-INFO-2]"""
    table = series(seed="later")
    play_until(table, "next_game")
    dealt = table.redeal(0, "other")
    for one in (table, dealt):
        for seat in range(PLAYERS):
            one.answer(seat, "pass")
    ours, theirs = (table_of(one.session.game) for one in (table, dealt))
    assert [p.character.id for p in ours.players] != [p.character.id for p in theirs.players]


def test_everybody_sees_the_same_of_the_ledger() -> None:
    """Dollars, prices and bids are public; who betrayed the Sheriff is not told before the end. [CL-VAR-6 CL-6P-12]"""
    table = series(variant_hire=True)
    seen = [table.view(seat).to_dict()["series"] for seat in (-1, 0, 1)]
    assert seen[0] == seen[1] == seen[2] and seen[0]["stage"] == "auctions"
    assert "traitors" not in str(seen[0])


def test_the_cards_are_shuffled_for_every_game() -> None:
    """[CL-SETUP-5 CL-SCORE-1]"""
    decks = [table_of(series(seed=seed).session.game).deck for seed in ("one", "other")]
    assert sorted(decks[0]) != decks[0] != decks[1]


def test_an_auction_is_seen_while_it_goes_on() -> None:
    """Who is for hire, the bid and whose it is; of the last game only what is still paid. [CL-VAR-4]"""
    table = series(variant_hire=True)
    opener = table.asked[0]
    before = table.view(0).to_dict()["series"]
    assert len(before["turned_up"]) == PLAYERS and "lot" not in before and before["prices"] == [None] * PLAYERS
    lot = before["turned_up"][1]
    table.answer(opener, f"hire {lot}")
    assert "by" not in table.question(opener).about()
    table.answer(opener, "bid 300")
    seen = table.view(0).to_dict()["series"]
    assert (seen["lot"], seen["bid"], seen["bidder"]) == (lot, 300, opener)
    assert table.question(table.asked[0]).about() == {"as": lot, "count": 300, "by": opener}
    play_until(table, "play")
    assert not {"turned_up", "prices", "lot"} & table.view(0).to_dict()["series"].keys()
    game = table_of(table.session.game)
    reserves = [who for p in game.players for who in p.reserve]
    assert len({*reserves, *ledger_of(game).hired}) == 2 * PLAYERS, "a reserve for everybody, nobody twice [CL-SETUP-4]"
    other = series(seed="other", variant_hire=True).view(0).to_dict()["series"]
    assert before["turned_up"] != other["turned_up"]


def test_only_a_character_that_is_kept_stays_written_down() -> None:
    """[CL-VAR-4]"""
    table = series(5, variant_hire=True)
    play_until(table, "rehire")
    keeper = table.asked[0]
    kept = table.choices(keeper)[-1].key
    price = table.view(0).to_dict()["series"]["prices"][keeper]
    assert table.question(keeper).about() == {"as": kept.removeprefix("keep "), "count": price}
    table.answer(keeper, kept)
    while table.question(table.asked[0]).why == "rehire":
        table.answer(table.asked[0], "pass")
    seen = table.view(0).to_dict()["series"]
    assert seen["hired"] == [kept.removeprefix("keep ") if seat == keeper else None for seat in range(5)]
    assert [price is None for price in seen["prices"]] == [seat != keeper for seat in range(5)]


def test_a_whole_series_is_told_and_ranked() -> None:
    """Each game by its number, the winner of the series once; turns are counted game by game. [CL-SCORE-6]"""
    table = series(seed="whole")
    turns = [0] * PLAYERS
    while not table.over:
        assert table.result is None
        play_until(table, "next_game")
        for seat in [] if table.over else range(PLAYERS):
            table.answer(seat, "pass")
    story = show_events(table.session, NONE, 0)
    for entry in story:
        if entry["what"] == "turn":
            turns[entry["seat"]] += 1
    ranked = table.result["standings"]
    assert [entry["amount"] for entry in story if entry["what"] == "game"] == [1, 2, 3, 4]
    assert [entry["seat"] for entry in story if entry["what"] == "series_over"] == [ranked[0]["seat"]]
    assert [one["place"] for one in ranked] == [1, 2, 3, 4]
    assert all(one["turns"] == turns[one["seat"]] for one in ranked)
    won = [seat for game in table.result["games"] for seat in game["winners"]]
    assert all(one["wins"] == won.count(one["seat"]) for one in ranked)
    assert table.result["winners"] == [ranked[0]["seat"]]
    assert sorted([one["dollars"] for one in ranked], reverse=True) == [one["dollars"] for one in ranked]


def test_special_six_is_redealt_in_any_way_it_may_have_been_dealt() -> None:
    """[CL-6P-2 CL-6P-3]"""
    table = open_table("classic", {"players": 6, "options": {"six_player_special": True}}, "redealt")
    own = [p.role for p in table.session.game.players]
    me = next(seat for seat, role in enumerate(own) if role == OUTLAW)
    ways = set()
    for number in range(40):
        roles = [p.role for p in table.redeal(me, str(number)).session.game.players]
        assert roles[me] == OUTLAW and roles.index(SHERIFF) == own.index(SHERIFF)
        ways.add(tuple(roles))
    assert len(ways) > 15
    assert {tuple(sorted(way)) for way in ways} == {(0, 1, 2, 2, 2, 3), (0, 1, 1, 2, 2, 3), (0, 1, 1, 2, 2, 2)}


def test_a_purchase_is_one_question_of_several_answers() -> None:
    """Each answer is recorded; nobody sees what another one buys before all are done. [CL-ASK-7]"""
    table = series(7, variant_experience=True)
    play_until(table, "experience")
    while len(table.asked) < 2:
        table.answer(table.asked[0], "pass")
        play_until(table, "experience")
    seat, other = table.asked[:2]
    before = table.view(other).to_dict()
    number, others = table.question(seat).number, table.question(other).number
    table.answer(seat, table.question(seat).options[1].key, number)
    assert table.view(other).to_dict() == before and other in table.asked
    assert table.question(other).number == others
    again = table.question(seat)
    if again is not None:
        assert again.number != number
        with pytest.raises(IllegalAnswer):
            table.answer(seat, "pass", number)
    assert table.fork().fingerprint() == table.fingerprint()


def test_the_starter_of_two_is_who_picks_first() -> None:
    """[CL-2P-2 CL-C-15]"""
    for seed in range(6):
        table = open_table("classic", {"players": 2}, str(seed))
        first = table.asked[0]
        while table.view().to_dict()["phase"] == "casting":
            seat = table.asked[0]
            table.answer(seat, table.question(seat).options[0].key)
        assert table.session.game.players[table.session.game.turn].person == first


def test_special_six_deals_one_in_doubt_opposite_and_removes_one() -> None:
    """[CL-6P-1 CL-6P-2 CL-6P-3]"""
    seen: dict[tuple[int, ...], int] = {}
    opposite: dict[int, int] = {}
    beside: set[int] = set()
    for seed in range(400):
        game = open_table(
            "classic", {"players": 6, "options": {"six_player_special": True}}, str(seed), False
        ).session.game
        roles = [p.role for p in game.players]
        sheriff = roles.index(SHERIFF)
        assert game.turn == sheriff
        seen[tuple(sorted(roles))] = seen.get(tuple(sorted(roles)), 0) + 1
        beside.add(roles[(sheriff + 1) % 6])
        there = roles[(sheriff + 3) % 6]
        opposite[there] = opposite.get(there, 0) + 1
    line_ups = {(0, 1, 2, 2, 2, 3): 0.5, (0, 1, 1, 2, 2, 3): 0.25, (0, 1, 1, 2, 2, 2): 0.25}
    assert seen.keys() == line_ups.keys() and beside == {DEPUTY, OUTLAW, RENEGADE}
    assert all(abs(seen[line_up] / 400 - share) < 0.08 for line_up, share in line_ups.items())
    assert abs(opposite[DEPUTY] / 400 - 0.5) < 0.08 and abs(opposite[OUTLAW] / 400 - 0.25) < 0.08


def test_a_series_is_a_game_like_any_other() -> None:
    """The session never looks inside."""
    table = series()
    assert isinstance(table.session.game, Series)
    assert table.seats == PLAYERS and not table.over and table.result is None
    assert table.view(0).to_dict()["series"]["games"] == PLAYERS
