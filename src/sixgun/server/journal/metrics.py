"""Figures in the text format of Prometheus."""

from __future__ import annotations

import resource
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from sixgun import __version__
from sixgun.server.journal.stopwatch import BOUNDS, Histogram

if TYPE_CHECKING:
    from sixgun.server.house import House

STARTED: Final = time.time()
MEDIA: Final = "text/plain; version=0.0.4; charset=utf-8"
Labels = Mapping[str, object]
NONE: Final[Labels] = {}


class Page:
    """Figures, one below the other."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def text(self) -> str:
        """All of it."""
        return "\n".join(self._lines) + "\n"

    def one(self, kind: str, name: str, help_: str, value: float) -> None:
        """A single figure."""
        self.many(kind, name, help_, [(NONE, value)])

    def many(self, kind: str, name: str, help_: str, values: Iterable[tuple[Labels, float]]) -> None:
        """A figure for each of several labels."""
        self._head(kind, name, help_)
        for labels, value in values:
            self._line(name, labels, value)

    def times(self, name: str, help_: str, found: Iterable[tuple[Labels, Histogram]]) -> None:
        """How long something took."""
        self._head("histogram", name, help_)
        for labels, histogram in found:
            total = 0
            for bound, count in zip((*BOUNDS, "+Inf"), histogram.counts, strict=True):
                total += count
                self._line(f"{name}_bucket", {**labels, "le": bound}, total)
            self._line(f"{name}_sum", labels, histogram.sum)
            self._line(f"{name}_count", labels, total)

    def _head(self, kind: str, name: str, help_: str) -> None:
        self._lines += [f"# HELP sixgun_{name} {help_}", f"# TYPE sixgun_{name} {kind}"]

    def _line(self, name: str, labels: Labels, value: float) -> None:
        inside = ",".join(f'{key}="{escaped(label)}"' for key, label in labels.items())
        self._lines.append(f"sixgun_{name}{f'{{{inside}}}' if inside else ''} {value:.10g}")


def escaped(label: object) -> str:
    """As the format wants it."""
    return str(label).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def metrics_text(house: House) -> str:
    """All there is."""
    page = Page()
    tell_tables(page, house)
    tell_times(page, house)
    tell_refusals(page, house)
    tell_process(page)
    return page.text()


def tell_tables(page: Page, house: House) -> None:
    """What there is now, and what has been done."""
    counters = house.counters
    states = Counter(room.register.status for room in house.rooms.values())
    live = sum(room.agenda.is_live for room in house.rooms.values())
    page.one("gauge", "tables_loaded", "Tables in memory.", len(house.rooms))
    page.many("gauge", "tables", "Tables in memory, by status.", [({"status": s}, n) for s, n in states.items()])
    page.one("gauge", "tables_live", "Tables where a game is being played.", live)
    page.one("counter", "tables_frozen_total", "Tables that met an error.", counters.tables_frozen)
    page.one("gauge", "connections", "Open WebSockets.", counters.sockets)
    page.one("gauge", "carried", "... at tables of other workers, over the bus.", house.others.carried)
    page.one("counter", "handed_total", "WebSockets handed to the worker of their table.", counters.handed)
    page.one("gauge", "people", "Members of tables who are here.", len(people_here(house)))
    page.one("counter", "answers_total", "Answers of people.", counters.answers)
    page.one("counter", "games_ended_total", "Finished games.", counters.games_ended)
    page.one("counter", "commits_total", "Transactions.", house.store.commits)
    page.one("gauge", "can_write", "1: all is well; 0: nothing can be written.", house.store.trouble is None)
    page.one("gauge", "bans", "Addresses and people the operator keeps out.", len(house.bans))


def people_here(house: House) -> set[str]:
    """The members whose sockets this process holds."""
    return {one.connection.member for one in house.presences if one.connection.member is not None}


def tell_times(page: Page, house: House) -> None:
    """How long what takes."""
    counters = house.counters
    requests = [({"method": m, "path": p, "status": s}, found) for (m, p, s), found in counters.requests.items()]
    page.times("http_request_seconds", "Requests, until the answer is handed over.", requests)
    page.times("answer_written_seconds", "Answers, from arrival until on disk.", [(NONE, counters.answers_written)])
    page.times("answer_sent_seconds", "... until handed to all sockets of the table.", [(NONE, counters.answers_sent)])
    page.times("commit_seconds", "Transactions.", [(NONE, house.store.commit_times)])
    page.times("thought_seconds", "Bots that search, waiting for a process included.", [(NONE, counters.thoughts)])
    page.one("counter", "thoughts_failed_total", "... that failed or took too long.", counters.thoughts_failed)
    page.times("loop_lateness_seconds", "How late the event loop was, each second.", [(NONE, counters.lateness)])


def tell_refusals(page: Page, house: House) -> None:
    """What was refused, limited, or went wrong."""
    counters = house.counters
    refused = [({"id": id}, count) for id, count in counters.refused.items()]
    limited = [({"limit": purpose}, count) for purpose, count in house.limits.refused.items()]
    errors = [({"level": level, "event": event}, count) for (level, event), count in counters.errors.items()]
    page.many("counter", "refusals_total", "Requests and messages refused, by reason.", refused)
    page.many("counter", "limited_total", "Things an address or a person did too often.", limited)
    page.many("counter", "errors_total", "Warnings and errors, also those left out of the log.", errors)


def tell_process(page: Page) -> None:
    """The process itself."""
    page.one("gauge", "resident_bytes", "Memory in use.", resident_bytes())
    page.one("counter", "cpu_seconds_total", "Processor time.", time.process_time())
    page.one("gauge", "uptime_seconds", "Since the start.", time.time() - STARTED)
    page.many("gauge", "info", "The version.", [({"version": __version__}, 1)])


def resident_bytes() -> int:
    """Now, where the system tells it; else the most it ever was."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
