"""The words of the sets: a module each, by the id of the set. See ``sixgun.rulings.classic.extension``."""
