"""Every text exists in every language, renders, fits its card, and covers the specification."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sixgun import locale
from sixgun.duel.options import ALSO_CALLED, DEFAULTS, MODES
from sixgun.locale import LANGUAGES, Texts, bundle, sources, texts

RULES = Path(__file__).parents[2] / "docs" / "rules"
TRADEMARK = "### BANG! is a trademark of its publisher; these texts are our own words."
LONGEST = 200
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 100, 1.5)
MOST_RENDERINGS = 5000
PLURALS = {"en": {"one", "other"}, "it": {"one", "other"}, "ru": {"one", "few", "many"}, "pl": {"one", "few", "many"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

SAME_AS_ENGLISH = re.compile(
    r"""(duel-)?character-.*                                         # people are called what they are called
    |card-(bang|saloon|cat-balou|wells-fargo|gatling|mustang|volcanic|schofield|remington|rev-carabine|winchester)
    |duel-card-(colt|winchester|shotgun|peacemaker|remington|schofield|fanning|derringer|gatling|bank)
    |duel-card-(savage|lightning|whitney|walker)
    |duel-(card|resource)-(whisky|union-pacific)
    |event-fc-(dead-man|peyote|ranch|vendetta)""",
    re.VERBOSE,
)

OUR_NAMES = {  # where the specification's name is not ours
    ("ru", "card-stagecoach"): "the specification keeps the English word; the usual Russian name",
    ("ru", "card-wells-fargo"): "the specification keeps Latin letters; the usual Russian name",
    (
        "ru",
        "card-scope",
    ): "«Снайпер» is also the event Sniper of A Fistful of Cards; the name of the same card in The Duel",
    ("ru", "character-claus-the-saint"): "quotation marks",
}


# --- reading the files


class Gathered(Visitor):
    """What one pattern refers to: variables, other messages, selects."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[tuple[str, str | None]] = set()
        self.selects: list[ast.SelectExpression] = []
        self.numbers: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add((node.id.name, node.attribute and node.attribute.name))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name == "NUMBER":
            self.numbers |= Gathered(node.arguments).variables
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        if plural(node) and isinstance(node.selector, ast.VariableReference):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


def keys(select: ast.SelectExpression) -> set[str]:
    return {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}


def plural(select: ast.SelectExpression) -> bool:
    return bool(keys(select) & (CATEGORIES - {"other"}))


def patterns(source: str) -> dict[tuple[str, str | None], ast.Pattern]:
    """Each message value (attribute None) and each attribute of a Fluent file."""
    found: dict[tuple[str, str | None], ast.Pattern] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            assert (entry.id.name, None) not in found, f"{entry.id.name} is there twice"
            found[entry.id.name, None] = entry.value
            found |= {(entry.id.name, attribute.id.name): attribute.value for attribute in entry.attributes}
    return {key: pattern for key, pattern in found.items() if pattern is not None}


def all_patterns(language: str) -> dict[tuple[str, str | None], ast.Pattern]:
    found: dict[tuple[str, str | None], ast.Pattern] = {}
    for name, source in sources(language).items():
        new = patterns(source)
        assert not found.keys() & new.keys(), f"{name} repeats {found.keys() & new.keys()}"
        found |= new
    return found


PATTERNS = {language: all_patterns(language) for language in LANGUAGES}


def gathered(language: str, key: tuple[str, str | None]) -> Gathered:
    """What a pattern needs, with all that the messages it refers to need."""
    found = Gathered(PATTERNS[language][key])
    for other in found.messages:
        inner = gathered(language, other)
        found.variables |= inner.variables
        found.numbers |= inner.numbers
        found.selects += inner.selects
    return found


def possible_values(found: Gathered, variable: str) -> list[object]:
    """Numbers for what is counted; for the rest a word and every word a select knows."""
    if variable in found.numbers:
        return list(NUMBERS)
    mine = [
        s for s in found.selects if isinstance(s.selector, ast.VariableReference) and s.selector.id.name == variable
    ]
    return ["Rose", *sorted(set().union(*(keys(select) for select in mine)))]


def renderings(
    language: str, key: tuple[str, str | None], source: FluentBundle
) -> Iterator[tuple[object, str, list[Exception]]]:
    found = gathered(language, key)
    names = sorted(found.variables)
    every = product(*(possible_values(found, name) for name in names))
    message = source.get_message(key[0])
    pattern = message.value if key[1] is None else message.attributes[key[1]]
    for values in islice(every, MOST_RENDERINGS):
        args = dict(zip(names, values, strict=True))
        text, errors = source.format_pattern(pattern, args)
        yield args, str(text), errors


def missing_plurals(language: str, pattern: ast.Pattern) -> list[set[str]]:
    """The plural forms of the language that a select on a number forgets."""
    return [
        PLURALS[language] - keys(select)
        for select in Gathered(pattern).selects
        if plural(select) and not PLURALS[language] <= keys(select)
    ]


# --- the specification


