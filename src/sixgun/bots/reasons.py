"""Why a bot did what it did: an id and what belongs to it. The sentences are texts, as everything people read."""

from __future__ import annotations


class Reason:
    """One sentence by its id (``motive-<id>`` of the texts); *args*: seats, ids of cards and roles, numbers."""

    __slots__ = ("id", "args")

    def __init__(self, id: str, args: dict[str, object]) -> None:  # noqa: A002 - it is one
        self.id = id
        self.args = args
