"""Rulings of the classic game: its table, its words, its stories."""

from sixgun.rulings.classic.table import WORDS

__all__ = ["WORDS"]
