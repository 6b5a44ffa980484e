"""Every message between browser and server, as types: the one place where the protocol is defined.

``docs/protocol.md`` explains it, ``tools/typescript_types.py`` writes the TypeScript of it. Text travels as ids and
arguments, never as sentences. Every message is a JSON object whose ``type`` names it.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from sixgun.server.protocol.terms import (
    AutoAnswer,
    Banned,
    Clock,
    Draw,
    EventJson,
    Guest,
    Hash,
    Json,
    Key,
    Member,
    MemberId,
    Name,
    Number,
    OpenDraw,
    OpenSeat,
    OwnJson,
    Pace,
    Practice,
    QuestionJson,
    ResultJson,
    Seat,
    SeatClock,
    SeatNumber,
    Settings,
    ShareText,
    Status,
    Text,
    ViewJson,
)

VERSION: Final = 2

# -- browser -> server --------------------------------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message. Without a token: a nameless spectator. *since*: the first event of *game* not yet known."""

    version: int = VERSION
    token: Annotated[str, Meta(max_length=200)] | None = None
    game: Number = 0
    since: Number = 0
    guest: Guest = ""


class Sit(Struct, tag_field="type", tag="sit", forbid_unknown_fields=True):
    """Take a free seat, or one a bot has; before the game also: move there from another seat.

    In a running game it asks the players, unless the table says otherwise; the own seat is always there to return to.
    """

    seat: SeatNumber


class Stand(Struct, tag_field="type", tag="stand", forbid_unknown_fields=True):
    """Give up the seat but stay as a spectator. During a game a bot takes it."""


class HandOn(Struct, tag_field="type", tag="hand_on", forbid_unknown_fields=True):
    """Give the own seat to a spectator."""

    member: MemberId


class Rename(Struct, tag_field="type", tag="rename", forbid_unknown_fields=True):
    """Be called otherwise from now on."""

    name: Name


class Answer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """The answer *key* to question *number*. A late one is refused."""

    number: Number
    key: Key


class TakeBack(Struct, tag_field="type", tag="take_back", forbid_unknown_fields=True):
    """Return to the own last quiescent question, where ``can_take_back`` says so."""


