"""Several workers on one machine: a parent that holds the door open and starts whoever is missing.

A worker is this very command once more, with the door. SIGTERM ends all of them; SIGHUP puts new ones in their places,
one after the other, each before the old one leaves: also an upgraded program, and nobody notices.
"""

from __future__ import annotations

import logging
import signal
import subprocess
import sys
import time
from typing import Final

import click

from sixgun.server.run import listen

LOG: Final = logging.getLogger("sixgun.server")
SIGNALS: Final = {signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD}
LEAVING: Final = 15.0  # seconds
TOO_SOON: Final = 5.0  # seconds: who dies so young is not started again at once


class Worker:
    """One of them."""

    def __init__(self, door: int) -> None:
        self.since = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, *sys.orig_argv[1:], "--listening", str(door)],
            stdin=subprocess.PIPE,  # closed when we are gone
            stdout=subprocess.PIPE,
            text=True,
            pass_fds=[door],
        )

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


def run_crew(host: str, port: int, count: int) -> int:
    """Run so many workers until told to stop; the exit status."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    door = listen(host, port)
    door.listen(2048)
    crew = [Worker(door.fileno()) for _ in range(count)]
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
            crew = [renew(worker, door.fileno()) for worker in crew]
        else:
            crew = [worker if worker.process.poll() is None else replace(worker, door.fileno()) for worker in crew]


def renew(old: Worker, door: int) -> Worker:
    """A new one in its place, before it leaves; if the new one cannot be opened, the old one stays."""
    new = Worker(door)
    if not new.greeting():
        LOG.error("a new worker could not be opened: the old one stays")
        return old
    old.leave()
    return new


def replace(dead: Worker, door: int) -> Worker:
    """A new one for one that died."""
    LOG.error("a worker has died (%s): another takes its place", dead.process.returncode)
    if time.monotonic() - dead.since < TOO_SOON:
        time.sleep(1)
    return Worker(door)


def dismiss(crew: list[Worker]) -> None:
    """All of them, at once."""
    for worker in crew:
        worker.process.terminate()
    for worker in crew:
        worker.leave()
