"""What the pages show is executed: README, add-a-card, the package's own example."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

import sixgun
from sixgun.classic.abilities import HOOKS, TESTS
from sixgun.classic.options import DEFAULTS as classic_options
from sixgun.cli.main import cli
from sixgun.duel.options import MODES

ROOT = Path(__file__).parents[2]


def python_of(page: str) -> str:
    """All Python blocks of a page, as one program."""
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.M | re.S)
    assert blocks, f"{page} shows no Python"
    return "\n".join(blocks)


@pytest.mark.parametrize("page", ["README.md", "docs/how-to/add-a-card.md"])
def test_the_examples_of_a_page_run(page: str) -> None:
    done = subprocess.run([sys.executable, "-c", python_of(page)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_example_of_the_readme_passes_a_strict_type_checker(tmp_path: Path) -> None:
    example = tmp_path / "example.py"
    example.write_text(python_of("README.md"), encoding="utf-8")
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


CLASSIC = [{option: not usual} for option, usual in classic_options.items()]
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
