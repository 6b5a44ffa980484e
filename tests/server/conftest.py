from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.bench.engines import NatsServer, PostgresServer
from sixgun.server.site import Site
from sixgun.server.visitors.limits import Limits

from .driving import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a file: each opens its own tables."""
    running = Running(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start servers on one data folder, one after the other."""
    running: list[Running] = []

    def begin(site: Site | None = None, **limits: Any) -> Running:
        for one in running:
            one.stop()
        running.append(Running(tmp_path / "data", Limits(**limits) if limits else None, site))
        return running[-1]

    yield begin
    for one in running:
        one.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server for all tests that want one."""
    server = PostgresServer()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def nats() -> Iterator[NatsServer]:
    """A broker for all tests that want one."""
    server = NatsServer()
    yield server
    server.stop()
