"""Bots for The Duel: modules called like the bot, each with ``make(seat, seed)``."""
