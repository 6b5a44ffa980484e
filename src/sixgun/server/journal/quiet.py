"""A log that nobody can flood: of each kind of line a few, then now and then one that says how many were left out."""

from __future__ import annotations

import logging
from typing import Final

from sixgun.server.visitors.limits import Bucket

RATE: Final = (20.0, 0.1)  # lines of one kind: at once, and a second ...
NEWS: Final = (200.0, 5.0)  # ... and of what simply happens
KINDS: Final = 500


class Quiet(logging.Filter):
    """Lets few lines of a kind pass; a kind is a logger, a level and a text before its arguments are put in."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, int, str], Bucket] = {}
        self._left_out: dict[tuple[str, int, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Is it to be written?"""
        kind = (record.name, record.levelno, str(record.msg)[:200])
        rate = NEWS if record.levelno == logging.INFO else RATE
        bucket = self._kinds.get(kind)
        if bucket is None:
            if len(self._kinds) >= KINDS:
                self._kinds.clear()
                self._left_out.clear()
            bucket = self._kinds[kind] = Bucket(rate[0])
        if not bucket.take(rate):
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        left_out = self._left_out.pop(kind, 0)
        if left_out:
            record.msg = f"{record.msg} (and {left_out} more like it)"
            record.facts = {**getattr(record, "facts", {}), "left_out": left_out}
        return True


def keep_quiet(logger: logging.Logger) -> None:
    """Whatever this logger's handlers write is written in measure."""
    for handler in logger.handlers:
        if not any(isinstance(one, Quiet) for one in handler.filters):
            handler.addFilter(Quiet())
