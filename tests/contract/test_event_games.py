"""The contract of every table, with the event decks of High Noon and A Fistful of Cards on it."""

from __future__ import annotations

import random

import pytest

from sixgun import new_game, replay
from sixgun.bots.drive import play
from sixgun.classic.setup import default_options
from sixgun.classic.table.state import HOLDER
from tests.bots.seats import crew
from tests.contract.monkey import cards_of, play_out, play_out_redealing

DECKS = (("high_noon",), ("fistful",), ("high_noon", "fistful"))
KEYS = {"event", "next_event", "events_left", "leader"}


def event_table(seed: int, **more):
    """Three to eight players, either deck or both, every other one with any options."""
    dice = random.Random(seed)
    players = 3 + seed % 6
    sets = ("base", *DECKS[seed % 3])
    names = [name for name in default_options(sets) if name.startswith(("hn_", "fc_", "event", "exclude", "jail"))]
    options = {name: dice.random() < 0.5 for name in names} if seed % 2 else {}
    return new_game("classic", players, sets=sets, options=options, seed=f"events {seed}", **more)


@pytest.mark.parametrize("seed", range(60))
def test_cards_are_conserved_and_views_complete_and_replay_is_equal(seed: int) -> None:
    """[HN-EV-8]"""
    table = event_table(seed)
    game = table.session.game
    all_cards = cards_of(game)

    def each(_) -> None:
        assert cards_of(game) == all_cards
        assert table.view().to_dict().keys() >= KEYS
        for card, code in game.known.items():
            holder = (code >> HOLDER) - 1
            assert card in (game.deck if holder == -1 else game.players[holder].hand), "knowledge of the wrong holder"
        if table.session.ask.quiescent:
            kept = [(f.reach, f.closer, f.farther, f.bang_limit, f.minds) for f in game.force]
            game.recount_all()
            assert kept == [(f.reach, f.closer, f.farther, f.bang_limit, f.minds) for f in game.force]

    play_out(table, random.Random(seed), each)
    again = replay(table.record().to_json())
    assert again.fingerprint() == table.fingerprint() and again.show(0) == table.show(0)


@pytest.mark.parametrize("seed", range(30))
def test_a_redeal_looks_the_same_and_a_fork_is_equal(seed: int) -> None:
    table = event_table(seed, live=False)
    play_out_redealing(table, seed)


@pytest.mark.parametrize("seed", range(30))
def test_bots_play_to_the_end(seed: int) -> None:
    table = event_table(seed, live=False)
    play(table.session, crew(table), 10_000)
    assert table.over
