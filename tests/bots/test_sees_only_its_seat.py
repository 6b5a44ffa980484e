"""A choice is a function of what the seat may know, the acts before all eyes and the seed. [CL-INFO-2 DU-INFO-2]

The hidden truth is dealt anew behind a bot's back: it must not answer otherwise.
"""

from __future__ import annotations

import pytest

from sixgun.bots import Acts, Bot, make, names_for
from sixgun.bots.drive import decide, next_answer, seat_all, tell
from sixgun.bots.imagine import Imagine
from sixgun.bots.search.marshal import Effort, Marshal
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.session import Session
from sixgun.table import open_table

TABLES = [
    ("classic", {"players": 4}),
    ("classic", {"players": 7, "sets": ["base", "dodge_city", "high_noon", "wws_events", "train_robbery"]}),
    ("duel", {"mode": "duel"}),
    ("duel", {"mode": "standoff"}),
]
THINKING = [(game, setup, name) for game, setup in TABLES for name in names_for(game)]
MOMENTS = 14
APART = 9  # decisions between two moments


def newcomer(name: str, seat: int, game: str, session: Session, acts: Acts) -> Bot:
    """A bot that takes over that seat now; one that searches does so un-compiled, too, if only a little."""
    bot = make(name, seat, "seed", game)
    bot.acts = Acts()
    for who, option in zip(acts.seats, acts.options, strict=True):
        bot.acts.note(who, option)
    if bot.searches:
        bot.imagine = Imagine(session, seat)
    if isinstance(bot, Marshal):
        bot.effort = Effort(10, 10, 0.0)
    bot.sit(session.view(seat, bot.recalls))
    return bot


def moments(game: str, setup: dict[str, object], seed: str) -> list[tuple[Session, Acts]]:
    """Positions of one game of baseline bots, each with the acts up to it."""
    session = open_table(game, setup, seed, live=False).session
    crew = [make("baseline", seat, seed, game) for seat in range(session.game.seats)]
    seat_all(session, crew)
    found: list[tuple[Session, Acts]] = []
    made = 0
    while session.ask is not None and len(found) < MOMENTS:
        if made % APART == APART - 1:
            acts = Acts()
            acts.seats, acts.options = crew[0].acts.seats[:], crew[0].acts.options[:]
            found.append((session.fork(), acts))
        seat, option = next_answer(session, crew)
        ask = session.ask
        session.answer(seat, option)
        tell(crew, seat, ask, option)
        made += 1
    return found


@pytest.mark.parametrize(("game", "setup", "name"), THINKING)
def test_nobody_answers_otherwise_because_of_what_it_cannot_know(
    game: str, setup: dict[str, object], name: str
) -> None:
    for at, (session, acts) in enumerate(moments(game, setup, f"truth {name}")):
        seat = session.asked()[0]
        answer = decide(session, seat, newcomer(name, seat, game, session, acts))
        for other in range(3):
            world = session.imagined(seat, Chance(key_of(f"another truth {at} {other}")))
            assert world is not None
            assert decide(world, seat, newcomer(name, seat, game, world, acts)) is answer, (at, other)


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_the_same_chance_deals_the_same_world_whatever_the_truth(game: str, setup: dict[str, object]) -> None:
    differ = 0
    for at, (session, _) in enumerate(moments(game, setup, "worlds")):
        seat = session.asked()[0]
        truth = session.imagined(seat, Chance(key_of(f"truth {at}")))
        assert truth is not None
        differ += truth.fingerprint() != session.fingerprint()
        deals = [Imagine(table, seat).world(Chance(key_of("deal"))) for table in (session, truth)]
        assert deals[0] is not None and deals[1] is not None
        for viewer in range(session.game.seats):
            assert deals[0].view(viewer).to_dict() == deals[1].view(viewer).to_dict(), (at, viewer)
    assert differ, "nothing was hidden: the test proves nothing"


def test_who_searches_is_never_handed_the_table_itself() -> None:
    session = open_table("duel", {}, "secret", live=False).session
    for n in range(5):
        world = Imagine(session, 0).world(Chance(key_of(str(n))))
        assert world is not None and world is not session and world.game is not session.game
        assert world.game.chance.key != session.game.chance.key
