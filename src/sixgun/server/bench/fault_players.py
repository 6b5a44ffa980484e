"""People at tables of several workers who come back by another door when theirs is shut, and forget nothing."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any, Final

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from sixgun.server.bench.history import History, Place
from sixgun.server.bench.load import Lobby

THINKING: Final = (0.02, 0.2)  # seconds
ASK_AGAIN: Final = 1.0  # seconds without an answer to an answer
GO_ELSEWHERE: Final = 2.5
CONNECTING: Final = 2.0
HARMLESS: Final = (
    "late_answer",
    "not_now",
    "not_asked",
    "cannot_save",
    "unreachable",
    "illegal_answer",
    "slow_down",
    "not_ready",
)


class FaultPlayer(WSListener):
    """One person: answers, rematches, and remembers everything it was shown."""

    def __init__(self, history: History, seat: int, token: str, ports: list[int], chance: random.Random) -> None:
        self.history, self.seat, self.token = history, seat, token
        self.ports, self.chance = ports, chance
        self.thinking = THINKING
        self.games = self.states = self.connections = 0
        self.silence = 0.0  # the longest without a connection
        self.is_done = False
        self._transport: WSTransport | None = None
        self._port = ports[0]
        self._game = 0
        self._events: list[Any] = []
        self._place: Place = (0, -1)
        self._before: Place | None = None  # what had been shown to anybody when this connection was opened
        self._answered: Place = (0, -1)
        self._is_over = False  # the game shown last: another is wanted, and said so until it begins
        self._wished_at = 0.0
        self._heard_at = self._sent_at = 0.0
        self._ended: dict[int, str] = {}

    # -- the line -------------------------------------------------------------------------------------------------

    async def live(self) -> None:
        """Be connected, by whatever door."""
        gone_at = time.monotonic()
        while not self.is_done:
            self._before = self.history.furthest
            try:
                async with asyncio.timeout(CONNECTING):
                    await ws_connect(lambda: self, f"ws://127.0.0.1:{self._port}/ws/{self.history.code}")
            except Exception:
                await self._next_door()
                continue
            await self._stay()
            if self._heard_at > gone_at:
                self.silence = max(self.silence, self._first_at - gone_at)
                gone_at = self._heard_at
            await self._next_door()

    _first_at = 0.0

    async def _next_door(self) -> None:
        self._port = self.chance.choice(self.ports)
        await asyncio.sleep(self.chance.uniform(0.02, 0.15))

    async def _stay(self) -> None:
        """Until the line is dead, or looks dead: nothing is answered to what was sent."""
        while self._transport is not None and not self.is_done:
            await asyncio.sleep(0.1)
            now = time.monotonic()
            if self._sent_at and now - self._sent_at > GO_ELSEWHERE:
                break
            if self._sent_at and now - self._sent_at > ASK_AGAIN and now - self._heard_at > ASK_AGAIN / 2:
                self.say("look")
            if self._is_over and now - self._wished_at > ASK_AGAIN:
                self._wish()
        if self._transport is not None:
            self._transport.disconnect()
            self._transport = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Come (back) in, asking for everything from the beginning."""
        self._transport = transport
        self.connections += 1
        self._sent_at = time.monotonic()
        self._first_at = 0.0
        self.say("hello", token=self.token)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The door is shut."""
        if transport is self._transport:
            self._transport = None

    def say(self, type: str, **fields: Any) -> None:
        """Send a message."""
        if self._transport is not None:
            self._transport.send(WSMsgType.TEXT, json.dumps({"type": type, **fields}).encode())

    # -- what is heard --------------------------------------------------------------------------------------------

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """React."""
        if frame.msg_type != WSMsgType.TEXT or transport is not self._transport:
            return
        message = json.loads(frame.get_payload_as_bytes())
        self._heard_at = time.monotonic()
        kind = message["type"]
        if kind == "welcome":
            self._answered = (0, -1)  # what was on its way may be lost
            if message["seat"] != self.seat:
                self._fault(f"is taken for who sits at {message['seat']}")
        elif kind == "state":
            self._see(message)
        elif kind == "over":
            self._see_end(message)
        elif kind == "ping":
            self.say("pong")
        elif kind == "table" and message["status"] == "frozen":
            self._fault("the table is frozen")
        elif kind == "error":
            self._refused(message)

    def _refused(self, message: dict[str, Any]) -> None:
        """It was not done; where that is nobody's fault, it is tried again."""
        if message["id"] not in HARMLESS:
            self._fault(str(message))
        self._answered = (0, -1)
        if message["id"] in ("cannot_save", "unreachable"):
            asyncio.get_running_loop().call_later(0.3, self.say, "look")

    def _see(self, message: dict[str, Any]) -> None:
        """Compare with what is remembered, remember, and answer if asked."""
        self.states += 1
        self._first_at = self._first_at or self._heard_at
        self._sent_at = 0.0
        question = message["question"]
        place = (message["game"], -1 if question is None else question["number"])
        self._compare(message, place)
        if message["game"] != self._game:
            self._game, self._events = message["game"], []
        self._events[message["since"] :] = message["events"]
        self._place = place
        self._is_over = question is None
        if question is None:
            return
        self.history.shown(place)
        if self.seat in question["seats"] and question["options"] and self._answered != place:
            self._answered = place
            key = self.chance.choice(question["options"])["key"]
            delay = self.chance.uniform(*self.thinking)
            asyncio.get_running_loop().call_later(delay, self._answer, place, key)

    def _compare(self, message: dict[str, Any], place: Place) -> None:
        """What was shown is so, also when it is shown again; a new connection shows no less than any before."""
        is_over = message["question"] is None
        if self._before is not None:
            if not is_over:
                self.history.check_fresh(place, self._before, f"seat {self.seat}")
            self._before = None
        if message["game"] == self._game and message["since"] == 0:
            if message["events"][: len(self._events)] != self._events and len(message["events"]) >= len(self._events):
                self._fault("events shown before are others now")
            if len(message["events"]) < len(self._events):
                self._fault("events shown before are lost")

    def _answer(self, place: Place, key: str) -> None:
        if self._place == place and self._transport is not None and not self.is_done:
            self._sent_at = self._sent_at or time.monotonic()
            self.history.called(place, self.seat, key)
            self.say("answer", number=place[1], key=key)

    def _see_end(self, message: dict[str, Any]) -> None:
        if message["game"] not in self._ended:
            self._ended[message["game"]] = message["replay"]
            self.games += 1
        elif self._ended[message["game"]] != message["replay"]:
            self._fault(f"game {message['game']} ended twice")
        if not self.is_done:
            self._wish()

    def _wish(self) -> None:
        """For another game; it may be refused, or lost with the worker that heard it."""
        self._wished_at = time.monotonic()
        self.say("rematch")

    def _fault(self, what: str) -> None:
        self.history.faults.append(f"{self.history.code} seat {self.seat}: {what}")


def seat_players(ports: list[int], tables: int, chance: random.Random) -> list[FaultPlayer]:
    """Tables of four people, who come by different doors."""
    found: list[FaultPlayer] = []
    for number in range(tables):
        lobby = Lobby(f"http://127.0.0.1:{ports[number % len(ports)]}")
        settings = {"setup": {"players": 4}, "clock": "none", "public": False}
        first = insist(lobby, "/api/tables", {"name": "P0", "settings": settings})
        history = History(first["code"])
        people = [first]
        join = f"/api/tables/{first['code']}/join"
        people += [insist(lobby, join, {"name": f"P{seat}"}) for seat in range(1, 4)]
        for one in people:
            doors = chance.sample(ports, len(ports))
            found.append(FaultPlayer(history, one["seat"], one["token"], doors, random.Random(chance.random())))
    return found


def insist(lobby: Lobby, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask until it is done: workers that have just started on a busy machine may not be sure of themselves yet."""
    for _ in range(20):
        try:
            return lobby.post(path, body)
        except RuntimeError:
            time.sleep(0.5)
    return lobby.post(path, body)
