# compiled
"""The messages a table sends, built from nothing for those who get them."""

from __future__ import annotations

from typing import Final

import msgspec

from sixgun import __version__, bots
from sixgun.kernel import draw as kernel_draw
from sixgun.kernel.draw import hash_of
from sixgun.kernel.option import NONE
from sixgun.kernel.session import Session
from sixgun.kernel.show import Shown, concerns, reads_more
from sixgun.server.protocol import terms
from sixgun.server.protocol.encoding import encode
from sixgun.server.protocol.http_types import TableLine
from sixgun.server.protocol.messages import VERSION, Over, Table, Welcome
from sixgun.server.protocol.terms import (
    Banned,
    DeadSee,
    Draw,
    OpenDraw,
    OpenSeat,
    OpenShare,
    Practice,
    Seat,
    SeatClock,
)
from sixgun.server.room.clock import PRESETS
from sixgun.server.room.match import Match
from sixgun.server.room.register import Member, Register
from sixgun.server.room.story_text import StoryText
from sixgun.table import PLAYED_ON

PLACES: Final = 64  # more than there are seats: a number of an event and a seat are one number


def table_message(register: Register, match: Match | None, here: set[str]) -> Table:
    """Who sits where and what is set: the same for everybody."""
    kept = match.kept if match is not None and register.status == "playing" else [False] * register.seats
    return Table(
        code=register.code,
        status=register.status,
        settings=register.settings,
        clock=PRESETS[register.settings.clock],
        seats=[show_seat(register, seat, kept[seat]) for seat in range(register.seats)],
        members=[show_member(member, member.id in here) for member in register.members],
        watching=0,
        owner=register.owner,
        game=register.game,
        seed_hash=None if match is None else match.seed_hash,
        replay=register.replay,
        bots=bots.offered(),
        banned=[Banned(one.id, one.name) for one in register.banned] or msgspec.UNSET,
        practice=msgspec.UNSET if match is None else practice_of(match),
        score=register.score or msgspec.UNSET,
        draw=show_draw(register, match),
    )


def practice_of(match: Match) -> Practice | msgspec.UnsetType:
    """Where the game began, if not with a deal; of a ruling, how far it has been followed."""
    start = match.start.start
    if start is None:
        return msgspec.UNSET
    shown = Practice("replay" if start["kind"] == PLAYED_ON else "ruling", str(start["id"]))
    if match.lesson is not None:
        shown.case, shown.steps, shown.done = start["case"], len(match.lesson), match.followed
        step = match.next_step()
        if step is not None:
            shown.seat, shown.next = step
    return shown


def show_draw(register: Register, match: Match | None) -> OpenDraw | msgspec.UnsetType:
    """The draw, without its secret."""
    draw = register.draw
    if draw is None or (match is not None and match.start.start is not None):
        return msgspec.UNSET
    shares = [OpenShare(id, hashed, draw.shares.get(id)) for id, hashed in draw.commitments.items()]
    return OpenDraw(hash_of(draw.secret), shares, draw.closed)


def told_draw(draw: kernel_draw.Draw | None) -> Draw | None:
    """How the seed was drawn, when all may know."""
    return None if draw is None else Draw(draw.secret, draw.shares)


def show_seat(register: Register, seat: int, kept: bool) -> Seat:
    """One seat."""
    member = register.at(seat)
    return Seat(seat, None if member is None else member.id, register.bots[seat], kept)


def show_member(member: Member, here: bool) -> terms.Member:
    """One member."""
    return terms.Member(
        member.id,
        member.name,
        member.seat,
        here,
        member.muted,
        member.ready,
        member.wants_rematch,
        msgspec.UNSET if member.asks is None else member.asks,
        member.agreed or msgspec.UNSET,
        list(member.against) or msgspec.UNSET,
    )


