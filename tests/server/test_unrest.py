"""Tables at which everybody does anything at any time: they stay whole, agree with what all see, and with the disk."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.kernel.option import NONE
from sixgun.server.protocol.terms import Clock
from sixgun.server.room import clock
from sixgun.server.room.room import Room

from .driving import Player, Running, fast, wait_for

Start = Callable[..., Running]
SETUPS: list[dict[str, Any]] = [
    {"game": "classic", "setup": {"players": 4}},
    {"game": "classic", "setup": {"players": 5, "options": {"character_choice_of_two": True}}, "dead_see": "all"},
    {"game": "duel", "setup": {"mode": "duel"}, "clock": "blitz"},
    {"game": "duel", "setup": {"mode": "standoff"}},
]


class Crowd:
    """People around one table who know no manners."""

    def __init__(self, server: Running, settings: dict[str, Any], seed: str) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.people = [server.open("P0", **settings)]
        self.code = self.people[0].code
        for number in range(1, 4):
            self.come(number)

    @property
    def room(self) -> Room:
        return self.server.house.rooms[self.code]

    def come(self, number: int) -> None:
        """Somebody joins, to play or to watch; or is refused."""
        watch = self.dice.random() < 0.3
        answer = self.server.http.post(f"/api/tables/{self.code}/join", json={"name": f"P{number}", "watch": watch})
        if answer.is_success:
            self.people.append(Player(self.server, answer.json()))

    def act(self) -> None:
        """One of them does something."""
        if len(self.people) < 2 or self.dice.random() < 0.02:
            self.come(self.dice.randrange(100))
            return
        asked = [person for person in self.people if person.is_asked()]
        person = self.dice.choice(asked if asked and self.dice.random() < 0.7 else self.people)
        try:
            if self.dice.random() < 0.03:
                self.away(person)
            elif person in asked and self.dice.random() < 0.8:
                person.answer()
                person.silence(0.005)
            elif self.room.register.status == "playing" and self.dice.random() < 0.5:
                person.send("look")
            elif self.dice.random() < 0.6:
                person.send({"lobby": "ready", "over": "rematch"}.get(self.room.register.status, "pong"))
                self.people[0].send("start")
            else:
                type, fields = self.words(person)
                person.send(type, **fields)
            for one in self.people:
                one.silence(0.0)
        except (ConnectionClosed, OSError):
            self.people = [one for one in self.people if one.member in self.room.audience.here]

    def away(self, person: Player) -> None:
        """Gone without a word, and back."""
        person.drop()
        if self.dice.random() < 0.5:
            person.connect(person.last.get("next", 0))

    def words(self, person: Player) -> tuple[str, dict[str, Any]]:
        """Any message at all, sensible or not."""
        dice = self.dice
        seat, member = dice.randrange(4), dice.choice([one.member for one in self.people] + ["nobody"])
        hand = person.last.get("view", {}).get("hand") or ["bang:AS"]
        often = [
            ("take_back", {}), ("stand", {}), ("sit", {"seat": seat}), ("hand_on", {"member": member}), ("pong", {}),
            ("answer", {"number": dice.randrange(90), "key": "pass"}), ("rename", {"name": "Q"}), ("start", {}),
            ("look", {"game": 1, "since": dice.randrange(50)}), ("chat", {"text": "hm"}), ("mute", {"member": member}),
            ("why_not", {"id": 1, "card": dice.choice(hand), "target": dice.choice([None, seat])}),
            ("seat_bot", {"seat": seat, "bot": dice.choice(["", None])}), ("prefer", {"auto_answer": "never"}),
        ]  # fmt: skip
        seldom = [
            ("leave", {}), ("kick", {"member": member, "ban": dice.random() < 0.3}),
            ("configure", {"settings": fast(dice.choice(SETUPS))}),
        ]  # fmt: skip
        return dice.choice(seldom if dice.random() < 0.1 else often)

    def settle(self) -> None:
        """Whoever is here sees the game as it is."""
        wait_for(lambda: not self.room.changes.is_busy)
        for person in list(self.people):
            try:
                person.send("look")
                person.silence(0.05)
            except (ConnectionClosed, OSError):
                self.people.remove(person)
        if self.waits_for_people():
            for person in self.people:
                assert person.last["view"] == self.server.do(lambda who=person: self.view_of(who)), person.member

    def waits_for_people(self) -> bool:
        """Will nothing happen unless one of them does something?"""
        match = self.room.match
        if match is None or self.room.register.status != "playing" or match.clocks.ticks:
            return False
        return not match.bot_seats() and not self.room.agenda.gone

    def view_of(self, person: Player) -> Any:
        """What the table has to show somebody."""
        assert self.room.match is not None
        member = self.room.register.member(person.member)
        seat = NONE if member is None or member.seat is None else member.seat
        return json.loads(json.dumps(self.room.match.session.view(seat).to_dict()))


def as_it_is(room: Room) -> tuple[bytes, str]:
    """The document and the position of a table."""
    register = msgspec.json.decode(msgspec.json.encode(room.register))
    for member in register["members"]:
        member.pop("saw_open"), member.pop("guest")  # kept with the next change of the document
    return msgspec.json.encode(register), "" if room.match is None else room.match.session.fingerprint()


@pytest.mark.parametrize("seed", range(4))
def test_nothing_breaks_a_table(
    start: Start, seed: int, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(clock.PRESETS, "blitz", Clock("blitz", 0, 1, 0))
    server = start()
    crowds = [Crowd(server, settings, f"{seed} {n}") for n, settings in enumerate(SETUPS)]
    dice = random.Random(seed)
    with caplog.at_level(logging.ERROR, "sixgun.server"):
        for _ in range(500):
            dice.choice(crowds).act()
        assert server.house.counters.answers, "something was played"
        for crowd in crowds:
            crowd.settle()
        assert [record for record in caplog.records if not record.name.startswith("websockets.client")] == []
        for crowd in crowds:
            for person in crowd.people:
                person.drop()
        rooms = [crowd.room for crowd in crowds]
        wait_for(lambda: not any(room.audience.connections or room.changes.is_busy for room in rooms))
    server.stop()  # until then bots may play a game out that nobody is at any more
    before = {room.register.code: as_it_is(room) for room in rooms}
    again = start()
    for code, was in before.items():
        room = again.do(lambda code=code: again.house.room(code))
        assert as_it_is(room) == was
