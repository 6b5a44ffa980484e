"""Who sits where and what is set: the lobby side of a table, pure and stored as one document."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, field

from sixgun import bots
from sixgun.games import kind_of
from sixgun.kernel.errors import BadSetup
from sixgun.server.errors import Refusal
from sixgun.server.protocol import AutoAnswer, Settings, Status
from sixgun.server.tokens import new_id
from sixgun.server.words import clean, clean_name

MOST_BANNED: Final = 100


class MemberDoc(Struct):
    """Somebody of this table."""

    id: str
    name: str
    seat: int | None = None
    muted: bool = False
    ready: bool = False
    wants_rematch: bool = False
    auto_answer: AutoAnswer = "pause"
    saw_open: bool = False  # has seen hidden things of the game being played ...
    was: int | None = None  # ... from this seat, to which it may return
    guest: str = ""  # as its browser calls itself


class BannedDoc(Struct):
    """Somebody the owner keeps out."""

    id: str
    name: str
    guest: str


class Doc(Struct):
    """The document of a table."""

    code: str
    settings: Settings
    members: list[MemberDoc] = field(default_factory=list)
    bots: list[str | None] = field(default_factory=list)  # by seat
    owner: str | None = None
    status: Status = "lobby"
    game: int = 0
    replay: str | None = None
    banned: list[BannedDoc] = field(default_factory=list)

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.bots)

    def member(self, id: str | None) -> MemberDoc | None:
        """The member of that id."""
        for member in self.members:  # asked for with every message: a generator would cost several times as much
            if member.id == id:
                return member
        return None

    def at(self, seat: int) -> MemberDoc | None:
        """Who sits there."""
        return next((member for member in self.members if member.seat == seat), None)

    def seated(self) -> list[MemberDoc]:
        """The members that have a seat, in seat order."""
        return sorted((m for m in self.members if m.seat is not None), key=lambda m: m.seat or 0)

    def is_banned(self, guest: str, id: str | None = None) -> bool:
        """Is it somebody the owner keeps out, by the browser or by the member they were?"""
        return any(one.id == id or (guest and one.guest == guest) for one in self.banned)

    def free_seat(self) -> int | None:
        """The first seat nobody has, not even a bot; else the first a bot has."""
        open_ = [seat for seat in range(self.seats) if self.at(seat) is None]
        empty = [seat for seat in open_ if self.bots[seat] is None]
        return next(iter(empty or open_), None)

    def names(self) -> list[str]:
        """The names by seat; a bot is called by its kind."""
        return [name or f"bot {self.bots[seat] or ''}".strip() for seat, name in enumerate(self.people())]

    def people(self) -> list[str | None]:
        """The names by seat; None: a bot."""
        members = [self.at(seat) for seat in range(self.seats)]
        return [None if member is None else member.name for member in members]

    # -- changing -------------------------------------------------------------------------------------------------

    def come_in(self, name: str, guest: str = "") -> MemberDoc:
        """A new member, without a seat; the first one owns the table."""
        member = MemberDoc(new_id(), clean_name(name, [m.name for m in self.members]), guest=guest)
        self.members.append(member)
        if self.owner is None:
            self.owner = member.id
        return member

    def sit(self, member: MemberDoc, seat: int) -> None:
        """Take a seat that nobody has; during a game only one that a bot has."""
        if not 0 <= seat < self.seats:
            raise Refusal("no_seat")
        if self.at(seat) is not None:
            raise Refusal("seat_taken")
        if self.status == "playing":
            if member.seat is not None:
                raise Refusal("not_now")
            if member.saw_open and seat != member.was:
                raise Refusal("saw_too_much")
        member.seat = seat
        member.ready = False
        self.bots[seat] = None

    def stand(self, member: MemberDoc) -> None:
        """Give up the seat; in a game a bot has it from now on."""
        if member.seat is None:
            raise Refusal("not_seated")
        if self.status == "playing":
            self.bots[member.seat] = self.house_bot()
            member.saw_open, member.was = True, member.seat
        member.seat = None
        member.ready = member.wants_rematch = False

    def hand_on(self, member: MemberDoc, to: MemberDoc) -> None:
        """Give one's seat to somebody who only watches."""
        if member.seat is None:
            raise Refusal("not_seated")
        if to.seat is not None:
            raise Refusal("seat_taken")
        if to.saw_open:
            raise Refusal("saw_too_much")
        member.saw_open, member.was = True, member.seat
        member.seat, to.seat = None, member.seat

    def leave(self, member: MemberDoc) -> None:
        """Go for good; the table belongs to the next one seated, or else to anybody left."""
        if member.seat is not None:
            self.stand(member)
        self.members.remove(member)
        if self.owner == member.id:
            self.pass_on(self.members)

    def ban(self, member: MemberDoc) -> None:
        """They may not come back; whoever was kept out longest may, when there are too many."""
        self.banned = [*self.banned, BannedDoc(member.id, member.name, member.guest)][-MOST_BANNED:]

    def pass_on(self, heirs: list[MemberDoc]) -> None:
        """The table belongs to one of these from now on: better somebody seated, better not a muted one."""
        ordered = sorted(heirs, key=lambda m: (m.seat is None, m.muted, m.seat or 0))
        self.owner = ordered[0].id if ordered else None

    def configure(self, settings: Settings) -> None:
        """Other settings: seats are kept as far as they go, ready marks are not."""
        checked = check_settings(settings)
        players = players_of(checked)
        for member in self.seated():
            if member.seat is not None and member.seat >= players:
                member.seat = None
        self.settings = checked
        self.bots = (self.bots + [None] * players)[:players]
        self._seat_the_unseated()
        for member in self.members:
            member.ready = member.wants_rematch = False
        self.status = "lobby"

    def _seat_the_unseated(self) -> None:
        """Owners who shrank their table away from under themselves."""
        owner = self.member(self.owner)
        if owner is not None and owner.seat is None and not self.seated():
            owner.seat = self.free_seat()

    def house_bot(self) -> str:
        """Who fills empty seats."""
        return self.settings.bot or bots.NAMES[0]

    def begin(self) -> None:
        """A game begins: bots take the free seats."""
        for seat in range(self.seats):
            if self.at(seat) is None and self.bots[seat] is None:
                self.bots[seat] = self.house_bot()
        for member in self.members:
            member.ready = member.wants_rematch = member.saw_open = False
            member.was = None
        self.status = "playing"
        self.game += 1


def check_settings(settings: Settings) -> Settings:
    """Settings that can be played: the setup in its full form."""
    if settings.bot and settings.bot not in bots.NAMES:
        raise Refusal("no_bot")
    try:
        kind = kind_of(settings.game)
        setup = kind.read_setup(kind.usual | settings.setup).to_dict()
    except BadSetup as error:
        raise Refusal("bad_setup", detail=str(error)) from None
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise Refusal("bad_setup", detail=f"{type(error).__name__}") from None
    settings.setup = setup
    settings.title = clean(settings.title)[:40]
    return settings


def players_of(settings: Settings) -> int:
    """How many play."""
    players: Any = settings.setup["players"]
    assert isinstance(players, int)
    return players


def new_doc(code: str, settings: Settings) -> Doc:
    """An empty table."""
    checked = check_settings(settings)
    return Doc(code, checked, bots=[None] * players_of(checked))
