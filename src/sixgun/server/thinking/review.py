"""A finished game looked at again: where a marshal would have done something else, and what it hopes of it."""

from __future__ import annotations

from typing import Final

from sixgun.bots.search.marshal import Marshal
from sixgun.server.protocol.http_types import Review, Verdict
from sixgun.server.room.match import Match
from sixgun.server.thinking.thought import Thought, seated

MOST: Final = 12  # decisions told, the worst first
LEAST: Final = 0.02  # a difference that may be mere noise is not told


def review(thought: Thought) -> Review:
    """The decisions of a seat in which a marshal disagrees most."""
    match = Match(thought.start, 0)
    bot = seated(match, thought)
    found: list[Verdict] = []
    for at, (seat, key) in enumerate(thought.answers):
        if seat == thought.seat and isinstance(bot, Marshal):
            found += verdicts(match, bot, seat, key, at)
        match.apply("bot", seat, key, 0)
    worst = sorted(found, key=lambda verdict: verdict.chance - verdict.best)[:MOST]
    return Review(worst, isinstance(bot, Marshal) and bot.effort.trials > 0)


def verdicts(match: Match, bot: Marshal, seat: int, key: str, at: int) -> list[Verdict]:
    """Nothing, or that something else would have been better."""
    ask = match.session.question(seat)
    chosen = None if ask is None else next((option for option in ask.options if option.key == key), None)
    if ask is None or chosen is None or len(ask.options) < 2:
        return []
    chance = bot.weigh(match.session.view(seat), ask, chosen)
    if chance < 0.0:
        return []
    best, promised = max(bot.chances, key=lambda each: each[1])
    return [Verdict(at, key, best.key, chance, promised)] if promised - chance >= LEAST else []
