"""What a bot that plays on in its head is given: worlds as its seat must think possible, never the table itself."""

from __future__ import annotations

from sixgun.kernel.chance import Chance
from sixgun.kernel.session import Session


class Imagine:
    """One seat of a game being played. All that is hidden from it is dealt anew before anything is handed out."""

    __slots__ = ("_session", "seat")

    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self.seat = seat

    @property
    def answered(self) -> int:
        """How many answers have been given: the number of a decision, the same in every replay."""
        return self._session.answered

    def world(self, chance: Chance, roles: list[int] | None = None) -> Session | None:
        """A world as it may be, at the open question, with hidden *roles* as given; a fork of its own.

        None if none was found that fits the question. Equal knowledge and chance: equal worlds. [CL-INFO-2 DU-INFO-2]
        """
        return self._session.imagined(self.seat, chance, roles)
