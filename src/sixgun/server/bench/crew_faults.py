"""The workers of one parent, behind one door, and everything that can happen to each."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from sixgun.server.bench.engines import NatsServer, PostgresServer, free_port
from sixgun.server.bench.faults import (
    Fault,
    Site,
    crash_database,
    freeze_broker,
    freeze_database,
    restart_broker,
    restart_database,
)
from sixgun.server.bench.measure import ServerProcess

RENEWING: Final = 90.0  # seconds


class CrewSite(Site):
    """All of it."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.folder = Path(tempfile.mkdtemp(prefix="sixgun-faults-"))
        self.postgres = PostgresServer(free_port(), fsync=True)
        self.nats = NatsServer()
        self.address = self.postgres.new_database()
        options = ("--no-limits", "--workers", str(workers), "--database", self.address, "--broker", self.nats.url)
        self.machines = []
        self.server = ServerProcess(self.folder / "data", *options)

    @property
    def ports(self) -> list[int]:
        """One door."""
        return [int(self.server.url.rstrip("/").rpartition(":")[2])]

    def children(self) -> list[int]:
        """The workers."""
        command = ["pgrep", "-P", str(self.server.process.pid)]
        return [int(line) for line in subprocess.run(command, capture_output=True, text=True).stdout.split()]

    def close(self) -> None:
        """Nothing is left of it."""
        for child in self.children():
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGCONT)
        self.server.stop()
        super().close()


async def one_of(crew: CrewSite, chance: random.Random) -> int:
    """Any of them, when all are there again."""
    end = time.monotonic() + RENEWING
    while len(children := crew.children()) < crew.workers and time.monotonic() < end:
        await asyncio.sleep(0.05)
    return chance.choice(children)


def crew_of(site: Site) -> CrewSite:
    """These faults are for crews."""
    assert isinstance(site, CrewSite)
    return site


async def kill_one(site: Site, chance: random.Random) -> None:
    """kill -9; its parent starts another."""
    os.kill(await one_of(crew_of(site), chance), signal.SIGKILL)
    await asyncio.sleep(chance.uniform(0, 2))


async def freeze_one(crew: CrewSite, chance: random.Random, seconds: float) -> None:
    """SIGSTOP for so long."""
    child = await one_of(crew, chance)
    os.kill(child, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    os.kill(child, signal.SIGCONT)


async def stop_one_past_lease(site: Site, chance: random.Random) -> None:
    """Long enough for others to take over; sockets handed to it wait."""
    await freeze_one(crew_of(site), chance, chance.uniform(3.5, 6))


async def stop_one_briefly(site: Site, chance: random.Random) -> None:
    """For less than a lease."""
    await freeze_one(crew_of(site), chance, chance.uniform(0.3, 2))


async def kill_frozen(site: Site, chance: random.Random) -> None:
    """kill -9 of one that is stopped, with what lies in its queue."""
    child = await one_of(crew_of(site), chance)
    os.kill(child, signal.SIGSTOP)
    await asyncio.sleep(chance.uniform(0.3, 2))
    os.kill(child, signal.SIGKILL)


async def renew_all(site: Site, chance: random.Random) -> None:
    """SIGHUP: new ones in their places, one after the other."""
    crew = crew_of(site)
    before = set(crew.children())
    crew.server.process.send_signal(signal.SIGHUP)
    end = time.monotonic() + RENEWING
    while before & set(crew.children()) and time.monotonic() < end:
        await asyncio.sleep(0.1)


CREW_FAULTS: Final[dict[str, Fault]] = {
    fault.__name__: fault
    for fault in (
        kill_one,
        stop_one_past_lease,
        stop_one_briefly,
        kill_frozen,
        renew_all,
        restart_broker,
        freeze_broker,
        restart_database,
        crash_database,
        freeze_database,
    )
}
