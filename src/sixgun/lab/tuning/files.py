"""The files that tuning writes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

LIST: Final = re.compile(r"\[\s+([^\[\]{}]*?)\s+\]")


def write(path: Path, found: dict[str, Any]) -> None:
    """A file that is whole or not there; a list of numbers is one line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    text = json.dumps(found, indent=1, sort_keys=True)
    draft.write_text(LIST.sub(lambda found: f"[{' '.join(found[1].split())}]", text) + "\n", "utf-8")
    draft.replace(path)


def read(path: Path) -> dict[str, Any]:
    """What was written there; nothing if it never was."""
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found
