"""The ruling files there are: those shipped with the package, and any others by path."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sixgun.rulings.format import BadRuling, Ruling, did_you_mean, read_ruling
from sixgun.rulings.runner import Outcome, run

SHIPPED: Final = Path(__file__).parent / "files"
ENDING: Final = ".toml"


def shipped() -> list[Path]:
    """Every ruling file of the package."""
    return sorted(SHIPPED.rglob(f"*{ENDING}"))


def files_in(paths: Iterable[str | Path]) -> list[Path]:
    """The ruling files meant: files, whole folders, or ids of shipped ones; without any, all shipped ones."""
    wanted = list(paths)
    found: list[Path] = [] if wanted else shipped()
    for one in wanted:
        path = Path(one)
        if path.is_dir():
            inside = sorted(path.rglob(f"*{ENDING}"))
            if not inside:
                raise BadRuling(f"{path}: there is no ruling (*{ENDING}) in this folder")
            found += inside
        else:
            found.append(path if path.is_file() else path_of(str(one)))
    return found


def path_of(id: str) -> Path:
    """The shipped ruling of that id."""
    by_id = {path.stem: path for path in shipped()}
    if id not in by_id:
        raise BadRuling(f"{id}: no such file, and no shipped ruling of that id{did_you_mean(id, by_id)}")
    return by_id[id]


def find(id_or_path: str | Path) -> Ruling:
    """One ruling, by id or by path."""
    path = Path(id_or_path)
    return read_ruling(path if path.is_file() else path_of(str(id_or_path)))


def check(paths: Iterable[str | Path] = ()) -> list[Outcome]:
    """Play the rulings meant; a file that cannot be understood is an outcome of its own, with its error."""
    return [check_one(path) for path in files_in(paths)]


def check_one(path: Path) -> Outcome:
    """Play one file."""
    try:
        return run(read_ruling(path))
    except BadRuling as error:
        return Outcome(path.stem, "", str(path), 0, 0, (str(error),))
