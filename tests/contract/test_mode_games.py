"""Every mode with random sets and whole series of every variant keep the contract, played by monkeys."""

from __future__ import annotations

import random

import pytest

from sixgun import Table, open_table, replay
from sixgun.classic.series.ledger import ledger_of
from sixgun.classic.series.series import table_of
from sixgun.classic.setup import default_options
from tests.contract.monkey import cards_of

LONGEST = 60_000
SETS = ("dodge_city", "high_noon", "fistful", "wws_characters", "wws_events", "train_robbery")
MODES = {"two": 2, "three": 3, "six": 6, "eight": 8}
VARIANTS = {
    "plain": {},
    "experience": {"variant_experience": True},
    "hire": {"variant_hire": True},
    "bounties": {"variant_bounties": True},
    "all": {"variant_experience": True, "variant_hire": True, "variant_bounties": True},
    "law": {"variant_no_mercy": True, "variant_ruthless_law": True, "variant_experience": True},
}


def mode_table(mode: str, seed: int) -> Table:
    """A table of that mode with any of these sets and house rules."""
    dice = random.Random(f"{mode} {seed}")
    sets = ["base", *[name for name in SETS if dice.random() < 0.5]]
    options: dict[str, object] = {name: True for name in default_options(tuple(sets)) if dice.random() < 0.2}
    if mode == "six":
        options |= {"six_player_special": True, "six_auto_end": dice.random() < 0.2}
    if mode == "two":
        options.pop("character_choice_of_two", None)
    return open_table("classic", {"players": MODES[mode], "sets": sets, "options": options}, f"{mode} {seed}", False)


def series_table(variant: str, seed: int) -> Table:
    """A series of that variant for 4 to 8 players, with any of these sets."""
    dice = random.Random(f"{variant} {seed}")
    sets = ["base", *[name for name in SETS if dice.random() < 0.4]]
    players = dice.choice((4, 4, 5, 6, 7, 8))
    options: dict[str, object] = {"scoring_series": True, **VARIANTS[variant]}
    if players == 6 and dice.random() < 0.5:
        options["six_player_special"] = True
    return open_table("classic", {"players": players, "sets": sets, "options": options}, f"{variant} {seed}", False)


def check(table: Table, dice: random.Random) -> None:
    """What must hold at any question."""
    assert table.asked and all(table.choices(seat) for seat in table.asked)
    if dice.random() < 0.02:
        fork = table.fork()
        assert fork.fingerprint() == table.fingerprint()
    if dice.random() < 0.02:
        seat = dice.randrange(table.seats)
        dealt = table.redeal(seat, str(dice.random()))
        for eyes in (seat, -1):  # what it cannot know makes no difference to what it is shown, nor to a spectator
            ours, theirs = table.show(eyes), dealt.show(eyes)
            del ours["result"], theirs["result"]
            assert ours == theirs
        hand = table.view(seat).to_dict()["hand"]
        assert [dealt.why_not(seat, card) for card in hand] == [table.why_not(seat, card) for card in hand]
        assert cards_of(table_of(dealt.session.game)) == cards_of(table_of(table.session.game))


def play_out(table: Table, dice: random.Random) -> None:
    """By the dice, to the end."""
    number, cards = -1, []
    while not table.over:
        game = table_of(table.session.game)
        if game.number != number:
            number, cards = game.number, cards_of(game)
        assert cards_of(game) == cards
        check(table, dice)
        seat = dice.choice(table.asked)
        table.answer(seat, dice.choice(table.choices(seat)))
        assert table.session.answered < LONGEST, "a game without end"
    again = replay(table.record().to_json(), live=False)
    assert again.fingerprint() == table.fingerprint() and again.result == table.result


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("mode", MODES)
def test_games_of_a_mode_with_any_sets(mode: str, seed: int) -> None:
    """[CL-2P-1 CL-3P-1 CL-6P-1 CL-8P-1]"""
    table = mode_table(mode, seed)
    play_out(table, random.Random(seed))
    assert table.result is not None


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_series_of_a_variant(variant: str, seed: int) -> None:
    """As many games as players, everybody is Sheriff once, dollars add up. [CL-SCORE-1]"""
    table = series_table(variant, seed)
    play_out(table, random.Random(seed))
    ledger = ledger_of(table_of(table.session.game))
    assert len(ledger.history) == table.seats
    assert [game.sheriff for game in ledger.history] == [(ledger.first + at) % table.seats for at in range(table.seats)]
    assert all(game.roles[game.sheriff] == 0 for game in ledger.history)
    result = table.result
    assert result is not None and sorted(row["seat"] for row in result["standings"]) == list(range(table.seats))
    if variant == "plain":
        earned = [sum(game.dollars[seat] for game in ledger.history) for seat in range(table.seats)]
        assert result["dollars"] == earned
