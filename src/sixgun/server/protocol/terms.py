"""What messages are made of: numbers and names within their bounds, what a table is set to, who sits there."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from sixgun.games import FIRST

Json: TypeAlias = dict[str, Any]
ViewJson: TypeAlias = Annotated[Json, Meta(extra={"typescript": "GameView"})]  # plain data here, shaped in shapes.py
OwnJson: TypeAlias = Annotated[Json, Meta(extra={"typescript": "OwnView"})]
QuestionJson: TypeAlias = Annotated[Json, Meta(extra={"typescript": "Question"})]
EventJson: TypeAlias = Annotated[Json, Meta(extra={"typescript": "GameEvent"})]
ResultJson: TypeAlias = Annotated[Json, Meta(extra={"typescript": "GameResult"})]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Guest: TypeAlias = Annotated[str, Meta(max_length=40)]  # made up by a browser: it is the same guest everywhere
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
ShareText: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]  # at random, made by the device
MemberId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]

ClockName: TypeAlias = Literal["blitz", "normal", "relaxed", "mail", "none"]
Pace: TypeAlias = Literal["fast", "quick", "human"]
Effort: TypeAlias = Literal["quick", "usual", "long"]
DeadSee: TypeAlias = Literal["nothing", "roles", "all"]
Latecomers: TypeAlias = Literal["closed", "ask", "open"]
Status: TypeAlias = Literal["lobby", "playing", "over", "frozen"]
AutoAnswer: TypeAlias = Literal["never", "pause", "at_once"]


# -- what a table is set to ---------------------------------------------------------------------------------------


class Settings(Struct, forbid_unknown_fields=True):
    """How a table is to be played; ``setup`` is the game's own (players, sets, options): see ``GET /api/games``."""

    game: Annotated[str, Meta(max_length=24)] = FIRST
    setup: Json = field(default_factory=dict)
    title: Annotated[str, Meta(max_length=40)] = ""
    public: bool = True
    spectators: bool = True
    clock: ClockName = "normal"
    pace: Pace = "human"  # how long bots seem to think: never dependent on what they hold
    bot: Annotated[str, Meta(max_length=24)] = ""  # who fills empty seats and keeps those of leavers; "": the default
    effort: Effort = "usual"  # how long bots that search think in earnest
    hints: bool = False  # may people ask for hints where others play, too? Who plays alone always may
    dead_see: DeadSee = "nothing"  # what eliminated players may ask to see beyond the spectator's view
    latecomers: Latecomers = "ask"  # who may take a bot's seat in a running game: nobody, whom the players let, anybody
    language: Annotated[str, Meta(max_length=8)] = ""  # spoken at the table


class Clock(Struct):
    """A clock preset, in seconds: each decision has ``free``, then the seat's ``reserve`` runs, which refills."""

    name: ClockName
    free: int
    reserve: int
    refill: int


# -- who and what is at a table -----------------------------------------------------------------------------------


class Member(Struct):
    """Somebody at the table, seated or watching."""

    id: str
    name: str
    seat: int | None
    here: bool  # connected now
    muted: bool
    ready: bool
    wants_rematch: bool
    asks: int | UnsetType = UNSET  # for this seat in the running game ...
    agreed: list[str] | UnsetType = UNSET  # ... and these let them have it
    against: list[str] | UnsetType = UNSET  # these want to put them out of the game


class Banned(Struct):
    """Somebody who may not come back."""

    id: str
    name: str


class OpenShare(Struct):
    """Somebody takes part in the draw: the hash of their share, and the share once it is revealed."""

    member: str
    commitment: str
    share: str | None


class OpenDraw(Struct):
    """The draw of the next seed, or of the game being played. *commitment*: SHA-256 of the server's secret.

    *closed*: nobody else takes part; who does reveals the share now.
    """

    commitment: str
    shares: list[OpenShare]
    closed: bool


class Draw(Struct):
    """How a seed was drawn, when all may know: the server's secret, and the shares by seat."""

    secret: str
    shares: list[tuple[int, str]]


class Seat(Struct):
    """One seat: *member* sits there, or *bot* does, or nobody. *kept*: a bot plays for the absent member."""

    seat: int
    member: str | None
    bot: str | None
    kept: bool


class Practice(Struct):
    """Where a practice game began. Of a ruling: *next* is the answer its next step asks for, of *done* so far."""

    kind: Literal["ruling", "replay"]
    id: str
    case: int | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    done: int | UnsetType = UNSET
    next: str | UnsetType = UNSET  # absent: all has been done, or something else was
    seat: int | UnsetType = UNSET  # who has to


class SeatClock(Struct):
    """The clock of one seat in milliseconds, as of now; *free* is 0 where the seat is not asked."""

    seat: int
    free: int
    reserve: int
    running: bool


class OpenSeat(Struct):
    """What lies hidden at a seat: for the dead where the table allows it, and for replays."""

    seat: int
    role: str | None
    hand: list[str] | None
