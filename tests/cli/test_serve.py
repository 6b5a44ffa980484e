"""``sixgun serve`` where it cannot: one line that says why, no traceback."""

from __future__ import annotations

import resource
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.server.bench.measure import ServerProcess
from tests.cli.conftest import Sixgun, assert_one_line


def started(*options: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: the server takes the log of the process over."""
    command = [sys.executable, "-m", "sixgun", "serve", "--port", "0", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def assert_one_line_of(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith("sixgun: ") and done.stderr.count("\n") == 1, done.stderr
    for word in words:
        assert word in done.stderr


@pytest.mark.parametrize("command", ["serve", "play"])
@pytest.mark.parametrize("port", ["99999", "-1", "http"])
def test_a_port_there_cannot_be_is_refused(sixgun: Sixgun, command: str, port: str) -> None:
    assert_one_line(sixgun(command, "--port", port), "--port", port)


def test_what_is_no_address_is_refused(sixgun: Sixgun) -> None:
    assert_one_line(sixgun("serve", "--proxy", "my-proxy"), "--proxy", "my-proxy", "10.0.0.0/8")
    assert_one_line(sixgun("serve", "--public", "bang.example"), "--public", "https://bang.example")


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert_one_line_of(started("--data", str(tmp_path / "file" / "data")), "data folder", "Not a directory")


def test_a_folder_that_cannot_be_written_is_one_line() -> None:
    assert_one_line_of(started("--data", "/proc/sixgun"), "data folder /proc/sixgun")


def test_a_database_that_is_none_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "sixgun.db").write_text("this is no database, and never was one" * 100)
    assert_one_line_of(started("--data", str(tmp_path)), "database", "not a database")


def test_a_taken_port_and_a_taken_folder_are_one_line(tmp_path: Path, sixgun: Sixgun) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert_one_line(sixgun("serve", "--port", port, "--data", str(tmp_path / "a")), "cannot listen", port)
    server = ServerProcess(tmp_path / "b")
    try:
        assert_one_line_of(started("--data", str(tmp_path / "b")), "another server")
        soft = int(next(line for line in limits_of(server) if line.startswith("Max open files")).split()[3])
        assert soft == min(65_536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]), "as many as there may be"
    finally:
        server.stop()


def limits_of(server: ServerProcess) -> list[str]:
    return Path(f"/proc/{server.process.pid}/limits").read_text().splitlines()
