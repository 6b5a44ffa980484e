"""One contract every table of The Duel must keep, played by monkeys: five modes, all squad sizes."""

from __future__ import annotations

import random

import pytest

from sixgun import open_table, replay
from sixgun.duel.abilities import ABILITIES, FACE, GREEN, NOBODY, ORIGIN
from sixgun.duel.options import MODES
from sixgun.duel.places import OWN, standing_of
from tests.contract.monkey import play_out

MODE_IDS = list(MODES)


def any_table(seed: int, **more):
    """A table of any mode; every other time with squads of any size and the back awake to the end of an effect."""
    mode = MODES[MODE_IDS[seed % len(MODE_IDS)]]
    dice = random.Random(seed)
    options: dict[str, object] = {}
    if seed % 2:
        size = dice.randint(mode.size, mode.most)
        options = {"squad_size": size, "sides_by_lot": True, "awake_for_the_whole_effect": seed % 4 == 1}
    return open_table("duel", {"mode": mode.id, "options": options}, f"contract {seed}", **more)


def cards_of(game) -> list[int]:
    """Every card of a table, wherever it is."""
    zones = [*game.hands, *game.decks, *game.gear, game.common, game.discards, game.limbo]
    return sorted(card for zone in zones for card in zone)


def in_play(game, seat: int) -> int:
    """The hooks and facts of everything in play on one side."""
    traits = 0
    for place in OWN[seat]:
        for ability in [game.who[place], *(FACE[card] for card in game.gear[place])]:
            traits |= ability.mask
    return traits


def check_table(game) -> None:
    """What holds at every question."""
    for seat, front in enumerate(game.front):
        assert front >> 1 == seat
        assert game.awake[seat] in (-1, front ^ 1)
        traits = in_play(game, seat)
        assert game.traits[seat] & traits == traits
    assert game.standing is standing_of(game.front)
    for place, who in enumerate(game.who):
        assert 0 <= game.life[place] <= who.life
        names = [FACE[c].id for c in game.gear[place]]
        assert len(names) == len(set(names)), "two of one name beside a character"
        greens = {FACE[c].id for c in game.gear[place] if FACE[c].frame == GREEN}
        assert not greens & {FACE[c].id for c in game.gear[place ^ 1]}, "a resource beside both characters"
    for card, eyes in game.known.items():
        assert eyes and any(card in hand for hand in game.hands)
    assert set(game.since) == {c for gear in game.gear for c in gear if FACE[c].frame == GREEN}


def check_quiescent(game) -> None:
    """What holds when nothing is being resolved. [DU-PLAY-1]"""
    assert not game.queue and not game.fell and not game.limbo and game.stage is None
    assert game.ignored == -1 and set(game.awake) == {-1}
    for seat, front in enumerate(game.front):
        assert game.traits[seat] == in_play(game, seat)
        assert game.life[front] > 0
        assert game.who[front ^ 1] is NOBODY or game.life[front ^ 1] > 0
        assert game.reserves[seat] == [] or game.has_two(seat)


@pytest.mark.parametrize("seed", range(150))
def test_cards_and_characters_are_conserved_and_replay_is_equal(seed: int) -> None:
    table = any_table(seed)
    game = table.session.game
    all_cards = cards_of(game)
    people = [set(r + u) for r, u in zip(game.reserves, game.unused, strict=True)]
    met: list[set[str]] = [set() for _ in people]
    monkey = random.Random(seed)

    def each(_) -> None:
        ask = table.session.ask
        assert cards_of(game) == all_cards
        check_table(game)
        for seat, pool in enumerate(people):
            assert set(game.reserves[seat] + game.unused[seat]) <= pool
            met[seat] |= {who.id for who in game.who[seat * 2 : seat * 2 + 2] if who is not NOBODY}
            left = len(game.reserves[seat]) + len(game.unused[seat])
            assert left + len(met[seat]) == len(pool)
        for seat in table.asked:
            keys = [option.key for option in table.choices(seat)]
            assert len(keys) == len(set(keys))
        if ask.quiescent:
            check_quiescent(game)

    play_out(table, monkey, each)
    assert table.result["winners"][0] in range(table.seats)
    assert cards_of(game) == all_cards
    again = replay(table.record().to_json())
    assert again.fingerprint() == table.fingerprint()
    for seat in range(-1, table.seats):
        assert again.show(seat) == table.show(seat)


@pytest.mark.parametrize("seed", range(40))
def test_a_fork_is_equal_and_independent(seed: int) -> None:
    table = any_table(seed, live=False)
    monkey = random.Random(seed)

    def each(_) -> None:
        if monkey.random() < 0.2:
            before = table.fingerprint()
            fork = table.fork()
            assert fork.fingerprint() == before
            for _step in range(4):
                if not fork.over:
                    who = fork.asked[0]
                    fork.answer(who, monkey.choice(fork.choices(who)))
            assert table.fingerprint() == before

    play_out(table, monkey, each)


@pytest.mark.parametrize("seed", range(50))
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
        check_redealt(table.session.game, dealt.session.game)
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


def check_redealt(game, other) -> None:
    """Cards and backs are where they were, and nobody is in two places."""
    assert cards_of(other) == cards_of(game)
    for was, now in zip(game.hands, other.hands, strict=True):
        assert sorted(ORIGIN[c] for c in was) == sorted(ORIGIN[c] for c in now)  # a hand shows how many backs of each
    for was, now in zip([*game.decks, game.common], [*other.decks, other.common], strict=True):
        assert [ORIGIN[c] for c in was[-1:]] == [ORIGIN[c] for c in now[-1:]]
        assert {game.pools[c] for c in was} == {game.pools[c] for c in now}
    for seat in range(len(game.hands)):
        assert sorted(game.reserves[seat] + game.unused[seat]) == sorted(other.reserves[seat] + other.unused[seat])


@pytest.mark.parametrize("seed", range(20))
def test_what_a_seat_receives_does_not_depend_on_what_it_may_not_know(seed: int) -> None:
    """View, question and events of a redealt table are the same bytes; a spectator knows no more than every seat."""
    table = any_table(seed)
    monkey = random.Random(seed)
    while not table.over:
        if monkey.random() < 0.05:
            for seat in range(table.seats):
                dealt = table.redeal(seat, f"{seed}")
                for key in ("view", "question", "result"):
                    shown, again = table.show(seat)[key], dealt.show(seat)[key]
                    if key == "question" and shown is not None:
                        shown.pop("can_take_back"), again.pop("can_take_back")
                        shown.pop("number"), again.pop("number")
                    assert shown == again
                assert table.view(-1).to_dict()["players"] == dealt.view(-1).to_dict()["players"]
        who = monkey.choice(table.asked)
        table.answer(who, monkey.choice(table.choices(who)))


def test_every_card_and_character_is_used_by_the_monkeys() -> None:
    """Random play reaches every rule there is."""
    told: set[str] = set()
    for seed in range(60):
        table = any_table(seed)
        play_out(table, random.Random(seed))
        for entry in table.session.game.story:
            told.add(entry.cause)
            if entry.card != -1:
                told.add(table.session.game.seen(entry, -1).get("card", ":").split(":")[0])
    assert not {ability.id for ability in ABILITIES} - told
