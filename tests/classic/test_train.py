"""The train: what is laid out, what is hidden, two players, and what random play has found."""

from __future__ import annotations

import random

import pytest

from sixgun import Table, new_game, open_table
from sixgun.build import build_name
from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.hooks import RESISTS
from sixgun.classic.rules.tables import (
    ABILITY,
    CARD,
    CHARACTERS,
    DIAMONDS,
    HEARTS,
    KEY,
    PRINTED,
    SPADES,
)
from sixgun.classic.sets import SETS as SETS_OF_ALL
from sixgun.classic.sets import manifest_of
from sixgun.classic.sets.train_robbery import cards, track
from sixgun.classic.sets.train_robbery.part import FRONT, Train, train_of
from sixgun.classic.sets.train_robbery.track import rebuild
from sixgun.classic.table.state import State
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.session import Session
from sixgun.lab.endure.promises import Promises
from sixgun.lab.endure.tables import SETS, any_table
from sixgun.locale import LANGUAGES, texts
from sixgun.rulings.classic.table import with_sets

TRAIN = ("base", "train_robbery")


def train_table(players: int = 5, seed: str = "train") -> tuple[Table, State, Train]:
    table = new_game("classic", players, sets=TRAIN, seed=seed)
    game = table.session.game
    return table, game, train_of(game)


def laid_out(table: dict[str, object], **seats: dict[str, object]) -> tuple[Session, State]:
    """A table as a ruling lays it out, with five players."""
    rows = [{"name": name, **seats.get(name, {})} for name in "ABCDE"]
    game, _ = with_sets(TRAIN).build({"sets": list(TRAIN), **table, "seats": rows}, "")
    return Session(game, live=True), game


# -- what is laid out -------------------------------------------------------------------------------


def test_the_set_brings_all_of_it_or_nothing() -> None:
    """[TR-SETUP-1 TR-SETUP-2 TR-SETUP-3 TR-SETUP-4 TR-SETUP-9 TR-SETUP-10 TR-D-5 TR-D-46 TR-D-47]"""
    manifest = manifest_of("train_robbery")
    corners = sorted(KEY[card].partition(":")[2].split("#")[0] for card in manifest.deck)
    assert corners == sorted(
        ["6H", "7H", "8H", "9H", "2D", "3D", "4D", "5D", "2S", "3S", "JS", "KS", "JC", "QC", "QC", "KC"]
    )
    lives = {CHARACTERS[c].id: CHARACTERS[c].life for c in manifest.cast}
    assert sorted(lives.values()) == [3, 4, 4, 4, 4, 4, 5, 5] and lives["sancho"] == 3
    _, game, train = train_table()
    assert len(manifest.wagons) == 16 and sorted(train.cards()) == sorted(CARD[w.id] for w in manifest.wagons)
    assert len(train.path + train.stack) == 13 == len(set(train.path + train.stack))
    everywhere = game.deck + [card for p in game.players for card in p.hand]
    assert set(manifest.deck) <= set(everywhere) and len(everywhere) == 96
    plain = open_table("classic", {"players": 5}, seed="plain").session.game
    assert not any(isinstance(part, Train) for part in plain.parts)


def test_the_first_train_is_public_and_nobody_has_a_wagon() -> None:
    """[TR-SETUP-6 TR-SETUP-8 TR-D-4 TR-HID-1]"""
    sides = set()
    for seed in range(12):
        table, game, train = train_table(seed=f"first {seed}")
        sides.add(train.side)
        assert not any(p.in_play for p in game.players) and len(train.wagons) == 3 and len(train.deck) == 13
        seen = table.view().to_dict()["train"]
        assert seen["path"] and seen["wagons"] == [KEY[card] for card in train.wagons]
        assert seen["stations"] == [seen["path"][0], None, None]
        assert "own_train" not in table.view().to_dict()
    assert sides == {0, 1}


def test_the_path_keeps_its_length() -> None:
    """Whoever is eliminated meanwhile. [TR-D-3 TR-SETUP-5]"""
    _, game, train = train_table(7)
    game.players[3].alive = False
    game.count_living()
    rebuild(game, train)
    assert len(train.path) == 7


