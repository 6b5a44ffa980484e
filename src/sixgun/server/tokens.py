"""Signed seat tokens, table codes and ids that cannot be guessed."""

from __future__ import annotations

import secrets
import string
from typing import Final

from itsdangerous import BadData, URLSafeSerializer

LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # nothing that looks like something else
CODE_LENGTH: Final = 12  # 30 ** 12: 58 bits
SIGNS: Final = string.ascii_letters + string.digits  # no dash: on a command line an id must not look like an option
ID_LENGTH: Final = 12  # 62 ** 12: 71 bits


def new_code() -> str:
    """A table code: spoken in three groups of four."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as somebody typed it."""
    return "".join(letter for letter in text.upper()[:40] if letter in LETTERS)


def new_id() -> str:
    """An id of a member or a replay."""
    return "".join(secrets.choice(SIGNS) for _ in range(ID_LENGTH))


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


class Tokens:
    """Makes and reads seat tokens: who holds one is that member of that table, on any device."""

    def __init__(self, key: bytes) -> None:
        self._serializer = URLSafeSerializer(key, salt="sixgun seat 1")

    def make(self, code: str, member: str) -> str:
        """The token of a member."""
        made = self._serializer.dumps([code, member])
        return made if isinstance(made, str) else made.decode()

    def read(self, token: str, code: str) -> str | None:
        """The member a token of this table stands for; None if it was not made here for it."""
        try:
            found = self._serializer.loads(token)
        except BadData:
            return None
        if isinstance(found, list) and len(found) == 2 and found[0] == code and isinstance(found[1], str):
            return found[1]
        return None
