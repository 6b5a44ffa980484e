"""Words for rulings of the train: path, wagons, where the locomotive stands and which side is up."""

from __future__ import annotations

from typing import Final

from sixgun.classic.rules.tables import ABILITY, CARD, KEY
from sixgun.classic.series.series import table_of
from sixgun.classic.sets.train_robbery.part import BACK, FRONT, train_of
from sixgun.classic.table.state import State
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


def locomotive(stage: Stage, said: list[str]) -> None:
    """``? locomotive 3`` or ``? locomotive leland``"""
    train = train_of(table_of(stage.session.game))
    found = [str(train.at), "ironhorse" if train.side == FRONT else "leland"]
    if not said or said[0] not in found:
        raise Unmet("locomotive " + " ".join(said), " ".join(found))


WORDS: Final = SetWords(
    table={"path": lay_path, "wagons": lay_wagons, "locomotive": lay_position, "side": lay_side},
    seat={"wagon": lay_in_front},
    of_table={"locomotive": locomotive},
    log=("train", "end_of_line", "wagon"),
)