def test_wagons_and_stations_have_names_in_every_language() -> None:
    """[TR-D-1 TR-D-34]"""
    manifest = manifest_of("train_robbery")
    named = [f"wagon-{wagon.id}" for wagon in manifest.wagons]
    named += [f"station-{station.id}" for station in manifest.stations]
    assert len(named) == 16 + 13
    for language in LANGUAGES:
        assert not [id for id in named if texts(language).text(id.replace("_", "-")).startswith("[")]


# -- what is hidden ---------------------------------------------------------------------------------


def test_drawn_wagons_are_dealt_anew_for_all_but_who_sees_them() -> None:
    """[TR-HID-2 TR-HID-3]"""
    session, game = laid_out({"turn": "B"}, B={"wagon": "lounge_car"})
    session.answer(1, "use lounge_car")
    drawn = train_of(game).drawn
    seen = set()
    for number in range(6):
        mine, theirs = (session.redeal(seat, Chance(key_of(f"{number}"))) for seat in (1, 2))
        assert train_of(mine.game).drawn == drawn
        assert mine.view(1).to_dict() == session.view(1).to_dict()
        assert theirs.view(2).to_dict() == session.view(2).to_dict()
        seen.add(tuple(train_of(theirs.game).drawn))
        fork = theirs.fork()
        answer = fork.choices(1)[0].key
        fork.answer(1, answer)
        theirs.answer(1, answer)
        assert fork.fingerprint() == theirs.fingerprint()
    assert len(seen) > 1
    assert session.view(1).to_dict()["own_train"]["drawn"] == [KEY[card] for card in drawn]
    assert session.view(2).to_dict()["own_train"]["drawn"] == []
    assert session.view().to_dict()["train"]["drawn"] == 2


def test_what_one_can_afford_is_in_the_own_view() -> None:
    """[TR-PAY-1]"""
    session, _ = laid_out({"turn": "B", "path": "boom_town yooma tombrock"}, B={"hand": "bang:9C", "life": 1})
    path = session.view().to_dict()["train"]["path"]
    mine = session.view(1).to_dict()["own_train"]["affordable"]
    assert path[:3] == ["boom_town", "yooma", "tombrock"] and mine[:2] == ["boom_town", "yooma"]
    assert "tombrock" not in mine


# -- two players with two characters each -----------------------------------------------------------


def two_players(seed: str) -> tuple[Table, State, Train]:
    table, game, train = train_table(2, seed)
    while table.question(table.asked[0]).why != "play":
        table.answer(table.asked[0], table.choices(table.asked[0])[0])
    return table, game, train


def bring_in(game: State, train: Train, wagon: str, seat: int) -> None:
    card = CARD[wagon]
    train.wagons = [c for c in train.wagons if c != card]
    train.deck = [c for c in train.deck if c != card]
    train.complete()
    game.enter_play(seat, card)


def keys(table: Table) -> list[str]:
    """What may be answered at a table that was changed by hand."""
    table.session.ask.options = table.session.ask.list_options()
    return [option.key for option in table.session.ask.options]


def test_two_players_have_four_stations_and_put_a_wagon_before_either_character() -> None:
    """[TR-MODE-4 TR-D-30]"""
    table, game, train = two_players("either")
    person = game.players[game.turn].person
    mine = {p.seat for p in game.players if p.person == person}
    assert len(train.path) == 4 and table.view().to_dict()["train"]["driver"] in mine
    game.players[game.turn].life = 4
    train.path = [ABILITY["tombrock"].number, *[s for s in train.path if s != ABILITY["tombrock"].number][:3]]
    train.wagons, train.at = [CARD["observation_car"]], 2
    assert {f"use rob observation_car > P{seat}" for seat in mine} == {
        key for key in keys(table) if key.startswith("use rob observation_car")
    }


def test_another_player_is_never_the_own_other_character() -> None:
    """[TR-MODE-4]"""
    table, game, train = two_players("own")
    me = game.turn
    for wagon in ("passenger_car", "baggage_car"):
        bring_in(game, train, wagon, me)
    theirs = {f"P{p.seat}" for p in game.players if p.person != game.players[me].person}
    found = keys(table)
    for deed in ("use passenger_car", "use baggage_car as bang"):
        aimed = {key.rpartition("> ")[2] for key in found if key.startswith(deed)}
        assert aimed and aimed <= theirs


