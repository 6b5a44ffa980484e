"""What the HTTP API takes and gives, as types: the OpenAPI document and the TypeScript types are made of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from sixgun.server.protocol.series_shapes import SeriesGame, Standing
from sixgun.server.protocol.terms import (
    Clock,
    Draw,
    EventJson,
    Guest,
    Hash,
    Json,
    Name,
    Number,
    OpenSeat,
    Pace,
    QuestionJson,
    SeatNumber,
    Settings,
    Status,
    ViewJson,
)

SomeSettings: TypeAlias = Annotated[Settings, Meta(extra={"typescript": "Partial<Settings>"})]
Eyes: TypeAlias = Literal["table", "all", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]


class Problem(Struct):
    """Why a request was refused: an id and arguments for the locale files, and a plain English line for logs."""

    id: str
    args: Json
    message: str


class SetInfo(Struct):
    """One set (expansion) of a game: the sets it needs, what it brings, its table options with their defaults.

    *presets*: options that switch on others, as far as these are of a set in use.
    """

    id: str
    needs: list[str]
    cards: list[str]
    characters: list[str]
    options: dict[str, Any]
    presets: dict[str, list[str]] = {}


class SquadInfo(Struct):
    """One side of a mode, in turn order: who may be in it."""

    id: str
    characters: list[str]


class ModeInfo(Struct):
    """One way to play a game: its sets, its squads, and how many characters a squad takes."""

    id: str
    sets: list[str]
    squads: list[SquadInfo]
    size: int  # unless agreed otherwise
    fewest: int
    most: int


class GameInfo(Struct):
    """One game: for how many, in which modes, with which sets.

    *roles*: by the number of players, how many there are of each.
    """

    id: str
    rules: str
    players: list[int]
    modes: list[ModeInfo]
    roles: dict[str, dict[str, int]]
    sets: list[SetInfo]


class Games(Struct):
    """All games, and what a table can be set to besides."""

    games: list[GameInfo]
    clocks: list[Clock]
    bots: list[str]
    languages: list[str]
    temperaments: list[str]  # a bot is called by its strength, or as in ``gunslinger/reckless`` ...
    tempered: list[str]  # ... if it is one of these


class TableLine(Struct):
    """A public table in the list of the lobby."""

    code: str
    title: str
    game: str
    sets: list[str]
    status: Status
    seats: int
    people: int
    bots: int
    free: int
    watching: int
    clock: str
    spectators: bool
    owner: str | None
    language: str  # spoken there; empty: not said


class Tables(Struct):
    """The public tables, the busiest first."""

    tables: list[TableLine]


class CreateTable(Struct, forbid_unknown_fields=True):
    """Open a table and sit down there, as its owner."""

    name: Name
    settings: SomeSettings = field(default_factory=Settings)
    seat: SeatNumber = 0


class PlayNow(Struct, forbid_unknown_fields=True):
    """Open a private table full of bots and begin at once; *watch*: bots only, and you look on."""

    name: Name
    settings: SomeSettings = field(default_factory=lambda: Settings(public=False, clock="none", dead_see="all"))
    watch: bool = False
    seat: SeatNumber = 0
    commitment: Hash | None = None  # the hash of a share in the seed: the game begins when it is revealed


class JoinTable(Struct, forbid_unknown_fields=True):
    """Come in. *seat*: null takes the first free one, if there is one; *watch*: do not sit."""

    name: Name
    seat: SeatNumber | None = None
    watch: bool = False
    guest: Guest = ""


class Joined(Struct):
    """Who you are at the table. Keep the token: on any device it is you, and who has it is you."""

    code: str
    member: str
    seat: int | None
    token: str


class TableInfo(Struct):
    """What somebody with the code sees before coming in."""

    table: TableLine
    invite: str
    frozen: bool
    game: int  # the how-manieth
    replays: dict[str, str]  # of the last games played there, by their number


class ReplayLine(Struct):
    """A finished game."""

    id: str
    game: str
    players: list[str | None]  # by seat; none: a bot
    result: Json | None
    seed: str
    seed_hash: str
    answers: int
    ended: int
    imported: bool
    practice: bool  # it began at a known place; told where the seed is
    draw: Draw | None = None  # how the seed was drawn; told where the seed is


class Replays(Struct):
    """Finished games of public tables, the latest first. *next*: pass it as *before* for more."""

    replays: list[ReplayLine]
    next: int | None


class TurnMark(Struct):
    """Where a turn begins: the frame, whose turn, and its number."""

    frame: int
    seat: int
    turn: int


class GameMark(Struct):
    """Where a game of a series begins: the frame, its number and its Sheriff."""

    frame: int
    game: int
    sheriff: int


class ReplayInfo(Struct):
    """A finished game with its setup (players, sets, options) and its turns, for a scrubber; of a series, its games."""

    replay: ReplayLine
    setup: Json
    frames: int
    turns: list[TurnMark]
    games: list[GameMark] = []


class Standings(Struct):
    """Who stands where in a series, so far or at its end, best first; names by seat, null for bots."""

    over: bool
    players: list[str | None]
    standings: list[Standing]
    games: list[SeriesGame]


class PlayOn(Struct, forbid_unknown_fields=True):
    """Go on from a moment of a finished game, after *at* answers, in one seat; bots have the others."""

    name: Name
    at: Number
    seat: SeatNumber
    title: Annotated[str, Meta(max_length=40)] = ""
    pace: Pace = "human"


class GivenAnswer(Struct):
    """The answer that led to a frame; its key only where the eyes may see it."""

    seat: int
    key: str | None


class Frame(Struct):
    """The game after *number* answers; *events* are those since the frame before."""

    number: int
    answer: GivenAnswer | None
    view: ViewJson
    question: QuestionJson | None
    events: list[EventJson]
    open: list[OpenSeat] | None = None


class Frames(Struct):
    """Some frames of a replay."""

    frames: list[Frame]
    total: int


class Verdict(Struct, frozen=True):
    """A decision in which a marshal disagrees: after how many answers, what was done and what it would have done.

    *chance* and *best*: of winning with either, from 0 to 1, by its own reckoning.
    """

    number: int
    played: str
    better: str
    chance: float
    best: float


class Review(Struct):
    """The decisions of a seat in which a marshal disagrees most, the worst first. *searched*: did it search at all?"""

    verdicts: list[Verdict]
    searched: bool


class Imported(Struct):
    """The link of an imported record."""

    id: str


class NewReport(Struct, forbid_unknown_fields=True):
    """Something went wrong at a table or in a replay, or somebody said something at a table, or is called so, that
    nobody should have to read. The server adds the record, or what was said; *token*: of who sits there."""

    about: Literal["table", "replay", "chat", "name"]
    place: Annotated[str, Meta(min_length=1, max_length=24)]  # its code or id
    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    contact: Annotated[str, Meta(max_length=120)] = ""
    token: Annotated[str, Meta(max_length=200)] | None = None
    moment: Number = 0  # of a replay: the frame looked at; of a line of chat: its number
    member: Annotated[str, Meta(max_length=24)] = ""  # of a name: whose
    client: Annotated[str, Meta(max_length=60)] = ""


class Reported(Struct):
    """The report is kept under this id."""

    id: str


class Health(Struct):
    """Is the server well?"""

    status: Literal["ok"]
    version: str
    tables: int
    connections: int


class CatalogueEntry(Struct):
    """One card, character, role, mode, option …, by its ids; texts are in the locale files under ``text``.

    *kind*: which of these it is. *copies*: the keys of the physical cards.
    """

    id: str
    game: str
    set: str
    kind: str
    text: str
    copies: list[str]


class Catalogue(Struct):
    """Every thing to look up of every game."""

    entries: list[CatalogueEntry]


class PlayRuling(Struct, forbid_unknown_fields=True):
    """Sit down at the table of a ruling, in the seat that is asked; bots have the others. *language*: of its title."""

    name: Name
    case: Annotated[int, Meta(ge=1, le=100)] = 1
    language: Annotated[str, Meta(max_length=20)] = "en"
    pace: Pace = "human"


class RulingCase(Struct):
    """One case of a ruling."""

    number: int
    title: str  # what is different here; may be empty


class RulingLine(Struct):
    """One executable ruling; its titles are in the language asked for."""

    id: str
    title: str
    game: str
    covers: list[str]  # ids of rules
    cases: list[RulingCase]  # those that can be played


class Rulings(Struct):
    """The rulings shipped with the package."""

    rulings: list[RulingLine]