def table_line(register: Register, here: int, watching: int) -> TableLine:
    """The table in the list of the lobby."""
    people = len(register.seated())
    seated_bots = sum(register.at(seat) is None and register.bots[seat] is not None for seat in range(register.seats))
    owner = register.member(register.owner)
    return TableLine(
        code=register.code,
        title=register.settings.title,
        game=register.settings.game,
        sets=[str(name) for name in register.settings.setup.get("sets", [])],
        status=register.status,
        seats=register.seats,
        people=people,
        bots=seated_bots,
        free=register.seats - people - seated_bots,
        watching=here - people + watching if here > people else watching,
        clock=register.settings.clock,
        spectators=register.settings.spectators,
        owner=None if owner is None else owner.name,
        language=register.settings.language,
    )


def welcome(register: Register, member: Member | None) -> Welcome:
    """Who you are here."""
    if member is None:
        return Welcome(VERSION, __version__, register.code, None, None, "pause")
    return Welcome(VERSION, __version__, register.code, member.id, member.seat, member.auto_answer)


class StateMessages:
    """A game at one moment, for all who look at it, as the text of a ``State``: what everybody may see is encoded once.

    *shown* and *story* keep what was encoded before and has not changed since.
    """

    def __init__(self, shown: Shown, game: int, clocks: list[SeatClock], story: StoryText | None = None) -> None:
        self.session = session = shown.session
        self._shown = shown
        self._story = story or StoryText()
        self.next = len(session.game.story or [])
        self._head = b'{"type":"state","game":%d,"view":%b,"own":' % (game, shown.view())
        self._clocks = encode(clocks) if clocks else b"[]"
        self._texts: dict[int, bytes] = {}  # by seat, and number of the first event told: where the dead see nothing
        self._rests: dict[int, bytes] = {}  # likewise what is behind a seat's own part, by who is asked and who reads
        self._told: dict[int, bytes] = {}  # what is behind the question: by reader, and number of event

    def text(self, seat: int, since: int, see: DeadSee = "nothing") -> bytes:
        """The game as *seat* (NONE: a spectator) may see it."""
        since = max(0, min(since, self.next))
        if see != "nothing":
            return self._text(seat, since, encode(open_seats(self.session, see)) + b"}")
        key = since * PLACES + seat
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = self._text(seat, since, b"")
        return text

    def _text(self, seat: int, since: int, seen: bytes) -> bytes:
        """The same; *seen*: the end of it, where the dead see more."""
        session = self.session
        asked = seat if concerns(session, seat) else NONE
        reader = seat if reads_more(session, seat, since) else NONE
        if seen:
            return b"".join((self._head, self._shown.own(seat), self._rest(asked, reader, since), seen))
        key = (since * PLACES + asked) * PLACES + reader
        rest = self._rests.get(key)
        if rest is None:
            rest = self._rests[key] = self._rest(asked, reader, since) + b"null}"
        return b"".join((self._head, self._shown.own(seat), rest))

    def _rest(self, asked: int, reader: int, since: int) -> bytes:
        """The question as *asked* sees it, and what *reader* reads of what has happened since."""
        question = self._shown.question() if asked == NONE else self._shown.question_of(asked)
        return b"".join((b',"question":', question, self._events(reader, since)))

    def _events(self, reader: int, since: int) -> bytes:
        """What has happened since, and the clocks."""
        key = since * PLACES + reader
        text = self._told.get(key)
        if text is None:
            events = self._story.read(self.session, reader, since) or self._shown.events(since, reader)
            text = b',"since":%d,"next":%d,"events":%b,"clocks":%b,"open":' % (since, self.next, events, self._clocks)
            self._told[key] = text
        return text


def open_seats(session: Session, see: DeadSee) -> list[OpenSeat]:
    """The hidden things of every seat, each from that seat's own view."""
    found = []
    for seat in range(session.game.seats):
        view = session.view(seat).to_dict()
        players = view.get("players")
        own = players[seat] if isinstance(players, list) else {}
        hand = view.get("hand")
        shows_hand = see == "all" and isinstance(hand, list)
        found.append(OpenSeat(seat, own.get("role"), list(hand) if shows_hand and isinstance(hand, list) else None))
    return found


def over_message(register: Register, match: Match) -> Over:
    """How it ended."""
    result = match.session.result or {}
    seed = match.start.seed
    return Over(register.game, result, seed, hash_of(seed), register.replay or "", told_draw(match.start.draw))