def test_all_four_characters_out_at_once_is_a_draw() -> None:
    """[TR-MODE-4 TR-D-30]"""
    table, game, train = two_players("draw")
    me = game.players[game.turn]
    for p in game.players:
        p.life = 1
        p.hand.clear()
        p.becomes(next(who for who in CHARACTERS if who.id == "willy_the_kid"))
        p.life = 1
    game.recount_all()
    train.side, train.at = FRONT, len(train.path)
    me.hand.append(CARD["next_stop:2D"])
    game.deck = [card for card in game.deck if PRINTED[card].face.id == "scope"] + game.discards
    assert "play next_stop:2D" in keys(table)
    table.answer(me.person, "play next_stop:2D")
    while not table.over:
        table.answer(table.asked[0], "pass")
    assert table.result["winners"] == []


# -- found by random play ---------------------------------------------------------------------------


def test_nobody_patches_himself_up_between_the_free_advance_and_its_price() -> None:
    """Sid Ketchum could give away what the wagon was to be paid with. [TR-ADV-4 TR-GET-5]"""
    table: dict[str, object] = {"turn": "B", "locomotive": 1, "path": "catico"}
    session, _ = laid_out(table, B={"character": "sid_ketchum", "life": 2, "hand": "panic cat_balou"})
    assert session.interjections(1)
    session.answer(1, "use free_advance")
    assert session.question(1).why == "price" and not session.interjections(1)


def test_a_bang_fired_twice_is_taken_back_once() -> None:
    """The Sheriff fired it, got it back by a Cattle Truck and fired it again. [cattle_truck variant_no_mercy]"""
    table: dict[str, object] = {"turn": "A", "options": {"variant_no_mercy": True}}
    session, _ = laid_out(table, A={"hand": "bang", "play": "volcanic", "wagon": "cattle_truck"})
    bang = next(option.key for option in session.choices(0) if option.key.startswith("play bang"))
    for answer in (bang, "use cattle_truck", bang):
        session.answer(0, answer)
        while session.asked() != [0]:
            session.answer(session.asked()[0], "pass")
    session.answer(0, "pass")
    assert session.question(0).why == "no_mercy"
    assert len([option.key for option in session.choices(0)]) == 2


# -- what makes no difference --------------------------------------------------------------------------


def test_nobody_resists_most_wanted_and_switch() -> None:
    """Apache Kid minds Diamonds, which neither they nor who copies them is or becomes; Prisoner Car two other cards."""
    for name in SETS_OF_ALL:
        manifest_of(name)
    assert {ability.id for ability in ABILITY.values() if ability.minds & RESISTS} == {"apache_kid", "prisoner_car"}
    suits = {printed.suit for printed in PRINTED if printed.face.id in ("most_wanted", "switch", "money_bag")}
    tuned = [ability for ability in ABILITY.values() if overrides(ability, "tune_suit")]
    g = new_game("classic", players=4, seed="suits").session.game
    assert DIAMONDS not in suits and {one.tune_suit(DIAMONDS, g) for one in tuned} == {HEARTS, SPADES}
    table, game, _ = train_table()
    for face in (ABILITY["most_wanted"], ABILITY["switch"]):
        assert not ABILITY["prisoner_car"].shrugs_off(game, 0, 1, face, [card_of(face.id)])


def card_of(face: str) -> int:
    return next(card for card, printed in enumerate(PRINTED) if printed.face.id == face)


def overrides(ability: Ability, hook: str) -> bool:
    return getattr(type(ability), hook) is not getattr(Ability, hook)


@pytest.mark.skipif(build_name() == "compiled", reason="a compiled rule cannot be replaced")
@pytest.mark.parametrize("seed", range(10))
def test_to_settle_where_nothing_waits_changes_nothing(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of Train Robbery and at the End of the Line: the test before it only saves time."""
    played = []
    for always in (False, True):
        if always:
            for module in (cards, track):
                monkeypatch.setattr(module, "must_settle", lambda g: True)
        table = any_table(seed, SETS)
        Promises(table, random.Random(seed), fork=0.0, redeal=0.0, look=0.0).play_out(False)
        played.append(table.fingerprint())
    assert played[0] == played[1]
