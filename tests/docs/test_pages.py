"""What the pages show is executed: README, add-a-card, the package's own example."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

import sixgun
from sixgun.classic.rules.hooks import HOOKS, TESTS
from sixgun.classic.setup import default_options
from sixgun.cli.main import cli
from sixgun.duel.options import MODES

ROOT = Path(__file__).parents[2]


def python_of(page: str) -> list[str]:
    """All Python blocks of a page."""
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.M | re.S)
    assert blocks, f"{page} shows no Python"
    return blocks


@pytest.mark.parametrize("page", ["README.md", "docs/how-to/add-a-card.md", "docs/how-to/add-a-set.md"])
def test_the_examples_of_a_page_run(page: str, tmp_path: Path) -> None:
    """Blocks that begin with the name of a file are written into it, all others are run."""
    script = []
    for block in python_of(page):
        name = re.match(r"# (\S+/\S+\.py)\n", block)
        if name is None:
            script.append(block)
        else:
            (tmp_path / name[1]).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name[1]).write_text(block, encoding="utf-8")
    command = [sys.executable, "-c", "\n".join(script)]
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr


def test_the_example_of_the_readme_passes_a_strict_type_checker(tmp_path: Path) -> None:
    example = tmp_path / "example.py"
    example.write_text("\n".join(python_of("README.md")), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", str(example)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout


def test_every_command_of_the_readme_is_accepted_with_its_options() -> None:
    """Printed as they are, the lines name commands and options there are, and leave out none that is needed."""
    lines = re.findall(r"^\./sixgun ([a-z].*?)(?: +#.*)?$", (ROOT / "README.md").read_text(encoding="utf-8"), re.M)
    assert len(lines) >= 12
    for line in lines:
        command, *arguments = line.split()
        if command != "test":  # the launcher's own
            found = cli.get_command(click.Context(cli), command)
            assert found is not None, line
            found.make_context(command, arguments, resilient_parsing=False).close()


CLASSIC = [{option: not usual} for option, usual in default_options(("base",)).items()]
DUEL = [{"mode": mode} for mode in MODES] + [{"options": {"sides_by_lot": True}}, {"options": {"squad_size": 6}}]


@pytest.mark.parametrize(
    ("game", "setup"),
    [*(("classic", {"players": 5, "options": options}) for options in CLASSIC), *(("duel", setup) for setup in DUEL)],
    ids=str,
)
def test_the_loop_of_the_readme_runs_with_every_option(game: str, setup: dict[str, object]) -> None:
    """Also where several seats are asked at once: each part of the question has its number."""
    table = sixgun.new_game(game, seed="high noon", **setup)
    while not table.over:
        seat = table.asked[0]
        question = table.question(seat)
        table.answer(seat, question.options[-1].key, question.number)
    assert table.result


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(sixgun).failed == 0


def test_every_name_of_the_library_face_is_documented() -> None:
    for name in sixgun.__all__:
        assert getattr(sixgun, name).__doc__, name


def test_every_hook_has_its_heading() -> None:
    headings = re.findall(r"^### `(\w+)`", (ROOT / "docs/design/hooks.md").read_text(encoding="utf-8"), re.M)
    assert sorted(headings) == sorted([*HOOKS, *TESTS, "used"])
