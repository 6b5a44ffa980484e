"""Bots that play on in their heads before they decide: the same search for every game."""
