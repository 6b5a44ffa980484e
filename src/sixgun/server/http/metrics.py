"""Counters in the text format of Prometheus."""

from __future__ import annotations

import resource
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sixgun.server.house import House

STARTED: Final = time.time()


def metrics_text(house: House) -> str:
    """All of them."""
    live = sum(room.agenda.is_live for room in house.rooms.values())
    figures: list[tuple[str, str, str, float]] = [
        ("tables_loaded", "gauge", "Tables in memory.", len(house.rooms)),
        ("tables_live", "gauge", "Tables where a game is being played.", live),
        ("tables_frozen_total", "counter", "Tables that met an error.", house.counters.tables_frozen),
        ("connections", "gauge", "Open WebSockets.", house.counters.sockets),
        ("answers_total", "counter", "Answers of people.", house.counters.answers),
        ("commits_total", "counter", "Transactions.", house.store.commits),
        ("games_ended_total", "counter", "Finished games.", house.counters.games_ended),
        ("resident_bytes", "gauge", "Memory in use.", resident_bytes()),
        ("cpu_seconds_total", "counter", "Processor time.", time.process_time()),
        ("uptime_seconds", "gauge", "Since the start.", time.time() - STARTED),
    ]
    lines = []
    for name, kind, help_, value in figures:
        lines += [f"# HELP sixgun_{name} {help_}", f"# TYPE sixgun_{name} {kind}", f"sixgun_{name} {value:.10g}"]
    return "\n".join(lines) + "\n"


def resident_bytes() -> int:
    """Now, where the system tells it; else the most it ever was."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
