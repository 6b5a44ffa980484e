"""Bots for the classic game."""
