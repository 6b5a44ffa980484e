"""Several workers on one machine: a parent that holds the door open and starts whoever is missing.

A worker is this very command once more, with the door. SIGTERM ends all of them; SIGHUP puts new ones in their places,
one after the other, each before the old one leaves: also an upgraded program, and nobody notices.
"""

from __future__ import annotations

import logging
import signal
import socket
import subprocess
import sys
import time
from typing import Final

import click
from msgspec import Struct

from sixgun.server.journal.log import Format, about, open_log
from sixgun.server.run import listen
from sixgun.server.tokens import new_id
from sixgun.server.workers.hatch import Hatches, open_pairs

LOG: Final = logging.getLogger("sixgun.server")
SIGNALS: Final = {signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD}
LEAVING: Final = 15.0  # seconds
TOO_SOON: Final = 5.0  # seconds: who dies so young is not started again at once


class Place(Struct):
    """What is open where a worker stands, whoever that is."""

    door: int  # where people come
    side: int | None  # where its metrics are read
    hatches: Hatches | None

    def options(self) -> list[str]:
        """Of its command."""
        found = ["--listening", str(self.door)]
        found += [] if self.side is None else ["--metrics-listening", str(self.side)]
        return found if self.hatches is None else [*found, "--hatches", self.hatches.told()]

    def files(self) -> list[int]:
        """Those it is given."""
        found = [self.door] if self.side is None else [self.door, self.side]
        return found if self.hatches is None else [*found, self.hatches.taking, *self.hatches.giving]


class Worker:
    """One of them."""

    def __init__(self, place: Place) -> None:
        self.since = time.monotonic()
        self.place = place
        self.process = subprocess.Popen(
            [sys.executable, *sys.orig_argv[1:], *place.options()],
            stdin=subprocess.PIPE,  # closed when we are gone
            stdout=subprocess.PIPE,
            text=True,
            pass_fds=place.files(),
        )

    def another(self) -> Worker:
        """One more, to stand where this one stands."""
        return Worker(self.place)

    def greeting(self) -> str:
        """What it says when it is open; nothing: it could not be opened."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def leave(self) -> None:
        """Ask it to go, and wait for it."""
        self.process.terminate()
        try:
            self.process.wait(LEAVING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def run_crew(
    host: str, port: int, count: int, metrics: tuple[str, int] | None = None, log_format: Format = "text"
) -> int:
    """Run so many workers until told to stop; the exit status. Their *metrics* are at that port and the next ones."""
    open_log(log_format)
    signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    door = listen(host, port)
    door.listen(2048)
    sides = [] if metrics is None else [listen(metrics[0], metrics[1] + number) for number in range(count)]
    for side in sides:
        side.listen()
    pairs = open_pairs(count)  # held open by us
    hatches: list[Hatches | None] = [*hatches_of(pairs)] or [None] * count
    files: list[int | None] = [None] * count if metrics is None else [side.fileno() for side in sides]
    crew = [Worker(Place(door.fileno(), *one)) for one in zip(files, hatches, strict=True)]
    greetings = [worker.greeting() for worker in crew]
    if not all(greetings):
        dismiss(crew)
        return 1
    click.echo(greetings[0].strip())
    while True:
        told = signal.sigwait(SIGNALS)
        if told in (signal.SIGTERM, signal.SIGINT):
            dismiss(crew)
            return 0
        if told == signal.SIGHUP:
            crew = [renew(worker) for worker in crew]
        else:
            crew = [worker if worker.process.poll() is None else replace(worker) for worker in crew]


def hatches_of(pairs: list[tuple[socket.socket, socket.socket]]) -> list[Hatches]:
    """What each of them is given of these."""
    crew = new_id()
    giving = [pair[1].fileno() for pair in pairs]
    return [Hatches(crew, place, pair[0].fileno(), giving) for place, pair in enumerate(pairs)]


def renew(old: Worker) -> Worker:
    """A new one in its place, before it leaves; if the new one cannot be opened, the old one stays."""
    new = old.another()
    if not new.greeting():
        LOG.error("a new worker could not be opened: the old one stays", extra=about("worker_unopened"))
        return old
    old.leave()
    return new


def replace(dead: Worker) -> Worker:
    """A new one for one that died."""
    code = dead.process.returncode
    LOG.error("a worker has died (%s): another takes its place", code, extra=about("worker_died", status=code))
    if time.monotonic() - dead.since < TOO_SOON:
        time.sleep(1)
    return dead.another()


def dismiss(crew: list[Worker]) -> None:
    """All of them, at once."""
    for worker in crew:
        worker.process.terminate()
    for worker in crew:
        worker.leave()
