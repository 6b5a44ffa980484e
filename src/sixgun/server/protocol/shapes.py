"""What the games' views, questions and events look like, for TypeScript; a test holds this against real games."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from sixgun.server.protocol.common_shapes import AnyAbout, AnyEvent, AnyMeaning, AnyQuestion, AnyStage, AnyView
from sixgun.server.protocol.duel_shapes import DuelEvent, DuelMeaning, DuelQuestion, DuelResult, DuelView
from sixgun.server.protocol.series_shapes import NoRole, Role, Series, SeriesGame, Standing


class ClassicMeaning(AnyMeaning, kw_only=True):
    """What an option of the classic game means; keys that do not apply are absent."""

    target: int | UnsetType = UNSET
    target_card: str | UnsetType = UNSET
    second_card: str | UnsetType = UNSET
    number: int | UnsetType = UNSET
    amount: int | UnsetType = UNSET  # of a bid: dollars
    suit: str | UnsetType = UNSET


class ClassicStage(AnyStage, kw_only=True):
    """The play of the classic game being resolved."""

    target: int | UnsetType = UNSET
    target_card: str | UnsetType = UNSET
    second_card: str | UnsetType = UNSET
    targets: list[int] | UnsetType = UNSET  # of an attack on many, in the order they are hit


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
    distances: list[int | None]  # how far this seat sees each other one
    marks: list[str] | UnsetType = UNSET  # ghost, skipped, passive, held, departed
    fresh: list[str] | UnsetType = UNSET  # cards in play that still wait
    lent: list[str] | UnsetType = UNSET  # characters whose ability it has besides its own
    asleep: dict[str, str] | UnsetType = UNSET  # what silences its "character", its cards "in_play"
    hand: list[str] | UnsetType = UNSET  # where all hands lie open
    person: int | UnsetType = UNSET  # who answers for it, where a person has several figures


class Train(Struct):
    """The train of The Great Train Robbery."""

    path: list[str]  # stations from left to right: their texts are the prices
    wagons: list[str]  # behind the locomotive, the nearest first
    stations: list[str | None]  # by wagon: the station it stands at and can be taken for, if any
    at: int  # under which station the locomotive stands, from 1
    end: int  # where the End of the Line is
    side: str  # what the locomotive does there: ironhorse, leland
    next_side: str  # and the next time
    driver: int  # at the start of whose turns it advances
    stations_left: int
    wagons_left: int
    drawn: int  # wagons somebody has drawn and not yet placed
    taken: bool  # the wagon of the turn was taken
    advanced: bool  # the free advance of the turn was used


class OwnTrain(Struct):
    """What the train means to the viewer."""

    affordable: list[str]  # stations of the path whose price they could pay now
    drawn: list[str]  # wagons that only they see


class Now(Struct):
    """What the events in force come to just now."""

    draws: list[int]  # by seat: cards in phase 1
    bangs: list[int | None]  # by seat: BANG! cards in its turn; null: any number
    suits: dict[str, str]  # suits that count as others
    backwards: bool  # turns go counter-clockwise
    played: int  # cards the active player has played from hand this turn


class ClassicView(AnyView, tag_field="game", tag="classic"):
    """The classic game as one seat (viewer null: a spectator) may see it."""

    deck: int
    discard_count: int
    limbo_count: int
    stage: ClassicStage | None
    deck_known: list[KnownInDeck]
    role_counts: dict[str, int]
    circle: list[int]  # the seats in table order
    table: list[str]  # what everybody has: events in force, variants
    players: list[ClassicPlayer]
    winner: Role | NoRole | None
    series: Series | UnsetType = UNSET
    leader: int | UnsetType = UNSET
    event: list[str] | UnsetType = UNSET
    next_event: list[str] | UnsetType = UNSET
    events_left: int | UnsetType = UNSET
    now: Now | UnsetType = UNSET
    named_suit: str | UnsetType | None = UNSET
    handcuffed: int | UnsetType | None = UNSET
    marked_card: str | UnsetType | None = UNSET
    first_fallen: int | UnsetType | None = UNSET
    show: str | UnsetType | None = UNSET
    shows_left: int | UnsetType = UNSET
    cards_played: int | UnsetType = UNSET
    train: Train | UnsetType = UNSET
    own_train: OwnTrain | UnsetType = UNSET


class ClassicResult(Struct):
    """How a classic game ended, or a series of them."""

    side: Role | NoRole | Literal["series"]
    winners: list[int]
    roles: list[Role | NoRole]
    dollars: list[int] | UnsetType = UNSET
    standings: list[Standing] | UnsetType = UNSET
    games: list[SeriesGame] | UnsetType = UNSET


class ClassicEvent(AnyEvent, kw_only=True):
    """One entry of the story of the classic game; keys that do not apply, or are secret, are absent."""

    target: int | UnsetType = UNSET
    life: list[int] | UnsetType = UNSET  # of a turn: the life points of every seat when it begins


class ClassicAbout(AnyAbout, kw_only=True):
    """What everybody knows of a question of the classic game."""

    target: int | UnsetType = UNSET
    owner: int | UnsetType = UNSET
    at: int | UnsetType = UNSET
    needed: int | UnsetType = UNSET
    count: int | UnsetType = UNSET
    beer_works: bool | UnsetType = UNSET
    target_card: str | UnsetType = UNSET
    figure: int | UnsetType = UNSET  # of several figures of the person, the one it is about


class ClassicQuestion(AnyQuestion, kw_only=True):
    """The open question of the classic game: *options* and *default* are there only for those who are asked."""

    about: ClassicAbout
    options: list[ClassicMeaning]
    interjections: list[ClassicMeaning]


# -- what a seat sees beyond a spectator -------------------------------------------------------------------------------


class OwnPlayer(Struct, kw_only=True):
    """What a seat sees beyond a spectator of itself or another: keys that replace the spectator's."""

    role: Role | UnsetType = UNSET
    hand_known: list[str] | UnsetType = UNSET


class OwnView(Struct, kw_only=True):
    """What a seat sees beyond a spectator: keys that replace the spectator's, of players by seat; of theirs, none."""

    viewer: int | UnsetType = UNSET
    hand: list[str] | UnsetType = UNSET
    reserve: list[str] | UnsetType = UNSET
    candidates: list[str] | UnsetType = UNSET
    limbo: list[str] | UnsetType = UNSET
    deck_known: list[KnownInDeck] | UnsetType = UNSET
    own_train: OwnTrain | UnsetType = UNSET
    players: dict[str, OwnPlayer] | UnsetType = UNSET


GameView: TypeAlias = ClassicView | DuelView
GameResult: TypeAlias = ClassicResult | DuelResult
Meaning: TypeAlias = ClassicMeaning | DuelMeaning
Question: TypeAlias = ClassicQuestion | DuelQuestion
GameEvent: TypeAlias = ClassicEvent | DuelEvent
