"""A screen for each game: the table as a person in one seat sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.games import Kind

if TYPE_CHECKING:
    from sixgun.cli.screens.screen import Screen


def screen_for(kind: Kind, language: str, me: int) -> Screen:
    """The screen of a game for the person in seat *me*."""
    screen: Screen = kind.part("cli.screens", "SCREEN")(kind.part("locale", "SENTENCES")(language, [], me))
    return screen
