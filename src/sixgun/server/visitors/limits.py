"""How much one person, one address or one connection may ask of the server."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, TypeVar

from msgspec import Struct, field

from sixgun.server.storage.retention import Keep
from sixgun.server.visitors.addresses import Network, is_among, origin_of
from sixgun.server.visitors.places import Places

SHARED: Final = ("creating", "importing", "joining", "drawing", "replaying", "guessing", "reporting", "reporting_all")
FORGET_ABOVE: Final = 10_000  # people, addresses
FORGET_AFTER: Final = 600  # seconds


class Limits(Struct):
    """Rates are (how many at once, how many a second)."""

    on: bool = True
    # people, with all their connections
    messages: tuple[float, float] = (60, 20)
    patience: int = 20  # messages of a connection beyond what it may, and it is closed
    chat: tuple[float, float] = (6, 0.5)
    looks: tuple[float, float] = (6, 0.5)  # the whole game once more
    # addresses
    messages_together: tuple[float, float] = (600, 150)
    chat_together: tuple[float, float] = (30, 2)
    looks_together: tuple[float, float] = (30, 3)
    requests: tuple[float, float] = (1000, 100)  # of any kind, files of the client among them
    arriving: tuple[float, float] = (600, 60)  # connections
    entering: tuple[float, float] = (60, 5)  # connections to a table
    creating: tuple[float, float] = (20, 0.2)  # tables and games
    importing: tuple[float, float] = (10, 0.1)
    joining: tuple[float, float] = (40, 1)
    reading: tuple[float, float] = (300, 50)
    drawing: tuple[float, float] = (20, 1)  # invitations as a picture
    replaying: tuple[float, float] = (40, 5)  # games played again
    guessing: tuple[float, float] = (20, 0.1)  # codes and replays that do not exist
    reporting: tuple[float, float] = (5, 0.01)  # problems, per address ...
    reporting_all: tuple[float, float] = (100, 0.05)  # ... and from everywhere together
    connections: int = 300
    sockets: int = 200
    places: int = 16  # of members of one table
    seats: int = 3  # of them at a public table of somebody else
    replays: int = 8  # games played again at a time, all but one of them waiting
    unsent_together: int = 16 * 2**20  # bytes its connections have not read
    # a connection
    connections_all: int = 0  # of everybody; 0: as many as there may be open files
    head_bytes: int = 16_384
    head_seconds: float = 10
    request_bytes: int = 2**20
    request_seconds: float = 30
    pipelined: int = 8  # requests that wait for the answer to the one before
    frames: tuple[float, float] = (120, 40)  # of any kind
    frames_at_once: int = 64  # in one piece of what comes over the line
    unsent: int = 4 * 2**20  # bytes
    unsent_seconds: float = 10  # in which a bit of them has to be read
    queue: int = 200  # messages a slow browser may be behind
    message_bytes: int = 16_384
    body_bytes: int = 16_384
    record_bytes: int = 262_144
    members: int = 60  # at a table
    keep: Keep = Keep()
    refused: dict[str, int] = field(default_factory=dict)  # how often there was no more of that, for the metrics


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("left", "at")

    def __init__(self, full: float) -> None:
        self.left = full
        self.at = monotonic()

    def take(self, rate: tuple[float, float]) -> bool:
        """One more?"""
        now = monotonic()
        self.left = min(rate[0], self.left + (now - self.at) * rate[1])
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Allowance:
    """What somebody has left, by purpose."""

    __slots__ = ("limits", "at", "_buckets")

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.at = monotonic()  # when it was last asked for
        self._buckets: dict[str, Bucket] = {}

    def allows(self, purpose: str) -> bool:
        """One more of that?"""
        if not self.limits.on or self._bucket(purpose).take(getattr(self.limits, purpose)):
            return True
        self.refused(purpose)
        return False

    def refused(self, purpose: str) -> None:
        """There was no more of that."""
        self.limits.refused[purpose] = self.limits.refused.get(purpose, 0) + 1

    def is_spent(self, purpose: str) -> bool:
        """Is nothing left, as things are? (Takes nothing.)"""
        if not self.limits.on:
            return False
        bucket = self._bucket(purpose)
        rate: tuple[float, float] = getattr(self.limits, purpose)
        return min(rate[0], bucket.left + (monotonic() - bucket.at) * rate[1]) < 1

    def _bucket(self, purpose: str) -> Bucket:
        self.at = monotonic()
        found = self._buckets.get(purpose)
        if found is None:
            found = self._buckets[purpose] = Bucket(getattr(self.limits, purpose)[0])
        return found

    @property
    def is_in_use(self) -> bool:
        """Does more than time depend on it?"""
        return False


class Visitor(Allowance):
    """An address: what it has left, and what it holds."""

    __slots__ = ("origin", "connections", "sockets", "replays", "unsent")

    def __init__(self, limits: Limits, origin: str) -> None:
        super().__init__(limits)
        self.origin = origin
        self.connections = 0  # of any kind; those that come through a proxy are not counted here
        self.sockets = 0
        self.replays = 0
        self.unsent = 0  # bytes that wait for it to read

    def may_arrive(self) -> bool:
        """One more connection?"""
        if self.limits.on and self.connections >= self.limits.connections:
            self.refused("connections")
            return False
        return self.allows("arriving")

    def open_socket(self) -> bool:
        """One more connection to a table? Pair it with ``close_socket``."""
        if self.limits.on and self.sockets >= self.limits.sockets:
            self.refused("sockets")
            return False
        if not self.allows("entering"):
            return False
        self.sockets += 1
        return True

    def close_socket(self) -> None:
        """It is gone."""
        self.sockets -= 1

    @property
    def reads_too_little(self) -> bool:
        """Do its connections together leave too much unread?"""
        return self.limits.on and self.unsent > self.limits.unsent_together

    @property
    def is_in_use(self) -> bool:
        """Does it hold anything?"""
        return bool(self.connections or self.sockets or self.replays or self.unsent)


class Rates:
    """The allowances of all people and addresses."""

    def __init__(self, limits: Limits, proxies: tuple[Network, ...] = ()) -> None:
        self.limits = limits
        self.proxies = proxies  # they speak for others, whose addresses they tell
        self.places = Places()
        self._visitors: dict[str, Visitor] = {}
        self._people: dict[str, Allowance] = {}
        self.on_spent: Callable[[str, str], None] | None = None  # told of what is rare, if anybody wants to know

    def visitor(self, host: str) -> Visitor:
        """Whoever comes from there."""
        origin = origin_of(host)
        found = self._visitors.get(origin)
        if found is None:
            self._visitors = forgetful(self._visitors)
            found = self._visitors[origin] = Visitor(self.limits, origin)
        return found

    def person(self, member: str) -> Allowance:
        """A member of a table, with all their connections."""
        found = self._people.get(member)
        if found is None:
            self._people = forgetful(self._people)
            found = self._people[member] = Allowance(self.limits)
        return found

    def is_proxy(self, host: str) -> bool:
        """Does it speak for others?"""
        return bool(self.proxies) and is_among(host, self.proxies)

    def allows(self, host: str, purpose: str) -> bool:
        """May this address do one more of that?"""
        visitor = self.visitor(host)
        may = visitor.allows(purpose)
        if may and self.on_spent is not None and purpose in SHARED:
            self.on_spent(visitor.origin, purpose)
        return may

    def is_spent(self, host: str, purpose: str) -> bool:
        """Has it nothing left, as things are? (Takes nothing.)"""
        return self.visitor(host).is_spent(purpose)


A = TypeVar("A", bound=Allowance)


def forgetful(known: dict[str, A]) -> dict[str, A]:
    """Without those not seen for long; of the rest the older half goes, if they are still too many."""
    if len(known) <= FORGET_ABOVE:
        return known
    now = monotonic()
    kept = {key: one for key, one in known.items() if one.is_in_use or now - one.at < FORGET_AFTER}
    if len(kept) > FORGET_ABOVE:
        newest = sorted(kept.items(), key=lambda item: (item[1].is_in_use, item[1].at))
        kept = dict(newest[-FORGET_ABOVE // 2 :])
    return kept
