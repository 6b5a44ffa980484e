"""Write src/lib/facts.json, the printed facts the client draws, from the engine's own tables.

``PYTHONPATH=../src python build/facts.py`` (``--check``: only say whether the file is up to date)
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import sixgun.classic.setup  # noqa: F401 - fills the tables
from sixgun.classic import abilities

FILE = Path(__file__).parents[1] / "src" / "lib" / "facts.json"


def classic() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for face in abilities.ABILITIES:
        if isinstance(face, abilities.Face):
            found[face.id] = {"kind": face.kind} | ({"range": face.reach} if face.reach else {})
    return dict(sorted(found.items()))


def main() -> int:
    text = json.dumps({"classic": classic()}, indent=2, ensure_ascii=False) + "\n"
    if "--check" in sys.argv:
        return 0 if FILE.exists() and FILE.read_text("utf-8") == text else 1
    FILE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
