"""Options are made once per meaning: the same meaning, the same object; another one, another object."""

from __future__ import annotations

from sixgun.kernel.option import NONE, SLOTS, Option, Verb

CARDS = (NONE, 0, 1, 151, 400)
TARGETS = range(NONE, SLOTS - 1)
NAMED = (0, 1, 2, 151, 65_535)


def test_the_same_meaning_is_the_same_option_however_it_is_asked_for() -> None:
    """One by one, for many targets or cards at once, in whatever order."""
    verb = Verb("play")
    for card in reversed(CARDS):
        targets = list(TARGETS)[1:]
        found: list[Option] = []
        verb.add_each(found, card, targets)
        assert [(option.card, option.target) for option in found] == [(card, target) for target in targets]
        assert all(verb.of(card, target) is option for target, option in zip(targets, found, strict=True))
        assert verb.each([card]) == [verb.of(card, NONE)]
    assert verb.each(list(CARDS)) == [verb.of(card, NONE) for card in CARDS]
    assert verb.plain() is verb.of(NONE, NONE) is verb.plain()


def test_what_names_something_besides_is_told_apart_by_all_three() -> None:
    """Card, target and what is named: no two of them share an option."""
    verb = Verb("use")
    meant = [(card, target, named) for card in CARDS for target in TARGETS for named in NAMED]
    made = [verb.naming(*one) for one in meant]
    assert [(option.card, option.target, option.named) for option in made] == meant
    assert len({id(option) for option in made}) == len(meant)
    assert all(verb.naming(*one) is option for one, option in zip(meant, made, strict=True))
    found: list[Option] = []
    verb.add_naming(found, [3, 1], 9)
    verb.add_naming(found, [3], 8)
    assert found == [verb.naming(NONE, 3, 9), verb.naming(NONE, 1, 9), verb.naming(NONE, 3, 8)]


def test_nothing_is_shared_between_verbs() -> None:
    """Each keeps its own."""
    one, other = Verb("one"), Verb("other")
    assert one.plain() is not other.plain()
    assert one.of(3, 1) is not other.of(3, 1)
    assert one.naming(3, 1, 2) is not other.naming(3, 1, 2)
