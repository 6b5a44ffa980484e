"""Compile the engine with mypyc: for `./sixgun compile` and, through hatch_build.py, for the wheel.

All modules share one library, but each has a C file of its own: these compile on all cores, and a small edit compiles
again only what it touched. Generated C and object files stay in build/mypyc for the next time. One library per package
would spare more after an edit, but calls between libraries made the engine 3 % slower.

With GCC it is compiled twice: first so that it counts what games do, then with these counts and as one whole (LTO). The
second one is some 20 % faster; --quick leaves it at a plain one, for those who change the engine every few minutes.

The way of an answer through the server is compiled too, plainly: those of its modules whose first line says
`# compiled`. They make a library of their own, which knows the engine as any Python program does: an edit there
compiles nothing of the engine, nor the other way round.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "sixgun"
ENGINE = ("kernel", "classic", "duel", "bots")
DATA = "data"  # in the folder of such a package: what was learnt
SERVER = "server"  # of which a part is compiled
SCRATCH = Path("build", "mypyc")
SERVER_SCRATCH = Path("build", "mypyc-server")
OBJECTS = SCRATCH / "objects"
TUNING = ROOT / "build" / "tuning"
TRAINING = """
import json

from sixgun.bots import make
from sixgun.bots.drive import play, play_at_random
from sixgun.classic.sets import SETS
from sixgun.games import kind_of
from sixgun.kernel.session import Session
from sixgun.kernel.show import Shown, concerns, reads_more

def encode(found):
    return json.dumps(found, separators=(",", ":")).encode()

def watched(session):
    told, shown = 0, Shown(session, encode)
    while not session.over:
        shown.view(), shown.question(), shown.events(told)
        for seat in range(session.game.seats):
            shown.own(seat)
            if concerns(session, seat):
                shown.question_of(seat)
            if reads_more(session, seat, told):
                shown.events(told, seat)
        told = len(session.game.story)
        choices = session.choices(session.asked()[0])
        session.answer(session.asked()[0], choices[told % len(choices)].key)

TABLES = [["base"], [name for name in SETS if name != "train_robbery"], list(SETS)]
SETUPS = [("classic", {"players": n, "sets": sets}) for sets in TABLES for n in (4, 5, 6, 7)]
SETUPS += [("duel", {"mode": mode}) for mode in ("duel", "third_squad_law", "reinforcements", "standoff")]
for game, setup in SETUPS:
    kind = kind_of(game)
    checked = kind.read_setup(setup)
    for n in range(90):
        session = Session(kind.set_up(checked, str(n)))
        if n % 15 == 7:
            session.game.story = []
            watched(session)
        elif n % 3:
            play_at_random(session, str(n), 10_000)
        else:
            bot = "gunslinger" if n % 2 else "baseline"
            play(session, [make(bot, seat, str(n), game) for seat in range(session.game.seats)], 10_000)
