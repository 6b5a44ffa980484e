"""The text of a message, as it is sent."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw

ENCODER: Final = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    """The text of a message."""
    return ENCODER.encode(message)


def encoded(piece: object) -> Raw:
    """A piece of a message that goes to many: encoded once."""
    return Raw(encode(piece))
