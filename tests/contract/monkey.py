"""Play any table at random and check after every answer that it keeps its promises."""

from __future__ import annotations

import random

from sixgun.kernel.session import Session
from sixgun.table import Table


def cards_of(game) -> list[int]:
    """Every card of a classic table, wherever it is."""
    hands = {p.person: p.hand for p in game.players}  # the figures of one person share theirs
    trays = [tray.cards for tray in game.trays]
    piles = [game.deck, game.discards, *trays, *hands.values(), *(p.in_play for p in game.players)]
    piles += [part.cards() for part in game.parts]
    return sorted(card for pile in piles for card in pile)


def play_out(table: Table, monkey: random.Random, each=None) -> None:
    """Random answers of every seat that may give one, interjections too, until the game is over."""
    session: Session = table.session
    seats = range(table.seats)
    while not session.over:
        if each is not None:
            each(table)
        who = monkey.choice([seat for seat in seats if session.choices(seat)])
        session.answer(who, monkey.choice(session.choices(who)), session.number)
        assert len(session.answers) < 6000, "a game without end"


def play_out_redealing(table: Table, seed: int) -> None:
    """The same; now and then a redeal must look alike to its seat, and a fork of it answer alike."""
    monkey = random.Random(seed)

    def each(_: Table) -> None:
        if monkey.random() > 0.1:
            return
        seat = monkey.randrange(table.seats)
        dealt = table.redeal(seat, f"{seed} {len(table.session.answers)}")
        assert dealt.view(seat).to_dict() == table.view(seat).to_dict()
        assert table.fork().fingerprint() == table.fingerprint()
        fork = dealt.fork()
        for _step in range(6):
            if not fork.over:
                who = fork.asked[0]
                answer = monkey.choice([o.key for o in fork.choices(who)])
                fork.answer(who, answer)
                dealt.answer(who, answer)
                assert fork.fingerprint() == dealt.fingerprint()

    play_out(table, monkey, each)
