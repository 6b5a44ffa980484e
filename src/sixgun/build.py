"""Which engine runs: the compiled one where there is one. ``SIXGUN_COMPILED=0`` switches it off."""

from __future__ import annotations

import os
import sys

SWITCH = "SIXGUN_COMPILED"


def build_name() -> str:
    """What the engine of this process is: ``compiled`` or ``un-compiled``."""
    from sixgun.kernel import session

    return "un-compiled" if str(session.__file__).endswith(".py") else "compiled"


def heed_the_switch() -> None:
    """Before the first module of the engine is imported: take its sources, if the compiled ones are not wanted."""
    if os.environ.get(SWITCH) != "0":
        return
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

    home = os.path.dirname(__file__)

    def find_sources(folder: str) -> FileFinder:
        if folder != home and not folder.startswith(home + os.sep):
            raise ImportError(f"{folder} is not ours")
        return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, find_sources)
    sys.path_importer_cache.pop(home, None)
