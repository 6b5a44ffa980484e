"""Measure a server: the load of many players, and what idle tables and connections cost."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import uvloop

from sixgun.server.bench.engines import free_port
from sixgun.server.bench.figures import Figures
from sixgun.server.bench.load import Lobby, connect, metric, run_load
from sixgun.server.bench.players import LoadClient
from sixgun.server.bench.reading import LoadTable

Where: TypeAlias = tuple[str, list[str]]  # where people come, and where the metrics of each worker are read
START: Final = "from sixgun.cli.serve import serve; serve()"


class Opened:
    """A server in a process of its own that says its address first; its standard input ends when we are gone."""

    def __init__(self, command: list[str], log: Path, env: dict[str, str] | None = None) -> None:
        self.log_file = log
        self.log = open(log, "ab")  # noqa: SIM115 - as long as the process
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=self.log, text=True, env=env)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if found is None:
            self.kill()
            told = [line, *log.read_text(errors="replace").splitlines()]
            raise RuntimeError(f"the server did not start: {[one for one in told if one.strip()][-1:]}")
        self.url = found.group()

    def kill(self) -> None:
        """As if the power went."""
        self.process.kill()
        self.process.wait()
        self._close()

    def stop(self) -> None:
        """Politely."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._close()

    def _close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.log.close()


class ServerProcess(Opened):
    """A server of ours, on a free port if none is given; it leaves with us."""

    def __init__(self, folder: Path, *options: str, port: int = 0) -> None:
        command = [sys.executable, "-c", START, "--follow", "--port", str(port), "--data", str(folder), *options]
        super().__init__(command, folder.parent / f"{folder.name}.log")


@contextlib.contextmanager
def some_server(where: Where | None, *options: str, workers: int = 1) -> Iterator[Where]:
    """The one that runs, or a fresh one with these options for the while."""
    if where is not None:
        yield where
        return
    folder = Path(tempfile.mkdtemp(prefix="sixgun-load-"))
    side = free_port()
    server = ServerProcess(folder / "data", "--no-limits", "--metrics", str(side), *options)
    try:
        yield server.url, [f"http://127.0.0.1:{side + number}" for number in range(workers)]
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def load(
    where: Where | None,
    players: int,
    tables: int,
    seconds: float,
    thinking: tuple[float, float],
    warm: float = 1,
    options: Sequence[str] = (),
    workers: int = 1,
    look: Callable[[], None] = lambda: None,
) -> dict[str, Any]:
    """Many players at once; *options* of the server that is started where none runs, and its *workers*; *look* is
    called when measuring begins and when it ends."""
    figures = Figures(players, tables)
    with some_server(where, *options, workers=workers) as (url, metrics):
        commits = metric(metrics, "commits_total")

        def cpu() -> float:
            look()
            return metric(metrics, "cpu_seconds_total")

        uvloop.run(run_load(url, cpu, figures, seconds, thinking, warm))
        resident = metric(metrics, "resident_bytes")
        commits = metric(metrics, "commits_total") - commits
    return {**figures.summary(), "commits": int(commits), "server_mib": round(resident / 2**20)}


def memory(where: Where | None, tables: int) -> dict[str, Any]:
    """What an idle table costs (begun, five seats, nobody there), and a connection."""
    with some_server(where) as (url, metrics):
        lobby = Lobby(url)
        codes = [lobby.bots_only() for _ in range(20)]  # what is loaded once is loaded now
        empty = metric(metrics, "resident_bytes")
        codes += [lobby.bots_only() for _ in range(tables)]
        full = metric(metrics, "resident_bytes")
        connections = asyncio.run(watch(url, metrics, codes[-tables:]))
    return {
        "idle_tables": tables,
        "kib_per_idle_table": round((full - empty) / tables / 1024, 1),
        "connections": connections[0],
        "kib_per_connection": round((connections[1] - full) / connections[0] / 1024, 1),
    }


async def watch(url: str, metrics: list[str], codes: list[str]) -> tuple[int, float]:
    """Five nameless spectators at each of these tables; how many, and the memory then."""
    table = LoadTable(Figures(0, 0), (0, 0))
    clients = [(code, LoadClient(table, -1, None, False)) for code in codes for _ in range(5)]
    for code, client in clients:
        await connect(url, code, client)
    await asyncio.sleep(1)
    resident = await asyncio.get_running_loop().run_in_executor(None, metric, metrics, "resident_bytes")
    for _, client in clients:
        client.stopped = True
        if client.line is not None:
            client.line.disconnect()
    return len(clients), resident
