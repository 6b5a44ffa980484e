"""What every worker does: wait for a command, do one slice of work, say how much it was and what it cost."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time

Task = Callable[[int], int]
"""A small piece of work (some milliseconds), by its number: returns how many units it did."""


def measure(task: Task, first: int, seconds: float) -> dict[str, float]:
    """Do the pieces from number *first* on for that many CPU seconds: units, pieces, CPU seconds."""
    amount = 0
    number = first
    begun = now = process_time()
    while now - begun < seconds:
        amount += task(number)
        number += 1
        now = process_time()
    return {"amount": amount, "pieces": number - first, "cpu": now - begun}


def play_numbers(task: Task, first: int, pieces: int) -> dict[str, float]:
    """Do exactly these pieces: units, pieces, CPU seconds."""
    begun = process_time()
    amount = sum([task(number) for number in range(first, first + pieces)])
    return {"amount": amount, "pieces": pieces, "cpu": process_time() - begun}


def serve(tasks: dict[str, Task], facts: Callable[[], dict[str, object]]) -> None:
    """Answer one JSON line with one JSON line.

    ``{"facts": true}``, ``{"task": …, "seconds": …}`` for new pieces until then, or ``{"task": …, "first": …,
    "pieces": …}`` for exactly these.
    """
    out = sys.stdout
    sys.stdout = sys.stderr  # whatever a library prints must not end up among the answers
    done = dict.fromkeys(tasks, 0)
    for line in sys.stdin:
        order = json.loads(line)
        if "facts" in order:
            answer: object = facts()
        elif "pieces" in order:
            answer = play_numbers(tasks[order["task"]], order["first"], order["pieces"])
        else:
            answer = found = measure(tasks[order["task"]], done[order["task"]], order["seconds"])
            done[order["task"]] += int(found["pieces"])
        print(json.dumps(answer), file=out, flush=True)
