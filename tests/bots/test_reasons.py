"""A bot says why it did something, in one sentence and in every language."""

from __future__ import annotations

import pytest

from sixgun.bots import make
from sixgun.bots.classic.motives import AIMED, ANSWERED, PLAYED
from sixgun.bots.drive import decide
from sixgun.locale import LANGUAGES, bundle
from sixgun.locale.sentences import Sentences
from tests.bots.positions import position
from tests.bots.seats import any_table, crew, watch

IDS = {
    *AIMED.values(), *PLAYED.values(), *(one for pair in ANSWERED.values() for one in pair if one),
    "finish", "harm", "free", "heal-friend", "equip", "useful", "nothing", "duel-on", "duel-out",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    assert [one for one in sorted(IDS) if not bundle(language).has_message(f"motive-{one}")] == []


def test_whatever_it_plays_it_can_say_why() -> None:
    """At any table; to questions of little weight it need not have anything to say."""
    given: set[str] = set()
    sentences = Sentences("en", [f"Player {seat}" for seat in range(8)])
    for number in range(6):
        table = any_table(number)
        bots = crew(table, "gunslinger")

        def each(seat: int, ask, option, bots=bots) -> None:
            reason = bots[seat].reason
            if ask.why == "play" and bots[seat].said is option:
                assert reason is not None
            if reason is not None:
                given.add(reason.id)
                said = sentences.motive({"id": reason.id, "args": reason.args})
                assert said and "[" not in said and "{" not in said and "  " not in said

        watch(table, bots, each)
    assert given <= IDS and len(given) > 12


def test_the_reason_names_who_is_thought_to_be_whom() -> None:
    stage = position(
        'turn = "A"',
        'name = "A", role = "outlaw", character = "paul_regret", hand = "bang:2C"',
        'name = "B", role = "sheriff", life = 1', 'name = "C"', 'name = "D"',
    )  # fmt: skip
    bot = make("gunslinger", 0, "why")
    bot.sit(stage.session.view(0))
    assert bot.reason is None
    assert decide(stage.session, 0, bot).key == "play bang:2C > P1"
    reason = bot.reason
    assert reason is not None and reason.id == "finish"
    assert reason.args == {"card": "bang", "target": 1, "role": "sheriff", "sure": 100}
    said = Sentences("en", ["A", "B", "C", "D"]).motive({"id": reason.id, "args": reason.args})
    assert said == "B is the Sheriff and has one life point left: time to finish it."
