from __future__ import annotations

import io
import logging
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from sixgun import new_game
from sixgun.cli.main import run


@dataclass
class Done:
    code: int
    out: str
    err: str


Sixgun = Callable[..., Done]


@pytest.fixture
def sixgun(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Sixgun]:
    """Run a command as the shell would, with *typed* on its standard input. A log it opened ends with the test."""
    log = logging.getLogger()
    handlers, level = log.handlers[:], log.level
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)

    def call(*arguments: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Done(code, out, err)

    yield call
    log.handlers = handlers
    log.setLevel(level)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a short game that is not over."""
    table = new_game("classic", 4, seed="a record")
    for _ in range(12):
        seat = table.asked[0]
        table.answer(seat, table.choices(seat)[-1])
    path = tmp_path / "game.json"
    path.write_text(table.record().to_json())
    return path


def assert_one_line(done: Done, *words: str) -> None:
    """Wrong use: exit code 2, one line that says what, no traceback."""
    assert done.code == 2, done
    assert done.err.startswith("sixgun: ") and done.err.count("\n") == 1, done.err
    assert "Traceback" not in done.err + done.out
    for word in words:
        assert word in done.err
