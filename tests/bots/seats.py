"""Tables of bots for the tests."""

from __future__ import annotations

import random
from collections.abc import Callable

from sixgun.bots import Bot, make
from sixgun.bots.drive import next_answer, play, seat_all, tell
from sixgun.classic.setup import default_options
from sixgun.classic.table.roles import DEPUTY, SHERIFF
from sixgun.kernel.ask import Ask
from sixgun.kernel.option import Option
from sixgun.table import Table, new_game

SIDES = ("sheriff", "outlaw", "renegade")


def any_table(number: int) -> Table:
    """A table of 4 to 7 players; every other one with any options."""
    dice = random.Random(number)
    options = {name: dice.random() < 0.5 for name in default_options(("base",))} if number % 2 else {}
    return new_game("classic", 4 + number // 2 % 4, options=options, seed=f"bots {number}", live=False)


def crew(table: Table, name: str = "baseline") -> list[Bot]:
    bots = [make(name, seat, table.seed) for seat in range(table.seats)]
    seat_all(table.session, bots)
    return bots


def watch(table: Table, bots: list[Bot], each: Callable[[int, Ask, Option], None]) -> None:
    """Play a game out; *each* sees every answer before it is given."""
    session = table.session
    while (ask := session.ask) is not None:
        seat, option = next_answer(session, bots)
        each(seat, ask, option)
        session.answer(seat, option)
        tell(bots, seat, ask, option)
        assert len(session.answers) < 10_000, "a game without end"


def wins(players: int, games: int, side: str, name: str, others: str) -> float:
    """How often *side* wins, played by one kind of bots against the other."""
    won = 0
    for number in range(games):
        table = new_game("classic", players, seed=f"{players} {number}", live=False)
        bots = [
            make(name if side_of(p.role) == side else others, p.seat, table.seed) for p in table.session.game.players
        ]
        play(table.session, bots, 10_000)
        won += table.result is not None and table.result["side"] == side
    return won / games


def side_of(role: int) -> str:
    return {SHERIFF: "sheriff", DEPUTY: "sheriff", 2: "outlaw", 3: "renegade"}[role]
