"""The contract of every table, with the train on it: alone, and beside every other set, for 2 to 8 players."""

from __future__ import annotations

import random

import pytest

from sixgun import Table, new_game, replay
from sixgun.bots.drive import play
from sixgun.classic.sets import SETS
from sixgun.classic.setup import default_options
from sixgun.classic.table.state import HOLDER, State
from sixgun.kernel.errors import BadSetup
from tests.bots.seats import crew
from tests.contract.monkey import play_out, play_out_redealing


def train_table(seed: int, **more: object) -> Table:
    """Two to eight players, every other one with any sets and options beside the train."""
    dice = random.Random(seed)
    sets = [name for name in SETS if name in ("base", "train_robbery") or (seed % 2 and dice.random() < 0.6)]
    options = {name: dice.random() < 0.5 for name in default_options(tuple(sets))} if seed % 2 else {}
    players = 2 + seed % 7
    while True:
        try:
            return new_game("classic", players, sets=tuple(sets), options=options, seed=f"train {seed}", **more)
        except BadSetup:  # these do not go together
            options = {}


def cards_of(game: State) -> list[int]:
    """Every card and wagon, wherever it is."""
    hands = {p.person: p.hand for p in game.players}
    piles = [game.deck, game.discards, *hands.values(), *(p.in_play for p in game.players)]
    piles += [tray.cards for tray in game.trays] + [part.cards() for part in game.parts]
    return sorted(card for pile in piles for card in pile)


@pytest.mark.parametrize("seed", range(56))
def test_cards_are_conserved_and_sums_kept_and_replay_is_equal(seed: int) -> None:
    table = train_table(seed)
    game = table.session.game
    all_cards = cards_of(game)

    def each(_: Table) -> None:
        assert cards_of(game) == all_cards
        for card, code in game.known.items():
            holder = (code >> HOLDER) - 1
            assert card in (game.deck if holder == -1 else game.players[holder].hand), "knowledge of the wrong holder"
        ask = table.session.ask
        keys = [option.key for seat in table.asked for option in table.choices(seat)]
        assert len(keys) == len(set(keys)) or ask.several
        if ask.quiescent:
            assert not game.waiting and not game.fallen and not game.limbo
            kept = [(f.reach, f.closer, f.farther, f.bang_limit, f.minds) for f in game.force]
            game.recount_all()
            assert kept == [(f.reach, f.closer, f.farther, f.bang_limit, f.minds) for f in game.force]

    play_out(table, random.Random(seed), each)
    again = replay(table.record().to_json())
    assert again.fingerprint() == table.fingerprint() and again.show(0) == table.show(0)


@pytest.mark.parametrize("seed", range(28))
def test_a_redeal_looks_the_same_and_a_fork_is_equal(seed: int) -> None:
    """[TR-HID-2]"""
    table = train_table(seed, live=False)
    play_out_redealing(table, seed)


@pytest.mark.parametrize("seed", range(28))
def test_bots_play_to_the_end(seed: int) -> None:
    table = train_table(seed, live=False)
    play(table.session, crew(table), 10_000)
    assert table.over