"""
INTERPRETED = "# interpreted"
COMPILED = "# compiled"
COMPILING = (  # calls within a file may be inlined; what no other library asks for is left out where nobody calls it
    ["-fno-semantic-interposition", "-fvisibility=hidden"] if sys.platform == "linux" else []
)
LINKING = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []  # 11,000 names less to look up at every start
KNOWING = [  # what was counted; of what is hot a little more than usual; Python called without a detour; all at once
    "-fprofile-use",
    "-fprofile-partial-training",
    "-Wno-missing-profile",
    "--param=hot-bb-count-ws-permille=999",
    "-fno-plt",
    "-flto=auto",
    "-fno-fat-lto-objects",
]


def engine_modules() -> list[str]:
    """The modules that are compiled: all of the engine but those whose first line says `# interpreted`."""
    files = [file for package in ENGINE for file in sorted((PACKAGE / package).rglob("*.py"))]
    return [str(file.relative_to(ROOT)) for file in files if not is_interpreted(file)]


def is_interpreted(file: Path) -> bool:
    """Does the module ask to stay as it is? An empty one has nothing to compile either."""
    text = file.read_text(encoding="utf-8")
    return not text.strip() or text.startswith(INTERPRETED)


def server_modules() -> list[str]:
    """The modules of the server that are compiled: those whose first line says `# compiled`."""
    files = sorted((PACKAGE / SERVER).rglob("*.py"))
    return [str(file.relative_to(ROOT)) for file in files if file.read_text(encoding="utf-8").startswith(COMPILED)]


def is_gcc() -> bool:
    """Is the compiler GCC? Others count in other ways."""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(compiler[0]) is None:
        return False  # setuptools will say what is missing
    done = subprocess.run([*compiler, "--version"], capture_output=True, text=True)
    return "Free Software Foundation" in done.stdout


def compile_tuned(target: Path) -> list[Path]:
    """Compile into *target* what does best in games of bots. The object files must keep their names from run to run."""
    if not is_gcc():
        return compile_engine(target)
    shutil.rmtree(TUNING, ignore_errors=True)
    counting = TUNING / "counting"
    copy_sources(counting)
    for file in PACKAGE.glob("*.py"):
        shutil.copy(file, counting / "sixgun")
    where = f"-fprofile-dir={TUNING / 'counts'}"
    compile_engine(counting, TUNING / "objects", ["-fprofile-generate", where])
    subprocess.run([sys.executable, "-c", TRAINING], env={**os.environ, "PYTHONPATH": str(counting)}, check=True)
    shutil.rmtree(TUNING / "objects")
    return compile_engine(target, TUNING / "objects", [*KNOWING, where])


def compile_engine(target: Path, objects: Path = OBJECTS, flags: Sequence[str] = ()) -> list[Path]:
    """Compile every engine module into *target*, laid out as a folder of sys.path; return the libraries made."""
    os.chdir(ROOT)
    return build("sixgun_engine", engine_modules(), SCRATCH, target, objects, flags)


def compile_server(target: Path) -> list[Path]:
    """Compile into *target* what is compiled of the server; what it imports besides need not be installed."""
    os.chdir(ROOT)
    modules = server_modules()
    if not modules:  # of an earlier commit
        return []
    options = ["--ignore-missing-imports", "--follow-imports=silent", *modules]
    return build("sixgun_server", options, SERVER_SCRATCH, target, SERVER_SCRATCH / "objects")


def build(
    name: str, modules: list[str], scratch: Path, target: Path, objects: Path, flags: Sequence[str] = ()
) -> list[Path]:
    """Compile modules into a library of that name, and one for each of them that leads there."""
    extensions = mypycify(
        ["--cache-dir", str(scratch / "mypy_cache"), *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name=name,
        target_dir=str(scratch),
    )
    for extension in extensions:  # mypycify gives all the same list
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILING, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *LINKING, *flags]
    command = ParallelBuild(Distribution({"name": "sixgun", "ext_modules": extensions}))
    command.scratch = scratch
    command.build_lib, command.build_temp = str(target), str(objects)
    command.ensure_finalized()
    command.run()
    return [Path(command.get_ext_fullpath(extension.name)) for extension in extensions]


class ParallelBuild(build_ext):
    """Compiles the C files on all cores, and only those older than their sources."""

    scratch: Path  # where they are, and the headers

    def build_extensions(self) -> None:
        """Compile, then link."""
        headers = max((file.stat().st_mtime for file in self.scratch.rglob("*.h")), default=0.0)
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
        library = self.get_ext_fullpath(extension.name)
        self.compiler.link_shared_object(objects, library, extra_postargs=extension.extra_link_args, target_lang="c")


def largest_first(extensions: list[Extension]) -> Iterator[tuple[str, Extension]]:
    """Every C file once, the ones that take longest first."""
    owners = {str(source): extension for extension in extensions for source in extension.sources}
    for source in sorted(owners, key=os.path.getsize, reverse=True):
        yield source, owners[source]


def copy_sources(target: Path) -> None:
    """Begin the compiled package anew: the sources that tracebacks quote, and a way to the data of the bots.

    What ``sixgun tune`` learns is played by at once: nothing has to be compiled for it.
    """
    shutil.rmtree(target, ignore_errors=True)
    left_out = shutil.ignore_patterns("__pycache__", DATA)
    for name in ENGINE:
        if (PACKAGE / name).is_dir():
            shutil.copytree(PACKAGE / name, target / "sixgun" / name, ignore=left_out)
            if (PACKAGE / name / DATA).is_dir():
                (target / "sixgun" / name / DATA).symlink_to(PACKAGE / name / DATA)


if __name__ == "__main__":
    destination = Path(sys.argv[-1]).resolve()
    copy_sources(destination)
    make = compile_engine if "--quick" in sys.argv[1:-1] else compile_tuned
    made = make(destination) + compile_server(destination)
    print(f"Compiled {len(made)} libraries into {destination.relative_to(ROOT)}")
