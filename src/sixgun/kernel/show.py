"""All that a seat receives, as plain data: the view, the open question, what happened since it last looked."""

from __future__ import annotations

from sixgun.kernel.ask import Ask
from sixgun.kernel.game import Encode, digits
from sixgun.kernel.hints import Any, Final, i64
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.session import Session
from sixgun.kernel.story import ALL, Entry, TurnEntry

FEW: Final = 64  # seats and places are fewer ...
MANY: Final = 1024  # ... and so are cards: four small numbers make one
MOST_TOLD: Final = 20_000  # entries of stories that are kept as text: some 3 MiB
NOT_ASKED: Final = b',"options":[],"interjections":[],"can_take_back":false}'
MEANT: Final[dict[Option, bytes]] = {}  # options as text: each is made once and kept anyway
ASKED: Final[dict[str, list[bytes]]] = {}  # how questions begin, by kind and seat
NOTHING: Final = b""
FIRST: Final = b'[{"number":'
NEXT: Final = b',{"number":'


def show(session: Session, seat: int = NONE, since: int = 0) -> dict[str, object]:
    """What *seat* (NONE: a spectator) may see now, and the entries of the story from number *since* on."""
    return {
        "view": session.view(seat).to_dict(),
        "question": show_question(session, seat),
        "events": show_events(session, seat, since),
        "result": session.result,
    }


class Shown:
    """All that is shown of one session, as JSON: what has not changed since it was last shown is not encoded again."""

    __slots__ = ("session", "_encode", "_pieces", "_ask", "_number", "_text")

    def __init__(self, session: Session, encode: Encode) -> None:
        self.session = session
        self._encode = encode
        self._pieces = session.game.pieces(encode)
        self._ask: Ask | None = None  # the question that was shown last, its number,
        self._number = NONE
        self._text = b""  # and what all know of it

    def show(self, since: int) -> bytes:
        """The text of ``show(session, NONE, since)``."""
        parts = [b'{"view":']
        parts += self._pieces.read(self.session.game.view(NONE))
        parts += [b',"question":', self.question(), b',"events":', self.events(since)]
        result = self.session.result
        parts.append(b',"result":null}' if result is None else b',"result":' + self._encode(result) + b"}")
        return b"".join(parts)

    def view(self) -> bytes:
        """The view of a spectator."""
        return b"".join(self._pieces.read(self.session.game.view(NONE)))

    def own(self, seat: int) -> bytes:
        """What *seat* sees beyond that."""
        return b"{}" if seat == NONE else self._pieces.own(self.session.game, seat)

    # -- the open question ------------------------------------------------------------------------

    def question(self) -> bytes:
        """As a spectator sees it."""
        ask = self.session.ask
        if ask is None or ask.several:
            return self._encode(show_question(self.session, NONE))
        return b"".join([b'{"number":', digits(ask.number), self._about(ask), NOT_ASKED])

    def question_of(self, seat: int) -> bytes:
        """As a seat sees it that is asked, or may say something."""
        session, ask = self.session, self.session.ask
        if ask is None or ask.several:
            return self._encode(show_question(session, seat))
        own = ask if ask.seat == seat else None
        options = [] if own is None else [self._offered(own, option) for option in own.options]
        parts = [b'{"number":', digits(ask.number), self._about(ask), b',"options":[', b",".join(options)]
        parts += [b'],"interjections":[', b",".join([self._meant(option) for option in session.interjections(seat)])]
        parts.append(b'],"can_take_back":true' if session.back_to(seat) != NONE else b'],"can_take_back":false')
        if own is not None:
            parts += [b',"default":', self._encode(own.options[0].key)]
        parts.append(b"}")
        return b"".join(parts)

    def _about(self, ask: Ask) -> bytes:
        """What all know of it, behind its number: a number is given to one question at one moment."""
        if ask is not self._ask or ask.number != self._number:
            about = ask.about()
            self._text = self._begun(ask) + (self._encode(about) if about else b"{}")
            self._ask, self._number = ask, ask.number
        return self._text

    def _begun(self, ask: Ask) -> bytes:
        """How such a question begins."""
        kept = ASKED.get(ask.why)
        if kept is None:
            kept = ASKED[ask.why] = [NOTHING] * FEW
        text = kept[ask.seat]
        if not text:
            text = self._encode({"why": ask.why, "seats": [ask.seat]})
            text = kept[ask.seat] = b"," + text[1:-1] + b',"about":'
        return text

    def _meant(self, option: Option) -> bytes:
        """An option: it means the same in every game."""
        text = MEANT.get(option)
        if text is None:
            text = MEANT[option] = self._encode(show_option(option))
        return text

    def _offered(self, ask: Ask, option: Option) -> bytes:
        """An option, and what it may cost."""
        found = stakes(self.session, ask, option)
        text = self._meant(option)
        return text[:-1] + b"," + self._encode(found)[1:] if found else text

    # -- the story --------------------------------------------------------------------------------

    def events(self, since: int, seat: int = NONE) -> bytes:
        """The story from entry number *since* on."""
        story = self.session.game.story or []
        if since >= len(story):
            return b"[]"
        parts: list[bytes] = []
        for n in range(max(since, 0), len(story)):
            parts.append(NEXT if parts else FIRST)
            parts.append(digits(n))
            parts.append(self._event(story[n], seat))
        parts.append(b"]")
        return b"".join(parts)

    def _event(self, entry: Entry, seat: int) -> bytes:
        """An entry behind its number."""
        if isinstance(entry, TurnEntry):
            return b"," + self._encode(self.session.game.seen(entry, seat))[1:]
        return self._told(entry, seat)

    def _told(self, entry: Entry, seat: int) -> bytes:
        """An entry behind its number: it reads the same in every game."""
        told = self._pieces.told
        rest: i64 = entry.amount  # each in turn, for a sum of plain ints would be made of objects
        rest = rest * FEW + entry.target
        rest = rest * FEW + entry.seat
        rest = rest * MANY + entry.card
        key = (entry.what, entry.cause, 2 * rest + 1 if entry.is_seen_by(seat) else 2 * rest)
        text = told.get(key)
        if text is None:
            if len(told) >= MOST_TOLD:
                told.clear()
            text = told[key] = b"," + self._encode(self.session.game.seen(entry, seat))[1:]
        return text


