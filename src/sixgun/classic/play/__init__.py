"""What happens at a table: the turn, and the verbs of the rulebook."""
