"""What is looked up once, for speed, is what asking for it every time would say: along random games of every set."""

from __future__ import annotations

import pytest

from sixgun.bots.drive import Dice
from sixgun.classic.play.phase_two import add_plays, bent_options
from sixgun.classic.rules.hooks import SPARED
from sixgun.classic.sets import SETS
from sixgun.classic.sets.train_robbery.part import train_of
from sixgun.classic.sets.train_robbery.stations import EVERYWHERE, STATIONS, bit_in, bit_of, price_at, purse_of
from sixgun.classic.table.state import State
from sixgun.games import kind_of
from sixgun.kernel.option import PASS, Option
from sixgun.kernel.session import Session

SEEDS = range(6)
LONGEST = 400


@pytest.mark.parametrize("seed", SEEDS)
def test_a_purse_says_of_every_station_whether_its_price_can_be_paid(seed: int) -> None:
    """Ghosts, suits changed by events, marked cards and prices of two cards or a life point too. [TR-GET-3 TR-PAY-1]"""
    seen = set()
    for g in states(seed):
        for p in g.players:
            purse = purse_of(g, p.seat, EVERYWHERE)
            for station in STATIONS:
                bit = bit_of(station.number)
                says = purse & bit != 0
                assert says == (purse_of(g, p.seat, bit) & bit != 0)
                assert says == price_at(station.number).can_pay(g, p.seat, -1), (station.id, g.fingerprint())
                seen.add((station.id, says))
    assert len(seen) == 2 * len(STATIONS), "each could and could not be paid somewhere"


@pytest.mark.parametrize("seed", SEEDS)
def test_what_cards_may_be_played_as_is_the_same_card_by_card(seed: int) -> None:
    """Whatever bends, forbids, shelters or costs something. [CL-PLAY-8 DC-COST-1]"""
    plays = 0
    for g in states(seed):
        for seat in g.order:
            one_by_one: list[Option] = [PASS]
            for card in g.players[seat].hand:
                add_plays(one_by_one, g, seat, card)
            assert bent_options(g, seat) == one_by_one
            plays += len(one_by_one) - 1
    assert plays, "somebody could play something"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_hooks_anybody_has_are_those_of_every_seat(seed: int) -> None:
    """However often events are laid over what lies there: the sum is that of its parts. [HN-EV-5]"""
    for g in states(seed):
        minds = 0
        for force in g.force:
            minds |= force.minds
        assert g.minds == minds
        assert bool(minds >> SPARED & 1) == any(force.listeners(SPARED) for force in g.force)
        near = [g.near[seat] for seat in range(len(g.players))]
        g.look_again()
        assert all(old is None or old == g.others(seat) for seat, old in enumerate(near))


def states(seed: int) -> list[State]:
    """Copies of one random game with everything, at every question of phase 2."""
    kind = kind_of("classic")
    session = Session(kind.set_up(kind.read_setup({"players": 4 + seed % 5, "sets": list(SETS)}), f"short {seed}"))
    dice = Dice(f"short {seed}")
    found: list[State] = []
    while session.ask is not None and session.answered < LONGEST:
        game = session.game
        assert isinstance(game, State)
        if session.ask.quiescent:
            copy = game.copy()
            assert isinstance(copy, State)
            found.append(copy)
        seat = session.asked()[0]
        choices = session.choices(seat)
        session.answer(seat, choices[dice.below(len(choices))])
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_parts_one_behind_the_other_are_those_of_the_list(seed: int) -> None:
    """In every game, and in every copy of it."""
    for g in states(seed):
        for table in (g, g.copy()):
            found = []
            part = table.first_part
            while part is not None:
                found.append(part)
                part = part.behind
            assert found == table.parts


@pytest.mark.parametrize("seed", SEEDS)
def test_the_path_in_one_number_says_what_stands_where(seed: int) -> None:
    """Also after the End of the Line, where the train is rebuilt. [TR-EOL-8]"""
    paths = set()
    for g in states(seed):
        train = train_of(g)
        paths.add(tuple(train.path))
        assert [bit_in(train.row(), at) for at in range(len(train.path))] == [bit_of(number) for number in train.path]
    assert len(paths) > 1, "it was rebuilt"
