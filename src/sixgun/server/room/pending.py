# compiled
"""The change in progress: what it writes, and what of it everybody is shown once that is on disk."""

from __future__ import annotations

from sixgun.server.line.line import Line
from sixgun.server.protocol.messages import Chat
from sixgun.server.storage.batch import Batch


class Pending:
    """Filled by the work of a change, emptied when the change is shown or given up."""

    __slots__ = (
        "batch",
        "register_changed",
        "table_changed",
        "state_changed",
        "here_changed",
        "ended",
        "new_chat",
        "arrived",
    )

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Nothing is being changed."""
        self.batch = Batch()
        self.register_changed = False  # stored, but not shown
        self.table_changed = False  # the register: stored and shown
        self.here_changed = False  # who is here: shown, but not stored
        self.state_changed = False  # the match: each seat is shown it
        self.ended = False  # the match is over
        self.new_chat: list[Chat] = []
        self.arrived: list[Line] = []
