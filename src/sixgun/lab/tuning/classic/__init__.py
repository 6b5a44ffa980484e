"""Of the classic game."""
