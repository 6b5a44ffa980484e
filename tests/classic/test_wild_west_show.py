"""Wild West Show: what no ruling can lay out: the deck, the deal, redeals, who may speak. [WW-EV-1]"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sixgun import new_game
from sixgun.classic.events.deck import event_of, ids
from sixgun.classic.rules.tables import ABILITY, CAST, CHARACTERS
from sixgun.classic.sets import manifest_of
from sixgun.classic.sets.wild_west_show.deck import show_of
from sixgun.classic.sets.wild_west_show.roles import mix_roles
from sixgun.classic.table.player import GHOST, POOL, SHOWN, UNSEEN
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.option import NONE, SPEAK
from sixgun.kernel.session import Session
from sixgun.kernel.show import show_question

RULES = (Path(__file__).parents[2] / "docs/rules/classic-expansions.md").read_text(encoding="utf-8")
SHOW = ("base", "wws_characters", "wws_events")
FINAL = "ww_wild_west_show"


def table(players: int = 5, seed: int = 0, sets: tuple[str, ...] = SHOW, **options: bool):
    """One at which the first player may play cards."""
    found = new_game("classic", players, sets=sets, options=options, seed=f"show {seed}")
    while not found.session.ask.quiescent:
        found.answer(found.asked[0], found.question(found.asked[0]).options[0].key)
    return found


def deck(*args: int, **options: bool) -> list[str]:
    return ids(show_of(table(*args, **options).session.game).deck)


def with_event(event: str, players: int = 5, seed: int = 0, **options: bool) -> Session:
    """A session that begins with that event of the show in force."""
    game = table(players, seed, **options).session.game.copy()
    show = show_of(game)
    number = ABILITY[event].number
    show.deck = [one for one in show.deck if one != number]
    show.active = number
    game.lay_on_table(event_of(number), None, first=True)
    return Session(game, True)


# -- data ---------------------------------------------------------------------------------------------


def test_characters_and_events_are_those_of_the_specification() -> None:
    """[HN-C-15 WW-C-12]"""
    part = RULES.split("## Characters\n")[1].split("### Wild West Show\n")[1].split("\n## ")[0]
    lives = {row[0]: int(row[1]) for row in re.findall(r"^\| `(\w+)` \| [^|]+ \| (\d+) \|", part, re.MULTILINE)}
    assert {who.id: who.life for who in manifest_of("wws_characters").characters} == lives and len(lives) == 8
    part = RULES.split("## Events\n")[1].split("### Wild West Show\n")[1].split("\n## ")[0]
    assert sorted(event.id for event in manifest_of("wws_events").events) == sorted(
        re.findall(r"^\| `(\w+)`", part, re.M)
    )


# -- the deck -----------------------------------------------------------------------------------------


def test_the_last_event_is_the_show_itself_and_the_others_are_shuffled() -> None:
    """The next one lies last in the list. [WW-EV-1 WW-ASK-11]"""
    decks = [deck(5, seed) for seed in range(30)]
    assert all(found[0] == FINAL and len(set(found)) == 10 for found in decks)
    assert len({found[-1] for found in decks}) > 5


def test_what_options_and_two_players_leave_out() -> None:
    """[ww_exclude_gag HN-EV-11 HN-EV-12 WW-C-6]"""
    everything = set(deck())
    assert everything - set(deck(ww_exclude_gag=True)) == {"ww_gag"}
    assert everything - set(deck(exclude_resurrection_events=True)) == {"ww_bone_orchard"}
    assert everything - set(deck(2)) == {"ww_bone_orchard", "ww_helena_zontero", "ww_lady_rosa"}


def test_a_redeal_shuffles_the_show_but_its_last_card() -> None:
    """[WW-ASK-11]"""
    played = table()
    dealt = [ids(show_of(played.redeal(0, str(n)).session.game).deck) for n in range(30)]
    assert all(found[0] == FINAL and len(set(found)) == 10 for found in dealt)
    assert len({found[-1] for found in dealt}) > 5 and len({found[1] for found in dealt}) > 5


# -- who speaks ---------------------------------------------------------------------------------------


def test_gag_minds_the_living_only_and_another_reading_mutes_them() -> None:
    """[ww_gag_mute WW-R-12 WW-ASK-9]"""
    calm = table().session
    assert not any(calm.minds_speech(seat) or calm.game.mutes(seat) for seat in range(5))
    session = with_event("ww_gag")
    assert all(session.minds_speech(seat) for seat in range(5))
    lives = [p.life for p in session.game.players]
    session.answer(3, SPEAK)
    assert [p.life for p in session.game.players] == [life - (seat == 3) for seat, life in enumerate(lives)]
    muted = with_event("ww_gag", ww_gag_mute=True)
    assert muted.game.mutes(3) and not muted.minds_speech(3)
    muted.game.players[3].alive = False
    assert not muted.game.mutes(3)


def test_a_word_is_not_taken_back() -> None:
    """Not even with the move before it. [WW-R-12]"""
    for seed in range(20):
        session = with_event("ww_gag", 4, seed)
        me = session.asked()[0]
        keys = [option.key for option in session.choices(me)]
        laid = [key for key in keys if re.fullmatch(r"play (mustang|scope|barrel):\S+", key)]
        if laid:
            session.answer(me, laid[0])
            assert session.back_to(me) != NONE
            session.answer((me + 1) % 4, SPEAK)
            assert session.back_to(me) == NONE
            return
    raise AssertionError("nobody could lay a card")


# -- Greygory Deck ------------------------------------------------------------------------------------


def greygory(seed: int, **options: bool):
    """The first table of many at which somebody is Greygory Deck, and his seat."""
    for number in range(400):
        played = table(7, seed * 1000 + number, **options)
        for p in played.session.game.players:
            if p.character.id == "greygory_deck":
                return played, p
    raise AssertionError("nobody was")


def test_greygory_deck_begins_with_two_base_characters_that_nobody_is_or_keeps() -> None:
    """[greygory_deck WW-C-9 greygory_all_characters]"""
    base = {who.id for who in manifest_of("base").characters}
    drawn: Counter[str] = Counter()
    for seed in range(8):
        played, p = greygory(seed)
        others = {CHARACTERS[c].id for q in played.session.game.players for c in q.reserve}
        others |= {q.character.id for q in played.session.game.players}
        pair = [who.id for who in p.lent]
        assert len(set(pair)) == 2 and set(pair) <= base and not others & set(pair)
        assert played.view().to_dict()["players"][p.seat]["lent"] == pair
        drawn.update(pair)
    assert len(drawn) > 4
    wide = {who.id for seed in range(25) for who in greygory(seed, greygory_all_characters=True)[1].lent}
    assert wide - base


def test_a_redeal_gives_nobody_a_character_that_greygory_deck_has_drawn() -> None:
    played, p = greygory(1)
    pair = {CAST[who.id] for who in p.lent}
    for number in range(40):
        dealt = played.redeal((p.seat + 1) % 7, str(number)).session.game
        assert not pair & {c for q in dealt.players for c in q.reserve}


# -- roles dealt anew ---------------------------------------------------------------------------------


def fallen_table(seed: int = 3):
    """Seven players; two of the others are eliminated, an Outlaw and a Deputy."""
    played = table(7, seed)
    game = played.session.game
    gone = [next(p.seat for p in game.players if p.role == role) for role in (OUTLAW, DEPUTY)]
    for seat in gone:
        game.players[seat].alive = False
        game.players[seat].marks |= SHOWN
    game.count_living()
    return played, gone


def test_of_mixed_roles_everybody_still_knows_which_they_are() -> None:
    """Nobody knows who of the two has which, not even they. [WW-ROLE-2]"""
    played, gone = fallen_table()
    game = played.session.game
    mix_roles(game, gone, UNSEEN)
    watcher = next(seat for seat in range(7) if seat not in gone)
    seen = [{p.role for p in played.redeal(watcher, str(n)).session.game.players if p.seat in gone} for n in range(30)]
    assert all(found == {OUTLAW, DEPUTY} for found in seen)
    first = {played.redeal(watcher, str(n)).session.game.players[gone[0]].role for n in range(30)}
    own = {played.redeal(gone[0], str(n)).session.game.players[gone[0]].role for n in range(30)}
    assert first == own == {OUTLAW, DEPUTY}
    for viewer in (*gone, watcher, NONE):
        view = played.view(viewer)
        assert [view.to_dict()["players"][seat]["role"] for seat in gone] == [None, None]
    assert "role" not in played.view(gone[0]).own_dict()["players"][str(gone[0])]


def test_roles_are_really_mixed() -> None:
    """[WW-ROLE-2]"""
    dealt = set()
    for seed in range(12):
        played, gone = fallen_table(seed)
        mix_roles(played.session.game, gone, UNSEEN)
        dealt.add(tuple(played.session.game.players[seat].role for seat in gone))
    assert dealt == {(OUTLAW, DEPUTY), (DEPUTY, OUTLAW)}


def test_roles_mixed_twice_stay_among_those_they_were_mixed_with() -> None:
    """One who came back hidden falls in with those that are mixed with him next. [WW-ROLE-1 WW-ROLE-2]"""
    played, gone = fallen_table()
    game = played.session.game
    mix_roles(game, gone, UNSEEN)
    hidden = [p.seat for p in game.players if not p.marks & SHOWN and p.seat not in gone]
    assert {game.players[seat].marks >> POOL for seat in gone} == {1}
    game.players[hidden[0]].marks |= GHOST
    mix_roles(game, [gone[0], hidden[0]], 0)
    assert game.players[hidden[0]].is_ghost
    assert {int(p.marks >> POOL) for p in game.players if p.seat in (*gone, *hidden)} == {0}
    roles = Counter(p.role for p in game.players)
    for number in range(20):
        dealt = played.redeal(next(p.seat for p in game.players if p.role == SHERIFF), str(number)).session.game
        assert Counter(p.role for p in dealt.players) == roles
    assert roles[RENEGADE] == 1


# -- several asked at once -----------------------------------------------------------------------------


def test_all_who_give_are_told_to_whom() -> None:
    """[WW-ASK-2]"""
    asked = 0
    for seed in range(60):
        played = table(6, seed)
        session = played.session
        while not session.over and session.ask.why != "tribute" and session.answered < 80:
            who = session.asked()[0]
            session.answer(who, session.choices(who)[0])
        if not session.over and session.ask.why == "tribute":
            youl = next(p.seat for p in session.game.players if p.character.id == "youl_grinner")
            shown = show_question(session, session.asked()[0])
            assert shown is not None and shown["about"] == {"target": youl}
            asked += 1
    assert asked


# -- an order ------------------------------------------------------------------------------------------


def ordering() -> tuple[Session, int]:
    """Somebody is about to name the card that the next player is to play."""
    session = with_event("ww_dorothy_rage", 5, 1)
    me = session.asked()[0]
    session.answer(me, f"use ww_dorothy_rage > P{(me + 1) % 5}")
    return session, me


def test_what_may_be_ordered_does_not_depend_on_the_hand() -> None:
    """[WW-R-31]"""
    session, me = ordering()
    offered = [option.key for option in session.choices(me)]
    for number in range(10):
        dealt = session.redeal(me, Chance(key_of(str(number))))
        assert [option.key for option in dealt.choices(me)] == offered
    assert "order missed" not in offered and "order gatling" in offered


@pytest.mark.parametrize("order", ["order beer", "order stagecoach"])
def test_an_order_is_not_taken_back_once_the_hand_was_looked_at(order: str) -> None:
    """[WW-R-31]"""
    session, me = ordering()
    assert session.back_to(me) != NONE
    session.answer(me, order)
    assert session.back_to(me) == NONE


# -- roles that stay -----------------------------------------------------------------------------------


def test_a_fallen_sheriff_keeps_his_role_and_with_three_players_roles_stay_open() -> None:
    """[WW-ROLE-1 WW-ROLE-2]"""
    for seed in range(8):
        played, gone = fallen_table(seed)
        game = played.session.game
        sheriff = next(p for p in game.players if p.role == SHERIFF)
        sheriff.alive = False
        game.count_living()
        assert ABILITY["ww_bone_orchard"].raises(game, gone[0])
        assert sheriff.role == SHERIFF and sheriff.marks & SHOWN and game.players[gone[0]].life == 1
        three = table(3, seed).session.game
        mix_roles(three, [0, 1, 2], UNSEEN)
        assert all(p.marks & SHOWN and not p.marks & UNSEEN for p in three.players)
