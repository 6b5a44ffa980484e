"""What can go wrong on the user's side: each error says what would have been right, and nothing has changed."""

from __future__ import annotations


class SixgunError(ValueError):
    """The base of every error that is the caller's, never ours."""


class IllegalAnswer(SixgunError):
    """The seat, the question number or the option is not the one being asked. *legal*: the keys that are."""

    def __init__(self, message: str, legal: list[str]) -> None:
        super().__init__(message)
        self.legal = legal


class NoSuchSeat(SixgunError):
    """The table has no seat of that number."""


class BadSetup(SixgunError):
    """No such game can be set up: unknown option or set, wrong number of players."""


class BadRecord(SixgunError):
    """A record that cannot be read, or that belongs to another version of the rules."""


class Diverged(BadRecord):
    """Playing the record again did not lead to the same game. *at*: the number of the first bad answer."""

    def __init__(self, message: str, at: int) -> None:
        super().__init__(message)
        self.at = at


class GameOver(Exception):
    """The one exception used as control flow: it unwinds every rule in progress."""
