"""Strangers: where they come from, how much they may ask, what they may be called."""
