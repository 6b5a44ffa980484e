"""Every text exists in every language, renders, and fits its card."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from sixgun.locale import LANGUAGES, bundle, sources, texts

from .fluent_files import NUMBERS, PATTERNS, Gathered, gathered, missing_plurals, patterns, possible_values, renderings

TRADEMARK = "### BANG! is a trademark of its publisher; these texts are our own words."
LONGEST = 200

SAME_AS_ENGLISH = re.compile(
    r"""(duel-)?character-.*                                         # people are called what they are called
    |card-(bang|saloon|cat-balou|wells-fargo|gatling|mustang|volcanic|schofield|remington|rev-carabine|winchester)
    |duel-card-(colt|winchester|shotgun|peacemaker|remington|schofield|fanning|derringer|gatling|bank)
    |duel-card-(savage|lightning|whitney|walker)
    |duel-(card|resource)-(whisky|union-pacific)
    |card-(springfield|tequila|whisky|sombrero|conestoga|derringer|pepperbox|pony-express|rag-time|can-can|howitzer)
    |card-(dragoon|cactus|knife-revolver|most-wanted)
    |(wagon|locomotive|station)-.*                                   # so they are in the Italian edition
    |event-(fc-(dead-man|peyote|ranch|vendetta)|ww-(darling-valentine|dorothy-rage|helena-zontero|miss-susanna))
    |event-ww-(sacagaway|wild-west-show)""",
    re.VERBOSE,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed_and_says_whose_trademark_it_is(language: str) -> None:
    assert sources(language).keys() == sources("en").keys()
    for name, source in sources(language).items():
        junk = [entry.content for entry in FluentParser().parse(source).body if isinstance(entry, ast.Junk)]
        assert not junk, name
        assert source.startswith(TRADEMARK), name


def plain(variables: set[str]) -> set[str]:
    """The same without cases: where one language says $card, another says $card-acc, or both."""
    return {variable.removesuffix("-acc") for variable in variables}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists_with_the_same_attributes_and_variables(language: str) -> None:
    assert {key for key in PATTERNS[language] if key[1] != "acc"} == PATTERNS["en"].keys()
    different = {
        key: (plain(gathered(language, key).variables), gathered("en", key).variables)
        for key in PATTERNS["en"]
        if plain(gathered(language, key).variables) != gathered("en", key).variables
    }
    assert not different


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_branch_of_every_text_renders(language: str) -> None:
    bad = [
        (key, args, text, errors)
        for key in PATTERNS[language]
        for args, text, errors in renderings(language, key, bundle(language))
        if errors or not text.strip() or "{" in text
    ]
    assert not bad


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plural_form_is_forgotten(language: str) -> None:
    forgotten = {key: missing_plurals(language, pattern) for key, pattern in PATTERNS[language].items()}
    assert not {key: forms for key, forms in forgotten.items() if forms}


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_fit_their_cards(language: str) -> None:
    lengths = {id: len(texts(language).attr(id, "text")) for id, part in PATTERNS[language] if part == "text"}
    assert {id: length for id, length in lengths.items() if length > LONGEST} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alphabet_is_the_language_s(language: str) -> None:
    cyrillic = re.compile("[а-яё]", re.IGNORECASE)
    said = [(key, text) for key in PATTERNS[language] for _, text, _ in renderings(language, key, bundle(language))]
    if language == "ru":
        wrong = [key for key, text in said if key[1] == "text" and not cyrillic.search(text)]
    else:
        wrong = [key for key, text in said if cyrillic.search(text)]
    assert not wrong


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language: str) -> None:
    def letters(where: str, key: tuple[str, str | None]) -> str:
        elements = PATTERNS[where][key].elements
        return " ".join(element.value for element in elements if isinstance(element, ast.TextElement)).strip()

    left = [
        key
        for key in PATTERNS["en"]
        if letters(language, key) == letters("en", key)
        and re.search(r"\w", letters("en", key))
        and not (key[1] is None and SAME_AS_ENGLISH.fullmatch(key[0]))
    ]
    assert not left


def test_the_checks_see_a_forgotten_plural_and_a_broken_branch() -> None:
    source = "x = { $count ->\n    [one] { $count } карта\n   *[other] { $count } { $missing }\n    }\n"
    (pattern,) = patterns(source).values()
    assert missing_plurals("ru", pattern) == [{"few", "many"}]
    assert missing_plurals("it", pattern) == []
    assert Gathered(pattern).variables == {"count", "missing"}
    assert possible_values(Gathered(pattern), "count") == list(NUMBERS)
    assert possible_values(Gathered(pattern), "missing") == ["Rose"]


@pytest.mark.parametrize(("language", "deck"), [("pl", "karta bandytów"), ("ru", "карта бандитов")])
def test_whose_deck_a_card_comes_from_is_named_in_the_nominative(language: str, deck: str) -> None:
    assert texts(language).text("duel-back", back="O") == deck


@pytest.mark.parametrize(("language", "said"), [("en", "draws"), ("ru", "берёт"), ("pl", "dobiera"), ("it", "pesca")])
def test_in_a_replay_nobody_is_said_to_show_what_they_draw(language: str, said: str) -> None:
    """Every hand lies open there, though nobody showed it."""
    card = {"card": "C", "card-acc": "C"}
    told = [
        texts(language).text("log-draw", you="nobody", seen="yes", open=open, player="Otto", **card)
        for open in ("yes", "no")
    ]
    assert told[0] == f"Otto {said} C." != told[1]
