"""The story of a long game, kept in pages: it reads as if it were put into words anew each time."""

from __future__ import annotations

import json
import random
import time

from sixgun.kernel.option import NONE
from sixgun.kernel.session import Session
from sixgun.kernel.show import Shown, show_events, show_question
from sixgun.server.bench.run_attacks import step
from sixgun.server.protocol.encoding import encode
from sixgun.server.protocol.messages import State
from sixgun.server.protocol.terms import DeadSee, SeatClock
from sixgun.server.room.outgoing import StateMessages, open_seats
from sixgun.server.room.story_text import PAGE, SHORT, StoryText
from sixgun.table import Table, open_table


def long_game(seed: str, answers: int) -> Table:
    table = open_table("classic", {"players": 4}, seed)
    for _ in range(answers):
        step(table)
    return table


def check(text: StoryText, session: Session, since: int) -> None:
    for seat in (NONE, *range(session.game.seats)):
        expected = show_events(session, seat, since)
        found = text.read(session, seat, since)
        assert (found is None) == (len(expected) < SHORT)
        assert found is None or json.loads(bytes(found)) == expected


def test_it_is_what_each_may_read_from_any_entry_on_while_the_game_goes_on_and_back() -> None:
    chance, text, taken_back = random.Random(1), StoryText(), 0
    for seed in ("one game", "another game"):  # at the same table
        table = long_game(seed, 200)
        for _ in range(40):
            for _ in range(chance.randrange(12)):
                step(table)
            seat = chance.randrange(4)
            if table.session.back_to(seat) != NONE:
                table.take_back(seat)
                taken_back += 1
            length = len(table.session.game.story or [])
            check(text, table.session, chance.randrange(length + 1))
            check(text, table.session, length // PAGE * PAGE)
    check(text, table.session, 0)
    assert taken_back > 5


def test_all_of_a_long_game_again_is_cheap() -> None:
    table, text = long_game("a long game", 2000), StoryText()

    def look(story: StoryText | None) -> float:
        before = time.process_time()
        StateMessages(Shown(table.session, encode), 1, [], story).text(NONE, 0)
        return time.process_time() - before

    look(text)
    assert min(look(text) for _ in range(5)) * 4 < min(look(None) for _ in range(5))


def test_the_text_of_a_state_is_that_of_the_message() -> None:
    games: list[tuple[str, DeadSee]] = [("one", "nothing"), ("two", "all")]
    for seed, dead_see in games:
        table, told = open_table("classic", {"players": 5}, seed), 0
        shown, clocks = Shown(table.session, encode), [SeatClock(0, 1, 2, True)]
        for _ in range(60):
            messages = StateMessages(shown, 3, clocks)
            for seat in (NONE, *range(5)):
                assert messages.text(seat, told, dead_see) == encode(state(table, seat, told, clocks, dead_see))
            told = messages.next
            step(table)


def state(table: Table, seat: int, since: int, clocks: list[SeatClock], see: DeadSee) -> State:
    """The same, encoded anew."""
    session = table.session
    return State(
        3,
        session.view(NONE).to_dict(),
        session.view(seat).own_dict(),
        show_question(session, seat),
        since,
        len(session.game.story or []),
        show_events(session, seat, since),
        clocks,
        None if see == "nothing" else open_seats(session, see),
    )
