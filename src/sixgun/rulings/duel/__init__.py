"""Rulings of The Duel: its table, its words, its stories."""

from sixgun.rulings.duel.table import WORDS

__all__ = ["WORDS"]
