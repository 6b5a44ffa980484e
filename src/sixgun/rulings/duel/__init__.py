"""Rulings of The Duel: its table, its words, its stories."""
