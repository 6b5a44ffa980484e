# compiled
"""One game at a table as its record tells it: the same code lives it and, after a restart, lives it again."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from sixgun import bots
from sixgun.bots.bot import Bot, RandomBot
from sixgun.bots.drive import answer_noted, decide
from sixgun.bots.imagine import Imagine
from sixgun.games import kind_of
from sixgun.kernel.draw import hash_of
from sixgun.kernel.errors import BadRecord, IllegalAnswer
from sixgun.kernel.option import NONE
from sixgun.kernel.record import Record
from sixgun.rulings.practice import lesson_of, open_record
from sixgun.server.errors import Refusal
from sixgun.server.journal.log import about
from sixgun.server.room.clock import PRESETS, STRIKES, Clocks
from sixgun.server.storage.start_row import StartRow
from sixgun.table import Table

LOG: Final = logging.getLogger("sixgun.server")
ANSWERS: Final = ("answer", "bot", "clock")  # given by the player, by a bot, by the time-out


class Match:
    """The game and its clocks, bots and strikes; every change is one row of the record, applied by ``apply``."""

    def __init__(self, start: StartRow, at: int) -> None:
        kind = kind_of(start.game)
        if kind.rules != start.rules:
            raise BadRecord(f"the game was begun by rules {start.rules!r}; these are {kind.rules!r}")
        self.start = start
        self.seed_hash = None if start.start is not None else hash_of(start.seed)  # of a secret there is
        record = Record(start.rules, start.game, start.setup, start.seed, [], "", start.start)
        self.table: Table = open_record(record)
        self.session = self.table.session
        seats = self.table.seats
        self.clocks = Clocks(PRESETS[start.clock], seats)
        self.strikes = [0] * seats
        self.kept = [False] * seats  # a bot plays for the absent member
        self.bots: dict[int, Bot] = {}
        self.named: dict[int, str] = {}  # what each of them is called
        self.lesson = None if start.start is None else lesson_of(start.start, start.seed)
        self.acts = bots.Acts()  # what was done before all eyes: every bot knows it, also one that comes later
        for seat, name in enumerate(start.bots):
            if name is not None:
                self._seat_bot(seat, name)
        self.clocks.asks(self.session.asked(), at)
        self.clocks.note(self.session.answered)
        for seat, key in start.begins:
            self._answer("bot", seat, key, at)

    @property
    def over(self) -> bool:
        """Is it over?"""
        return self.session.over

    # -- rows -----------------------------------------------------------------------------------------------------

    def apply(self, kind: str, seat: int, data: str, at: int) -> None:
        """Live through one row. What the rules refuse raises IllegalAnswer and changes nothing."""
        if kind in ANSWERS:
            self._answer(kind, seat, data, at)
        elif kind == "take_back":
            self.session.take_back(seat)
            self.clocks.take_back(self.session.answered, self.session.asked(), at)
        elif kind == "kept":
            self._keep(seat, data, at)
        elif kind == "seat":
            self._change_hands(seat, data, at)
        elif kind in ("wake", "thawed"):
            self.clocks.pause(int(data))

    def _answer(self, kind: str, seat: int, key: str, at: int) -> None:
        session = self.session
        answer_noted(session, seat, key, self.acts)
        self.clocks.answered(seat, at)
        self.clocks.asks(session.asked(), at)
        self.clocks.note(session.answered)
        if kind != "bot":
            self.strikes[seat] = self.strikes[seat] + 1 if kind == "clock" else 0

    def _keep(self, seat: int, name: str, at: int) -> None:
        """A bot keeps the seat from now on; without a name, its owner is back."""
        self.kept[seat] = bool(name)
        self.strikes[seat] = 0
        if name:
            self._seat_bot(seat, name)
        else:
            self.bots.pop(seat, None)
            self._ask_afresh(seat, at)

    def _change_hands(self, seat: int, name: str, at: int) -> None:
        """The seat is a bot's from now on; without a name, another person's."""
        self._keep(seat, name, at)
        self.kept[seat] = False

    def _ask_afresh(self, seat: int, at: int) -> None:
        """Who comes (back) to a seat has all the time of a new question."""
        self.clocks.put_again(seat, at)

    # -- bots -----------------------------------------------------------------------------------------------------

    def _seat_bot(self, seat: int, name: str) -> None:
        try:
            bot = bots.make(name, seat, self.start.seed, self.start.game)
            bot.acts = self.acts
            if bot.searches:
                bot.imagine = Imagine(self.session, seat)
            bot.sit(self.session.view(seat))
        except Exception:
            LOG.warning(
                "bot %s cannot sit at a table of %s: a random one does",
                name,
                self.start.game,
                exc_info=True,
                extra=about("bot_failed", bot=name),
            )
            bot = RandomBot(seat, self.start.seed)
        self.bots[seat] = bot
        self.named[seat] = name
        if bot.is_slow:
            bot.imagine = None  # it thinks elsewhere; here it goes by its policy

    @property
    def bare(self) -> StartRow:
        """How it began, without its bots: for who lives it again in order to think."""
        return msgspec.structs.replace(self.start, bots=[None] * len(self.start.bots))

    def bot_answer(self, seat: int) -> str:
        """What the bot of that seat answers; if it fails, or may not answer that, the default."""
        ask = self.session.question(seat)
        assert ask is not None
        step = self.next_step()
        if step is not None and step[0] == seat:
            return step[1]
        try:
            answer = decide(self.session, seat, self.bots[seat])
            if answer not in ask.options and answer not in self.session.choices(seat):
                raise ValueError(f"{answer.key} is not among the answers")
            return answer.key
        except Exception:
            LOG.exception("the bot at seat %s failed: it gives the default answer", seat, extra=about("bot_failed"))
            return ask.options[0].key

    def default_answer(self, seat: int) -> str:
        """What a time-out answers."""
        ask = self.session.question(seat)
        assert ask is not None
        return ask.options[0].key

    def bot_seats(self) -> list[int]:
        """The seats being asked that a bot plays."""
        return [seat for seat in self.session.asked() if seat in self.bots]

    def is_struck_out(self, seat: int) -> bool:
        """So many time-outs in a row that a bot should take over?"""
        return self.strikes[seat] >= STRIKES

    # -- what people ask ------------------------------------------------------------------------------------------

    def check_open(self, seat: int, number: int) -> None:
        """Refuse an answer that is late; whether it is legal the rules say."""
        ask = self.session.ask
        now = NONE if ask is None else ask.number_for(seat)
        if number != now:
            raise Refusal("late_answer", number=number, open=now)

    def check_take_back(self, seat: int) -> None:
        """Refuse where nothing may be taken back."""
        if self.session.back_to(seat) == NONE:
            raise Refusal("nothing_to_take_back")

    def is_out(self, seat: int) -> bool:
        """Is the seat eliminated?"""
        return self.session.game.is_out(seat)

    def people(self, now: list[str | None]) -> list[str | None]:
        """The names by seat of who sits there, or else of who sat there when it began; none: a bot."""
        began = [None if bot else name for bot, name in zip(self.start.bots, self.start.names, strict=False)]
        return [name or (began[seat] if seat < len(began) else None) for seat, name in enumerate(now)]

    # -- the steps of a ruling ------------------------------------------------------------------------------------

    @property
    def followed(self) -> int:
        """So many steps of the ruling have been taken, as it says."""
        done = 0
        for given in zip(self.session.seats, [option.key for option in self.session.answers], strict=True):
            if self.lesson is None or done >= len(self.lesson) or given != self.lesson[done]:
                break
            done += 1
        return done

    def next_step(self) -> tuple[int, str] | None:
        """Who has to answer what, if the ruling has been followed so far."""
        answered = self.session.answered
        if self.lesson is None or answered >= len(self.lesson) or self.followed < answered:
            return None
        return self.lesson[answered]


def match_of_rows(rows: list[Any]) -> Match:
    """Live through the rows of a game, from its start; raises where they no longer fit the rules."""
    first = rows[0]
    match = Match(msgspec.json.decode(first["data"], type=StartRow), first["at"])
    for row in rows[1:]:
        if row["kind"] == "frozen" and row is rows[-1]:
            break  # else it has been thawed
        try:
            match.apply(row["kind"], row["seat"], row["data"], row["at"])
        except IllegalAnswer as error:
            raise BadRecord(f"row {row['number']} of the record does not fit the game: {error}") from None
    return match


def record_of_rows(rows: list[Any]) -> Record | None:
    """The record as it stands in the rows of a game, without what was taken back; None where nothing was played."""
    if not rows:
        return None
    start = msgspec.json.decode(rows[0]["data"], type=StartRow)
    answers = list(start.begins)
    for row in rows:
        if row["kind"] in ANSWERS:
            answers.append((row["seat"], row["data"]))
        elif row["kind"] == "take_back":
            del answers[int(row["data"]) :]
    return Record(start.rules, start.game, start.setup, start.seed, answers, "", start.start, start.draw)
