"""Reading the Fluent files: what their texts refer to and what they may say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sixgun.locale import LANGUAGES, sources

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 100, 1.5)
MOST_RENDERINGS = 5000
PLURALS = {"en": {"one", "other"}, "it": {"one", "other"}, "ru": {"one", "few", "many"}, "pl": {"one", "few", "many"}}
# Whose names have an accusative, by language: what somebody plays, discards, takes.
NEVER = re.compile("(?!)")
DECLINED = re.compile("(duel-)?(card|resource|wagon)-.*")
INFLECTED = {"en": NEVER, "it": NEVER, "ru": DECLINED, "pl": DECLINED}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


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
