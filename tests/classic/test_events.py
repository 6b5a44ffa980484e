"""The event deck: what is in it, in which order, who knows it. [HN-EV-1]"""

from __future__ import annotations

import pytest

from sixgun import BadSetup, new_game
from sixgun.classic.events.deck import deck_of, event_of, ids, turn_event
from sixgun.classic.events.leader import leader_of
from sixgun.classic.rules.tables import ABILITY, CHARACTERS
from sixgun.classic.sets.high_noon.notes import notes_of
from sixgun.classic.table.player import EXPOSED, LOOKED
from sixgun.kernel.option import NONE

BOTH = ("base", "high_noon", "fistful")
FINAL = {"hn_high_noon", "fc_fistful"}
RAISING = {"hn_ghost_town", "fc_dead_man"}


def deck(seed: int = 0, players: int = 4, sets: tuple[str, ...] = BOTH, **options: bool):
    table = new_game("classic", players, sets=sets, options=options, seed=f"deck {seed}")
    return ids(deck_of(table.session.game).deck)


@pytest.mark.parametrize("seed", range(20))
def test_the_last_event_is_a_final_one_and_the_only_one(seed: int) -> None:
    """The next one lies last in the list. [HN-EV-1 HN-EV-2 HN-S-16 FC-EV-1]"""
    mixed = deck(seed)
    assert len(mixed) == len(set(mixed)) == 13
    assert mixed[0] in FINAL and not FINAL & set(mixed[1:])
    assert deck(seed, sets=("base", "high_noon"))[0] == "hn_high_noon"
    assert deck(seed, sets=("base", "fistful"))[0] == "fc_fistful"


def test_both_final_events_come_and_every_event_does() -> None:
    decks = [deck(seed) for seed in range(60)]
    assert {found[0] for found in decks} == FINAL
    assert len({event for found in decks for event in found}) == 30


def test_what_options_and_two_players_leave_out() -> None:
    """[HN-EV-11 HN-EV-12 HN-C-1]"""
    assert not RAISING & set(deck(event_mix_full=True, exclude_resurrection_events=True))
    few = set(deck(event_mix_full=True, hn_extra_cards=False))
    assert not {"hn_handcuffs", "hn_new_identity"} & few
    two = set(deck(players=2, event_mix_full=True))
    assert not {*RAISING, "hn_new_identity"} & two and len(two) == 26


def test_a_redeal_keeps_the_next_event_and_shuffles_the_rest() -> None:
    """Which of a mixture are in the deck is not known either. [HN-EV-3]"""
    table = new_game("classic", 5, sets=BOTH, seed="redeal")
    true = ids(deck_of(table.session.game).deck)
    dealt = [ids(deck_of(table.redeal(0, str(n)).session.game).deck) for n in range(40)]
    assert all(found[-1] == true[-1] and len(found) == len(set(found)) == 13 for found in dealt)
    assert all(found[0] in FINAL and not FINAL & set(found[1:]) for found in dealt)
    assert {found[0] for found in dealt} == FINAL
    assert len({event for found in dealt for event in found}) == 30


def test_without_end_no_redeal_gives_the_bottom_away() -> None:
    """[events_reshuffle HN-EV-7]"""
    table = new_game("classic", 5, sets=BOTH, options={"events_reshuffle": True}, seed="redeal")
    dealt = [ids(deck_of(table.redeal(0, str(n)).session.game).deck) for n in range(40)]
    assert len({found[0] for found in dealt}) > 10
    assert all(len(set(found)) == 30 for found in dealt)


def reserves(marks: int, seat: int) -> set[str]:
    """What the first player's reserve is in redeals for *seat*."""
    table = new_game("classic", 5, sets=("base", "high_noon"), seed="reserve")
    table.session.game.players[0].marks |= marks
    dealt = [table.redeal(seat, str(n)).session.game.players[0].reserve[0] for n in range(30)]
    return {CHARACTERS[found].id for found in dealt}


def test_a_reserve_seen_is_known_to_its_owner_and_one_worn_to_all() -> None:
    """[HN-ASK-4 HN-R-10]"""
    table = new_game("classic", 5, sets=("base", "high_noon"), seed="reserve")
    assert table.view(0).to_dict()["reserve"] == []
    table.session.game.players[0].marks |= LOOKED
    mine = table.view(0).to_dict()["reserve"]
    assert len(mine) == 1 and table.view(1).to_dict()["reserve"] == []
    assert reserves(LOOKED, 0) == set(mine)
    assert len(reserves(LOOKED, 1)) > 3
    assert reserves(EXPOSED, 1) == set(mine)


def test_one_switch_plays_the_letter_of_the_compendium() -> None:
    """As far as the sets in use go; what is said besides holds. [seed_readings HN-C-14]"""
    assert len(deck(seed_readings=True)) == 30
    assert len(deck(seed_readings=True, events_reshuffle=False)) == 29
    assert len(deck(sets=("base", "high_noon"), seed_readings=True)) == 15


def test_every_event_has_a_home() -> None:
    numbers = [event_of(number).id for number in deck_of(new_game("classic", 4, sets=BOTH).session.game).pool]
    assert sum(id.startswith("hn_") for id in numbers) == sum(id.startswith("fc_") for id in numbers) == 15


def test_an_option_of_a_set_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="fc_ambush_cards_only"):
        new_game("classic", 4, sets=("base", "high_noon"), options={"fc_ambush_cards_only": True})
    with pytest.raises(BadSetup, match="needs the set 'base'"):
        new_game("classic", 4, sets=("high_noon",))


def test_a_deck_used_up_is_shuffled_before_it_begins_again() -> None:
    """[HN-EV-7 events_reshuffle]"""
    orders = set()
    for seed in range(6):
        table = new_game("classic", 5, sets=BOTH, options={"events_reshuffle": True}, seed=f"again {seed}")
        game = table.session.game.copy()
        deck_of(game).deck = []
        next(turn_event(game, game.turn), None)
        orders.add(tuple(deck_of(game).deck))
        assert len(deck_of(game).deck) == 29
    assert len(orders) == 6


def test_with_two_players_the_office_stays_with_the_person() -> None:
    """[HN-EV-4 HN-C-12]"""
    for seed in range(4):
        table = new_game("classic", 2, sets=BOTH, seed=f"office {seed}")
        game = table.session.game
        before = leader_of(game)
        game.players[before].alive = False
        game.count_living()
        for part in game.parts:
            part.fell(game, before, NONE)
        assert leader_of(game) != before
        assert game.players[leader_of(game)].person == game.players[before].person


def test_everybody_sees_the_handcuffs_and_they_go_with_the_event() -> None:
    """[hn_handcuffs HN-R-9 HN-ASK-2]"""
    table = new_game("classic", 5, sets=("base", "high_noon"), options={"hn_handcuffs_sheriff": True}, seed="cuffs")
    game = table.session.game
    assert table.view().to_dict()["named_suit"] is None and table.view().to_dict()["handcuffed"] is None
    cuffs = ABILITY["hn_handcuffs"].number
    deck = deck_of(game)
    deck.active, deck.deck = cuffs, [event for event in deck.deck if event != cuffs]
    notes_of(game).cuffed, notes_of(game).suit = 3, "D"
    assert table.view().to_dict()["named_suit"] == "D" and table.view().to_dict()["handcuffed"] == 3
    next(turn_event(game, game.turn), None)
    assert table.view().to_dict()["named_suit"] is None and table.view().to_dict()["handcuffed"] is None
