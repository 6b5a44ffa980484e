"""Everything the engine can say has a sentence in every language."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun import new_game
from sixgun.classic.rules import reasons
from sixgun.classic.rules.tables import ABILITY
from sixgun.classic.sets import all_manifests
from sixgun.kernel.reason import Reason
from sixgun.kernel.show import show_events, show_question
from sixgun.locale import LANGUAGES, bundle
from sixgun.locale.grammar import tidy
from sixgun.locale.sentences import Sentences
from source_tree import modules

KIND_IS_ARGUMENT = {
    "tell": 0,
    "discard": 2,
    "answer_with": 3,
    "discard_in_play": 2,
}  # the kind of entry; a discard is told as one unless it says otherwise
WHY_IS_ARGUMENT = {"Ask": 2, "Together": 0, "strikes_back": 3, "escapes": 2}
VERBS = {"Verb", "CardVerb", "UseVerb", "ActVerb", "CastVerb", "SeatVerb", "SuitVerb"}
NAMES = ["Anna", "Bart", "Cora", "Dave"]


def calls(game: str) -> Iterator[tuple[str, list[ast.expr]]]:
    """Every call in the sources of a game, and of the kernel: the name of what is called, the arguments."""
    for module, tree in modules().items():
        if module.parts[0] in (game, "kernel"):
            for body in [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))]:
                known = literals(body)
                for node in ast.walk(body):
                    if isinstance(node, ast.Call):
                        yield name_of(node.func), [known.get(name_of(one), one) for one in node.args]


def literals(body: ast.Module | ast.FunctionDef) -> dict[str, ast.expr]:
    """What the names of a function stand for that are given a text, or either of two, there."""
    if isinstance(body, ast.Module):
        return {}
    given = [node for node in ast.walk(body) if isinstance(node, ast.Assign)]
    return {name_of(node.targets[0]): node.value for node in given if words(node.value)}


def name_of(node: ast.expr) -> str:
    """The last word of what is called."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def words(node: ast.expr) -> list[str]:
    """The texts an argument can be: a literal, or either of two."""
    if isinstance(node, ast.IfExp):
        return words(node.body) + words(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value else []


def spoken(game: str) -> set[str]:
    """The message ids that the sources of a game need."""
    found = {"log-discard", "log-turn"}  # a turn is told with what everybody has then
    for name, arguments in calls(game):
        if name in KIND_IS_ARGUMENT and len(arguments) > KIND_IS_ARGUMENT[name]:
            found |= {f"log-{word}" for word in words(arguments[KIND_IS_ARGUMENT[name]])}
        elif name in WHY_IS_ARGUMENT and len(arguments) > WHY_IS_ARGUMENT[name]:
            found |= {f"ask-{word}" for word in words(arguments[WHY_IS_ARGUMENT[name]])}
        elif name in VERBS and arguments:
            found |= {f"do-{word.split()[0]}" for argument in arguments[:2] for word in words(argument)}
        elif name == "Reason" and arguments:
            found |= {f"why-{word}" for word in words(arguments[0])}
    return found


def test_the_sources_are_read() -> None:
    found = spoken("classic")
    assert {"log-shot", "log-check_unused", "ask-play", "ask-indians", "ask-character", "do-pass", "do-use"} <= found
    here = {reason.id for reason in vars(reasons).values() if isinstance(reason, Reason)}
    assert {f"why-{id}" for id in here} <= found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_question_answer_and_reason_has_a_text(language: str) -> None:
    said = Sentences(language, [])
    missing = [id for id in sorted(spoken("classic")) if not bundle(language).has_message(said.find(id))]
    assert not missing


def test_no_text_is_left_over() -> None:
    """What is no entry, question, answer or reason any more goes out of the files, or is a part of another text."""
    parts = {
        "log-plays-it",
        "log-answers-with",
        "log-plays-so",
        "log-at",
        "log-shoots",
        "log-falls",
        "log-draws",
        "ask-waiting",
        "do-card",
        "do-this",
    }
    folder = Path(__file__).parents[2] / "src" / "sixgun" / "locale" / "en"
    lines = [line for name in ("log", "ask", "why") for line in (folder / f"{name}.ftl").read_text().splitlines()]
    ids = {line.partition(" = ")[0] for line in lines if line.startswith(("log-", "ask-", "do-", "why-"))}
    assert all_manifests()  # every set is read in, and its abilities with it
    own = {f"do-use-{ability}" for ability in ABILITY}
    assert ids - parts <= {id.replace("_", "-") for id in spoken("classic") | own}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_told_without_a_gap(language: str, seed: int) -> None:
    options: dict[str, object] = {"special_characters": True, "character_choice_of_two": seed % 2 == 0}
    table = new_game("classic", 4, seed=f"told {seed}", options=options | {"variant_no_mercy": True})
    dice = random.Random(seed)
    while not table.over:
        seat = table.asked[0]
        said = Sentences(language, NAMES, seat)
        question = show_question(table.session, seat)
        assert question is not None
        check(said.question(question))
        for offer in question["options"]:  # type: ignore[attr-defined]
            check(said.option(offer, str(question["why"])))
        hand = table.view(seat).to_dict()["hand"]
        for key in hand:  # type: ignore[attr-defined]
            why = table.why_not(seat, key, dice.randrange(-1, 4))
            check(said.reason(why) if why else "offered")
        table.answer(seat, dice.choice(table.choices(seat)))
    for viewer in range(-1, 4):
        for entry in show_events(table.session, viewer, 0):
            check(Sentences(language, NAMES, viewer).entry(entry))


def check(text: str) -> None:
    """A sentence, not the id of one, and nothing left empty in it."""
    assert text.strip() and "{" not in text and "[" not in text, text
    assert "  " not in text and " ." not in text and "()" not in text and "«»" not in text and "„”" not in text, text


# -- the forms ----------------------------------------------------------------------------------------


def entry(what: str, **more: object) -> dict[str, object]:
    return {"what": what, **more}


def test_a_hidden_card_has_its_own_form() -> None:
    stolen = entry("steal", seat=0, target=1)
    seen = stolen | {"card": "beer:6H"}
    assert Sentences("en", NAMES).entry(stolen) == "Anna takes a card from the hand of Bart."
    assert Sentences("en", NAMES, 0).entry(seen) == "You take Beer 6♥ from the hand of Bart."
    assert Sentences("en", NAMES, 1).entry(seen) == "Anna takes Beer 6♥ from your hand."
    assert Sentences("ru", NAMES, 1).entry(seen) == "Anna тянет с вашей руки «Пиво» 6♥."


def test_plurals_are_right() -> None:
    def said(language: str, amount: int) -> str:
        return Sentences(language, NAMES).entry(entry("hurt", seat=0, amount=amount, cause="dynamite"))

    assert said("en", 1) == "Dynamite costs Anna 1 life point."
    assert said("en", 3) == "Dynamite costs Anna 3 life points."
    assert [said("ru", n).split()[3] for n in (1, 3, 5)] == ["жизнь", "жизни", "жизней"]
    assert [said("pl", n).split()[3] for n in (1, 3, 5)] == ["punkt", "punkty", "punktów"]
    assert [said("it", n).split()[-2] for n in (1, 3)] == ["punto", "punti"]


def test_a_card_used_as_another_is_said_to_be() -> None:
    played = entry("play", seat=0, target=2, card="missed:2S", cause="bang")
    assert Sentences("en", NAMES).entry(played) == "Anna plays Missed! 2♠ as BANG! at Cora."
    assert Sentences("it", NAMES, 2).entry(played) == "Anna gioca Mancato! 2♠ come Bang! contro te."


def test_an_ability_may_have_an_answer_of_its_own() -> None:
    rob = {"verb": "use", "ability": "rob", "card": "dining_car"}
    assert Sentences("en", NAMES, 0).option(rob, "play") == "Pay: Take Dining Car"
    assert Sentences("pl", NAMES, 0).option(rob | {"card": "coal_hopper"}, "play") == "Zapłać: Weź „Węglarkę”"
    shot = {"verb": "use", "ability": "fc_ricochet", "card": "bang:AS", "target": 1, "target_card": "barrel:QS"}
    assert Sentences("en", NAMES, 0).option(shot, "play") == "Shoot with BANG! A♠ at Barrel Q♠ in front of Bart"
    pair = {"verb": "use", "ability": "fc_sniper", "card": "bang:AS", "second_card": "bang:TD", "target": 1}
    assert Sentences("en", NAMES, 0).option(pair, "play") == "Shoot with BANG! A♠ and BANG! 10♦ at Bart"
    other = {"verb": "use", "ability": "sid_ketchum"}
    assert Sentences("en", NAMES, 0).option(other, "play") == "Use Sid Ketchum"


def test_a_suit_is_named() -> None:
    assert Sentences("en", NAMES, 0).option({"verb": "name", "suit": "H"}, "name_suit") == "Name Hearts"
    assert Sentences("ru", NAMES, 0).option({"verb": "name", "suit": "C"}, "name_suit") == "Назвать масть: трефы"


def test_those_who_are_not_asked_read_whom_the_table_waits_for() -> None:
    question = {"why": "play", "seats": [1, 3], "about": {}}
    assert Sentences("en", NAMES, 0).question(question) == "Waiting for Bart, Dave."


def test_draws_in_a_row_become_one_sentence() -> None:
    hidden = [entry("draw", seat=0), entry("draw", seat=0), entry("draw", seat=0), entry("draw", seat=1)]
    assert [Sentences("pl", NAMES).entry(one) for one in tidy(hidden)] == [
        "Anna dobiera 3 karty.",
        "Bart dobiera kartę.",
    ]
    seen = [entry("draw", seat=0, card="beer:6H"), entry("draw", seat=0, card="bang:TD")]
    assert [Sentences("en", NAMES, 0).entry(one) for one in tidy(seen)] == ["You draw Beer 6♥, BANG! 10♦."]


def test_what_was_just_said_is_not_said_again() -> None:
    bang = entry("play", seat=0, target=1, card="bang:2D", cause="bang")
    shot = entry("shot", seat=0, target=1, amount=1, cause="bang")
    assert tidy([bang, shot]) == [bang]
    assert len(tidy([bang, shot | {"amount": 2}])) == 2
    assert len(tidy([entry("play", seat=0, card="gatling:TH", cause="gatling"), shot | {"cause": "gatling"}])) == 2
