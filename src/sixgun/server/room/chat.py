"""What is said at a table: all of it is stored, the last lines are shown to who comes."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

import msgspec

from sixgun.server.protocol.messages import Chat
from sixgun.server.room.pending import Pending
from sixgun.server.room.register import Member
from sixgun.server.times import now

CHAT_SHOWN: Final = 100


class ChatLog:
    """The chat of one table."""

    def __init__(self, table_id: int, pending: Pending) -> None:
        self.shown: deque[Chat] = deque(maxlen=CHAT_SHOWN)
        self._table_id = table_id
        self._pending = pending
        self.said = 0  # numbers given

    def say(self, member: Member, text: str) -> None:
        """One more line; it is shown when it is on disk."""
        line = Chat(self.said, member.id, member.name, member.seat, text, now())
        self.said += 1
        self._pending.new_chat.append(line)
        row = {"table_id": self._table_id, "number": line.number, "at": line.at, "member": line.member}
        self._pending.batch.chat.append(row | {"name": line.name, "seat": line.seat, "text": line.text})

    def read(self, rows: list[dict[str, Any]]) -> None:
        """Go on after these, the last ones on disk."""
        self.shown = deque((msgspec.convert(row, Chat) for row in rows), CHAT_SHOWN)
        self.said = rows[-1]["number"] + 1 if rows else 0
