"""A redeal never contradicts what its seat could tell by watching. [CL-INFO-3]"""

from __future__ import annotations

from sixgun import Table, open_table
from sixgun.classic.play.taking import steal
from sixgun.kernel.story import ALL

REDEALS = 60


def table() -> Table:
    return open_table("classic", {"players": 4}, seed="redeal", live=False)


def hands_after(t: Table, seat: int) -> list[list[list[int]]]:
    """The hands of many redeals for that seat."""
    t.session._keep = False  # the table was changed by hand: fork from it as it stands
    return [[p.hand for p in t.redeal(seat, str(n)).session.game.players] for n in range(REDEALS)]


def test_a_card_all_saw_is_in_one_of_two_hands_after_a_theft() -> None:
    """All saw a card go to B; A took one of B's cards unseen: it is in A's or B's hand, by the odds of the theft."""
    t = table()
    g = t.session.game
    a, b, watcher = 0, 1, 2
    card = g.top()
    g.gain(b, card, ALL)
    size = len(g.players[b].hand)
    steal(g, a, b)
    assert not g.known.get(card, 0) >> watcher & 1
    found = hands_after(t, watcher)
    assert all(card in hands[a] or card in hands[b] for hands in found)
    stolen = sum(card in hands[a] for hands in found) / REDEALS
    assert 0 < stolen < 3 / size


def test_roles_nobody_has_shown_are_dealt_anew() -> None:
    """[CL-INFO-2]"""
    t = table()
    own = [p.role for p in t.session.game.players]
    found = {tuple(p.role for p in t.redeal(1, str(n)).session.game.players) for n in range(REDEALS)}
    assert all(roles[1] == own[1] and roles.index(0) == own.index(0) for roles in found)
    assert len(found) > 1 and {tuple(sorted(roles)) for roles in found} == {tuple(sorted(own))}


def test_a_thief_and_his_victim_know_what_went() -> None:
    t = table()
    g = t.session.game
    card = g.top()
    g.gain(1, card, ALL)
    steal(g, 0, 1)
    for seat in (0, 1):
        found = hands_after(t, seat)
        assert all((card in hands[0]) == (card in g.players[0].hand) for hands in found)


def test_a_doubt_ends_when_the_card_is_seen_again() -> None:
    t = table()
    g = t.session.game
    card = g.top()
    g.gain(1, card, ALL)
    steal(g, 0, 1)
    assert card in g.doubts
    g.discard(next(p.seat for p in g.players if card in p.hand), card)
    assert card not in g.doubts


def test_what_was_shuffled_into_the_deck_is_in_no_hand_that_has_not_drawn_since() -> None:
    t = table()
    g = t.session.game
    g.discards, g.deck = g.deck, []
    pile = set(g.discards)
    g.draw(1, 2)  # the pile becomes the deck first
    for hands in hands_after(t, 0):
        assert not pile & set(hands[2]) and not pile & set(hands[3])
        assert len(pile & set(hands[1])) == 2


def test_hands_that_a_card_went_between_unseen_cannot_be_told_apart() -> None:
    """P1 drew from the new deck, P2 stole one card of his: which, the old or the new, P0 does not know."""
    t = table()
    g = t.session.game
    g.discards, g.deck = g.deck, []
    pile = set(g.discards)
    g.draw(1, 1)
    steal(g, 2, 1)
    found = hands_after(t, 0)
    assert all(len(pile & set(hands[1] + hands[2])) == 1 and not pile & set(hands[3]) for hands in found)
    assert len({len(pile & set(hands[1])) for hands in found}) == 2
