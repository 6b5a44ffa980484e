"""What the server cannot know of itself: the address people come to, and which proxies speak for them."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

HOST: Final = re.compile(
    r"(?:[a-z0-9_](?:[a-z0-9_.-]{0,98}[a-z0-9_.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?", re.IGNORECASE
)


class Site(Struct, frozen=True):
    """How it is reached."""

    public: str = ""  # the address to invite people to; empty: whatever address the inviter used
    origins: tuple[str, ...] = ()  # pages of other sites that may use the server
    proxies: tuple[str, ...] = ()  # addresses and networks whose word about addresses is taken

    def is_own(self, origin: str | None, host: str | None) -> bool:
        """Does a browser's request come from a page of ours? (Who is no browser sends no origin.)"""
        if origin is None or origin in self.origins or (self.public and origin == self.public):
            return True
        found = netloc_of(origin)
        return bool(found) and found == (host or "").lower()

    def address(self, scheme: str, host: str | None) -> str:
        """Where people are invited to by somebody who came by that host; empty: nowhere, it is none."""
        if self.public:
            return self.public
        return f"{scheme}://{host}" if host and HOST.fullmatch(host) else ""


def netloc_of(address: str) -> str:
    """Host and port of an address; empty for what is none."""
    try:
        return urlsplit(address).netloc.lower()
    except ValueError:
        return ""


def read_public(text: str) -> str:
    """``https://bang.example`` as it is kept; raises ValueError for what nobody could be invited to."""
    parts = urlsplit(text.strip())
    if parts.scheme not in ("http", "https") or not HOST.fullmatch(parts.netloc) or parts.path not in ("", "/"):
        raise ValueError("an address like https://bang.example is expected")
    if parts.query or parts.fragment:
        raise ValueError("an address ends with its host and port")
    return f"{parts.scheme}://{parts.netloc.lower()}"
