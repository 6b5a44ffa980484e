"""Two may take the cards of the dead only with a set to come; the rule stands already, so it is run here. [CL-R-29]"""

from __future__ import annotations

from sixgun.classic.rules.tables import KEY
from sixgun.kernel.session import Session
from sixgun.rulings.classic.table import WORDS


def test_two_vultures_take_one_card_each_in_turn_the_nearest_clockwise_first() -> None:
    """A table card by choice, a hand card at random."""
    seats = [
        {"name": "A", "role": "sheriff", "character": "vulture_sam", "hand": "bang:AS"},
        {"name": "B", "role": "outlaw", "life": 1, "hand": "beer:6H", "play": "volcanic scope"},
        {"name": "C", "role": "outlaw", "character": "vulture_sam"},
        {"name": "D", "role": "renegade"},
    ]
    g, _ = WORDS.build({"start": "A", "seats": seats}, "")
    session = Session(g, True)
    session.answer(0, "play bang:AS > P1")
    for seat in (1, 1):
        session.answer(seat, "pass")
    took: list[int] = []
    while session.ask.why == "take":
        took.append(session.ask.seat)
        names = [option.key for option in session.ask.options]
        session.answer(took[-1], next((name for name in names if "scope" in name), names[0]))
    assert took == [2, 0, 2], "C sits nearest clockwise to B"
    hands = [sorted(KEY[card].partition(":")[0] for card in p.hand) for p in g.players]
    assert "scope" in hands[2] and not hands[1] and not g.players[1].in_play
    mine = [card for card in hands[0] if card in ("beer", "volcanic")]
    theirs = [card for card in hands[2] if card in ("beer", "volcanic", "scope")]
    assert len(mine) == 1 and len(theirs) == 2
