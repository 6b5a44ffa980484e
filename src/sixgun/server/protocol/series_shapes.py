"""What a series looks like, for TypeScript: roles, where it stands, its finished games."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

Role: TypeAlias = Literal["sheriff", "deputy", "outlaw", "renegade"]
NoRole: TypeAlias = Literal["none"]  # of two players, who have none


class SeriesGame(Struct):
    """A game of a series that is over; lists by seat."""

    sheriff: int
    side: Role
    winners: list[int]
    roles: list[Role]
    alive: list[bool]
    dollars: list[int]  # what each scored
    turns: list[int]


class Series(Struct):
    """Where a series stands; lists by seat. What is there only before a game comes last."""

    game: int
    games: int
    stage: Literal["keepers", "auctions", "casting", "purchases", "playing", "interval"]
    sheriff: int
    dollars: list[int]
    history: list[SeriesGame]
    hired: list[str | None] | UnsetType = UNSET
    prices: list[int | None] | UnsetType = UNSET  # what was paid for them
    turned_up: list[str] | UnsetType = UNSET  # characters still for hire
    remains: list[list[str]] | UnsetType = UNSET  # what lay before each at the end of the last game
    lot: str | UnsetType = UNSET  # the character up for auction
    bid: int | UnsetType = UNSET  # -1: none yet
    bidder: int | UnsetType = UNSET


class Standing(Struct):
    """One line of the standings, best first."""

    place: int
    seat: int
    dollars: int
    by_game: list[int]
    wins: int
    turns: int
