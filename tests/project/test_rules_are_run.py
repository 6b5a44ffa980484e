"""A rule called without `yield from` does nothing, silently: refuse it."""

import ast
from collections.abc import Iterable, Iterator

import pytest

from source_tree import modules


def rule_names(trees: Iterable[ast.Module]) -> set[str]:
    """The functions annotated `-> Rule` or `-> Outcome[…]`."""
    functions = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return {node.name for node in functions if node.returns and returns_a_rule(node.returns)}


def returns_a_rule(annotation: ast.expr) -> bool:
    return ast.unparse(annotation).strip("'\"").split(".")[-1].startswith(("Rule", "Outcome"))


def forgotten(tree: ast.Module, rules: set[str]) -> Iterator[str]:
    """Calls of rules that stand alone, or are taken for an answer without being run."""
    for node in ast.walk(tree):
        for call in alone(node):
            if isinstance(call, ast.Call) and called_name(call) in rules:
                yield f"{call.lineno}: {ast.unparse(call)}"


def alone(node: ast.AST) -> list[ast.expr]:
    """The expressions in which a generator is of no use: a statement, a condition, an operand."""
    if isinstance(node, ast.Expr):
        return [node.value]
    if isinstance(node, ast.If | ast.While | ast.IfExp | ast.Assert):
        return [node.test]
    if isinstance(node, ast.BoolOp):
        return node.values
    if isinstance(node, ast.Compare):
        return [node.left, *node.comparators]
    return [node.operand] if isinstance(node, ast.UnaryOp) else []


def called_name(call: ast.Call) -> str:
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))


def parts(*packages: str) -> dict[str, ast.Module]:
    """The modules of some packages."""
    return {str(module): tree for module, tree in modules().items() if str(module).startswith(packages)}


@pytest.mark.parametrize("game", ["classic", "duel"])
def test_every_rule_called_is_run(game: str) -> None:
    """Rules are called only by rules: in the kernel and the games."""
    trees = parts("kernel", game)
    rules = rule_names(trees.values())
    assert rules
    assert not [f"{module}:{line}" for module, tree in trees.items() for line in forgotten(tree, rules)]


def test_a_forgotten_rule_is_noticed() -> None:
    text = """
def lose_life(seat: int) -> Rule: ...
def draw_check(seat: int) -> "Outcome[int]": ...
def play(game: Game) -> Rule:
    yield from lose_life(1)
    lose_life(2)
    if game.draw_check(3):
        print("never")
    suit = yield from draw_check(4)
    return game.draw_check(5)
"""
    tree = ast.parse(text)
    assert list(forgotten(tree, rule_names([tree]))) == ["6: lose_life(2)", "7: game.draw_check(3)"]
