"""The log: lines for people, or one JSON object a line, each with the request it belongs to."""

from __future__ import annotations

import logging
import re
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, Literal, TypeAlias

import msgspec

from sixgun.server.journal.quiet import keep_quiet

Format: TypeAlias = Literal["text", "json"]
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
ID: Final = re.compile(r"[A-Za-z0-9._=+/-]{8,64}")
LEVELS: Final = {"text": logging.WARNING, "json": logging.INFO}  # a terminal shows only what somebody should look at
NO_NEWS: Final = (
    "Application startup failed",  # whoever starts the server is told better: run.reason_of
    "Invalid HTTP request received",  # the internet is full of them
    "Unsupported upgrade request",
)


def new_request() -> str:
    """An id for a request or a socket."""
    return secrets.token_hex(8)


def read_request(text: str | None) -> str:
    """An id a proxy has given; a new one for what is none."""
    return text if text is not None and ID.fullmatch(text) else new_request()


@contextmanager
def on_behalf_of(request: str) -> Iterator[None]:
    """What is logged meanwhile belongs to that request or socket."""
    token = REQUEST.set(request)
    try:
        yield
    finally:
        REQUEST.reset(token)


def about(event: str, **facts: Any) -> dict[str, Any]:
    """What a line is about, for machines: ``LOG.info(…, extra=about("joined", table=code, person=id))``.

    Tokens, hands, answers and names do not belong here; an address only where somebody has to be found by it.
    """
    return {"event": event, "facts": {name: value for name, value in facts.items() if value not in (None, "")}}


class TextLines(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - its name in the library
        """The line, with the request if there is one."""
        request = REQUEST.get()
        return super().formatMessage(record) + (f" [{request}]" if request else "")


class JsonLines(logging.Formatter):
    """For machines: time, level, event, request, table, person, and what else is known."""

    def format(self, record: logging.LogRecord) -> str:
        """One object, on one line."""
        found: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": getattr(record, "event", record.name),
        }
        request = REQUEST.get()
        if request:
            found["request"] = request
        found |= getattr(record, "facts", {})
        found["message"] = record.getMessage()
        if record.exc_info:
            found["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(found, enc_hook=str).decode()


def open_log(form: Format = "text") -> None:
    """The log of this process goes to standard error, in that form and in measure."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(LEVELS[form])
    for name in ("alembic", "httpx", "nats"):
        logging.getLogger(name).setLevel(logging.WARNING)
    keep_quiet(root)
    handler.addFilter(is_news)


def is_news(record: logging.LogRecord) -> bool:
    """Is it something to know?"""
    return record.name != "uvicorn.error" or not str(record.msg).startswith(NO_NEWS)
