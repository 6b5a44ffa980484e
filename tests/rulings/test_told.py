"""What a ruling expects is told as a sentence in every language: every word has its message."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import pytest

import sixgun.rulings.classic.sets as sets
from sixgun.locale import LANGUAGES, bundle
from sixgun.rulings import show
from sixgun.rulings.classic.words import BASE
from sixgun.rulings.duel.words import EVENTS
from sixgun.rulings.expectations import SEAT_WORDS, TABLE_WORDS
from sixgun.rulings.words import words_of

DUEL = words_of("duel")
SET_WORDS = [BASE, *(import_module(one.name).WORDS for one in pkgutil.iter_modules(sets.__path__, f"{sets.__name__}."))]
MESSAGES = {
    *(f"expect-seat-{word}" for word in SEAT_WORDS | DUEL.of_seats),
    *(f"expect-{word}" for word in TABLE_WORDS | DUEL.of_table),
    *(f"expect-figure-{word}" for word in DUEL.of_figures),
    *(f"expect-seat-{word}" for words in SET_WORDS for word in words.of_seats),
    *(f"expect-{word}" for words in SET_WORDS for word in words.of_table),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_for_an_expectation_has_its_sentence(language: str) -> None:
    """A set that brings words of its own brings their messages: ``expect-WORD`` in rulings.ftl or its own file."""
    ids = {message.replace(" ", "-") for message in MESSAGES}
    assert not [id for id in sorted(ids) if not bundle(language).has_message(id)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_entry_has_a_name(language: str) -> None:
    message = bundle(language).get_message("ruling-entry").value
    kinds = {*EVENTS, *(kind for words in SET_WORDS for kind in words.log)}
    told = {kind: str(bundle(language).format_pattern(message, {"what": kind})[0]) for kind in kinds}
    assert not [kind for kind, name in told.items() if name == kind]


def test_a_ruling_is_told_in_russian_from_its_title_to_its_last_step() -> None:
    told = show("CL-S-7", "ru").splitlines()
    assert told[0] == "CL-S-7: Черви из «Бочки» отменяют выстрел"
    assert "2. С трефами «Бочка» подвела, и C ещё может сыграть «Мимо!»" in told
    assert "   ✓ C, вопрос: A стреляет в вас («Бэнг!»). Чем ответить?" in told
    assert "   ✓ C, можно ответить: Применить: «Бочка»" in told
    assert "   ✓ C, так ответить нельзя: Применить: «Бочка»" in told
    assert "   ✓ C: 4 жизни." in told
    assert "   ✓ Сверху в сбросе: Мимо!, 4♣, Бэнг!" in told


def test_a_refusal_is_told_with_its_reason() -> None:
    told = show("CL-S-1", "pl").splitlines()
    assert "   ✓ Odległość od A do C: 2." in told
    assert "   ✓ A, nie można: Zagraj „BANG!” A♠, cel: C. C: odległość 2, a zasięg twojej broni to 1." in told