def lay_over(view: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """A seat's view out of a spectator's and what it sees beyond (``View.own_dict``)."""
    if not own:
        return view
    seats: dict[str, dict[str, Any]] = own["players"]
    players = [player | seats.get(str(seat), {}) for seat, player in enumerate(view["players"])]
    return view | own | {"players": players}


def concerns(session: Session, seat: int) -> bool:
    """Does *seat* see more of the open question than a spectator?"""
    if seat == NONE:
        return False
    return session.question(seat) is not None or bool(session.interjections(seat))


def reads_more(session: Session, seat: int, since: int) -> bool:
    """May *seat* read more of the story from entry number *since* on than a spectator?"""
    story = session.game.story or []
    for n in range(max(since, 0), len(story)):  # noqa: SIM110 - a plain loop: mypyc makes less of any()
        if story[n].eyes != ALL and story[n].is_seen_by(seat):
            return True
    return False


def show_question(session: Session, seat: int) -> dict[str, object] | None:
    """The open question: its options only to those who may choose them."""
    ask = session.ask
    if ask is None:
        return None
    own = session.question(seat)
    shown: dict[str, object] = {
        "number": ask.number_for(seat),
        "why": ask.why,
        "seats": session.asked(),
        "about": (ask if own is None else own).about(),
        "options": [] if own is None else show_options(session, own),
        "interjections": [] if seat == NONE else [show_option(option) for option in session.interjections(seat)],
        "can_take_back": seat != NONE and session.back_to(seat) != NONE,
    }
    if own is not None:
        shown["default"] = own.options[0].key
    return shown


def show_options(session: Session, ask: Ask) -> list[dict[str, object]]:
    """The options of a question, with their meaning and what they may cost."""
    return [show_option(option) | stakes(session, ask, option) for option in ask.options]


def stakes(session: Session, ask: Ask, option: Option) -> dict[str, object]:
    """What the game says of it, or else that it would do nothing."""
    found = ask.stakes(option)
    if not option.verb.may_do_nothing or not ask.quiescent or "warn" in found:
        return found
    return found | {"warn": "nothing"} if does_nothing(session, ask.seat, option) else found


def does_nothing(session: Session, seat: int, option: Option) -> bool:
    """Would only the playing itself be told of it, and the same question put again?"""
    tried = session.trial()
    why = "" if tried.ask is None else tried.ask.why
    story = tried.game.story = []
    tried.answer(seat, option)
    again = tried.ask is not None and tried.ask.seat == seat and tried.ask.why == why
    return again and [entry.what for entry in story] == ["play"]


def show_option(option: Option) -> dict[str, object]:
    """One option: its key and what it means."""
    return {"key": option.key} | option.meaning


def show_events(session: Session, seat: int, since: int) -> list[dict[str, object]]:
    """The story from entry number *since* on, as *seat* may read it."""
    story = session.game.story or []
    return [show_event(session, story[n], n, seat) for n in range(max(since, 0), len(story))]


def show_event(session: Session, entry: Entry, number: int, seat: int) -> dict[str, object]:
    """One entry of the story, as *seat* may read it."""
    return {"number": number} | session.game.seen(entry, seat)