class Say(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something to the table; *anyway*: also where the rules make one pay for it. [WW-R-12]"""

    text: Text
    anyway: bool = False


class Ready(Struct, tag_field="type", tag="ready", forbid_unknown_fields=True):
    """Ready to start (before the game); I am back (during it, when a bot has kept the seat)."""

    ready: bool = True


class Configure(Struct, tag_field="type", tag="configure", forbid_unknown_fields=True):
    """Owner, not during a game: change the settings. Everybody's ready mark is cleared."""

    settings: Settings


class SeatBot(Struct, tag_field="type", tag="seat_bot", forbid_unknown_fields=True):
    """Owner, before the game: put a bot on a free seat, or change the bot there; null: take it away."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=24)] | None = ""


class Consent(Struct, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Players: let somebody who asks for a seat in the running game have it, or not. All who are here must agree."""

    member: MemberId
    yes: bool = True


class Kick(Struct, tag_field="type", tag="kick", forbid_unknown_fields=True):
    """Owner: send somebody away. Their token is worth nothing from now on; *ban*: and they may not come back.

    In a running game a player is put out only by a vote: this is one voice, and every player has one.
    """

    member: MemberId
    ban: bool = False


class Spare(Struct, tag_field="type", tag="spare", forbid_unknown_fields=True):
    """Players: take back the own voice against somebody."""

    member: MemberId


class Unban(Struct, tag_field="type", tag="unban", forbid_unknown_fields=True):
    """Owner: somebody may come back."""

    member: MemberId


class Mute(Struct, tag_field="type", tag="mute", forbid_unknown_fields=True):
    """Owner: what they say reaches nobody, until unmuted."""

    member: MemberId
    muted: bool = True


class Start(Struct, tag_field="type", tag="start", forbid_unknown_fields=True):
    """Owner: begin. All seated people must be ready; bots take the seats that are free."""


class Commit(Struct, tag_field="type", tag="commit", forbid_unknown_fields=True):
    """Players, before a game: take part in drawing its seed with a share, of which this is the SHA-256."""

    commitment: Hash


class Reveal(Struct, tag_field="type", tag="reveal", forbid_unknown_fields=True):
    """The share itself, as soon as the draw is closed."""

    share: ShareText


class Rematch(Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True):
    """After a game: again. It starts when all seated people who are here have said so; *swap*: all one seat further."""

    swap: bool = False


class SetPace(Struct, tag_field="type", tag="pace", forbid_unknown_fields=True):
    """Owner, or who plays alone with bots: how long they think. *paused*, only the latter: they wait."""

    pace: Pace | None = None
    paused: bool | None = None


class Step(Struct, tag_field="type", tag="step", forbid_unknown_fields=True):
    """In a pause: let one bot answer."""


class Watch(Struct, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """When only bots are left: I want to watch; else, if nobody does, the game is played out at once."""

    watch: bool = True


class See(Struct, tag_field="type", tag="see", forbid_unknown_fields=True):
    """Eliminated, where the table allows it: show me what is hidden. Who has seen it takes no other seat."""


class Leave(Struct, tag_field="type", tag="leave", forbid_unknown_fields=True):
    """Leave the table for good. During a game a bot takes the seat; ownership moves on."""


class Prefer(Struct, tag_field="type", tag="prefer", forbid_unknown_fields=True):
    """How the client is to answer questions that leave no choice: kept for this member on every device."""

    auto_answer: AutoAnswer


class AskWhyNot(Struct, tag_field="type", tag="why_not", forbid_unknown_fields=True):
    """Why is playing *card* (at *target*) not offered to me? *id* comes back with the answer."""

    id: Number
    card: Key
    target: SeatNumber | None = None


class AskHint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Who plays alone with bots, or where the table allows it: what would a marshal do in my place?"""


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Send me the state again, with the events of *game* from number *since* on (of another game: all)."""

    game: Number = 0
    since: Number = 0


class Pong(Struct, tag_field="type", tag="pong", forbid_unknown_fields=True):
    """The answer to a ping."""

    id: Number = 0


ClientMessage: TypeAlias = (
    Hello | Sit | Stand | HandOn | Rename | Answer | TakeBack | Say | Ready | Configure | SeatBot | Consent | Kick
    | Spare | Unban | Mute | Start | Commit | Reveal | Rematch | SetPace | Step | Watch | See | Leave | Prefer
    | AskWhyNot | AskHint | Look | Pong
)  # fmt: skip


# -- server -> browser --------------------------------------------------------------------------------------------


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to hello: who you are here. *member* and *seat* are null for a nameless spectator."""

    version: int
    server: str
    code: str
    member: str | None
    seat: int | None
    auto_answer: AutoAnswer


class Table(Struct, tag_field="type", tag="table"):
    """The lobby side of the table: who sits where, what is set. Sent whenever it changes."""

    code: str
    status: Status
    settings: Settings
    clock: Clock
    seats: list[Seat]
    members: list[Member]
    watching: int  # spectators without a name
    owner: str | None
    game: int  # the how-manieth game of this table; 0 before the first
    seed_hash: str | None  # SHA-256 of the secret seed of the game being played
    replay: str | None  # of the last finished game
    bots: list[str]  # the kinds of bots there are, the default first
    asleep: bool | UnsetType = UNSET  # true: none of the players is here, the game waits, clocks and all
    trouble: bool | UnsetType = UNSET  # true: the server can save nothing now; the game goes on by itself
    practice: Practice | UnsetType = UNSET  # the game began at a known place, so there is no secret and no seed_hash
    paused: bool | UnsetType = UNSET  # true: bots wait
    hurried: bool | UnsetType = UNSET  # true: only bots are left and nobody wants to watch
    score: dict[str, int] | UnsetType = UNSET  # games won at this table, by member; "": by bots
    banned: list[Banned] | UnsetType = UNSET
    draw: OpenDraw | UnsetType = UNSET  # of practice games there is none


class State(Struct, tag_field="type", tag="state"):
    """The game: *view* is what everybody may see; *own* what this seat sees beyond, to be laid over it.

    *events* replace all known ones from number *since* on; *next* follows them.
    """

    game: int
    view: ViewJson
    own: OwnJson
    question: QuestionJson | None
    since: int
    next: int
    events: list[EventJson]
    clocks: list[SeatClock]
    open: list[OpenSeat] | None = None


class Chat(Struct, tag_field="type", tag="chat"):
    """Somebody said something. *at*: milliseconds since 1970."""

    number: int
    member: str
    name: str
    seat: int | None
    text: str
    at: int


class Refused(Struct, tag_field="type", tag="error"):
    """What you sent changed nothing, and why. *to*: the type of the message; *legal*: the answers that would do."""

    id: str
    args: Json
    to: str = ""
    legal: list[str] = []


class WhyNot(Struct, tag_field="type", tag="why_not"):
    """The reason why a play is not offered (null: it is), with the rule it rests on."""

    id: int
    reason: str | None
    rule: str | None
    args: Json


class Hint(Struct, tag_field="type", tag="hint"):
    """What a marshal would answer to question *number*, why (a text ``motive-…``), and the chances it sees.

    *chances*: of some answers, from 0 to 1, by its own reckoning; none where it did not search.
    """

    number: int
    key: str
    reason: str | None
    args: Json
    chances: list[tuple[str, float]]


class Over(Struct, tag_field="type", tag="over"):
    """The game is over: the result with all roles, and the seed, whose hash was known from the start."""

    game: int
    result: ResultJson
    seed: str
    seed_hash: str
    replay: str
    draw: Draw | None = None


class Ping(Struct, tag_field="type", tag="ping"):
    """Are you there? Answer with pong."""

    id: int


class Goodbye(Struct, tag_field="type", tag="goodbye"):
    """The last message before the server closes: kicked, banned, left, too_slow, closing …"""

    id: str


ServerMessage: TypeAlias = Welcome | Table | State | Chat | Refused | WhyNot | Hint | Over | Ping | Goodbye
