"""The texts of cards and characters are exactly those of the rule books, under the names the rule books give."""

from __future__ import annotations

import re

import pytest

from sixgun.locale import LANGUAGES, sources, texts

from .fluent_files import INFLECTED, patterns
from .specification import BOOKS, FILES, OURS, SPECIFIED, printed

FAN = "the specification has the name of a fan text; this one is the publisher's, or like it"
LATIN = "the specification keeps the foreign word; the usual name in this language"

OUR_NAMES = {  # where the specification's name is not ours
    ("ru", "card-bang"): FAN,
    ("ru", "card-panic"): FAN,
    ("ru", "card-cat-balou"): FAN,
    ("ru", "role-renegade"): FAN,
    ("ru", "event-hn-daltons"): FAN,
    ("ru", "card-stagecoach"): LATIN,
    ("ru", "card-wells-fargo"): LATIN,
    ("ru", "card-rag-time"): LATIN,
    ("ru", "card-whisky"): LATIN,
    ("ru", "card-canteen"): LATIN,
    ("ru", "event-ww-bone-orchard"): LATIN,
    ("ru", "event-ww-gag"): LATIN,
    ("ru", "event-ww-showdown"): LATIN,
    ("ru", "event-ww-wild-west-show"): LATIN,
    ("ru", "card-scope"): "«Снайпер» is the event Sniper; the name of the same card in The Duel",
    ("ru", "event-fc-peyote"): "«Кактус» is the card Cactus of The Great Train Robbery",
    ("ru", "character-claus-the-saint"): "quotation marks",
}


def test_the_specification_is_read_completely() -> None:
    counts = {game: len({id for id, _ in pairs}) for game, pairs in SPECIFIED.items()}
    dodge_city, events, wild_west_show, train = 22 + 15, 15 + 15 + 10, 8, 14 + 8 + 16 + 2 + 13
    assert counts == {
        "classic": 4 + 22 + 19 + 16,
        "sets": dodge_city + events + wild_west_show + train + 24,
        "duel": 31 + 23 + 7 + 24 + 12 + 4 + 4,
    }


@pytest.mark.parametrize("game", BOOKS)
def test_each_game_has_exactly_the_texts_of_its_specification(game: str) -> None:
    wanted = {id for id, _ in SPECIFIED[game]} | OURS[game]
    for language in LANGUAGES:
        found = {key for file in FILES[game] for key in patterns(sources(language)[f"{file}.ftl"])}
        parts = {(id, part) for id in wanted for part in (None, "text")}
        parts |= {(id, "acc") for id in wanted if INFLECTED[language].fullmatch(id)}
        parts |= {(id, "now") for id in wanted if id.startswith("event-")}
        assert found == parts, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_specification(language: str) -> None:
    strange = []
    for id, row in (pair for pairs in SPECIFIED.values() for pair in pairs):
        name, names = texts(language).text(id), printed(row, language)
        if name.casefold() not in names.casefold() and names and (language, id) not in OUR_NAMES:
            strange.append((id, name, names))
    assert not strange


def test_a_name_that_is_ours_needs_its_reason_only_where_the_specification_differs() -> None:
    rows = {id: row for pairs in SPECIFIED.values() for id, row in pairs}
    needless = [
        (language, id)
        for language, id in OUR_NAMES
        if texts(language).text(id).casefold() in printed(rows[id], language).casefold()
    ]
    assert not needless


@pytest.mark.parametrize(("language", "ending"), [("ru", "[ая]"), ("pl", "a")])
def test_names_of_cards_are_declined_after_a_verb(language: str, ending: str) -> None:
    """A first word that ends like a feminine noun or adjective ends otherwise in the accusative."""
    told = texts(language)
    ids = [id for pairs in SPECIFIED.values() for id, _ in pairs if INFLECTED[language].fullmatch(id)]
    first = {id: told.text(id).rstrip("!").split()[0] for id in ids}
    feminine = [id for id in ids if re.search(f"{ending}$", first[id]) and told.text(id) not in PHRASES]
    assert len(feminine) > 15
    assert not [id for id in feminine if told.attr(id, "acc").split()[0].rstrip("!") == first[id]]


PHRASES = {"Cała naprzód", "На всех парах"}
