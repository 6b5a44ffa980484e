"""Words for rulings of the train: path, wagons, where the locomotive stands and which side is up."""

from __future__ import annotations

from typing import Final

from sixgun.classic.events.leader import leader_of
from sixgun.classic.rules.tables import ABILITY, CARD, KEY
from sixgun.classic.series.series import table_of
from sixgun.classic.sets.train_robbery import reasons
from sixgun.classic.sets.train_robbery.part import BACK, FRONT, Train, train_of
from sixgun.classic.table.player import GHOST
from sixgun.classic.table.state import State
from sixgun.kernel.reason import Reason
from sixgun.rulings.classic.cards import NOTHING, card_words, compare, number_in, spell
from sixgun.rulings.classic.extension import SetWords
from sixgun.rulings.format import BadRuling, did_you_mean
from sixgun.rulings.words import Stage, Unmet

SIDES: Final = {"ironhorse": FRONT, "leland": BACK}


def lay_path(g: State, value: object, names: list[str]) -> None:
    """``path = "boom_town yooma"``: the first stations, from the left."""
    train = train_of(g)
    stations = train.path + train.stack
    said = [known(word, {s for s in ABILITY if ABILITY[s].number in stations}) for word in str(value).split()]
    first = [ABILITY[word].number for word in said]
    rest = [station for station in stations if station not in first]
    stations = first + rest
    train.path, train.stack = stations[: len(train.path)], stations[len(train.path) :]


def lay_wagons(g: State, value: object, names: list[str]) -> None:
    """``wagons = "dining_car observation_car"``: behind the locomotive, the nearest first."""
    train = train_of(g)
    all_ = train.cards()
    said = [CARD[known(word, {KEY[card] for card in all_})] for word in str(value).split()]
    train.wagons, train.deck = said, [card for card in all_ if card not in said]
    train.complete()


def lay_position(g: State, value: object, names: list[str]) -> None:
    """``locomotive = 3``: under which station it stands."""
    if not isinstance(value, int) or not 1 <= value <= len(train_of(g).path):
        raise BadRuling(f"locomotive: a number from 1 to {len(train_of(g).path)}, not {value!r}")
    train_of(g).at = value


def lay_side(g: State, value: object, names: list[str]) -> None:
    """``side = "ironhorse"``: which side is up."""
    train_of(g).side = SIDES[known(str(value), set(SIDES))]


def lay_in_front(g: State, value: object, seat: int) -> None:
    """``wagon = "dining_car"``: wagons in front of a player."""
    train = train_of(g)
    for word in str(value).split():
        card = CARD[known(word, {KEY[c] for c in train.cards()})]
        train.wagons = [c for c in train.wagons if c != card]
        train.deck = [c for c in train.deck if c != card]
        g.players[seat].in_play = g.players[seat].in_play + [card]
    train.complete()


def known(word: str, words: set[str]) -> str:
    """The word, if it is one of these."""
    if word not in words:
        raise BadRuling(f"there is no {word!r} at this train{did_you_mean(word, sorted(words))}")
    return word


def lay_deck(g: State, value: object, names: list[str]) -> None:
    """``wagon_deck = "private_car caboose"``: the next wagons, the top one first."""
    train = train_of(g)
    said = [CARD[known(word, {KEY[card] for card in train.deck})] for word in str(value).split()]
    train.deck = [card for card in train.deck if card not in said] + said[::-1]


def lay_ghost(g: State, value: object, seat: int) -> None:
    """``ghost = true``: without life points, kept here by the Ghost Car. [TR-TERM-6]"""
    if value is not True:
        raise BadRuling("ghost = true, for a seat with the ghost_car among its wagons")
    g.players[seat].life = 0
    g.players[seat].marks |= GHOST


# -- what is expected -------------------------------------------------------------------------------


def train_at(stage: Stage) -> Train:
    """The train of the table."""
    return train_of(table_of(stage.session.game))


def locomotive(stage: Stage, said: list[str]) -> None:
    """``? locomotive 3`` or ``? locomotive leland``"""
    train = train_at(stage)
    found = [str(train.at), "ironhorse" if train.side == FRONT else "leland"]
    if not said or said[0] not in found:
        raise Unmet("locomotive " + " ".join(said), " ".join(found))


