"""The text of a message, as it is sent."""

from __future__ import annotations

from typing import Final

import msgspec

ENCODER: Final = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    """The text of a message."""
    return ENCODER.encode(message)
