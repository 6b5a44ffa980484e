"""What every worker does: wait for a command, do one slice of work, say how much it was and what it cost."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time

Task = Callable[[], int]
"""A small piece of work (some milliseconds): returns how many units it did."""


def measure(task: Task, seconds: float) -> dict[str, float]:
    """Repeat *task* for that many CPU seconds: units done and CPU seconds used."""
    amount = 0
    begun = now = process_time()
    while now - begun < seconds:
        amount += task()
        now = process_time()
    return {"amount": amount, "cpu": now - begun}


def serve(tasks: dict[str, Task], facts: Callable[[], dict[str, object]]) -> None:
    """Answer one JSON line with one JSON line: ``{"task": …, "seconds": …}`` or ``{"facts": true}``."""
    out = sys.stdout
    sys.stdout = sys.stderr  # whatever a library prints must not end up among the answers
    for line in sys.stdin:
        order = json.loads(line)
        answer = facts() if "facts" in order else measure(tasks[order["task"]], order["seconds"])
        print(json.dumps(answer), file=out, flush=True)
