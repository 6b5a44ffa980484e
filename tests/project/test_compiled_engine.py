"""Who gets the compiled engine: every command while it is fresh, unless it is switched off; who is asked to make it."""

import importlib.machinery
import importlib.util
import os
import pty
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import compile_engine
import hatch_build
from source_tree import ROOT

SCRIPT = ROOT / "sixgun"


@pytest.fixture
def launcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script with a build folder of its own, a compiled engine in it, and nobody's variables."""
    loader = importlib.machinery.SourceFileLoader("launcher", str(SCRIPT))
    spec = importlib.util.spec_from_loader("launcher", loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    module.BUILD, module.COMPILED = tmp_path, tmp_path / "compiled"
    (module.COMPILED / "sixgun").mkdir(parents=True)
    for name in ("SIXGUN_COMPILED", "CI", "PYTHONPATH"):
        monkeypatch.delenv(name, raising=False)
    return module


def make_fresh(launcher: ModuleType) -> None:
    launcher.mark(launcher.BUILD / "compiled.stamp", launcher.compiled_key())


def test_a_fresh_compiled_engine_is_used_and_a_stale_one_is_not(launcher: ModuleType) -> None:
    assert "PYTHONPATH" not in launcher.environment()
    make_fresh(launcher)
    assert launcher.environment()["PYTHONPATH"] == str(launcher.COMPILED)
    assert (launcher.COMPILED / "sixgun" / "games.py").exists(), "what is not compiled is linked"
    launcher.mark(launcher.BUILD / "compiled.stamp", "of other sources")
    assert "PYTHONPATH" not in launcher.environment()


def test_of_a_folder_compiled_in_part_the_rest_is_linked_file_by_file(
    launcher: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources, made = tmp_path / "src" / "sixgun", launcher.COMPILED / "sixgun"
    for name in ("cli/main.py", "server/app.py", "server/http/api.py", "server/room/changes.py"):
        (sources / name).parent.mkdir(parents=True, exist_ok=True)
        (sources / name).write_text("")
    (made / "server" / "room").mkdir(parents=True)  # a library is in there
    (made / "server" / "gone.py").symlink_to(sources / "server" / "gone.py")
    monkeypatch.setattr(launcher, "ROOT", tmp_path)
    launcher.link_the_rest()
    links = sorted(str(path.relative_to(made)) for path in made.rglob("*") if path.is_symlink())
    assert links == ["cli", "server/app.py", "server/http", "server/room/changes.py"]


def test_a_change_of_what_is_compiled_of_the_server_makes_it_stale_and_of_the_rest_does_not(
    launcher: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = tmp_path / "src" / "sixgun" / "server"
    server.mkdir(parents=True)
    (server / "way.py").write_text("# compiled\n")
    (server / "rest.py").write_text("")
    monkeypatch.setattr(launcher, "ROOT", tmp_path)
    monkeypatch.setattr(launcher, "lock_file", lambda name: server / "__init__.py")
    before = launcher.compiled_key()
    (server / "rest.py").write_text("changed = True\n")
    assert launcher.compiled_key() == before
    (server / "way.py").write_text("# compiled\nchanged = True\n")
    assert launcher.compiled_key() != before


def test_what_was_learnt_is_played_by_without_compiling_anew(
    launcher: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = tmp_path / "src" / "sixgun"
    for name in launcher.ENGINE:
        (sources / name / "data").mkdir(parents=True)
        (sources / name / "rules.py").write_text("")
    monkeypatch.setattr(launcher, "ROOT", tmp_path)
    monkeypatch.setattr(launcher, "lock_file", lambda name: sources / "bots" / "rules.py")
    monkeypatch.setattr(compile_engine, "PACKAGE", sources)
    compile_engine.copy_sources(launcher.COMPILED)
    before = launcher.compiled_key()
    (sources / "bots" / "data" / "weights.json").write_text("{}")
    assert launcher.compiled_key() == before
    assert (launcher.COMPILED / "sixgun" / "bots" / "data" / "weights.json").read_text() == "{}"
    (sources / "bots" / "rules.py").write_text("pass")
    assert launcher.compiled_key() != before


def test_it_can_be_switched_off(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    make_fresh(launcher)
    monkeypatch.setenv("SIXGUN_COMPILED", "0")
    env = launcher.environment()
    assert "PYTHONPATH" not in env and env["SIXGUN_COMPILED"] == "0"


def test_who_insists_on_a_stale_one_is_told(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SIXGUN_COMPILED", "1")
    assert "SIXGUN_COMPILED" not in launcher.environment()
    assert "missing or out of date" in capsys.readouterr().err


def test_nobody_is_asked_without_a_terminal(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher, "compile_engine", lambda arguments: pytest.fail("it compiled"))
    monkeypatch.delenv("PYTEST_CURRENT_TEST", raising=False)
    launcher.offer_to_compile()
    assert not (launcher.BUILD / "declined.stamp").exists()


ASK = """
import importlib.machinery, importlib.util, os, pathlib, sys
loader = importlib.machinery.SourceFileLoader("launcher", sys.argv[1])
launcher = importlib.util.module_from_spec(importlib.util.spec_from_loader("launcher", loader))
loader.exec_module(launcher)
launcher.BUILD = pathlib.Path(sys.argv[2])
launcher.compile_engine = lambda arguments: print("compiling", flush=True)
launcher.has_compiler = lambda: sys.argv[3] == "cc"
launcher.offer_to_compile()
print("done", flush=True)
"""


def at_a_terminal(folder: Path, typed: str, compiler: str = "cc", **variables: str) -> str:
    """What somebody at a terminal sees who types that."""
    inside = {name: value for name, value in os.environ.items() if not name.startswith(("SIXGUN", "PYTEST"))}
    inside.pop("CI", None)
    ours, theirs = pty.openpty()
    command = [sys.executable, "-B", "-c", ASK, str(SCRIPT), str(folder), compiler]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env={**inside, **variables})
    os.close(theirs)
    os.write(ours, typed.encode())
    shown = b""
    while True:
        try:
            shown += os.read(ours, 4096)
        except OSError:  # the terminal is closed
            break
    os.close(ours)
    assert process.wait(20) == 0, shown
    return shown.decode()


def test_somebody_at_a_terminal_is_asked_once(tmp_path: Path) -> None:
    first = at_a_terminal(tmp_path, "n\n")
    assert "Compile it now" in first and "compiling" not in first and "./sixgun compile" in first
    assert "Compile it now" not in at_a_terminal(tmp_path, "\n"), "no means no"


def test_yes_compiles_it(tmp_path: Path) -> None:
    shown = at_a_terminal(tmp_path, "y\n")
    assert "compiling" in shown and shown.rstrip().endswith("done")


@pytest.mark.parametrize(
    ("compiler", "variables"),
    [
        ("none", {}),
        ("cc", {"CI": "1"}),
        ("cc", {"SIXGUN_COMPILED": "0"}),
        ("cc", {"PYTEST_CURRENT_TEST": "a test"}),
    ],
)
def test_nobody_is_asked_where_it_cannot_be_or_is_not_wanted(
    tmp_path: Path, compiler: str, variables: dict[str, str]
) -> None:
    assert at_a_terminal(tmp_path, "", compiler, **variables).split() == ["done"]


# -- the wheel --------------------------------------------------------------------------------------


def hook(target: str) -> hatch_build.SixgunBuild:
    project = SimpleNamespace(core=SimpleNamespace(dependencies=["msgspec"]))
    return hatch_build.SixgunBuild(str(ROOT), {}, None, project, str(ROOT), target)


@pytest.mark.parametrize(
    ("target", "switch", "compiler", "compiles"),
    [
        ("wheel", None, True, True),
        ("wheel", None, False, False),
        ("wheel", "0", True, False),
        ("sdist", None, True, False),
    ],
)
def test_a_wheel_is_compiled_where_it_can_be(
    monkeypatch: pytest.MonkeyPatch, target: str, switch: str | None, compiler: bool, compiles: bool
) -> None:
    monkeypatch.delenv("SIXGUN_COMPILED", raising=False)
    if switch is not None:
        monkeypatch.setenv("SIXGUN_COMPILED", switch)
    monkeypatch.setattr(hatch_build, "has_compiler", lambda: compiler)
    assert hook(target).compiles() is compiles
    assert ("msgspec" in hook(target).dependencies()) is compiles, "the server is compiled against it"


# -- the switch inside the package ------------------------------------------------------------------


def test_the_switch_takes_the_sources_beside_a_compiled_module(tmp_path: Path) -> None:
    """A module that only looks compiled: who imports it fails, who imports its source does not."""
    package = tmp_path / "sixgun"
    package.mkdir()
    for entry in (ROOT / "src" / "sixgun").iterdir():
        if entry.name not in ("__pycache__", "kernel"):
            (package / entry.name).symlink_to(entry)
    (package / "kernel").mkdir()
    for entry in (ROOT / "src" / "sixgun" / "kernel").glob("*.py"):
        (package / "kernel" / entry.name).write_bytes(entry.read_bytes())
    (package / "kernel" / f"ask{importlib.machinery.EXTENSION_SUFFIXES[0]}").write_bytes(b"no library")
    command = [sys.executable, "-m", "sixgun", "version"]
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    off = subprocess.run(command, env={**env, "SIXGUN_COMPILED": "0"}, capture_output=True, text=True)
    assert off.returncode == 0 and "un-compiled" in off.stdout, off.stderr
    env.pop("SIXGUN_COMPILED", None)
    assert subprocess.run(command, env=env, capture_output=True, text=True).returncode != 0
