"""What the games' views, questions and events look like, for TypeScript; a test holds this against real games."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

Role: TypeAlias = Literal["sheriff", "deputy", "outlaw", "renegade"]


class Meaning(Struct, kw_only=True):
    """What an option means; keys that do not apply are absent."""

    key: str
    verb: str
    card: str | UnsetType = UNSET
    used_as: str | UnsetType = field(default=UNSET, name="as")
    target: int | UnsetType = UNSET
    target_card: str | UnsetType = UNSET
    ability: str | UnsetType = UNSET
    character: str | UnsetType = UNSET
    number: int | UnsetType = UNSET
    suit: str | UnsetType = UNSET


class ClassicStage(Struct, kw_only=True):
    """The play being resolved."""

    by: int
    verb: str
    card: str | UnsetType = UNSET
    used_as: str | UnsetType = field(default=UNSET, name="as")
    target: int | UnsetType = UNSET
    ability: str | UnsetType = UNSET


class KnownInDeck(Struct):
    """A card of the deck this seat has seen: 0 is the top."""

    from_top: int
    card: str


class ClassicPlayer(Struct):
    """One seat as the viewer may see it."""

    seat: int
    alive: bool
    character: str | None
    role: Role | None
    life: int
    max_life: int
    hand_size: int
    hand_known: list[str]
    in_play: list[str]
    range: int
    distance: int | None


class ClassicView(Struct):
    """The classic game as one seat (viewer null: a spectator) may see it."""

    game: Literal["classic"]
    viewer: int | None
    turn: int
    turns: int
    phase: str
    deck: int
    discard_count: int
    discards: list[str]
    limbo_count: int
    limbo: list[str]
    bangs_played: int
    stage: ClassicStage | None
    hand: list[str]
    reserve: list[str]
    deck_known: list[KnownInDeck]
    players: list[ClassicPlayer]
    winner: Role | None


class ClassicResult(Struct):
    """How a classic game ended."""

    side: Role
    winners: list[int]
    roles: list[Role]


class GameEvent(Struct, kw_only=True):
    """One entry of the story; keys that do not apply, or are not for the viewer's eyes, are absent."""

    number: int
    what: str
    seat: int | UnsetType = UNSET
    target: int | UnsetType = UNSET
    card: str | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    cause: str | UnsetType = UNSET


class About(Struct, kw_only=True):
    """What everybody knows of a question; games add keys of their own."""

    card: str | UnsetType = UNSET
    used_as: str | UnsetType = field(default=UNSET, name="as")
    by: int | UnsetType = UNSET
    target: int | UnsetType = UNSET
    owner: int | UnsetType = UNSET
    at: int | UnsetType = UNSET
    needed: int | UnsetType = UNSET
    count: int | UnsetType = UNSET
    beer_works: bool | UnsetType = UNSET


class Question(Struct, kw_only=True):
    """The open question: *options* and *default* are there only for those who are asked."""

    number: int
    why: str
    seats: list[int]
    about: About
    options: list[Meaning]
    interjections: list[Meaning]
    can_take_back: bool
    default: str | UnsetType = UNSET


GameView: TypeAlias = ClassicView
GameResult: TypeAlias = ClassicResult
