"""One contract every table must keep, played by monkeys."""

from __future__ import annotations

import random

import pytest

from sixgun import new_game, replay
from sixgun.classic.setup import default_options
from sixgun.classic.table.state import HOLDER
from tests.contract.monkey import cards_of, play_out

DODGE_CITY = 1000  # tables from this number on are played with the set


def numbers(count: int) -> list[int]:
    """So many tables of the base game, and a third as many with a further set."""
    return [*range(count), *range(DODGE_CITY, DODGE_CITY + count // 3)]


def any_table(seed: int, **more):
    """A table of any size with any options."""
    dice = random.Random(seed)
    sets = ("base", "dodge_city") if seed >= DODGE_CITY else ("base",)
    options = {name: dice.random() < 0.5 for name in default_options(sets)} if seed % 2 else {}
    players = 4 + seed % (4 if len(sets) == 1 else 5)
    return new_game("classic", players, sets=list(sets), options=options, seed=f"contract {seed}", **more)


def sums(game):
    """What entering and leaving play keeps up to date: the listeners and the numbers."""
    return [
        (f.reach, f.closer, f.farther, f.bang_limit, f.minds, [[a.id for a in h] for h in f.hooks]) for f in game.force
    ]


@pytest.mark.parametrize("seed", numbers(120))
def test_cards_are_conserved_and_sums_kept_and_replay_is_equal(seed: int) -> None:
    table = any_table(seed)
    game = table.session.game
    all_cards = cards_of(game)
    monkey = random.Random(seed)

    def each(_) -> None:
        ask = table.session.ask
        assert cards_of(game) == all_cards
        hidden = {card for p in game.players for card in p.hand} | set(game.deck)
        assert set(game.known) <= hidden, "knowledge of a card that is not hidden"
        for card, code in game.known.items():
            holder = (code >> HOLDER) - 1
            assert card in (game.deck if holder == -1 else game.players[holder].hand), "knowledge of the wrong holder"
        assert table.view(0).in_play == [p.in_play for p in game.players]
        keys = [option.key for seat in table.asked for option in table.choices(seat)]
        assert len(keys) == len(set(keys)) or ask.several
        if ask.quiescent:
            assert not game.waiting and not game.fallen and not game.limbo
            kept = sums(game)
            game.recount_all()
            assert kept == sums(game)

    play_out(table, monkey, each)
    assert table.result["side"] in ("sheriff", "outlaw", "renegade")
    assert cards_of(game) == all_cards
    again = replay(table.record().to_json())
    assert again.fingerprint() == table.fingerprint()
    assert again.show(0) == table.show(0)


@pytest.mark.parametrize("seed", numbers(40))
def test_a_fork_is_equal_and_independent(seed: int) -> None:
    table = any_table(seed, live=False)
    monkey = random.Random(seed)

    def each(_) -> None:
        if monkey.random() < 0.2:
            before = table.fingerprint()
            fork = table.fork()
            assert fork.fingerprint() == before
            assert fork.record().answers == table.record().answers
            for _step in range(4):
                if not fork.over:
                    who = fork.asked[0]
                    fork.answer(who, monkey.choice(fork.choices(who)))
            assert table.fingerprint() == before

    play_out(table, monkey, each)


@pytest.mark.parametrize("seed", numbers(40))
def test_a_redeal_looks_the_same_to_the_seat_and_can_be_played_and_forked(seed: int) -> None:
    table = any_table(seed, live=False)
    monkey = random.Random(seed)
    changed = 0

    def each(_) -> None:
        nonlocal changed
        if monkey.random() > 0.1:
            return
        seat = monkey.randrange(table.seats)
        dealt = table.redeal(seat, f"{seed} {len(table.session.answers)}")
        assert dealt.view(seat).to_dict() == table.view(seat).to_dict()
        mine = table.question(seat)
        if mine is not None:
            assert [o.key for o in dealt.question(seat).options] == [o.key for o in mine.options]
        assert cards_of(dealt.session.game) == cards_of(table.session.game)
        changed += dealt.fingerprint() != table.fingerprint()
        fork = dealt.fork()
        assert fork.fingerprint() == dealt.fingerprint()
        for _step in range(6):
            if not fork.over:
                who = fork.asked[0]
                answer = monkey.choice([o.key for o in fork.choices(who)])
                fork.answer(who, answer)
                dealt.answer(who, answer)
                assert fork.fork().fingerprint() == fork.fingerprint() == dealt.fingerprint()

    play_out(table, monkey, each)
    assert changed
