"""Everything The Duel can say has a sentence in every language."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator

import pytest

from sixgun import open_table
from sixgun.duel import reasons
from sixgun.duel.options import MODES
from sixgun.duel.places import NAMES as PLACES
from sixgun.games import kind_of
from sixgun.kernel.ability import snake
from sixgun.kernel.reason import Reason
from sixgun.kernel.show import show_events, show_question
from sixgun.locale import LANGUAGES, bundle, sources
from sixgun.locale.duel import DuelSentences
from sixgun.locale.grammar import tidy
from sixgun.locale.sentences import Sentences
from source_tree import modules
from tests.cli.test_sentences import check, entry, name_of, words

NOT_HERE = {"do-speak"}  # an answer of the kernel: no rule of The Duel minds what is said
WHY_IS_ARGUMENT = {"Ask": 2, "Together": 0, "answer_with": 3}
VERBS = {"Verb", "CardVerb", "BackVerb", "AbilityVerb", "CastVerb"}
# Rules that ask in the name of the card they are given: a call with ``self`` asks ``ask-<id of the class>``.
ASK_FOR_A_CARD = {"give_and_take": 3, "hit_card_or_life": 3, "choose_gear": 3}
ASK_FOR_OTHERS = {"answer_with", "stays_in", *ASK_FOR_A_CARD}
PEOPLE = ["Anna", "Bart", "Cora"]
PARTS = {"log-draws", "log-looks", "log-keeps", "do-card", "do-this"}  # made by tidy, or asked for by the screen


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Every call in the sources of The Duel and the kernel: its class, its function, itself."""

    def walk(node: ast.AST, cls: str, function: str) -> Iterator[tuple[str, str, ast.Call]]:
        cls = node.name if isinstance(node, ast.ClassDef) else cls
        function = node.name if isinstance(node, ast.FunctionDef) else function
        if isinstance(node, ast.Call):
            yield cls, function, node
        for child in ast.iter_child_nodes(node):
            yield from walk(child, cls, function)

    for module, tree in modules().items():
        if module.parts[0] in ("duel", "kernel"):
            yield from walk(tree, "", "")


