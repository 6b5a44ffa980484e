"""Bots where it is not Sheriff against Outlaws, and between the games of a series."""

from __future__ import annotations

from sixgun import Table, open_table
from sixgun.bots import make
from sixgun.bots.classic.kinds import LIKED
from sixgun.bots.classic.mind import MYSELF
from sixgun.bots.classic.modes import HUNTER
from sixgun.bots.drive import decide, play, seat_all
from sixgun.classic.rules.tables import CAST
from sixgun.classic.series.ledger import ledger_of
from sixgun.classic.series.series import table_of
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE
from sixgun.lab.sim import simulate

SERIES = {"scoring_series": True, "variant_hire": True, "variant_experience": True}


def crew(table: Table) -> list:
    bots = [make("baseline", seat, "crew", "classic") for seat in range(table.seats)]
    seat_all(table.session, bots)
    return bots


def until(table: Table, bots: list, why: str) -> int:
    """Let the bots play until somebody is asked that; who."""
    while not table.over:
        seat = table.asked[0]
        if table.question(seat).why == why:
            return seat
        table.answer(seat, decide(table.session, seat, bots[seat]))
    raise AssertionError(f"nobody is asked {why}")


def test_two_players_think() -> None:
    """Against dice, whoever thinks wins nearly always, on either side. [CL-2P-1]"""
    for thinker, bots in enumerate((("baseline", "random"), ("random", "baseline"))):
        report = simulate("classic", {"players": 2}, 12, "two", bots)
        assert report.errors == 0 and report.finished == 12
        assert report.winners.get(f"seat {thinker}", 0) >= 9


def test_three_players_hunt_their_own_target_first() -> None:
    """[CL-3P-2]"""
    table = open_table("classic", {"players": 3}, "hunt", live=False)
    bots = crew(table)
    roles = [p.role for p in table.session.game.players]
    hunts = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
    for _ in range(3):
        seat = until(table, bots, "play")
        view = table.view(seat)
        bots[seat].look(view)
        bots[seat].think(view)
        for other, heat in enumerate(bots[seat].mind.heat):
            wanted = MYSELF if other == seat else 1.0 if roles[other] == hunts[roles[seat]] else HUNTER
            assert heat == wanted
        table.answer(seat, "pass")


def test_a_special_six_comes_to_its_end() -> None:
    """[CL-6P-6 CL-6P-7]"""
    report = simulate("classic", {"players": 6, "options": {"six_player_special": True}}, 20, "six")
    assert report.errors == 0 and report.finished == 20 and len(report.winners) > 1


def test_a_bot_bids_for_whom_it_likes_and_not_beyond_reason() -> None:
    """[CL-VAR-4]"""
    table = open_table("classic", {"players": 4, "options": SERIES}, "bids", live=False)
    bots = crew(table)
    seat = until(table, bots, "hire")
    put_up = decide(table.session, seat, bots[seat])
    row = ledger_of(table_of(table.session.game)).row
    names = {number: name for name, number in CAST.items()}
    assert put_up.card == min(row, key=lambda number: LIKED.index(names[number]))
    until(table, bots, "play")
    ledger = ledger_of(table_of(table.session.game))
    assert all(0 <= price <= 500 for price in ledger.prices)
    assert all(money >= 0 for money in ledger.money)


def test_whole_series_of_bots_end_and_nobody_forgets_to_begin_anew() -> None:
    """What was believed of somebody in the last game is forgotten. [CL-SCORE-1]"""
    table = open_table("classic", {"players": 5, "options": SERIES}, "whole", live=False)
    bots = crew(table)
    play(table.session, bots, 50_000)
    assert table.over
    for bot in bots:
        assert bot.mind.game == 4
        assert bot.mind.beliefs.sheriff in (-1, ledger_of(table_of(table.session.game)).sheriff)
