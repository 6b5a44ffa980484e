"""The processes bots think in: started with the first thought, as many as there are cores to spare."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, TypeVar

from sixgun.server.journal.counters import Counters
from sixgun.server.journal.log import about
from sixgun.server.thinking.thought import Answer, Thought, Work, settle_down, think

LOG: Final = logging.getLogger("sixgun.server")
MOST: Final = 8
T = TypeVar("T")


class Pool:
    """Takes thoughts and gives futures. A process that dies takes its thoughts with it; others take its place."""

    def __init__(self, loop: asyncio.AbstractEventLoop, work: Work = think, counters: Counters | None = None) -> None:
        self.counters = counters or Counters()
        self._loop = loop
        self._work = work
        self._executor: ProcessPoolExecutor | None = None

    def submit(self, thought: Thought) -> asyncio.Future[Answer]:
        """Think about it; the future belongs to the loop."""
        future = self.run(self._work, thought)
        future.add_done_callback(partial(self._note, self._loop.time()))
        return future

    def _note(self, began: float, future: asyncio.Future[Answer]) -> None:
        self.counters.thoughts.note(self._loop.time() - began)
        if future.cancelled() or future.exception() is not None:
            self.counters.thoughts_failed += 1

    def run(self, work: Callable[[Thought], T], thought: Thought) -> asyncio.Future[T]:
        """Any other work of that kind."""
        try:
            return self._loop.run_in_executor(self._processes(), work, thought)
        except BrokenProcessPool:
            LOG.error("a process in which bots think has died: others take its place", extra=about("thinker_died"))
            self._executor = None
            return self._loop.run_in_executor(self._processes(), work, thought)

    def _processes(self) -> ProcessPoolExecutor:
        if self._executor is None:
            spawn = multiprocessing.get_context("spawn")  # a fork would share the server's sockets and threads
            size = min(MOST, max(1, (os.cpu_count() or 1) - 1))
            self._executor = ProcessPoolExecutor(size, mp_context=spawn, initializer=settle_down)
        return self._executor

    def close(self) -> None:
        """Whatever is still thought about is of no use any more."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None
