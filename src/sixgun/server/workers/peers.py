"""Parcels between workers: what is said to one in one turn of the loop goes together; a number lets a loss show."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from sixgun.server.workers.bus import ALL, Bus
from sixgun.server.workers.frames import DECODER, ENCODER, Frame, Parcel, Send

MOST: Final = 400_000  # bytes of text in a parcel: a broker takes a million


class Peers:
    """The other workers, as far as they have been heard of or spoken to."""

    def __init__(self, bus: Bus, name: str, take: Callable[[str, Frame], None], miss: Callable[[str], None]) -> None:
        self.name = name
        self.heard_at: dict[str, float] = {}  # by the time of the loop
        self._bus = bus
        self._take = take
        self._miss = miss  # something a worker said is lost
        self._loop = asyncio.get_running_loop()
        self._outgoing: dict[str, list[Frame]] = {}
        self._told: dict[str, int] = {}  # numbers given to parcels
        self._told_at: dict[str, float] = {}
        self._heard: dict[str, int] = {}

    # -- telling --------------------------------------------------------------------------------------------------

    def tell(self, name: str, frame: Frame) -> None:
        """Say that to one of them, at the end of the turn."""
        self._frames(name).append(frame)

    def tell_all(self, frame: Frame) -> None:
        """Say that to all of them."""
        self._frames(ALL).append(frame)

    def send(self, name: str, line: int, text: bytes) -> None:
        """A message for a line there; who gets the same gets it together."""
        frames = self._frames(name)
        last = frames[-1] if frames else None
        if type(last) is Send and last.text is text:
            last.lines.append(line)
        else:
            frames.append(Send([line], text))

    def _frames(self, name: str) -> list[Frame]:
        if not self._outgoing:
            self._loop.call_soon(self._deliver)
        found = self._outgoing.get(name)
        if found is None:
            found = self._outgoing[name] = []
        return found

    def _deliver(self) -> None:
        outgoing, self._outgoing = self._outgoing, {}
        for name, frames in outgoing.items():
            self._told_at[name] = self._loop.time()
            for part in in_parts(frames):
                number = 0 if name == ALL else self._told.get(name, 0) + 1
                self._told[name] = number
                self._bus.post(name, ENCODER.encode(Parcel(self.name, number, part)))

    def keep_in_touch(self, names: set[str], pause: float) -> None:
        """Say something to those who have heard nothing for so long: what is lost before it, shows."""
        for name in names:
            if self._told_at.get(name, 0) < self._loop.time() - pause:
                self._frames(name)

    def forget(self, name: str) -> None:
        """It is taken for dead; if it is not, it still counts our parcels."""
        self.heard_at.pop(name, None)

    # -- hearing --------------------------------------------------------------------------------------------------

    def hear(self, message: bytes) -> None:
        """A parcel has come."""
        parcel = DECODER.decode(message)
        if parcel.sender == self.name:
            return
        if parcel.number:
            last = self._heard.get(parcel.sender, parcel.number - 1)
            if parcel.number <= last:
                return
            self._heard[parcel.sender] = parcel.number
            if parcel.number > last + 1:
                self._miss(parcel.sender)
            self.heard_at[parcel.sender] = self._loop.time()
        for frame in parcel.frames:
            self._take(parcel.sender, frame)


def in_parts(frames: list[Frame]) -> list[list[Frame]]:
    """So many at a time as fit."""
    found: list[list[Frame]] = [[]]
    size = 0
    for frame in frames:
        length = len(frame.text) if isinstance(frame, Send) else 100
        if size and size + length > MOST:
            found.append([])
            size = 0
        found[-1].append(frame)
        size += length
    return found
