"""Compile the engine with mypyc: for `./sixgun compile` and, through hatch_build.py, for the wheel.

All modules share one library, but each has a C file of its own: these compile on all cores, and a small edit compiles
again only what it touched. Generated C and object files stay in build/mypyc for the next time. One library per package
would spare more after an edit, but calls between libraries made the engine 3 % slower.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "sixgun"
ENGINE = ("kernel", "classic", "duel", "bots")
SCRATCH = Path("build", "mypyc")
INTERPRETED = "# interpreted"
LINKING = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []  # 11,000 names less to look up at every start


def engine_modules() -> list[str]:
    """The modules that are compiled: all of the engine but those whose first line says `# interpreted`."""
    files = [file for package in ENGINE for file in sorted((PACKAGE / package).rglob("*.py"))]
    return [str(file.relative_to(ROOT)) for file in files if not is_interpreted(file)]


def is_interpreted(file: Path) -> bool:
    """Does the module ask to stay as it is? An empty one has nothing to compile either."""
    text = file.read_text(encoding="utf-8")
    return not text.strip() or text.startswith(INTERPRETED)


def compile_engine(target: Path) -> list[Path]:
    """Compile every engine module into *target*, laid out as a folder of sys.path; return the libraries made."""
    os.chdir(ROOT)
    extensions = mypycify(
        ["--cache-dir", str(SCRATCH / "mypy_cache"), *engine_modules()],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="sixgun_engine",
        target_dir=str(SCRATCH),
    )
    command = ParallelBuild(Distribution({"name": "sixgun", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(target), str(SCRATCH / "objects")
    command.ensure_finalized()
    command.run()
    return [Path(command.get_ext_fullpath(extension.name)) for extension in extensions]


class ParallelBuild(build_ext):
    """Compiles the C files on all cores, and only those older than their sources."""

    def build_extensions(self) -> None:
        """Compile, then link."""
        headers = max((file.stat().st_mtime for file in SCRATCH.rglob("*.h")), default=0.0)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = [
                pool.submit(self.compile_one, source, extension, headers)
                for source, extension in largest_first(self.extensions)
            ]
            for job in jobs:
                job.result()
            list(pool.map(self.link, self.extensions))

    def compile_one(self, source: str, extension: Extension, headers: float) -> None:
        """Compile one C file, unless its object file is newer than it and than every header."""
        [made] = self.compiler.object_filenames([source], output_dir=self.build_temp)
        if os.path.exists(made) and os.path.getmtime(made) > max(headers, os.path.getmtime(source)):
            return
        self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )

    def link(self, extension: Extension) -> None:
        """Link one library out of its object files."""
        objects = self.compiler.object_filenames(extension.sources, output_dir=self.build_temp)
        self.compiler.link_shared_object(
            objects, self.get_ext_fullpath(extension.name), extra_postargs=LINKING, target_lang="c"
        )


def largest_first(extensions: list[Extension]) -> Iterator[tuple[str, Extension]]:
    """Every C file once, the ones that take longest first."""
    owners = {str(source): extension for extension in extensions for source in extension.sources}
    for source in sorted(owners, key=os.path.getsize, reverse=True):
        yield source, owners[source]


def copy_sources(target: Path) -> None:
    """Begin the compiled package anew with the engine's own files: data, and the sources that tracebacks quote."""
    shutil.rmtree(target, ignore_errors=True)
    for name in ENGINE:
        if (PACKAGE / name).is_dir():
            shutil.copytree(PACKAGE / name, target / "sixgun" / name, ignore=shutil.ignore_patterns("__pycache__"))


if __name__ == "__main__":
    destination = Path(sys.argv[1]).resolve()
    copy_sources(destination)
    print(f"Compiled {len(compile_engine(destination))} libraries into {destination.relative_to(ROOT)}")
