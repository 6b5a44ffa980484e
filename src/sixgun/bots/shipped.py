# interpreted
"""Learnt numbers that come with the bots: files of ``sixgun tune``, read when the first bot needs them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from sixgun.kernel.hints import Any, Final

FOLDER: Final = Path(__file__).parent / "data"


@cache
def shipped(name: str) -> dict[str, Any]:
    """The learnt numbers of that name, as they were written; empty if nothing was learnt yet."""
    path = FOLDER / f"{name}.json"
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found
