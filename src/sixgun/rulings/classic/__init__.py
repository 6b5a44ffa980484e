"""Rulings of the classic game: its table, its words, its stories."""
