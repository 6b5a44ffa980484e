"""What The Duel's views, questions and events look like; a target is a place (P1L, P1R), a player (P1), or a word."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from sixgun.server.protocol.common_shapes import AnyAbout, AnyEvent, AnyMeaning, AnyQuestion, AnyStage, AnyView


class DuelMeaning(AnyMeaning, kw_only=True):
    """What an option of The Duel means; keys that do not apply are absent."""

    target: str | UnsetType = UNSET
    back: str | UnsetType = UNSET
    where: Literal["hand", "play"] | UnsetType = UNSET  # the cards it is aimed at


class DuelStage(AnyStage, kw_only=True):
    """The play of The Duel being resolved."""

    target: str | UnsetType = UNSET
    back: str | UnsetType = UNSET


class DuelGear(Struct):
    """A card beside a character; of a resource, the turn it came."""

    card: str
    active: bool
    since: int | UnsetType = UNSET


class DuelCharacter(Struct):
    """A character in play."""

    place: str
    character: str
    front: bool
    awake: bool
    active: bool
    life: int
    max_life: int
    gear: list[DuelGear]


class DuelDeck(Struct):
    """A deck: how many cards, and the back of the top one."""

    size: int
    back: str | None


class DuelPlayer(Struct):
    """One player of The Duel; *target*: whom to eliminate."""

    seat: int
    squad: str
    target: int
    hand_size: int
    hand_backs: list[str]
    hand_known: list[str]
    deck: DuelDeck
    reserve_size: int
    characters: list[DuelCharacter]


class DuelDue(Struct):
    """What is still to come."""

    cause: str
    by: int
    at: str


class DuelView(AnyView, tag_field="game", tag="duel"):
    """The Duel as one seat (viewer null: a spectator) may see it."""

    common_deck: DuelDeck
    limbo_backs: list[str]
    bangs_allowed: int | None
    token_moved: bool
    used_up: list[str]
    reloads: bool
    stage: DuelStage | None
    queue: list[DuelDue]
    candidates: list[str]
    players: list[DuelPlayer]
    winner: str | None


class DuelResult(Struct):
    """How a game of The Duel ended."""

    side: str
    winners: list[int]
    squads: list[str]


class DuelEvent(AnyEvent, kw_only=True):
    """One entry of the story of The Duel; of a card not for the viewer's eyes, the back."""

    target: str | UnsetType = UNSET
    back: str | UnsetType = UNSET
    shooter: str | UnsetType = UNSET


class DuelAbout(AnyAbout, kw_only=True):
    """What everybody knows of a question of The Duel."""

    cause: str | UnsetType = UNSET
    at: str | UnsetType = UNSET
    shooter: str | UnsetType = UNSET
    target: str | UnsetType = UNSET
    any_card: bool | UnsetType = UNSET
    demands_a_card: bool | UnsetType = UNSET
    limit: int | UnsetType = UNSET
    backs: list[str] | UnsetType = UNSET


class DuelQuestion(AnyQuestion, kw_only=True):
    """The open question of The Duel."""

    about: DuelAbout
    options: list[DuelMeaning]
    interjections: list[DuelMeaning]