def tables(book: str) -> Iterator[dict[str, str]]:
    """The rows of every table of a rule book, by the names of their columns."""
    header: list[str] = []
    for line in (RULES / f"{book}.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]] if line.startswith("|") else []
        if not cells or set(cells[0]) <= set("-: "):
            header = header if cells else []
        elif not header:
            header = cells
        else:
            yield dict(zip(header, cells, strict=False))


def specified(book: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Text id and row of every card, character, role, option and mode of a rule book."""
    game = "" if book == "classic" else "duel-"
    kinds = {"goal": "role", "meaning": "option", "ability": "character", "effect": "card"}
    for row in tables(book):
        kind = next((kind for column, kind in kinds.items() if column in row), None)
        if kind and re.fullmatch("`[a-z_]+`", row.get("id", "")):
            name = row["id"].strip("`").replace("_", "-")
            yield f"{game}{kind}-{name}", row
            if row.get("frame", "").startswith("green"):
                yield f"{game}resource-{name}", row
        elif "personal deck" in row:
            yield f"{game}mode-{ALSO_CALLED.get(row['mode'], row['mode']).replace('_', '-')}", {}


BOOKS = {"classic": ("classic",), "duel": ("duel", "renegades")}
CHOICES = [f"mode-{id}" for id in MODES] + [f"option-{id}" for id in DEFAULTS]
OURS = {"classic": set[str](), "duel": {f"duel-{id.replace('_', '-')}" for id in CHOICES}}
SPECIFIED = {game: [pair for book in books for pair in specified(book)] for game, books in BOOKS.items()}


def test_the_specification_is_read_completely() -> None:
    counts = {game: len({id for id, _ in pairs}) for game, pairs in SPECIFIED.items()}
    assert counts == {"classic": 4 + 22 + 19 + 16, "duel": 31 + 23 + 7 + 24 + 12 + 4 + 4}


@pytest.mark.parametrize("game", BOOKS)
def test_each_game_has_exactly_the_texts_of_its_specification(game: str) -> None:
    wanted = {id for id, _ in SPECIFIED[game]} | OURS[game]
    for language in LANGUAGES:
        found = patterns(sources(language)[f"{game}.ftl"]).keys()
        assert found == {(id, part) for id in wanted for part in (None, "text")}, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_specification(language: str) -> None:
    strange = []
    for id, row in (pair for pairs in SPECIFIED.values() for pair in pairs):
        printed = row.get(language, row.get("name", "") if language != "pl" else "")
        name = texts(language).text(id)
        if name.casefold() not in printed.casefold() and printed and (language, id) not in OUR_NAMES:
            strange.append((id, name, printed))
    assert not strange


# --- the languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed_and_says_whose_trademark_it_is(language: str) -> None:
    assert sources(language).keys() == sources("en").keys()
    for name, source in sources(language).items():
        junk = [entry.content for entry in FluentParser().parse(source).body if isinstance(entry, ast.Junk)]
        assert not junk, name
        assert source.startswith(TRADEMARK), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists_with_the_same_attributes_and_variables(language: str) -> None:
    assert PATTERNS[language].keys() == PATTERNS["en"].keys()
    different = {
        key: (gathered(language, key).variables, gathered("en", key).variables)
        for key in PATTERNS["en"]
        if gathered(language, key).variables != gathered("en", key).variables
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


# --- the loader


def small(source: str, language: str = "en") -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source))
    return found


def test_a_text_is_rendered_in_its_language() -> None:
    assert texts("ru").text("card-beer") == "Пиво"
    assert texts("pl").text("card-beer") == "Piwo"
    assert texts("it").attr("card-stagecoach", "text") == "Pesca 2 carte dal mazzo."
    assert texts("ru").text("duel-card-whisky") == texts("ru").text("duel-resource-whisky") == "Виски"
    assert texts("ru") is texts("ru")


def test_what_a_language_lacks_is_said_in_english_and_then_by_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    english = "only-english = { $who } is here\n    .hint = a hint\nboth = English\n    .hint = English hint\n"
    bundles = {"en": small(english), "ru": small("both = по-русски\n", "ru")}
    monkeypatch.setattr(locale, "bundle", bundles.__getitem__)
    russian = Texts("ru")
    assert russian.text("both") == "по-русски"
    assert russian.attr("both", "hint") == "English hint"
    assert russian.text("only-english", who="Rose") == "Rose is here"
    assert russian.text("nowhere") == "[nowhere]"
    assert russian.attr("both", "nothing") == "[both.nothing]"


def test_arguments_come_without_isolating_marks_and_with_the_right_plural(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "cards = { $count } { $count ->\n    [one] карта\n    [few] карты\n   *[many] карт\n    }\n"
    monkeypatch.setattr(locale, "bundle", lambda language: small(source, language))
    russian = Texts("ru")
    said = [russian.text("cards", count=count) for count in (1, 2, 5, 11, 21)]
    assert said == ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="en, ru, pl, it"):
        texts("tlh")


def test_importing_the_package_does_not_load_fluent() -> None:
    code = "import sys, sixgun.locale; sys.exit(any(name.split('.')[0] in ('fluent', 'babel') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
