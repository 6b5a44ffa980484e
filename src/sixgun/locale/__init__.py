"""All player-visible text by id: one folder of Fluent files per language, read when a language is first asked for.

All ``.ftl`` files of a folder together are the language; a new one goes into every folder under the same name.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "ru", "pl", "it")


class Texts:
    """The texts of one language. What it lacks is said in English; what English lacks, by its id in brackets."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [bundle(name) for name in dict.fromkeys((language, "en"))]

    def text(self, id: str, **args: Any) -> str:
        """Render the message *id*."""
        return self._render(id, None, args)

    def attr(self, id: str, name: str, **args: Any) -> str:
        """Render the attribute *name* of the message *id*: ``attr("card-beer", "text")``."""
        return self._render(id, name, args)

    def accusative(self, id: str) -> str:
        """The name of *id* as the object of a verb; the plain name in languages that do not decline it."""
        message = self._bundles[0].get_message(id) if self._bundles[0].has_message(id) else None
        return self.attr(id, "acc") if message is not None and "acc" in message.attributes else self.text(id)

    def _render(self, id: str, name: str | None, args: dict[str, Any]) -> str:
        for source in self._bundles:
            if source.has_message(id):
                message = source.get_message(id)
                pattern = message.value if name is None else message.attributes.get(name)
                if pattern is not None:
                    return str(source.format_pattern(pattern, args)[0])
        return f"[{id}]" if name is None else f"[{id}.{name}]"


@cache
def texts(language: str) -> Texts:
    """The texts of *language*, one of LANGUAGES."""
    return Texts(language)


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of *language*: for tools and tests, which also want to know what went wrong in a rendering."""
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise ValueError(f"there are texts in {', '.join(LANGUAGES)}, not in {language!r}")
    found = FluentBundle([language], use_isolating=False)
    for source in sources(language).values():
        found.add_resource(FluentResource(source))
    return found


def sources(language: str) -> dict[str, str]:
    """The Fluent files of *language* by name: what the browser is sent."""
    folder = files(__name__) / language
    found = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}
    return dict(sorted(found.items()))
