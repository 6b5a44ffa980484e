"""One decision of a bot, as a process of the pool makes it: it gets the record so far, and gives an answer."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from sixgun import bots
from sixgun.bots.drive import decide
from sixgun.bots.imagine import Imagine
from sixgun.bots.search.marshal import Marshal
from sixgun.games import GAMES, kind_of
from sixgun.server.room.match import Match
from sixgun.server.storage.start_row import StartRow

NICENESS: Final = 5  # people come before bots


class Thought(Struct, frozen=True):
    """What a bot is to decide: where the game stands, who it is, how hard it may think."""

    start: StartRow
    answers: list[tuple[int, str]]
    seat: int
    bot: str
    effort: float = 1.0  # times its usual trials


class Answer(Struct, frozen=True):
    """What it answers; of a search, what each candidate promised: the chance to win, by its own reckoning."""

    key: str
    chances: list[tuple[str, float]]
    reason: str | None = None
    args: dict[str, Any] = {}


def settle_down() -> None:
    """A process of the pool begins: everything is loaded before the first thought, and never looked through again."""
    os.nice(NICENESS)
    for game in GAMES:
        bots.make("marshal", 0, "", game)
        kind_of(game).read_setup(kind_of(game).usual)
    gc.collect()
    gc.freeze()


def think(thought: Thought) -> Answer:
    """Live through the record, sit down, decide. Nothing is kept: any process gives the same answer."""
    match = played(thought)
    bot = seated(match, thought)
    option = decide(match.session, thought.seat, bot)
    found = bot.chances if isinstance(bot, Marshal) else []
    chances = [(candidate.key, chance) for candidate, chance in found]
    why = bot.reason
    return Answer(option.key, chances) if why is None else Answer(option.key, chances, why.id, why.args)


def played(thought: Thought) -> Match:
    """The match as it stands; nobody sits there."""
    match = Match(thought.start, 0)
    for seat, key in thought.answers[match.session.answered :]:
        match.apply("bot", seat, key, 0)
    return match


def seated(match: Match, thought: Thought) -> bots.Bot:
    """The bot, having seen what everybody has seen."""
    bot = bots.make(thought.bot, thought.seat, thought.start.seed, thought.start.game)
    bot.acts = match.acts
    if bot.searches:
        bot.imagine = Imagine(match.session, thought.seat)
    bot.sit(match.session.view(thought.seat))
    if isinstance(bot, Marshal):
        bot.effort = bot.effort.times(thought.effort)
    return bot


Work = Callable[[Thought], Answer]
