"""The messages a table sends, built from nothing for those who get them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw

from sixgun import __version__, bots
from sixgun.kernel import draw as kernel_draw
from sixgun.kernel.draw import hash_of
from sixgun.kernel.option import NONE
from sixgun.kernel.session import Session
from sixgun.kernel.show import concerns, is_open, show_events, show_question
from sixgun.server.clock import PRESETS
from sixgun.server.doc import Doc, MemberDoc
from sixgun.server.http_types import TableLine
from sixgun.server.play import Play
from sixgun.server.protocol import VERSION, Over, State, Table, Welcome
from sixgun.server.story_text import StoryText
from sixgun.server.terms import Banned, DeadSee, Draw, Member, OpenDraw, OpenSeat, OpenShare, Practice, Seat, SeatClock
from sixgun.table import PLAYED_ON

ENCODER: Final = msgspec.json.Encoder()


def table_message(doc: Doc, play: Play | None, here: set[str]) -> Table:
    """Who sits where and what is set: the same for everybody."""
    kept = play.kept if play is not None and doc.status == "playing" else [False] * doc.seats
    return Table(
        code=doc.code,
        status=doc.status,
        settings=doc.settings,
        clock=PRESETS[doc.settings.clock],
        seats=[show_seat(doc, seat, kept[seat]) for seat in range(doc.seats)],
        members=[show_member(member, member.id in here) for member in doc.members],
        watching=0,
        owner=doc.owner,
        game=doc.game,
        seed_hash=None if play is None else play.seed_hash,
        replay=doc.replay,
        bots=list(bots.NAMES),
        banned=[Banned(one.id, one.name) for one in doc.banned] or msgspec.UNSET,
        practice=msgspec.UNSET if play is None else practice_of(play),
        score=doc.score or msgspec.UNSET,
        draw=show_draw(doc, play),
    )


def practice_of(play: Play) -> Practice | msgspec.UnsetType:
    """Where the game began, if not with a deal; of a ruling, how far it has been followed."""
    start = play.start.start
    if start is None:
        return msgspec.UNSET
    shown = Practice("replay" if start["kind"] == PLAYED_ON else "ruling", str(start["id"]))
    if play.lesson is not None:
        shown.case, shown.steps, shown.done = start["case"], len(play.lesson), play.followed
        step = play.next_step()
        if step is not None:
            shown.seat, shown.next = step
    return shown


def show_draw(doc: Doc, play: Play | None) -> OpenDraw | msgspec.UnsetType:
    """The draw, without its secret."""
    draw = doc.draw
    if draw is None or (play is not None and play.start.start is not None):
        return msgspec.UNSET
    shares = [OpenShare(id, hashed, draw.shares.get(id)) for id, hashed in draw.commitments.items()]
    return OpenDraw(hash_of(draw.secret), shares, draw.closed)


def told_draw(draw: kernel_draw.Draw | None) -> Draw | None:
    """How the seed was drawn, when all may know."""
    return None if draw is None else Draw(draw.secret, draw.shares)


def show_seat(doc: Doc, seat: int, kept: bool) -> Seat:
    """One seat."""
    member = doc.at(seat)
    return Seat(seat, None if member is None else member.id, doc.bots[seat], kept)


def show_member(member: MemberDoc, here: bool) -> Member:
    """One member."""
    return Member(
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


def table_line(doc: Doc, here: int, watching: int) -> TableLine:
    """The table in the list of the lobby."""
    people = len(doc.seated())
    seated_bots = sum(doc.at(seat) is None and doc.bots[seat] is not None for seat in range(doc.seats))
    owner = doc.member(doc.owner)
    return TableLine(
        code=doc.code,
        title=doc.settings.title,
        game=doc.settings.game,
        sets=[str(name) for name in doc.settings.setup.get("sets", [])],
        status=doc.status,
        seats=doc.seats,
        people=people,
        bots=seated_bots,
        free=doc.seats - people - seated_bots,
        watching=here - people + watching if here > people else watching,
        clock=doc.settings.clock,
        spectators=doc.settings.spectators,
        owner=None if owner is None else owner.name,
        language=doc.settings.language,
    )


def welcome(doc: Doc, member: MemberDoc | None) -> Welcome:
    """Who you are here."""
    if member is None:
        return Welcome(VERSION, __version__, doc.code, None, None, "pause")
    return Welcome(VERSION, __version__, doc.code, member.id, member.seat, member.auto_answer)


class Scene:
    """A game at one moment, for all who look at it: what everybody may see is put into words once."""

    def __init__(self, session: Session, game: int, clocks: list[SeatClock], story: StoryText | None = None) -> None:
        self.session = session
        self._story = story or StoryText()
        self.game = game
        self.clocks = clocks
        self.next = len(session.game.story or [])
        self._view: Any = written(session.view(NONE).to_dict())
        self._question: Any = written(show_question(session, NONE))
        self._open_events: dict[int, Any] = {}  # by the number of the first one, where nothing is secret

    def state(self, seat: int, since: int, see: DeadSee = "nothing") -> State:
        """The game as *seat* (NONE: a spectator) may see it."""
        session = self.session
        since = max(0, min(since, self.next))
        return State(
            self.game,
            self._view,
            session.view(seat).own_dict(),
            show_question(session, seat) if concerns(session, seat) else self._question,
            since,
            self.next,
            self._events(seat, since),
            self.clocks,
            None if see == "nothing" else open_seats(session, see),
        )

    def _events(self, seat: int, since: int) -> Any:
        found = self._open_events.get(since) or self._story.read(self.session, seat, since)
        if found is None:
            if not is_open(self.session, since):
                return show_events(self.session, seat, since)
            found = self._open_events[since] = written(show_events(self.session, NONE, since))
        return found


def written(part: object) -> Raw:
    """A part of a message that goes to many."""
    return Raw(encode(part))


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


def over_message(doc: Doc, play: Play) -> Over:
    """How it ended."""
    result = play.session.result or {}
    seed = play.start.seed
    return Over(doc.game, result, seed, hash_of(seed), doc.replay or "", told_draw(play.start.draw))


def encode(message: object) -> bytes:
    """The text of a message, as it is sent."""
    return ENCODER.encode(message)
