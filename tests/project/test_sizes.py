"""Small files, small functions."""

import ast
from pathlib import Path

from source_tree import PACKAGE, modules

LONGEST_FILE, LONGEST_SET_FILE, LONGEST_FUNCTION = 400, 600, 40


def longest(module: Path) -> int:
    return LONGEST_SET_FILE if "sets" in module.parts else LONGEST_FILE


def test_no_file_is_too_long() -> None:
    lines = {module: (PACKAGE / module).read_text(encoding="utf-8").count("\n") for module in modules()}
    assert not [f"{module} has {count} lines" for module, count in lines.items() if count > longest(module)]


def test_no_function_is_too_long() -> None:
    assert not [
        f"{module}:{node.lineno} {node.name} has {length} lines"
        for module, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := (node.end_lineno or node.lineno) - node.lineno + 1) > LONGEST_FUNCTION
    ]
