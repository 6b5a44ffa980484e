"""How the seed of a game among people is drawn: from a secret of the server and a share of every player's device.

The server shows the hash of its secret before any share is known, and every device the hash of its share before any
other is: so nobody, the server included, can choose the seed. Afterwards all of it is told, and anybody can check it.
"""

from __future__ import annotations

from sixgun.kernel.errors import BadRecord
from sixgun.kernel.hints import Final

HEADING: Final = "sixgun draw 1"


class Draw:
    """A secret and the shares by seat, as they stand in a record."""

    __slots__ = ("secret", "shares")

    def __init__(self, secret: str, shares: list[tuple[int, str]]) -> None:
        self.secret = secret
        self.shares = shares

    def seed(self) -> str:
        """SHA-256 of it all, in lines."""
        lines = [HEADING, self.secret, *[f"{seat} {share}" for seat, share in sorted(self.shares)]]
        return hash_of("\n".join(lines))

    @property
    def commitment(self) -> str:
        """What the server showed before the game."""
        return hash_of(self.secret)

    def to_dict(self) -> dict[str, object]:
        """As it stands in a file."""
        return {"secret": self.secret, "shares": [list(share) for share in self.shares]}


def hash_of(text: str) -> str:
    """SHA-256 in hexadecimal digits."""
    from hashlib import sha256

    return sha256(text.encode()).hexdigest()


def read_draw(raw: object, seed: str) -> Draw | None:
    """The draw of a record file; refused if it does not lead to the seed."""
    if raw is None:
        return None
    if not isinstance(raw, dict) or not isinstance(raw.get("secret"), str) or not isinstance(raw.get("shares"), list):
        raise BadRecord("not a record: 'draw' must have a 'secret' and a list of 'shares'")
    shares: list[tuple[int, str]] = []
    for item in raw["shares"]:
        if not (isinstance(item, list) and len(item) == 2 and type(item[0]) is int and isinstance(item[1], str)):
            raise BadRecord("not a record: a share of the draw is [seat, text]")
        shares.append((item[0], item[1]))
    draw = Draw(raw["secret"], shares)
    if draw.seed() != seed:
        raise BadRecord("the seed is not the one that was drawn: it does not follow from the secret and the shares")
    return draw
