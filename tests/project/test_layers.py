"""Nothing imports to the left: kernel <- classic, duel <- bots, rulings <- lab, envs, server <- cli."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from source_tree import modules

GAMES = {"kernel", "classic", "duel"}
TABLE = GAMES | {"build", "games", "table", "__init__"}
TOP = TABLE | {"bots", "rulings", "standings", "testing", "locale"}
MAY_IMPORT: dict[str, set[str]] = {
    "__main__": {"cli"},
    "kernel": set(),
    "locale": set(),
    "classic": {"kernel"},
    "duel": {"kernel"},
    "build": {"kernel"},
    "games": GAMES,
    "table": GAMES | {"games"},
    "standings": {"table"},
    "__init__": {"build", "kernel", "table"},
    "bots": GAMES,
    "rulings": TABLE | {"locale"},
    "testing": TABLE | {"rulings"},
    "lab": TOP,
    "envs": TOP,
    "server": TOP,
    "web": set(),
    "cli": TOP | {"lab", "envs", "server", "web"},
}


def imported(module: Path, tree: ast.Module) -> Iterator[tuple[str, ...]]:
    """Every name imported from the package, as its parts below `sixgun`."""
    here = ("sixgun", *module.parent.parts)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (tuple(name.name.split(".")[1:]) for name in node.names if name.name.split(".")[0] == "sixgun")
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else ()
            origin = (*base, *(node.module or "").split(".")) if node.module else base
            if origin[0] == "sixgun":
                yield from ((*origin[1:], name.name) for name in node.names)


def part_of(name: tuple[str, ...]) -> str:
    """The part of the package a name belongs to; what is no part is a name in the package itself."""
    return name[0] if name and name[0] in MAY_IMPORT else "__init__"


@pytest.mark.parametrize("module", modules(), ids=str)
def test_a_module_imports_only_from_its_left(module: Path) -> None:
    part = module.parts[0].removesuffix(".py")
    assert part in MAY_IMPORT, f"say in this test where {part} stands"
    allowed = MAY_IMPORT[part] | {part}
    wrong = [".".join(name) for name in imported(module, modules()[module]) if part_of(name) not in allowed]
    assert not wrong, f"{module} may import from {sorted(allowed)}, not {wrong}"


def test_imports_are_found_in_every_form() -> None:
    forms = {
        "import sixgun.bots.x": [("bots", "x")],
        "from sixgun import duel": [("duel",)],
        "from sixgun.kernel.ask import Ask": [("kernel", "ask", "Ask")],
        "from ..classic import state": [("classic", "state")],
        "from . import store": [("server", "store")],
        "import os": [],
    }
    for text, names in forms.items():
        assert list(imported(Path("server/app.py"), ast.parse(text))) == names


def test_a_name_of_the_package_itself_is_no_part_of_it() -> None:
    assert part_of(("new_game",)) == part_of(()) == "__init__" and part_of(("kernel", "ask")) == "kernel"


@pytest.mark.parametrize("game", ["classic", "duel"])
def test_a_set_imports_other_sets_only_if_it_needs_them(game: str) -> None:
    """`base` belongs to the game; another set has to be named in `needs` of the manifest."""
    wrong = []
    for module, tree in modules().items():
        if module.parts[:2] != (game, "sets") or len(module.parts) < 4:
            continue
        allowed = {"base", module.parts[2], *needs(game, module.parts[2])}
        for name in imported(module, tree):
            if name[:2] == (game, "sets") and len(name) > 2 and name[2] not in allowed:
                wrong.append(f"{module} imports {'.'.join(name)}")
    assert not wrong


def needs(game: str, name: str) -> list[str]:
    """What the manifest of a set writes behind `needs=`."""
    tree = modules().get(Path(game, "sets", name, "__init__.py"), ast.Module([], []))
    words = [node for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "needs"]
    return [str(text) for word in words for text in ast.literal_eval(word.value)]
