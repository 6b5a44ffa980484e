"""Strength is learnt: beliefs, value and weights are fitted to recorded games, and shipped as data with the bots."""
