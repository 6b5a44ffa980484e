"""What is looked up once, for speed, is what asking for it every time would say: along random games of every set."""

from __future__ import annotations

import pytest

from sixgun.bots.drive import Dice
from sixgun.classic.events.deck import deck_of, is_used
from sixgun.classic.play.phase_two import add_plays, bent_options, open_targets
from sixgun.classic.rules.faces import NO_FACE, sheltered
from sixgun.classic.rules.hooks import SPARED
from sixgun.classic.rules.tables import CARD, PLAYED_AS, PRINTED
from sixgun.classic.sets import SETS
from sixgun.classic.sets.base.cards import BANG
from sixgun.classic.sets.fistful.events import EVENTS as FISTFUL
from sixgun.classic.sets.high_noon.events import EVENTS as HIGH_NOON
from sixgun.classic.sets.train_robbery.freight import WAGONS
from sixgun.classic.sets.train_robbery.part import train_of
from sixgun.classic.sets.train_robbery.stations import EVERYWHERE, STATIONS, bit_in, bit_of, price_at, purse_of
from sixgun.classic.sets.train_robbery.taking import ROB
from sixgun.classic.sets.wild_west_show.deck import show_of
from sixgun.classic.sets.wild_west_show.events import EVENTS as SHOW
from sixgun.classic.sets.wild_west_show.events import or_bang
from sixgun.classic.table.force import Sum, of_table
from sixgun.classic.table.state import State
from sixgun.games import kind_of
from sixgun.kernel.option import NONE, PASS, Option
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


def table(seed: int) -> tuple[Session, Dice]:
    """One with everything, and what is answered there."""
    kind = kind_of("classic")
    setup = kind.read_setup({"players": 4 + seed % 5, "sets": list(SETS)})
    return Session(kind.set_up(setup, f"short {seed}")), Dice(f"short {seed}")


def states(seed: int) -> list[State]:
    """Copies of one random game with everything, at every question of phase 2."""
    session, dice = table(seed)
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


@pytest.mark.parametrize("seed", SEEDS)
def test_what_lies_on_the_table_is_summed_up_as_if_for_the_first_time(seed: int) -> None:
    """Remembered by the numbers of the abilities there, in their order. [HN-EV-5]"""
    tables = set()
    for g in states(seed):
        anew = Sum(None)
        anew.add_all(g.table)
        over, known = anew.total(), of_table(g.table)
        assert known is of_table(g.table[:])
        assert (known.ears.row, known.minds, known.closer, known.farther, known.bang_limit) == (
            over.ears.row, over.minds, over.closer, over.farther, over.bang_limit,
        )  # fmt: skip
        tables.add(tuple(one.number for one in g.table))
    assert len(tables) > 2 or seed == 5, "events came and went, but in one short game"


@pytest.mark.parametrize("seed", SEEDS)
def test_whom_a_card_reaches_is_asked_of_each_of_them(seed: int) -> None:
    """The list of all targets is that of those nothing spares."""
    spared = 0
    for g in states(seed):
        for seat in g.order:
            for card in g.players[seat].hand:
                face = PRINTED[card].face
                targets = face.targets(g, seat)
                open_to = [t for t in targets if sheltered(g, seat, t, face, card) is None]
                assert open_targets(g, seat, face, card) == open_to
                spared += len(targets) - len(open_to)
    assert spared or seed, "somebody was spared somewhere"


@pytest.mark.parametrize("seed", SEEDS)
def test_options_looked_up_before_the_question_are_those_of_the_question(seed: int) -> None:
    """Whether a price, an owed wagon or a wagon to be laid is asked for: nothing has changed in between."""
    session, dice = table(seed)
    while session.ask is not None and session.answered < LONGEST:
        ask = session.ask
        before = ask.options[:]
        assert ask.several or ask.list_options() == before
        seat = session.asked()[0]
        choices = session.choices(seat)
        session.answer(seat, choices[dice.below(len(choices))])


def test_which_events_are_used_is_asked_anew_where_the_table_is_another_one() -> None:
    """Options and two players leave some out; the table laid before plays no part. [HN-EV-12 WW-C-6]"""
    kind = kind_of("classic")
    found = []
    for players, options in ((5, {}), (5, {"exclude_resurrection_events": True}), (2, {}), (5, {})):
        setup = kind.read_setup({"players": players, "sets": list(SETS), "options": options})
        game = Session(kind.set_up(setup, "events")).game
        assert isinstance(game, State)
        used = [e.number for e in (*HIGH_NOON, *FISTFUL) if is_used(game, e)]
        assert deck_of(game).pool == used
        assert sorted(show_of(game).deck) == sorted([e.number for e in SHOW if e.final or is_used(game, e)])
        found.append(used)
    assert found[0] == found[3]
    assert len(found[1]) < len(found[0]) > len(found[2])


def test_the_answer_that_takes_a_wagon_and_a_card_as_a_bang_are_made_once() -> None:
    """The same as looked up. [TR-GET-1 WW-R-20]"""
    states(0)  # a table was laid
    for wagon in WAGONS:
        card = CARD[wagon.id]
        assert PRINTED[card].solo is ROB.acts.of(card, NONE)
    for face in [face for face in PLAYED_AS if face is not NO_FACE]:
        assert or_bang(face) == [*face.alone, BANG] == or_bang(face)


def test_a_copy_has_its_own_wagon_deck() -> None:
    """What is attached to one train leaves the other as it is. [TR-LACK-3]"""
    game = states(1)[0]
    before = train_of(game).facts()
    copied = train_of(game.copy())
    assert copied.deck, "there are wagons left"
    copied.wagons = copied.wagons[1:]
    copied.complete()
    assert train_of(game).facts() == before != copied.facts()
