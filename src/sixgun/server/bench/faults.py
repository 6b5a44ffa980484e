"""Several workers, a database, a broker and the network between them, and everything that can happen to each."""

from __future__ import annotations

import asyncio
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeAlias

from sixgun.server.bench.engines import NatsServer, PostgresServer, free_port
from sixgun.server.bench.measure import ServerProcess

LINES: Final = 150  # of a log


class Proxy:
    """The network between one worker and one engine."""

    def __init__(self, to: int) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "sixgun.server.bench.proxy", str(self.port), str(to)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.process.stdout is not None
        self.process.stdout.readline()

    def stop(self) -> None:
        """For good."""
        self.process.kill()
        self.process.wait()


class Machine:
    """One worker with a port of its own and its ways to the engines."""

    def __init__(self, folder: Path, database: str, broker: int, postgres: int) -> None:
        self.folder = folder
        self.port = free_port()
        self.to_postgres, self.to_nats = Proxy(postgres), Proxy(broker)
        self._options = (
            "--no-limits",
            "--database",
            f"postgresql://sixgun@127.0.0.1:{self.to_postgres.port}/{database}",
            "--broker",
            f"nats://127.0.0.1:{self.to_nats.port}",
        )
        self.server = self._start()

    def _start(self) -> ServerProcess:
        return ServerProcess(self.folder, *self._options, port=self.port)

    def start(self) -> None:
        """Again; the database may be gone just now."""
        for attempt in range(10):
            try:
                self.server = self._start()
                return
            except RuntimeError:
                if attempt == 9:
                    raise

    def stop(self) -> None:
        """For good."""
        self.server.process.send_signal(signal.SIGCONT)
        self.server.stop()
        self.to_postgres.stop()
        self.to_nats.stop()


class Site:
    """All of it."""

    def __init__(self, workers: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="sixgun-faults-"))
        self.postgres = PostgresServer(free_port(), fsync=True)
        self.nats = NatsServer()
        self.address = self.postgres.new_database()
        name = self.address.partition("@/")[2].partition("?")[0]
        self.machines = [
            Machine(self.folder / f"worker{number}", name, self.nats.port, self.postgres.port)
            for number in range(workers)
        ]

    @property
    def ports(self) -> list[int]:
        """The doors."""
        return [machine.port for machine in self.machines]

    def last_words(self) -> list[str]:
        """The end of what the workers have logged."""
        logs = sorted(self.folder.glob("*.log"))
        return [f"{log.stem}: {line}" for log in logs for line in log.read_text(errors="replace").splitlines()[-LINES:]]

    def close(self) -> None:
        """Nothing is left of it."""
        for machine in self.machines:
            machine.stop()
        self.nats.stop()
        self.postgres.remove()
        shutil.rmtree(self.folder, ignore_errors=True)


Fault: TypeAlias = Callable[[Site, random.Random], Awaitable[None]]


async def held(processes: list[subprocess.Popen[bytes]] | list[subprocess.Popen[str]], seconds: float) -> None:
    """Stopped for so long."""
    for process in processes:
        process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    for process in processes:
        process.send_signal(signal.SIGCONT)


async def kill_worker(site: Site, chance: random.Random) -> None:
    """kill -9, and another start after a while."""
    machine = chance.choice(site.machines)
    await asyncio.to_thread(machine.server.kill)
    await asyncio.sleep(chance.uniform(0, 2))
    await asyncio.to_thread(machine.start)


async def stop_past_lease(site: Site, chance: random.Random) -> None:
    """SIGSTOP, long enough for others to take over, then SIGCONT."""
    await held([chance.choice(site.machines).server.process], chance.uniform(3.5, 6))


async def stop_briefly(site: Site, chance: random.Random) -> None:
    """SIGSTOP for less than a lease."""
    await held([chance.choice(site.machines).server.process], chance.uniform(0.3, 2))


async def drain_worker(site: Site, chance: random.Random) -> None:
    """SIGTERM, and another start."""
    machine = chance.choice(site.machines)
    await asyncio.to_thread(machine.server.stop)
    await asyncio.to_thread(machine.start)


async def restart_broker(site: Site, chance: random.Random) -> None:
    """Killed, and started after a while."""
    await asyncio.to_thread(site.nats.stop)
    await asyncio.sleep(chance.uniform(0, 2))
    await asyncio.to_thread(site.nats.start)


async def freeze_broker(site: Site, chance: random.Random) -> None:
    """Stopped for a while."""
    site.nats.signal(signal.SIGSTOP)
    await asyncio.sleep(chance.uniform(0.5, 4))
    site.nats.signal(signal.SIGCONT)


async def restart_database(site: Site, chance: random.Random) -> None:
    """As an upgrade would."""
    await asyncio.to_thread(site.postgres.stop, signal.SIGINT)
    await asyncio.sleep(chance.uniform(0, 1))
    await asyncio.to_thread(site.postgres.start)


async def crash_database(site: Site, chance: random.Random) -> None:
    """At once: it has to recover."""
    await asyncio.to_thread(site.postgres.stop)
    await asyncio.to_thread(site.postgres.start)


async def freeze_database(site: Site, chance: random.Random) -> None:
    """Nothing of it moves for a while."""
    frozen = site.postgres.freeze()
    await asyncio.sleep(chance.uniform(0.5, 5))
    site.postgres.thaw(frozen)


async def cut_from_database(site: Site, chance: random.Random) -> None:
    """One worker reaches the database no more; what was on its way comes late."""
    await held([chance.choice(site.machines).to_postgres.process], chance.uniform(0.5, 6))


async def cut_from_broker(site: Site, chance: random.Random) -> None:
    """The same with the broker."""
    await held([chance.choice(site.machines).to_nats.process], chance.uniform(0.5, 6))


async def cut_off(site: Site, chance: random.Random) -> None:
    """The same with both."""
    machine = chance.choice(site.machines)
    await held([machine.to_postgres.process, machine.to_nats.process], chance.uniform(0.5, 6))


async def kill_worker_and_broker(site: Site, chance: random.Random) -> None:
    """Both at once."""
    await asyncio.gather(kill_worker(site, chance), restart_broker(site, chance))


FAULTS: Final[dict[str, Fault]] = {
    fault.__name__: fault
    for fault in (
        kill_worker,
        stop_past_lease,
        stop_briefly,
        drain_worker,
        restart_broker,
        freeze_broker,
        restart_database,
        crash_database,
        freeze_database,
        cut_from_database,
        cut_from_broker,
        cut_off,
        kill_worker_and_broker,
    )
}
