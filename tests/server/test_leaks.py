"""What a seat receives over the wire does not change when only hidden things change."""

from __future__ import annotations

import random
from copy import copy
from typing import Any

import pytest

from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.option import NONE
from sixgun.kernel.session import Mark, Session
from sixgun.kernel.story import Entry

from .driving import Player, Running, answer_once


def with_other_secrets(session: Session, seat: int) -> Session:
    """The same public history, other hidden cards and roles; also in the story, where *seat* sees no card."""
    other = session.redeal(seat, Chance(key_of("other secrets")))
    assert session.game.story is not None
    other.game.story = [disguised(entry, seat) for entry in session.game.story]
    assert other.ask is not None and session.ask is not None
    other.ask.number = session.ask.number
    now, then = (
        session.game.disclosed(),
        other.game.disclosed(),
    )  # a redealt game cannot be taken back: give it the marks
    other._marks = [Mark(m.at, m.seat, then if m.disclosed == now else m.disclosed) for m in session._marks]
    return other


def disguised(entry: Entry, seat: int) -> Entry:
    card = entry.card
    if card != NONE and entry.card_seen_by(seat) == NONE:
        card = (card + 7) % 80
    other = copy(entry)  # whatever else it tells
    other.card = card
    return other


def all_it_can_hear(player: Player, question: dict[str, Any], hands: list[list[str]]) -> list[str]:
    """The bytes of the state and of the answers to all sorts of questions and attempts."""
    player.silence(0.05)
    player.raw.clear()
    player.send("look", since=0)
    player.send("answer", number=question["number"], key="no such answer")
    player.send("answer", number=question["number"] + 5, key="pass")
    count = 3
    if not player.is_asked():
        player.send("answer", number=question["number"], key="pass")
        player.send("take_back")
        count += 2
    for number, card in enumerate(card for hand in hands for card in hand):
        for target in (None, 0, 1, 2, 3):
            player.send("why_not", id=number, card=card, target=target)
            count += 1
    while len(heard := [text for text in player.raw if '"type":"table"' not in text]) < count:
        player.receive()
    return heard


@pytest.mark.parametrize("answers", [0, 7, 16, 29, 44])
def test_two_tables_that_differ_only_in_hidden_things_send_the_same_bytes(server: Running, answers: int) -> None:
    players = server.table_of("Ann", "Bob", "Cid", "Dot")
    for _ in range(answers):
        if players[0].last["question"]:
            answer_once(players)
    live = server.house.rooms[players[0].code]
    match = live.match
    assert match is not None
    true, hands = match.session, [p.last["view"]["hand"] for p in players]
    watcher = server.watcher(players[0])
    watcher.state()
    for player in [*random.Random(answers).sample(players, 2), watcher]:
        seat = NONE if player.seat is None else player.seat
        before = all_it_can_hear(player, players[0].last["question"], hands)
        match.session = match.table.session = with_other_secrets(true, max(seat, 0))
        if seat == NONE:
            match.session = match.table.session = with_other_secrets_for_all(true)
        assert match.session.fingerprint() != true.fingerprint()
        after = all_it_can_hear(player, players[0].last["question"], hands)
        match.session = match.table.session = true
        assert after == before


def with_other_secrets_for_all(session: Session) -> Session:
    """For a spectator: what even seat 0 does not know, and seat 0's own hand from another player's eyes."""
    other = with_other_secrets(session, 0)
    assert other.game.story is not None
    other.game.story = [disguised(entry, NONE) for entry in other.game.story]
    return other


def test_a_refused_message_of_one_seat_reaches_nobody_else(server: Running) -> None:
    players = server.table_of("Ann", "Bob", "Cid", "Dot")
    for player in players:
        player.silence(0.05)
    players[0].send("why_not", id=1, card=players[0].last["view"]["hand"][0])
    players[0].send("answer", number=0, key="nonsense")
    players[0].send("prefer", auto_answer="at_once")
    for player in players[1:]:
        assert player.silence(0.1) == []


def test_an_automatic_client_cannot_be_told_from_a_table_message(server: Running) -> None:
    ann, bob, *_ = server.table_of("Ann", "Bob", "Cid", "Dot")
    ann.send("prefer", auto_answer="at_once")
    bob.send("look")
    bob.state()
    assert "auto_answer" not in "".join(text for text in bob.raw if '"welcome"' not in text)


def test_no_seed_and_no_token_is_ever_sent_to_a_table(server: Running) -> None:
    players = server.table_of("Ann", "Bob", "Cid", "Dot")
    for _ in range(5):
        answer_once(players)
    match = server.house.rooms[players[0].code].match
    assert match is not None
    for player in players:
        said = "".join(player.raw)
        assert match.start.seed not in said
        assert not any(other.token in said for other in players)