def wagons(stage: Stage, said: list[str]) -> None:
    """``? wagons caboose mail_car``: of the train, the nearest first; ``none``"""
    cards = train_at(stage).wagons
    words = card_words(said, "? wagons caboose")
    if [KEY[card] for card in cards] != words:
        raise Unmet("wagons " + " ".join(said), spell(cards))


def stations(stage: Stage, said: list[str]) -> None:
    """``? stations boom_town none none``: where the wagons of the train stand, the nearest to the locomotive first."""
    train = train_at(stage)
    found = [train.station_id(place) or "none" for place in range(len(train.wagons))]
    if found != said:
        raise Unmet("stations " + " ".join(said), " ".join(found))


def train_size(stage: Stage, said: list[str]) -> None:
    """``? train size 3``: how many wagons it has."""
    compare("train size", number_in(said, "? train size 3"), len(train_at(stage).wagons))


def path_size(stage: Stage, said: list[str]) -> None:
    """``? path size 5``: how many stations."""
    compare("path size", number_in(said, "? path size 5"), len(train_at(stage).path))


def stations_left(stage: Stage, said: list[str]) -> None:
    """``? stations left 8``: in the stack."""
    compare("stations left", number_in(said, "? stations left 8"), len(train_at(stage).stack))


def deck_size(stage: Stage, said: list[str]) -> None:
    """``? wagon deck size 12``"""
    compare("wagon deck size", number_in(said, "? wagon deck size 12"), len(train_at(stage).deck))


def deck_bottom(stage: Stage, said: list[str]) -> None:
    """``? wagon deck bottom mail_car``: the last ones, the lowest first."""
    words = card_words(said, "? wagon deck bottom mail_car")
    found = train_at(stage).deck[: len(words)]
    if [KEY[card] for card in found] != words:
        raise Unmet("wagon deck bottom " + " ".join(said), spell(found))


def driver(stage: Stage, said: list[str]) -> None:
    """``? driver A``: at the start of whose turns the train advances."""
    game = stage.session.game
    assert isinstance(game, State)
    compare("driver", " ".join(said), stage.names[leader_of(game)])


def ghost(stage: Stage, seat: int, said: list[str]) -> None:
    """``? D ghost``"""
    game = stage.session.game
    assert isinstance(game, State)
    compare("ghost:", True, game.players[seat].alive and game.players[seat].is_ghost)


def affords(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B affords boom_town tombrock``: the stations of the path whose price B could pay; ``none``"""
    own = stage.session.view(seat).to_dict()["own_train"]
    assert isinstance(own, dict)
    if own["affordable"] != [word for word in said if word != NOTHING]:
        raise Unmet("affords " + " ".join(said), " ".join(own["affordable"]) or NOTHING)


def sees_drawn(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B sees drawn ghost_car dining_car``: the wagons drawn and not yet placed, as far as B sees them."""
    own = stage.session.view(seat).to_dict()["own_train"]
    assert isinstance(own, dict)
    if own["drawn"] != card_words(said, "? B sees drawn ghost_car"):
        raise Unmet("sees drawn " + " ".join(said), " ".join(own["drawn"]) or NOTHING)


WORDS: Final = SetWords(
    table={
        "path": lay_path,
        "wagons": lay_wagons,
        "locomotive": lay_position,
        "side": lay_side,
        "wagon_deck": lay_deck,
    },
    seat={"wagon": lay_in_front, "ghost": lay_ghost},
    of_table={
        "locomotive": locomotive,
        "wagons": wagons,
        "stations": stations,
        "train size": train_size,
        "path size": path_size,
        "stations left": stations_left,
        "wagon deck size": deck_size,
        "wagon deck bottom": deck_bottom,
        "driver": driver,
    },
    of_seats={"ghost": ghost, "affords": affords, "sees drawn": sees_drawn},
    verbs=("defend", "choose"),
    log=("train", "end_of_line", "wagon", "no_effect", "new_train", "ghost", "divert", "exempt", "rise", "under_fire"),
    reasons=tuple(reason.id for reason in vars(reasons).values() if isinstance(reason, Reason)),
)
