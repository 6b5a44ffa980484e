"""The printed facts the browser draws are those of the engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_facts_of_the_client_are_up_to_date() -> None:
    script = ROOT / "web" / "build" / "facts.py"
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, str(script), "--check"], env=env, check=False)
    assert done.returncode == 0, "web/src/lib/facts.json is out of date: run python web/build/facts.py"
