"""Whole games by the thousand under watch: what every classic table promises, at tables of every kind."""
