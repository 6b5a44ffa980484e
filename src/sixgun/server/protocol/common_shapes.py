"""What views, questions and events of every game have in common; each game's shapes add to these."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field


class AnyPlay(Struct, kw_only=True):
    """Something done with a card or an ability; keys that do not apply are absent."""

    verb: str
    card: str | UnsetType = UNSET
    used_as: str | UnsetType = field(default=UNSET, name="as")
    ability: str | UnsetType = UNSET


class AnyMeaning(AnyPlay, kw_only=True):
    """What an option means."""

    key: str
    character: str | UnsetType = UNSET
    left: int | UnsetType = UNSET  # it costs life points: so many are left
    warn: str | UnsetType = UNSET  # why one should think twice: self, sheriff, deputy, die, nothing, lose


class AnyStage(AnyPlay, kw_only=True):
    """The play being resolved."""

    by: int


class AnyView(Struct):
    """The game as one seat (viewer null: a spectator) may see it."""

    mode: str
    viewer: int | None
    turn: int
    turns: int
    phase: str
    discards: list[str]
    limbo: list[str]
    bangs_played: int
    hand: list[str]
    reserve: list[str]


class AnyEvent(Struct, kw_only=True):
    """One entry of the story; keys that do not apply, or are secret, are absent."""

    number: int
    what: str
    seat: int | UnsetType = UNSET
    card: str | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    cause: str | UnsetType = UNSET


class AnyAbout(Struct, kw_only=True):
    """What everybody knows of a question."""

    card: str | UnsetType = UNSET
    used_as: str | UnsetType = field(default=UNSET, name="as")
    by: int | UnsetType = UNSET


class AnyQuestion(Struct, kw_only=True):
    """The open question: *options* and *default* are there only for those who are asked."""

    number: int
    why: str
    seats: list[int]
    can_take_back: bool
    default: str | UnsetType = UNSET
