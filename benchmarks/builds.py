"""Two engines to compare: the tree as it is and an earlier commit.

Each is compiled plainly with the tree's own compiler; or *tuned*, as people have it, each trained by its own one.
Everything stays in build/against: a commit is compiled once, the tree again when it changed.
"""

from __future__ import annotations

import fcntl
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from workers import ROOT, Problem

BUILD = ROOT / "build"
FOLDER = BUILD / "against"
COMPILER = Path("tools", "compile_engine.py")
SOURCES = ("pyproject.toml", "src/sixgun")
MADE = "compiled"  # in the folder of a build: what is to be put on PYTHONPATH

Say = Callable[[str], None]


class Build:
    """An engine: what people call it, the folder to import it from, and whether that is a compiled one."""

    def __init__(self, name: str, path: Path, kind: str = "compiled") -> None:
        self.name = name
        self.path = path
        self.kind = kind


def build_tree(tuned: bool, say: Say) -> Build:
    """The engine of the working tree."""
    name = "tree-tuned" if tuned else "tree"
    key = digest_of_tree()
    with one_at_a_time():
        if not is_made(name, key):
            say("compiling the tree …")
            compile_at(ROOT, FOLDER / name / MADE, tuned)
            mark_made(name, key)
        link_the_rest(ROOT, FOLDER / name / MADE)
    return Build("tree", FOLDER / name / MADE)


def build_revision(revision: str, tuned: bool, say: Say) -> Build:
    """The engine of an earlier commit."""
    commit = commit_of(revision)
    name = commit + "-tuned" if tuned else commit
    home = FOLDER / name
    key = compiler_key()
    with one_at_a_time():
        if not is_made(name, key):
            say(f"compiling {revision} ({commit[:9]}, once) …")
            unpack(commit, home, tuned)
            compile_at(home, home / MADE, tuned)
            mark_made(name, key)
        link_the_rest(home, home / MADE)
    return Build(f"{revision} ({commit[:9]})", home / MADE)


def commit_of(revision: str) -> str:
    """The whole name of the commit that somebody means."""
    done = run(["git", "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}"], ROOT)
    if done.returncode:
        raise Problem(f"there is no commit {revision!r} in this checkout: name a commit, a branch or a tag")
    return done.stdout.decode().strip()


def unpack(commit: str, home: Path, tuned: bool) -> None:
    """Lay the sources of *commit* into *home*: with the compiler of the tree, or its own, which knows its games."""
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    done = run(["git", "archive", "--format=tar", commit, "--", *SOURCES, *(["tools"] if tuned else [])], ROOT)
    if done.returncode:
        raise Problem(f"commit {commit[:9]} has no engine to compile: {last_line(done.stderr)}")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(home, filter="data")
    if not tuned:
        shutil.copytree(ROOT / "tools", home / "tools", ignore=shutil.ignore_patterns("__pycache__"))


def compile_at(home: Path, target: Path, tuned: bool) -> None:
    """Compile the sources at *home* into *target*."""
    command = [sys.executable, str(home / COMPILER), *([] if tuned else ["--quick"]), str(target)]
    done = run(command, home)
    if done.returncode:
        log = FOLDER / "failure.log"
        log.write_bytes(done.stdout + done.stderr)
        raise Problem(f"{home.name} does not compile: {last_line(done.stderr)} (all of it: {log.relative_to(ROOT)})")


def link_the_rest(home: Path, target: Path) -> None:
    """Put links to everything that is not compiled beside the compiled engine."""
    link_all(home / "src" / "sixgun", target / "sixgun")


def link_all(folder: Path, package: Path) -> None:
    """The same for one folder: of what is compiled in part, to the files in it."""
    for entry in folder.iterdir():
        link = package / entry.name
        if link.is_dir() and not link.is_symlink():
            link_all(entry, link)
        elif entry.name != "__pycache__" and not os.path.lexists(link):
            link.symlink_to(entry)


# -- what is fresh --------------------------------------------------------------------------------------


def compiler_key() -> str:
    """What decides on the code that is made, besides the sources."""
    made_by = [ROOT / COMPILER, ROOT / "requirements" / "dev.txt"]
    return digest(made_by, os.path.realpath(sys.executable))


def digest_of_tree() -> str:
    """The tree's sources and what they are compiled with."""
    sys.path.append(str((ROOT / COMPILER).parent))
    from compile_engine import ENGINE

    files = [file for name in ENGINE for file in sorted((ROOT / "src" / "sixgun" / name).rglob("*.py"))]
    return digest(files, compiler_key())


def digest(files: list[Path], *more: str) -> str:
    """One hash over names and contents."""
    total = hashlib.sha256(repr(more).encode())
    for file in files:
        total.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def is_made(name: str, key: str) -> bool:
    """Was that build made from what is there now?"""
    stamp = FOLDER / f"{name}.stamp"
    return stamp.is_file() and stamp.read_text() == key


def mark_made(name: str, key: str) -> None:
    """It is made; next time it is found."""
    (FOLDER / f"{name}.stamp").write_text(key)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Nobody else compiles meanwhile: the lock of ./sixgun."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with open(BUILD / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def run(command: list[str], cwd: Path) -> subprocess.CompletedProcess[bytes]:
    """Run it; what it says is for the one who called."""
    try:
        return subprocess.run(command, cwd=cwd, capture_output=True)
    except OSError as error:
        raise Problem(f"{command[0]} cannot be run: {error.strerror}") from None


def last_line(text: bytes) -> str:
    """The end of what a failed command said."""
    lines = text.decode(errors="replace").strip().splitlines()
    return lines[-1] if lines else "it said nothing"
