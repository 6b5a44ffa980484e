"""The project's own files, as its checks see them."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "sixgun"
LEFT_BY_TOOLS = {".git", ".venv", "build", "dist", "node_modules", "__pycache__"}


@cache
def modules() -> dict[Path, ast.Module]:
    """Every module of the package, parsed, by its path below the package."""
    files = sorted(PACKAGE.rglob("*.py"))
    return {file.relative_to(PACKAGE): ast.parse(file.read_text(encoding="utf-8"), str(file)) for file in files}


def committed_files() -> Iterator[tuple[str, str]]:
    """Name and text of every file that is committed or about to be; what is not text is left out."""
    for file in sorted(candidates()):
        try:
            yield str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            continue


def candidates() -> set[Path]:
    """What git does not ignore; without git (an unpacked source archive), what tools do not leave behind."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    except (OSError, subprocess.CalledProcessError):
        return {file for file in ROOT.rglob("*") if not LEFT_BY_TOOLS & set(file.parts) and file.is_file()}
    return {ROOT / name for name in listed.split("\0") if name}
