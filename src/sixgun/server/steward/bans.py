"""Addresses and people the operator keeps out, as every server knows them: read from the database every few seconds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sixgun.server.visitors.addresses import origin_of

ADDRESS: Final = "address"
PERSON: Final = "person"
FORGET: Final = "forget"


class Bans:
    """Who is not let in."""

    def __init__(self) -> None:
        self._kept_out: set[tuple[str, str]] = set()

    def __len__(self) -> int:
        return len(self._kept_out)

    def take(self, orders: Iterable[dict[str, Any]]) -> bool:
        """These are in force now. Is anybody new among them?"""
        before = self._kept_out
        self._kept_out = {(row["kind"], row["what"]) for row in orders if row["kind"] in (ADDRESS, PERSON)}
        return bool(self._kept_out - before)

    def keeps_out(self, host: str) -> bool:
        """Is nobody from there let in? An IPv6 address stands for its /64."""
        return bool(self._kept_out) and (ADDRESS, origin_of(host)) in self._kept_out

    def keeps_out_person(self, guest: str, member: str | None = None) -> bool:
        """Is it a person who is not let in: by the browser, or by the member they are?"""
        if not self._kept_out:
            return False
        return (bool(guest) and (PERSON, guest) in self._kept_out) or (PERSON, member) in self._kept_out
