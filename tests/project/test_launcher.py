"""The script at the root: what can be checked without building a second environment."""

import ast
import importlib.machinery
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import compile_engine
from source_tree import ROOT
from tests.conftest import ENGINE

SCRIPT = ROOT / "sixgun"


@pytest.fixture
def launcher() -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("launcher", str(SCRIPT))
    spec = importlib.util.spec_from_loader("launcher", loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_an_old_python_can_read_it_far_enough_to_say_so() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 7))


def test_an_old_python_is_told_in_one_line() -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 9, 1); runpy.run_path(sys.argv[1], run_name='__main__')"
    command = [sys.executable, "-c", pretend, str(SCRIPT)]
    done = subprocess.run(command, env={"PATH": "", "PYTHONUTF8": "1"}, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "sixgun: needs Python 3.11, 3.12 or 3.13; this is 3.9\n"


def test_it_names_the_same_engine_as_the_compiler(launcher: ModuleType) -> None:
    assert launcher.ENGINE == compile_engine.ENGINE
    named = [str(file.relative_to(ROOT)) for file in launcher.server_modules()]
    assert named == compile_engine.server_modules() and "src/sixgun/server/room/changes.py" in named


def test_the_tests_run_compiled_are_those_whose_random_games_are_spared_un_compiled(launcher: ModuleType) -> None:
    assert launcher.ENGINE_TESTS == ENGINE


def test_something_made_is_fresh_until_its_key_changes(launcher: ModuleType, tmp_path: Path) -> None:
    stamp = tmp_path / "deep" / "stamp"
    assert not launcher.is_fresh(stamp, "a")
    launcher.mark(stamp, "a")
    assert launcher.is_fresh(stamp, "a") and not launcher.is_fresh(stamp, "b")


def test_a_digest_depends_on_names_and_contents(launcher: ModuleType, tmp_path: Path) -> None:
    launcher.ROOT = tmp_path
    (tmp_path / "one").write_text("text")
    before = launcher.tree_digest([tmp_path])
    (tmp_path / "one").rename(tmp_path / "two")
    renamed = launcher.tree_digest([tmp_path])
    (tmp_path / "two").write_text("other")
    assert len({before, renamed, launcher.tree_digest([tmp_path])}) == 3


@pytest.mark.parametrize(
    ("output", "gist"),
    [
        ("", "no output"),
        ("Resolved 3 packages\nerror: No solution found", "error: No solution found"),
        ("error: Failed\n  cause: x\n    OSError: no such file\nhint: y", "OSError: no such file"),
        (
            "npm error code EUSAGE\nnpm error the lock is old\nnpm error x",
            "npm error code EUSAGE npm error the lock is old",
        ),
        ("error: Failed to fetch\n  dns error: try again", "the package index cannot be reached; is there a network?"),
    ],
)
def test_a_failure_is_told_by_its_most_telling_line(launcher: ModuleType, output: str, gist: str) -> None:
    assert launcher.gist(output) == gist


BARE = "import runpy, sys; sys.argv = sys.argv[1:]; runpy.run_path(sys.argv[0], run_name='__main__')"


@pytest.fixture
def fresh_checkout(tmp_path: Path) -> Path:
    """The script and the list of commands, without an environment and without a way to make one."""
    (tmp_path / "sixgun").write_bytes(SCRIPT.read_bytes())
    main = tmp_path / "src" / "sixgun" / "cli" / "main.py"
    main.parent.mkdir(parents=True)
    main.write_bytes((ROOT / "src" / "sixgun" / "cli" / "main.py").read_bytes())
    return tmp_path


@pytest.mark.parametrize("asked", ["--help", "", "play --help", "serve -h", "test --help", "compile --help"])
def test_help_installs_and_builds_nothing(fresh_checkout: Path, asked: str) -> None:
    before = sorted(fresh_checkout.rglob("*"))
    command = [sys.executable, "-c", BARE, str(fresh_checkout / "sixgun"), *asked.split()]
    done = subprocess.run(command, env={"PATH": "", "PYTHONUTF8": "1"}, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "./sixgun test" in done.stdout
    assert ("statistics" in done.stdout) == (not asked.startswith(("test", "compile")))
    assert sorted(fresh_checkout.rglob("*")) == before


def test_help_in_a_prepared_checkout_builds_no_client(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(launcher, "is_prepared", lambda names: True)
    monkeypatch.setattr(launcher, "build_client", lambda: pytest.fail("it builds"))

    def execve(program: str, command: list[str], env: dict[str, str]) -> None:
        ran.append(command)
        raise SystemExit

    monkeypatch.setattr(launcher.os, "execve", execve)
    with pytest.raises(SystemExit):
        launcher.main(["serve", "--help"])
    assert ran == [[str(launcher.PYTHON), "-m", "sixgun", "serve", "--help"]]


def test_what_follows_test_is_for_pytest(launcher: ModuleType) -> None:
    assert not launcher.wants_help(["test", "tests/kernel", "-h"])
    assert launcher.wants_help(["test", "--help"])


def checks_of(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, bad: str) -> Any:
    """Checks whose steps are titles alone, one of which fails."""
    checks = launcher.Checks()
    said = "import sys; print('it said why'); sys.exit(sys.argv[1] == sys.argv[2])"

    def step(title: str, *_: str, **__: object) -> None:
        launcher.Checks.aside(checks, title, sys.executable, "-c", said, title, bad)

    def tests(title: str, *_: str, **__: object) -> None:
        checks.end(title, launcher.time.monotonic(), int(title == bad))

    monkeypatch.setattr(checks, "aside", step)
    monkeypatch.setattr(checks, "pytest", tests)
    for name in ("install_node_modules", "link_the_rest", "mark"):
        monkeypatch.setattr(launcher, name, lambda *_: None)
    monkeypatch.setattr(launcher, "node_environment", lambda: {})
    return checks


def test_every_step_is_told_with_its_time(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checks_of(launcher, monkeypatch, "").all()
    *_, last = capsys.readouterr().out.strip().splitlines()
    steps = "format lint types compile client:.its.packages client:.types client:.lint client:.test client:.build"
    assert last.startswith("=== seconds: ") and re.search(r"; together \d+$", last)
    assert all(re.search(rf"{step}\b.* \d+[,;]", last) for step in [*steps.split(), "tests", "compiled", "browser"])


@pytest.mark.parametrize("bad", ["lint", "compile the engine", "client: lint", "client: build"])
def test_a_failure_before_the_tests_is_told_with_its_reason_and_ends_them(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], bad: str
) -> None:
    checks = checks_of(launcher, monkeypatch, bad)
    with pytest.raises(SystemExit, match="1"):
        checks.all()
    out = capsys.readouterr().out
    assert f"it said why\n=== FAILED: {bad} " in out and out.endswith(f"=== FAILED: {bad}\n")
    assert "tests" not in checks.took


@pytest.mark.parametrize("bad", ["tests", "engine tests, compiled", "browser tests, compiled"])
def test_tests_that_fail_fail_the_whole_but_all_are_run(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], bad: str
) -> None:
    checks = checks_of(launcher, monkeypatch, bad)
    with pytest.raises(SystemExit, match="1"):
        checks.all()
    assert {"tests", "engine tests, compiled", "browser tests, compiled"} <= set(checks.took)
    assert capsys.readouterr().out.endswith(f"=== FAILED: {bad}\n")


def test_packages_of_the_client_that_cannot_be_had_are_told(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checks = checks_of(launcher, monkeypatch, "")

    def unreachable(_: object) -> None:
        raise launcher.Problem("there is no network")

    monkeypatch.setattr(launcher, "install_node_modules", unreachable)
    with pytest.raises(SystemExit, match="1"):
        checks.all()
    assert "there is no network\n=== FAILED: client: its packages" in capsys.readouterr().out


SLOW_ONCE = """
from pathlib import Path

def test_too_slow_once() -> None:
    seen = Path("seen")
    assert seen.exists() or seen.touch()

def test_other() -> None:
    pass
"""
NEVER = "def test_never() -> None:\n    assert False\n"


@pytest.mark.parametrize(
    ("file", "elsewhere", "failed"),
    [(SLOW_ONCE, "", []), (NEVER, "", ["browsers"]), (SLOW_ONCE, NEVER, ["browsers"])],
)
def test_what_a_busy_machine_was_too_slow_for_is_run_once_more(
    launcher: ModuleType,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    file: str,
    elsewhere: str,
    failed: list[str],
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_one.py").write_text(file)
    (tmp_path / "test_two.py").write_text(elsewhere)
    (tmp_path / "pytest.ini").write_text("[pytest]\ncache_dir = build/pytest_cache\n")
    launcher.ROOT, launcher.BUILD, launcher.PYTHON = tmp_path, tmp_path / "build", sys.executable
    monkeypatch.setattr(os, "cpu_count", lambda: 0)
    checks = launcher.Checks()
    checks.pytest("browsers", ".", env=dict(os.environ), again="tests")
    assert checks.failed == failed
    assert ("once more, alone: tests/test_one.py::test_" in capfd.readouterr().out) is not bool(elsewhere)
