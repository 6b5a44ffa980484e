"""The loader: a text in its language, or else in English, or else its id."""

from __future__ import annotations

import subprocess
import sys

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sixgun import locale
from sixgun.locale import Texts, texts


def small(source: str, language: str = "en") -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source))
    return found


def test_a_text_is_rendered_in_its_language() -> None:
    assert texts("ru").text("card-beer") == "Пиво"
    assert texts("pl").text("card-beer") == "Piwo"
    assert texts("it").attr("card-stagecoach", "text") == "Pesca 2 carte dal mazzo."
    assert texts("ru").text("duel-card-whisky") == texts("ru").text("duel-resource-whisky") == "Виски"
    assert texts("ru") is texts("ru")


def test_what_a_language_lacks_is_said_in_english_and_then_by_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    english = "only-english = { $who } is here\n    .hint = a hint\nboth = English\n    .hint = English hint\n"
    bundles = {"en": small(english), "ru": small("both = по-русски\n", "ru")}
    monkeypatch.setattr(locale, "bundle", bundles.__getitem__)
    russian = Texts("ru")
    assert russian.text("both") == "по-русски"
    assert russian.attr("both", "hint") == "English hint"
    assert russian.text("only-english", who="Rose") == "Rose is here"
    assert russian.text("nowhere") == "[nowhere]"
    assert russian.attr("both", "nothing") == "[both.nothing]"


def test_arguments_come_without_isolating_marks_and_with_the_right_plural(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "cards = { $count } { $count ->\n    [one] карта\n    [few] карты\n   *[many] карт\n    }\n"
    monkeypatch.setattr(locale, "bundle", lambda language: small(source, language))
    russian = Texts("ru")
    said = [russian.text("cards", count=count) for count in (1, 2, 5, 11, 21)]
    assert said == ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="en, ru, pl, it"):
        texts("tlh")


def test_importing_the_package_does_not_load_fluent() -> None:
    code = "import sys, sixgun.locale; sys.exit(any(name.split('.')[0] in ('fluent', 'babel') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
