"""Who sits where and what is set: the lobby side of a table, pure and stored as one JSON text."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, field

from sixgun import bots
from sixgun.games import kind_of
from sixgun.kernel.errors import BadSetup
from sixgun.locale import LANGUAGES
from sixgun.server.errors import Refusal
from sixgun.server.protocol.terms import AutoAnswer, Settings, Status
from sixgun.server.tokens import new_id, new_seed
from sixgun.server.visitors.visible_text import clean, clean_name

MOST_BANNED: Final = 100
MOST_REPLAYS: Final = 50
MOST_SEEN: Final = 200


class Member(Struct):
    """Somebody of this table."""

    id: str
    name: str
    seat: int | None = None
    muted: bool = False
    ready: bool = False
    wants_rematch: bool = False
    wants_swap: bool = False  # ... with everybody one seat further
    watches: bool | None = None  # of the game being played, when only bots are left; None: has not said
    auto_answer: AutoAnswer = "pause"
    saw_open: bool = False  # has seen hidden things of the game being played ...
    was: int | None = None  # ... from this seat, to which it may return
    guest: str = ""  # as its browser calls itself
    asks: int | None = None  # for this seat in the running game ...
    agreed: list[str] = field(default_factory=list)  # ... and these let it have it
    is_turned_down: bool = False  # ... or not
    against: dict[str, bool] = field(default_factory=dict)  # who wants it out of the game, for good or not


class BannedMember(Struct):
    """Somebody the owner keeps out."""

    id: str
    name: str
    guest: str


class SecretDraw(Struct):
    """The draw of the next seed, or of the game being played: the secret is never shown before the end."""

    secret: str
    commitments: dict[str, str] = field(default_factory=dict)  # by member: the hash of their share
    shares: dict[str, str] = field(default_factory=dict)  # ... and the share, once the draw is closed
    closed: bool = False


class SeenSeat(Struct):
    """What a browser has seen of the game being played: the cards of this seat."""

    guest: str
    seat: int | None


NOBODY: Final = ""  # a seat kept for nobody: a bot plays there to the end


class Register(Struct):
    """The register of a table: who belongs to it, where each sits, what is set."""

    code: str
    settings: Settings
    members: list[Member] = field(default_factory=list)
    bots: list[str | None] = field(default_factory=list)  # by seat
    owner: str | None = None
    status: Status = "lobby"
    game: int = 0
    replay: str | None = None
    banned: list[BannedMember] = field(default_factory=list)
    score: dict[str, int] = field(default_factory=dict)  # games won, by member; "": by bots
    replays: dict[str, str] = field(default_factory=dict)  # by the number of the game, the last ones
    lent_by: str | None = None  # the owner who was gone for long: it is hers again when she comes back
    kept_for: dict[int, str] = field(default_factory=dict)  # by seat: whose it is while the game lasts
    seen: list[SeenSeat] = field(default_factory=list)  # by browsers that are members no more, or under another name
    draw: SecretDraw | None = None

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.bots)

    def member(self, id: str | None) -> Member | None:
        """The member of that id."""
        for member in self.members:  # asked for with every message: a generator would cost several times as much
            if member.id == id:
                return member
        return None

    def at(self, seat: int) -> Member | None:
        """Who sits there."""
        return next((member for member in self.members if member.seat == seat), None)

    def seated(self) -> list[Member]:
        """The members that have a seat, in seat order."""
        return sorted((m for m in self.members if m.seat is not None), key=lambda m: m.seat or 0)

    def is_banned(self, guest: str, id: str | None = None) -> bool:
        """Is it somebody the owner keeps out, by the browser or by the member they were?"""
        return any(one.id == id or (guest and one.guest == guest) for one in self.banned)

    @property
    def in_game(self) -> bool:
        """Has a game begun that is not over?"""
        return self.status in ("playing", "frozen")

    def knows_others(self, member: Member, seat: int) -> bool:
        """Has that person seen cards of this game from another seat?"""
        if member.saw_open and seat != member.was:
            return True
        same = [one for one in self.members if one is not member and one.guest == member.guest] if member.guest else []
        return any(one.seat not in (None, seat) or (one.saw_open and one.was != seat) for one in same)

    def may_return(self, member: Member, seat: int) -> bool:
        """Is it a seat that is kept for them?"""
        return self.kept_for.get(seat) == member.id

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

    def come_in(self, name: str, guest: str = "") -> Member:
        """A new member, without a seat; the first one owns the table, unless a game is on."""
        member = Member(new_id(), clean_name(name, [m.name for m in self.members]), guest=guest)
        for seen in self.seen:
            if guest and seen.guest == guest:
                member.saw_open, member.was = True, seen.seat
        self.members.append(member)
        if self.owner is None and not self.in_game:
            self.owner = member.id
        return member

    def sit(self, member: Member, seat: int, out: bool = False) -> None:
        """Take a seat nobody has; in a game a bot's nobody will return to, coming from none or *out* of the game."""
        if not 0 <= seat < self.seats:
            raise Refusal("no_seat")
        if self.at(seat) is not None:
            raise Refusal("seat_taken")
        if self.status == "playing":
            if member.seat is not None and not out:
                raise Refusal("not_now")
            self.check_late_seat(member, seat)
            if member.seat is not None:
                self.bots[member.seat] = self.house_bot()
        member.seat = seat
        member.ready = False
        member.asks = None
        self.bots[seat] = None
        self.kept_for.pop(seat, None)

    def check_late_seat(self, member: Member, seat: int) -> None:
        """Could they take that seat of the running game, if they are let?"""
        if self.kept_for.get(seat, member.id) != member.id:
            raise Refusal("seat_kept")
        if self.knows_others(member, seat):
            raise Refusal("saw_too_much")

    def stand(self, member: Member) -> None:
        """Give up the seat; in a game a bot has it from now on."""
        if member.seat is None:
            raise Refusal("not_seated")
        if self.in_game:
            self.bots[member.seat] = self.house_bot()
            self.kept_for[member.seat] = member.id
            member.saw_open, member.was = True, member.seat
        member.seat = None
        member.ready = member.wants_rematch = False
        self._silence(member)

    def hand_on(self, member: Member, to: Member) -> None:
        """Give one's seat to somebody who only watches."""
        if member.seat is None:
            raise Refusal("not_seated")
        if to.seat is not None:
            raise Refusal("seat_taken")
        if self.in_game and self.knows_others(to, member.seat):
            raise Refusal("saw_too_much")
        member.saw_open, member.was = self.in_game, member.seat
        member.seat, to.seat, to.asks = None, member.seat, None
        self._silence(member)

    def leave(self, member: Member) -> None:
        """Go for good; the table belongs to the next one seated, or else to anybody left."""
        if member.seat is not None:
            self.stand(member)
        self.kept_for = {seat: id for seat, id in self.kept_for.items() if id != member.id}
        self.remember(member)
        self._silence(member)
        self.members.remove(member)
        if self.lent_by == member.id:
            self.lent_by = None
        if self.owner == member.id:
            self.pass_on(self.members)

    def put_out(self, member: Member) -> None:
        """The players have voted somebody out: a bot plays there to the end, so that nobody gets those cards."""
        seat = member.seat
        self.leave(member)
        if seat is not None:
            self.kept_for[seat] = NOBODY

    def remember(self, member: Member) -> None:
        """What they have seen of this game, should they come back by another name."""
        if self.in_game and member.guest and (member.saw_open or member.seat is not None):
            seat = member.was if member.seat is None else member.seat
            self.seen = [*self.seen, SeenSeat(member.guest, seat)][-MOST_SEEN:]

    def known_as(self, member: Member, guest: str) -> None:
        """Their browser calls itself so from now on."""
        if guest and guest != member.guest:
            self.remember(member)
            member.guest = guest

    def _silence(self, member: Member) -> None:
        """Who has no seat has no voice."""
        for other in self.members:
            other.against.pop(member.id, None)
            other.agreed = [id for id in other.agreed if id != member.id]
        member.against = {}

    def ban(self, member: Member) -> None:
        """They may not come back; whoever was kept out longest may, when there are too many."""
        self.banned = [*self.banned, BannedMember(member.id, member.name, member.guest)][-MOST_BANNED:]

    def pass_on(self, heirs: list[Member]) -> None:
        """The table belongs to one of these from now on: better somebody seated, better not a muted one.

        While a game is on, who only looks on inherits nothing.
        """
        ordered = sorted(heirs, key=lambda m: (m.seat is None, m.muted, m.seat or 0))
        if self.in_game:
            ordered = [member for member in ordered if member.seat is not None]
        self.owner = ordered[0].id if ordered else None

    def lend(self, heirs: list[Member]) -> bool:
        """The owner has been gone for long: one of these has the table until she is back. Was there anybody?"""
        was = self.owner
        self.pass_on(heirs)
        if self.owner is None:
            self.owner = was
        if self.owner != was and self.lent_by is None:
            self.lent_by = was
        return self.owner != was

    def give_back(self, member: Member) -> bool:
        """She is back. Was it hers?"""
        if self.lent_by != member.id:
            return False
        self.owner, self.lent_by = member.id, None
        return True

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
        self.score = {}
        self.draw_anew()

    def draw_anew(self) -> None:
        """Another secret for the next game."""
        self.draw = SecretDraw(new_seed())

    def _seat_the_unseated(self) -> None:
        """Owners who shrank their table away from under themselves."""
        owner = self.member(self.owner)
        if owner is not None and owner.seat is None and not self.seated():
            owner.seat = self.free_seat()

    def house_bot(self) -> str:
        """Who fills empty seats."""
        return self.settings.bot or bots.default_for(self.settings.game)

    def begin(self) -> None:
        """A game begins: bots take the free seats."""
        for seat in range(self.seats):
            if self.at(seat) is None and self.bots[seat] is None:
                self.bots[seat] = self.house_bot()
        for member in self.members:
            member.ready = member.wants_rematch = member.wants_swap = member.saw_open = False
            member.is_turned_down = False
            member.was = member.asks = member.watches = None
            member.agreed, member.against = [], {}
        self.kept_for, self.seen = {}, []
        self.status = "playing"
        self.game += 1

    def rotate(self) -> None:
        """Everybody, bots too, moves one seat further: with two, the sides are swapped."""
        for member in self.seated():
            member.seat = ((member.seat or 0) + 1) % self.seats
        self.bots = self.bots[-1:] + self.bots[:-1]

    def end(self, replay: str, winners: list[int]) -> None:
        """A game is over: who has won is counted, and its replay can be found."""
        self.status = "over"
        self.replay = replay
        self.replays = dict([*self.replays.items(), (str(self.game), replay)][-MOST_REPLAYS:])
        for who in {"" if (member := self.at(seat)) is None else member.id for seat in winners}:
            self.score[who] = self.score.get(who, 0) + 1


def check_settings(settings: Settings) -> Settings:
    """Settings that can be played: the setup in its full form."""
    if settings.bot and not bots.is_bot(settings.bot):
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
    if settings.language not in LANGUAGES:
        settings.language = ""
    return settings


def players_of(settings: Settings) -> int:
    """How many play."""
    players: Any = settings.setup["players"]
    assert isinstance(players, int)
    return players


def new_register(code: str, settings: Settings) -> Register:
    """An empty table."""
    checked = check_settings(settings)
    register = Register(code, checked, bots=[None] * players_of(checked))
    register.draw_anew()
    return register
