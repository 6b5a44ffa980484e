"""The invitation to a table: the address to send to friends, and the same as a QR code."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import segno

from sixgun.server.errors import Refusal
from sixgun.server.site import Site

LONGEST: Final = 160  # letters: more would be dear to draw and hard to read


def invitation(site: Site, scheme: str, host: str | None, code: str) -> str:
    """The address to send to friends."""
    place = site.address(scheme, host)
    if not place:
        raise Refusal("bad_request", detail="the Host header is no address")
    return f"{place}/#/t/{code}"


@lru_cache(1000)
def drawn(invite: str) -> str:
    """As a QR code, drawn once."""
    assert len(invite) <= LONGEST
    picture = segno.make(invite, error="m", micro=False).svg_inline(scale=4, border=2, light="#fff")
    return picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
