"""The screen of the classic game: the plain one."""

from typing import Final

from sixgun.cli.screens.screen import Screen

SCREEN: Final = Screen