def is_own_id(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "id" and name_of(node.value) == "self"


def questions(cls: str, function: str, why: ast.expr) -> set[str]:
    """What an argument that says why somebody is asked can be."""
    if is_own_id(why):
        return {f"ask-{snake(cls)}"}
    found = {f"ask-{word}" for word in words(why)}
    assert found or function in ASK_FOR_OTHERS, f"{cls}.{function} asks a question this test cannot read"
    return found


def spoken() -> set[str]:
    """The message ids that the sources need."""
    found: set[str] = set()
    for cls, function, call in calls():
        name, args = name_of(call.func), call.args
        if name == "tell" and args:
            assert words(args[0]), f"{cls}.{function} tells something this test cannot read"
            found |= {f"log-{word}" for word in words(args[0])}
        elif name in WHY_IS_ARGUMENT and len(args) > WHY_IS_ARGUMENT[name]:
            found |= questions(cls, function, args[WHY_IS_ARGUMENT[name]])
        elif (
            name in ASK_FOR_A_CARD
            and len(args) > ASK_FOR_A_CARD[name]
            and name_of(args[ASK_FOR_A_CARD[name]]) == "self"
        ):
            found.add(f"ask-{snake(cls)}")
        elif args and (name in VERBS or (name == "__init__" and cls.endswith("Verb"))):
            found |= {f"do-{word}" for argument in args[:2] for word in words(argument)}
        elif name == "Reason" and args:
            found |= {f"why-{word}" for word in words(args[0])}
    return found - NOT_HERE


def test_the_sources_are_read() -> None:
    found = spoken()
    assert {
        "log-hit",
        "log-reveal_unused",
        "log-move",
        "ask-front",
        "ask-play",
        "ask-indian_chief",
        "ask-ricochet",
    } <= found
    assert {"ask-steal", "ask-schoolteacher", "ask-poker_alice", "do-pass", "do-play", "do-use", "do-front"} <= found
    here = {reason.id for reason in vars(reasons).values() if isinstance(reason, Reason)}
    assert {f"why-{id}" for id in here} <= found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_question_answer_and_reason_has_a_text(language: str) -> None:
    missing = [
        id for id in sorted(spoken() | PARTS) if not bundle(language).has_message(f"duel-{id.replace('_', '-')}")
    ]
    assert not missing


def messages(*files: str) -> dict[str, str]:
    """The messages of the English files by id, as they are written."""
    text = "\n".join(sources("en")[f"duel-{file}.ftl"] for file in files)
    return dict(re.findall(r"^(duel-[a-z-]+) = ((?:.*\n)(?:[ ].*\n)*)", text + "\n", re.MULTILINE))


def test_no_text_is_left_over() -> None:
    """What is no entry, question, answer or reason any more goes out of the files, or is a part of another text."""
    found = messages("log", "ask", "why")
    used = {part for text in found.values() for part in re.findall(r"\{ (duel-[a-z-]+)", text)}
    used |= {f"duel-{id.replace('_', '-')}" for id in spoken() | PARTS}
    used |= {id for id in found if re.match("duel-(squad|player|said)-", id)}
    assert not found.keys() - used


def test_every_argument_is_given() -> None:
    said = DuelSentences("en", PEOPLE, 0)
    texts = messages("log", "ask", "why")
    given = {
        "log": {*said.arguments("entry", entry("turn", seat=0))},
        "do": {*said.arguments("entry", {"verb": "pass"})},
        "ask": {*said.arguments("question", {})},
        "why": {*said.arguments("reason", {}), "card"},
    }
    for id, text in texts.items():
        kind = id.split("-")[1]
        if kind in given:
            assert set(re.findall(r"\$(\w+)", text)) <= given[kind], id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_whole_games_are_told_without_a_gap(language: str, mode: str) -> None:
    table = open_table("duel", {"mode": mode, "options": {"squad_size": 5}}, f"told {language}")
    dice = random.Random(f"{mode} {language}")
    while not table.over:
        seat = table.asked[0]
        said = DuelSentences(language, PEOPLE, seat)
        said.look(table.view(seat).to_dict())
        question = show_question(table.session, seat)
        assert question is not None
        check(said.question(question))
        for offer in question["options"]:  # type: ignore[attr-defined]
            check(said.option(offer, str(question["why"])))
        for key in table.view(seat).to_dict()["hand"]:  # type: ignore[attr-defined]
            why = table.why_not(seat, key, dice.randrange(-1, len(PLACES)))
            check(said.reason(why) if why else "offered")
        table.answer(seat, dice.choice(table.choices(seat)))
    for viewer in range(-1, table.seats):
        for _, sentence in DuelSentences(language, PEOPLE, viewer).tell(show_events(table.session, viewer, 0)):
            check(sentence)


@pytest.mark.parametrize("mode", MODES)
def test_the_story_alone_tells_who_stands_where(mode: str) -> None:
    """Followed entry by entry it ends where the view is: no view is needed to tell an old story."""
    for seed in range(8):
        table = open_table("duel", {"mode": mode}, f"followed {seed}")
        dice = random.Random(seed)
        for _ in range(dice.randrange(20, 160)):
            if not table.over:
                table.answer(table.asked[0], dice.choice(table.choices(table.asked[0])))
        told, seen = DuelSentences("en", PEOPLE), DuelSentences("en", PEOPLE)
        list(told.tell(show_events(table.session, -1, 0)))
        seen.look(table.view().to_dict())
        for place in seen.who:
            assert told.aim(place) == seen.aim(place)


# -- the forms ----------------------------------------------------------------------------------------


def standing(language: str, me: int = -1) -> DuelSentences:
    """Jango in front of Wyatt Ear for Anna, Sid Curry in front of Tom Thorn for Bart."""
    said = DuelSentences(language, PEOPLE, me)
    for place, who in (("P0L", "jango"), ("P1L", "sid_curry"), ("P0R", "wyatt_ear"), ("P1R", "tom_thorn")):
        said.follow(entry("enter", seat=int(place[1]), target=place, cause=who, amount=4))
    return said


def test_places_are_named_by_who_stands_there() -> None:
    colt = entry("play", seat=0, target="P1L", card="colt:L-D", cause="colt")
    assert standing("en").entry(colt) == "Anna plays Colt on Sid Curry (front)."
    assert standing("en", 1).entry(colt) == "Anna plays Colt on Sid Curry (your front)."
    assert standing("ru", 0).entry(colt) == "Вы играете «Кольт», цель — Кид Керри (АП)."
    assert standing("pl", 1).entry(colt) == "Anna zagrywa „Colta”, cel: Sid Curry (twoja AP)."
    assert standing("it").entry(colt) == "Anna gioca Colt su Sid Curry (prima linea)."


def test_places_are_named_as_they_were_when_it_happened() -> None:
    hurt = entry("hurt", seat=0, target="P1L", amount=1, cause="colt")
    story = [
        hurt,
        entry("move", seat=1, target="P1R", cause="turn"),
        hurt,
        entry("eliminated", seat=1, target="P1L", cause="sid_curry"),
        entry("enter", seat=1, target="P1L", cause="pearl_hat", amount=3),
        hurt,
        entry("eliminated", seat=1, target="P1R", cause="tom_thorn"),
        hurt,
    ]
    assert [sentence for _, sentence in standing("en").tell(story)] == [
        "Colt costs Sid Curry (front) 1 life point.",
        "Bart swaps characters: Tom Thorn (front).",
        "Colt costs Sid Curry (back) 1 life point.",
        "Sid Curry (Bart) is eliminated.",
        "Pearl Hat comes into play as the back character of Bart, with 3 life points.",
        "Colt costs Pearl Hat (back) 1 life point.",
        "Tom Thorn (Bart) is eliminated.",
        "Colt costs Pearl Hat (alone) 1 life point.",
    ]


def test_a_place_nobody_was_seen_at_is_named_by_its_side() -> None:
    assert DuelSentences("en", PEOPLE).aim("P1R") == "the right place of Bart"


def test_a_hidden_card_has_its_own_form() -> None:
    stolen = entry("steal", seat=0, target="P1", back="O")
    seen = stolen | {"card": "hat:O-H"}
    assert standing("en").entry(stolen) == "Anna takes a card from the hand of Bart."
    assert standing("en", 0).entry(seen) == "You take Hat from the hand of Bart."
    assert standing("it", 1).entry(seen) == "Anna prende Cappello dalla tua mano."


def test_draws_say_from_where_and_why_and_become_one() -> None:
    hidden = [entry("draw", seat=0, target="P0", back="L", cause="phase")] * 2
    hidden += [entry("draw", seat=0, target="P1", back="O", cause="pat_garret"), entry("draw", seat=1, target="common")]
    assert [sentence for _, sentence in standing("en").tell(hidden)] == [
        "Anna draws 2 cards.",
        "Anna draws a card from the deck of Bart (Pat Garret).",
        "Bart draws a card from the common deck.",
    ]
    looked = [entry("look", seat=0, target="P0", card=card, cause="wagon") for card in ("hat:L-H", "colt:L-D")]
    assert [sentence for _, sentence in standing("en", 0).tell(looked)] == ["You look at Hat, Colt."]


def test_answers_name_card_symbol_and_target() -> None:
    said = standing("en", 0)
    assert said.option({"verb": "play", "card": "missed:L-S#2", "as": "colt", "target": "P1R"}, "play") == (
        "Play Missed! (snake) as Colt on Tom Thorn (back)"
    )
    assert said.option({"verb": "play", "card": "water:L-B", "target": "P0"}, "play") == (
        "Play Water (barrel) on your own side"
    )
    assert said.option({"verb": "use", "ability": "pearl_hat", "card": "steal:O-B", "target": "P1"}, "play") == (
        "Pearl Hat: Steal on Bart"
    )
    assert said.option({"verb": "take", "back": "LR", "target": "P1"}, "random_card") == (
        "A random lawman-renegade card from the hand of Bart"
    )


def test_a_hit_that_was_just_aimed_is_not_told_twice() -> None:
    savage = entry("play", seat=0, target="P1L", card="savage:LR-H", cause="savage")
    hit = entry("hit", seat=0, target="P1L", card="savage:LR-H", cause="savage")
    assert tidy([savage, entry("draw", seat=0, target="P0"), hit])[-1]["what"] == "draw"
    missed = entry("cancelled", seat=1, target="P1L", cause="fanning")
    fanning = [savage | {"cause": "fanning"}, hit | {"cause": "fanning"}, missed, hit | {"cause": "fanning"}, missed]
    assert [one["what"] for one in tidy(fanning)] == ["play", "cancelled", "hit", "cancelled"]


def test_each_game_has_its_sentences() -> None:
    assert kind_of("duel").part("locale", "SENTENCES") is DuelSentences
    assert issubclass(kind_of("classic").part("locale", "SENTENCES"), Sentences)
