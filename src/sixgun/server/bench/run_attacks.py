"""Run the attacks: each against a fresh server, while somebody from another address asks how it does."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
import resource
import shutil
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any, Final

import uvloop
from msgspec import Struct, field

from sixgun.server.bench.attacks import ATTACKS, Target
from sixgun.server.bench.load import Lobby
from sixgun.server.bench.measure import ServerProcess
from sixgun.server.run import raise_file_limit
from sixgun.table import Table, open_table

VICTIM: Final = "127.0.0.2"
EVERY: Final = 0.02  # seconds between two questions of the victim
PATIENCE: Final = 5.0
STARTING: Final = 60.0
USUAL_FILES: Final = 1024
LONG: Final = 2_900  # answers
LOUD: Final = ("bang", "duel", "indians", "gatling", "dynamite", "panic", "cat")
P95_MS: Final = 100.0
PEAK_MIB: Final = 400.0


class Outcome(Struct):
    """What the victim saw of an attack, and what the server needed."""

    attack: str
    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    peak_mib: float = 0.0
    cpu_share: float = 0.0
    log_lines: int = 0

    def wait(self, share: float) -> float:
        """So many questions in a hundred were answered sooner, in milliseconds."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0

    @property
    def holds(self) -> bool:
        """Was it as it is to be?"""
        return bool(self.waits) and not self.errors and self.wait(0.95) <= P95_MS and self.peak_mib <= PEAK_MIB

    def summary(self) -> dict[str, Any]:
        """For people and machines."""
        return {
            "attack": self.attack,
            "asked": len(self.waits) + len(self.errors),
            "p50_ms": round(self.wait(0.5), 1),
            "p95_ms": round(self.wait(0.95), 1),
            "max_ms": round(self.wait(1), 1),
            "errors": len(self.errors),
            "peak_mib": round(self.peak_mib),
            "cpu": f"{self.cpu_share:.0%}",
            "log_lines": self.log_lines,
            "holds": self.holds,
        }


def run_all(names: Iterable[str], seconds: float) -> Iterator[Outcome]:
    """One attack after the other."""
    record = long_record()
    for name in names:
        yield run_one(name, seconds, record)


def run_one(name: str, seconds: float, record: str) -> Outcome:
    """One attack, against a server of its own."""
    outcome = Outcome(name)
    with fresh_server() as server:
        target = prepare(server.url, record, seconds)
        with attacker(name, target):
            before, began = cpu_seconds(server.process.pid), time.monotonic()
            uvloop.run(watch(target.port, seconds, outcome))
            outcome.cpu_share = (cpu_seconds(server.process.pid) - before) / (time.monotonic() - began)
        outcome.peak_mib = peak_mib(server.process.pid)
        outcome.log_lines = len(server.log_file.read_bytes().splitlines())
    return outcome


@contextmanager
def fresh_server() -> Iterator[ServerProcess]:
    """On an empty folder, with the limits everybody has, and no more open files than a shell gives it."""
    folder = Path(tempfile.mkdtemp(prefix="sixgun-attack-"))
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, USUAL_FILES), hard))
    server = ServerProcess(folder / "data")
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def attacker(name: str, target: Target) -> Iterator[None]:
    """While it is under attack from a process of its own, which has begun."""
    spawn = multiprocessing.get_context("spawn")
    begun = spawn.Event()
    process = spawn.Process(target=assault, args=(name, target, begun), daemon=True)
    process.start()
    try:
        if not begun.wait(STARTING):
            raise RuntimeError("the attacker did not start")
        yield
    finally:
        process.join(3)
        if process.is_alive():
            process.kill()
            process.join()


def assault(name: str, target: Target, begun: Event) -> None:
    """The attacker. It has a machine of its own as a rule: here it may not take the victim's time."""
    os.nice(10)
    raise_file_limit()
    begun.set()
    uvloop.run(attack(name, target))


async def attack(name: str, target: Target) -> None:
    """Until its time is over."""
    await ATTACKS[name](target)


def prepare(url: str, record: str, seconds: float) -> Target:
    """A long game on the server: as a replay, and at a table where it goes on."""
    lobby = Lobby(url)
    replay = lobby.post_text("/api/replays", record)["id"]
    table = lobby.post(f"/api/replays/{replay}/play", {"name": "Ann", "at": LONG, "seat": 0})
    return Target(lobby.port, seconds, table["code"], table["token"], replay, record)


def long_record() -> str:
    """Seven peaceful players, who shoot only if there is nothing else to do."""
    table = open_table("classic", {"players": 7}, "a long game")
    for _ in range(LONG):
        step(table)
    return table.record().to_json()


def step(table: Table) -> None:
    """One answer."""
    seat = table.asked[0]
    question = table.question(seat)
    assert question is not None  # it is asked
    calm = [option for option in question.options if not any(word in option.key for word in LOUD)]
    table.answer(seat, (calm or question.options)[-1].key, question.number)


async def watch(port: int, seconds: float, outcome: Outcome) -> None:
    """The victim: asks on a new connection each time, from another address."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                status = await health(port)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            outcome.errors.append(type(error).__name__)
        else:
            if status == b"200":
                outcome.waits.append(time.perf_counter() - began)
            else:
                outcome.errors.append(status.decode(errors="replace"))
        await asyncio.sleep(EVERY)


async def health(port: int) -> bytes:
    """How does the server do?"""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(VICTIM, 0))
    try:
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        answer = await reader.readuntil(b"\r\n\r\n")
        await reader.read()
        return answer.split()[1]
    finally:
        writer.close()


def cpu_seconds(pid: int) -> float:
    """What the process has needed so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def peak_mib(pid: int) -> float:
    """The most memory the process ever had."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found.group(1)) / 1024
